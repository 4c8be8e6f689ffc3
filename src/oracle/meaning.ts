/**
 * From what is said to what is meant, and back. Both directions walk the same tree in the order of the text, with the same
 * scope; what only the words tell ("it" or "that creature", where a sentence ends) is kept in `Marks`, beside the meaning.
 */
import type {
  Ability,
  Cost,
  Effect,
  Filter,
  Keyword,
  Players,
  Recipient,
  Target,
  Thing,
  ZoneName,
} from '../language/index.ts'
import { type Place, withoutAddress } from './addresses.ts'
import { backgroundOf } from './background.ts'
import { sameValue } from './core/index.ts'
import { standsFor } from './keywords/index.ts'
import {
  ASKS_ONLY,
  anotherSaid,
  type Direction,
  distinctly,
  divides,
  EACH,
  EFFECT_LISTS,
  EFFECTS_OF_OTHERS,
  type Fields,
  isFields,
  isKind,
  MAY_BE_PLAYERS,
  type Mark,
  NAMED_ITSELF,
  POINTERS,
  REMEMBERED,
  subjectFirst,
  THAT,
  Unclear,
  without,
} from './nodes.ts'
import { isSaid, type Said } from './nouns/index.ts'
import { Scope, type Use } from './pronouns.ts'
import { spokenAfter, spokenOf } from './spoken.ts'
import { foldLater, type Sentence, unfoldLater } from './surface.ts'
import { zoneOfAbility } from './zones.ts'

/** These need not be remembered: they are the same at any time. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['self', 'granter', 'host', 'remembered'])

/** What happens later. */
interface Delay {
  remember: Recipient | null
  /** Its targets are those of this text, and remembered. */
  putsOff: boolean
  /** Printing: the target that it remembers has been named. */
  named: boolean
}

/** What was named, as it is pointed at afterwards. */
const pointedAt = (ref: Recipient): Thing | Players => (ref.kind === 'target' ? { kind: 'slot', slot: ref.slot } : ref)

/** Reads a text that is short and known. */
export type Reader = (text: string) => readonly Ability[]

/** One walk through one ability. */
export class Walk {
  private scope: Scope
  private delay: Delay | null = null
  /** Who makes the choices of an effect: null is you. */
  private othersChoose = false
  private fromZone: ZoneName | null = null
  /** Where `~` moves from, where no mark tells. */
  private readonly houseZone: ZoneName | null
  /** In a trigger and a cost nothing is spoken of: the background knows it. In a static rule all of it is blurred. */
  private noting: 'all' | 'nothing' | 'each' = 'all'

  constructor(
    private readonly direction: Direction,
    readonly marks: Mark[],
    ability: Ability,
    spellCosts: Cost,
    /** Where the abilities that are read get their addresses from; printing needs none. */
    private readonly place: Place | null,
    private readonly read: Reader = () => [],
  ) {
    this.scope = new Scope(backgroundOf(ability, spellCosts))
    this.houseZone = 'zone' in ability && ability.zone !== 'battlefield' ? ability.zone : null
  }

  /** Reading writes the mark; printing takes it, or has none. */
  private mark(read: Mark): Mark | undefined {
    if (this.direction === 'mean') {
      this.marks.push(read)
      return read
    }
    return this.marks.shift()
  }

  /** The ability as it is meant, with its address; or as it is said, without. */
  ability(ability: Ability): Ability {
    if (this.direction === 'say') return this.inside(withoutAddress(ability))
    const place = this.place as Place
    const at = place.address(ability.kind === 'keyword' ? ability.keyword.name : null)
    return { ...this.inside(ability), at }
  }

  private inside(ability: Ability): Ability {
    switch (ability.kind) {
      case 'keyword':
        return this.direction === 'say' ? ability : { ...ability, abilities: this.stoodFor(ability.keyword) }
      case 'spell':
        return { ...ability, body: this.body(ability.body) }
      case 'activated': {
        const cost = this.speaking('nothing', () => this.list(ability.cost)) as Cost
        return this.placed({
          ...ability,
          cost,
          body: this.body(ability.body),
          limits: this.list(ability.limits) as never,
        })
      }
      case 'triggered': {
        const trigger = this.speaking('nothing', () => this.node(ability.trigger, 'object')) as typeof ability.trigger
        const condition = this.node(ability.condition, 'object') as typeof ability.condition
        return this.placed({ ...ability, trigger, condition, body: this.body(ability.body) })
      }
      case 'static': {
        const { rule, condition, ignorable } = ability
        const whole = ignorable === undefined ? { rule, condition } : { rule, condition, ignorable }
        const said = this.speaking('each', () => this.fields(whole))
        return this.placed({ ...ability, ...(said as Pick<typeof ability, 'rule' | 'condition' | 'ignorable'>) })
      }
    }
  }

  private speaking<T>(of: Walk['noting'], walk: () => T): T {
    const before = this.noting
    this.noting = of
    const result = walk()
    this.noting = before
    return result
  }

  private placed<A extends Exclude<Ability, { kind: 'spell' | 'keyword' }>>(ability: A): A {
    if (this.direction === 'say') return { ...ability, zone: 'battlefield' }
    return { ...ability, zone: this.fromZone ?? zoneOfAbility(ability) }
  }

  private body<B extends Extract<Ability, { kind: 'spell' }>['body']>(body: B): B {
    const before = this.scope
    const modes = body.modes.map((mode) => {
      this.scope = body.modes.length === 1 ? before : before.copy()
      this.scope.slots = 0
      return this.mode(mode)
    })
    this.scope = before
    return { ...body, modes }
  }

  /** Sentences become one list of effects, and back. */
  private mode(mode: readonly Effect[]): readonly Effect[] {
    if (this.direction === 'mean') {
      const sentences = foldLater(mode as readonly unknown[] as readonly Sentence[])
      this.mark(sentences.map((one) => one.effects.length))
      return sentences.flatMap((one) => this.sentence(one.effects))
    }
    const lengths = (this.mark([]) as readonly number[] | undefined) ?? mode.map(() => 1)
    let from = 0
    const sentences = lengths.map((length): Sentence => {
      from += length
      return { kind: 'sentence', effects: this.sentence(mode.slice(from - length, from)) }
    })
    return unfoldLater(sentences) as readonly unknown[] as readonly Effect[]
  }

  private sentence(effects: readonly Effect[]): readonly Effect[] {
    this.scope.startSentence()
    return this.effects(effects)
  }

  private effects(effects: readonly Effect[]): readonly Effect[] {
    return effects.map((effect) => this.effect(effect))
  }

  private effect(effect: Effect): Effect {
    this.scope.startClause(effect.kind === 'damage')
    const others = this.othersChoose
    const chooser = 'who' in effect && (effect.kind === 'sacrifice' || EFFECTS_OF_OTHERS.has(effect.kind))
    if (chooser) this.othersChoose = effect.who.kind !== 'you'
    const done =
      effect.kind === 'delayed' ? this.delayed(effect) : (this.fields(subjectFirst(effect)) as never as Effect)
    this.othersChoose = others
    spokenAfter(this.scope, this.outside(this.direction === 'mean' ? done : effect))
    return done
  }

  /** What is remembered is spoken of by what it is outside of the delayed trigger. */
  private outside(effect: Effect): Effect {
    const remembered = this.delay?.remember
    if (remembered == null || !('what' in effect) || !isKind(effect.what, 'remembered')) return effect
    return { ...effect, what: pointedAt(remembered) } as Effect
  }

  private delayed(effect: Extract<Effect, { kind: 'delayed' }>): Effect {
    const outer = this.delay
    const delay: Delay = {
      remember: this.direction === 'say' ? effect.remember : null,
      putsOff: false,
      named: false,
    }
    const inner: Record<string, unknown> = { ...effect, remember: null }
    for (const key in effect) {
      this.delay = delay
      if (key === 'trigger') inner.trigger = this.node(effect.trigger, 'object')
      if (key === 'effects') inner.effects = this.later(effect, delay)
    }
    this.delay = outer
    return { ...inner, remember: this.direction === 'mean' ? delay.remember : null } as never as typeof effect
  }

  /**
   * What is done later. A moment only puts off what this text does, so its targets are chosen with those of the text (417.2,
   * 415.1); what comes after an event is a triggered ability with targets of its own (415.2, 410.4).
   */
  private later({ trigger, effects }: Extract<Effect, { kind: 'delayed' }>, delay: Delay): readonly Effect[] {
    const { slots } = this.scope
    delay.putsOff = trigger.on === 'step'
    if (delay.putsOff && divides(effects)) throw new Unclear('target')
    if (!delay.putsOff) this.scope.slots = 0
    const done = this.scope.later(() => this.effects(effects))
    if (!delay.putsOff) this.scope.slots = slots
    delay.putsOff = false
    return done
  }

  private list(nodes: readonly unknown[]): readonly unknown[] {
    return nodes.map((node) => this.node(node, 'object'))
  }

  /** What is replaced is known to the background, like a trigger's event; what happens instead speaks for itself. */
  private replacement(node: Fields): Fields {
    const event = this.speaking('nothing', () => this.node(node.event, 'object'))
    const instead = this.speaking('all', () => this.effects(node.instead as readonly Effect[]))
    return { ...node, event, instead }
  }

  private fields(node: Fields): Fields {
    if (node.kind === 'replace') return this.replacement(node)
    const use: Use = node.kind === 'ownerOf' ? 'owner' : ASKS_ONLY.has(String(node.kind)) ? 'possessor' : 'object'
    const result: Record<string, unknown> = {}
    for (const key in node) {
      const value = node[key]
      if (EFFECT_LISTS.has(key) && Array.isArray(value)) result[key] = this.effects(value)
      else result[key] = this.node(value, key === 'to' && MAY_BE_PLAYERS.has(String(node.kind)) ? 'recipient' : use)
    }
    return this.withoutFrom(result)
  }

  /** "Return ~ from your graveyard": where `~` is, told by the effect or cost that moves it. */
  private withoutFrom(node: Record<string, unknown>): Fields {
    const isMove = node.kind === 'move' || (node.kind === 'exile' && 'what' in node)
    if (!isMove || !isFields(node.what) || node.what.kind !== 'self') return node
    const mark = this.mark((node.from as ZoneName | undefined) ?? null) as ZoneName | null | undefined
    const from = mark === undefined ? this.houseZone : mark
    const { from: _, ...rest } = node
    if (!from) return rest
    if (this.direction === 'mean') this.fromZone = from
    return this.direction === 'mean' ? rest : { ...rest, from }
  }

  private node(node: unknown, use: Use): unknown {
    if (Array.isArray(node)) return this.list(node)
    if (!isFields(node)) return node
    if (isSaid(node)) return this.pointed(node, use)
    const kind = String(node.kind)
    if (kind === 'target') return this.delay?.putsOff === true ? this.putOff(node, this.delay) : this.target(node)
    if (kind === 'gain') return { ...node, ability: this.nested(node.ability as Ability) }
    if ('abilities' in node)
      return {
        ...this.fields(without(node, 'abilities')),
        abilities: (node.abilities as Ability[]).map((one) => this.nested(one)),
      }
    if (POINTERS.has(kind)) return this.pointer(node, use)
    if ((kind === 'choose' || kind === 'all') && 'filter' in node) return this.described(node)
    return this.noted(this.fields(node))
  }

  /** An ability that something is given is a text of its own. */
  private nested(ability: Ability): Ability {
    const place = this.place?.within(null) ?? null
    return new Walk(this.direction, this.marks, ability, [], place, this.read).ability(ability)
  }

  /** What a keyword is short for is read as if it were written out, each text for itself. */
  private stoodFor(keyword: Keyword): readonly Ability[] {
    return standsFor(keyword)
      .flatMap(this.read)
      .map((said) => {
        const place = this.place?.within(keyword.name) ?? null
        return new Walk('mean', [], said, [], place, this.read).ability(said)
      })
  }

  /** "It", "they": reading. */
  private pointed(said: Said, use: Use): unknown {
    const found = this.scope.find(said, use)
    const ref = found === null ? null : this.lasting(found)
    if (found === null || ref === null) throw new Unclear(said.word)
    this.mark(said)
    this.note(found)
    return ref
  }

  /** Inside a delayed trigger what was spoken of before it is what it remembers. */
  private lasting(ref: Thing | Players): Thing | Players | null {
    const { delay } = this
    if (delay === null || ALWAYS_THERE.has(ref.kind)) return ref
    if (ref.kind === 'controllerOf' || ref.kind === 'ownerOf') {
      const thing = this.lasting(ref.thing)
      return thing === null ? null : { kind: ref.kind, thing: thing as Thing }
    }
    if (ref.kind === 'they') return null
    if (delay.remember !== null && !sameValue(pointedAt(delay.remember), ref)) return null
    delay.remember ??= ref
    return REMEMBERED
  }

  /** What points, printing; "~" and its like, reading. */
  private pointer(node: Fields, use: Use): unknown {
    const ref = node as unknown as Thing | Players
    const remembered = ref.kind === 'remembered' ? (this.delay?.remember ?? null) : null
    if (remembered?.kind === 'target' && this.delay?.named === false) return this.putOff(remembered, this.delay)
    const meant = remembered === null ? ref : pointedAt(remembered)
    const said = this.mark(null) as Said | null | undefined
    const word = said === undefined ? this.houseWord(meant, use) : said
    if (word !== null) {
      this.note(meant)
      return word
    }
    const whole = NAMED_ITSELF.has(ref.kind) ? this.fields(node) : node
    this.note((this.direction === 'mean' ? whole : node) as never)
    return whole
  }

  private houseWord(ref: Thing | Players, use: Use): Said | null {
    if (this.direction === 'mean' || NAMED_ITSELF.has(ref.kind)) return null
    return this.scope.wordsFor(ref).find((said) => sameValue(this.scope.find(said, use), ref)) ?? null
  }

  private note(ref: Thing | Players): void {
    if (this.noting !== 'nothing') spokenOf(this.scope, ref)
  }

  /** Each player and its like can be "they" afterwards. */
  private noted(node: Fields): Fields {
    if (this.noting === 'nothing') return node
    const kind = String(node.kind)
    if (EACH.has(kind)) this.scope.mentionPlayer({ kind: 'they' })
    return node
  }

  private described(node: Fields): Fields {
    const inner: Fields = { ...node, ...this.fields(without(node, 'by')) }
    const filter = (this.direction === 'mean' ? inner : node).filter as Filter
    const many = node.kind === 'all' || !sameValue(node.count, { min: 1, max: 1 })
    if (this.noting === 'all') this.scope.mention(THAT, filter, many)
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

  private target(node: Fields): Fields {
    const slot = this.scope.slots++
    const inner = this.fields(node)
    const meant: Fields = this.direction === 'mean' ? { ...inner, ...distinctly(inner, slot), slot } : { ...node, slot }
    const filter = meant.filter as Filter | null
    const ref = { kind: 'slot', slot } as const
    if (node.player === null || filter !== null)
      this.scope.mention(ref, filter, !sameValue(node.count, { min: 1, max: 1 }))
    if (node.player !== null) this.scope.mentionPlayer(ref)
    return this.direction === 'mean' ? meant : { ...inner, ...anotherSaid(inner), slot: 0 }
  }
}
