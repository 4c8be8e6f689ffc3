/**
 * The words inside an ability and their meaning, and back: effects, costs and conditions in the order of the text, with
 * one scope, so that each pronoun is looked up where it stands. `marks` keep which pronoun it was.
 */
import {
  type Ability,
  type Condition,
  EFFECT_FIELDS,
  type Effect,
  type Filter,
  type Players,
  type ResultName,
  resultsOf,
  type Slot,
  type Target,
  type Thing,
  type ZoneName,
} from '../../language/index.ts'
import { inTextOrder, sameValue } from '../core/index.ts'
import { isSaid, type Said } from '../nouns/index.ts'
import type { Nature } from './antecedents.ts'
import { type Delay, doneBy, lastingAs, outside } from './delay.ts'
import { delayed, type Noting, type Walker, waiting } from './delayedText.ts'
import { priced } from './eachUnless.ts'
import { eachOf, known, mentioned, mentionedAfter, mentionedTarget } from './mentions.ts'
import type { Use } from './named.ts'
import {
  AGAIN,
  ASKS_ONLY,
  allAgain,
  anotherSaid,
  besideOf,
  CHOOSERS,
  type Direction,
  distinctly,
  type Fields,
  fieldsPrinted,
  holdsEffects,
  isFields,
  isKind,
  isOfEach,
  isPaidFor,
  isResultRow,
  isUndecided,
  leavesOut,
  lostText,
  type Mark,
  NAMED_ITSELF,
  POINTERS,
  pointedAt,
  REMEMBERED,
  SELF,
  saysItself,
  THAT,
  Unclear,
  USES,
  usageOf,
  without,
} from './nodeFacts.ts'
import { asOther, type Heard, ofOthers } from './otherThan.ts'
import { AFFECTED, type Scope } from './pronouns.ts'

/** What one ability says, part by part. */
export class SaidNodes implements Walker {
  /** Where "return ~ from ..." says that the ability works; null: nowhere said. */
  fromZone: ZoneName | null = null
  delay: Delay | null = null
  /** Somebody else than you makes the choices of an effect. */
  private othersChoose = false
  /** The first thing the verb is about; a second one is something else. */
  private beside: Thing | Players | null = null
  private subject: unknown = null
  /** Whose numbers are read: of a rule for all that match, each of them has its own. */
  private counting: unknown = null
  /** What is done at once, as far as it has been worded. */
  private atOnce: Effect[] | null = null
  private noting: Noting = 'all'
  /** Nothing says how it was worded: it is printed in house style. */
  private readonly isHouse: boolean
  /** The targets of this mode: reading, their slots by the words; printing, the words by their slots. */
  private readonly slotOf = new Map<Fields, number>()
  private readonly wordsOf = new Map<number, Fields>()
  /** What the effects before have done. */
  private readonly doneBefore = new Set<ResultName>()

  constructor(
    readonly direction: Direction,
    private readonly marks: Mark[],
    public scope: Scope,
    /** Where `~` moves from, where no mark says. */
    private readonly houseZone: ZoneName | null,
    /** A granted ability is a text of its own. */
    private readonly nested: (ability: Ability) => Ability,
    /** Of the card with the text; `null`: an instant or sorcery, whose others are other than what it has just named. */
    private readonly own: Nature | null | undefined,
  ) {
    this.isHouse = direction === 'say' && marks.length === 0
  }

  /** Reading writes the mark; printing consumes it, or has none. */
  mark(read: Mark): Mark | undefined {
    if (this.direction === 'mean') {
      this.marks.push(read)
      return read
    }
    return this.marks.shift()
  }

  /** Walks a part of the ability whose mentions are noted that way. */
  speaking<T>(of: Noting, walk: () => T): T {
    const before = this.noting
    this.noting = of
    const result = walk()
    this.noting = before
    return result
  }

  /** A new sentence: what "it" is starts anew. */
  sentence(effects: readonly Effect[]): readonly Effect[] {
    this.scope.startSentence()
    return this.effects(effects)
  }

  effects(effects: readonly Effect[]): readonly Effect[] {
    return effects.map((effect) => (isResultRow(effect) ? this.alternative(effect) : this.effect(effect)))
  }

  /** One of several of which one is done: the others know what it names, and nothing has come of it. */
  private alternative(effect: Effect): Effect {
    return this.scope.supposed(() => this.effect(effect), true).result
  }

  private effect(effect: Effect): Effect {
    this.scope.startClause(effect.kind === 'damage')
    const others = this.othersChoose
    if ('who' in effect && CHOOSERS.has(effect.kind)) this.othersChoose = effect.who.kind !== 'you'
    const done = this.lasts(effect)
    if (!holdsEffects(effect)) for (const name of resultsOf(effect.kind)) this.doneBefore.add(name)
    this.othersChoose = others
    const spoken = outside(this.direction === 'mean' ? done : effect, this.delay)
    doneBy(this.delay, spoken)
    if (this.atOnce === null) mentionedAfter(this.scope, [spoken])
    else this.atOnce.push(spoken)
    return done
  }

  private lasts(effect: Effect): Effect {
    if (effect.kind === 'delayed') return delayed(this, effect)
    if (effect.kind === 'replaceEvent') return waiting(this, effect)
    if (effect.kind === 'mayPay')
      return priced(
        effect as never,
        this.direction,
        (read) => this.mark(read),
        (node) => this.fields(node),
      ) as never
    return this.fields(effect as never) as never as Effect
  }

  /** All of it is one event: while it is worded, none of it has been done. */
  private jointly(effects: readonly Effect[]): readonly Effect[] {
    const before = this.atOnce
    const spoken: Effect[] = []
    this.atOnce = spoken
    const done = this.effects(effects)
    this.atOnce = before
    mentionedAfter(this.scope, spoken)
    return done
  }

  list(nodes: readonly unknown[]): readonly unknown[] {
    return nodes.map((node) => this.node(node, 'object'))
  }

  /** The background covers the replaced event, like a trigger's; what happens instead is a text of its own. */
  private replacement(node: Fields): Fields {
    const event = this.speaking('nothing', () => this.node(node.event, 'object'))
    const instead = this.speaking('all', () => this.effects(node.instead as readonly Effect[]))
    return { ...node, event, instead }
  }

  fields(node: Fields): Fields {
    if (node.kind === 'replace') return this.replacement(node)
    if (node.is === 'other' && (this.counting === AFFECTED || 'than' in node)) return asOther(node, this.heard())
    // Each of those that a rule affects counts others than itself.
    if ((node.kind === 'pt' || node.kind === 'setPt') && this.counting === null) return this.countingFor(node)
    if (node.is === 'thisWay' || node.kind === 'countersRemoved') return this.thisWay(node)
    const asks = ASKS_ONLY.has(String(node.kind)) || node.was === true
    const use: Use = USES[String(node.kind)] ?? (asks ? 'possessor' : 'object')
    const undecided: (() => void)[] = []
    const result: Record<string, unknown> = {}
    // 2011:701.20: "that player" is the opponent clashed with.
    if (node.kind === 'clash') this.scope.mentionPlayer({ kind: 'they' })
    if (saysItself(node)) node.kind === 'optionPaid' ? this.scope.ask() : this.note(SELF)
    for (const key of this.direction === 'mean' ? inTextOrder(node) : fieldsPrinted(node, this.isHouse)) {
      const value = node[key]
      if (!EFFECT_FIELDS.has(key) || !Array.isArray(value)) {
        const said = this.direction === 'mean' ? result : node
        const { beside } = this
        this.beside = besideOf(node, key, said, this.subject) ?? beside
        if (node.kind === 'if' && key === 'condition') this.scope.startClause(false)
        // "Attach it to another permanent it can enchant": "it" isn't the other permanent.
        const walk = (): unknown => this.node(value, usageOf(node, key) ?? use)
        result[key] = node.fits === true && key === 'to' ? this.speaking('nothing', walk) : walk()
        if (usageOf(node, key) === 'agent') this.scope.dealer = (said === node ? value : result[key]) as Thing
        this.beside = beside
        if (node.kind === 'spellCost' && key === 'spells' && isFields(value))
          this.scope.mention(AFFECTED, value as unknown as Filter, false)
        if (node.kind === 'if' && key === 'condition') known(this.scope, said.condition as Condition)
        if (node.kind === 'forEach' && key === 'each') eachOf(this.scope, said.each as Filter)
        if (node.kind === 'may' && key === 'who' && isKind(said.who, 'anOpponent'))
          this.scope.mentionPlayer({ kind: 'they' })
        if (node.kind === 'modify' && key === 'what') this.subject = said.what
        if (node.kind === 'affect' && key === 'what') this.subject = isKind(said.what, 'all') ? AFFECTED : said.what
      } else if (node.kind === 'eitherOf')
        result[key] = [...value.slice(0, -1).map((one) => this.alternative(one)), ...this.effects(value.slice(-1))]
      else if (!isUndecided(node)) result[key] = node.kind === 'together' ? this.jointly(value) : this.effects(value)
      else {
        const { result: effects, done } = this.scope.supposed(() => this.effects(value), true)
        result[key] = effects
        undecided.push(done)
      }
    }
    for (const done of undecided) done()
    // "Return it": only where the words name `~` do they say where it is.
    return isSaid(node.what) ? result : this.withoutFrom(result)
  }

  /** "Sacrificed this way": by an effect before it, if any does that; otherwise by the cost. */
  private thisWay({ paid: _, ...said }: Fields): Fields {
    const node = said.by === undefined ? said : { ...said, by: this.node(said.by, 'object') }
    const isPaid = this.direction === 'mean' && isPaidFor(node, this.doneBefore, this.scope.background)
    return isPaid ? { ...node, paid: true } : node
  }

  private countingFor(size: Fields): Fields {
    this.counting = this.subject ?? SELF
    const counted = this.fields(size)
    this.counting = null
    return counted
  }

  private heard(): Heard {
    const { scope, own = null, counting, noting, atOnce, direction } = this
    return { scope, own, counting, direction, before: noting === 'nothing', together: atOnce !== null }
  }

  /** "Return ~ from your graveyard": the effect or cost that moves or reveals `~` says where it is. */
  private withoutFrom(node: Record<string, unknown>): Fields {
    const isCost = (node.kind === 'exile' || node.kind === 'reveal') && 'what' in node
    if ((node.kind !== 'move' && !isCost) || !isFields(node.what) || node.what.kind !== 'self') return node
    const mark = this.mark((node.from as ZoneName | undefined) ?? null) as ZoneName | null | undefined
    const from = mark === undefined ? this.houseZone : mark
    const { from: _, ...rest } = node
    if (!from) return rest
    if (this.direction === 'mean') this.fromZone = from
    return this.direction === 'mean' ? rest : { ...rest, from }
  }

  node(node: unknown, use: Use): unknown {
    if (Array.isArray(node)) return this.list(node)
    if (!isFields(node)) return node
    if (isSaid(node)) return this.pointed(node, use)
    const kind = String(node.kind)
    if (kind === 'target') return this.aimed(node)
    if (kind === 'gain' || kind === 'gainCosting') return { ...node, ability: this.nested(node.ability as Ability) }
    if (kind === 'loseAbility') return lostText(node, this.direction, this.nested)
    if ('abilities' in node)
      return {
        ...this.fields(without(node, 'abilities')),
        abilities: (node.abilities as Ability[]).map((one) => this.nested(one)),
      }
    if (POINTERS.has(kind)) return this.pointer(node, use)
    if (kind === 'eachOpponent' || kind === 'othersThan') return this.everyOther(node)
    if (kind === 'choose' && 'filter' in node) return this.described(node)
    if (kind === 'all' && 'filter' in node) return this.mark(null) ?? this.described(node)
    return this.noted(this.fields(ofOthers(node, this.heard())))
  }

  /** Resolves "it" and "they" when reading. */
  private pointed(said: Said, use: Use): unknown {
    const found = this.scope.find(said, use, this.beside)
    const ref = found === null ? null : lastingAs(this.delay, found)
    if (found === null || ref === null) throw new Unclear(said.word)
    this.mark(said)
    this.note(found)
    return ref
  }

  /** A reference when printing; "~" and the like when reading. */
  private pointer(node: Fields, use: Use): unknown {
    const ref = node as unknown as Thing | Players
    const remembered = ref.kind === 'remembered' ? (this.delay?.remember ?? null) : null
    if (remembered?.kind === 'target' && this.delay?.named === false) return this.putOff(remembered, this.delay)
    const meant = remembered === null ? ref : pointedAt(remembered)
    const said = this.mark(null) as Said | null | undefined | typeof AGAIN
    if (said === AGAIN) return this.wordsOf.get((meant as Slot).slot)
    const word = said === undefined ? this.houseWord(meant, use) : said
    if (word !== null) {
      this.note(meant)
      return word
    }
    const whole = NAMED_ITSELF.has(ref.kind) ? this.fields(node) : node
    // What no word names isn't spoken of: the source of damage "that is dealt to its controller instead".
    if (ref.kind !== 'eventOther') this.note((this.direction === 'mean' ? whole : node) as never)
    return whole
  }

  private houseWord(ref: Thing | Players, use: Use): Said | null {
    if (this.direction === 'mean' || NAMED_ITSELF.has(ref.kind)) return null
    return this.scope.wordsFor(ref).find((said) => sameValue(this.scope.find(said, use, this.beside), ref)) ?? null
  }

  private note(ref: Thing | Players): void {
    if (this.noting !== 'nothing') mentioned(this.scope, ref)
  }

  /** "Each other player": than the one spoken of, or than you. */
  private everyOther(node: Fields): Fields {
    // In house style they are said so where those words mean them.
    const named = this.scope.playerNamed()
    const isSaidSo =
      this.mark('other' in node) ?? (node.kind === 'othersThan' && node.any !== true && sameValue(node.who, named))
    if (this.direction === 'mean' && isSaidSo === true) {
      if (named === undefined) throw new Unclear('that player')
      if (named !== null && this.noting !== 'nothing') this.scope.mentionPlayer({ kind: 'they' })
      return named === null ? this.noted({ kind: 'eachOpponent' }) : { kind: 'othersThan', who: named }
    }
    if (this.direction === 'mean' || isSaidSo !== true) return this.noted(leavesOut(node) ? node : this.fields(node))
    if (this.noting !== 'nothing') this.scope.mentionPlayer({ kind: 'they' })
    return { kind: 'eachOpponent', other: true }
  }

  /** "Each player" and the like can be "they" afterwards. */
  private noted(node: Fields): Fields {
    if (this.noting === 'nothing') return node
    if (!isOfEach(node)) return node
    if (this.delay !== null) this.delay.each = true
    this.scope.mentionPlayer({ kind: 'they' })
    return node
  }

  private described(node: Fields): Fields {
    const whole = this.fields(without(node, 'by'))
    const inner: Fields = 'by' in node ? { ...whole, by: node.by } : whole
    const filter = (this.direction === 'mean' ? inner : node).filter as Filter
    const many = node.kind === 'all' || 'ofEach' in node || !sameValue(node.count, { min: 1, max: 1 })
    const all = node.kind === 'all' ? allAgain(filter) : undefined
    if (this.noting === 'all') this.scope.mention(THAT, filter, many, all)
    else if (this.noting === 'each') this.scope.blur()
    if (node.kind !== 'choose' || !this.othersChoose) return inner
    if (this.direction === 'mean') return isKind(inner.by, 'you') ? { ...inner, by: { kind: 'they' } } : inner
    return isKind(node.by, 'they') ? { ...inner, by: { kind: 'you' } } : inner
  }

  /** "Destroy target creature at end of combat": a target of this text, remembered until then. */
  private putOff(node: Fields | Target, delay: Delay): Fields | Thing {
    const target = this.target(node as Fields)
    delay.named = true
    if (this.direction === 'say') return target
    if (delay.remember !== null) throw new Unclear('target')
    delay.remember = target as never as Target
    return REMEMBERED
  }

  /** What the words stand for twice is one target (415.1). */
  private aimed(node: Fields): Fields | Thing | Players {
    const slot = this.slotOf.get(node)
    if (slot === undefined) return this.delay?.putsOff === true ? this.putOff(node, this.delay) : this.target(node)
    const ref = lastingAs(this.delay, { kind: 'slot', slot })
    if (ref === null) throw new Unclear('target')
    this.mark(AGAIN)
    return ref
  }

  /** Another mode: its targets are its own. */
  startMode(): void {
    this.scope.slots = 0
    this.slotOf.clear()
    this.wordsOf.clear()
  }

  private target(node: Fields): Fields {
    // "From target player's graveyard": the target by which another is told is chosen before it.
    const inner = this.fields(node)
    const slot = this.scope.slots++
    if (this.direction === 'mean') this.slotOf.set(node, slot)
    if (this.delay?.putsOff === false) this.delay.own?.add(slot)
    const meant: Fields =
      this.direction === 'mean'
        ? { ...inner, ...distinctly(inner, slot, (filter) => ofOthers(filter, this.heard())), slot }
        : { ...node, slot }
    const ref = { kind: 'slot', slot } as const
    mentionedTarget(this.scope, ref, node as unknown as Target, meant.filter as Filter | null)
    if (this.direction === 'mean') return meant
    const words = { ...inner, ...anotherSaid(inner), slot: 0 }
    this.wordsOf.set(slot, words)
    return words
  }
}
