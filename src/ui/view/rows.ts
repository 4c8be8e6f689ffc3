/** The battlefield of one side: rows, piles of identical permanents, attachments with their host. */
import {
  characteristics,
  copiedFrom,
  find,
  type GameObject,
  get,
  getAnywhere,
  type ObjectId,
  printedOf,
  type Ref,
  type Seat,
} from '../../engine/index.ts'
import { memoised } from '../../language/index.ts'
import type { CardLook, CardState } from '../card/index.ts'
import { sideBySide } from './bands.ts'
import { type CardContext, type CardView, cardView } from './cardView.ts'
import { bandNumbers, type Scene } from './scene.ts'
import { isAvatar } from './several.ts'
import { isElsewhere } from './variants.ts'

export interface PermanentView {
  readonly card: CardView
  /** Oldest first. */
  readonly attachments: readonly CardView[]
}

/** One or more permanents that nothing distinguishes. */
export interface PileView {
  readonly name: string
  readonly members: readonly PermanentView[]
}

export interface SideView {
  readonly lands: readonly PileView[]
  /** What fights and can be attacked: creatures, then planeswalkers and battles. */
  readonly creatures: readonly PileView[]
  /** Every other permanent; it stands behind the creatures, like the lands. */
  readonly others: readonly PileView[]
  /** Phased-out permanents (502.15, 2011:contents/702), shown beside the others though they aren't there. */
  readonly phasedOut: readonly CardView[]
  /** What this player owns in the command zone: emblems and cards that apply from there (113). */
  readonly command: readonly CardView[]
  readonly counts: { readonly lands: number; readonly creatures: number; readonly others: number }
}

/** The object a permanent is attached to, where that is a permanent too. */
function hostOf(scene: Scene, id: ObjectId): ObjectId | null {
  const to = find(scene.state, id)?.attachedTo ?? null
  return to !== null && 'object' in to && find(scene.state, to.object)?.zone === 'battlefield' ? to.object : null
}

type Attached = ReadonlyMap<ObjectId, readonly ObjectId[]>

/** The permanent that in the end bears it: what is attached to an attached thing lies on the same host. */
function bearerOf(scene: Scene, id: ObjectId): ObjectId | null {
  const seen = new Set<ObjectId>([id])
  let bearer: ObjectId | null = null
  for (let next = hostOf(scene, id); next !== null && !seen.has(next); next = hostOf(scene, next)) {
    seen.add(next)
    bearer = next
  }
  return bearer
}

/** What is attached to each permanent, oldest first. */
function attachments(scene: Scene): Attached {
  const found = new Map<ObjectId, ObjectId[]>()
  for (const id of scene.state.battlefield) {
    const host = bearerOf(scene, id)
    if (host !== null) found.set(host, [...(found.get(host) ?? []), id])
  }
  return found
}

/**
 * The address of a granted ability begins with who grants it: that two of a kind have it from each other parts nothing.
 */
const withoutGranter = (name: string, value: unknown): unknown =>
  name === 'key' && typeof value === 'string' ? value.replace(/^(\d+\.)+/, '') : value

/** A list of an object's characteristics as text; memoised by list. */
const textOf = memoised((list: object): string => JSON.stringify(list, withoutGranter))

/** Whom it attacks, declared or about to be; `null`: it doesn't attack. */
function attackOf({ state, marks }: Scene, id: ObjectId): Ref | null {
  return state.combat?.attackers.find((attacker) => attacker.id === id)?.defender ?? marks.attacking.get(id) ?? null
}

/** It is blocked, or about to be: its blockers are its own. */
function isBlocked({ state, marks }: Scene, id: ObjectId): boolean {
  const declared = state.combat?.attackers.some((attacker) => attacker.id === id && attacker.blocked) ?? false
  return declared || [...marks.blocking.values()].some((attackers) => attackers.includes(id))
}

/**
 * What only turns its light up or down: of lands and of what else stands behind, those that differ in it stay together.
 */
function withoutLight({ tapped: _, playable: _may, dimmed: _not, chosen: _chosen, ...state }: CardState): CardState {
  return state
}

/**
 * What must be equal for two permanents to be in one pile. Whatever shows, can be chosen separately or matters to the
 * rules belongs here: a member that differs leaves the pile.
 */
function pileKey(scene: Scene, { id, state }: CardView, hasAttachments: boolean, behind: boolean): string {
  const object = get(scene.state, id)
  const now = characteristics(scene.state, id)
  const lone =
    hasAttachments ||
    // 504.4: each is told apart from the others.
    object.faceDown ||
    object.attachedTo !== null ||
    state.blocking ||
    (state.attacking && isBlocked(scene, id)) ||
    (state.targets?.length ?? 0) > 0
  if (lone) return `alone ${id}`
  return JSON.stringify([
    attackOf(scene, id),
    now.name,
    printedOf(scene.state, object)?.name ?? null,
    object.kind,
    copiedFrom(scene.state, object),
    now.colors,
    now.types,
    now.subtypes,
    now.power,
    now.toughness,
    now.loyalty,
    now.defense,
    textOf(now.abilities),
    now.restrictions.map(({ restriction }) => restriction),
    object.owner,
    object.chosen,
    object.activations,
    behind ? withoutLight(state) : state,
  ])
}

export type ContextOf = (id: ObjectId) => CardContext

/** The name that needs most room: of a permanent with doors, either half's. */
const longestName = (look: CardLook | undefined): string =>
  look?.parts?.kind === 'room'
    ? look.parts.faces.reduce((longest, { name }) => (name.length > longest.length ? name : longest), '')
    : (look?.name ?? '')

/** Permanents in order of arrival; identical ones join the first of their kind. */
function pilesOf(
  scene: Scene,
  ids: readonly ObjectId[],
  { contextOf, on, behind }: { readonly contextOf: ContextOf; readonly on: Attached; readonly behind: boolean },
): readonly PileView[] {
  const view = (id: ObjectId): CardView => cardView(scene, id, contextOf(id))
  const piles = new Map<string, CardView[]>()
  for (const card of ids.map(view)) {
    const key = pileKey(scene, card, on.has(card.id), behind)
    const pile = piles.get(key)
    if (pile === undefined) piles.set(key, [card])
    else pile.push(card)
  }
  return [...piles.values()].map((cards) => ({
    name: longestName(cards[0]?.look),
    members: cards.map((card) => ({ card, attachments: (on.get(card.id) ?? []).map(view) })),
  }))
}

/** A commander and an avatar have places of their own beside their player, where several play. */
const isBeside = ({ state }: Scene, object: GameObject): boolean =>
  state.players.length > 2 &&
  (isAvatar(state, object) || state.players[object.owner]?.commanders?.some((one) => one.card === object.card) === true)

export function sideView(scene: Scene, seat: Seat, contextOf: ContextOf): SideView {
  const on = attachments(scene)
  const mine = scene.state.battlefield.filter(
    (id) => find(scene.state, id)?.controller === seat && hostOf(scene, id) === null,
  )
  const typesOf = (id: ObjectId) => characteristics(scene.state, id).types
  const creatures = mine.filter((id) => typesOf(id).includes('creature'))
  const lands = mine.filter((id) => typesOf(id).includes('land') && !typesOf(id).includes('creature'))
  const rest = mine.filter((id) => !creatures.includes(id) && !lands.includes(id))
  const attackable = rest.filter((id) => typesOf(id).some((type) => type === 'planeswalker' || type === 'battle'))
  const apart = (ids: readonly ObjectId[], belongs: (object: GameObject) => boolean) =>
    ids.filter((id) => belongs(getAnywhere(scene.state, id))).map((id) => cardView(scene, id))
  const others = rest.filter((id) => !attackable.includes(id))
  const fighting = [...sideBySide(creatures, bandNumbers(scene)), ...attackable]
  return {
    lands: pilesOf(scene, lands, { contextOf, on, behind: true }),
    creatures: pilesOf(scene, fighting, { contextOf, on, behind: false }),
    others: pilesOf(scene, others, { contextOf, on, behind: true }),
    phasedOut: apart(scene.state.phasedOut, ({ controller }) => controller === seat),
    command: apart(
      scene.state.command,
      (object) =>
        object.owner === seat && !object.faceDown && !isBeside(scene, object) && !isElsewhere(scene.state, object.id),
    ),
    counts: { lands: lands.length, creatures: fighting.length, others: others.length },
  }
}

/** From so many of a name on, those that are alike always stand as one. */
const ALWAYS_ONE = 5

/**
 * The piles as they stand: each member by itself while there are few of that name and room for them. Counted by name,
 * so that those who stay don't come apart when others of them attack.
 */
export function standing(piles: readonly PileView[], grouped: boolean): readonly PileView[] {
  const ofName = (wanted: string): number =>
    piles.reduce((sum, { name, members }) => (name === wanted ? sum + members.length : sum), 0)
  const parted = piles.flatMap((pile) =>
    grouped || pile.members.length === 1 || ofName(pile.name) >= ALWAYS_ONE
      ? [pile]
      : pile.members.map((member) => ({ name: pile.name, members: [member] })),
  )
  return inPlace(parted)
}

const firstId = ({ members }: PileView): ObjectId => members[0]?.card.id ?? 0

/**
 * Those of one name side by side where the first of them stands, in order of arrival: who is tapped, chosen or lit
 * changes no place. A band stands together by itself.
 */
function inPlace(piles: readonly PileView[]): readonly PileView[] {
  if (piles.some((pile) => bandOf(pile) !== undefined)) return piles
  const ofName = new Map<string, PileView[]>()
  for (const pile of piles) ofName.set(pile.name, [...(ofName.get(pile.name) ?? []), pile])
  return [...ofName.values()].flatMap((some) => [...some].sort((a, b) => firstId(a) - firstId(b)))
}

/** The number of the band in which a pile's creature attacks. */
export const bandOf = (pile: PileView | undefined): number | undefined => pile?.members[0]?.card.state.band

/** The first attacker that each declared blocker blocks: nobody changes places for who is only chosen. */
export const blockedFirst = ({ state: { combat } }: Scene): ReadonlyMap<ObjectId, ObjectId> =>
  new Map((combat?.blocks ?? []).flatMap(({ id, attackers: [first] }) => (first === undefined ? [] : [[id, first]])))

/** Who attacks or blocks. */
export const fightersIn = (scene: Scene): ReadonlySet<ObjectId> =>
  new Set([...(scene.state.combat?.attackers ?? []).map(({ id }) => id), ...blockedFirst(scene).keys()])

/**
 * Declared attackers first, in their order; blockers in the order of what they block; then everybody else. In the row
 * nearest to the middle nobody stands between them and what they fight.
 */
export function fightersFirst(scene: Scene, piles: readonly PileView[]): readonly PileView[] {
  const attackers = scene.state.combat?.attackers.map(({ id }) => id) ?? []
  const blocked = blockedFirst(scene)
  const idOf = ({ members }: PileView): ObjectId => members[0]?.card.id ?? 0
  const placeOf = (id: ObjectId): number => {
    const place = attackers.indexOf(blocked.get(id) ?? id)
    return place < 0 ? attackers.length : place
  }
  // A band stands where its first creature does.
  const first = (pile: PileView): number => {
    const band = bandOf(pile)
    const together = band === undefined ? [pile] : piles.filter((other) => bandOf(other) === band)
    return Math.min(...together.map((other) => placeOf(idOf(other))))
  }
  return attackers.length === 0 ? piles : [...piles].sort((a, b) => first(a) - first(b))
}

/** Creatures of one name, so many that a number is quicker than pressing each. */
export interface SameNamed {
  readonly name: string
  readonly ids: readonly ObjectId[]
}

/** The crowds among those that may be chosen, in the order in which they stand. */
export function sameNamed(piles: readonly PileView[], among: readonly ObjectId[]): readonly SameNamed[] {
  const ofName = new Map<string, ObjectId[]>()
  for (const { name, members } of piles)
    for (const { card } of members)
      if (among.includes(card.id)) ofName.set(name, [...(ofName.get(name) ?? []), card.id])
  return [...ofName].map(([name, ids]) => ({ name, ids })).filter(({ ids }) => ids.length >= ALWAYS_ONE)
}
