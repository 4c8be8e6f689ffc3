/** Keywords by their names (502 of 2004, 702 of 2011). */
import type { SimpleKeyword } from '../../language/index.ts'
import { type Syntax, table } from '../core/index.ts'

export const simpleKeyword: Syntax<SimpleKeyword> = table('a keyword', {
  deathtouch: 'deathtouch',
  defender: 'defender',
  'double strike': 'doubleStrike',
  fear: 'fear',
  'first strike': 'firstStrike',
  flash: 'flash',
  flying: 'flying',
  haste: 'haste',
  hexproof: 'hexproof',
  indestructible: 'indestructible',
  intimidate: 'intimidate',
  lifelink: 'lifelink',
  phasing: 'phasing',
  reach: 'reach',
  shadow: 'shadow',
  horsemanship: 'horsemanship',
  shroud: 'shroud',
  trample: 'trample',
  vigilance: 'vigilance',
})
