/** Bands (502.10, 502.11): which attackers may form one, and who divides the damage dealt to them. */
import type { Filter } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { contextOf, hasKeyword, keywordsOf, matches } from '../continuous/index.ts'
import { editionOf, get, type ObjectId, type Refusal, refuse, type State, sameData, sameRef } from '../state/index.ts'
import type { AttackDeclaration } from './attackDemands.ts'

interface Bond {
  /** Whether the creature is one of those that "bands with other" of this quality brings together. */
  readonly ties: (state: State, quality: Filter, id: ObjectId) => boolean
  /** Whether creatures with banding may join them. */
  readonly bandersJoin: boolean
}

const BONDS: { readonly [S in Edition['combat']['bandsWithOther']]: Bond } = {
  // 2004:502.11b: those with that same ability, whatever they are.
  ability: {
    ties: (state, quality, id) =>
      keywordsOf(state, id, 'bandsWithOther').some((other) => sameData(other.quality, quality)),
    bandersJoin: true,
  },
  // 502.11b as of 2011: those with that quality, whether or not they have the ability.
  quality: {
    ties: (state, quality, id) => matches(state, quality, id, contextOf(id, get(state, id).controller)),
    bandersJoin: false,
  },
}

function bondOf(state: State): Bond {
  return BONDS[editionOf(state).combat.bandsWithOther]
}

/** What "bands with other" of one of the creatures makes of them: those it ties together, with that creature itself. */
function tied(state: State, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const { ties } = bondOf(state)
  return ids.flatMap((id) =>
    keywordsOf(state, id, 'bandsWithOther')
      .filter(({ quality }) => ties(state, quality, id))
      .map(({ quality }) => ids.filter((other) => ties(state, quality, other))),
  )
}

/** Why these creatures, two or more, can't be in a band together, or `null` (502.10b, 502.11b). */
export function whyNotBand(state: State, ids: readonly ObjectId[]): Refusal | null {
  const without = ids.filter((id) => !hasKeyword(state, id, 'banding'))
  if (without.length < 2) return null
  const isIn = (id: ObjectId, band: readonly ObjectId[]): boolean =>
    band.includes(id) || (bondOf(state).bandersJoin && !without.includes(id))
  if (tied(state, ids).some((band) => ids.every((id) => isIn(id, band)))) return null
  return refuse(state, 'attack.band', { object: without.at(-1) ?? -1 })
}

/** The bands of a declaration, each with its members; a creature alone is in none. */
function bandsIn(declaration: AttackDeclaration): readonly AttackDeclaration[] {
  const numbers = new Set(declaration.flatMap(({ band }) => band ?? []))
  return [...numbers].map((band) => declaration.filter((one) => one.band === band)).filter((band) => band.length > 1)
}

/** Why the bands of a declaration can't be formed, or `null`: all of a band attack the same (502.10d as of 2011). */
export function whyNotBands(state: State, declaration: AttackDeclaration): Refusal | null {
  for (const band of bandsIn(declaration)) {
    const why = whyNotBand(
      state,
      band.map((one) => one.id),
    )
    if (why !== null) return why
    const astray = band.find((one, _, [first]) => first !== undefined && !sameRef(one.defender, first.defender))
    if (astray !== undefined) return refuse(state, 'attack.bandDefender', { object: astray.id })
  }
  return null
}

/** The band in which the creature is declared, or `null`. */
export function bandIn(declaration: AttackDeclaration, id: ObjectId): number | null {
  return bandsIn(declaration).find((band) => band.some((one) => one.id === id))?.[0]?.band ?? null
}

/**
 * Whether the controller of these creatures, which all block one or are all blocked by one, divides its damage
 * (502.10h, 502.11c): one of them has banding, or "bands with other" ties two of them together.
 */
export function takeDamageAsBand(state: State, ids: readonly ObjectId[]): boolean {
  return ids.some((id) => hasKeyword(state, id, 'banding')) || tied(state, ids).some((band) => band.length > 1)
}
