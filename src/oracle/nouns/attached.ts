/** What an object is attached to: "attached to it", "that's attached to a land". */
import { type Filter, memoised, type Thing } from '../../language/index.ts'
import { narrowed, part, type Syntax, shaped, wordings } from '../core/index.ts'
import { thatIs, thatWas } from '../lexicon/index.ts'

interface Needs {
  readonly thing: Syntax<Thing>
  /** "A land". */
  readonly indefinite: Syntax<Filter>
}

/** "Attached to it", "attached to target creature"; "attached to a land": to any one. */
/** An object, as another is described by it: "a land" means any one, which nobody chooses. */
export const anyThing = memoised(({ thing, indefinite }: Needs) =>
  wordings(
    shaped(indefinite, (filter) => ({ kind: 'all', filter })),
    narrowed(thing, ({ kind }) => kind !== 'choose'),
  ),
)

export const attachedTo = (needs: Needs) =>
  part({ is: 'attachedTo' })`${wordings(thatIs, thatWas)} attached to ${{ thing: anyThing(needs) }}`
