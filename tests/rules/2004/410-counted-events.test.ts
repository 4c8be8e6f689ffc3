/** 410.2: events that are counted through the turn: the fourth spell, the first time; and what is done that often. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const MOTE = creature('Mote', '{0}', '1/1')
const THIRD = card('Third Bell', '{1}', 'Artifact', 'Whenever the third spell of a turn is cast, draw a card.')
const HUSH = card(
  'Hush Stone',
  '{1}',
  'Artifact',
  'Whenever the first noncreature spell of a turn is cast, counter that spell.',
)
const OWN = card(
  'Second Step',
  '{1}',
  'Artifact',
  'Whenever an opponent casts their second spell each turn, you gain 5 life.',
)
const GLASS = creature(
  'Glass Kite',
  '{1}',
  '1/4',
  'Whenever ~ becomes the target of a spell or ability for the first time each turn, counter that spell or ability.',
)
const POKE = card('Poke', '{0}', 'Instant', '~ deals 1 damage to target creature.')
const LORD = creature(
  'War Lord',
  '{3}',
  '3/3',
  'Whenever ~ attacks for the first time each turn, untap it. After this phase, there is an additional combat phase.',
)
const TORN = creature('Torn Beast', '{3}', '5/9', 'Whenever ~ is dealt damage, sacrifice that many permanents.')
const BURN = card('Burn', '{0}', 'Instant', '~ deals 3 damage to target creature.')
const BACK = card(
  'Take Back',
  '{X}',
  'Sorcery',
  'Discard X cards, then return a card from your graveyard to your hand for each card discarded this way.',
)
const STEPS = creature(
  'Ember Guard',
  '{1}',
  '2/2',
  'Whenever you activate an ability of an Elemental, ~ gets +1/+0 until end of turn.',
)
const SPARKLER = creature('Sparkler', '{1}', '1/1', '{0}: You gain 1 life.', 'Creature — Elemental')
const OTHER = creature('Plain One', '{1}', '1/1', '{0}: You gain 1 life.')

inEditions('2004', '2011')('410.2 counted through the turn, %s', (edition) => {
  test('[2004:410.2] the third spell of a turn, whoever casts them', () => {
    const game = table(
      edition,
      [{ battlefield: ['Third Bell'], hand: ['Pin', 'Pin'] }, { hand: times(3, 'Mote').map(() => 'Jot') }],
      [THIRD, card('Jot', '{0}', 'Instant', 'You gain 2 life.')],
    )
    game.cast('1:Pin').resolve().cast('Pin').resolve()
    expect(game.handSize(0)).toBe(0)
    game.pass().cast('1:Jot')
    expect(game.state.stack).toHaveLength(2)
    game.resolve().resolve()
    expect(game.handSize(0)).toBe(1)
    game.pass().cast('1:Jot').resolve()
    expect(game.handSize(0)).toBe(1)
  })

  test('[2004:410.2] only such spells count; each turn begins anew', () => {
    const game = table(
      edition,
      [{ battlefield: ['Hush Stone'], hand: ['Mote', 'Pin', 'Pin', 'Pin'] }, {}],
      [HUSH, MOTE],
    )
    game.cast('Mote').resolve().cast('1:Pin').resolveAll()
    expect([game.life(0), game.has('battlefield', 'Mote', 0)]).toEqual([20, true])
    game.cast('1:Pin').resolveAll()
    expect(game.life(0)).toBe(21)
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:410.2] a second spell of theirs, not of anyone', () => {
    const jot = card('Jot', '{0}', 'Instant', 'You gain 2 life.')
    const game = table(edition, [{ battlefield: ['Second Step'], hand: ['Pin'] }, { hand: ['Jot', 'Jot'] }], [OWN, jot])
    game.cast('Pin').resolve().pass().cast('1:Jot').resolve()
    expect(game.life(0)).toBe(21)
    game.pass().cast('Jot').resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([26, 24])
  })

  test('[2004:410.2] the first time it becomes a target, and not the second', () => {
    const game = table(edition, [{ hand: ['Poke', 'Poke'] }, { battlefield: ['Glass Kite'] }], [GLASS, POKE])
    game.cast('1:Poke', { targets: ['Glass Kite'] }).resolveAll()
    expect(get(game.state, game.id('Glass Kite')).damage).toBe(0)
    game.cast('1:Poke', { targets: ['Glass Kite'] }).resolveAll()
    expect(get(game.state, game.id('Glass Kite')).damage).toBe(1)
  })

  test('[2004:410.2] the first attack of the turn, not that of the next combat', () => {
    const game = table(edition, [{ battlefield: ['War Lord'] }, {}], [LORD])
    game.attack('War Lord').resolveAll().to('endCombat')
    expect(game.life(1)).toBe(17)
    game.to('beginCombat').attack('War Lord')
    expect(game.state.stack).toEqual([])
    game.to('main2')
    expect(game.life(1)).toBe(14)
    game.isAtAQuestion()
  })

  test('[2004:413.2] that many permanents, as many as there are', () => {
    const game = table(
      edition,
      [{ hand: ['Burn'] }, { battlefield: ['Torn Beast', 'Forest', 'Island', 'Swamp', 'Plains'] }],
      [TORN, BURN],
    )
    game.cast('Burn', { targets: ['Torn Beast'] }).resolve()
    game.resolve()
    const question = game.asks('choose')
    expect([question.seat, question.min, question.max, question.from.length]).toEqual([1, 3, 3, 5])
  })

  test('[2004:413.2] a card for each one discarded', () => {
    const side = { hand: ['Take Back', 'Bear', 'Ox'], graveyard: ['Forest', 'Island'], pool: '{C}{C}' }
    const game = table(edition, [side, {}], [BACK])
    game.cast('Take Back', { x: 2 }).resolve()
    const question = game.asks('choose')
    expect([question.min, question.max, question.from.length]).toEqual([2, 2, 4])
    game.reply([game.id('Forest'), game.id('Bear')])
    expect([game.handSize(0), game.zone('Ox')]).toEqual([2, 'graveyard'])
  })

  test('[2004:410.2] an ability of such a permanent', () => {
    const game = table(
      edition,
      [{ battlefield: ['Ember Guard', 'Sparkler', 'Plain One'] }, {}],
      [STEPS, SPARKLER, OTHER],
    )
    game.activate('Plain One').resolveAll()
    expect(game.size('Ember Guard')).toBe('2/2')
    game.activate('Sparkler').resolveAll()
    expect(game.size('Ember Guard')).toBe('3/2')
  })
})
