import type { PermanentMark } from '../../../language/index.ts'
import { does } from '../../locale/fr.ts'
import type { Part } from './part.ts'

const WORDS: Readonly<Record<Exclude<PermanentMark, 'level'>, string>> = {
  harnessed: 'maîtrisé',
  monstrous: 'monstrueux',
  paired: 'apparié',
  prepared: 'préparé',
  renowned: 'renommé',
  saddled: 'sellé',
  solved: 'résolu',
  suspected: 'suspecté',
}
const word = ({ as, n }: { readonly as: PermanentMark; readonly n: number }): string =>
  as === 'level' ? `niveau ${n}` : WORDS[as]
const subject = (name: string | null): string => (name === null ? 'Un permanent face cachée' : `**${name}**`)

export const marks: Part<'mark'> = {
  'mark.word': word,
  'mark.rolled': (p) =>
    `${does(p.who, 'lance', 'lancez')} un d${p.sides} : ${p.result}${p.natural === p.result ? '' : ` (naturel : ${p.natural})`}.`,
  'mark.voted': (p) => `${does(p.who, 'vote', 'votez')} pour « ${p.option} ».`,
  'mark.defense': (p) => `défense ${p.n}`,
  'mark.becomes': (p) =>
    p.as === 'level' ? `${subject(p.name)} passe au ${word(p)}.` : `${subject(p.name)} devient ${word(p)}.`,
  'mark.ends': (p) => `${subject(p.name)} n’est plus ${word(p)}.`,
}
