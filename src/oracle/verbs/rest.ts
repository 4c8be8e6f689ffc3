/** What hasn't been chosen, of what could have been: "destroy the rest". */
import type { Thing } from '../../language/index.ts'
import { part, type Syntax, shaped, wordings } from '../core/index.ts'
import { thing } from '../nouns/index.ts'

const REST: Thing = { kind: 'rest' }
/** "The rest", "the other one". */
export const theRest: Syntax<Thing> = shaped(part()`[the rest / the other] [/ one]`, () => REST)
/** Things, or those that are left. */
export const thingOrRest: Syntax<Thing> = wordings(thing, theRest)
