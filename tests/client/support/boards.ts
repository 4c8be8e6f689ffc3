/** Boards for scenario links (docs/scenario.md), small enough to see at a glance what can happen. */
import type { Board } from '../../../src/engine/index.ts'

const lands = (name: string, n: number): string[] => Array.from({ length: n }, () => name)

/** Red to play: a spell with a target, one without, a land, one that is too dear. */
export const RED: Board = {
  edition: '2011',
  players: [
    {
      name: 'Ada',
      hand: ['Ember Dart', 'Slagtooth Raider', 'Mountain', 'Vermilion Sovereign', 'Verdict at Dawn'],
      library: lands('Mountain', 6),
      battlefield: [...lands('Mountain', 3), 'Clinker Brute'],
    },
    {
      name: 'Bea',
      hand: ['Island', 'Hush of Frost'],
      library: lands('Island', 6),
      battlefield: ['Island', 'Mistback Crab'],
    },
  ],
}

/** Red to play, who has the last two damage in hand. */
export const BURNT: Board = {
  edition: '2011',
  turn: { number: 7 },
  players: [
    { name: 'Ada', hand: ['Ember Dart'], library: lands('Mountain', 6), battlefield: ['Mountain', 'Clinker Brute'] },
    { name: 'Bea', life: 2, library: lands('Island', 6), battlefield: ['Island'] },
  ],
}

/** Bea is attacked by two and has two that may block. */
export const ATTACKED: Board = {
  edition: '2011',
  turn: { number: 4, active: 0, step: 'declareAttackers' },
  players: [
    {
      name: 'Ada',
      library: lands('Mountain', 6),
      hand: ['Ember Dart'],
      battlefield: [
        'Mountain',
        { name: 'Slagtooth Raider', attacking: true },
        { name: 'Clinker Brute', attacking: true },
      ],
    },
    {
      name: 'Bea',
      hand: ['Forest'],
      library: lands('Forest', 6),
      battlefield: ['Forest', 'Mossback Elk', 'Fellhorn Stag'],
    },
  ],
}

/** A spell that asks for a number, and one that searches. */
export const SEARCHING: Board = {
  edition: '2011',
  players: [
    {
      name: 'Ada',
      hand: ["Comet's Errand", 'Follow the Rootways'],
      library: ['Forest', 'Mossback Elk', 'Island', 'Thornvolley'],
      battlefield: [...lands('Forest', 3), ...lands('Mountain', 3)],
    },
    { name: 'Bea', library: lands('Island', 6) },
  ],
}

/** A sorcery that has a game inside the game played (506), and decks large enough for two of them. */
export const INNER: Board = {
  edition: '2004',
  turn: { number: 9, active: 0, step: 'main1' },
  players: [
    {
      name: 'Ada',
      life: 12,
      hand: ['Theatre of Smaller Stars', 'Ember Dart'],
      library: [...lands('Mountain', 14), ...lands('Slagtooth Raider', 10)],
      battlefield: [...lands('Island', 4), 'Clinker Brute'],
    },
    { name: 'Bea', life: 16, library: lands('Island', 24), battlefield: ['Island', 'Mistback Crab'] },
  ],
}
