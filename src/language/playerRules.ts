/** Rules for players: of static abilities, and of effects for a while. */
import type { ManaCost } from './mana.ts'
import type { Filter } from './nouns.ts'
import type { Step } from './types.ts'

export type PlayerRule =
  | { readonly kind: 'extraLands'; readonly n: number }
  | { readonly kind: 'noMaximumHandSize' }
  /** "Play with the top card of your library revealed": to all, or to that player only ("may look at ... any time"). */
  | { readonly kind: 'topRevealed'; readonly to: 'all' | 'owner' }
  /** "Reveal the first card you draw each turn": the first half of two linked abilities (404.5). */
  | { readonly kind: 'firstDrawRevealed' }
  /** "May play the top card of their library": `what` null is any card, lands too. */
  | { readonly kind: 'playTop'; readonly what: Filter | null }
  | { readonly kind: 'maximumHandSize'; readonly n: number }
  | { readonly kind: 'skipStep'; readonly step: Step }
  | { readonly kind: 'cantCast'; readonly what: Filter }
  | { readonly kind: 'cantPlayLands' }
  /** Spells that match cost the player more or less. */
  | { readonly kind: 'spellCost'; readonly what: Filter; readonly more: boolean; readonly mana: ManaCost }
  | { readonly kind: 'cantGainLife' }
  | { readonly kind: 'cantBeTargeted'; readonly by: 'opponents' | 'any' }
  | { readonly kind: 'castAsThoughFlash'; readonly what: Filter }
  | { readonly kind: 'cantLose' }
  | { readonly kind: 'cantWin' }
