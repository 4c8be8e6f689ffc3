/** A card's colour identity (2011:contents/9). */
import type { Ability } from './abilities.ts'
import { everyFace, type Printed } from './card.ts'
import { COLORS, type Color } from './mana.ts'
import { memoised } from './memo.ts'

/** The colours that its own text gives it, in every zone. */
const definedColors = (abilities: readonly Ability[]): readonly Color[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static' && ability.rule.kind === 'define' ? (ability.rule.colors ?? []) : [],
  )

/** Reminder text isn't rules text. */
const REMINDER = /\([^()]*\)/g
const SYMBOL = /\{([^{}]+)\}/g

/** The symbols in its cost and text, and what is printed in them as `{2/W}`. */
function symbolsOf({ cost, text }: Printed): readonly string[] {
  const inText = [...text.replace(REMINDER, '').matchAll(SYMBOL)].flatMap(([, symbol]) => symbol ?? [])
  return [...(cost ?? []), ...inText].flatMap((symbol) => symbol.split('/'))
}

/**
 * The colours of the mana symbols in its cost and text, of its colour indicator, and those that its text defines, on all
 * its faces. Nothing in a game changes them.
 */
export const colorIdentity = memoised((card: Printed): readonly Color[] => {
  const found = new Set<string>()
  for (const face of everyFace(card))
    for (const one of [...face.colors, ...definedColors(face.abilities), ...symbolsOf(face)]) found.add(one)
  return COLORS.filter((color) => found.has(color))
})
