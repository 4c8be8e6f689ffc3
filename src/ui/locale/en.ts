/** Small helpers of the English table. */
import { rulesOf } from './rules.ts'

/** British English: "colour", and no comma before the last "and". */
export const LOCALE = 'en-GB'

const { form, list, series, either, decimal } = rulesOf(LOCALE)

export { decimal, either, list, series }

/** `1 card`, `2 cards`. */
export const plural = (n: number, one: string, other = `${one}s`): string => `${n} ${form(n, { one, other })}`

/** The form of the word for a number, without the number. */
export const agree = (n: number, one: string, other: string): string => form(n, { one, other })

/** How often. */
export const times = (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`

/** What the reader is called who plays against the machine: sentences speak to them. */
export const YOU = 'You'

/** At the start of a sentence or label. */
export const possessive = (name: string): string =>
  name === YOU ? 'Your' : name.endsWith('s') ? `${name}’` : `${name}’s`

/** The same in the middle. */
export const possessiveIn = (name: string): string => (name === YOU ? 'your' : possessive(name))

/** A player to whom something is done. */
export const whom = (name: string): string => (name === YOU ? 'you' : name)

const SPOKEN_TO: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' }

/** The verb as it is said to someone, or of several: `searches` gives `search`, `draws` gives `draw`. */
const spoken = (verb: string): string => SPOKEN_TO[verb] ?? verb.replace(/(?<=ch|sh|ss|x)es$|s$/, '')

/** A player who does something, at the start of a sentence: `Ada draws`, `You draw`. */
export const does = (name: string, verb: string): string =>
  name === YOU ? `${YOU} ${spoken(verb)}` : `${name} ${verb}`

/** Players who do something together: `Ada wins`, `You and Bea win`. */
export const allDo = (names: readonly string[], verb: string): string =>
  names.length === 1 ? does(names[0] ?? '', verb) : `${list(names)} ${spoken(verb)}`

/** The same in the middle: `you draw`. */
export const doesIn = (name: string, verb: string): string =>
  name === YOU ? does(name, verb).replace(YOU, whom(YOU)) : does(name, verb)

/** With its article: `an Elemental`. `marked` is how the word is shown. */
export const withArticle = (word: string, marked = word): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${marked}`

/** `a card`, `2 cards`: how many of a thing, in the middle of a sentence. */
export const amount = (n: number, one: string): string => (n === 1 ? withArticle(one) : plural(n, one))

/** A whole number as it is printed: with a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A number as what is added: with its sign, whichever it is. */
export const added = (n: number): string => (n < 0 ? signed(n) : `+${n}`)

/** Equal ones together, in the order in which they are first named: `Elk ×11`. `marked` is how a name is shown. */
export const counted = (names: readonly string[], marked = (name: string): string => name): readonly string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((one) => one === name).length
    return n > 1 ? `${marked(name)} ×${n}` : marked(name)
  })
