/** Keys where several play: a digit looks at an opponent's board, or sends an attacker there. */
import { defendedBy, type ObjectId, type Ref, type Seat, sameRef } from '../../engine/index.ts'
import type { Settings } from '../../store/index.ts'
import { shownModel, type TableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { isDuel, playerIn } from '../view/index.ts'
import { type DigitPress, digitOf, handPlace } from './keyTable.ts'
import { focusSeat, pressRef } from './presses.ts'

/** The card that is pointed at, or has the focus. */
function cardAtHand(): ObjectId | null {
  const element = document.querySelector('[data-card]:hover') ?? document.activeElement?.closest('[data-card]') ?? null
  const id = element?.getAttribute('data-card') ?? null
  return id === null ? null : Number(id)
}

/** What can be attacked of a player: the player, then the planeswalkers and battles that they defend. */
function defendersOf(model: TableModel, defenders: readonly Ref[], seat: Seat): readonly Ref[] {
  const { state } = model.scene
  return defenders.filter((ref) => ('player' in ref ? ref.player === seat : defendedBy(state, ref.object) === seat))
}

/**
 * Sends the creature at hand to that player, or on to the next of their planeswalkers; `null`: takes it back. The digit
 * of who attacks is free, and means the player who has none: the one from whose side the table is shown.
 */
function sendAttacker(model: TableModel, seat: Seat | null, goesOn: boolean): boolean {
  const { draft, key, scene, mine } = model
  const { question } = scene
  if (!mine || question?.kind !== 'attackers' || draft.kind !== 'attackers') return false
  const id = cardAtHand()
  if (id === null || !question.able.includes(id)) return false
  const before = draft.attacks.find((attack) => attack.id === id)
  const others = draft.attacks.filter((attack) => attack.id !== id)
  const { setDraft } = useUi.getState()
  if (seat === null) {
    setDraft(key, { ...draft, attacks: others })
    return true
  }
  const among = defendersOf(model, question.defenders, seat === scene.me ? scene.side : seat)
  const at = before === undefined ? -1 : among.findIndex((ref) => sameRef(ref, before.defender))
  const defender = among[goesOn ? (at + 1) % Math.max(1, among.length) : 0]
  if (defender === undefined) return false
  setDraft(key, { ...draft, defender, attacks: [...others, { id, defender }] })
  return true
}

/** Casts the commander, or tells why not. */
export function castCommander(): void {
  const model = shownModel()
  const commander = model && playerIn(model.view, model.scene.me).commanders.find(({ id }) => id !== null)
  if (model && commander?.id) pressRef(model, { object: commander.id })
}

/** Handles a digit where several play; `false`: it is another key, or two play. */
export function pressSeatKey(event: DigitPress, { singleKeys }: Settings): boolean {
  const model = shownModel()
  const digit = digitOf(event)
  if (model === null || digit === null || !singleKeys || isDuel(model.view)) return false
  const player = digit === 0 ? null : (model.view.others[digit - 1] ?? undefined)
  if (player === undefined) return false
  const seat = player?.seat ?? null
  const isOfAttack = sendAttacker(model, seat, event.shiftKey)
  if (isOfAttack) return true
  // With Shift a digit is a card of the hand.
  if (event.shiftKey) return false
  focusSeat(seat)
  return true
}

/** The place in the hand that a key means, from 0: with Shift where several play, since digits are players there. */
export function handKey(event: DigitPress, settings: Settings): number | null {
  const model = shownModel()
  return model === null ? null : handPlace(event, settings, !isDuel(model.view))
}
