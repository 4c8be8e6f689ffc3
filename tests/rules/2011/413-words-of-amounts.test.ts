/** Amounts for what was sacrificed for the spell, the second spell of a turn, and what one has and holds: by play. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Wisp', '{0}', '1/1', '', 'Creature — Spirit'),
  creature('Shade', '{0}', '1/1', '', 'Creature — Spirit'),
  creature('Cow', '{2}', '3/3', '', 'Creature — Ox'),
  creature('Elk', '{0}', '2/2', '', 'Creature — Elk'),
  card('Tonic', '{0}', 'Instant', 'You gain 1 life.'),
  card(
    'Old Greed',
    '{0}',
    'Sorcery',
    'As an additional cost to cast this spell, you may sacrifice any number of Spirits.\nTarget player loses 2 life plus 2 life for each Spirit sacrificed this way. You gain that much life.',
  ),
  card(
    'Rage',
    '{0}',
    'Instant',
    'As an additional cost to cast this spell, you may sacrifice any number of Spirits.\nTarget creature gets +3/+0 until end of turn. For each Spirit sacrificed this way, that creature gets an additional +3/+0 until end of turn.',
  ),
  creature(
    'Vine',
    '{9}',
    '4/3',
    "Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return ~ from your graveyard to the battlefield.",
    'Creature — Plant',
  ),
  card(
    'Old Glory',
    '{0}',
    'Enchantment',
    'At the beginning of your upkeep, if you control no permanents other than ~ and have no cards in hand, you win the game.',
  ),
  card('Blessing', '{0}', 'Sorcery', 'You gain 1 life for each player.'),
  card(
    'Swap',
    '{0}',
    'Sorcery',
    'Exchange control of target nonland permanent you control and target nonland permanent an opponent controls with an equal or lesser mana value.',
  ),
]
const play = (mine: object, theirs: object = {}): Table => table('2011', [mine, theirs], CARDS)

describe('for each sacrificed as a cost', () => {
  /** Casts it with these sacrificed for it. */
  function cast(game: Table, name: string, target: string, sacrificed: readonly string[]): Table {
    game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })
    for (let guard = 0; guard < 9 && game.question.kind !== 'priority'; guard++) {
      const { question } = game
      if (question.kind === 'options')
        game.reply((sacrificed.length > 0 ? question.ways.at(-1) : question.ways[0])?.times ?? [])
      else if (question.kind === 'targets') game.reply([game.ref(target)])
      else if (question.kind === 'choose') game.reply(sacrificed.map((one) => game.id(one, 'battlefield')))
      else game.plain()
    }
    return game.resolve()
  }
  test.each([
    [[], 18, 22],
    [['Wisp'], 16, 24],
    [['Wisp', 'Shade'], 14, 26],
  ])('%j: %i life left', (sacrificed, theirs, mine) => {
    const game = play({ hand: ['Old Greed'], battlefield: ['Wisp', 'Shade', 'Cow'] })
    cast(game, 'Old Greed', 'player 1', sacrificed)
    expect([game.life(1), game.life(0)]).toEqual([theirs, mine])
    game.isAtAQuestion()
  })

  test('“that creature” is the target, not what was sacrificed', () => {
    const game = play({ hand: ['Rage'], battlefield: ['Wisp', 'Shade', 'Cow'] })
    cast(game, 'Rage', 'Cow', ['Wisp', 'Shade'])
    expect([game.size('Cow'), game.zone('Wisp'), game.zone('Shade')]).toEqual(['12/3', 'graveyard', 'graveyard'])
  })
})

describe('the second creature spell of a turn', () => {
  test('[2004:404.3] brings it back, the first and the third don’t, nor do other spells', () => {
    const game = play({ graveyard: ['Vine'], hand: ['Wisp', 'Elk', 'Shade', 'Tonic', 'Tonic'] })
    game.cast('Tonic').resolve().cast('Wisp')
    expect(game.state.stack.length).toBe(1)
    game.resolve().cast('Tonic')
    expect(game.state.stack.length).toBe(1)
    game.resolve().cast('Elk')
    expect(game.state.stack.length).toBe(2)
    game.pass(2).reply(true).resolveAll()
    expect(game.zone('Vine')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:404.3] it still is the second one where another spell was cast before it resolves', () => {
    const game = play({ graveyard: ['Vine'], hand: ['Wisp', 'Elk', 'Tonic'] })
    game.cast('Wisp').resolve().cast('Elk').cast('Tonic').pass(2)
    game.pass(2).reply(true)
    expect(game.zone('Vine')).toBe('battlefield')
  })

  test('an opponent’s spells don’t count', () => {
    const game = play({ graveyard: ['Vine'] }, { hand: ['Elk', 'Wisp'] })
    game.to('main1', game.state.turn.number + 1)
    game.cast('Elk').resolve().cast('Wisp')
    expect(game.state.stack.length).toBe(1)
  })
})

describe('what one has and holds', () => {
  test.each([
    [{ battlefield: ['Old Glory'] }, 0],
    [{ battlefield: ['Old Glory', 'Wisp'] }, undefined],
    [{ battlefield: ['Old Glory'], hand: ['Wisp'] }, undefined],
  ])('%j: the winner is %s', (mine, winner) => {
    const game = table('2011', [{}, mine], CARDS)
    const turn = game.state.turn.number
    for (let n = 0; n < 30 && game.position.question !== null && game.state.turn.number < turn + 2; n++) {
      if (game.state.turn.step === 'draw' && game.state.turn.number === turn + 1) break
      game.question.kind === 'priority' ? game.pass() : game.plain()
    }
    expect(game.winner()).toBe(winner === undefined ? undefined : 1)
  })

  test('for each player in the game', () => {
    const game = table('2011', [{ hand: ['Blessing'] }, {}, {}], CARDS)
    game.cast('Blessing').resolveAll()
    expect(game.life(0)).toBe(23)
  })

  test('[2004:409.1c] of equal or lesser mana value than the first target', () => {
    const game = play({ hand: ['Swap'], battlefield: ['Elk'] }, { battlefield: ['Cow', 'Wisp'] })
    game.reply({ do: 'cast', object: game.id('Swap'), via: 'normal' }).reply([game.ref('Elk')])
    expect(game.refusal([game.ref('Cow')])).toBeDefined()
    game.announce({ targets: ['Wisp'] }).resolve()
    const controller = (name: string) => get(game.state, game.id(name)).controller
    expect([controller('Wisp'), controller('Elk'), controller('Cow')]).toEqual([0, 1, 1])
  })
})
