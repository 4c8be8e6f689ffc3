/** Looking at cards and sorting them: searching, digging, scrying, choosing from a hand (217.2, 217.3, 502.36). */
import { type CardFate, type CardsFrom, hasQuality, type Quantity, type SortCards } from '../../../language/index.ts'
import type { Citation } from '../../../rulebook/index.ts'
import { notice } from '../../abilities/index.ts'
import { characteristics, isAll, matches, namedFor, thingsOf } from '../../continuous/index.ts'
import { arrangeLibrary, happen, mayEnchant, writeDone } from '../../events/index.ts'
import { type Bounds, boundsUnder, boundsWithin } from '../../play/index.ts'
import { cantBeMade, isPlayerKeptFrom } from '../../playerRules/index.ts'
import { ask, type Process, type SetLimits } from '../../questions/index.ts'
import {
  type Context,
  cardsIn,
  type Done,
  find,
  get,
  type ObjectId,
  type Seat,
  type State,
  whoSees,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { isPlaceIn, putSorted, type Sorted, type Sorting, type Taken } from './putSorted.ts'
import { lookedAt, revealed } from './showing.ts'
import { atRandom } from './things.ts'
import { asThey, count, ownersOf, seatsOf } from './who.ts'

/** So many cards of a hand, which its player chooses. */
function* someOf({ g, owner, context }: Sorting, hand: readonly ObjectId[], n: Quantity): Process<readonly ObjectId[]> {
  const most = Math.min(count(g, n, context), hand.length)
  if (most === hand.length || most === 0) return most === 0 ? [] : hand
  const { source } = context
  return yield* ask('choose', {
    seat: owner,
    source,
    reason: 'effect',
    from: hand,
    min: most,
    max: most,
    zone: 'hand',
    looking: [],
  })
}

/** Where else a search looks. */
const elsewhere = ({ effect: { cards } }: Sorting): readonly ('hand' | 'graveyard')[] =>
  cards.from === 'library' ? (cards.also ?? []) : []

/** Looking through a library is searching it; having it revealed isn't. */
const isSearch = ({ cards, shown: how }: SortCards): boolean => cards.from === 'library' && how === 'looked'

/** 103.1: who can't search libraries doesn't look at one; everything else that the effect says is still done. */
const isBarred = ({ g, effect, seat, context }: Sorting): boolean =>
  isSearch(effect) && cantSearch(g.state, seat, context)

const cantSearch = (state: State, seat: Seat, { controller }: Context): boolean =>
  isPlayerKeptFrom(state, seat, 'searching') || cantBeMade(state, seat, 'search', controller)

/** "Graveyard, hand, and/or library": who searches says whether the library is searched, too (413.2c). */
function* leavesLibrary(sorting: Sorting): Process<boolean> {
  const { g, effect, seat, context } = sorting
  const { cards } = effect
  if (cards.from !== 'library' || cards.andOr !== true || cantSearch(g.state, seat, context)) return false
  return !(yield* ask('confirm', { seat, source: context.source, reason: 'searchLibrary', cost: null, default: true }))
}

const listOf = (state: State, zone: 'hand' | 'graveyard', owner: Seat): readonly ObjectId[] | undefined =>
  (zone === 'hand' ? state.hands : state.graveyards)[owner]

function* cardsOf(sorting: Sorting, unsearched: boolean): Process<readonly ObjectId[]> {
  const { g, effect, owner, context } = sorting
  const { cards } = effect
  const whole = unsearched ? [] : cardsIn(g.state, g.state.libraries[owner])
  switch (cards.from) {
    case 'hand': {
      const hand = cardsIn(g.state, g.state.hands[owner])
      if (cards.n === undefined) return hand
      return cards.random === true
        ? atRandom(g, hand, Math.min(count(g, cards.n, context), hand.length))
        : yield* someOf(sorting, hand, cards.n)
    }
    case 'library':
      return [...elsewhere(sorting).flatMap((zone) => cardsIn(g.state, listOf(g.state, zone, owner))), ...whole]
    case 'top':
      return whole.slice(0, count(g, cards.n, context))
    case 'until': {
      const library = cards.most === undefined ? whole : whole.slice(0, count(g, cards.most, context))
      const wanted = cards.n === undefined ? 1 : count(g, cards.n, context)
      const all = library.filter((id) => matches(g.state, cards.filter, id, context))
      const last = wanted === 0 ? undefined : all[wanted - 1]
      if (wanted === 0) return []
      return last === undefined ? library : library.slice(0, library.indexOf(last) + 1)
    }
  }
}

const RULES: Readonly<Record<CardsFrom['from'], Citation>> = {
  hand: 'hand.private',
  library: 'library.searched',
  top: 'library.order',
  until: 'library.order',
}

/** Everyone is told that they are looked at; which they are, only who may see them. */
function show({ g, effect, seat, owner }: Sorting, cards: readonly ObjectId[]): void {
  const { from } = effect.cards
  const objects = cards.map((id) => namedFor(g.state, id))
  const rule = isScry(effect) ? 'library.scry' : RULES[from]
  if (effect.shown === 'revealed') g.emit({ kind: 'revealed', seat: owner, objects, rule })
  else {
    const zone = from === 'hand' ? 'hand' : 'library'
    // A question shows what there is to choose from; with nothing to decide, telling is all there is.
    const told = effect.fates.length === 0 ? objects : []
    g.emit({
      kind: 'lookedAt',
      seat,
      of: owner,
      n: cards.length,
      zone,
      objects: told,
      shownTo: whoSees(g.state, seat),
      rule,
    })
  }
}

const isOpen = (state: State, id: ObjectId): boolean => get(state, id).zone === 'graveyard'

/** How many are taken of those; "with different names": no two of one name. */
function boundsOf({ g, context }: Sorting, { filter, distinct }: CardFate, from: readonly ObjectId[], bounds: Bounds) {
  if (distinct !== true) return boundsWithin(g.state, filter, from, context, bounds)
  const limits: SetLimits = { unlike: [from.map((id) => characteristics(g.state, id).name)] }
  return boundsUnder(limits, from.length, bounds)
}

/** "That could enchant it": what may be attached where it is to go. */
function fitsThere({ g, seat, context }: Sorting, { fits, place }: CardFate, id: ObjectId): boolean {
  if (fits !== true) return true
  const to = place?.to
  const host =
    typeof to === 'object' && to.attachedTo !== undefined ? thingsOf(g.state, to.attachedTo, context)[0] : null
  return host != null && mayEnchant(g.state, id, { object: host }, seat)
}

function* take(sorting: Sorting, fate: CardFate, left: readonly ObjectId[]): Process<readonly ObjectId[]> {
  const { g, effect, owner, context } = sorting
  const { from: where } = effect.cards
  const fitting = left.filter((id) => matches(g.state, fate.filter, id, context) && fitsThere(sorting, fate, id))
  // What everyone can see there is found in any case; only of what is hidden some may be missed.
  const plain = isAll(fate.count.min) && where === 'library' ? fitting.filter((id) => isOpen(g.state, id)) : []
  const from = fitting.filter((id) => !plain.includes(id))
  const atMost = (n: Quantity): number => Math.min(isAll(n) ? from.length : count(g, n, context), from.length)
  const max = atMost(fate.count.max)
  // 2004:glossary/search-quantity: who looks for a quality in a hidden place may fail to find it.
  const min =
    where === 'library' && effect.shown === 'looked' && hasQuality(fate.filter)
      ? 0
      : Math.min(atMost(fate.count.min), max)
  if (max === 0) return plain
  if (fate.random === true) return [...plain, ...atRandom(g, from, max)]
  if (fate.distinct !== true && min === from.length && (where === 'hand' || isAll(fate.count.min)))
    return [...plain, ...from]
  const by = fate.by === null ? sorting.seat : (seatsOf(g.state, fate.by, context)[0] ?? sorting.seat)
  const reasons = {
    library: 'search',
    top: 'dig',
    until: 'dig',
    hand: by === owner ? 'effect' : 'takeFromHand',
  } as const
  const chosen = yield* ask('choose', {
    seat: by,
    source: context.source,
    reason: reasons[where],
    from,
    ...boundsOf(sorting, fate, from, { min, max }),
    zone: where === 'hand' ? 'hand' : 'library',
    looking: where === 'hand' && by === owner ? [] : left,
  })
  return [...plain, ...chosen]
}

/** 502.36: any number to the bottom, the others back on top: one arrangement. */
function isScry({ cards, fates: [fate, more], rest, shuffle }: SortCards): boolean {
  const [below, above] = [fate?.place?.to, rest?.to]
  return (
    cards.from === 'top' &&
    fate !== undefined &&
    more === undefined &&
    !shuffle &&
    isAll(fate.count.max) &&
    fate.count.min === 0 &&
    fate.filter.is.length === 0 &&
    typeof below === 'object' &&
    typeof above === 'object' &&
    below.position === 'bottom' &&
    above.position === 'top'
  )
}

function* scry({ g, seat, owner, context }: Sorting, cards: readonly ObjectId[]): Process<Sorted> {
  const { top, bottom } = yield* ask('arrange', { seat, source: context.source, cards })
  const rest = (g.state.libraries[owner] ?? []).filter((id) => !cards.includes(id))
  arrangeLibrary(g, owner, [...top, ...rest, ...bottom])
  return { that: [], amount: cards.length, done: [] }
}

/** What each fate takes, chosen before anything is moved. */
function* choices(
  sorting: Sorting,
  cards: readonly ObjectId[],
): Process<{ readonly taken: readonly Taken[]; readonly left: readonly ObjectId[]; readonly done: readonly Done[] }> {
  const { g, effect, owner } = sorting
  const taken: Taken[] = []
  const done: Done[] = []
  let left = cards
  for (const fate of effect.fates) {
    const ids = yield* take(sorting, fate, left)
    left = left.filter((id) => !ids.includes(id))
    taken.push({ ids, place: fate.place })
    if (!fate.reveal || ids.length === 0) continue
    done.push(...revealed(ids))
    const objects = ids.map((id) => namedFor(g.state, id))
    g.emit({ kind: 'revealed', seat: owner, objects, rule: RULES[effect.cards.from] })
  }
  return { taken, left, done }
}

function* sortOne(sorting: Sorting): Process<Sorted> {
  const { g, owner } = sorting
  const left = yield* leavesLibrary(sorting)
  const barred = left || isBarred(sorting)
  const effect = left ? { ...sorting.effect, shuffle: false } : sorting.effect
  const cards = yield* cardsOf(sorting, barred)
  if (cards.length === 0 && effect.cards.from !== 'library') return { that: [], amount: 0, done: [] }
  if (!barred) show(sorting, cards)
  if (isScry(effect)) return yield* scry(sorting, cards)
  const { taken, left: others, done: told } = yield* choices(sorting, cards)
  // Found or not, the library has been searched.
  if (isSearch(effect) && !barred) {
    notice(g, [{ kind: 'searched', seat: sorting.seat }])
    if (sorting.seat === owner) writeDone(g, 'searched', { seat: owner })
  }
  const first = effect.shuffle && effect.fates.some(({ place }) => place !== null && isPlaceIn(place.to))
  if (first) yield* happen(g, [{ kind: 'shuffle', seat: owner }])
  const all = effect.rest === null ? taken : [...taken, { ids: others, place: effect.rest }]
  const sorted = yield* putSorted(sorting, all)
  const parts = sorted.slice(0, taken.length)
  const rest = sorted[taken.length] ?? null
  const isShuffled = first || all.some(shuffles)
  if ((effect.shuffle || all.some(isShuffledIn)) && !isShuffled) yield* happen(g, [{ kind: 'shuffle', seat: owner }])
  const seen = effect.shown === 'revealed' ? revealed(cards) : [...lookedAt(cards, sorting.seat), ...told]
  const done = [...seen, ...sorted.flatMap((one) => one.done)]
  if (effect.fates.length === 0) return { that: rest?.that ?? cards, amount: cards.length, done }
  return { that: parts.flatMap((one) => one.that), amount: parts.reduce((n, one) => n + one.amount, 0), done }
}

const isShuffledIn = ({ place }: Pick<Taken, 'place'>): boolean =>
  typeof place?.to === 'object' && place.to.position === 'shuffled'

/** Moving into a shuffled library shuffles it. */
const shuffles = (taken: Taken): boolean => taken.ids.length > 0 && isShuffledIn(taken)

/** All show their cards, then all is chosen, in turn order; only then is anything moved. */
function* sortAtOnce(all: readonly Sorting[]): Process<readonly Sorted[]> {
  const shown: { readonly sorting: Sorting; readonly cards: readonly ObjectId[] }[] = []
  for (const sorting of all) shown.push({ sorting, cards: yield* cardsOf(sorting, false) })
  for (const { sorting, cards } of shown) if (cards.length > 0) show(sorting, cards)
  const chosen: { readonly sorting: Sorting; readonly taken: readonly Taken[] }[] = []
  for (const { sorting, cards } of shown) chosen.push({ sorting, taken: (yield* choices(sorting, cards)).taken })
  const sorted: Sorted[] = []
  for (const { sorting, taken } of chosen) sorted.push(...(yield* putSorted(sorting, taken)))
  return [...sorted, ...shown.map(({ cards }) => ({ that: [], amount: 0, done: revealed(cards) }))]
}

/** Each of the players does it in turn order, with their own cards or with those of the players it says. */
export const sortCards: Executor<'sortCards'> = function* (g, effect, context) {
  const [sorted, all]: [Sorted[], Sorting[]] = [[], []]
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const theirs = asThey(context, effect.who, seat)
    for (const owner of yield* ownersOf(g, effect, seat, theirs)) {
      const sorting = { g, effect, seat, owner, context: theirs }
      if (effect.atOnce === true) all.push(sorting)
      else sorted.push(yield* sortOne(sorting))
    }
  }
  sorted.push(...(yield* sortAtOnce(all)))
  const amount = sorted.reduce((n, one) => n + one.amount, 0)
  const that = sorted.flatMap((one) => one.that).filter((id) => find(g.state, id) !== null)
  return { that, amount, did: amount > 0, done: sorted.flatMap((one) => one.done) }
}
