/**
 * What "it", "that creature", "they" and the like refer to. A scope remembers what the text has mentioned, clause by
 * clause. The same `find` serves both directions: reading asks what a word refers to, printing asks which word refers
 * to it.
 */
import type { Filter, Players, Predicate, Thing } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'
import type { Said } from '../nouns/index.ts'
import { type Antecedents, itOf } from './antecedents.ts'
import type { Mention, Moved, Named, Use } from './named.ts'
import { kindOf, matches, says } from './sameNoun.ts'

const SELF: Thing = { kind: 'self' }
const THAT: Thing = { kind: 'that' }
export const AFFECTED: Thing = { kind: 'affected' }
/** Nothing in this text exiled it just now; an earlier ability did (217.7c). */
const EXILED: Thing = { kind: 'exiledWith' }
/** This text has exiled it. */
const EXILED_NOW: Thing = { kind: 'all', filter: { noun: 'card', is: [{ is: 'thisWay', done: 'exiled' }] } }

export class Scope {
  private clause = 0
  private sentence = 0
  private objects: Mention[] = []
  private players: Named[] = []
  /** The clause is "~ deals damage ...": then "its controller" doesn't mean the source's. */
  private damaging = false
  /** By what the last damage was said to be dealt. */
  dealer: Thing | null = null
  slots = 0
  /** How many effects have left a "that" so far: what is moved is "that" until the next of them. */
  private results = 0

  constructor(readonly background: Antecedents) {}

  /** Each mode starts from what was mentioned before all of them. */
  copy(): Scope {
    const scope = new Scope(this.background)
    scope.clause = this.clause
    scope.sentence = this.sentence
    scope.objects = [...this.objects]
    scope.players = [...this.players]
    scope.dealer = this.dealer
    scope.results = this.results
    return scope
  }

  /** A text of its own, which speaks of an event; its targets are those of this one. */
  about(event: Antecedents): Scope {
    // What waits for an event is told of each object by itself.
    const scope = new Scope({ ...event, those: null })
    scope.slots = this.slots
    return scope
  }

  /** An effect is done that leaves another "that". */
  leaveThat(): void {
    this.results++
  }

  startSentence(): void {
    this.sentence++
  }

  startClause(damaging: boolean): void {
    this.clause++
    this.damaging = damaging
  }

  mention(ref: Thing, filter: Filter | null, many: boolean, all?: Thing): void {
    const weak = ref.kind === 'self' || ref.kind === 'granter' || ref.kind === 'host'
    if (ref.kind === 'that')
      this.objects = this.objects.filter((one) => one.ref.kind !== 'that' || one.clause === this.clause)
    this.objects.push({ ref, filter, many, weak, asked: false, ...(all ? { all } : {}), ...this.here(), moved: null })
  }

  /** Something known is named: what was done to it still was. */
  mentionAgain(ref: Thing): void {
    const known = this.objects.find((one) => sameValue(one.ref, ref))
    const how = ref.kind === 'that' ? (known?.moved ?? null) : null
    this.mention(ref, this.filterOf(ref), ref.kind === 'that' && known?.many === true)
    if (how !== null) this.moved(ref, how)
  }

  /** Whether anything but `~` and what it is attached to has been named. */
  hasNamed(): boolean {
    return this.objects.some((one) => !one.weak)
  }

  /** A condition names `~`. */
  ask(): void {
    this.objects.push({ ref: SELF, filter: null, many: false, weak: true, asked: true, ...this.here(), moved: null })
  }

  /** A condition has said what it is: "if it's a creature card, ... that creature". */
  refine(ref: Thing, is: readonly Predicate[]): void {
    this.objects = this.objects.map((one) =>
      one.filter !== null && sameValue(one.ref, ref)
        ? { ...one, filter: { noun: one.filter.noun, is: [...one.filter.is, ...is] } }
        : one,
    )
  }

  /** `opponent`: named as an opponent, as "that opponent" is. */
  mentionPlayer(ref: Players, opponent = false): void {
    this.players.push({ ref, opponent, ...this.here() })
  }

  private here(): { clause: number; sentence: number; after: number } {
    return { clause: this.clause, sentence: this.sentence, after: this.results }
  }

  /** Recent mentions in groups: clause by clause in this sentence, then sentence by sentence. */
  private groups<M extends { readonly clause: number; readonly sentence: number }>(all: readonly M[]): readonly M[][] {
    const groups: M[][] = []
    const own = all.filter((one) => one.sentence === this.sentence)
    for (let clause = this.clause; clause >= 0; clause--) groups.push(own.filter((one) => one.clause === clause))
    for (let at = this.sentence - 1; at >= 0; at--) groups.push(all.filter((one) => one.sentence === at))
    return groups.filter((group) => group.length > 0)
  }

  /** Records that the thing has changed zones. */
  moved(ref: Thing, how: Moved): void {
    this.objects = this.objects.map((one) =>
      sameValue(one.ref, ref) ? { ...one, moved: how, after: this.results } : one,
    )
  }

  /** "That", which had been moved before, is moved again. */
  movedAgain(how: Moved): void {
    const wasThat = ({ moved, after }: Mention): boolean => moved !== null && after === this.results - 1
    this.objects = this.objects.map((one) => (wasThat(one) ? { ...one, moved: how, after: this.results } : one))
  }

  /** Each of several players has done it: what was made or moved is as many things. */
  multiply(): void {
    this.objects = this.objects.map((one) => (one.ref.kind === 'that' ? { ...one, many: true } : one))
  }

  /**
   * Words about what would be done, or is done later, mention things, but nothing has been made of them or done with
   * them yet. Call `done` once the following text treats it as done. `decided`: now, so that "those creatures" of what
   * is done instead are all that match.
   */
  supposed<T>(say: () => T, decided = false): { readonly result: T; readonly done: () => void } {
    const { objects: before, clause, results } = this
    const result = say()
    this.results = results
    const after = this.objects
    const named = after.filter((one) => one.clause > clause && one.ref.kind !== 'that')
    const defined = decided
      ? after.flatMap((one) => (one.clause > clause && one.all ? { ...one, ref: one.all } : []))
      : []
    this.objects = [...before, ...[...named, ...defined].map((one) => ({ ...one, moved: null }))]
    return { result, done: () => this.happened(after) }
  }

  private happened(after: readonly Mention[]): void {
    this.leaveThat()
    const moved = after.flatMap(({ ref, moved: how }) => (how === null ? [] : [{ ref, how }]))
    const made = after.filter((one) => one.ref.kind === 'that' && !this.objects.includes(one))
    const named = this.objects.filter((one) => one.ref.kind !== 'all')
    const still = made.length > 0 ? named.filter((one) => one.ref.kind !== 'that') : named
    this.objects = [...still, ...made]
    for (const { ref, how } of moved) this.moved(ref, how)
  }

  /** A rule about all that match: "it" means each of them, which only its numbers can express. */
  blur(): void {
    const isFirst = !this.objects.some((one) => one.ref.kind === 'affected')
    const ref = isFirst ? AFFECTED : THAT
    this.objects.push({ ref, filter: null, many: !isFirst, weak: false, asked: false, ...this.here(), moved: null })
  }

  filterOf(ref: Thing): Filter | null {
    return this.objects.find((one) => sameValue(one.ref, ref))?.filter ?? this.background.filterOf(ref)
  }

  /** What the word refers to, other than `beside`; null where that is ambiguous. */
  find(said: Said, use: Use, beside: Thing | Players | null = null): Thing | Players | null {
    if (said.word === 'itself' && beside !== null) return beside
    if (beside === null || said.word === 'the other of both') return this.findIn(said, use)
    const all = this.objects
    this.objects = all.filter((one) => !sameValue(one.ref, beside))
    const found = this.findIn(said, use)
    this.objects = all
    return sameValue(found, beside) ? null : found
  }

  private findIn(said: Said, use: Use): Thing | Players | null {
    switch (said.word) {
      case 'they':
        return use === 'recipient' ? null : this.findPlayer()
      case 'that player':
        return this.findPlayer()
      case 'that opponent':
        return this.findPlayer(this.players.filter(({ opponent }) => opponent)) ?? this.findPlayer()
      case 'it':
      case 'itself':
        return this.findIt(use)
      case 'them': {
        const many = this.objects.filter((one) => one.many && !one.weak)
        if (many.length === 0 && use === 'recipient') return this.findPlayer()
        return many.length === 0 ? this.thoseOfEvent() : this.pick(many, use)
      }
      case 'the dealer':
        return this.dealer
      case 'the target': {
        // To be dealt damage, also a player.
        const slots = this.objects.filter((one) => one.ref.kind === 'slot')
        return slots.length === 0 && use === 'recipient' ? this.findPlayer() : this.pick(slots, use)
      }
      case 'that':
      case 'those':
      case 'the':
        return this.findNamed(said, use)
      case 'the chosen':
        return this.findChosen(said, use)
      case 'one of both':
        return this.findBoth(said)?.[0] ?? null
      case 'the other of both':
        return this.findBoth(said)?.[1] ?? null
      case 'the first':
        return this.findFirst(said)
      case 'the other':
        return this.findOther(said)
      default:
        return (
          this.background.paid(said.word) ??
          this.pick(
            this.objects.filter((one) => one.moved === said.word && !this.isReplaced(one)),
            use,
          ) ??
          (said.word === 'the exiled' ? EXILED : null)
        )
    }
  }

  /** What others are other than: the only thing that was named last. */
  justNamed(): Thing | null {
    return this.pick(
      this.objects.filter((one) => !one.weak),
      'object',
    )
  }

  /** The clause is about `~`. */
  readonly namesItself = (): boolean =>
    this.objects.some((one) => one.ref.kind === 'self' && !one.asked && one.clause === this.clause)

  /** What the present sentence has named, other than `~`. */
  namedNow(): Thing | null {
    return this.pick(
      this.objects.filter((one) => !one.weak && one.sentence === this.sentence),
      'object',
    )
  }

  /** Whom the text, or its event, has spoken of; `null`: nobody but you; `undefined`: several. */
  playerNamed(): Players | null | undefined {
    return this.findPlayer() ?? (this.players.length > 0 ? undefined : null)
  }

  private findPlayer(among: readonly Named[] = this.players): Players | null {
    const [latest] = this.groups(among)
    if (latest === undefined) return among === this.players ? this.background.player : null
    const refs = distinct(latest.map((one) => one.ref))
    return refs.length === 1 ? (refs[0] as Players) : null
  }

  private findIt(use: Use): Thing | null {
    const { it, isHost } = this.background
    const others = use === 'agent' ? this.objects : this.objects.filter((one) => !one.asked)
    const [latest] = this.groups(others.length > 0 ? others : this.objects)
    if (latest === undefined) return itOf(this.background, use === 'permanent')
    const strong = latest.filter((one) => !one.weak && (!one.many || use === 'owner'))
    if (strong.length > 0) return this.pick(strong, use)
    // "To each creature equal to its power": each has its own, which the language can't express.
    if (latest.some((one) => one.many && one.clause === this.clause)) return null
    const weak = latest.filter((one) => !one.many)
    const about = it !== null && it.kind !== 'self' && !isHost && weak.every((one) => one.clause === this.clause)
    if (!about || weak.length === 0) return this.pick(weak, use)
    // No spell has counters on it (217.6); of two permanents that may have them, nothing says which.
    if (use === 'counted') return this.filterOf(it)?.noun === 'spell' ? this.pick(weak, use) : null
    // "Return ~ to the battlefield under its owner's control": what is moved is nearer than the event.
    return this.damaging ? it : use === 'owner' ? this.pick(weak, use) : null
  }

  private findNamed({ filter, word }: Said, use: Use): Thing | null {
    if (filter === null) return null
    const fits = (one: Mention): boolean =>
      (word !== 'those' || one.many) && matches(filter, one.filter, one.moved !== null)
    const fitting = this.objects.filter((one) => !one.weak && fits(one))
    // "Return a creature card ... that creature's owner": a card that is still to be moved is no creature.
    const here = fitting.filter(
      (one) => filter.noun !== 'permanent' || one.filter?.noun !== 'card' || one.moved !== null,
    )
    const found = here.length > 0 ? here : fitting
    // "That Archer deals damage to that creature": the noun distinguishes them.
    const exact = found.filter((one) => one.filter === null || filter.is.every((is) => says(one.filter as Filter, is)))
    // "All creatures with web counters on them block that creature": the one of the event, not those.
    const single = word === 'that' && !found.some(isOne) ? this.background.named(filter, matches) : null
    if (single !== null) return single
    if (exact.length > 0) return this.pick(exact, use) ?? (word === 'that' ? this.pick(exact.filter(isOne), use) : null)
    const behind = this.background.named(filter, matches)
    if (behind !== null) return behind
    if (found.length > 0) return this.pick(found, use)
    const { those } = this.background
    if (word === 'those' && those !== null && matches(filter, those, false)) return this.thoseOfEvent()
    const weak = this.objects.filter((one) => one.ref.kind === 'host')
    return this.pick(weak, use)
  }

  /** Several that the event is about, until the text has made or moved something. */
  private thoseOfEvent(): Thing | null {
    return this.background.those !== null && this.results === 0 ? THAT : null
  }

  private findChosen({ filter }: Said, use: Use): Thing | null {
    const fits = (one: Mention): boolean =>
      one.ref.kind === 'slot' && one.many && filter !== null && matches(filter, one.filter, one.moved !== null)
    return this.pick(this.objects.filter(fits), use)
  }

  /** The two targets of the text, if it has two of one object each and both are what the noun says. */
  private findBoth({ filter }: Said): readonly [Thing, Thing] | null {
    const targets = this.objects.filter((one) => one.ref.kind === 'slot')
    const [first, second, more] = distinct(targets.map((one) => one.ref))
    const fits = filter !== null && targets.every((one) => !one.many && matches(filter, one.filter, one.moved !== null))
    return fits && first !== undefined && second !== undefined && more === undefined ? [first, second] : null
  }

  /** The subject of the event, if that is what the noun says. */
  private findFirst({ filter }: Said): Thing | null {
    const { it, filterOf } = this.background
    return it !== null && filter !== null && matches(filter, filterOf(it), filter.noun === 'card') ? it : null
  }

  /** Of the two that the event is about, the one that isn't `~` or what that is attached to. */
  private findOther({ filter }: Said): Thing | null {
    if (filter === null || this.objects.some((one) => !one.weak)) return null
    const other = this.background.named(filter, matches)
    const { it, isHost } = this.background
    return other !== null && (it === null || it.kind === 'self' || isHost) ? other : null
  }

  /** The only candidate among the latest mentions. */
  private pick(mentions: readonly Mention[], use: Use): Thing | null {
    const [latest = []] = this.groups(mentions)
    const acted = use === 'agent' || use === 'object' || use === 'permanent' || use === 'recipient'
    // What was sacrificed deals damage as it last was (413.2f); to do something with it, it is the card.
    const isCard = ({ moved }: Mention): boolean => moved !== null && !(use === 'agent' && moved === 'the sacrificed')
    const refs = distinct(latest.map((one) => (isCard(one) && acted ? this.nowCalled(one) : one.ref)))
    return refs.length === 1 ? (refs[0] as Thing) : null
  }

  /** "That" is something else by now: an effect since has left one of its own. */
  private isReplaced({ ref, after }: Mention): boolean {
    return ref.kind === 'that' && after < this.results
  }

  /** What the text acts on: what was moved is "that" until another effect leaves a "that" of its own. */
  private nowCalled({ ref, after, moved }: Mention): Thing {
    const isStale = ref.kind === 'slot' && after < this.results
    const isOnly = this.objects.filter((one) => one.moved === moved).length === 1
    return moved === 'the exiled' && isStale && isOnly ? EXILED_NOW : THAT
  }

  /** The words that might refer to it, the most usual first. */
  wordsFor(ref: Thing | Players): readonly Said[] {
    const said = (word: Said['word'], filter: Filter | null = null): Said => ({ kind: 'said', word, filter })
    if (ref.kind === 'exiledWith') return [said('the exiled', { noun: 'card', is: [] })]
    const filter = kindOf(this.filterOf(ref as Thing))
    const named = filter === null ? [] : [said('that', filter), said('those', filter), said('the sacrificed', filter)]
    return [said('it'), ...named, said('they'), said('that player'), said('them'), said('the dealer')]
  }
}

/** "All creatures blocking target creature ... that creature": the one, not the many. */
const isOne = ({ many }: Mention): boolean => !many

function distinct<T>(refs: readonly T[]): readonly T[] {
  return refs.filter((ref, i) => refs.findIndex((one) => sameValue(one, ref)) === i)
}
