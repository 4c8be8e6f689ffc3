/** Words that several prompts share. */
import { de, plural } from '../../locale/fr.ts'
import type { Thing, UnpaidWords } from '../game/index.ts'

export const THINGS: Readonly<Record<Thing, readonly [article: 'un' | 'une', noun: string]>> = {
  artifact: ['un', 'artefact'],
  card: ['une', 'carte'],
  creature: ['une', 'créature'],
  enchantment: ['un', 'enchantement'],
  land: ['un', 'terrain'],
  permanent: ['un', 'permanent'],
  planeswalker: ['un', 'arpenteur'],
  spell: ['un', 'sort'],
}

/** `une carte`, `2 cartes`. */
export function amount(n: number, thing: Thing): string {
  const [article, noun] = THINGS[thing]
  return n === 1 ? `${article} ${noun}` : plural(n, noun)
}

/** For one of several alike, or for all of them. */
export const which = (of: 'one' | 'all', name: string): string =>
  `${of === 'one' ? 'cet exemplaire' : 'chaque exemplaire'} ${de(name)}`

/** After "sinon": participles are masculine, as `un permanent` is. */
export function unpaid(told: UnpaidWords | null): string {
  if (told === null) return 'son effet a lieu'
  const { does, name, own } = told
  if (does === 'sacrifice') return own ? `vous sacrifiez ${name}` : `${name} est sacrifié`
  return `${name} est ${does === 'destroy' ? 'détruit' : 'contrecarré'}`
}

/** Devices that are touched are told so. */
export const press = (touch: boolean): string => (touch ? 'Touchez' : 'Cliquez sur')
export const pressIn = (touch: boolean): string => (touch ? 'touchez' : 'cliquez sur')

export const PILES: Readonly<Record<'library' | 'graveyard' | 'hand', readonly [string, string]>> = {
  library: ['la bibliothèque', 'votre bibliothèque'],
  graveyard: ['le cimetière', 'votre cimetière'],
  hand: ['la main', 'votre main'],
}
