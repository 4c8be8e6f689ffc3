/** Cards written as data that together use much of the language: generated games are played with them. */
import type { Printed } from '../../src/language/index.ts'
import { CREATURES } from './handmadeCreatures.ts'
import { OTHERS } from './handmadeOthers.ts'
import { SPELLS } from './handmadeSpells.ts'
import { activated, addMana, always, basic, land, self, tap } from './handmadeWords.ts'

const LANDS: readonly Printed[] = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basic),
  land('Twin Spring', activated(tap, addMana({ kind: 'oneOf', among: ['U', 'G'], n: 1 }))),
  land(
    'Slow Hollow',
    always({ kind: 'enters', what: self, as: { kind: 'tapped', unless: null } }),
    activated(tap, addMana({ kind: 'combination', among: ['B', 'R'], n: 2 })),
  ),
]

/** Every card written by hand. */
export const HANDMADE: readonly Printed[] = [...LANDS, ...SPELLS, ...CREATURES, ...OTHERS]

/** Basic lands and the two others. */
export const HANDMADE_LANDS = LANDS

/** A deck of `size` cards, two fifths of them lands; `roll(n)` is the caller's randomness. */
export function handmadeDeck(roll: (n: number) => number, size: number): Printed[] {
  const rest = [...SPELLS, ...CREATURES, ...OTHERS]
  const colors = new Set<string>()
  for (const color of ['W', 'U', 'B', 'R', 'G']) if (roll(3) > 0) colors.add(color)
  const castable = rest.filter((printed) => printed.colors.every((color) => colors.has(color)))
  const lands = LANDS.filter((_, index) => index > 4 || colors.has(['W', 'U', 'B', 'R', 'G'][index] ?? ''))
  return Array.from({ length: size }, (_, index) => {
    const pool = index % 5 < 2 ? lands : castable
    return pool[roll(pool.length)] as Printed
  })
}
