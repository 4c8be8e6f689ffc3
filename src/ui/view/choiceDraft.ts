/**
 * The answer being put together by pressing things on the table: targets, attackers, blockers, payments. Pure: a press
 * gives the next draft, or the finished reply, or what else to do.
 */
import {
  type ObjectId,
  type Question,
  type QuestionOf,
  type Ref,
  type Refusal,
  type Reply,
  type State,
  sameRef,
  whyCantAttack,
  whyCantBlock,
} from '../../engine/index.ts'
import { type Attack, bandsOf } from './bands.ts'
import { NO_MARKS, type PromptMarks } from './marks.ts'
import { refKey } from './scene.ts'

export interface Block {
  readonly id: ObjectId
  readonly attackers: readonly ObjectId[]
}

export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'refs'; readonly chosen: readonly Ref[] }
  | { readonly kind: 'objects'; readonly chosen: readonly ObjectId[] }
  | { readonly kind: 'attackers'; readonly attacks: readonly Attack[]; readonly defender: Ref }
  | { readonly kind: 'blockers'; readonly blocks: readonly Block[]; readonly active: ObjectId | null }
  /** `without`: what isn't to be tapped for it. */
  | { readonly kind: 'payment'; readonly without: readonly ObjectId[] }

export type DraftOf<K extends Draft['kind']> = Extract<Draft, { kind: K }>

export type Pressed = { readonly draft: Draft } | { readonly reply: Reply } | { readonly refused: Refusal }

const NONE: Draft = { kind: 'none' }

export function startDraft(question: Question | null): Draft {
  switch (question?.kind) {
    case 'targets':
      return { kind: 'refs', chosen: [] }
    case 'choose':
      return { kind: 'objects', chosen: question.min === question.from.length ? question.from : [] }
    case 'attackers':
      return { kind: 'attackers', attacks: [], defender: question.defenders[0] ?? { player: 0 } }
    case 'blockers':
      return { kind: 'blockers', blocks: [], active: null }
    default:
      return NONE
  }
}

/** Adds or removes an item; if only one may be chosen, it replaces the other. */
function toggled<T>(list: readonly T[], item: T, same: (a: T, b: T) => boolean, max: number): readonly T[] {
  if (list.some((one) => same(one, item))) return list.filter((one) => !same(one, item))
  if (max === 1) return [item]
  return list.length < max ? [...list, item] : list
}

function pressTarget(question: QuestionOf<'targets'>, draft: DraftOf<'refs'>, ref: Ref): Pressed | null {
  if (!question.legal.some((one) => sameRef(one, ref))) return null
  if (question.max === 1) return { reply: [ref] }
  return { draft: { ...draft, chosen: toggled(draft.chosen, ref, sameRef, question.max) } }
}

function pressAttacker(
  state: State,
  question: QuestionOf<'attackers'>,
  draft: DraftOf<'attackers'>,
  ref: Ref,
): Pressed | null {
  if (question.defenders.length > 1 && question.defenders.some((one) => sameRef(one, ref)))
    return { draft: { ...draft, defender: ref } }
  if ('player' in ref) return null
  if (!question.able.includes(ref.object)) {
    const refused = state.battlefield.includes(ref.object) ? whyCantAttack(state, ref.object, draft.defender) : null
    return refused === null ? null : { refused }
  }
  return { draft: { ...draft, attacks: withAttacker(draft, ref.object) } }
}

/** One more attacker on the current defender; one that already attacks it is withdrawn. */
function withAttacker({ attacks, defender }: DraftOf<'attackers'>, id: ObjectId): readonly Attack[] {
  const before = attacks.find((attack) => attack.id === id)
  const others = attacks.filter((attack) => attack.id !== id)
  return before !== undefined && sameRef(before.defender, defender) ? others : [...others, { id, defender }]
}

type Able = QuestionOf<'blockers'>['able'][number]

/** Assigns a blocker to an attacker or removes it again. One that may block more stays picked up. */
function assignBlock(draft: DraftOf<'blockers'>, { id, capacity }: Able, attacker: ObjectId): DraftOf<'blockers'> {
  const before = draft.blocks.find((block) => block.id === id)?.attackers ?? []
  const others = before.filter((one) => one !== attacker)
  const attackers = others.length < before.length ? others : [...before, attacker].slice(-capacity)
  const blocks = draft.blocks.filter((block) => block.id !== id)
  return {
    ...draft,
    active: attackers.length < capacity ? id : null,
    blocks: attackers.length === 0 ? blocks : [...blocks, { id, attackers }],
  }
}

/** A creature of one's own: picked up, assigned to its only attacker, or withdrawn. */
function pressOwn(draft: DraftOf<'blockers'>, able: Able): DraftOf<'blockers'> {
  const isBlocking = draft.blocks.some(({ id }) => id === able.id)
  if (isBlocking || draft.active === able.id)
    return { ...draft, active: null, blocks: draft.blocks.filter(({ id }) => id !== able.id) }
  const [only, ...more] = able.attackers
  return only !== undefined && more.length === 0 ? assignBlock(draft, able, only) : { ...draft, active: able.id }
}

function pressBlocker(
  state: State,
  question: QuestionOf<'blockers'>,
  draft: DraftOf<'blockers'>,
  ref: Ref,
): Pressed | null {
  if ('player' in ref) return null
  const able = question.able.find(({ id }) => id === ref.object)
  if (able !== undefined) return { draft: pressOwn(draft, able) }
  const active = question.able.find(({ id }) => id === draft.active)
  if (active?.attackers.includes(ref.object)) return { draft: assignBlock(draft, active, ref.object) }
  if (draft.active === null) {
    // The second press of a pair, after a blocker was assigned to its only attacker automatically.
    const isBlocked = draft.blocks.some(({ attackers }) => attackers.includes(ref.object))
    return isBlocked ? { draft } : null
  }
  if (state.combat?.attackers.every(({ id }) => id !== ref.object) ?? true) return null
  const refused = whyCantBlock(state, draft.active, ref.object)
  return refused === null ? null : { refused }
}

/** What pressing something on the table does for a question; `null`: nothing. */
export function press(state: State, question: Question, draft: Draft, ref: Ref): Pressed | null {
  if (question.kind === 'targets' && draft.kind === 'refs') return pressTarget(question, draft, ref)
  if (question.kind === 'attackers' && draft.kind === 'attackers') return pressAttacker(state, question, draft, ref)
  if (question.kind === 'blockers' && draft.kind === 'blockers') return pressBlocker(state, question, draft, ref)
  if (question.kind === 'choose' && draft.kind === 'objects' && 'object' in ref && question.from.includes(ref.object)) {
    const same = (a: ObjectId, b: ObjectId) => a === b
    return { draft: { ...draft, chosen: toggled(draft.chosen, ref.object, same, question.max) } }
  }
  return null
}

function choosable(question: Question, draft: Draft): readonly Ref[] {
  const objects = (ids: readonly ObjectId[]): readonly Ref[] => ids.map((object) => ({ object }))
  switch (question.kind) {
    case 'targets':
      return question.legal
    case 'choose':
      return objects(question.from)
    case 'attackers':
      return [...objects(question.able), ...(question.defenders.length > 1 ? question.defenders : [])]
    case 'blockers': {
      const active = draft.kind === 'blockers' ? question.able.find(({ id }) => id === draft.active) : undefined
      const able = question.able.filter(({ attackers }) => attackers.length > 0).map(({ id }) => id)
      return objects([...able, ...(active?.attackers ?? [])])
    }
    default:
      return []
  }
}

/** What the question and its draft mark on the table. `tapping` comes from the proposed payment. */
export function marksOf(question: Question | null, draft: Draft): PromptMarks {
  if (question === null) return NO_MARKS
  const chosen =
    draft.kind === 'refs' ? draft.chosen : draft.kind === 'objects' ? draft.chosen.map((object) => ({ object })) : []
  const tapping = question.kind === 'pay' ? (question.proposal?.taps ?? []).map(({ object }) => object) : []
  return {
    choosable: new Set(choosable(question, draft).map(refKey)),
    chosen: new Set(chosen.map(refKey)),
    tapping: new Set(tapping),
    attacking: new Map(draft.kind === 'attackers' ? draft.attacks.map(({ id, defender }) => [id, defender]) : []),
    bands: bandsOf(draft.kind === 'attackers' ? draft.attacks : []),
    blocking: new Map(draft.kind === 'blockers' ? draft.blocks.map(({ id, attackers }) => [id, attackers]) : []),
    active: draft.kind === 'blockers' ? draft.active : null,
  }
}

/** The draft's current reply; `null` if the draft has none. */
export function draftReply(draft: Draft): Reply | null {
  switch (draft.kind) {
    case 'refs':
    case 'objects':
      return draft.chosen
    case 'attackers':
      return draft.attacks
    case 'blockers':
      return draft.blocks
    case 'payment':
    case 'none':
      return null
  }
}
