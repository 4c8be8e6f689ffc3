/** Formats: which cards may be played, at a date, by which rules. */

export { formatNamed, NAMED_FORMATS, type NamedFormat } from './facts.ts'
export { type FormatDifference, type ListedFormat, loadFormats } from './load.ts'
export {
  type StandingProblem,
  type StandingProblems,
  standingIn,
  standingProblems,
  type WherePrinted,
} from './standing.ts'
