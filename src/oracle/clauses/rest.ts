/** What has just been found or chosen, and what is left: words that say nothing by themselves. */
import type { Thing } from '../../language/index.ts'
import { part, type Syntax, shaped, wordings } from '../core/index.ts'
import { thing } from '../nouns/index.ts'

/** Before a noun whose meaning is clear: "the copy", "that copy". */
export const theOrThat = part()`[the / that]`
/** "It", "those cards", "the chosen card": where it is clear which. */
export const those = part()`[it / them / [${theOrThat} / those / the chosen / the revealed] [card / cards]]`
/** All that has been shown, whatever is among it. */
export const allRevealed = part()`[all cards revealed this way / the revealed cards / those cards]`
/** What comes before the next thing to do. */
export const joint = part()`[, / . / and / , and / , then / . Then]`
/** "The rest", "the other one". */
export const restOfThem = part()`[the rest / the other] [/ one]`

const REST: Thing = { kind: 'rest' }
const theRest: Syntax<Thing> = shaped(restOfThem, () => REST)
/** Things, or those that are left: "destroy the rest". */
export const thingOrRest: Syntax<Thing> = wordings(thing, theRest)
