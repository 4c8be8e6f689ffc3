/** The stack, top first, and the numbers shown on the targets of its objects. */
import { findOrLast, type GameObject, get, type ObjectId, printedOf, type Ref, type State } from '../../engine/index.ts'
import type { CardLook, TargetMark, Whose } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { lookOf } from './cardLook.ts'
import { lineOf } from './lines.ts'
import { objectName, refKey, refName, type Scene, seatName, whoseSeat } from './scene.ts'

export interface StackItem {
  readonly id: ObjectId
  readonly look: CardLook
  readonly by: Whose
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

/** What an ability on the stack does, in its own words; if it has none, its source's whole text. */
function abilityText(state: State, { ability }: GameObject): string {
  const source = ability === null ? null : findOrLast(state, ability.source)
  if (ability === null || source === null) return ''
  return lineOf(state, ability.at) ?? (printedOf(state, source)?.text ?? '').replaceAll('\n', ' ')
}

function titleOf(state: State, object: GameObject): string {
  const name = objectName(state, object.id)
  if (object.kind === 'spellCopy') return say('stack.copy', { name })
  if (object.ability === null) return name
  return object.ability.triggered ? say('stack.trigger', { name }) : say('stack.ability', { name })
}

function textOf(state: State, object: GameObject, targets: readonly Ref[]): string {
  const rules = object.ability === null ? (printedOf(state, object)?.text ?? '') : abilityText(state, object)
  const named = targets.map((ref) => `**${refName(state, ref)}**`)
  const x = object.choices !== null && object.choices.x > 0 ? object.choices.x : null
  const short = rules
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const clipped = short.length > 90 ? `${short.slice(0, 88)}…` : short
  return say('stack.text', { x, targets: named, text: clipped })
}

export function stackItems(scene: Scene): readonly StackItem[] {
  const { state } = scene
  let number = 0
  return [...state.stack].reverse().map((id, place) => {
    const object = get(state, id)
    const targets = targetsOfObject(object)
    const name = seatName(state, object.controller)
    const by = whoseSeat(scene, object.controller)
    const first = place === 0
    const title = titleOf(state, object)
    const targetNames = targets.map((ref) => refName(state, ref))
    return {
      id,
      look: { ...lookOf(state, id), name: title },
      by,
      label: say('stack.entry', { name: title, by: name, targets: targetNames, first }),
      title,
      text: textOf(state, object, targets),
      who: by === 'you' ? say('stack.you', { name, first }) : say('stack.them', { name, first }),
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
