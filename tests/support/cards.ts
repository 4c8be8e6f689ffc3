/** Cards of our own, written as text, for rules tests: `card('Spark', '{R}', 'Instant', '~ deals 3 damage to ...')`. */
import type { Printed } from '../../src/language/index.ts'
import { compile } from '../../src/oracle/index.ts'

/** Compiles a card from its text. Throws with the phrase if the text isn't understood: a mistake in the test. */
export function card(name: string, cost: string, typeLine: string, text = '', size: string | null = null): Printed {
  const [power, toughness] = size?.split('/') ?? []
  const compiled = compile({
    name,
    mana_cost: cost,
    type_line: typeLine,
    oracle_text: text.replaceAll('~', name),
    ...(power === undefined || toughness === undefined ? {} : { power, toughness }),
  })
  if (!compiled.ok) throw new Error(`${name}: ${JSON.stringify(compiled.problems)}`)
  return compiled.printed
}

/** A creature: `creature('Bear', '{1}{G}', '2/2', 'Trample')`. */
export function creature(name: string, cost: string, size: string, text = '', type = 'Creature — Bear'): Printed {
  return card(name, cost, type, text, size)
}

/** A planeswalker: `walker('Ilsa', '{2}{W}', 3, '+1: You gain 1 life.')`, with the real minus sign in its costs. */
export function walker(name: string, cost: string, loyalty: number, text = '', subtype = 'Sorin'): Printed {
  const compiled = compile({
    name,
    mana_cost: cost,
    type_line: `Planeswalker — ${subtype}`,
    oracle_text: text.replaceAll('~', name),
    loyalty: String(loyalty),
  })
  if (!compiled.ok) throw new Error(`${name}: ${JSON.stringify(compiled.problems)}`)
  return compiled.printed
}

/** A vanguard card: `vanguard('Warden', 1, -2, 'Creatures you control get +1/+1.')`. */
export function vanguard(name: string, hand: number, life: number, text: string): Printed {
  const modifiers = { hand_modifier: String(hand), life_modifier: String(life) }
  const record = { name, mana_cost: '', type_line: 'Vanguard', oracle_text: text.replaceAll('~', name) }
  const compiled = compile({ ...record, ...modifiers })
  if (!compiled.ok) throw new Error(`${name}: ${JSON.stringify(compiled.problems)}`)
  return compiled.printed
}

type FaceSpec = Parameters<typeof card>

function faceRecord([name, cost, typeLine, text = '', size = null]: FaceSpec) {
  const [power, toughness] = size?.split('/') ?? []
  const sized = power === undefined || toughness === undefined ? {} : { power, toughness }
  return { name, mana_cost: cost, type_line: typeLine, oracle_text: text.replaceAll('~', name), ...sized }
}

/**
 * A card with two faces, each given as to `card`: `faced('split', ['Ember', '{R}', 'Sorcery', '...'], [...])`.
 * `indicator`: the colours of the dot on the other face.
 */
export function faced(
  layout: 'split' | 'flip' | 'transform' | 'modal_dfc' | 'adventure' | 'meld' | 'prepare',
  first: FaceSpec,
  other: FaceSpec,
  indicator: readonly string[] = [],
): Printed {
  const faces = [faceRecord(first), { ...faceRecord(other), color_indicator: indicator }]
  const outer = { name: `${first[0]} // ${other[0]}`, mana_cost: '', type_line: first[2], oracle_text: '' }
  const compiled = compile({ ...outer, layout, card_faces: faces })
  if (!compiled.ok) throw new Error(`${outer.name}: ${JSON.stringify(compiled.problems)}`)
  return compiled.printed
}

/** Cards that many tests need. */
export const BASICS: readonly Printed[] = [
  card('Plains', '', 'Basic Land — Plains'),
  card('Island', '', 'Basic Land — Island'),
  card('Swamp', '', 'Basic Land — Swamp'),
  card('Mountain', '', 'Basic Land — Mountain'),
  card('Forest', '', 'Basic Land — Forest'),
  creature('Bear', '{1}{G}', '2/2'),
  creature('Ox', '{2}{G}', '3/3', '', 'Creature — Ox'),
  card('Spark', '{R}', 'Instant', '~ deals 3 damage to target creature or player.'),
]
