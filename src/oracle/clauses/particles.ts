/** Small words that many sentences have and that say nothing of their own: each is one place in the grammar. */
import { part, wordings, words } from '../core/index.ts'
import { attacked } from '../events/index.ts'

const their = words('their')
/** Of what the words before speak. */
export const its = wordings(words('its'), their)
export const it = wordings(words('it'), words('they'))
/** Whose, of the player that a rule is for. */
export const own = wordings(words('your'), their)
/** Whose, of a player that has been named. */
export const thatPlayers = wordings(their, words("that player's"), words("the player's"))
/** "Spells you cast", "spells that you cast". */
export const that = wordings(words(''), words('that'))
export const also = wordings(words(''), words('also'))
/** Of one player, or of several: "your hand", "their hands". */
export const hands = part()`[hands|hand / hand]`
export const libraries = part()`[libraries|library / library]`
export const untapSteps = wordings(words('untap step'), words('untap steps'))
/** Of what comes onto the battlefield. */
export const comesTapped = words('tapped', true)
export const additional = wordings(words(''), words('an additional'))
/** Of activated abilities that something is said of. */
export const notForMana = words("unless they're mana abilities", true)
/** Whom several attackers attack: "you or planeswalkers you control". */
export const attackedThere = wordings(
  attacked,
  words('you or planeswalkers you control', { players: { kind: 'you' }, walkers: true } as const),
)
