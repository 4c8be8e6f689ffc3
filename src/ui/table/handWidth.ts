/** How narrow the cards of a hand may be, and how wide a hand of them is. */
import type { Size } from './sizes.ts'

/** Closer, cards would touch. */
export const CLOSE = 4

/** How much narrower than usual the cards of a large hand may be, before they lie over each other. */
const NARROW = 0.76

/** The least width of a card of which nothing is covered, in pixels, where one is usually of that size. */
export const narrowestInHand = ({ width }: Size): number => Math.round(width * NARROW)

/** The width that a hand of that many cards needs, none of which lies over another, in pixels. */
export const leastHandWidth = (usual: Size, cards: number): number => cards * (narrowestInHand(usual) + CLOSE) - CLOSE
