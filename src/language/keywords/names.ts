/** What the rows say of keywords by their names. */
import { KEYWORD_ROWS, type KeywordForm, type KeywordRow, type KeywordWorking } from './rows.ts'

type Rows = typeof KEYWORD_ROWS

export type KeywordName = keyof Rows

/** The names of keywords in that form. */
type FormedKeyword<F extends KeywordForm> = {
  [N in KeywordName]: Rows[N]['form'] extends F ? N : never
}[KeywordName]

type WorkingKeyword<W extends KeywordWorking> = {
  [N in KeywordName]: W extends Rows[N]['works'][number] ? N : never
}[KeywordName]

/** Keywords that are a name alone. */
export type SimpleKeyword = FormedKeyword<'plain'>

/** The forms that keywords share. */
export type SharedForm = Exclude<KeywordForm, 'own'>

/** Keywords in such a form. */
export type SharedKeyword = FormedKeyword<SharedForm>

/** Keywords with a form of their own. */
export type OwnFormed = FormedKeyword<'own'>

/** Keywords that are short for text. */
export type TextKeyword = WorkingKeyword<'asText'>

/** Keywords that answer questions asked of all keywords. */
export type RuledKeyword = WorkingKeyword<'byRules'>

const ROWS: Readonly<Record<KeywordName, KeywordRow>> = KEYWORD_ROWS

const isName = (name: string): name is KeywordName => name in KEYWORD_ROWS

/** The names of all keywords. */
export const KEYWORD_NAMES: readonly KeywordName[] = Object.keys(KEYWORD_ROWS).filter(isName)

/** The keyword as it is written in text: "first strike". */
export function wordOfKeyword(name: KeywordName): string {
  return ROWS[name].word ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The keyword as it is written by itself: "First strike". */
export function labelOfKeyword(name: KeywordName): string {
  const word = wordOfKeyword(name)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Whether the keyword is about attacking and blocking, which only creatures do. */
export const isOfCombat = (name: KeywordName): boolean => ROWS[name].ofCombat === true

/** Whether the keyword is a name alone. */
export const isNameAlone = (name: KeywordName): name is SimpleKeyword => ROWS[name].form === 'plain'

/** Whether the keyword has a form of its own. */
export const isOwnFormed = (name: KeywordName): name is OwnFormed => ROWS[name].form === 'own'

/** The form that the keyword shares with others. */
export const sharedFormOf = (name: SharedKeyword): SharedForm => KEYWORD_ROWS[name].form

/** Whether the keyword is short for text. */
export const isShortForText = (name: KeywordName): name is TextKeyword => ROWS[name].works.includes('asText')

/** Whether the keyword's cost is one of casting the card. */
export const paysForCasting = (name: KeywordName): boolean => ROWS[name].paysFor === 'casting'

/** The keyword of which it is a special form, or itself. */
export function generalForm(name: KeywordName): KeywordName {
  const general = ROWS[name].formOf
  return general !== undefined && isName(general) ? general : name
}

/** Whether what loses the one keyword loses the other: the same, or a special form of it (2004:502.11a). */
export function isLostWith(name: KeywordName, lost: KeywordName): boolean {
  return name === lost || ROWS[name].formOf === lost
}
