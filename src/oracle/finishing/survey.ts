/** Goes through an ability in text order, knowing at each point what words may refer to. */
import {
  type Ability,
  CHOICES,
  type Cost,
  DEEDS,
  EFFECT_FIELDS,
  type Effect,
  effectKinds,
  hasResult,
  isEachOf,
  type KeywordName,
  PASSES_ON,
  type Players,
  type ResultName,
  resultsOf,
  type StandsFor,
  type StaticRule,
  severalOf,
  type Trigger,
  visitNodes,
} from '../../language/index.ts'
import { rolesOf, rolesOfReplaced } from '../../language/roles.ts'
import { isFollowingProcess } from '../idioms/index.ts'
import { type CardFacts, hasX, type Known, type Made, takesCounters, usesUp } from './known.ts'
import { speaksTooSoon } from './notYetBack.ts'

type Node = Readonly<Record<string, unknown>>
export type Visit = (node: Node, known: Known) => void

/** "If you do" is known after what somebody chose, or chance: whether it was done. */
const SETTLED = effectKinds(({ depends }) => depends === 'offer' || depends === 'chance')
const NOTHING: Made = new Set()
/** What a shield waits for. */
const OF_DAMAGE = rolesOfReplaced({ on: 'damage', to: null, from: null })
/** What is written into what is given, as it is given. */
const CHOSEN: Made = new Set(['color', 'type', 'cardName'])
/**
 * What a delayed trigger still knows of the text that made it: what that has done "this way", and what it has chosen.
 */
const LASTING: Made = new Set([...DEEDS, ...Object.values(CHOICES), 'types'])

/** The events for which the cost of a keyword is paid: X of that cost, not of the mana cost. */
const PAID_FOR: Readonly<Partial<Record<Trigger['on'], readonly KeywordName[]>>> = {
  cycled: ['cycling'],
  turnedFaceUp: ['morph', 'megamorph', 'disguise'],
}

function knowsX(trigger: Trigger, { x, card }: Known): boolean {
  if (trigger.on === 'marked') return trigger.what.kind === 'self' && card.marksByX
  const keywords = PAID_FOR[trigger.on]
  if (keywords === undefined) return x
  return 'what' in trigger && trigger.what.kind === 'self' && keywords.some((one) => card.variable.has(one))
}

/** Visits every node of the ability, and of the abilities that it grants. */
export function survey(ability: Ability, card: CardFacts, visit: Visit): void {
  new Survey(card, visit).ability(ability, false, NOTHING)
}

/** What a keyword stands for in any edition. */
const everyText = ({ abilities, variants }: StandsFor<Ability>): readonly Ability[] =>
  variants === undefined ? abilities : Object.values(variants.at).flat()

/** Whether "repeat this process", or "the following process", is said there. */
function repeats(effects: readonly Effect[]): boolean {
  let found = false
  visitNodes(effects, (node) => {
    found ||= node.kind === 'repeatProcess' || isFollowingProcess(node as never as Effect)
    return undefined
  })
  return found
}

/** "They" are known only where others than you have been named around them. */
const isSomebodyElse = ({ kind }: Players): boolean => kind !== 'you' && kind !== 'they'

/** "That turn": an extra one that the text gives. */
const speaksOfTurn = (effect: Effect): boolean =>
  effect.kind === 'skipStep'
    ? effect.turn !== undefined
    : effect.kind === 'delayed' && effect.trigger.on === 'step' && effect.trigger.turn === 'that'

/** Several objects, each with a number of its own: "double the power of each creature you control". */
const isOfEach = (effect: Effect): boolean =>
  (effect.kind === 'damage' && effect.each === true) || (effect.kind === 'modify' && effect.what.kind === 'all')

class Survey {
  /** The text has given an extra turn. */
  private givesTurn = false

  constructor(
    private readonly card: CardFacts,
    private readonly visit: Visit,
  ) {}

  /** `made`: what the effect that gives it knows; what it has chosen is written into the ability. */
  ability(ability: Ability, granted: boolean, made: Made, choiceless = false, within: KeywordName | null = null): void {
    const { card } = this
    const outside: Known = {
      card,
      granted,
      within,
      trigger: ability.kind === 'triggered' ? ability.trigger : null,
      roles: null,
      made: new Set([...made].filter((name) => CHOSEN.has(name))),
      targets: null,
      paid: false,
      takesCounters: false,
      x: card.x && !granted,
      xAfterTargets: false,
      choiceless,
      givesItself: false,
      counting: false,
      they: false,
      spell: ability.kind === 'spell',
      acting: ability.kind === 'activated' || ability.kind === 'triggered',
      remembered: false,
    }
    switch (ability.kind) {
      case 'keyword':
        this.node(ability.keyword, { ...outside, x: true })
        for (const one of everyText(ability)) this.ability(one, granted, made, choiceless, ability.keyword.name)
        return
      case 'spell':
        return this.body(ability.body, { ...outside, paid: card.usesUp })
      case 'activated':
        this.node(ability.cost, { ...outside, x: true })
        this.node(ability.limits, outside)
        return this.body(ability.body, {
          ...outside,
          paid: usesUp(ability.cost),
          takesCounters: takesCounters(ability.cost),
          x: hasX(ability.cost),
        })
      case 'triggered': {
        const roles = rolesOf(ability.trigger)
        // "Becomes blocked by a creature with lesser power": than the one that is blocked.
        const { on } = ability.trigger
        this.node(ability.trigger, on === 'blocks' || on === 'becomesBlocked' ? { ...outside, roles } : outside)
        const x = knowsX(ability.trigger, outside)
        this.node(ability.condition, { ...outside, roles })
        const made = severalOf(ability.trigger) === null ? outside.made : new Set([...outside.made, 'that' as const])
        return this.body(ability.body, { ...outside, roles, x, made })
      }
      case 'static':
        return this.static(ability, outside)
      default:
        return ability satisfies never
    }
  }

  private static({ rule, condition, ignorable }: Extract<Ability, { kind: 'static' }>, outside: Known): void {
    this.node([condition, ignorable], outside)
    if (rule.kind === 'affect') {
      const givesItself = rule.what.kind === 'self'
      const inside = { ...outside, givesItself, choiceless: outside.choiceless || !givesItself }
      this.visit(rule as unknown as Node, outside)
      this.node(rule.what, inside)
      const isEach = rule.what.kind === 'all'
      for (const change of rule.changes)
        this.node(change, { ...inside, counting: isEach && (change.kind === 'pt' || change.kind === 'setPt') })
      return
    }
    if (rule.kind === 'prevent') return this.preventing(rule, outside)
    if (rule.kind === 'players') return this.node(rule, { ...outside, counting: rule.rule.kind === 'castsFor' })
    if (rule.kind === 'spellCost') return this.node(rule, { ...outside, counting: rule.spells !== 'self' })
    if (rule.kind === 'turnSkipped') return this.effects(rule.then, outside, new Set())
    if (rule.kind === 'openingReveal' || rule.kind === 'turnsUp' || rule.kind === 'attackOption')
      return this.effects(rule.effects, outside, new Set())
    if (rule.kind !== 'replace') return this.node(rule, outside)
    this.visit(rule, outside)
    this.node(rule.event, outside)
    this.effects(rule.instead, { ...outside, roles: rolesOfReplaced(rule.event) }, new Set(outside.made))
  }

  /** What follows knows which damage was prevented, and how much. */
  private preventing(rule: Extract<StaticRule, { kind: 'prevent' }>, outside: Known): void {
    const { then, n, ...covered } = rule
    const damaged = rolesOfReplaced({ on: 'damage', to: rule.to, from: null })
    this.node({ ...covered, from: null }, outside)
    this.node(covered.from, { ...outside, roles: damaged })
    const roles = rolesOfReplaced({ on: 'damage', to: rule.to, from: rule.from })
    this.node(n, { ...outside, roles })
    if (then === undefined) return
    this.effects(then, { ...outside, roles }, new Set([...outside.made, 'preventedDamage']))
  }

  private body(body: Extract<Ability, { kind: 'spell' }>['body'], known: Known): void {
    // What stands after it would be done each time.
    if (
      body.modes.some(
        (mode) => repeats(mode.slice(0, -1)) || mode.some((one) => one.kind === 'delayed' && repeats([one])),
      )
    )
      this.visit({ kind: 'repeatedEarly' }, known)
    for (const mode of body.modes) this.effects(mode, { ...known, targets: new Set() }, new Set(known.made))
  }

  /** One effect after the other: `made` collects what they leave. */
  private effects(effects: readonly Effect[], known: Known, made: Set<ResultName>): void {
    if (speaksTooSoon(effects)) this.visit({ kind: 'notYetBack' }, known)
    for (const effect of effects) this.effect(effect, { ...known, made }, made)
  }

  private effect(effect: Effect, known: Known, made: Set<ResultName>): void {
    const theirs =
      effect.kind === 'clash' ||
      ('who' in effect && isSomebodyElse(effect.who)) ||
      (effect.kind === 'damage' && isEachOf(effect.to))
    const counting = known.counting || isOfEach(effect)
    const here: Known = { ...known, they: known.they || theirs, counting }
    if (effect.kind === 'extraTurn') this.givesTurn = true
    else if (speaksOfTurn(effect) && !this.givesTurn) this.visit({ kind: 'noTurn' }, known)
    if (effect.kind === 'delayed') this.delayed(effect, known)
    else if (effect.kind === 'replaceEvent') this.waiting(effect, known)
    else if (effect.kind === 'together') {
      this.visit(effect as unknown as Node, known)
      for (const one of effect.effects) this.effect(one, known, new Set(known.made))
    } else this.parts(effect as unknown as Node, here, made)
    if (effect.kind === 'makeChoice') {
      made.add(CHOICES[effect.choice])
      if (CHOICES[effect.choice] === 'type') made.add('types')
    } else if (!PASSES_ON.has(effect.kind)) {
      // "If you can't" speaks of the latest that was done or not.
      if (hasResult(effect.kind, 'did')) made.delete('could')
      for (const name of resultsOf(effect.kind)) made.add(name)
    } else if (effect.kind === 'mayPay') made.delete('could')
    else if (effect.kind === 'may') made.add('could').add('accepted')
    if (SETTLED.has(effect.kind)) made.add('did')
  }

  /** The fields of an effect; what its nested effects leave is available after all of it. */
  private parts(node: Node, known: Known, made: Set<ResultName>): void {
    this.visit(node, known)
    const left: ResultName[] = []
    const paid = known.paid || (node.kind === 'mayPay' && usesUp(node.cost as Cost))
    const paysX = node.kind === 'mayPay' && hasX(node.cost as Cost)
    const x = known.x || paysX
    const xAfterTargets = known.xAfterTargets || (paysX && !known.x)
    for (const key in node) {
      const value = node[key]
      if (!EFFECT_FIELDS.has(key) || !Array.isArray(value)) {
        // "Under their owners' control": refers to what is being moved.
        const moved: readonly ResultName[] = node.kind === 'move' && key === 'to' ? ['that'] : []
        const roles = key === 'share' ? OF_DAMAGE : known.roles
        this.node(value, { ...known, roles, x: known.x || key === 'cost', made: new Set([...made, ...moved]) })
        continue
      }
      const inside = new Set(made)
      if (node.kind === 'may' || node.kind === 'mayPay') inside.add('did')
      if (node.kind === 'forEach') inside.add('that')
      if (node.kind === 'preventDamage') inside.add('preventedDamage')
      const several = node.kind === 'eachPlayer' && isEachOf(node.who as Players)
      const roles = node.kind === 'preventDamage' ? OF_DAMAGE : known.roles
      const there: Known = { ...known, roles, paid, x, xAfterTargets, targets: several ? null : known.targets }
      // Of alternatives none knows what another would do.
      if (node.kind === 'eitherOf') {
        const each = value.map((one: Effect) => {
          const alone = new Set(inside)
          this.effects([one], there, alone)
          return alone
        })
        for (const alone of each) for (const name of alone) inside.add(name)
      } else this.effects(value, there, inside)
      // What follows a prevention isn't known when the text goes on.
      if (node.kind !== 'preventDamage') left.push(...inside)
    }
    for (const name of left) made.add(name)
  }

  /** 404.4: a delayed effect knows its own event, what was remembered, and what was done this way or chosen before. */
  private delayed(effect: Extract<Effect, { kind: 'delayed' }>, known: Known): void {
    this.visit(effect as unknown as Node, known)
    this.node(effect.remember, known)
    const remembered = effect.remember !== null || known.remembered
    const made: Made = new Set([...known.made].filter((name) => LASTING.has(name)))
    const later: Known = {
      ...known,
      trigger: null,
      roles: null,
      made,
      paid: false,
      they: false,
      acting: false,
      xAfterTargets: false,
      remembered,
    }
    this.node(effect.trigger, later)
    const targets = effect.trigger.on === 'step' ? null : new Set<number>()
    this.effects(effect.effects, { ...later, targets, roles: rolesOf(effect.trigger) }, new Set(made))
  }

  /** What happens instead knows its event and what was remembered; its targets are chosen with the text's (415.1). */
  private waiting(effect: Extract<Effect, { kind: 'replaceEvent' }>, known: Known): void {
    this.visit(effect as unknown as Node, known)
    this.node(effect.remember, known)
    const remembered = effect.remember !== null || known.remembered
    const later: Known = { ...known, paid: false, they: false, acting: false, remembered }
    this.node(effect.event, later)
    this.effects(effect.instead, { ...later, made: NOTHING, roles: rolesOfReplaced(effect.event) }, new Set())
  }

  private node(node: unknown, known: Known): void {
    if (Array.isArray(node)) {
      for (const one of node) this.node(one, known)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const record = node as Node
    this.visit(record, known)
    if (record.kind === 'target') (known.targets as Set<number> | null)?.add(record.slot as number)
    if (record.kind === 'gain' || record.kind === 'gainCosting')
      return this.ability(record.ability as Ability, !known.givesItself, known.made, known.choiceless)
    if (record.kind === 'target' && known.xAfterTargets)
      return this.fields(record, { ...known, x: false, xAfterTargets: false })
    this.fields(record, known)
  }

  private fields(record: Node, known: Known): void {
    for (const key in record) {
      const value = record[key]
      if (key === 'abilities') for (const one of value as readonly Ability[]) this.ability(one, true, NOTHING, true)
      // "When you spend this mana on a creature spell, it gains haste" (2011:106.6).
      else if (key === 'effects' && 'spell' in record)
        this.effects(value as readonly Effect[], { ...known, targets: null }, new Set(['that']))
      else this.node(value, known)
    }
  }
}
