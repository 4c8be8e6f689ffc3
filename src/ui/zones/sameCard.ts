import type { CardView } from '../view/index.ts'

const written = new WeakMap<CardView, string>()

function textOf(card: CardView): string {
  const text = written.get(card) ?? JSON.stringify(card)
  written.set(card, text)
  return text
}

/** Compares content: every position has new view objects, and few cards look different from before. */
export const sameCard = (a: CardView, b: CardView): boolean => a === b || textOf(a) === textOf(b)
