/** The battlefield of one side: rows, piles of identical permanents, attachments with their host. */
import { characteristics, find, get, type ObjectId, type Seat } from '../../engine/index.ts'
import { printedOf } from './cardLook.ts'
import { type CardContext, type CardView, cardView } from './cardView.ts'
import type { Scene } from './scene.ts'

export interface PermanentView {
  readonly card: CardView
  /** The oldest first. */
  readonly attachments: readonly CardView[]
}

/** One or more permanents that nothing tells apart. */
export interface PileView {
  readonly key: string
  readonly name: string
  readonly members: readonly PermanentView[]
}

export interface SideView {
  readonly lands: readonly PileView[]
  /** Creatures first, then planeswalkers, then everything else that is no land. */
  readonly creatures: readonly PileView[]
  readonly counts: { readonly lands: number; readonly creatures: number }
}

/** The object a permanent is attached to, where that is a permanent too. */
function hostOf(scene: Scene, id: ObjectId): ObjectId | null {
  const to = find(scene.state, id)?.attachedTo ?? null
  return to !== null && 'object' in to && find(scene.state, to.object)?.zone === 'battlefield' ? to.object : null
}

/**
 * What must be the same for two permanents to lie in one pile. Whatever shows, can be chosen apart or matters to the rules
 * belongs in it: a member that differs leaves the pile.
 */
function pileKey(scene: Scene, id: ObjectId, context: CardContext = {}): string {
  const object = get(scene.state, id)
  const now = characteristics(scene.state, id)
  const { state } = cardView(scene, id, context)
  const attached = scene.state.battlefield.some((other) => hostOf(scene, other) === id)
  const lone =
    attached || object.attachedTo !== null || state.attacking || state.blocking || (context.targets?.length ?? 0) > 0
  if (lone) return `alone ${id}`
  return JSON.stringify([
    now.name,
    printedOf(scene.state, object)?.name ?? null,
    object.kind,
    object.copied,
    now.colors,
    now.types,
    now.subtypes,
    now.power,
    now.toughness,
    now.loyalty,
    now.abilities,
    now.restrictions.map(({ restriction }) => restriction),
    object.owner,
    object.chosenColor,
    object.chosenType,
    object.faceDown,
    object.activations,
    object.echoOwed,
    state,
  ])
}

export type ContextOf = (id: ObjectId) => CardContext

/** Permanents in order of arrival; identical ones join the first of their kind. */
function pilesOf(scene: Scene, ids: readonly ObjectId[], contextOf: ContextOf): readonly PileView[] {
  const piles = new Map<string, ObjectId[]>()
  for (const id of ids) {
    const key = pileKey(scene, id, contextOf(id))
    const pile = piles.get(key)
    if (pile === undefined) piles.set(key, [id])
    else pile.push(id)
  }
  const view = (id: ObjectId): CardView => cardView(scene, id, contextOf(id))
  return [...piles.values()].map((members) => ({
    key: `pile${members[0] ?? 0}`,
    name: view(members[0] ?? 0).look.name,
    members: members.map((id) => ({
      card: view(id),
      attachments: scene.state.battlefield.filter((other) => hostOf(scene, other) === id).map(view),
    })),
  }))
}

export function sideView(scene: Scene, seat: Seat, contextOf: ContextOf): SideView {
  const mine = scene.state.battlefield.filter(
    (id) => find(scene.state, id)?.controller === seat && hostOf(scene, id) === null,
  )
  const typesOf = (id: ObjectId) => characteristics(scene.state, id).types
  const creatures = mine.filter((id) => typesOf(id).includes('creature'))
  const lands = mine.filter((id) => typesOf(id).includes('land') && !typesOf(id).includes('creature'))
  const rest = mine.filter((id) => !creatures.includes(id) && !lands.includes(id))
  const walkers = rest.filter((id) => typesOf(id).includes('planeswalker'))
  const others = [...walkers, ...rest.filter((id) => !walkers.includes(id))]
  return {
    lands: pilesOf(scene, lands, contextOf),
    creatures: pilesOf(scene, [...creatures, ...others], contextOf),
    counts: { lands: lands.length, creatures: creatures.length + others.length },
  }
}
