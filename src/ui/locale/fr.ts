/** Small helpers of the French table. */
import { rulesOf } from './rules.ts'

/** French of France: "couleur", a narrow space before ":", ";", "!" and "?", and « guillemets ». */
export const LOCALE = 'fr-FR'

const { form, list, series, either, decimal } = rulesOf(LOCALE)

export { decimal, either, list, series }

/** `1 carte`, `2 cartes`; of zero the singular, as French has it. */
export const plural = (n: number, one: string, other = `${one}s`): string => `${n} ${form(n, { one, other })}`

/** The form of the word for a number, without the number. */
export const agree = (n: number, one: string, other = `${one}s`): string => form(n, { one, other })

/** How often. */
export const times = (n: number): string => (n === 0 ? 'jamais' : n === 1 ? 'une fois' : `${n} fois`)

/** What the reader is called who plays against the machine: sentences speak to them. */
export const YOU = 'Vous'

/** A vowel, or the h of a name: what is before it is elided. */
const elides = (word: string): boolean => /^[^\p{L}]*[aeiouhàâäæéèêëîïôöœùûü]/iu.test(word)

/** `d’Ada`, `de Bea`, `de vous`. */
export const de = (name: string): string => (name === YOU ? 'de vous' : elides(name) ? `d’${name}` : `de ${name}`)

/** `qu’Ada`, `que Bea`, `que vous`. */
export const que = (name: string): string => (name === YOU ? 'que vous' : elides(name) ? `qu’${name}` : `que ${name}`)

/** A player to whom something is done, in the middle of a sentence. */
export const whom = (name: string): string => (name === YOU ? 'vous' : name)

/** A player who does something: `Ada pioche`, `Vous piochez`. Both forms of the verb are given. */
export const does = (name: string, they: string, you: string): string =>
  name === YOU ? `${YOU} ${you}` : `${name} ${they}`

/** Players who do something together: `Ada gagne`, `Vous et Bea gagnez`, `Ada et Bea gagnent`. */
export const allDo = (names: readonly string[], one: string, all: string, you: string): string =>
  `${list(names)} ${names.includes(YOU) ? you : names.length === 1 ? one : all}`

/** The same in the middle: `vous piochez`. */
export const doesIn = (name: string, they: string, you: string): string =>
  name === YOU ? `vous ${you}` : `${name} ${they}`

/** What is theirs: `votre main`, `la main d’Ada`. The thing comes with its article and with the possessive. */
export const theirs = (name: string, thing: string, yours: string): string =>
  name === YOU ? yours : `${thing} ${de(name)}`

/** A whole number as it is printed: with a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A number as what is added: with its sign, whichever it is. */
export const added = (n: number): string => (n < 0 ? signed(n) : `+${n}`)

/** Equal ones together, in the order in which they are first named: `Élan ×11`. `marked` is how a name is shown. */
export const counted = (names: readonly string[], marked = (name: string): string => name): readonly string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((one) => one === name).length
    return n > 1 ? `${marked(name)} ×${n}` : marked(name)
  })

/** `au début du combat`, `à l’étape de fin`, `aux blessures de combat`: a step, named without its article. */
export const atStep = (step: string): string => {
  if (elides(step)) return `à l’${step}`
  if (step.startsWith('blessures')) return `aux ${step}`
  return step.startsWith('début') ? `au ${step}` : `à la ${step}`
}

/** `jusqu’au début du combat`. */
export const untilStep = (step: string): string => `jusqu’${atStep(step)}`

/** `20 points de vie`. */
export const lifePoints = (n: number): string => `${signed(n)} ${agree(n, 'point de vie', 'points de vie')}`

/** `attaque Ada`, `vous attaque`: what an attacker does, without its name. */
export const attacks = (name: string): string => (name === YOU ? 'vous attaque' : `attaque ${name}`)

/** Whose turn, in the middle of a sentence: `votre tour`, `le tour d’Ada`. */
export const turnOf = (name: string): string => theirs(name, 'le tour', 'votre tour')
