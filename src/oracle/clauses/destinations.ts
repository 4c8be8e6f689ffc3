/**
 * Where cards go, as the words after "put" and "return" say it: "the battlefield tapped", "the bottom of its owner's
 * library".
 */
import type { Destination, Players, Subject, ZoneName } from '../../language/index.ts'
import {
  narrowed,
  optional,
  part,
  phrase,
  quiet,
  rule,
  type Syntax,
  sameValue,
  shaped,
  table,
  wordings,
} from '../core/index.ts'
import { counted, player, possessed, possessive, said, self } from '../nouns/index.ts'
import { own, SAME_PLAYER } from './clause.ts'
import { comesTapped, hands, libraries } from './particles.ts'
import { theOrThat } from './rest.ts'

/** "Until ~ leaves the battlefield", after which it is back where it was (today:610.3). */
export const untilItLeaves = part()`until ${{ until: quiet(self) as Syntax<Subject> }} leaves the battlefield`

/** A place in a zone, where nothing more is said. */
export const at = (zone: ZoneName, more: Partial<Destination> = {}): Destination => ({
  zone,
  under: null,
  tapped: false,
  position: null,
  ...more,
})

const owners = part()`[their|its owners'|owner's / their owner's]`
/** Cards go to their owners' zones, so all of these mean the same. */
const whose = wordings(owners, part()`[${own} / that player's / ${theOrThat}]`)

const OWNER: Players = { kind: 'ownerOf', thing: said('it') as never }
const THEY: Players = { kind: 'they' }
/** "Under your control", "under the control of that creature's owner". */
const control: Syntax<Players> = wordings(
  shaped(part()`${owners} control`, () => OWNER),
  shaped(part()`their control`, () => THEY),
  phrase`${narrowed(possessive, (of) => !sameValue(of, SAME_PLAYER))} control`,
  phrase`the control of ${rule('ownerOf')`${{ thing: possessed }} owner`}`,
)
/** "Face up", "tapped", "tapped and attacking that player". */
const how = wordings(
  part({ tapped: false })`face up`,
  part({ tapped: false, faceDown: true })`face down`,
  part()`${{ tapped: comesTapped }}`,
  part({ tapped: true })`tapped and attacking ${{ attacking: optional(player, true) }}`,
  part({ tapped: false, flipped: true })`flipped`,
  part({ tapped: false, transformed: true })`[transformed / converted]`,
)
const plainly = part({ tapped: false })``
const onto = part({ zone: 'battlefield', position: null })
/** "The battlefield tapped under your control". */
export const battlefield = quiet(
  wordings(
    part({ zone: 'battlefield', position: null, under: null })`the battlefield ${wordings(plainly, how)}`,
    onto`the battlefield under ${{ under: control }} ${wordings(plainly, how)}`,
    onto`the battlefield ${how} under ${{ under: control }}`,
  ),
) as Syntax<Destination>

export const hand = part(at('hand'))`${whose} ${hands}` as Syntax<Destination>
export const graveyard = part(at('graveyard'))`${whose} [graveyards|graveyard / graveyard]` as Syntax<Destination>

const library = part()`${whose} ${libraries}`
/** "On top of your library in any order". */
export const ownLibrary: Syntax<Destination> = wordings(
  part(at('library', { position: 'top' }))`[on top of / back on top of] ${library} [/ in any order]`,
  part(at('library', { position: 'bottom' }))`on the bottom of ${library} [/ in any order]`,
)
/** "On the bottom of your library in a random order". */
export const bottomAtRandom = part()`on the bottom of ${library} in a random order`
/** "Into its owner's library second from the top". */
export const fromTop: Syntax<Destination> = part({
  zone: 'library',
  under: null,
  tapped: false,
})`into ${library} ${{
  position: table('a place', { second: 'second', third: 'third' }),
}} from the top` as Syntax<Destination>
/** "Into its owner's library just beneath the top X cards of that library". */
export const beneathTop: Syntax<Destination> = part(
  at('library', { position: 'top' }),
)`into ${library} just beneath the top ${{ beneath: counted }} cards|card of that library` as Syntax<Destination>
export const shuffledIn: Syntax<Destination> = part(at('library', { position: 'shuffled' }))`into ${library}`

/** Where a pile goes: "into your hand". */
export const pilePlace: Syntax<Destination> = wordings(
  phrase`onto ${battlefield}`,
  phrase`into ${wordings(hand, graveyard)}`,
  ownLibrary,
)
