import type { Printed } from '../../language/index.ts'
import { assembleDeck, type PlayableDeck } from './decks.ts'

/** TEMPORARY until the catalogue is there: two decks of hand-made cards. */
export async function loadDecks(): Promise<readonly PlayableDeck[]> {
  const base = {
    supertypes: [],
    subtypes: [],
    abilities: [],
    power: null,
    toughness: null,
    loyalty: null,
    text: '',
  } as const
  const land = (name: string, mana: 'R' | 'G', type: string): Printed => ({
    ...base,
    name,
    cost: null,
    colors: [],
    supertypes: ['basic'],
    types: ['land'],
    subtypes: [type],
    text: `({T}: Add {${mana}}.)`,
  })
  const creature = (
    name: string,
    color: 'R' | 'G',
    n: number,
    power: number,
    toughness: number,
    more: Partial<Printed> = {},
  ): Printed => ({
    ...base,
    name,
    colors: [color],
    cost: n > 1 ? [`${n - 1}`, color] : [color],
    types: ['creature'],
    subtypes: ['Beast'],
    power,
    toughness,
    ...more,
  })
  const dart: Printed = {
    ...base,
    name: 'Ember Dart',
    colors: ['R'],
    cost: ['R'],
    types: ['instant'],
    text: 'Ember Dart deals 3 damage to target creature or player.',
    abilities: [
      {
        kind: 'spell',
        body: {
          choose: null,
          modes: [
            [
              {
                kind: 'damage',
                source: { kind: 'self' },
                n: 3,
                divided: false,
                to: {
                  kind: 'target',
                  slot: 0,
                  filter: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] },
                  player: 'any',
                  count: { min: 1, max: 1 },
                  distinct: false,
                },
              },
            ],
          ],
        },
      },
    ],
  }
  const all = [
    land('Mountain', 'R', 'Mountain'),
    land('Forest', 'G', 'Forest'),
    dart,
    creature('Cinder Hound', 'R', 1, 2, 1),
    creature('Ashwing Fledgling', 'R', 2, 2, 2, {
      text: 'Flying',
      abilities: [{ kind: 'keyword', keyword: { name: 'flying' } }],
    }),
    creature('Dewleaf Adept', 'G', 2, 2, 2),
    creature('Tanglefoot Boar', 'G', 3, 3, 3, {
      text: 'Trample',
      abilities: [{ kind: 'keyword', keyword: { name: 'trample' } }],
    }),
    creature('Thornback Elder', 'G', 4, 5, 5),
  ]
  const printed = new Map(all.map((card) => [card.name, card]))
  const list = (entries: readonly (readonly [number, string])[]) => entries.map(([count, name]) => ({ count, name }))
  const deck = { plan: 'A deck to try the table with.', style: 'Plain', level: 'Steady' }
  const decks = [
    {
      ...deck,
      id: 'rg',
      name: 'Ember Grove',
      colors: ['R', 'G'],
      cards: list([
        [12, 'Mountain'],
        [12, 'Forest'],
        [8, 'Ember Dart'],
        [6, 'Cinder Hound'],
        [6, 'Ashwing Fledgling'],
        [6, 'Dewleaf Adept'],
        [6, 'Tanglefoot Boar'],
        [4, 'Thornback Elder'],
      ]),
    },
    {
      ...deck,
      id: 'g',
      name: 'Deep Wood',
      colors: ['G'],
      cards: list([
        [24, 'Forest'],
        [12, 'Dewleaf Adept'],
        [12, 'Tanglefoot Boar'],
        [12, 'Thornback Elder'],
      ]),
    },
  ]
  return decks.flatMap((one) => assembleDeck(one, printed) ?? [])
}
