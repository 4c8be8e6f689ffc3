/** How one's hand is held: sorted, or with its cards where its owner has moved them, by keys or by a drop. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ObjectId, Seat } from '../../engine/index.ts'
import { HAND_SORTS, useSettings } from '../../store/index.ts'
import { movedTo } from '../dnd/useReorder.ts'
import { say } from '../messages/index.ts'
import { type HandOf, orderOf, useHandOrders } from '../session/handOrder.ts'
import { gamesSeen, type TableModel, useTableModel } from '../session/model.ts'
import { type CardView, cardView, makeScene, orderedHand, seatedAt } from '../view/index.ts'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

/** Which of the hands it is, among those of all games. */
const handOf = ({ game, shown }: TableModel, seat: Seat): HandOf => ({ game: game.id, depth: shown, seat })

/** The cards of a seat's hand, as far as they may be looked at; another's can be moved or played by nobody. */
function cardsOf({ view, scene, position, shown }: TableModel, seat: Seat): readonly CardView[] {
  if (seat === scene.me) return view.hand
  const isKnown = (scene.state.hands[seat] ?? []).every((id) => id !== 0)
  const seen = isKnown ? undefined : gamesSeen(position, seat)[shown]
  const theirs = seen === undefined ? scene : seatedAt(makeScene(seen), scene.me)
  return (theirs.state.hands[seat] ?? []).map((id) => cardView(theirs, id))
}

/** The hand of who decides as it is held now. */
function heldHand(model: TableModel): readonly CardView[] {
  const { handSort } = useSettings.getState().settings
  return orderedHand(model.view.hand, handSort, orderOf(useHandOrders.getState(), handOf(model, model.scene.me)))
}

/** Moves a card of the hand to the place of another. */
function moveCard(model: TableModel, id: ObjectId, place: number): void {
  const order = heldHand(model).map((card) => card.id)
  useHandOrders.getState().hold(handOf(model, model.scene.me), movedTo(order, id, place))
}

/** A card of the hand was dropped on another: it takes that one's place. `false`: it was dropped on something else. */
export function dropInHand(model: TableModel, id: ObjectId, on: ObjectId): boolean {
  const ids = heldHand(model).map((card) => card.id)
  const isMove = ids.includes(id) && ids.includes(on)
  if (isMove) moveCard(model, id, ids.indexOf(on))
  return isMove
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Which card is moved by that key, and to where. */
function moveByKey(event: KeyboardEvent, hand: readonly CardView[]): { id: ObjectId; place: number } | null {
  const step = event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey ? STEP[event.key] : undefined
  const id = event.target instanceof HTMLElement ? Number(event.target.dataset.card) : Number.NaN
  const at = hand.findIndex((card) => card.id === id)
  if (step === undefined || at < 0) return null
  return { id, place: Math.min(hand.length - 1, Math.max(0, at + step)) }
}

/**
 * The cards of a hand in their order, one tab stop, and what moves the focused card: Shift with an arrow. Zone `hand` is
 * that of who decides, wherever it lies.
 */
export function useHand(seat: Seat) {
  const model = useTableModel()
  const cards = useMemo(() => cardsOf(model, seat), [model, seat])
  const sort = useSettings(({ settings }) => settings.handSort)
  const own = useHandOrders((store) => orderOf(store, handOf(model, seat)))
  const hand = useMemo(() => orderedHand(cards, sort, own), [cards, sort, own])
  const isMine = seat === model.scene.me
  const roving = useRoving(isMine ? 'hand' : 'other-hand')
  const [told, tell] = useState('')
  const follow = useRef<ObjectId | null>(null)
  // A moved element loses the focus.
  useLayoutEffect(() => {
    if (follow.current === null) return
    document.querySelector<HTMLElement>(`[data-zone="hand"] [data-card="${follow.current}"]`)?.focus()
    follow.current = null
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const move = isMine ? moveByKey(event, hand) : null
    if (move === null) return roving.onKeyDown(event)
    event.preventDefault()
    follow.current = move.id
    moveCard(model, move.id, move.place)
    const name = hand.find((card) => card.id === move.id)?.look.name ?? ''
    tell(say('hand.moved', { name, n: move.place + 1, of: hand.length }))
  }
  const moved: ReactNode = (
    <span className="visually-hidden" role="status">
      {told}
    </span>
  )
  return { hand, isOwn: own !== undefined, moved, ...roving, onKeyDown }
}

/** Sorts a large hand: first as it was sorted before cards were moved, then in the next way. The settings say the same. */
export const SortButton = ({ isOwn }: { readonly isOwn: boolean }) => {
  const sort = useSettings(({ settings }) => settings.handSort)
  const next = isOwn ? sort : HAND_SORTS[(HAND_SORTS.indexOf(sort) + 1) % HAND_SORTS.length]
  const now = say(isOwn ? 'hand.sort.own' : `hand.sort.${sort}`)
  const press = () => {
    useSettings.getState().change({ handSort: next ?? sort })
    useHandOrders.getState().forget()
  }
  return (
    <button type="button" className={styles.sort} aria-label={say('hand.sortLabel', { now })} onClick={press}>
      {now}
    </button>
  )
}
