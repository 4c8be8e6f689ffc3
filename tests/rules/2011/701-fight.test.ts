import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Prey', '{0}', 'Sorcery', "Target creature you control fights target creature you don't control."),
  creature('Brawler', '{1}', '1/4', '{0}: ~ fights target creature.'),
  creature('Venom', '{1}', '1/1', 'Deathtouch, lifelink'),
  creature('Giant', '{4}', '4/5'),
  creature('Duelist', '{1}', '2/2', 'First strike'),
  card('Still', '{0}', 'Instant', 'Target creature becomes an enchantment until end of turn.'),
  card('Bolt', '{0}', 'Instant', '~ deals 5 damage to target creature.'),
]

test('[2011:contents/701 2011:701.10] each deals damage equal to its power to the other; what such damage does applies', () => {
  const game = table('2011', [{ hand: ['Prey'], battlefield: ['Venom'] }, { battlefield: ['Giant'] }], CARDS)
  game.cast('Prey', { targets: ['Venom', 'Giant'] }).resolveAll()
  expect([game.zone('Venom'), game.zone('Giant'), game.life(0)]).toEqual(['graveyard', 'graveyard', 21])
  game.isAtAQuestion()
})

test('[2011:contents/701 2011:701.10] if either is gone, neither is dealt damage', () => {
  const sides = { hand: ['Prey', 'Bolt'], battlefield: ['Bear'] }
  const game = table('2011', [sides, { battlefield: ['Ox'] }], CARDS)
  game
    .cast('Prey', { targets: ['Bear', 'Ox'] })
    .cast('Bolt', { targets: ['Ox'] })
    .resolveAll()
  expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
  expect(game.events.some((one) => one.kind === 'damage' && one.object.name === 'Bear')).toBe(false)
})

test('[2011:contents/701 2011:701.10] one that fights itself deals itself twice its power', () => {
  const game = table('2011', [{ battlefield: ['Brawler'] }, {}], CARDS)
  game.activate('Brawler', 0, { targets: ['Brawler'] }).resolveAll()
  game.activate('Brawler', 0, { targets: ['Brawler'] }).resolveAll()
  expect(game.zone('Brawler')).toBe('graveyard')
})

test('[2011:contents/701] if either is no longer a creature, neither is dealt damage', () => {
  const sides = { hand: ['Prey', 'Still'], battlefield: ['Duelist'] }
  const game = table('2011', [sides, { battlefield: ['Bear'] }], CARDS)
  game
    .cast('Prey', { targets: ['Duelist', 'Bear'] })
    .cast('Still', { targets: ['Bear'] })
    .resolveAll()
  expect([game.zone('Duelist'), game.zone('Bear')]).toEqual(['battlefield', 'battlefield'])
  expect(game.events.some((one) => one.kind === 'damage')).toBe(false)
  const own = table('2011', [{ hand: ['Still'], battlefield: ['Brawler'] }, { battlefield: ['Bear'] }], CARDS)
  own
    .activate('Brawler', 0, { targets: ['Bear'] })
    .cast('Still', { targets: ['Brawler'] })
    .resolveAll()
  expect(own.events.some((one) => one.kind === 'damage')).toBe(false)
  game.isAtAQuestion()
})

test('[2011:contents/701] first strike doesn’t matter: both deal their damage at once', () => {
  const game = table('2011', [{ hand: ['Prey'], battlefield: ['Duelist'] }, { battlefield: ['Bear'] }], CARDS)
  game.cast('Prey', { targets: ['Duelist', 'Bear'] }).resolveAll()
  expect([game.zone('Duelist'), game.zone('Bear')]).toEqual(['graveyard', 'graveyard'])
})
