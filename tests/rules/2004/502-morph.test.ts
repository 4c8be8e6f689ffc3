import { expect, test } from 'vitest'
import { characteristics, get, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Hidden Drake',
    '{4}{R}',
    '5/5',
    'Flying\n~ enters the battlefield with two +1/+1 counters on it.\nWhen ~ enters the battlefield, draw a card.\nMorph {R}',
  ),
  creature('Plain', '{1}', '1/1'),
  card('Tax', '{0}', 'Enchantment', 'Red spells cost {2} more to cast.'),
  card('Deny', '{0}', 'Instant', 'Counter target creature spell.'),
  card('Swell', '{0}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('Cover', '{0}', 'Instant', 'Turn target creature face down.'),
]
const LIBRARY = { library: times(5, 'Forest') }

inEditions('2004', '2011')('502.26 morph, %s', (edition) => {
  const board = (more: object = {}, theirs: object = {}): Table =>
    table(
      edition,
      [
        { hand: ['Hidden Drake'], battlefield: times(4, 'Mountain'), ...LIBRARY, ...more },
        { ...LIBRARY, ...theirs },
      ],
      CARDS,
    )
  const shown = (game: Table, seat: number) => {
    const { now } = seenBy(game.position, seat)
    const id = game.state.battlefield.find((one) => get(game.state, one).faceDown) ?? game.state.stack[0] ?? 0
    const { name, colors, types, subtypes, cost, power, toughness, abilities } = characteristics(now, id)
    return { name, colors, types, subtypes, cost: cost?.length ?? 0, power, toughness, abilities: abilities.length }
  }
  const NAMELESS = {
    name: '',
    colors: [],
    types: ['creature'],
    subtypes: [],
    cost: 0,
    power: 2,
    toughness: 2,
    abilities: 0,
  }

  test('[2004:502.26a 2004:502.26b] cast face down for {3} it is a nameless 2/2, as a spell and as a permanent', () => {
    const game = board({}, { battlefield: ['Tax'] })
    game.cast('Hidden Drake', { via: 'faceDown' })
    expect(shown(game, 1)).toEqual(NAMELESS)
    // “Red spells cost {2} more” didn't find it: one of four lands is left.
    expect(game.state.battlefield.filter((id) => get(game.state, id).tapped)).toHaveLength(3)
    game.resolve()
    expect(shown(game, 1)).toEqual(NAMELESS)
    expect([game.state.stack.length, game.handSize(0)]).toEqual([0, 0])
    game.isAtAQuestion()
  })

  test('[2004:502.26a] turning it up costs its morph cost', () => {
    const up = (pool: string) => {
      const game = board({ hand: [], battlefield: [{ name: 'Hidden Drake', faceDown: true }], pool })
      const object = game.state.battlefield[0] ?? 0
      return { game, object, why: game.why({ do: 'turnFaceUp', object }) }
    }
    expect(up('{G}').why).not.toBeNull()
    const { game, object, why } = up('{R}')
    expect(why).toBeNull()
    game.reply({ do: 'turnFaceUp', object }).announce({})
    expect([game.pool(0), get(game.state, object).faceDown]).toEqual(['', false])
    game.isAtAQuestion()
  })

  test('[2004:502.26b] face down it is a creature spell, which is countered as one', () => {
    const game = board({}, { hand: ['Deny'] })
    game.cast('Hidden Drake', { via: 'faceDown' }).pass()
    const [spell = 0] = game.state.stack
    game.reply({ do: 'cast', object: game.id('Deny'), via: 'normal' })
    if (game.question.kind === 'targets') game.reply([{ object: spell }])
    game.announce({}).resolve()
    expect(game.zone('Hidden Drake')).toBe('graveyard')
  })

  test('[2004:502.26c] a card without morph can’t be cast face down', () => {
    const game = board({ hand: ['Plain'] })
    expect(() => game.cast('Plain', { via: 'faceDown' })).toThrow()
    expect(game.refusal({ do: 'cast', object: game.id('Plain'), via: 'faceDown' }).key).toBe('cast.noCost')
  })

  test('[2004:502.26a 2004:502.26d] turned up for its morph cost at once, without entering, also while a spell waits', () => {
    const game = board({ battlefield: [{ name: 'Hidden Drake', faceDown: true }, 'Mountain'], hand: ['Swell'] })
    const id = game.id('Hidden Drake')
    game.cast('Swell', { targets: ['Hidden Drake'] })
    game.reply({ do: 'turnFaceUp', object: id })
    if (game.question.kind === 'pay') game.announce({})
    expect([get(game.state, id).faceDown, game.state.stack.length, game.handSize(0)]).toEqual([false, 1, 0])
    expect([game.size('Hidden Drake'), get(game.state, id).counters['+1/+1'] ?? 0]).toEqual(['5/5', 0])
    expect(characteristics(seenBy(game.position, 1).now, id).name).toBe('Hidden Drake')
    expect(game.resolve().size('Hidden Drake')).toBe('7/7')
    game.isAtAQuestion()
  })

  test('[2004:504.5] effects and counters of a face-down creature stay when it is turned up', () => {
    const down = { name: 'Hidden Drake', faceDown: true, counters: { '+1/+1': 1 } }
    const game = board({ battlefield: [down, 'Mountain'], hand: ['Swell'] })
    game.cast('Swell', { targets: ['Hidden Drake'] }).resolve()
    expect(game.size('Hidden Drake')).toBe('5/5')
    game.reply({ do: 'turnFaceUp', object: game.id('Hidden Drake') })
    if (game.question.kind === 'pay') game.announce({})
    expect([game.size('Hidden Drake'), game.state.stack.length]).toEqual(['8/8', 0])
    game.to('upkeep', 4)
    expect(game.size('Hidden Drake')).toBe('6/6')
  })

  test('[2004:502.26d] a face-down creature without a morph cost can’t be turned up', () => {
    const game = board({ battlefield: [{ name: 'Plain', faceDown: true }, 'Mountain'], hand: [] })
    expect(game.why({ do: 'turnFaceUp', object: game.id('Plain') })?.key).toBe('faceUp.noMorph')
  })

  test('[2004:502.26e] turned face down by an effect it is a vanilla 2/2 with what is on it; morph turns it up again', () => {
    const up = { name: 'Hidden Drake', counters: { '+1/+1': 1 }, damage: 1 }
    const game = board({ battlefield: [up, 'Mountain', 'Plain'], hand: ['Cover', 'Cover'] })
    game.cast('1:Cover', { targets: ['Hidden Drake'] }).resolve()
    expect(shown(game, 1)).toEqual({ ...NAMELESS, power: 3, toughness: 3 })
    expect(get(game.state, game.id('Hidden Drake')).damage).toBe(1)
    game.reply({ do: 'turnFaceUp', object: game.id('Hidden Drake') })
    if (game.question.kind === 'pay') game.announce({})
    expect(game.size('Hidden Drake')).toBe('6/6')
    game.cast('Cover', { targets: ['Plain'] }).resolve()
    expect(game.why({ do: 'turnFaceUp', object: game.id('Plain') })?.key).toBe('faceUp.noMorph')
    game.isAtAQuestion()
  })

  test('[2004:502.26b] what copies it is a vanilla 2/2 without a name', () => {
    const game = board({ battlefield: [{ name: 'Hidden Drake', faceDown: true }], hand: ['Mirror'] })
    game.cast('Mirror').resolve()
    const drake = game.id('Hidden Drake')
    if (game.question.kind === 'choose') game.reply([drake])
    const copy = game.state.battlefield.find((id) => id !== drake) ?? 0
    const { name, power, toughness, abilities } = characteristics(game.state, copy)
    expect([name, power, toughness, abilities.length, get(game.state, copy).faceDown]).toEqual(['', 2, 2, 0, false])
  })
})
