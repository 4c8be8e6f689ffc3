/** Optional costs of casting (409.1b): which of them can be paid together, and asking for them all at once. */
import type { Ability, Body, ManaSymbol } from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { characteristics, isSpliceable, namedFor, withSpliced } from '../continuous/index.ts'
import { choosePlayer } from '../events/index.ts'
import { helpsOf, isHelped, type KeywordOption, optionsOf, splicingOf } from '../keywords/index.ts'
import { type AskedOption, ask, idsInOrder, type OptionsPaid, type Process } from '../questions/index.ts'
import {
  type Context,
  type Draft,
  find,
  get,
  type ObjectId,
  opponentsOf,
  type PaidOption,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { spellContext, spellCost } from './cost.ts'
import { cheapest, costsGoByTarget, withBestTarget, withModes } from './costByTarget.ts'
import type { CostQuote } from './costQuote.ts'
import type { Memo } from './mana/can.ts'
import { choicesFor, isObjectPart } from './objectParts.ts'
import { spellBody } from './spellBody.ts'
import { type AnnouncedCost, UNANNOUNCED } from './symbols.ts'
import { legalModes } from './targets.ts'
import { whyNotAnnounce } from './variable.ts'
import type { WayToCast } from './ways.ts'

/** A card that its player casts, or is about to cast, that way. */
export interface Casting {
  readonly state: State
  readonly id: ObjectId
  readonly seat: Seat
  readonly way: WayToCast
  /** Its targets have been chosen, and its modes. */
  readonly aimed?: true
  /** Its modes have been chosen. */
  readonly modal?: true
}

const hasModes = ({ aimed, modal }: Casting): boolean => aimed === true || modal === true

/** Where its modes have prices, and aren't chosen: as if one of those that could be chosen were (today:702.172). */
function ofEachMode(casting: Casting, body: Body, context: Context): readonly Casting[] | null {
  if (body.prices === undefined || hasModes(casting)) return null
  const { state, id } = casting
  return legalModes(state, body, context).map((mode) => ({
    ...casting,
    state: withModes(state, id, [mode]),
    modal: true,
  }))
}

/** The cost quote for casting it, given what is announced. */
export function quoteOf(casting: Casting, options: readonly KeywordOption[]): CostQuote {
  const { state, id, seat, way } = casting
  const totalIn = (now: State) => (said: AnnouncedCost) => spellCost(now, id, seat, way, options, said)
  const context = spellContext(state, id, seat, options, way)
  const isOpen = casting.aimed !== true && costsGoByTarget(state)
  const body = bodyOf(casting, options)
  const [first, ...more] = ofEachMode(casting, body, context) ?? []
  if (first !== undefined) {
    const total = cheapest([quoteOf(first, options).total, ...more.map((one) => quoteOf(one, options).total)])
    return { total, context, for: { cast: id } }
  }
  const total = isOpen ? withBestTarget(state, id, body, context, totalIn) : totalIn(state)
  return { total, context, for: { cast: id } }
}

/** Its text with what is spliced onto it. */
export const bodyOf = ({ state, id }: Casting, options: readonly KeywordOption[]): Body =>
  spellBody(withSpliced(state, characteristics(state, id).abilities, paidOf(state, options)))

/**
 * Why it can't be paid for with these options, or then has no legal targets (409.1b, 502.21c); `null`: it can be cast.
 */
function whyNotWith(casting: Casting, options: readonly KeywordOption[], memo: Memo): Refusal | null {
  const { state, id, seat, way } = casting
  const body = bodyOf(casting, options)
  const byMode = ofEachMode(casting, body, spellContext(state, id, seat, options, way))
  if (byMode === null) return whyNotAnnounce(state, seat, { quote: quoteOf(casting, options), body }, memo)
  let last: Refusal | null = refuse(state, 'announce.noMode')
  for (const one of byMode) {
    last = whyNotAnnounce(one.state, seat, { quote: quoteOf(one, options), body }, memo)
    if (last === null) return null
  }
  return last
}

/** So often one optional cost can be paid, at most: no total of mana goes further. */
const MOST_TIMES = 99

/** How often it could be paid, mana aside: each time takes another object. */
function mostTimes({ state, id, seat }: Casting, { cost, repeats, less }: KeywordOption): number {
  if (!repeats || less === undefined) return repeats ? MOST_TIMES : 1
  const context = spellContext(state, id, seat, [])
  return Math.min(...cost.map((part) => (isObjectPart(part) ? choicesFor(state, seat, part, context).length : 1)))
}

const repeated = (options: readonly KeywordOption[], times: readonly number[]): readonly KeywordOption[] =>
  options.flatMap((option, index) => Array.from({ length: times[index] ?? 0 }, () => option))

/** As the spell keeps what was paid for it. */
export function paidOf(state: State, options: readonly KeywordOption[]): readonly PaidOption[] {
  return options.map(({ key, keyword, card, to }) => ({
    key,
    keyword,
    ...(to === undefined ? {} : { to }),
    ...(card === undefined ? {} : { spliced: get(state, card).face }),
  }))
}

/** The cards in hand that can be spliced onto it (2011:702.45). */
function spliceable({ state, id, seat }: Casting): readonly KeywordOption[] {
  if (!printedFeatures(state.printed).keywords.has('splice')) return []
  const { subtypes, types } = characteristics(state, id)
  const kinds = [...subtypes, ...types]
  return (state.hands[seat] ?? []).flatMap((card) => {
    const text = find(state, card) === null || card === id ? [] : characteristics(state, card).abilities
    const option = isSpliceable(text) ? splicingOf(card, text, kinds) : null
    return option === null ? [] : [option]
  })
}

/** "As an additional cost to cast this spell, you may ..." (today:601.2b). */
const offeredByText = (abilities: readonly Ability[]): readonly KeywordOption[] =>
  abilities.flatMap(({ at, ...ability }) =>
    ability.kind === 'static' && ability.rule.kind === 'additionalCost' && ability.rule.may === true
      ? [{ key: at.key, keyword: null, cost: ability.rule.cost, ...everyTime(ability.rule.less) }]
      : [],
  )
const everyTime = (less: ManaSymbol | undefined): Pick<KeywordOption, 'repeats' | 'less'> =>
  less === undefined ? { repeats: false } : { repeats: true, less }

/** Whether something that its player may do makes it cheaper. */
const canBeCheaper = (abilities: readonly Ability[]): boolean =>
  isHelped(abilities) || offeredByText(abilities).some(({ less }) => less !== undefined)

/** The additional costs that its text offers, and then what makes it cheaper with all of those paid. */
function offered(casting: Casting): readonly KeywordOption[] {
  const { abilities } = characteristics(casting.state, casting.id)
  const costs = [...optionsOf(abilities), ...offeredByText(abilities), ...spliceable(casting)]
  if (!isHelped(abilities)) return costs
  const total = quoteOf(casting, costs).total(UNANNOUNCED)
  return 'key' in total ? costs : [...costs, ...helpsOf(abilities, total.mana)]
}

/** Whether the last of these options takes something off the total that is left without it. */
function isWasted(casting: Casting, options: readonly KeywordOption[]): boolean {
  const last = options.at(-1)
  // What its text offers may be done more often than it helps.
  if (last?.less === undefined || last.keyword === null) return false
  const mana = [options.slice(0, -1), options].map((paid) => {
    const total = quoteOf(casting, paid).total(UNANNOUNCED)
    return 'key' in total ? [] : total.mana
  })
  const hasX = mana[0]?.includes('X') === true && last.less === '1'
  return !hasX && mana[0]?.join() === mana[1]?.join()
}

/** Each way to pay for these options, the plainest first: how often each is paid, one beside the other. */
function* waysToPay(casting: Casting, options: readonly KeywordOption[], memo: Memo): Generator<OptionsPaid> {
  function* grow(times: readonly number[]): Generator<OptionsPaid> {
    const option = options[times.length]
    const paid = repeated(options, times)
    if (option === undefined) {
      const { mana } = quoteOf(casting, paid).total(UNANNOUNCED) as { readonly mana?: OptionsPaid['mana'] }
      if (mana !== undefined && whyNotWith(casting, paid, memo) === null) yield { times, mana }
      return
    }
    const most = mostTimes(casting, option)
    for (let n = 0; n <= most; n++) {
      if (n > 0 && isWasted(casting, repeated(options, [...times, n]))) return
      let any = false
      for (const way of grow([...times, n])) {
        any = true
        yield way
      }
      // One more of it never makes it payable again, unless it makes the spell cheaper.
      if (n > 0 && !any && option.less === undefined) return
    }
  }
  yield* grow([])
}

/**
 * Why it can't be cast that way with any of its optional costs, or `null`: some make it cheaper (2011:702.49, 702.64).
 */
export function whyNotPaidFor(casting: Casting, memo: Memo): Refusal | null {
  const why = whyNotWith(casting, [], memo)
  if (why === null || !canBeCheaper(characteristics(casting.state, casting.id).abilities)) return why
  return waysToPay(casting, offered(casting), memo).next().done === true ? why : null
}

/** 409.1b: which optional costs are paid, all asked at once. What can't be paid isn't offered. */
export function* chooseOptions(g: Draft, casting: Omit<Casting, 'state'>): Process<readonly KeywordOption[]> {
  const now: Casting = { ...casting, state: g.state }
  const all = offered(now)
  if (all.length === 0) return []
  const found = [...waysToPay(now, all, {})]
  const isOffered = (index: number): boolean => found.some(({ times }) => (times[index] ?? 0) > 0)
  const options = all.filter((_, index) => isOffered(index))
  if (options.length === 0) return []
  const ways = found.map(({ times, mana }) => ({ times: times.filter((_, index) => isOffered(index)), mana }))
  const { seat, id: source } = casting
  const times = yield* ask('options', { seat, source, options: options.map(told), ways })
  return yield* inSpliceOrder(g, casting, yield* promised(g, casting, repeated(options, times)))
}

/** today:702.174a: to which opponent what is promised is promised. */
function* promised(
  g: Draft,
  { seat, id: source }: Omit<Casting, 'state'>,
  options: readonly KeywordOption[],
): Process<readonly KeywordOption[]> {
  if (options.every(({ promises }) => promises === undefined)) return options
  const to = (yield* choosePlayer(g, seat, source, opponentsOf(g.state, seat))) ?? seat
  return options.map((option) => (option.promises === undefined ? option : { ...option, to }))
}

function told({ keyword, key, cost, less, card }: KeywordOption): AskedOption {
  const mana = cost.find((part) => part.kind === 'mana')
  return {
    keyword,
    key,
    cost: mana?.kind === 'mana' ? mana.mana : null,
    ...(less === undefined ? {} : { less }),
    ...(card === undefined ? {} : { card }),
  }
}

/**
 * 2011:702.45: the cards that are spliced are revealed, all at once, and their player says in which order they are
 * followed.
 */
function* inSpliceOrder(
  g: Draft,
  { seat, id }: Omit<Casting, 'state'>,
  options: readonly KeywordOption[],
): Process<readonly KeywordOption[]> {
  const cards = options.flatMap(({ card }) => (card === undefined ? [] : [card]))
  if (cards.length === 0) return options
  const objects = cards.map((card) => namedFor(g.state, card))
  g.emit({ kind: 'revealed', seat, objects, rule: 'spell.splice' })
  const order = yield* idsInOrder(seat, 'spliced', cards, id)
  return [
    ...options.filter(({ card }) => card === undefined),
    ...order.flatMap((card) => options.filter((option) => option.card === card)),
  ]
}
