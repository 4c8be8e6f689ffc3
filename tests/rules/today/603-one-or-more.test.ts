/** "One or more ...": once for all that it happens to at once (today:603.2c), and how many they were. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  card('Exit', '{0}', 'Enchantment', 'Whenever one or more creatures leave the battlefield, you gain that much life.'),
  creature('Imp', '{0}', '1/1', '', 'Creature — Imp'),
  card('Undertaker', '{0}', 'Enchantment', 'Whenever one or more creatures you control die, you gain that much life.'),
  card(
    'Usher',
    '{0}',
    'Enchantment',
    'Whenever one or more tokens enter the battlefield under your control, draw that many cards.',
  ),
  card('Robber', '{0}', 'Enchantment', 'Whenever one or more cards leave your graveyard, you gain 1 life.'),
  card(
    'Mulch',
    '{0}',
    'Enchantment',
    'Whenever one or more creature cards are put into your graveyard from your library, you gain that much life.',
  ),
  card('Scrap', '{0}', 'Enchantment', 'Whenever you discard one or more cards, you gain that much life.'),
  card('Butcher', '{0}', 'Enchantment', 'Whenever you sacrifice one or more creatures, you gain that much life.'),
  card('Horn', '{0}', 'Enchantment', 'Whenever you attack, you gain that much life.'),
  card(
    'Growth',
    '{0}',
    'Enchantment',
    'Whenever one or more +1/+1 counters are put on a creature you control, you gain that much life.',
  ),
  card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.'),
  card('Pair', '{0}', 'Sorcery', 'Create two 1/1 green Elf creature tokens.'),
  card('Gift', '{0}', 'Sorcery', 'Target opponent creates two 1/1 green Elf creature tokens.'),
  card('Empty', '{0}', 'Sorcery', 'Exile all cards from your graveyard.'),
  card('Spill', '{0}', 'Sorcery', 'Mill three cards.'),
  card('Fling Away', '{0}', 'Sorcery', 'Discard two cards.'),
  card('Offer', '{0}', 'Sorcery', 'Sacrifice two creatures.'),
  card('Swell', '{0}', 'Sorcery', 'Put three +1/+1 counters on target creature.'),
]
const play = (mine: Side, spell: string, targets: readonly string[] = [], theirs: Side = {}) => {
  const game = table(
    'today',
    [
      { life: 10, ...mine, hand: [spell, ...(mine.hand ?? [])] },
      { life: 10, ...theirs },
    ],
    CARDS,
  )
  game.cast(spell, { targets }).resolveAll().isAtAQuestion()
  return game
}

describe('[2004:410.6] one or more', () => {
  test('die: once for all that die together, of those that the words name', () => {
    expect(play({ battlefield: ['Undertaker', 'Imp', 'Imp'] }, 'Doom', [], { battlefield: ['Imp'] }).life(0)).toBe(12)
    expect(play({ battlefield: ['Undertaker'] }, 'Doom', [], { battlefield: ['Imp'] }).life(0)).toBe(10)
  })
  test('enter under your control', () => {
    expect(play({ battlefield: ['Usher'] }, 'Pair').handSize(0)).toBe(2)
    expect(play({ battlefield: ['Usher'] }, 'Gift', ['player 1']).handSize(0)).toBe(0)
  })
  test('leave the battlefield, whoever controls them', () => {
    expect(play({ battlefield: ['Exit', 'Imp', 'Imp'] }, 'Doom', [], { battlefield: ['Imp'] }).life(0)).toBe(13)
  })
  test('leave your graveyard', () => {
    expect(play({ battlefield: ['Robber'], graveyard: ['Imp', 'Imp'] }, 'Empty').life(0)).toBe(11)
    expect(play({ battlefield: ['Robber'] }, 'Empty').life(0)).toBe(10)
  })
  test('are put into your graveyard from your library: those that are such cards', () => {
    expect(play({ battlefield: ['Mulch'], library: ['Imp', 'Forest', 'Imp', 'Imp'] }, 'Spill').life(0)).toBe(12)
    expect(play({ battlefield: ['Mulch'] }, 'Spill').life(0)).toBe(10)
  })
  test('you discard, you sacrifice', () => {
    expect(play({ battlefield: ['Scrap'], hand: ['Imp', 'Forest'] }, 'Fling Away').life(0)).toBe(12)
    expect(play({ battlefield: ['Butcher', 'Imp', 'Imp'] }, 'Offer').life(0)).toBe(12)
  })
  test('counters are put on one creature', () => {
    expect(play({ battlefield: ['Growth', 'Imp'] }, 'Swell', ['Imp']).life(0)).toBe(13)
  })
})

test('[today:508.3] you attack: once, with however many', () => {
  const game = table('today', [{ life: 10, battlefield: ['Horn', 'Imp', 'Imp'] }, {}], CARDS)
  game.attack('1:Imp', '2:Imp').resolve()
  expect(game.life(0)).toBe(12)
  game.isAtAQuestion()
})

test('a trigger for each once, where one or more isn’t said', () => {
  const each = card('Mourner', '{0}', 'Enchantment', 'Whenever a creature you control dies, you gain 1 life.')
  const game = table(
    'today',
    [{ life: 10, hand: ['Doom'], battlefield: ['Mourner', 'Imp', 'Imp'] }, {}],
    [...CARDS, each],
  )
  game.cast('Doom').resolveAll()
  expect(game.life(0)).toBe(12)
  expect(game.state.battlefield.map((id) => get(game.state, id).kind)).toEqual(['card'])
})
