/** What something is now, and what of all else it loses: types, creature types, abilities (today:613.1). */
import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const aura = (name: string, text: string) =>
  card(name, '{0}', 'Enchantment — Aura', `Enchant permanent\nEnchanted permanent ${text}`)
const CARDS = [
  creature('Ox', '{0}', '3/3', 'Trample', 'Enchantment Creature — Ox Beast'),
  aura(
    'Sudden Shrink',
    'is an Insect artifact creature with base power and toughness 0/1 and has flying, and it loses all other abilities, card types, and creature types.',
  ),
  aura('Put Far Away', 'is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.'),
  aura(
    'Coin',
    'is a Treasure artifact with "{T}, Sacrifice this artifact: Add one mana of any color," and it loses all other abilities.',
  ),
  aura('Moth', 'is a 1/1 Insect creature and loses all other creature types.'),
  aura('Long Sleep', 'is an enchantment and loses all other abilities.'),
  card(
    'Thin Gild',
    '{0}',
    'Sorcery',
    'Target creature becomes a Treasure artifact with "{T}, Sacrifice this artifact: Add one mana of any color" and loses all other card types and abilities.',
  ),
]
const on = (name: string): Table => {
  const game = table('today', [{ hand: [name], battlefield: ['Ox'] }, {}], CARDS)
  return game.cast(name, { targets: ['Ox'] }).resolve()
}

test.each([
  ['Sudden Shrink', ['artifact', 'creature'], ['Insect'], ['flying'], 1],
  ['Put Far Away', ['land'], [], [], 1],
  ['Coin', ['artifact'], ['Treasure'], [], 1],
  ['Moth', ['creature', 'enchantment'], ['Insect'], ['trample'], 1],
  ['Long Sleep', ['enchantment'], [], [], 0],
  ['Thin Gild', ['artifact'], ['Treasure'], [], 1],
] as const)('[today:613.1] %s: what it keeps and what it loses', (name, types, subtypes, keywords, abilities) => {
  const game = on(name)
  const is = characteristics(game.state, game.id('Ox'))
  expect([...is.types].sort()).toEqual(types)
  expect(is.subtypes).toEqual(subtypes)
  expect(is.abilities.flatMap((one) => (one.kind === 'keyword' ? [one.keyword.name] : []))).toEqual(keywords)
  expect(is.abilities).toHaveLength(abilities)
  game.isAtAQuestion()
})

test('[today:613.1] what became a land taps for mana', () => {
  const land = on('Put Far Away')
  expect(characteristics(land.state, land.id('Ox')).colors).toEqual([])
  land.activate('Ox')
  expect([land.zone('Ox'), land.state.players[0]?.pool.length]).toEqual(['battlefield', 1])
  land.isAtAQuestion()
})
