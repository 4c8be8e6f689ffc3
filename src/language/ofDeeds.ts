/** Conditions on what a text has itself done: they can't be asked before it resolves. */
import type { Condition } from './nouns.ts'
import { visitNodes } from './visitNodes.ts'

function isDeed(kind: unknown): boolean {
  switch (kind as Condition['kind']) {
    case 'did':
    case 'could':
    case 'didThisWay':
    case 'hitThisWay':
    case 'wonClash':
      return true
    default:
      return false
  }
}

/** Whether a condition asks, in any part of it, what the text before it has done. */
export function isOfDeeds(condition: Condition): boolean {
  let found = false
  visitNodes(condition, ({ kind }) => {
    found ||= isDeed(kind)
    return undefined
  })
  return found
}
