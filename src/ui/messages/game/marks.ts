/** What permanents are marked as: on the card, in its name, and in the log. */
import type { PermanentMark } from '../../../language/index.ts'
import { does } from '../../locale/en.ts'

interface Marked {
  readonly as: PermanentMark
  readonly n: number
}
interface OfPermanent {
  readonly name: string | null
}

const word = ({ as, n }: Marked): string => (as === 'level' ? `level ${n}` : as)
const subject = ({ name }: OfPermanent): string => (name === null ? 'A face-down permanent' : `**${name}**`)

export const marks = {
  'mark.word': word,
  'mark.rolled': (p: { who: string; sides: number; natural: number; result: number }) =>
    `${does(p.who, 'rolls')} a d${p.sides}: ${p.result}${p.natural === p.result ? '' : ` (natural ${p.natural})`}.`,
  'mark.voted': (p: { who: string; option: string }) => `${does(p.who, 'votes')} for ${p.option}.`,
  'mark.defense': (p: { n: number }) => `defense ${p.n}`,
  'mark.becomes': (p: Marked & OfPermanent) => `${subject(p)} becomes ${word(p)}.`,
  'mark.ends': (p: Marked & OfPermanent) => `${subject(p)} is no longer ${word(p)}.`,
}
