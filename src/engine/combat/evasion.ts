/** Evasion abilities (501): each of them is a restriction of its own, and a blocker must satisfy all (501.2). */
import type { KeywordName, Predicate } from '../../language/index.ts'
import {
  characteristics,
  contextOf,
  hasKeyword,
  isProtectedFrom,
  isType,
  keywordsOf,
  satisfies,
} from '../continuous/index.ts'
import { get, type ObjectId, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { hasFor } from './asThough.ts'

/** As a blocker it may be treated as though it had more than it has (glossary "as though"). */
function canAs(state: State, blocker: ObjectId, keyword: KeywordName): boolean {
  return hasFor(state, blocker, keyword, 'block')
}

type Evasion = (state: State, blocker: ObjectId, attacker: ObjectId) => Refusal | null

/** 502.4b; reach is later than 2004. */
const flying: Evasion = (state, blocker, attacker) =>
  hasKeyword(state, attacker, 'flying') && !canAs(state, blocker, 'flying') && !canAs(state, blocker, 'reach')
    ? refuse('block.flying', '502.4b', { object: blocker, attacker })
    : null

/** 502.17b. */
const horsemanship: Evasion = (state, blocker, attacker) =>
  hasKeyword(state, attacker, 'horsemanship') && !canAs(state, blocker, 'horsemanship')
    ? refuse('block.horsemanship', '502.17b', { object: blocker, attacker })
    : null

/** 502.8b: both ways. */
const shadow: Evasion = (state, blocker, attacker) => {
  const attacks = hasKeyword(state, attacker, 'shadow')
  if (attacks === canAs(state, blocker, 'shadow')) return null
  return refuse(attacks ? 'block.shadow' : 'block.shadowBlocker', '502.8b', { object: blocker, attacker })
}

/** 502.25b: only artifact creatures and black creatures can. */
const fear: Evasion = (state, blocker, attacker) => {
  if (!hasKeyword(state, attacker, 'fear')) return null
  if (isType(state, blocker, 'artifact') || characteristics(state, blocker).colors.includes('B')) return null
  return refuse('block.fear', '502.25b', { object: blocker, attacker })
}

/** 2011:702.13: only artifact creatures and creatures that share a colour with it can. */
const intimidate: Evasion = (state, blocker, attacker) => {
  if (!hasKeyword(state, attacker, 'intimidate') || isType(state, blocker, 'artifact')) return null
  const { colors } = characteristics(state, attacker)
  if (characteristics(state, blocker).colors.some((color) => colors.includes(color))) return null
  return refuse('block.intimidate', '501.1', { object: blocker, attacker })
}

function controlsLand(state: State, seat: Seat, land: readonly Predicate[]): boolean {
  const context = contextOf(-1, seat)
  return state.battlefield.some(
    (id) => get(state, id).controller === seat && isType(state, id, 'land') && satisfies(state, land, id, context),
  )
}

/** 502.6b: unblockable as long as the defending player, so the blocker's controller, has such a land. */
const landwalk: Evasion = (state, blocker, attacker) => {
  const seat = get(state, blocker).controller
  const walks = keywordsOf(state, attacker, 'landwalk').some(
    (keyword) => keyword.name === 'landwalk' && controlsLand(state, seat, keyword.land),
  )
  return walks ? refuse('block.landwalk', '502.6b', { object: blocker, attacker }) : null
}

/** 502.7f. */
const protection: Evasion = (state, blocker, attacker) =>
  hasKeyword(state, attacker, 'protection') && isProtectedFrom(state, attacker, blocker)
    ? refuse('block.protection', '502.7f', { object: blocker, attacker })
    : null

const EVASIONS: readonly Evasion[] = [flying, horsemanship, shadow, fear, intimidate, landwalk, protection]

/** The first evasion ability that this blocker doesn't satisfy, or `null`. */
export function whyEvaded(state: State, blocker: ObjectId, attacker: ObjectId): Refusal | null {
  if (characteristics(state, attacker).abilities.length === 0 && characteristics(state, blocker).abilities.length === 0)
    return null
  for (const evasion of EVASIONS) {
    const why = evasion(state, blocker, attacker)
    if (why !== null) return why
  }
  return null
}
