/** What has been done to something by an effect of the same text, in the words that follow a noun. */
import type { Deed } from '../../language/index.ts'
import { type Syntax, table } from '../core/index.ts'

/** What an effect of the same text has done to it. */
export const deed: Syntax<Deed> = table<Deed>('what was done', {
  destroyed: 'destroyed',
  'that died': 'died',
  sacrificed: 'sacrificed',
  discarded: 'discarded',
  exiled: 'exiled',
  'put into exile': 'exiled',
  returned: 'returned',
  'returned to the battlefield': 'putOntoBattlefield',
  'put onto the battlefield': 'putOntoBattlefield',
  'put into a graveyard': 'putIntoGraveyard',
  'put into your graveyard': 'putIntoGraveyard',
  'put into their graveyard': 'putIntoGraveyard',
  'put into your hand': 'putIntoHand',
  'returned to your hand': 'putIntoHand',
  "returned to its owner's hand": 'putIntoHand',
  milled: 'milled',
  revealed: 'revealed',
  drawn: 'drawn',
  created: 'created',
  countered: 'countered',
  tapped: 'tapped',
  untapped: 'untapped',
  'dealt damage': 'dealtDamage',
})

/** What a player has done to it. */
export const deedOfPlayer: Syntax<Deed> = table<Deed>('what was done', {
  sacrificed: 'sacrificed',
  discarded: 'discarded',
  exiled: 'exiled',
  revealed: 'revealed',
  drew: 'drawn',
  tapped: 'tapped',
})
