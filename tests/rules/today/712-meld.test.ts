/** Meld (701.42, 712.4). */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const COLOSSUS = ['Colossus', '', 'Creature — Golem', 'Trample\nWhenever ~ attacks, you gain 2 life.', '7/7'] as const
const ENGINE = faced(
  'meld',
  [
    'Engine',
    '{2}{R}',
    'Creature — Golem',
    'At the beginning of combat on your turn, if you both own and control ~ and a creature named Boiler, exile them, then meld them into Colossus.',
    '1/1',
  ],
  [...COLOSSUS],
)
const BOILER = faced('meld', ['Boiler', '{3}{G}', 'Creature — Golem', 'Haste', '2/2'], [...COLOSSUS])
const YARD = faced(
  'meld',
  [
    'Yard',
    '',
    'Land',
    '{T}: Add {C}.\n{2}, {T}: If you both own and control ~ and a creature named Boiler, exile them, then meld them into Colossus.',
  ],
  [...COLOSSUS],
)
const CARDS = [
  ENGINE,
  BOILER,
  YARD,
  creature('Greeter', '{0}', '1/1', 'Whenever a creature enters, you gain 1 life.'),
  creature('Mourner', '{0}', '1/1', 'Whenever another creature dies, you gain 1 life.'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Bounce', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target creature, then return that card to the battlefield under its owner's control.",
  ),
  card('Weigh', '{0}', 'Instant', 'You gain life equal to the mana value of target creature.'),
  card('Turn', '{0}', 'Instant', 'Transform target creature.'),
  card('Double', '{0}', 'Sorcery', 'Create a token that’s a copy of target creature.'),
  card('Lend', '{0}', 'Sorcery', 'Target opponent gains control of target creature you control.'),
  card(
    'Shape',
    '{0}',
    'Instant',
    'Target creature you control becomes a copy of target creature an opponent controls until end of turn.',
  ),
  creature('Maw', '{5}', '4/4', 'Mutate {0}\nReach', 'Creature — Beast'),
]
const begun = (mine: Side, theirs: Side = {}) => table('today', [mine, theirs], CARDS)
const melded = (mine: Side = {}) =>
  begun({ ...mine, battlefield: ['Engine', 'Boiler', ...(mine.battlefield ?? [])] })
    .to('beginCombat')
    .resolveAll()

describe('melding', () => {
  test('[today:701.42 today:712.4] the pair is exiled and enters as one permanent', () => {
    const game = melded({ battlefield: ['Greeter'] })
    expect([game.size('Colossus'), game.life(0), game.state.exile]).toEqual(['7/7', 21, []])
    expect(game.has('battlefield', 'Engine') || game.has('battlefield', 'Boiler')).toBe(false)
    game
      .to('beginCombat', game.state.turn.number + 2)
      .attack('Colossus')
      .to('main2')
    expect(game.life(1)).toBe(13)
    game.isAtAQuestion()
  })
  test('[today:701.42] without the other half nothing triggers; it must be owned and controlled', () => {
    const alone = begun({ battlefield: ['Engine', 'Bear'] }).to('beginCombat')
    expect([alone.state.stack, alone.zone('Engine')]).toEqual([[], 'battlefield'])
    const lent = begun({ battlefield: ['Engine', 'Boiler'], hand: ['Lend'] })
    lent
      .cast('Lend', { targets: ['player 1', 'Boiler'] })
      .resolveAll()
      .to('beginCombat')
    expect([lent.state.stack, lent.zone('Engine')]).toEqual([[], 'battlefield'])
    const foreign = { name: 'Boiler', owner: 1 } as const
    expect(begun({ battlefield: ['Engine', foreign] }).to('beginCombat').state.stack).toEqual([])
    // Of two the one of one’s own, without a question.
    const both = begun({ battlefield: ['Engine', foreign, 'Boiler'] })
      .to('beginCombat')
      .resolve()
    expect([both.question.kind, both.size('Colossus'), get(both.state, both.id('Boiler')).owner]).toEqual([
      'priority',
      '7/7',
      1,
    ])
  })
  test('[today:701.42] a land’s ability melds it, too', () => {
    const game = begun({ battlefield: ['Yard', 'Boiler'], pool: '{C}{C}' })
      .activate('Yard', 1)
      .resolveAll()
    expect([game.size('Colossus'), game.state.exile]).toEqual(['7/7', []])
    const lonely = begun({ battlefield: ['Yard', 'Bear'], pool: '{C}{C}' })
      .activate('Yard', 1)
      .resolveAll()
    expect([lonely.zone('Yard'), lonely.state.exile]).toEqual(['battlefield', []])
  })
  test('[today:701.42] what bears the name but is no card of the pair stays exiled with the other', () => {
    const game = begun({ battlefield: ['Engine', 'Boiler'], hand: ['Double', 'Slay'] })
    game.cast('Double', { targets: ['Boiler'] }).resolveAll()
    const card_ = game.state.battlefield.find(
      (id) => get(game.state, id).kind === 'card' && characteristics(game.state, id).name === 'Boiler',
    )
    game.reply({ do: 'cast', ...game.way(game.id('Slay', 'hand'), 'normal') }).reply([{ object: card_ ?? 0 }])
    game.announce({}).resolveAll().to('beginCombat').resolveAll()
    expect([game.zone('Engine'), game.has('battlefield', 'Boiler'), game.has('exile', 'Boiler')]).toEqual([
      'exile',
      false,
      false,
    ])
    game.isAtAQuestion()
  })
})

test('[today:701.42] two of the same card are no pair, whatever one of them was a copy of', () => {
  const game = begun({ battlefield: ['Boiler', 'Boiler'], hand: ['Shape'] }, { battlefield: ['Engine'] })
  game.cast('Shape', { targets: ['Boiler', 'Engine'] }).resolve()
  game.to('beginCombat').resolve()
  expect(game.state.exile.map((id) => characteristics(game.state, id).name)).toEqual(['Boiler', 'Boiler'])
  game.isAtAQuestion()
})

describe('the melded permanent', () => {
  test('[today:712.4] it leaves as one, and as two cards', () => {
    const game = melded({ hand: ['Slay'], battlefield: ['Mourner'] })
      .cast('Slay', { targets: ['Colossus'] })
      .resolveAll()
    expect([game.zone('Engine'), game.zone('Boiler'), game.life(0)]).toEqual(['graveyard', 'graveyard', 21])
    const bounced = melded({ hand: ['Bounce'] })
      .cast('Bounce', { targets: ['Colossus'] })
      .resolveAll()
    expect([bounced.zone('Engine'), bounced.zone('Boiler'), bounced.handSize(0)]).toEqual(['hand', 'hand', 2])
  })
  test('[today:712.4] that card is both, which return as they are by themselves', () => {
    const game = melded({ hand: ['Blink'] })
      .cast('Blink', { targets: ['Colossus'] })
      .resolveAll()
    expect([game.size('Engine'), game.size('Boiler'), game.has('battlefield', 'Colossus')]).toEqual([
      '1/1',
      '2/2',
      false,
    ])
  })
  test('[today:712.4 today:202.3b] its mana value is that of both fronts; it can’t transform', () => {
    const game = melded({ hand: ['Weigh', 'Turn'] })
      .cast('Weigh', { targets: ['Colossus'] })
      .resolveAll()
    expect(game.life(0)).toBe(27)
    game.cast('Turn', { targets: ['Colossus'] }).resolveAll()
    expect(game.size('Colossus')).toBe('7/7')
  })
  test('[today:712.4] a copy of it is what it is, and leaves as one token', () => {
    const game = melded({ hand: ['Double', 'Slay'] })
      .to('main2')
      .cast('Double', { targets: ['Colossus'] })
      .resolveAll()
    expect([game.size('1:Colossus'), game.size('2:Colossus')]).toEqual(['7/7', '7/7'])
  })
  test('[today:712.4 today:730] it may be merged with; its three cards leave together', () => {
    const game = melded({ hand: ['Maw', 'Slay'] })
      .to('main2')
      .cast('Maw', { via: 'mutate', targets: ['Colossus'] })
    game.resolve().reply(true).resolveAll()
    expect([game.size('Maw'), characteristics(game.state, game.id('Maw')).abilities.length]).toEqual(['4/4', 4])
    game.cast('Slay', { targets: ['Maw'] }).resolveAll()
    expect(['Maw', 'Engine', 'Boiler'].map((name) => game.zone(name))).toEqual(['graveyard', 'graveyard', 'graveyard'])
  })
})
