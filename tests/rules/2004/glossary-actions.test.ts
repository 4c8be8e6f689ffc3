import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Rot', '{B}', 'Sorcery', 'Target player discards two cards.'),
  card('Grind', '{B}', 'Sorcery', 'Target player mills two cards.'),
  card('Grief', '{1}', 'Enchantment', 'Whenever a player discards a card, you gain 1 life.'),
  card('Bury', '{B}', 'Instant', "Put target creature into its owner's graveyard."),
  card('Slay', '{B}', 'Instant', 'Destroy target creature.'),
  card('Edict', '{B}', 'Instant', 'Target player sacrifices a creature.'),
  card('Mend', '{G}', 'Instant', 'Regenerate target creature.'),
  creature('Idol', '{G}', '2/2', 'Indestructible'),
  creature('Spent', '{R}', '2/2', '{0}: Sacrifice ~ at the beginning of the next end step.'),
  card('Steal', '{U}', 'Sorcery', 'Gain control of target creature.'),
  card('Inkling', '{U}', 'Sorcery', 'Draw three cards.'),
  card('Grasp', '{U}', 'Sorcery', 'Put the top card of your library into your hand.'),
  card('Joy', '{1}', 'Enchantment', 'Whenever you draw a card, you gain 1 life.'),
  card('Detour', '{1}', 'Enchantment', 'If you would draw a card, you gain 5 life instead.'),
  card('Glow', '{1}', 'Enchantment', 'Whenever you gain life, draw a card.'),
  card('Ache', '{1}', 'Enchantment', 'Whenever you lose life, draw a card.'),
  card('Startover', '{W}', 'Sorcery', 'Your life total becomes 10.'),
  creature('Leech', '{B}', '1/1', '{T}, Pay 2 life: You gain 1 life.'),
]

inEditions('2004', '2011')('keyword actions, %s', (edition) => {
  test('[2004:glossary/discard] the player who discards chooses', () => {
    const game = table(
      edition,
      [{ battlefield: ['Swamp', 'Grief'], hand: ['Rot'] }, { hand: ['Bear', 'Ox', 'Spark'] }],
      CARDS,
    )
    game.cast('Rot', { targets: ['player 1'] }).resolve()
    expect(game.asks('choose')).toMatchObject({ seat: 1, min: 2, max: 2 })
    game.reply([game.id('Bear'), game.id('Spark')])
    expect([game.zone('Bear'), game.zone('Ox'), game.zone('Spark')]).toEqual(['graveyard', 'hand', 'graveyard'])
    expect(game.resolveAll().life(0)).toBe(22)
  })

  test('[2004:glossary/discard] from the library to the graveyard is no discard', () => {
    const game = table(edition, [{ battlefield: ['Swamp', 'Grief'], hand: ['Grind'] }, {}], CARDS)
    game.cast('Grind', { targets: ['player 1'] }).resolve()
    expect([game.state.graveyards[1]?.length, game.state.stack.length]).toEqual([2, 0])
  })

  test.each([
    ['Bury', 'graveyard'],
    ['Slay', 'battlefield'],
    ['Edict', 'graveyard'],
  ])('[2004:glossary/destroy 2004:glossary/sacrifice] %s against a regeneration shield', (name, zone) => {
    const game = table(
      edition,
      [{ battlefield: ['Swamp', 'Forest'], hand: [name, 'Mend'] }, { battlefield: ['Ox'] }],
      CARDS,
    )
    game.cast('Mend', { targets: ['Ox'] }).resolve()
    game.cast(name, { targets: [name === 'Edict' ? 'player 1' : 'Ox'] }).resolve()
    expect(game.zone('Ox')).toBe(zone)
  })

  test("[2004:glossary/sacrifice] what can't be destroyed can be sacrificed", () => {
    const game = table(
      edition,
      [{ battlefield: ['Swamp', 'Swamp'], hand: ['Slay', 'Edict'] }, { battlefield: ['Idol'] }],
      CARDS,
    )
    game.cast('Slay', { targets: ['Idol'] }).resolve()
    expect(game.zone('Idol')).toBe('battlefield')
    game.cast('Edict', { targets: ['player 1'] }).resolve()
    expect(game.zone('Idol')).toBe('graveyard')
  })

  test('[2004:glossary/sacrifice] nobody can sacrifice what another controls', () => {
    const game = table(edition, [{ battlefield: ['Spent'] }, { battlefield: ['Island'], hand: ['Steal'] }], CARDS, {
      active: 1,
      number: 4,
    })
    game.pass().activate('Spent').resolve()
    game.cast('Steal', { targets: ['Spent'] }).resolve()
    expect(get(game.state, game.id('Spent')).controller).toBe(1)
    game.to('end').resolveAll()
    expect(game.zone('Spent')).toBe('battlefield')
  })

  test('[2004:glossary/sacrifice] its controller does', () => {
    const game = table(edition, [{ battlefield: ['Spent'] }, {}], CARDS)
    game.activate('Spent').resolve().to('end').resolveAll()
    expect(game.zone('Spent')).toBe('graveyard')
  })

  test('[2004:glossary/draw] three cards are three draws, and each may be replaced', () => {
    const joy = table(edition, [{ battlefield: ['Island', 'Joy'], hand: ['Inkling'] }, {}], CARDS)
    joy.cast('Inkling').resolve().resolveAll()
    expect([joy.handSize(0), joy.life(0)]).toEqual([3, 23])
    const game = table(edition, [{ battlefield: ['Island', 'Detour'], hand: ['Inkling'] }, {}], CARDS)
    game.cast('Inkling').resolve()
    expect([game.handSize(0), game.life(0)]).toEqual([0, 35])
  })

  test('[2004:glossary/draw] a card put into the hand is not drawn', () => {
    const game = table(edition, [{ battlefield: ['Island', 'Joy', 'Detour'], hand: ['Grasp'] }, {}], CARDS)
    game.cast('Grasp').resolve()
    expect([game.handSize(0), game.state.stack.length, game.life(0)]).toEqual([1, 0, 20])
  })

  test('[2004:glossary/life-total] becoming a number is gaining or losing the difference', () => {
    const gain = table(edition, [{ life: 4, battlefield: ['Plains', 'Glow', 'Ache'], hand: ['Startover'] }, {}], CARDS)
    gain.cast('Startover').resolve()
    expect([gain.life(0), gain.state.stack.length]).toEqual([10, 1])
    const lose = table(edition, [{ battlefield: ['Plains', 'Ache'], hand: ['Startover'] }, {}], CARDS)
    lose.cast('Startover').resolve()
    expect([lose.life(0), lose.state.stack.length]).toEqual([10, 1])
  })

  test('[2004:glossary/life-total] damage and payments are loss of life', () => {
    const game = table(edition, [{ battlefield: ['Leech', 'Ache', 'Mountain'], hand: ['Spark'] }, {}], CARDS)
    game.activate('Leech')
    expect([game.life(0), game.state.stack.length]).toEqual([18, 2])
    game.resolve()
    expect(game.handSize(0)).toBe(2)
    game.cast('Spark', { targets: ['player 0'] }).resolve()
    expect([game.life(0), game.state.stack.length]).toEqual([15, 2])
  })

  test('[2004:glossary/life-total] each player begins with 20 life, and loses at 0', () => {
    const game = table(edition, [{ battlefield: times(2, 'Mountain'), hand: times(2, 'Spark') }, { life: 3 }], CARDS)
    expect(game.life(0)).toBe(20)
    game.cast('1:Spark', { targets: ['player 1'] }).resolve()
    expect(game.winner()).toBe(0)
  })
})
