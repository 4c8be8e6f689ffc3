/** What an object is attached to: "attached to it", "that's attached to a land". */
import type { Filter, Predicate, Thing } from '../../language/index.ts'
import { mapped, part, phrase, type Syntax, wordings } from '../core/index.ts'

interface Needs {
  readonly thing: Syntax<Thing>
  /** "A land". */
  readonly indefinite: Syntax<Filter>
}

type AttachedTo = Extract<Predicate, { is: 'attachedTo' }>
const isAttachedTo = (value: unknown): value is AttachedTo => (value as Predicate | null)?.is === 'attachedTo'
/** "Attached to it", "attached to target creature"; "attached to a land": to any one. */
export const attachedTo = ({ thing, indefinite }: Needs): Syntax<Predicate> =>
  wordings(
    mapped(part({ is: 'attachedTo' })`[attached / that were attached] to ${{ thing }}` as Syntax<AttachedTo>, {
      to: (said) => (said.thing.kind === 'choose' ? undefined : said),
      is: isAttachedTo,
      from: (said) => (said.thing.kind === 'choose' ? undefined : said),
    }),
    mapped(phrase`[attached / that's attached] to ${indefinite}`, {
      to: (filter): AttachedTo => ({ is: 'attachedTo', thing: { kind: 'all', filter } }),
      is: isAttachedTo,
      from: ({ thing: what }) => (what.kind === 'all' ? what.filter : undefined),
    }),
  ) as Syntax<Predicate>
