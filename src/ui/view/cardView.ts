/** One card as it stands on the table: its look, its marks, and its accessible name. */
import {
  type Characteristics,
  characteristics,
  type GameObject,
  getAnywhere,
  isActive,
  isSick,
  type ObjectId,
  type State,
} from '../../engine/index.ts'
import { DOORS, PERMANENT_MARKS, printCost, sideTable } from '../../language/index.ts'
import type { CardLook, CardState, TargetMark } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { actionsWith } from './actions.ts'
import { lookOf } from './cardLook.ts'
import { chosenWords } from './chosen.ts'
import { usesOf } from './dropTargets.ts'
import { keywordNames } from './mainAbility.ts'
import { bandNumbers, objectName, refKey, refName, type Scene, signOf, whomOf } from './scene.ts'

export interface CardView {
  readonly id: ObjectId
  readonly look: CardLook
  readonly state: CardState
  /** The accessible name. */
  readonly label: string
  /** It can be dragged: from the hand to be cast, to block, to attack. */
  readonly draggable: boolean
}

/** How the question and the list of actions mark a card: lit, chosen, or not at all. */
function lightOf(scene: Scene, object: GameObject): Pick<CardState, 'playable' | 'chosen' | 'dimmed'> {
  const { question, marks, me } = scene
  const key = refKey({ object: object.id })
  const chosen = marks.chosen.has(key) || marks.tapping.has(object.id) || marks.active === object.id
  if (question !== null && question.kind !== 'priority' && question.seat === me) {
    const playable = marks.choosable.has(key)
    const aside = object.zone === 'hand' && question.kind !== 'mulligan' && question.kind !== 'starter'
    return { playable, chosen, dimmed: aside && !playable && !chosen }
  }
  const playable = actionsWith(scene, object.id).some((action) => isWorthLight(scene, object, action.do))
  return { playable, chosen: false, dimmed: object.zone === 'hand' && !playable }
}

/** Lands that can be tapped for mana aren't lit, or everything would be lit all the time. */
function isWorthLight(scene: Scene, object: GameObject, what: string): boolean {
  return what !== 'activate' || !characteristics(scene.state, object.id).types.includes('land')
}

function combatOf(scene: Scene, id: ObjectId): Pick<CardState, 'attacking' | 'blocking' | 'band'> {
  const { combat } = scene.state
  return {
    attacking: scene.marks.attacking.has(id) || (combat?.attackers.some((one) => one.id === id) ?? false),
    band: bandNumbers(scene).get(id),
    blocking: scene.marks.blocking.has(id) || (combat?.blocks.some((one) => one.id === id) ?? false),
  }
}

/** Loyalty shown on the card's own tab (when it has no power), and levels on its scale, aren't shown again. */
export function counterMarks(object: GameObject, { loyalty, power, levels }: CardLook): CardState['counters'] {
  const told = [
    ...(loyalty !== undefined && power === undefined ? ['loyalty', 'defense'] : []),
    ...(levels === undefined ? [] : ['level']),
  ]
  return Object.entries(object.counters).flatMap(([label, count]) =>
    count > 0 && !told.includes(label) ? [{ label, count }] : [],
  )
}

/** Doors show themselves whether they are locked. */
const SHOWN: ReadonlySet<string> = new Set(Object.values(DOORS))

/** What it is marked as, or consists of: a plate without a number. */
export function markWords({ marks = {}, merged }: GameObject): readonly string[] {
  const words = PERMANENT_MARKS.flatMap((as) => {
    const held = marks[as]
    return held === undefined || SHOWN.has(as) ? [] : [say('mark.word', { as, n: held.n })]
  })
  if (merged === undefined) return words
  const isMelded = merged.under.some(({ half }) => half === true)
  return [...words, say(isMelded ? 'mark.melded' : 'mark.merged', { n: merged.under.length + 1 })]
}

/** The doors of a permanent, each with whether it is locked. */
const doorWords = ({ parts }: CardLook): readonly string[] =>
  parts?.kind === 'room' ? parts.faces.map(({ name, locked = false }) => say('label.door', { name, locked })) : []

/** What it costs, half by half; and what its other side is. */
function partsLabel({ cost, halves }: Characteristics, { parts }: CardLook): readonly string[] {
  if (halves !== undefined)
    return halves.map((half) => say('label.half', { name: half.name, cost: printCost(half.cost ?? []) }))
  const others = parts?.faces.map(({ name }) => say('label.otherSide', { name })) ?? []
  return cost === null ? others : [say('label.cost', { cost: printCost(cost) }), ...others]
}

/** An attack that isn't declared yet, and what it attacks, if there is a choice. */
function willAttack({ state, question, marks }: Scene, id: ObjectId): string {
  const defender = marks.attacking.get(id)
  if (defender === undefined || question?.kind !== 'attackers' || question.defenders.length < 2)
    return say('label.attackingChosen')
  return say('label.attackingWhom', { name: refName(state, defender) })
}

/** What the name of a card says of others: whom it attacks or blocks, and what it is attached to. */
function relations(scene: Scene, object: GameObject, state: CardState): readonly string[] {
  const { combat } = scene.state
  const attack = combat?.attackers.find((one) => one.id === object.id)
  const block = combat?.blocks.find((one) => one.id === object.id)
  const parts = [
    attack ? say('label.attacking', { name: whomOf(scene.state, attack.defender) }) : '',
    !attack && state.attacking ? willAttack(scene, object.id) : '',
    state.band === undefined ? '' : say('label.band', { n: state.band }),
    block ? say('label.blocking', { names: block.attackers.map((id) => objectName(scene.state, id)) }) : '',
    attack?.blocked ? say('label.blocked') : '',
    object.attachedTo === null ? '' : say('label.attachedTo', { name: refName(scene.state, object.attachedTo) }),
  ]
  return parts.filter((part) => part !== '')
}

/** Everything that a card's accessible name is made of. */
interface Told {
  readonly object: GameObject
  readonly now: Characteristics
  readonly look: CardLook
  readonly state: CardState
  readonly relations: readonly string[]
  /** The words chosen for it. */
  readonly chosen: readonly string[]
  /** It is about to be tapped for the payment. */
  readonly willTap: boolean
  /** Pressing it answers a question, rather than beginning an action. */
  readonly asked: boolean
}

function labelOf({ object, now, look, state, relations, chosen, willTap, asked }: Told): string {
  const keywords = keywordNames(now.abilities)
  const inHand = object.zone === 'hand'
  const counters = counterMarks(object, look) ?? []
  const parts = [
    look.name,
    look.back?.own ?? '',
    now.power !== null && now.toughness !== null
      ? say('label.stats', { power: now.power, toughness: now.toughness })
      : '',
    now.loyalty !== null ? say('label.loyalty', { n: now.loyalty }) : '',
    now.defense !== undefined ? say('mark.defense', { n: now.defense }) : '',
    inHand ? look.typeLine : '',
    ...(inHand ? partsLabel(now, look) : []),
    look.levels === undefined ? '' : say('label.level', { n: look.levels.now }),
    keywords.length > 0 ? say('label.has', { names: keywords }) : '',
    ...counters.map(({ label, count }) => say('label.counters', { n: count, kind: label })),
    ...markWords(object),
    chosen.length === 0 ? '' : say('label.chose', { words: chosen }),
    ...(object.zone === 'battlefield' ? doorWords(look) : []),
    object.damage > 0 ? say('label.damage', { n: object.damage }) : '',
    state.tapped ? say('label.tapped') : '',
    state.sick ? say('label.sick') : '',
    state.phasedOut ? say('label.phasedOut') : '',
    ...relations,
    willTap ? say('label.willTap') : state.chosen ? say('label.chosen') : '',
    state.playable ? say(asked ? 'label.canChoose' : inHand ? 'label.playable' : 'label.usable') : '',
  ]
  return say('list.series', { parts: parts.filter((part) => part !== '') })
}

function isDraggable(scene: Scene, object: GameObject): boolean {
  const { question, me } = scene
  // Among one's own cards it has a place whatever is asked, and one that can't be played says why.
  if (object.zone === 'hand') return object.owner === me
  if (question === null || question.seat !== me) return false
  if (question.kind === 'priority') return usesOf(scene, object.id).length > 0
  if (question.kind === 'blockers')
    return question.able.some(({ id, attackers }) => id === object.id && attackers.length > 0)
  return question.kind === 'attackers' && question.able.includes(object.id)
}

/** What combat would do to a card, from the preview. */
export interface CombatMark {
  readonly amount: number
  readonly lethal: boolean
}

export interface CardContext {
  readonly targets?: readonly TargetMark[] | undefined
  readonly damage?: CombatMark | undefined
  /** A short phrase for a refusal that concerns this card. */
  readonly refused?: string | undefined
}

function damageOf(state: State, object: GameObject, context: CardContext): CardState['damage'] {
  if (context.damage !== undefined) return context.damage
  if (object.zone !== 'battlefield' || object.damage === 0) return undefined
  const toughness = characteristics(state, object.id).toughness ?? 0
  return { amount: object.damage, lethal: object.damage >= toughness }
}

interface Kept {
  readonly told: Told
  readonly view: CardView
}

/** So many views of an object are kept: in the position that is shown, and in those that are worked out ahead. */
const KEPT = 8
const kept = sideTable<GameObject, readonly Kept[]>()

/** Field by field; the few lists and pairs among them are compared by what they say. */
function sameState(a: CardState, b: CardState): boolean {
  const names = Object.keys(a) as (keyof CardState)[]
  return names.every((name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** Nothing that a view of the object is made of is different; a look is another one as soon as its values are. */
const isSame = (a: Told, b: Told): boolean =>
  a.look === b.look &&
  a.asked === b.asked &&
  a.willTap === b.willTap &&
  a.relations.join() === b.relations.join() &&
  sameState(a.state, b.state)

/** The same view as before, as long as nothing about it is different: then nothing that shows it is drawn again. */
export function cardView(scene: Scene, id: ObjectId, context: CardContext = {}): CardView {
  const object = getAnywhere(scene.state, id)
  const look = lookOf(scene.state, id)
  const chosen = chosenWords(scene.state, object)
  const counters = [
    ...(counterMarks(object, look) ?? []),
    ...[...markWords(object), ...chosen].map((label) => ({ label, count: 1 })),
  ]
  const fight = combatOf(scene, id)
  const isTold = fight.attacking || fight.blocking || object.zone === 'command'
  const state: CardState = {
    ...lightOf(scene, object),
    ...fight,
    tapped: object.tapped,
    // Shown in its controller's turn, when it matters.
    sick: object.zone === 'battlefield' && isActive(scene.state, object.controller) && isSick(scene.state, object.id),
    targets: context.targets,
    damage: damageOf(scene.state, object, context),
    refused: context.refused,
    counters: counters.length > 0 ? counters : undefined,
    exiled: object.zone === 'exile',
    phasedOut: object.zone === 'phasedOut',
    whose: isTold ? signOf(scene, object.controller) : undefined,
  }
  const draggable = isDraggable(scene, object)
  const told: Told = {
    object,
    now: characteristics(scene.state, id),
    look,
    state,
    relations: relations(scene, object, state),
    chosen,
    willTap: scene.marks.tapping.has(id),
    asked: state.playable === true && scene.question !== null && scene.question.kind !== 'priority',
  }
  const before = kept.get(object) ?? []
  const same = before.find((one) => one.view.draggable === draggable && isSame(told, one.told))
  if (same !== undefined) return same.view
  const view = { id, look, state, label: labelOf(told), draggable }
  kept.set(object, [{ told, view }, ...before.slice(0, KEPT - 1)])
  return view
}
