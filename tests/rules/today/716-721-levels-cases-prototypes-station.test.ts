/** Cards whose lines hold from some point on, or that are cast as something smaller: Classes, Cases, prototypes, station. */
import { describe, expect, test } from 'vitest'
import { characteristics, get, isType, manaValueOf, whyNotInEdition } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const COLOSSUS = card(
  'Clay Colossus',
  '{7}',
  'Artifact Creature — Golem',
  'Prototype {1}{R} — 2/2 (You may cast this spell with different mana cost, color, and size.)\nTrample\nWhen ~ enters the battlefield, you gain 1 life.',
  '6/6',
)
const CARDS = [
  COLOSSUS,
  card(
    'Keeper Class',
    '{0}',
    'Enchantment — Class',
    'Creatures you control get +1/+0.\n{1}: Level 2\nWhen this Class becomes level 2, you gain 5 life.\n{2}: Level 3\nCreatures you control have flying.',
  ),
  card(
    'Case of the Lamp',
    '{0}',
    'Enchantment — Case',
    'When ~ enters the battlefield, you gain 1 life.\nTo solve — You control three or more creatures. (If unsolved, solve at the beginning of your end step.)\nSolved — Creatures you control get +2/+2.',
  ),
  card(
    'Lone Ship',
    '{0}',
    'Artifact — Spacecraft',
    'Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft.)\n3+ | Flying\nWhenever ~ attacks, you gain 2 life.',
    '4/4',
  ),
  card('Twin', '{0}', 'Sorcery', "Create a token that's a copy of target permanent."),
  card('Flash Home', '{0}', 'Instant', 'Counter target spell with mana value 2 or less.'),
  card(
    'Blink',
    '{0}',
    'Instant',
    'Exile target creature you control, then return it to the battlefield under its owner’s control.',
  ),
  card('Drain', '{0}', 'Instant', 'Remove a charge counter from target artifact.'),
  card('Army', '{0}', 'Sorcery', 'Create two 1/1 white Soldier creature tokens.'),
  creature('Slug', '{0}', '-1/4', '', 'Creature — Slug'),
]
const FORESTS = times(6, 'Forest')
const play = (mine: object, theirs: object = {}): Table =>
  table(
    'today',
    [
      { library: times(6, 'Ox'), ...mine },
      { library: times(6, 'Ox'), ...theirs },
    ],
    CARDS,
  )

describe('716 Classes', () => {
  const level = (game: Table, n: number) => game.activate('Keeper Class', n).resolveAll()

  test('[today:716] levels are gained one after another, as a sorcery, and those below stay', () => {
    const game = play({ battlefield: [...FORESTS, 'Keeper Class', 'Bear'] })
    const of = (n: number) => ({ do: 'activate', ...game.nth(game.id('Keeper Class'), n) }) as const
    expect(game.size('Bear')).toBe('3/2')
    // The third level can't be gained at the first.
    expect(game.why(of(3))).toMatchObject({ key: 'activate.condition' })
    level(game, 1)
    expect([game.life(0), get(game.state, game.id('Keeper Class')).marks?.level?.n]).toEqual([25, 2])
    expect(game.why(of(1))).toMatchObject({ key: 'activate.condition' })
    expect(characteristics(game.state, game.id('Bear')).abilities).toEqual([])
    level(game, 3)
    expect([game.size('Bear'), characteristics(game.state, game.id('Bear')).abilities.length]).toEqual(['3/2', 1])
    game.isAtAQuestion()
  })

  test('[today:716] a copy begins at level 1', () => {
    const game = play({ battlefield: [...FORESTS, 'Keeper Class'], hand: ['Twin'] })
    level(game, 1)
      .cast('Twin', { targets: ['Keeper Class'] })
      .resolveAll()
    const token = game.state.battlefield.at(-1) ?? 0
    expect(get(game.state, token).marks).toBeUndefined()
    expect(game.why({ do: 'activate', ...game.nth(token, 1) })).toBeNull()
  })

  test('[today:716] not while something is on the stack', () => {
    const game = play({ battlefield: [...FORESTS, 'Keeper Class', 'Lone Ship'], hand: ['Drain'] })
    game.cast('Drain', { targets: ['Lone Ship'] })
    expect(game.why({ do: 'activate', ...game.nth(game.id('Keeper Class'), 1) })).toMatchObject({
      key: 'timing.stackNotEmpty',
    })
  })
})

describe('719 Cases', () => {
  test('[today:719] solved at the beginning of the end step, if that is so then; what it says holds from then on', () => {
    const game = play({ battlefield: ['Bear', 'Bear', 'Bear', 'Case of the Lamp'] })
    expect(game.size('1:Bear')).toBe('2/2')
    game.to('end').resolveAll()
    expect([game.size('1:Bear'), get(game.state, game.id('Case of the Lamp')).marks?.solved?.n]).toEqual(['4/4', 1])
    game.isAtAQuestion()
  })

  test('[today:719] not where it was so only before', () => {
    const game = play({ battlefield: ['Bear', 'Bear', 'Case of the Lamp'] })
    game.to('end').resolveAll()
    expect(game.size('1:Bear')).toBe('2/2')
    // Solved once, it stays solved: no trigger asks again.
    const solved = play({ battlefield: ['Bear', 'Case of the Lamp'], hand: ['Army'] })
    solved.cast('Army').resolveAll().to('end').resolveAll()
    expect(solved.size('Bear')).toBe('4/4')
    solved.to('end', solved.state.turn.number + 2)
    expect([solved.state.stack.length, solved.size('Bear')]).toEqual([0, '4/4'])
  })
})

describe('718 prototypes', () => {
  test('[today:718 today:702.160] cast small it has that cost, colour and size, as a spell and as a permanent', () => {
    const game = play({ battlefield: ['Mountain', 'Mountain'], hand: ['Clay Colossus', 'Twin', 'Blink'] })
    const object = game.id('Clay Colossus', 'hand')
    expect(manaValueOf(game.state, object)).toBe(7)
    game.reply({ do: 'cast', object, via: '1|normal' }).announce({})
    const [spell = 0] = game.state.stack
    expect(characteristics(game.state, spell)).toMatchObject({ colors: ['R'], power: 2 })
    expect(manaValueOf(game.state, spell)).toBe(2)
    game.resolveAll()
    expect([game.size('Clay Colossus'), game.life(0)]).toEqual(['2/2', 21])
    // Values that a copy has, too.
    game.cast('Twin', { targets: ['Clay Colossus'] }).resolveAll()
    const token = game.state.battlefield.at(-1) ?? 0
    expect(characteristics(game.state, token)).toMatchObject({ colors: ['R'], power: 2, toughness: 2 })
  })

  test('[today:718] what returns is the whole card again', () => {
    const game = play({ battlefield: ['Mountain', 'Mountain'], hand: ['Clay Colossus', 'Blink'] })
    game
      .reply({ do: 'cast', object: game.id('Clay Colossus', 'hand'), via: '1|normal' })
      .announce({})
      .resolveAll()
    game.cast('Blink', { targets: ['Clay Colossus'] }).resolveAll()
    expect([game.size('Clay Colossus'), characteristics(game.state, game.id('Clay Colossus')).colors]).toEqual([
      '6/6',
      [],
    ])
  })

  test('[today:702.160] the small version is countered by what counters cheap spells, the big one isn’t', () => {
    const game = play({ battlefield: times(9, 'Mountain'), hand: ['Clay Colossus', 'Flash Home'] })
    game.cast('Clay Colossus')
    expect(game.why({ do: 'cast', ...game.way(game.id('Flash Home'), 'normal') })?.key).toBe('cast.noTarget')
    const small = play({ battlefield: times(9, 'Mountain'), hand: ['Clay Colossus', 'Flash Home'] })
    small.reply({ do: 'cast', object: small.id('Clay Colossus', 'hand'), via: '1|normal' }).announce({})
    small.cast('Flash Home', { targets: ['Clay Colossus'] }).resolveAll()
    expect(small.zone('Clay Colossus')).toBe('graveyard')
    expect(whyNotInEdition('2011', COLOSSUS)).toMatchObject({ key: 'edition.parts' })
  })
})

describe('721 station', () => {
  const station = (game: Table, by: string) => {
    game.activate('Lone Ship')
    if (game.question.kind === 'choose' || game.question.kind === 'pay') game.plain()
    expect(get(game.state, game.id(by)).tapped).toBe(true)
    return game.resolveAll()
  }

  test('[today:702.184 today:721] the power of what is tapped is put on it; from so many counters on it is a creature', () => {
    const game = play({ battlefield: ['Lone Ship', 'Ox'], hand: ['Drain'] })
    expect(isType(game.state, game.id('Lone Ship'), 'creature')).toBe(false)
    station(game, 'Ox')
    const ship = game.id('Lone Ship')
    expect(get(game.state, ship).counters.charge).toBe(3)
    expect([isType(game.state, ship, 'creature'), game.size('Lone Ship')]).toEqual([true, '4/4'])
    expect(
      characteristics(game.state, ship).abilities.some(
        (one) => one.kind === 'keyword' && one.keyword.name === 'flying',
      ),
    ).toBe(true)
    game.cast('Drain', { targets: ['Lone Ship'] }).resolveAll()
    expect(isType(game.state, ship, 'creature')).toBe(false)
    game.isAtAQuestion()
  })

  test('[today:702.184] a negative power puts none on it', () => {
    const game = play({ battlefield: ['Lone Ship', 'Slug'] })
    station(game, 'Slug')
    expect(get(game.state, game.id('Lone Ship')).counters.charge ?? 0).toBe(0)
  })
})
