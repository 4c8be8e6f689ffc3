/** How players hold their hands: where they have moved cards to, for as long as the game lasts. Kept in the browser. */
import { create } from 'zustand'
import type { ObjectId, Seat } from '../../engine/index.ts'
import { isRecord, named, readStored, writeStored } from '../../store/index.ts'

/** Whose hand, in which game: games inside a game have hands of their own (506). */
export interface HandOf {
  readonly game: string
  readonly depth: number
  readonly seat: Seat
}

type Orders = Readonly<Record<string, readonly ObjectId[]>>

const KEY = named('cantrip.hands')
/** Of so many hands the order is kept. */
const MOST = 40

const keyOf = ({ game, depth, seat }: HandOf): string => `${game} ${depth} ${seat}`

const isOrder = (value: unknown): value is readonly ObjectId[] => Array.isArray(value) && value.every(Number.isInteger)

/** What was stored, whatever that is: an order is a list of objects. */
function load(): Orders {
  const value = readStored(KEY)
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (isOrder(one) ? [[key, one] as const] : [])))
}

interface HandOrders {
  readonly orders: Orders
  /** The hand is held in this order from now on. */
  readonly hold: (hand: HandOf, order: readonly ObjectId[]) => void
  /** It is sorted again, and so are all others. */
  readonly forget: () => void
}

export const useHandOrders = create<HandOrders>()((set, get) => {
  const keep = (orders: Orders): void => {
    set({ orders })
    writeStored(KEY, orders)
  }
  return {
    orders: load(),
    hold: (hand, order) => {
      const key = keyOf(hand)
      const others = Object.entries(get().orders).filter(([one]) => one !== key)
      keep(Object.fromEntries([...others.slice(1 - MOST), [key, order]]))
    },
    forget: () => keep({}),
  }
})

/** Whether somebody has moved a card of a hand in that game. */
export const hasMoved = ({ orders }: Pick<HandOrders, 'orders'>, game: string | undefined): boolean =>
  Object.keys(orders).some((key) => key.startsWith(`${game} `))

/** In which order a hand is held; `undefined`: its owner hasn't moved a card. */
export const orderOf = ({ orders }: Pick<HandOrders, 'orders'>, hand: HandOf): readonly ObjectId[] | undefined =>
  orders[keyOf(hand)]
