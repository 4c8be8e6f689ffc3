import { expect, test } from 'vitest'
import { leaveOneOut } from '../../scripts/lib/leftOut.ts'
import type { CardRecord } from '../../src/oracle/index.ts'

const card = (name: string, oracle_text: string, type_line = 'Sorcery'): CardRecord => ({
  name,
  mana_cost: '{1}{G}',
  type_line,
  oracle_text,
})

const drawer = card('Lamp Reader', 'Draw a card.')
const other = card('Lamp Keeper', 'Draw a card.')

test('cards that share every production are left out without loss', () => {
  const { cards, alone, serveOne, used } = leaveOneOut([drawer, other])
  expect({ cards, alone, serveOne }).toEqual({ cards: 2, alone: [], serveOne: 0 })
  expect(used).toBeGreaterThan(3)
})

test('one with a production to itself is named with it', () => {
  const { cards, alone, made, used } = leaveOneOut([drawer, other, card('Burning Fox', 'Destroy target creature.')])
  expect(cards).toBe(2)
  expect(alone).toMatchObject([{ name: 'Burning Fox' }])
  expect(alone[0]?.productions.some((name) => name.toLowerCase().includes('destroy'))).toBe(true)
  expect(made).toBeGreaterThan(used)
})

test('a lone card has all of them to itself, one without text none', () => {
  expect(leaveOneOut([drawer]).cards).toBe(0)
  expect(leaveOneOut([card('Plain Bear', '', 'Creature')]).cards).toBe(1)
})

test('both faces of a card count', () => {
  const faces = [
    { name: 'Fire', mana_cost: '{R}', type_line: 'Sorcery', oracle_text: 'Draw a card.' },
    { name: 'Ash', mana_cost: '{R}', type_line: 'Sorcery', oracle_text: 'Destroy target creature.' },
  ]
  const split: CardRecord = { ...card('Fire // Ash', ''), layout: 'split', card_faces: faces }
  expect(leaveOneOut([drawer, other, split])).toMatchObject({ cards: 2, alone: [{ name: 'Fire // Ash' }] })
})
