/** Day and night (today:731): neither at first, then always one of them; what turns over with them (today:702.145). */
import type { Daylight } from '../../language/index.ts'
import { notice, printedFeatures } from '../abilities/index.ts'
import { hasKeyword, sideTransformed } from '../continuous/index.ts'
import { type Draft, get, type Move, type ObjectId, type Proposed, type State } from '../state/index.ts'

/** The keyword of the faces that are turned over by each. */
const TURNED = { night: 'daybound', day: 'nightbound' } as const satisfies Readonly<Record<Daylight, string>>

function isAsked(state: State): boolean {
  const { keywords } = printedFeatures(state.printed)
  return keywords.has('daybound') || keywords.has('nightbound')
}

const have = (state: State, keyword: 'daybound' | 'nightbound'): readonly ObjectId[] =>
  state.battlefield.filter((id) => hasKeyword(state, id, keyword))

/** It becomes day or night from now on; nothing happens if it is that already. Returns whether it did. */
export function setDaylight(g: Draft, to: Daylight): boolean {
  const { daylight: before } = g.state
  if (before === to) return false
  g.write({ daylight: to })
  g.emit({ kind: 'daylight', to, rule: 'daylight.becomes' })
  // Neither has become anything before.
  if (before !== undefined) notice(g, [{ kind: 'daylight', to }])
  return true
}

/**
 * What a permanent with daybound or nightbound does at once, whatever has happened: it makes it day, or night, if it was
 * neither, and turns over where its face isn't the one for it (today:702.145). Returns what is to be turned over.
 */
export function dueByDaylight(g: Draft): readonly Proposed[] {
  if (!isAsked(g.state)) return []
  if (g.state.daylight === undefined) {
    if (have(g.state, 'daybound').length > 0) setDaylight(g, 'day')
    else if (have(g.state, 'nightbound').length > 0) setDaylight(g, 'night')
  }
  const { daylight } = g.state
  if (daylight === undefined) return []
  const turning = have(g.state, TURNED[daylight]).filter((id) => sideTransformed(g.state, get(g.state, id)) !== null)
  return turning.map((object) => ({ kind: 'turnOver', object, how: 'transform', daylight: true }))
}

/** Whether only day and night turn it over (today:702.145b, e). */
export const isTurnedByDaylight = (state: State, id: ObjectId): boolean =>
  isAsked(state) && (hasKeyword(state, id, 'daybound') || hasKeyword(state, id, 'nightbound'))

/** At night what has daybound on its front enters with its back face up (today:702.145d). */
export function enteringByDaylight(state: State, move: Move): Move {
  if (state.daylight !== 'night' || move.to !== 'battlefield' || move.faceDown || move.side !== 0) return move
  if (!isAsked(state) || !hasKeyword(state, move.object, 'daybound')) return move
  return { ...move, side: sideTransformed(state, get(state, move.object)) ?? 0 }
}

/**
 * today:502.2: whether it changes in this untap step: by what the players whose turn the last one was cast in it. `null`:
 * it stays as it is.
 */
export function daylightNext({ daylight, facts }: State): Daylight | null {
  const { lastActive, castLastTurn } = facts
  if (daylight === undefined || lastActive === undefined) return null
  const casts = lastActive.map((seat) => castLastTurn.filter((one) => one === seat).length)
  if (daylight === 'day') return casts.every((n) => n === 0) ? 'night' : null
  return casts.some((n) => n >= 2) ? 'day' : null
}
