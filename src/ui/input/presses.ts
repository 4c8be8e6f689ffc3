/** What pressing a thing on the table currently means: one place for click, key, drop and touch. */
import {
  abilitiesOf,
  manaSources,
  type ObjectId,
  type Ref,
  type Refusal,
  type Reply,
  type Seat,
  sameRef,
  whyNotActivate,
} from '../../engine/index.ts'
import { useTable } from '../../store/index.ts'
import { shownModel, type TableModel } from '../session/model.ts'
import { type MenuEntry, useUi } from '../session/uiStore.ts'
import {
  abilityOn,
  actionsOf,
  manaReplies,
  menuOf,
  objectName,
  playerIn,
  press,
  pressPayment,
  whyNothing,
} from '../view/index.ts'
import { leaveFocus } from './focus.ts'
import { isDeadTime } from './promptKeys.ts'

const table = () => useTable.getState()
const ui = () => useUi.getState()

export function sendReply(reply: Reply, aim: Ref | null = null): boolean {
  leaveFocus()
  ui().open({ menu: null, zoom: null })
  return table().reply(reply, aim)
}

/** Shows a card large; not by the second tap of two that were meant for the question before this one. */
function showLarge(id: ObjectId): void {
  if (!isDeadTime()) ui().open({ zoom: { id, pinned: true } })
}

function refuse(refusal: Refusal | null, id: ObjectId): void {
  if (refusal === null) showLarge(id)
  else table().refuse(refusal)
}

/** An entry of a card's menu was pressed. */
export function pickEntry({ reply, refusal }: MenuEntry): void {
  if (refusal === null || refusal === undefined) sendReply(reply)
  else {
    ui().open({ menu: null })
    table().refuse(refusal)
  }
}

/** Who presses a card of the hand means to cast it: that it would be exiled instead is said first. */
const isAside = ({ reply }: MenuEntry): boolean =>
  typeof reply === 'object' && 'do' in reply && reply.do === 'special' && reply.what === 'setAside'

/** A single entry is done at once; several are offered in a menu. */
function offer(model: TableModel, id: ObjectId, entries: readonly MenuEntry[]): void {
  const [first] = entries
  if (first !== undefined && entries.length === 1 && !isAside(first)) sendReply(first.reply)
  else ui().open({ menu: { id, name: objectName(model.scene.state, id), entries } })
}

function pressWithPriority(model: TableModel, id: ObjectId): void {
  const choices = menuOf(model.scene, id)
  if (choices.length > 0)
    return offer(
      model,
      id,
      choices.map(({ action, text, refusal }) => ({ reply: action, text, refusal })),
    )
  if (!table().untap(id)) refuse(whyNothing(model.scene, id), id)
}

function pressWhilePaying(model: TableModel, id: ObjectId): void {
  const { state, me, question } = model.scene
  const entries = manaReplies(state, id, manaSources(state, me))
  // What gives different mana is asked for which.
  const draft =
    question?.kind === 'pay' && entries.length === 1 ? pressPayment({ now: state, question }, model.draft, id) : null
  if (draft !== null) return ui().setDraft(model.key, draft)
  if (entries.length > 0) return offer(model, id, entries)
  if (table().untap(id)) return
  const mine =
    state.battlefield.includes(id) &&
    playerIn(model.view, me).side.lands.some(({ members }) => members.some(({ card }) => card.id === id))
  const ability = mine ? abilitiesOf(state, id).find((one) => one.kind === 'activated') : undefined
  refuse(ability === undefined ? null : whyNotActivate(state, me, id, ability.at.key, 'payment'), id)
}

/** Handles a press on a thing on the table. */
export function pressRef(model: TableModel, ref: Ref): void {
  const { scene, draft, key, mine } = model
  const { question, state } = scene
  ui().open({ menu: null })
  table().refuse(null)
  if (mine && question !== null) {
    if ('object' in ref && question.kind === 'priority') return pressWithPriority(model, ref.object)
    if ('object' in ref && question.kind === 'pay') return pressWhilePaying(model, ref.object)
    const pressed = press(state, question, draft, ref)
    if (pressed !== null) {
      if ('draft' in pressed) ui().setDraft(key, pressed.draft)
      else if ('reply' in pressed) sendReply(pressed.reply)
      else table().refuse(pressed.refused)
      return
    }
  }
  if ('object' in ref) showLarge(ref.object)
}

/** The same for what is on the screen now, so that cards needn't be rendered anew for every position. */
export function pressShown(ref: Ref): void {
  const model = shownModel()
  if (model !== null) pressRef(model, ref)
}

/** A card from the hand was dropped on the table, or on its intended target. */
export function playCard(model: TableModel, id: ObjectId, aim: Ref | null): void {
  const plays = actionsOf(model.scene, id).filter(({ action }) => action.do === 'cast' || action.do === 'playLand')
  const [first] = plays
  const use = first === undefined && aim !== null ? abilityOn(model.position, model.scene, id, aim) : undefined
  if (use !== undefined) return void sendReply(use, aim)
  if (first === undefined) return refuse(whyNothing(model.scene, id), id)
  if (plays.length === 1 || aim !== null) sendReply(first.action, aim)
  else
    offer(
      model,
      id,
      plays.map(({ action, text }) => ({ reply: action, text })),
    )
}

/** A card of the hand that can't be played was taken: why it can't. */
export function explainHand(model: TableModel, id: ObjectId): void {
  const why = model.view.hand.some((card) => card.id === id) ? whyNothing(model.scene, id) : null
  if (why !== null) table().refuse(why)
}

/**
 * A creature was dropped on what it should block or attack; dropped on the open table, it attacks what the others
 * attack.
 */
export function pairUp(model: TableModel, id: ObjectId, to: Ref | null): void {
  const { scene, draft, key } = model
  const { question } = scene
  if (question?.kind === 'attackers' && draft.kind === 'attackers') {
    const defender = question.defenders.find((one) => to !== null && sameRef(one, to)) ?? draft.defender
    const attacks = [...draft.attacks.filter((attack) => attack.id !== id), { id, defender }]
    ui().setDraft(key, { ...draft, attacks })
  }
  if (question?.kind === 'blockers' && draft.kind === 'blockers' && to !== null) {
    const withActive = { ...draft, active: id, blocks: draft.blocks.filter((block) => block.id !== id) }
    const pressed = press(scene.state, question, withActive, to)
    if (pressed === null) return
    if ('draft' in pressed) ui().setDraft(key, pressed.draft)
    else if ('refused' in pressed) table().refuse(pressed.refused)
  }
}

/** Looks at a player's board, or at all boards again: only ever at the viewer's own wish. */
export function focusSeat(seat: Seat | null): void {
  const { focus, open } = ui()
  open({ focus: focus === seat ? null : seat })
}
