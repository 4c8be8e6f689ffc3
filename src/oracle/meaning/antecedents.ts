/** What an ability's frame mentions before its effects do: the trigger's event, the cost, `~` itself. */
import {
  type Ability,
  type CardType,
  COST_KINDS,
  type Cost,
  type Deed,
  type Filter,
  type NamedRole,
  type Players,
  type Predicate,
  type Replaced,
  type Roles,
  type StaticRule,
  severalOf,
  type Thing,
  type Trigger,
  thingKinds,
  triggerKinds,
} from '../../language/index.ts'
import { rolesOf, rolesOfReplaced } from '../../language/roles.ts'
import { sameValue } from '../core/index.ts'
import type { SaidWord } from '../nouns/index.ts'

export interface Antecedents {
  /** What "it" refers to where the effects have named nothing. */
  readonly it: Thing | null
  /** "It" is what the object with the text is attached to. */
  readonly isHost: boolean
  /** Its words name `~` last: "whenever you cast a spell that targets ~, put a counter on it". */
  readonly saysSelf: boolean
  /** The event's other object, where its words name that. */
  readonly other: NamedRole | null
  /** The event takes it away: it isn't among those that are there. */
  readonly gone: boolean
  /** "Those creatures": several that the event happens to. */
  readonly those: Filter | null
  /** "That player", "they". */
  readonly player: Players | null
  readonly filterOf: (ref: Thing) => Filter | null
  /** "That creature", of the event. */
  readonly named: (filter: Filter, matches: Matches) => Thing | null
  /** "The sacrificed creature", and "it" where only one thing was paid. */
  readonly paid: (word: SaidWord) => Thing | null
  /** Whether what was "sacrificed this way" can be what the cost says. */
  readonly paidThisWay: (done: Deed) => boolean
}

/** "It" of the frame: after a spell that targets `~`, what only a permanent can be is `~`, and nothing else is sure. */
export function itOf({ it, saysSelf, paid }: Antecedents, isPermanent: boolean): Thing | null {
  if (saysSelf) return isPermanent ? SELF : null
  return it ?? paid('it')
}

type Matches = (said: Filter, known: Filter | null, moved: boolean) => boolean

const PAID: Thing = { kind: 'paid' }
const SELF: Thing = { kind: 'self' }
const EVENT_PLAYER: Players = { kind: 'eventPlayer' }
const TARGETED: Players = { kind: 'targetedPlayer' }

/** Events after which the card is in another zone. */
const MOVES = triggerKinds(({ moves }) => moves === true)

const PAID_WORDS: Readonly<Partial<Record<Cost[number]['kind'], SaidWord>>> = {
  sacrifice: 'the sacrificed',
  exile: 'the exiled',
  discard: 'the discarded',
  tapOther: 'the tapped',
  returnToHand: 'the returned',
  reveal: 'the revealed',
}

/** Whether objects are found or chosen to pay that part, of which the text may then speak. */
export const isChosen = (part: Cost[number]): boolean =>
  part.kind === 'discard' || ('what' in part && FOUND.has(part.what.kind))
const FOUND = thingKinds(({ found }) => found === true)

const HOST: Thing = { kind: 'host' }
/** "Tap enchanted creature": what is tapped stays there, and is known before it is paid. */
const isHostTapped = (part: Cost[number]): boolean => part.kind === 'tapOther' && part.what.kind === 'host'

function paidBy(cost: Cost): Antecedents['paid'] {
  const ref = cost.filter(isChosen).every(isHostTapped) ? HOST : PAID
  const words = cost.filter(isChosen).map((part) => PAID_WORDS[part.kind])
  return (word) => {
    if (word === 'it') return words.length === 1 ? ref : null
    return words.filter((one) => one === word).length === 1 ? ref : null
  }
}

/** "Sacrifice ~", "remove a counter from ~", "exert ~". */
const namesItself = (part: Cost[number]): boolean =>
  COST_KINDS[part.kind].saysItself === true || Object.values(part).some((one) => (one as Thing | null)?.kind === 'self')

/** "Sacrifice ~: It deals 2 damage": "it" is what the cost names, unless something else was paid that it could be. */
function ofCost(cost: Cost): Antecedents {
  const paid = paidBy(cost)
  const [first, more] = cost.filter(isChosen)
  const done = first === undefined || more !== undefined ? undefined : COST_KINDS[first.kind].leaves
  const paidThisWay = (deed: Deed): boolean => deed === done
  if (!cost.some(namesItself)) return { ...NOBODY, paid, paidThisWay }
  const it = cost.some(isChosen) ? null : SELF
  return { ...NOBODY, it, paid: (word) => (word === 'it' ? null : paid(word)), paidThisWay }
}

const NOBODY: Antecedents = {
  it: null,
  isHost: false,
  saysSelf: false,
  other: null,
  gone: false,
  those: null,
  player: null,
  filterOf: () => null,
  named: () => null,
  paid: () => null,
  paidThisWay: () => false,
}

const isHost = (role: NamedRole | null): boolean => role?.isHost === true || role?.ref.kind === 'host'

/**
 * The words for an event, by its roles: `subject` is the subject of its clause, `gone` whether it is now a card
 * elsewhere, `isCard` whether it is that or would be.
 */
function ofRoles(
  { object, other, player }: Roles,
  subject: NamedRole | null,
  gone: boolean,
  isCard = gone,
): Antecedents {
  const known = [other, object].filter((one) => one !== null)
  return {
    ...NOBODY,
    it: subject?.ref ?? null,
    isHost: isHost(subject),
    other,
    gone,
    player: player ? EVENT_PLAYER : null,
    filterOf: (ref) => known.find((one) => one.ref.kind === ref.kind)?.filter ?? null,
    named: (filter, matches) => {
      if (filter.noun === 'card' && isCard && filter.is.length === 0) return object?.ref ?? null
      const fitting = known.filter((one) => one.ref.kind !== 'self' && matches(filter, one.filter, false))
      const exact = fitting.filter(
        (one) =>
          one.filter.noun === filter.noun &&
          filter.is.every((noun) => one.filter.is.some((own) => sameValue(own, noun))),
      )
      const best = exact.length > 0 ? exact : fitting
      const [first, second] = best
      // "Enchanted creature" keeps that name; "that creature" is then the other one.
      return second === undefined || isHost(second) ? (first?.ref ?? null) : null
    },
  }
}

const isSelf = (said: Predicate): boolean => said.is === 'thing' && said.thing.kind === 'self'
const targetsItself = (said: Predicate): boolean => said.is === 'targets' && said.filter?.is.some(isSelf) === true

/** Whether the card is in another zone after each of the events. */
const movesAway = (trigger: Trigger): boolean =>
  trigger.on === 'anyOf' ? trigger.of.every(movesAway) : MOVES.has(trigger.on)

/** What a trigger's event mentions. */
export function ofTrigger(trigger: Trigger): Antecedents {
  const roles = rolesOf(trigger)
  const known = ofRoles(roles, roles.object, movesAway(trigger))
  const those = severalOf(trigger)
  const background = {
    ...known,
    those,
    filterOf: (ref: Thing) => (ref.kind === 'that' ? those : known.filterOf(ref)),
    saysSelf: trigger.on === 'cast' && trigger.spell.is.some(targetsItself),
  }
  // "When ~ leaves the battlefield, that player gains 3 life": whom it targeted as it entered.
  const isLeaving = trigger.on === 'leaves' && trigger.what.kind === 'self'
  return isLeaving && background.player === null ? { ...background, player: TARGETED } : background
}

/** What a replacement effect mentions: what would move, what would deal the damage, who would draw (419). */
export function ofReplaced(event: Replaced): Antecedents {
  const roles = rolesOfReplaced(event)
  // "If a source would deal damage to you": the source is the subject of the clause.
  const isDealing = event.on === 'damage' && event.from !== null
  return ofRoles(roles, isDealing ? roles.other : roles.object, false, event.on === 'moves')
}

function ofStatic(rule: StaticRule): Antecedents {
  if (rule.kind === 'replace') return ofReplaced(rule.event)
  if (rule.kind !== 'prevent' || rule.then === undefined) return NOBODY
  return ofReplaced({ on: 'damage', to: rule.to, from: rule.from })
}

/** What the type line of the card says that the words are on. */
export interface Nature {
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
}

/** What other paragraphs of a spell say: its additional costs, and in whose turn alone it can be cast. */
export interface SpellFrame {
  readonly costs: Cost
  readonly turn: Players | null
  /** What the card's type line says; absent in what it grants to something else. */
  readonly own?: Nature
}

export const NO_FRAME: SpellFrame = { costs: [], turn: null }

/** `frame`: of the card's other paragraphs. */
export function backgroundOf(ability: Ability, { costs: spellCosts, turn }: SpellFrame = NO_FRAME): Antecedents {
  switch (ability.kind) {
    case 'triggered':
      return ofTrigger(ability.trigger)
    case 'activated':
      return ofCost(ability.cost)
    case 'static':
      return ofStatic(ability.rule)
    default:
      return { ...ofCost(spellCosts), player: turn }
  }
}
