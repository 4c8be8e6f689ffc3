/** Companions: what they ask of the starting deck, when they are revealed, and what they cost. */
import { describe, expect, test } from 'vitest'
import { bestAction } from '../../../src/ai/index.ts'
import { deckProblems } from '../../../src/catalog/index.ts'
import { findAnywhere, seenBy } from '../../../src/engine/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { copies, gameOf, namesIn, wisps } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'

const EVEN = 'Your starting deck contains only cards with even mana values.'
const friend = (demand: string, name = 'Steady Friend') =>
  creature(name, '{2}', '2/2', `Companion — ${demand}`, 'Creature — Fox')
const evenDeck = [...wisps(30), ...copies(30, 'Plains')]
const ODD = creature('Odd One', '{2}{W}', '2/2')

interface Side {
  readonly deck: readonly Printed[]
  readonly sideboard?: readonly Printed[]
}

const started = (ada: Side, bea: Side = { deck: evenDeck }): Table =>
  gameOf({
    edition: 'today',
    seed: 7,
    starter: 0,
    players: [
      { name: 'Ada', ...ada },
      { name: 'Bea', ...bea },
    ],
  })

/** Whether the companion is offered with that deck. */
const isOffered = (demand: string, deck: readonly Printed[]): boolean => {
  const game = started({ deck, sideboard: [friend(demand)] })
  return game.question.kind === 'choose' && game.question.reason === 'companion'
}

describe('what a companion asks of the starting deck', () => {
  test('[today:103.2b today:702.139/deck] all mana values are even: one odd card, and it isn’t offered', () => {
    expect(isOffered(EVEN, evenDeck)).toBe(true)
    expect(isOffered(EVEN, [...evenDeck, ODD])).toBe(false)
  })

  const cat = creature('Cat', '{1}', '1/1', '', 'Creature — Cat')
  const stone = card('Stone', '{4}', 'Artifact', '{T}: Add {C}.')
  const idol = creature('Idol', '{5}', '4/4', '{1}: ~ gets +1/+0 until end of turn.', 'Artifact Creature — Golem')
  const plains = copies(20, 'Plains')
  const sixty = [...wisps(59), cat]
  test.each<[string, readonly Printed[], readonly Printed[]]>([
    [
      'Your starting deck contains only cards with odd mana values and land cards.',
      [ODD, ...plains],
      [ODD, cat, stone],
    ],
    [
      'Your starting deck contains only cards with mana value 3 or greater and land cards.',
      [ODD, stone, ...plains],
      [cat, stone, ...plains],
    ],
    ['Each creature card in your starting deck is a Cat or Beast card.', [cat, stone, ...plains], [cat, ODD, stone]],
    ['Each nonland card in your starting deck has a different name.', [cat, ODD, ...plains], [cat, ODD, cat]],
    ['Each permanent card in your starting deck has mana value 2 or less.', [cat, ...plains], [cat, ODD]],
    [
      'Each permanent card in your starting deck has an activated ability.',
      [stone, idol, ...plains],
      [stone, idol, cat],
    ],
    ['Each nonland card in your starting deck shares a card type.', [stone, idol, ...plains], [stone, idol, cat]],
    [
      'No card in your starting deck has more than one of the same mana symbol in its mana cost.',
      [ODD, cat, ...plains],
      [ODD, creature('Paired', '{W}{W}', '2/2')],
    ],
    [
      'Your starting deck contains at least twenty cards more than the minimum deck size.',
      [...sixty, ...plains],
      [...sixty, ...plains.slice(1)],
    ],
  ])('[today:702.139/deck] %s', (demand, fits, fails) => {
    // A deck of few cards lasts for the start of a game; what is in the sideboard doesn’t count.
    const filled = (deck: readonly Printed[]) => (deck.length < 20 ? [...deck, ...plains.slice(deck.length)] : deck)
    expect([isOffered(demand, filled(fits)), isOffered(demand, filled(fails))]).toEqual([true, false])
  })

  test('[today:702.139/deck] the companion is one of the sideboard’s fifteen, and is not in the deck itself', () => {
    const companion = friend('Each nonland card in your starting deck has a different name.')
    const fill = (n: number) => copies(n, 'Plains')
    const problems = (n: number) =>
      deckProblems(
        {
          deck: [...fill(60)].map((one) => ({ card: one })),
          sideboard: [companion, ...fill(n)].map((one) => ({ card: one })),
        } as never,
        'constructed',
        'today',
      )
    expect([problems(14).length, problems(15).length]).toEqual([0, 1])
  })
})
