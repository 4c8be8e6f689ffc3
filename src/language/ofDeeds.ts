/** Conditions on what a text has itself done: they can't be asked before it resolves. */
import type { Condition } from './nouns.ts'
import { visitNodes } from './visitNodes.ts'

const OF_DEEDS: ReadonlySet<unknown> = new Set<Condition['kind']>([
  'did',
  'could',
  'didThisWay',
  'hitThisWay',
  'wonClash',
])

/** Whether a condition asks, in any part of it, what the text before it has done. */
export function isOfDeeds(condition: Condition): boolean {
  let found = false
  visitNodes(condition, ({ kind }) => {
    found ||= OF_DEEDS.has(kind)
    return undefined
  })
  return found
}
