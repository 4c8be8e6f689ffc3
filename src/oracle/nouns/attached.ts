/** What an object is attached to: "attached to it", "that's attached to a land". */
import type { Filter, Thing } from '../../language/index.ts'
import { narrowed, part, type Syntax, shaped, wordings } from '../core/index.ts'
import { thatIs, thatWas } from '../lexicon/index.ts'

interface Needs {
  readonly thing: Syntax<Thing>
  /** "A land". */
  readonly indefinite: Syntax<Filter>
}

/** "Attached to it", "attached to target creature"; "attached to a land": to any one. */
export const attachedTo = ({ thing, indefinite }: Needs) =>
  part({ is: 'attachedTo' })`${wordings(thatIs, thatWas)} attached to ${{
    thing: wordings(
      narrowed(thing, ({ kind }) => kind !== 'choose'),
      shaped(indefinite, (filter) => ({ kind: 'all', filter })),
    ),
  }}`
