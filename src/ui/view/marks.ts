import type { ObjectId, Ref } from '../../engine/index.ts'

/** What the current question marks on the table. References are keys (`refKey`). */
export interface PromptMarks {
  /** Pressing it does something for the question. */
  readonly choosable: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  /** Will be tapped to pay. */
  readonly tapping: ReadonlySet<ObjectId>
  /** Attacks and blocks not declared yet. */
  readonly attacking: ReadonlyMap<ObjectId, Ref>
  /** Bands not declared yet: the number of each attacker's. */
  readonly bands: ReadonlyMap<ObjectId, number>
  readonly blocking: ReadonlyMap<ObjectId, readonly ObjectId[]>
  /** Waiting for its other half: the blocker whose attacker is chosen next. */
  readonly active: ObjectId | null
}

export const NO_MARKS: PromptMarks = {
  choosable: new Set(),
  chosen: new Set(),
  tapping: new Set(),
  attacking: new Map(),
  bands: new Map(),
  blocking: new Map(),
  active: null,
}
