/** Basic land types, as a quality of cards and permanents. */
import { BASIC_LAND_MANA, type Predicate } from '../../language/index.ts'
import { type Syntax, words } from '../core/index.ts'

const BASIC_LAND_TYPES: readonly Predicate[] = Object.keys(BASIC_LAND_MANA).map((subtype) => ({
  is: 'subtype',
  subtype,
}))
/** "Land card with a basic land type", whether it is basic or not (2004:212.6d). */
export const ofBasicType: Syntax<Predicate> = words('with a basic land type', {
  is: 'such',
  of: [{ is: 'anyOf', of: BASIC_LAND_TYPES }],
})
