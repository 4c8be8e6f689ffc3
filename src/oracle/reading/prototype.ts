/** Cards whose text gives them a second cost or size: prototypes (today:718), and what station makes of a Spacecraft. */
import { type Ability, COLORS, colorsOfCost, type Printed, parseCost } from '../../language/index.ts'

const PROTOTYPE = /^Prototype ((?:\{[^}]+\})+) — (\d+)\/(\d+)(?: \([^()]*\))?$/m

/** The text without the line that says what its prototype is, which has no abilities of its own (today:702.160). */
export const withoutPrototype = (text: string): string => text.replace(PROTOTYPE, '')

/** With the small version that it may be cast as: another mana cost, its colours, and another size (today:718.3b). */
export function withPrototype(card: Printed): Printed {
  const [, written = '', power, toughness] = PROTOTYPE.exec(card.text) ?? []
  const cost = written === '' ? null : parseCost(written)
  if (cost === null) return card
  const inCost: readonly string[] = colorsOfCost(cost)
  const colors = COLORS.filter((color) => inCost.includes(color))
  const small: Printed = { ...card, cost, colors, power: Number(power), toughness: Number(toughness) }
  return { ...card, parts: { kind: 'prototype', faces: [small] } }
}

const THRESHOLD = /^(\d+)\+ \| /

/**
 * today:721.2b: a Spacecraft with a size is a creature besides as long as it has as many charge counters as its last
 * station symbol says.
 */
export function withStation(card: Printed): Printed {
  if (card.power === null || !card.subtypes.includes('Spacecraft')) return card
  const lines = card.text.split('\n')
  const line = lines.findLastIndex((one) => THRESHOLD.test(one))
  const [, least] = THRESHOLD.exec(lines[line] ?? '') ?? []
  if (least === undefined) return card
  const self = { kind: 'self' } as const
  const isCreature: Ability = {
    at: { key: `${card.name}#station`, card: card.name, line, keyword: null },
    kind: 'static',
    zone: 'battlefield',
    condition: { kind: 'compare', a: { kind: 'counters', counter: 'charge', of: self }, op: '>=', b: Number(least) },
    rule: {
      kind: 'affect',
      what: self,
      changes: [{ kind: 'types', set: false, supertypes: [], types: ['creature'], subtypes: [] }],
    },
  }
  return { ...card, abilities: [...card.abilities, isCreature] }
}
