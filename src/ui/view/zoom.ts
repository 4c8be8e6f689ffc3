/** An enlarged card: its text, its current characteristics, and where each comes from. */
import {
  type Characteristics,
  characteristics,
  copiedFrom,
  editionOf,
  findOrLast,
  type GameObject,
  isType,
  type ObjectId,
  printedOf,
  printedUnder,
  type State,
  type ValueChange,
  valueChanges,
} from '../../engine/index.ts'
import type { Printed } from '../../language/index.ts'
import { cite } from '../../rulebook/index.ts'
import { ruleOfKeyword } from '../../rulebook/keywordRules.ts'
import type { CardLook, CounterMark } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { lookOf, publishedIn } from './cardLook.ts'
import { counterMarks, markWords } from './cardView.ts'
import { chosenLines } from './chosen.ts'
import { keywordsIn } from './mainAbility.ts'
import { objectName, refName, type Scene, seatName } from './scene.ts'
import { targetsOfObject } from './stack.ts'
import { typeLine } from './typeLine.ts'
import { exiledBy, exileNote } from './zones.ts'

export interface ZoomRow {
  readonly id: string
  readonly from: string
  readonly value: string
  readonly source: string
  /** The rule for how this part is calculated. */
  readonly rule: string | null
}

/** A word, and the rule that says what it means. */
export interface Explained {
  readonly text: string
  readonly rule: string | null
}

export interface ZoomFact {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly source: string | null
  /** It differs from what is printed. */
  readonly changed?: boolean
  /** The value word by word, if its words have rules of their own. */
  readonly words?: readonly Explained[]
}

export interface ZoomView {
  readonly look: CardLook
  readonly counters: readonly CounterMark[]
  /** The parts of power and toughness, and their sum; `null` for an object without them. */
  readonly stats: {
    readonly rows: readonly ZoomRow[]
    readonly now: string
    readonly note: string
    readonly delta: 'up' | 'down' | undefined
  } | null
  readonly facts: readonly ZoomFact[]
  /** What can be read of its abilities; `null`: it has none. */
  readonly readable: (Characteristics & { readonly text: string }) | null
}

const series = (parts: readonly string[]): string => say('list.series', { parts })

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const pair = (power: number, toughness: number): string => `${signed(power)}/${signed(toughness)}`

/** The name of what caused a step: an effect's source, or the counters. */
const nameOfStep = (state: State, { source }: ValueChange): string =>
  source === null ? say('zoom.counters') : objectName(state, source)

/** The names of what caused those steps, without duplicates; causes that no longer have a name are left out. */
function namesOf(state: State, steps: readonly ValueChange[]): string {
  const names = steps.map((step) => nameOfStep(state, step)).filter((name) => name !== '')
  return series([...new Set(names)])
}

/** The names of what changes the object, of lasting effects on it and of what is attached to it. */
function influences(state: State, id: ObjectId, steps: readonly ValueChange[]): readonly string[] {
  const changing = steps.flatMap(({ source }) => (source === null ? [] : [source]))
  const lasting = state.lasting.filter(({ objects }) => objects.includes(id)).map(({ context }) => context.source)
  const attached = state.battlefield.filter((other) => {
    const to = findOrLast(state, other)?.attachedTo ?? null
    return to !== null && 'object' in to && to.object === id
  })
  const others = [...changing, ...lasting, ...attached].filter((other) => other !== id)
  const names = others.map((other) => objectName(state, other))
  return [...new Set(names)].filter((name) => name !== '')
}

/** A step's effect on power and toughness; `null` if it had none. */
function rowOf(state: State, { counters }: GameObject, step: ValueChange, index: number): ZoomRow | null {
  const { before, after } = step
  if (after.power === null || after.toughness === null) return null
  const power = after.power - (before.power ?? 0)
  const toughness = after.toughness - (before.toughness ?? 0)
  if (power === 0 && toughness === 0) return null
  const name = step.source === null ? series(Object.keys(counters)) : objectName(state, step.source)
  return {
    id: `step${index}`,
    from: step.sets ? say('zoom.becomes') : step.source === null ? say('zoom.countersRow') : say('zoom.effects'),
    value: step.sets ? `${after.power}/${after.toughness}` : pair(power, toughness),
    source: name === '' ? say('zoom.effectsNote') : name,
    rule: cite('layers.order', editionOf(state).id),
  }
}

function statsOf(
  state: State,
  object: GameObject,
  printed: Printed | null,
  steps: readonly ValueChange[],
): ZoomView['stats'] {
  const now = characteristics(state, object.id)
  if (now.power === null || now.toughness === null) return null
  const [first] = steps
  const base = first?.before ?? now
  const shown = { power: base.power ?? printed?.power ?? 0, toughness: base.toughness ?? printed?.toughness ?? 0 }
  const from = copiedFrom(state, object).face === object.face ? say('zoom.printed') : say('zoom.copied')
  const start: ZoomRow = {
    id: 'printed',
    from,
    value: `${shown.power}/${shown.toughness}`,
    source: say('zoom.theCard'),
    rule: cite('card.powerToughness', editionOf(state).id),
  }
  const change = now.power - shown.power + now.toughness - shown.toughness
  const note = object.damage > 0 ? say('zoom.damage', { n: object.damage }) : say('zoom.noDamage')
  return {
    rows: [start, ...steps.flatMap((step, index) => rowOf(state, object, step, index) ?? [])],
    now: `${now.power}/${now.toughness}`,
    note,
    delta: change === 0 ? undefined : change > 0 ? 'up' : 'down',
  }
}

const fact = (id: string, name: string, value: string, source: string | null, changed = false): readonly ZoomFact[] =>
  value === '' ? [] : [{ id, name, value, source, changed }]

/** The names of what lies below the topmost card of a merged permanent, or of the other half of a melded one. */
function namesBelow(state: State, object: GameObject): readonly string[] {
  const halves = (object.merged?.under ?? []).filter(({ half }) => half === true)
  const printed = halves.map(({ face }) => state.printed[face] ?? null).filter((one) => one !== null)
  return [...printedUnder(state, object), ...printed].map(({ name }) => name)
}

/** Its abilities, types and colours, each with their cause. */
function valueFacts(
  state: State,
  object: GameObject,
  printed: Printed | null,
  steps: readonly ValueChange[],
): readonly ZoomFact[] {
  const now = characteristics(state, object.id)
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  const valueFact = (
    id: string,
    name: string,
    value: string,
    of: (values: Characteristics) => unknown,
    text: unknown,
  ) => {
    if (isSame(of(now), text)) return fact(id, name, value, say('zoom.fromText'))
    const changing = steps.filter(({ before, after }) => !isSame(of(before), of(after)))
    const below = id === 'abilities' ? series(namesBelow(state, object)) : ''
    return fact(id, name, value, namesOf(state, changing) || below || say('zoom.changed'), true)
  }
  const keywords = keywordsIn(now.abilities).map((name) => ({
    text: say(`keyword.${name}`),
    rule: ruleOfKeyword(name, editionOf(state).id),
  }))
  const named = series(keywords.map(({ text }) => text))
  const colors = series(now.colors.map((color) => say(`color.${color}`)))
  const types =
    printed === null
      ? fact('types', say('zoom.types'), typeLine(now), null)
      : valueFact('types', say('zoom.types'), typeLine(now), typeLine, typeLine(printed))
  return [
    ...valueFact('abilities', say('zoom.abilities'), named, ({ abilities }) => abilities, printed?.abilities).map(
      (one) => ({ ...one, words: keywords }),
    ),
    ...types,
    ...valueFact('color', say('zoom.color'), colors, (values) => values.colors, printed?.colors),
  ]
}

/** Its relations to other objects. */
function stateFacts(scene: Scene, object: GameObject, steps: readonly ValueChange[]): readonly ZoomFact[] {
  const { state } = scene
  const status = [
    object.tapped ? say('label.tapped') : '',
    downText(object),
    ...markWords(object),
    exileNote(state, object) ?? '',
  ].filter((word) => word !== '')
  const { paired } = object.marks ?? {}
  const isMelded = object.merged?.under.some(({ half }) => half === true) === true
  const protector = isType(state, object.id, 'battle') ? object.chosen.player : undefined
  const targeting = state.stack.filter((id) => {
    const other = findOrLast(state, id)
    return other !== null && targetsOfObject(other).some((ref) => 'object' in ref && ref.object === object.id)
  })
  const attachedTo = object.attachedTo === null ? '' : refName(state, object.attachedTo)
  const held = state.exile.filter((one) => findOrLast(state, one)?.placedBy === object.id)
  const names = influences(state, object.id, steps)
  return [
    ...fact('status', say('zoom.status'), series(status), null),
    ...fact('attached', say('zoom.attached'), attachedTo, null),
    ...fact('merged', say(isMelded ? 'zoom.melded' : 'zoom.merged'), series(namesBelow(state, object)), null),
    ...fact('chosen', say('zoom.chosen'), series(chosenLines(state, object)), null),
    ...fact('paired', say('zoom.paired'), paired === undefined ? '' : objectName(state, paired.n), null),
    ...fact('protector', say('zoom.protector'), protector === undefined ? '' : seatName(state, protector), null),
    ...fact('exiledBy', say('zoom.exiledBy'), exiledBy(state, object) ?? '', null),
    ...fact('holds', say('zoom.holds'), series(held.map((one) => objectName(state, one))), null),
    ...fact('influences', say('zoom.affectedBy'), series(names), null),
    ...fact('targeted', say('zoom.targetedBy'), series(targeting.map((id) => objectName(state, id))), null),
    ...(object.zone === 'battlefield' && object.controller !== object.owner
      ? fact(
          'control',
          say('zoom.control'),
          seatName(state, object.controller),
          say('zoom.owner', { name: seatName(state, object.owner) }),
          true,
        )
      : []),
  ]
}

function factsOf(
  scene: Scene,
  object: GameObject,
  printed: Printed | null,
  steps: readonly ValueChange[],
): readonly ZoomFact[] {
  const { state } = scene
  const hidden = object.faceDown ? printedOf(state, { ...object, faceDown: false }) : null
  return [
    ...fact('faceDown', say('zoom.faceDown'), hidden === null ? '' : say('list.of', hidden), null),
    ...valueFacts(state, object, printed, steps),
    ...stateFacts(scene, object, steps),
  ]
}

/**
 * 201.1: what else is printed on it. The symbol is that of what it copies; the picture and the number remain the
 * card's.
 */
function publicationFacts(state: State, object: GameObject): readonly ZoomFact[] {
  const own = object.faceDown ? null : (state.printed[object.face] ?? null)
  const publication = printedOf(state, object)?.publication ?? {}
  // Without a set there is nothing that it was published in.
  const published = say(publication.set === undefined ? 'zoom.rarity' : 'zoom.published')
  const facts = [
    { id: 'published', name: published, value: publishedIn(publication) },
    { id: 'artist', name: say('zoom.artist'), value: own?.publication?.artist ?? '' },
    { id: 'number', name: say('zoom.number'), value: own?.publication?.collectorNumber ?? '' },
  ]
  return facts.flatMap((fact) => (fact.value === '' ? [] : [{ ...fact, source: null }]))
}

/** That it lies face down, and how it came to (today:708.5). */
function downText({ faceDown, downBy }: GameObject): string {
  if (!faceDown) return ''
  return downBy === undefined ? say('card.faceDown') : say(`zoom.${downBy}`)
}

/** In exile face down: nothing about it may be shown. */
const isBack = (object: GameObject): boolean => object.faceDown && object.face < 0 && object.zone === 'exile'

function readableOf(state: State, id: ObjectId, text: string): ZoomView['readable'] {
  const now = characteristics(state, id)
  return now.abilities.length === 0 ? null : { ...now, text }
}

/** `null` if the viewing seat doesn't know the object. */
export function zoomView(scene: Scene, id: ObjectId): ZoomView | null {
  const { state } = scene
  const object = findOrLast(state, id)
  if (object === null) return null
  const look = lookOf(state, id)
  if (object.ability !== null || object.kind === 'combatDamage')
    return { look, counters: [], stats: null, facts: [], readable: null }
  const printed = printedOf(state, object)
  const counters = counterMarks(object, look) ?? []
  const shown = object.zone === 'battlefield' || object.zone === 'stack' || object.zone === 'exile'
  const steps = object.zone === 'battlefield' ? valueChanges(state, id) : []
  return {
    look,
    counters,
    stats: object.zone === 'battlefield' ? statsOf(state, object, printed, steps) : null,
    facts: [
      ...(shown && !isBack(object) ? factsOf(scene, object, printed, steps) : []),
      ...publicationFacts(state, object),
    ],
    readable: isBack(object) ? null : readableOf(state, id, look.rulesText),
  }
}
