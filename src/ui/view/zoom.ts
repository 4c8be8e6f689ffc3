/** A card large: its text, its present characteristics, and where each comes from. */
import { characteristics, findOrLast, type GameObject, type ObjectId, type State } from '../../engine/index.ts'
import type { Printed } from '../../language/index.ts'
import type { CardLook, CounterMark } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { keywordsIn, lookOf, printedOf, publishedIn } from './cardLook.ts'
import { keywordRule } from './keywordRules.ts'
import { objectName, refName, type Scene, seatName } from './scene.ts'
import { targetsOfObject } from './stack.ts'
import { typeLine } from './typeLine.ts'
import { exiledBy } from './zones.ts'

export interface ZoomRow {
  readonly id: string
  readonly from: string
  readonly value: string
  readonly source: string
  /** The rule that says how this part is reckoned. */
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
  /** The value word by word, where its words have rules of their own. */
  readonly words?: readonly Explained[]
}

export interface ZoomView {
  readonly look: CardLook
  readonly counters: readonly CounterMark[]
  /** The parts of power and toughness, and their sum; `null` for what has none. */
  readonly stats: {
    readonly rows: readonly ZoomRow[]
    readonly now: string
    readonly note: string
    readonly delta: 'up' | 'down' | undefined
  } | null
  readonly facts: readonly ZoomFact[]
}

/** Where the order is written in which changes are applied. */
const LAYERS = '2004:418.5a'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const pair = (power: number, toughness: number): string => `${signed(power)}/${signed(toughness)}`

/** Counters that change power and toughness carry it in their name. */
function counterStats(counters: Readonly<Record<string, number>>): {
  readonly power: number
  readonly toughness: number
} {
  let power = 0
  let toughness = 0
  for (const [name, n] of Object.entries(counters)) {
    const match = /^([+-]\d+)\/([+-]\d+)$/.exec(name)
    if (match === null) continue
    power += Number(match[1]) * n
    toughness += Number(match[2]) * n
  }
  return { power, toughness }
}

/** The names of what lasts on the object and of what is attached to it. */
function influences(state: State, id: ObjectId): readonly string[] {
  const lasting = state.lasting
    .filter(({ objects }) => objects.includes(id))
    .map(({ context }) => objectName(state, context.source))
  const attached = state.battlefield.filter((other) => {
    const to = findOrLast(state, other)?.attachedTo ?? null
    return to !== null && 'object' in to && to.object === id
  })
  return [...new Set([...lasting, ...attached.map((other) => objectName(state, other))])]
}

function statsOf(state: State, object: GameObject, printed: Printed | null): ZoomView['stats'] {
  const now = characteristics(state, object.id)
  if (now.power === null || now.toughness === null) return null
  const base = { power: printed?.power ?? now.power, toughness: printed?.toughness ?? now.toughness }
  const counters = counterStats(object.counters)
  const rest = {
    power: now.power - base.power - counters.power,
    toughness: now.toughness - base.toughness - counters.toughness,
  }
  const from = object.copied === null ? say('zoom.printed') : say('zoom.copied')
  const rows: ZoomRow[] = [
    { id: 'printed', from, value: `${base.power}/${base.toughness}`, source: say('zoom.theCard'), rule: '2004:208.1' },
  ]
  if (counters.power !== 0 || counters.toughness !== 0) {
    rows.push({
      id: 'counters',
      from: Object.keys(object.counters).join(', '),
      value: pair(counters.power, counters.toughness),
      source: say('zoom.counters'),
      rule: LAYERS,
    })
  }
  if (rest.power !== 0 || rest.toughness !== 0) {
    const names = influences(state, object.id).join(', ')
    rows.push({
      id: 'effects',
      from: say('zoom.effects'),
      value: pair(rest.power, rest.toughness),
      source: names === '' ? say('zoom.effectsNote') : names,
      rule: LAYERS,
    })
  }
  const change = now.power - base.power + now.toughness - base.toughness
  const note = object.damage > 0 ? say('zoom.damage', { n: object.damage }) : say('zoom.noDamage')
  return {
    rows,
    now: `${now.power}/${now.toughness}`,
    note,
    delta: change === 0 ? undefined : change > 0 ? 'up' : 'down',
  }
}

function factsOf(scene: Scene, object: GameObject, printed: Printed | null): readonly ZoomFact[] {
  const { state } = scene
  const now = characteristics(state, object.id)
  const same = (a: unknown, b: unknown): string =>
    JSON.stringify(a) === JSON.stringify(b) ? say('zoom.fromText') : say('zoom.changed')
  const keywords = keywordsIn(now.abilities).map((name) => ({ text: say(`keyword.${name}`), rule: keywordRule(name) }))
  const status = [object.tapped ? say('label.tapped') : '', object.faceDown ? say('card.faceDown') : ''].filter(
    (word) => word !== '',
  )
  const targeting = state.stack.filter((id) => {
    const other = findOrLast(state, id)
    return other !== null && targetsOfObject(other).some((ref) => 'object' in ref && ref.object === object.id)
  })
  const names = influences(state, object.id)
  const held = state.exile.filter((one) => findOrLast(state, one)?.exiledWith === object.id)
  const fact = (id: string, name: string, value: string, source: string | null): ZoomFact[] =>
    value === '' ? [] : [{ id, name, value, source }]
  const hidden = object.faceDown ? (state.printed[object.copied ?? object.face] ?? null) : null
  return [
    ...fact('faceDown', say('zoom.faceDown'), hidden === null ? '' : `${hidden.name}: ${hidden.text}`, null),
    ...fact(
      'abilities',
      say('zoom.abilities'),
      keywords.map(({ text }) => text).join(', '),
      same(now.abilities, printed?.abilities),
    ).map((one) => ({ ...one, words: keywords })),
    ...fact(
      'types',
      say('zoom.types'),
      typeLine(now),
      printed === null ? null : same(typeLine(now), typeLine(printed)),
    ),
    ...fact(
      'color',
      say('zoom.color'),
      now.colors.map((color) => say(`color.${color}`)).join(', '),
      same(now.colors, printed?.colors),
    ),
    ...fact('status', say('zoom.status'), status.join(', '), null),
    ...fact(
      'attached',
      say('zoom.attached'),
      object.attachedTo === null ? '' : refName(state, object.attachedTo),
      null,
    ),
    ...fact('exiledBy', say('zoom.exiledBy'), exiledBy(state, object) ?? '', null),
    ...fact('holds', say('zoom.holds'), held.map((one) => objectName(state, one)).join(', '), null),
    ...fact('influences', say('zoom.affectedBy'), names.join(', '), null),
    ...fact('targeted', say('zoom.targetedBy'), targeting.map((id) => objectName(state, id)).join(', '), null),
    ...(object.zone === 'battlefield' && object.controller !== object.owner
      ? fact(
          'control',
          say('zoom.control'),
          seatName(state, object.controller),
          say('zoom.owner', { name: seatName(state, object.owner) }),
        )
      : []),
  ]
}

/** 201.1: what else is printed on it. The symbol is that of what it copies; the picture and the number stay the card's. */
function imprintFacts(state: State, object: GameObject): readonly ZoomFact[] {
  const own = object.faceDown ? null : (state.printed[object.face] ?? null)
  const facts = [
    { id: 'published', name: say('zoom.published'), value: publishedIn(printedOf(state, object)?.imprint ?? {}) },
    { id: 'artist', name: say('zoom.artist'), value: own?.imprint?.artist ?? '' },
    { id: 'number', name: say('zoom.number'), value: own?.imprint?.collectorNumber ?? '' },
  ]
  return facts.flatMap((fact) => (fact.value === '' ? [] : [{ ...fact, source: null }]))
}

/** In exile face down: nothing is to be told of it. */
const isBack = (object: GameObject): boolean => object.faceDown && object.face < 0 && object.zone === 'exile'

/** `null` where the object is unknown to the seat that looks. */
export function zoomView(scene: Scene, id: ObjectId): ZoomView | null {
  const { state } = scene
  const object = findOrLast(state, id)
  if (object === null) return null
  const look = lookOf(state, id)
  if (object.ability !== null || object.kind === 'combatDamage') return { look, counters: [], stats: null, facts: [] }
  const printed = printedOf(state, object)
  const counters = Object.entries(object.counters).map(([label, count]) => ({ label, count }))
  const shown = object.zone === 'battlefield' || object.zone === 'stack' || object.zone === 'exile'
  return {
    look,
    counters,
    stats: object.zone === 'battlefield' ? statsOf(state, object, printed) : null,
    facts: [...(shown && !isBack(object) ? factsOf(scene, object, printed) : []), ...imprintFacts(state, object)],
  }
}
