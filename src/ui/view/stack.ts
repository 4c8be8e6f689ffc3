/** The stack, top first, and the numbers shown on the targets of its objects. */
import {
  type AskedOption,
  abilitiesOf,
  findOrLast,
  type GameObject,
  get,
  type ObjectId,
  printedOf,
  type Ref,
  type State,
} from '../../engine/index.ts'
import { abilityOf } from '../../language/index.ts'
import type { CardLook, Sign, TargetMark } from '../card/index.ts'
import { onOneLine } from '../locale/oneLine.ts'
import { say } from '../messages/index.ts'
import { lookOf } from './cardLook.ts'
import { lineOf, offeredCost, withoutCostLines } from './lines.ts'
import { withChosenModes } from './modes.ts'
import { objectName, refKey, refName, type Scene, seatName, signOf } from './scene.ts'
import { isSettingInMotion } from './variants.ts'

/** An object on the stack, or several alike that follow one another: copies, the same trigger of many. */
export interface StackItem {
  /** The one that resolves first. */
  readonly id: ObjectId
  readonly count: number
  readonly look: CardLook
  readonly by: Sign
  readonly label: string
  readonly title: string
  /** What it does; symbols in braces, names between `**`. */
  readonly text: string
  readonly who: string
  readonly targets: readonly Ref[]
  readonly number: number | null
  readonly first: boolean
}

export function targetsOfObject(object: GameObject): readonly Ref[] {
  return object.choices === null ? [] : object.choices.targets.flat(2)
}

/** Abilities that rules give, by their key: no card's text has them. */
const OF_RULES: Readonly<Partial<Record<string, 'stack.siege'>>> = { 'type:Siege': 'stack.siege' }

/** What an ability on the stack does, in its own words; if it has none, its source's whole text. */
function abilityText(state: State, { ability }: GameObject): string {
  const source = ability === null ? null : findOrLast(state, ability.source)
  if (ability === null || source === null) return ''
  const ruled = OF_RULES[ability.at?.key ?? '']
  return ruled === undefined ? (lineOf(state, ability.at) ?? printedOf(state, source)?.text ?? '') : say(ruled)
}

function titleOf(state: State, object: GameObject): string {
  const name = objectName(state, object.id)
  if (object.kind === 'spellCopy') return say('stack.copy', { name })
  if (object.ability === null || isSettingInMotion(state, object)) return name
  return object.ability.triggered ? say('stack.trigger', { name }) : say('stack.ability', { name })
}

type Option = Pick<AskedOption, 'keyword' | 'key'>
/** What the text of a spell offers as an optional cost, in its own words; `null`: a keyword offers it. */
export const offeredBy = (state: State, source: ObjectId, { keyword, key }: Option): string | null =>
  keyword === null ? offeredCost(state, abilityOf(abilitiesOf(state, source), key)?.at) : null

/** The keyword of an optional cost, or the words that offer it. */
export function optionName(state: State, source: ObjectId, option: Option): string {
  const { keyword } = option
  return keyword === null ? (offeredBy(state, source, option) ?? say('options.additional')) : say(`keyword.${keyword}`)
}

/** How it was cast, and the optional costs paid for it: whoever may answer has to know (409.1b). */
function castBy(state: State, { id, choices, faceDown }: GameObject): readonly string[] {
  const by = faceDown ? null : (choices?.cast?.keyword ?? null)
  const options = (choices?.options ?? []).map(({ key, keyword, spliced }) => {
    const name = optionName(state, id, { keyword, key })
    const card = spliced === undefined ? undefined : state.printed[spliced]?.name
    return card === undefined ? name : say('stack.spliced', { keyword: name, card })
  })
  const paid = [...new Set(options)].map((name) => {
    return say('stack.paid', { name, n: options.filter((one) => one === name).length })
  })
  // What is cast face down is told by how it lies.
  return by === null ? paid : [say(`keyword.${by}`), ...paid]
}

/** Its text without reminders, its paragraphs apart; the list decides how much of it has room. */
function rulesText({ state, question }: Scene, object: GameObject): string {
  // While its modes are asked for none is chosen, whatever the announcement holds until then.
  const isAsked = question?.kind === 'modes' && question.source === object.id
  const rules =
    object.ability === null ? withoutCostLines(printedOf(state, object)?.text ?? '') : abilityText(state, object)
  return onOneLine((isAsked ? rules : (withChosenModes(state, rules, object) ?? rules)).replace(/\([^()]*\)/g, ''))
}

/** Everything of one object that shows, but for its targets. */
interface Shown {
  readonly id: ObjectId
  readonly by: Sign
  readonly title: string
  readonly text: string
  readonly x: number | null
  readonly faceDown: boolean
  readonly paid: readonly string[]
  /** It is a scheme set in motion. */
  readonly scheme: boolean
}

function shownOf(scene: Scene, id: ObjectId): Shown {
  const object = get(scene.state, id)
  return {
    id,
    by: signOf(scene, object.controller),
    title: titleOf(scene.state, object),
    text: rulesText(scene, object),
    x: object.choices !== null && object.choices.x > 0 ? object.choices.x : null,
    faceDown: object.faceDown,
    paid: castBy(scene.state, object),
    scheme: isSettingInMotion(scene.state, object),
  }
}

/** Whether nothing but its targets tells an object from the one above it, and neither is asked for by itself. */
function isAlike({ marks, state }: Scene, a: Shown, b: Shown): boolean {
  const isAsked = ({ id }: Shown): boolean => marks.choosable.has(refKey({ object: id }))
  if (isAsked(a) || isAsked(b) || get(state, a.id).faceDown || get(state, a.id).kind === 'combatDamage') return false
  return JSON.stringify({ ...a, id: 0 }) === JSON.stringify({ ...b, id: 0 })
}

/** Objects alike that follow one another on the stack, top first. */
function runsOf(scene: Scene): readonly (readonly Shown[])[] {
  const runs: Shown[][] = []
  for (const id of [...scene.state.stack].reverse()) {
    const shown = shownOf(scene, id)
    const [above] = runs.at(-1) ?? []
    if (above !== undefined && isAlike(scene, above, shown)) runs.at(-1)?.push(shown)
    else runs.push([shown])
  }
  return runs
}

/** The targets' names in the order of resolution; one that several in a row target is named once, with their number. */
function targetNames(state: State, targets: readonly Ref[]): readonly string[] {
  const named: { key: string; name: string; n: number }[] = []
  for (const ref of targets) {
    const last = named.at(-1)
    if (last?.key === refKey(ref)) last.n += 1
    else named.push({ key: refKey(ref), name: refName(state, ref), n: 1 })
  }
  return named.map(({ name, n }) => say('stack.target', { name, n }))
}

/** The stack as it is shown: one entry for each run of objects alike. */
export function stackItems(scene: Scene): readonly StackItem[] {
  const { state } = scene
  let number = 0
  return runsOf(scene).flatMap((run, place) => {
    const [top] = run
    if (top === undefined) return []
    const { id, by, title, text, x, faceDown, paid, scheme } = top
    const targets = run.flatMap((one) => targetsOfObject(get(state, one.id)))
    const names = targetNames(state, targets)
    const name = seatName(state, get(state, id).controller)
    const look = lookOf(state, id)
    const first = place === 0
    const count = run.length
    return {
      id,
      count,
      look: { ...look, name: title, motifName: look.motifName ?? look.name },
      by,
      label: say('stack.entry', {
        name: scheme ? say('scheme.entry', { name: title }) : title,
        by: name,
        targets: names,
        paid,
        first,
        count,
      }),
      title,
      text: say('stack.text', {
        x,
        faceDown,
        paid,
        targets: names.map((one) => `**${one}**`),
        text: scheme ? say('scheme.text', { text }) : text,
      }),
      who:
        get(state, id).controller === scene.me ? say('stack.you', { name, first }) : say('stack.them', { name, first }),
      targets,
      number: targets.length === 0 ? null : ++number,
      first,
    }
  })
}

/** By reference, the numbers of the stack objects that target it. */
export function targetMarks(items: readonly StackItem[]): ReadonlyMap<string, readonly TargetMark[]> {
  const marks = new Map<string, TargetMark[]>()
  for (const { targets, number, by } of items) {
    if (number === null) continue
    for (const key of new Set(targets.map(refKey))) marks.set(key, [...(marks.get(key) ?? []), { by, number }])
  }
  return marks
}
