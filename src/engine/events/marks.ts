/** A permanent becomes monstrous, renowned, suspected or the like, or is it no longer. */
import { MARKS, PERMANENT_MARKS, type PermanentMark } from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import { notice } from '../abilities/index.ts'
import { type Draft, find, type GameObject, get, type ObjectId } from '../state/index.ts'
import { tellOf } from './tell.ts'

const RULES: Readonly<Record<PermanentMark, Citation>> = {
  harnessed: 'action.harness',
  leftUnlocked: 'card.room',
  level: 'card.class',
  monstrous: 'action.monstrosity',
  paired: 'keyword.soulbond',
  prepared: 'card.preparation',
  renowned: 'keyword.renown',
  rightUnlocked: 'card.room',
  ringBearer: 'action.ring',
  saddled: 'keyword.saddle',
  solved: 'card.case',
  suspected: 'action.suspect',
}

/**
 * Marks the permanent so, with that number, unless it is so already and its row doesn't say that it may be again.
 * Returns whether it did.
 */
export function mark(g: Draft, id: ObjectId, as: PermanentMark, n = 1): boolean {
  const object = find(g.state, id)
  if (object?.zone !== 'battlefield') return false
  const { marks = {} } = object
  if (marks[as] !== undefined && MARKS[as].again !== true) return false
  g.patch(id, { marks: { ...marks, [as]: { n, at: g.tick() } } })
  g.emit({ kind: 'marked', rule: RULES[as], object: tellOf(g.state, id), as, n })
  notice(g, [{ kind: 'marked', object: id, as, x: n }])
  return true
}

/** Takes the mark away. Returns whether there was one. */
export function unmark(g: Draft, id: ObjectId, as: PermanentMark): boolean {
  const marks = find(g.state, id)?.marks
  if (marks?.[as] === undefined) return false
  dropMarks(g, get(g.state, id), [as])
  g.emit({ kind: 'unmarked', rule: RULES[as], object: tellOf(g.state, id), as })
  return true
}

function dropMarks(g: Draft, { id, marks = {} }: GameObject, names: readonly PermanentMark[]): void {
  const left = Object.entries(marks).filter(([name]) => !names.some((one) => one === name))
  g.patch(id, { marks: Object.fromEntries(left) })
}

/** Marks that last until end of turn are gone (314.2). */
export function endMarks(g: Draft): void {
  const ending = PERMANENT_MARKS.filter((name) => MARKS[name].until === 'endOfTurn')
  for (const id of g.state.battlefield) {
    const object = get(g.state, id)
    if (object.marks !== undefined && ending.some((name) => object.marks?.[name] !== undefined))
      dropMarks(g, object, ending)
  }
}
