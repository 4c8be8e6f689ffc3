import { describe, expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { card } from '../../support/cards.ts'
import { fours } from '../../support/game.ts'

describe('205 what the edition knows', () => {
  const problems = (typeLine: string) =>
    deckProblems('2004', 'constructed', { deck: [...fours(60), card('Odd One', '{1}', typeLine)] })

  test('[2004:205.2a] six card types; what has another can’t be in a deck', () => {
    for (const type of ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'])
      expect(problems(type), type).toEqual([])
    for (const type of ['Planeswalker — Jace', 'Tribal Enchantment — Goblin', 'Plane', 'Scheme', 'Vanguard'])
      expect(problems(type), type).toMatchObject([{ key: 'edition.cardType', rule: '2004:205.2a' }])
  })

  test('[2004:205.3d 2004:212.5c 2004:212.7c] instants and sorceries have no subtypes', () => {
    for (const type of ['Instant', 'Sorcery'])
      for (const subtype of ['Arcane', 'Trap'])
        expect(problems(`${type} — ${subtype}`)).toEqual([
          { key: 'edition.spellType', rule: '2004:205.3d', params: { card: 'Odd One', subtype } },
        ])
  })

  test('[2004:205.2a] a card of the sideboard is held to it as well', () => {
    const walker = card('Odd One', '{1}', 'Planeswalker — Jace')
    const sideboard = [...fours(60).slice(-14), walker]
    expect(deckProblems('2004', 'constructed', { deck: fours(60), sideboard })).toMatchObject([
      { key: 'edition.cardType', params: { card: 'Odd One', type: 'planeswalker' } },
    ])
  })
})
