/** How an object enters the battlefield: tapped, with counters, as a copy, with a choice made (410.10e, 419.1b-c). */
import { type Ability, alsoChosen, type Effect, type EntersAs, type Filter, TRIBUTE } from '../../language/index.ts'
import {
  allThat,
  amount,
  asItComes,
  contextOf,
  copyOf,
  entersByItsAbilitiesThere,
  holds,
  matches,
  onlyAsItCame,
} from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import {
  asRule,
  type EntersRule,
  mayChangeNumbers,
  mayEnterAs,
  ofCountersIt,
  othersEnters,
  ownEnters,
} from '../replacement/index.ts'
import { isKeptFromCounters } from '../restrictions/index.ts'
import {
  amountOf,
  type Context,
  type Draft,
  find,
  type GameObject,
  get,
  type Move,
  type ObjectId,
  opponentsOf,
  type Seat,
  wasDone,
} from '../state/index.ts'
import { choice, choosePlayer, chooseWord } from './choice.ts'
import { chosenReplacement } from './chosenReplacement.ts'
import { enteringByDaylight } from './daylight.ts'
import { performEffects } from './effectPerformer.ts'
import { attachEntering, hostOfToken } from './enchant.ts'
import { controllerAfter, type Entering, PLAINLY, relocate } from './relocate.ts'
import { tellOf } from './tell.ts'
import { putToken, type TokenMade, tokenOf } from './token.ts'

/** The move with the results of the rules about entering. */
export interface Entrance {
  readonly move: Move
  readonly entering: Entering
}

/** What is about to enter: a card or spell that moves, or a token. */
interface Coming {
  readonly object: GameObject
  readonly controller: Seat
  /** What enters at the same time. */
  readonly together: readonly ObjectId[]
  /** Puts it there, to see what it would be. */
  readonly put: (entering: Entering) => ObjectId
}

/** The object face up and as the copy it enters as: its rules are read from what it will be (503.5). */
function asEntering(object: GameObject, { copied }: Entering): GameObject {
  return copied === null && !object.faceDown ? object : { ...object, faceDown: false, copied: copied ?? object.copied }
}

function rulesFor(g: Draft, { object, controller, put }: Coming, entering: Entering): readonly EntersRule[] {
  if (!mayEnterAs(g.state)) return []
  const own = (there: readonly Ability[] | null): readonly EntersRule[] =>
    ownEnters(g.state, asEntering(object, entering), controller, there)
  const others = othersEnters(g.state)
  const byAbilitiesThere = entersByItsAbilitiesThere(g.state)
  if (others.length === 0 && !byAbilitiesThere) return own(null)
  const mark = g.snapshot()
  const became = put(entering)
  const values = asItComes(g.state, get(g.state, became))
  const matching = onlyAsItCame(g.state, became, values, () =>
    others.filter(({ rule: { what }, source, controller: whose }) => {
      return what.kind === 'all' && matches(g.state, what.filter, became, contextOf(source, whose))
    }),
  )
  g.restore(mark)
  return [...own(byAbilitiesThere ? values.abilities : null), ...matching.map(asRule)]
}

/** The next rule to apply, if there is one: copying comes first, since everything else is read from the copy. */
function nextRule(g: Draft, coming: Coming, entering: Entering, done: ReadonlySet<string>): EntersRule | undefined {
  const waiting = rulesFor(g, coming, entering).filter((rule) => !done.has(rule.id))
  return waiting.find((rule) => rule.as.kind === 'copy') ?? waiting[0]
}

/** Where it would go, by the move that puts it there. */
function comingBy(g: Draft, move: Move, together: readonly ObjectId[]): Coming {
  const object = { ...get(g.state, move.object), side: move.side }
  const put = (entering: Entering) => relocate(g, object, move, entering, null, { tick: g.tick(), place: 0 })
  return { object, controller: controllerAfter(object, move), together, put }
}

/**
 * Applies every rule about how this object enters; its controller makes the choices. Copying comes first, then what an
 * Aura enchants is chosen (212.4e), as what it will be. `together`: what enters at the same time. Returns `null` if it
 * can't enter and stays where it is.
 */
export function* enter(g: Draft, moving: Move, together: readonly ObjectId[]): Process<Entrance | null> {
  const proposed = enteringByDaylight(g.state, moving)
  const done = new Set<string>()
  let entering: Entering = { ...PLAINLY, counters: proposed.counters ?? PLAINLY.counters }
  let move: Move | null = null
  for (;;) {
    const { faceDown } = move ?? proposed
    const next = faceDown ? undefined : nextRule(g, comingBy(g, move ?? proposed, together), entering, done)
    if (next?.as.kind !== 'copy' && move === null) {
      move = yield* attachEntering(g, proposed, entering.copied)
      if (move === null) return null
    }
    if (next === undefined)
      return { move: move ?? proposed, entering: yield* bearing(g, comingBy(g, move ?? proposed, together), entering) }
    done.add(next.id)
    const as = yield* apply(g, entering, next, comingBy(g, move ?? proposed, together))
    if (as === null) return null
    entering = as
    // What is done as it enters may have taken it elsewhere.
    if (find(g.state, proposed.object) === null) return null
  }
}

/**
 * Applies every rule about how a token enters; that of its effect comes with it. `null`: it is an Aura without anything
 * to enchant (2011:contents/303), or its own text has it not enter (419.6), and isn't made.
 */
export function* enterToken(g: Draft, event: TokenMade): Process<Entering | null> {
  const object = tokenOf(g, event)
  const put = (entering: Entering) => putToken(g, event, entering, { tick: g.tick(), place: 0 })
  const coming: Coming = { object, controller: event.controller, together: [], put }
  const done = new Set<string>()
  const counters = event.counters ?? PLAINLY.counters
  let entering: Entering = { ...PLAINLY, tapped: event.tapped, copied: event.copied, counters }
  for (;;) {
    const next = nextRule(g, coming, entering, done)
    if (next === undefined) break
    done.add(next.id)
    const then = yield* apply(g, entering, next, coming)
    if (then === null) return null
    entering = then
  }
  const as = entering
  const host = yield* hostOfToken(g, { ...object, copied: as.copied }, event, () => put(as))
  if (host === null) return null
  return yield* bearing(g, coming, host === undefined ? entering : { ...entering, attachedTo: host })
}

/** It enters with counters that it can have, as it will be there, and with as many as effects make of them. */
function* bearing(g: Draft, coming: Coming, entering: Entering): Process<Entering> {
  const possible = bearable(g, coming, entering)
  if (!mayChangeNumbers(g.state)) return possible
  let counters = possible.counters
  for (const counter of Object.keys(counters)) {
    counters = { ...counters, [counter]: yield* changedNumber(g, coming, { ...possible, counters }, counter) }
  }
  return { ...possible, counters }
}

/** today:614.16: how many counters of that kind there will be instead of those that it would enter with. */
function* changedNumber(g: Draft, coming: Coming, entering: Entering, counter: string): Process<number> {
  const used = new Set<string>()
  let n = entering.counters[counter] ?? 0
  while (n > 0) {
    const options = asItWillBe(g, coming, { ...entering, counters: { ...entering.counters, [counter]: n } }, (object) =>
      ofCountersIt(g.state, { kind: 'counters', object, counter, change: n }).filter(({ id }) => !used.has(id)),
    )
    const event = { kind: 'counters', object: coming.object.id, counter, change: n } as const
    const chosen = yield* chosenReplacement(g, coming.controller, event, options)
    if (chosen === null) break
    used.add(chosen.id)
    if (find(g.state, chosen.source) !== null)
      g.emit({ kind: 'replaced', rule: 'replacement.applied', object: tellOf(g.state, chosen.source) })
    const [now] = chosen.does.does === 'become' ? chosen.does.events : []
    n = now?.kind === 'counters' ? now.change : 0
  }
  return n
}

/** Asks something about the object as it will be there, as replacement effects see it (614.12). */
function asItWillBe<T>(g: Draft, { put }: Coming, entering: Entering, question: (id: ObjectId) => T): T {
  const mark = g.snapshot()
  const became = put(entering)
  const values = asItComes(g.state, get(g.state, became))
  const answer = onlyAsItCame(g.state, became, values, () => question(became))
  g.restore(mark)
  return answer
}

/** Without the counters that it can't have. */
function bearable(g: Draft, { put }: Coming, entering: Entering): Entering {
  const kinds = Object.keys(entering.counters)
  if (kinds.length === 0) return entering
  const mark = g.snapshot()
  const became = put(entering)
  const kept = kinds.filter((kind) => !isKeptFromCounters(g.state, became, kind))
  g.restore(mark)
  if (kept.length === kinds.length) return entering
  const counters = Object.fromEntries(kept.map((kind) => [kind, entering.counters[kind] ?? 0]))
  return { ...entering, counters }
}

function withCounters(entering: Entering, counter: string, n: number): Entering {
  const all = (entering.counters[counter] ?? 0) + n
  return all <= 0 ? entering : { ...entering, counters: { ...entering.counters, [counter]: all } }
}

/** 502.27a: which cards may be revealed for what enters, as it will be: not itself, nor what enters with it. */
function revealable(g: Draft, coming: Coming, entering: Entering, filter: Filter, context: Context): ObjectId[] {
  const mark = g.snapshot()
  const source = coming.put(entering)
  const found = allThat(g.state, filter, { ...context, source })
  g.restore(mark)
  return found.filter((id) => id !== coming.object.id && !coming.together.includes(id))
}

/** Reveals any number of cards; returns how many. */
function* reveal(g: Draft, from: readonly ObjectId[], { controller: seat, source }: Context): Process<number> {
  const [first] = from
  if (first === undefined) return 0
  const { zone } = get(g.state, first)
  const chosen = yield* ask('choose', {
    seat,
    source,
    reason: 'reveal',
    from,
    min: 0,
    max: from.length,
    zone,
    looking: [],
  })
  const objects = chosen.map((id) => tellOf(g.state, id))
  if (objects.length > 0) g.emit({ kind: 'revealed', seat, objects, rule: 'card.revealed' })
  return objects.length
}

/** Sacrifices any number of these; returns how many. */
function* sacrificeAny(g: Draft, filter: Filter, context: Context): Process<number> {
  const you = { kind: 'you' } as const
  const count = { min: 0, max: { kind: 'all' } } as const
  const what = { kind: 'choose', filter, count, by: you } as const
  return amountOf(yield* performEffects(g, [{ kind: 'sacrifice', who: you, what }], context))
}

const LOST: readonly Effect[] = [
  { kind: 'move', what: { kind: 'self' }, to: { zone: 'graveyard', under: null, tapped: false, position: null } },
]

/** 419.6: done instead of entering; if it is, the object does enter, else it goes to the graveyard. */
function* insteadOfEntering(
  g: Draft,
  effects: readonly Effect[],
  { object }: Coming,
  context: Context,
): Process<boolean> {
  const isToken = find(g.state, object.id) === null
  if (!isToken) g.emit({ kind: 'replaced', rule: 'replacement.applied', object: tellOf(g.state, object.id) })
  if (wasDone(yield* performEffects(g, effects, context))) return true
  if (!isToken) yield* performEffects(g, LOST, context)
  return false
}

/** As many as its controller chooses, one at least. */
const counterNumber = (max: number, { controller: seat, source }: Context): Process<number> =>
  ask('number', { seat, source, what: 'choice', min: 1, max })

/** `null`: it doesn't enter. */
function* apply(g: Draft, entering: Entering, rule: EntersRule, coming: Coming): Process<Entering | null> {
  const { as, context } = rule
  switch (as.kind) {
    case 'may': {
      const { controller: seat, source } = context
      const yes = yield* ask('confirm', { seat, source, reason: 'may', cost: null, default: true })
      const said = yes ? as.as : as.otherwise
      return said === null ? entering : yield* apply(g, entering, { ...rule, as: said }, coming)
    }
    case 'tribute':
      return yield* tribute(g, entering, as, context)
    case 'tapped':
      return as.unless !== null && holds(g.state, as.unless, context) ? entering : { ...entering, tapped: true }
    case 'tappedUnlessPaid': {
      const offer = { kind: 'mayPay', who: { kind: 'you' }, cost: as.cost, then: [], otherwise: [] } as const
      const after = yield* performEffects(g, [offer], context)
      return wasDone(after) ? entering : { ...entering, tapped: true }
    }
    case 'perform':
      yield* performEffects(g, as.effects, context)
      return entering
    case 'onlyIf':
      return (yield* insteadOfEntering(g, as.effects, coming, context)) ? entering : null
    case 'counters':
      return withCounters(entering, as.counter, amount(g.state, as.n, context))
    case 'counterOfChoice': {
      const { controller: seat, source } = context
      return withCounters(entering, yield* chooseWord(g, { seat, source, which: 'counter', words: as.kinds }), 1)
    }
    case 'marked':
      return { ...entering, markedAs: [...(entering.markedAs ?? []), as.as] }
    case 'countersChosen':
      return withCounters(entering, as.counter, yield* counterNumber(as.most, context))
    case 'gain':
      return { ...entering, gained: [...entering.gained, { ability: as.ability, context }] }
    case 'countersForRevealed': {
      const revealed = yield* reveal(g, revealable(g, coming, entering, as.filter, context), context)
      return withCounters(entering, as.counter, revealed * amount(g.state, as.n, context))
    }
    case 'countersForSacrificed': {
      const sacrificed = yield* sacrificeAny(g, as.filter, context)
      const after = withCounters(entering, as.counter, sacrificed * amount(g.state, as.n, context))
      // 2011:702.80: with two such abilities, what it devoured is what was sacrificed for either.
      const devoured = sacrificed + (entering.chosen.devoured ?? 0)
      return { ...after, chosen: alsoChosen(entering.chosen, { devoured }, null) }
    }
    case 'sacrifices': {
      const number = yield* sacrificeAny(g, as.filter, context)
      return { ...entering, chosen: alsoChosen(entering.chosen, { number }, as.link?.key ?? null) }
    }
    case 'copy':
      return yield* copy(g, entering, as, coming, context)
    case 'makeChoice': {
      const made = yield* choice(g, yield* chooserOf(g, as, context), context.source, as)
      return { ...entering, chosen: alsoChosen(entering.chosen, made, as.link?.key ?? null) }
    }
  }
}

/** today:702.104: an opponent may have it enter with counters; that they did is known as a number chosen for it. */
function* tribute(
  g: Draft,
  entering: Entering,
  { n }: Extract<EntersAs, { kind: 'tribute' }>,
  context: Context,
): Process<Entering> {
  const seat = yield* opponentChosen(g, context)
  const { source } = context
  const paid = yield* ask('confirm', { seat, source, reason: 'may', cost: null, default: false })
  if (!paid) return entering
  const number = amount(g.state, n, context)
  return { ...withCounters(entering, '+1/+1', number), chosen: alsoChosen(entering.chosen, { number }, TRIBUTE) }
}

/** "An opponent chooses": of several, its controller says which one does. */
function* chooserOf(g: Draft, { by }: Extract<EntersAs, { kind: 'makeChoice' }>, context: Context): Process<Seat> {
  return by === undefined ? context.controller : yield* opponentChosen(g, context)
}

function* opponentChosen(g: Draft, { controller, source }: Context): Process<Seat> {
  return (yield* choosePlayer(g, controller, source, opponentsOf(g.state, controller))) ?? controller
}

/** 503: it enters as a copy of the copiable values of the chosen permanent. */
function* copy(
  g: Draft,
  entering: Entering,
  as: Extract<EntersAs, { kind: 'copy' }>,
  { object: becoming }: Coming,
  context: Context,
): Process<Entering> {
  const from = allThat(g.state, as.of, context)
  const [first] = from
  if (first === undefined) return entering
  const [chosen] = yield* ask('choose', {
    seat: context.controller,
    source: context.source,
    reason: 'copy',
    from,
    min: as.may ? 0 : 1,
    max: 1,
    zone: get(g.state, first).zone,
    looking: [],
  })
  if (chosen === undefined) return entering
  return { ...entering, copied: copyOf(g.state, get(g.state, chosen), as.except, becoming, context) }
}
