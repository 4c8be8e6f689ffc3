/** The zones of a player shown as piles: what is on top, and what is in them when opened. */
import {
  companionOf,
  editionOf,
  findAnywhere,
  findOrLast,
  type GameObject,
  keptAs,
  type ObjectId,
  preparedBy,
  type Seat,
  type State,
} from '../../engine/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import type { CardLook } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { lookOf } from './cardLook.ts'
import { objectName, refKey, refName, type Scene, seatName } from './scene.ts'

/** Always on the table; the others only while something is in them. */
export const PILES = ['library', 'graveyard', 'exile'] as const
const EXTRAS = ['command', 'phasedOut', 'ante', 'outside'] as const
export type PileZone = (typeof PILES)[number] | (typeof EXTRAS)[number]

export interface ZoneCard {
  readonly id: ObjectId
  /** Face down, and this seat may not look at it. */
  readonly unseen: boolean
  /** A note about its position, or what it waits for there: `on top`, `face down`, `foretold`. */
  readonly note: string | null
}

/** Cards of a zone that belong together: in exile, those that one object has exiled. */
export interface ZoneGroup {
  readonly key: string
  readonly title: string | null
  readonly cards: readonly ZoneCard[]
}

export interface ZoneView {
  readonly zone: PileZone
  readonly name: string
  readonly label: string
  /** Whose it is and how many are in it, above the open pile. */
  readonly title: string
  readonly count: number
  readonly top: CardLook | null
  /** How many of its cards can be played or chosen. */
  readonly lit: number
  readonly groups: readonly ZoneGroup[]
}

const EXILE = { '2004': 'removed', '2011': 'exile', today: 'exile' } as const satisfies Record<EditionId, string>

/**
 * The words for a pile: exile has different ones in 2004, and outside of a game inside another are the cards of that
 * other game (506).
 */
function wordsOf({ state, inner }: Scene, zone: PileZone) {
  if (zone === 'outside') return inner ? 'outsideInner' : 'outside'
  return zone === 'exile' ? EXILE[editionOf(state).id] : zone
}

const isUnseen = (object: GameObject): boolean => object.faceDown && object.face < 0

/**
 * Which player a card in a shared zone is shown with: a phased-out permanent with its controller, others with their
 * owner.
 */
const belongsTo = (object: GameObject): Seat => (object.zone === 'phasedOut' ? object.controller : object.owner)

/** The ids in a seat's pile, top first; 0 stands for a card that this seat may not know. */
function idsIn(state: State, seat: Seat, zone: PileZone): readonly ObjectId[] {
  if (zone === 'library') return state.libraries[seat] ?? []
  if (zone === 'graveyard') return [...(state.graveyards[seat] ?? [])].reverse()
  if (zone === 'outside') return (state.outside[seat] ?? []).filter((id) => id !== 0)
  return state[zone]
    .filter((id) => {
      const object = findAnywhere(state, id)
      return object !== null && belongsTo(object) === seat
    })
    .reverse()
}

/** Its counters on a card that is suspended. */
const TIME = 'time'

/** What a card in exile waits there for, or is there for; `null`: for nothing that could be said of it. */
export function exileNote(state: State, object: GameObject): string | null {
  if (object.zone !== 'exile') return null
  const by = preparedBy(state, object)
  if (by !== null) return say('exile.prepared', { name: objectName(state, by.id) })
  if (object.attachedTo !== null) return say('exile.haunts', { name: refName(state, object.attachedTo) })
  const kept = keptAs(state, object)
  if (kept !== null) return say(`exile.${kept}`)
  const n = object.counters[TIME] ?? 0
  return n > 0 ? say('exile.suspended', { n }) : null
}

function noteOf(state: State, object: GameObject, zone: PileZone, place: number): string | null {
  if (zone === 'library') return place === 0 ? say('zone.onTop') : say('zone.nth', { n: place + 1 })
  if (zone === 'outside' && companionOf(state, object.owner) === object.id) return say('zone.companion')
  return exileNote(state, object) ?? (object.faceDown ? say('card.faceDown') : null)
}

/** What exiled a card, if that is known (217.7c). */
export function exiledBy(state: State, object: GameObject): string | null {
  const { placedBy } = object
  return placedBy === null || findOrLast(state, placedBy) === null ? null : objectName(state, placedBy)
}

function groupsOf(state: State, zone: PileZone, ids: readonly ObjectId[]): readonly ZoneGroup[] {
  const groups = new Map<string, { title: string | null; cards: ZoneCard[] }>()
  for (const [place, id] of ids.entries()) {
    const object = findAnywhere(state, id)
    if (object === null) continue
    const source = zone === 'exile' && preparedBy(state, object) === null ? exiledBy(state, object) : null
    const key = source === null ? '' : `${object.placedBy}`
    const group = groups.get(key) ?? {
      title: source === null ? null : say('zone.exiledBy', { name: source }),
      cards: [],
    }
    group.cards.push({ id, unseen: isUnseen(object), note: noteOf(state, object, zone, place) })
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

function topOf(state: State, ids: readonly ObjectId[]): CardLook | null {
  const top = findAnywhere(state, ids[0] ?? 0)
  return top === null || isUnseen(top) ? null : lookOf(state, top.id)
}

/** How many of these can be played, or chosen for what is asked. */
function litAmong({ actions, marks }: Scene, ids: readonly ObjectId[]): number {
  const usable = new Set(actions.flatMap((action) => (action.do === 'pass' ? [] : action.object)))
  return ids.filter((id) => usable.has(id) || marks.choosable.has(refKey({ object: id }))).length
}

function zoneView(scene: Scene, seat: Seat, zone: PileZone): ZoneView {
  const { state } = scene
  const ids = idsIn(state, seat, zone)
  const lit = litAmong(scene, ids)
  const top = topOf(state, ids)
  const words = wordsOf(scene, zone)
  const name = say(`zone.${words}`)
  const told = { zone: words, name: seatName(state, seat), n: ids.length } as const
  const label = say('zone.pile', { ...told, top: top?.name ?? null, lit })
  const title = say('zone.pile', { ...told, top: null, lit: 0 })
  return { zone, name, label, title, count: ids.length, top, lit, groups: groupsOf(state, zone, ids) }
}

/** A player's piles, leaving out empty ones without a permanent place. */
export function zoneViews(scene: Scene, seat: Seat): readonly ZoneView[] {
  const extras = EXTRAS.map((zone) => zoneView(scene, seat, zone)).filter(({ count }) => count > 0)
  return [...PILES.map((zone) => zoneView(scene, seat, zone)), ...extras]
}
