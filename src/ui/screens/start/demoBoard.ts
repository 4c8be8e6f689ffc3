import type { Board } from '../../../engine/index.ts'

const LANDS = (name: string, n: number): readonly string[] => Array.from({ length: n }, () => name)

/** A moment of a game, for those who have seen none: the turn's attack, with a creature that can't join it. */
export const demoBoard = (names: readonly [string, string]): Board => ({
  edition: '2011',
  turn: { number: 7, active: 0, step: 'declareAttackers' },
  players: [
    {
      name: names[0],
      life: 17,
      library: ['Forest'],
      hand: ['Ember Dart', 'Wildgrowth Chant', 'Kilnforged Mantle'],
      battlefield: [
        ...LANDS('Mountain', 3),
        ...LANDS('Forest', 3),
        { name: 'Cinderhorn Ram', attacking: true },
        { name: 'Thornback Elder', attacking: true },
        'Bramblegate Warden',
        { name: 'Ashwing Fledgling', sick: true },
      ],
    },
    {
      name: names[1],
      life: 14,
      library: ['Island'],
      battlefield: [
        ...LANDS('Island', 3),
        ...LANDS('Swamp', 3),
        { name: 'Saltglass Oracle', tapped: true },
        'Glimmerdusk Moth',
        'Drowned Chorister',
        'Mistback Crab',
      ],
    },
  ],
})
