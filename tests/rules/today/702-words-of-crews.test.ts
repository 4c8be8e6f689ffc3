/** What crews, as which power, and what can't. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Hauler', '{0}', 'Artifact — Vehicle', 'Crew 3', '4/5'),
  creature('Driver', '{0}', '1/1', '~ crews Vehicles as though its power were 2 greater.'),
  creature('Tortoise', '{0}', '0/4', '~ crews Vehicles using its toughness rather than its power.'),
  creature('Steed', '{0}', '2/2', 'Saddle 3', 'Creature — Horse Mount'),
  creature('Groom', '{0}', '1/1', '~ saddles Mounts and crews Vehicles as though its power were 2 greater.'),
  creature('Giant', '{0}', '3/3', '', 'Creature — Giant'),
  card(
    'Chains',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't attack, block, or crew Vehicles.",
  ),
]
const why = (game: ReturnType<typeof table>, name: string) =>
  game.why({ do: 'activate', ...game.nth(game.id(name), name === 'Hauler' ? 1 : 0) })

test('[today:702.122] a creature crews as though its power were greater, and has no more power for it', () => {
  const game = table('today', [{ battlefield: ['Driver', 'Hauler'] }, {}], CARDS)
  game.activate('Hauler', 1)
  expect(game.asks('choose').power).toEqual({ least: 3, each: [3] })
  game.reply([game.id('Driver')]).resolve()
  expect([get(game.state, game.id('Driver')).tapped, game.size('Driver')]).toEqual([true, '1/1'])
  game.isAtAQuestion()
})

test('[today:702.122] by its toughness; only what is said of crewing counts, and saddling is another thing', () => {
  const game = table('today', [{ battlefield: ['Tortoise', 'Hauler'] }, {}], CARDS)
  game.activate('Hauler', 1)
  expect(game.asks('choose').power).toEqual({ least: 3, each: [4] })
  expect(why(table('today', [{ battlefield: ['Driver', 'Steed'] }, {}], CARDS), 'Steed')).toMatchObject({
    key: 'cost.tooWeak',
  })
  const groom = table('today', [{ battlefield: ['Groom', 'Steed'] }, {}], CARDS)
  expect(why(groom, 'Steed')).toBeNull()
  groom.isAtAQuestion()
})

test('[today:702.122] what can’t crew isn’t tapped for it', () => {
  const game = table('today', [{ hand: ['Chains'], battlefield: ['Giant', 'Hauler'] }, {}], CARDS)
  expect(why(game, 'Hauler')).toBeNull()
  game.cast('Chains', { targets: ['Giant'] }).resolve()
  expect(why(game, 'Hauler')).toMatchObject({ key: 'cost.tooWeak' })
  game.isAtAQuestion()
})
