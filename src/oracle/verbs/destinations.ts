/** Where cards go, as the words after "put" and "return" say it: "the battlefield tapped", "the bottom of its owner's library". */
import type { Destination, Players, ZoneName } from '../../language/index.ts'
import { part, phrase, quiet, rule, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { player, possessed, said } from '../nouns/index.ts'

/** A place in a zone, where nothing more is said. */
export const at = (zone: ZoneName, more: Partial<Destination> = {}): Destination => ({
  zone,
  under: null,
  tapped: false,
  position: null,
  ...more,
})

/** Cards go to their owners' zones, so all of these mean the same. */
const whose = part()`[their|its owners'|owner's / your / their owner's / their / his or her / that player's / the / that]`

const OWNER: Players = { kind: 'ownerOf', thing: said('it') as never }
/** "Under your control", "under the control of that creature's owner". */
const control: Syntax<Players> = wordings(
  shaped(part()`[their|its owners'|owner's / their owner's] control`, () => OWNER),
  words('your control', { kind: 'you' } as const),
  words('their control', { kind: 'they' } as const),
  phrase`${player} 's control`,
  phrase`the control of ${rule('ownerOf')`${{ thing: possessed }} owner` as Syntax<Players>}`,
)
const onto = { zone: 'battlefield', position: null } as const
/** "The battlefield tapped under your control". */
export const battlefield: Syntax<Destination> = quiet(
  wordings(
    part(at('battlefield'))`the battlefield [/ face up]`,
    part(at('battlefield', { tapped: true }))`the battlefield tapped`,
    part(at('battlefield', { tapped: true, attacking: true }))`the battlefield tapped and attacking`,
    part(at('battlefield', { tapped: true }))`the battlefield tapped and attacking ${{ attacking: player }}`,
    part(at('battlefield', { flipped: true }))`the battlefield flipped`,
    part({ ...onto, tapped: false })`the battlefield under ${{ under: control }}`,
    part({
      ...onto,
      tapped: true,
    })`the battlefield [tapped under ${{ under: control }} / under ${{ under: control }} tapped]`,
  ) as Syntax<Destination>,
)

export const hand = part(at('hand'))`${whose} [hands|hand / hand]` as Syntax<Destination>
export const graveyard = part(at('graveyard'))`${whose} [graveyards|graveyard / graveyard]` as Syntax<Destination>

const library = part()`${whose} [libraries|library / library]`
/** "On top of your library in any order". */
export const ownLibrary: Syntax<Destination> = wordings(
  part(at('library', { position: 'top' }))`[on top of / back on top of] ${library} [/ in any order]`,
  part(at('library', { position: 'bottom' }))`on the bottom of ${library} [/ in any order]`,
)
/** "On the bottom of your library in a random order". */
export const bottomAtRandom = part()`on the bottom of ${library} in a random order`
/** "Into its owner's library second from the top". */
export const fromTop: Syntax<Destination> = wordings(
  part(at('library', { position: 'second' }))`into ${library} second from the top`,
  part(at('library', { position: 'third' }))`into ${library} third from the top`,
)
export const shuffledIn: Syntax<Destination> = part(at('library', { position: 'shuffled' }))`into ${library}`

/** Where a pile goes: "into your hand". */
export const pilePlace: Syntax<Destination> = wordings(
  phrase`onto ${battlefield}`,
  phrase`into ${wordings(hand, graveyard)}`,
  ownLibrary,
)
