/** What an ability's frame speaks of before its effects do: the trigger's event, the cost, `~` itself. */
import type { Ability, Cost, Filter, Players, Replaced, Thing, Trigger } from '../language/index.ts'
import { sameValue } from './core/index.ts'
import type { SaidWord } from './nouns/index.ts'

export interface Background {
  /** What "it" is where the effects have named nothing. */
  readonly it: Thing | null
  /** What "it" is at the very last. */
  readonly otherwise: Thing | null
  /** "That player", "they". */
  readonly player: Players | null
  readonly filterOf: (ref: Thing) => Filter | null
  /** "That creature", of the event. */
  readonly named: (filter: Filter, matches: Matches) => Thing | null
  /** "The sacrificed creature", and "it" where only one thing was paid. */
  readonly paid: (word: SaidWord) => Thing | null
}

type Matches = (said: Filter, known: Filter | null, moved: boolean) => boolean

interface Known {
  readonly ref: Thing
  readonly filter: Filter
}

const PAID: Thing = { kind: 'paid' }
const CREATURE: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
const SPELL: Filter = { noun: 'spell', is: [] }
const CARD: Filter = { noun: 'card', is: [] }
const EVENT: Thing = { kind: 'event' }
const EVENT_OTHER: Thing = { kind: 'eventOther' }
const EVENT_PLAYER: Players = { kind: 'eventPlayer' }

/** The events after which the card lies somewhere else. */
const MOVES = new Set<Trigger['on']>(['dies', 'leaves', 'moves', 'sacrificed', 'discards', 'cycled'])

/** The object the event is about, and what the text may call it. */
function subjectOf(trigger: Trigger): Known | null {
  if (trigger.on === 'cast') return { ref: EVENT, filter: trigger.spell }
  if (trigger.on === 'discards') return { ref: EVENT, filter: trigger.filter }
  if (trigger.on === 'draws') return { ref: EVENT, filter: CARD }
  if (trigger.on === 'anyOf') return trigger.of[0] ? subjectOf(trigger.of[0]) : null
  if (trigger.on === 'step')
    return trigger.whose?.kind === 'controllerOf' ? { ref: trigger.whose.thing, filter: CREATURE } : null
  if (!('what' in trigger)) return null
  const { what } = trigger
  if (what.kind === 'all') return { ref: EVENT, filter: what.filter }
  return { ref: what, filter: CREATURE }
}

/** "Whenever ~ blocks": that creature is the other; "whenever a creature blocks": it is the one that does. */
function unnamed(filter: Filter | null, what: Thing): Known | null {
  return filter === null && what.kind === 'all' ? null : { ref: EVENT_OTHER, filter: filter ?? CREATURE }
}

/** "Blocks ~": the other is named. */
const isPointed = (filter: Filter | null): boolean => filter?.is[0]?.is === 'thing'

function otherOf(trigger: Trigger): Known | null {
  switch (trigger.on) {
    case 'blocks':
      return isPointed(trigger.whom) ? null : unnamed(trigger.whom, trigger.what)
    case 'unattached':
      return { ref: EVENT_OTHER, filter: CREATURE }
    case 'becomesBlocked':
      return unnamed(trigger.by, trigger.what)
    case 'dealsDamage':
      return trigger.to === 'creature' ? { ref: EVENT_OTHER, filter: CREATURE } : null
    case 'becomesTarget':
      return { ref: EVENT_OTHER, filter: SPELL }
    case 'anyOf':
      return trigger.of.map(otherOf).find((one) => one !== null) ?? null
    default:
      return null
  }
}

const isSomeone = (who: Players | null): boolean => who === null || who.kind !== 'you'

function playerOf(trigger: Trigger): Players | null {
  if (trigger.on === 'step') return isSomeone(trigger.whose) ? EVENT_PLAYER : null
  if (trigger.on === 'dealsDamage') return trigger.to === 'player' || trigger.to === 'opponent' ? EVENT_PLAYER : null
  if (trigger.on === 'anyOf') return trigger.of.map(playerOf).find((one) => one !== null) ?? null
  if (trigger.on === 'tapped') return trigger.forMana ? EVENT_PLAYER : null
  return 'who' in trigger && isSomeone(trigger.who) ? EVENT_PLAYER : null
}

const PAID_WORDS: Readonly<Partial<Record<Cost[number]['kind'], SaidWord>>> = {
  sacrifice: 'the sacrificed',
  exile: 'the exiled',
  discard: 'the discarded',
  tapOther: 'the tapped',
  returnToHand: 'the returned',
}

const isChosen = (part: Cost[number]): boolean =>
  part.kind === 'discard' || ('what' in part && (part.what.kind === 'choose' || part.what.kind === 'all'))

function paidBy(cost: Cost): Background['paid'] {
  const words = cost.filter(isChosen).map((part) => PAID_WORDS[part.kind])
  return (word) => {
    if (word === 'it') return words.length === 1 ? PAID : null
    return words.filter((one) => one === word).length === 1 ? PAID : null
  }
}

const NOBODY: Background = {
  it: null,
  otherwise: null,
  player: null,
  filterOf: () => null,
  named: () => null,
  paid: () => null,
}
const SELF: Thing = { kind: 'self' }

function ofTrigger(trigger: Trigger): Background {
  const subject = subjectOf(trigger)
  const known = [otherOf(trigger), subject].filter((one) => one !== null)
  const gone = MOVES.has(trigger.on)
  return {
    ...NOBODY,
    it: subject?.ref ?? null,
    otherwise: SELF,
    player: playerOf(trigger),
    filterOf: (ref) => known.find((one) => one.ref.kind === ref.kind)?.filter ?? null,
    named: (filter, matches) => {
      if (filter.noun === 'card' && gone && filter.is.length === 0) return subject?.ref ?? null
      const fitting = known.filter((one) => one.ref.kind !== 'self' && matches(filter, one.filter, false))
      const exact = fitting.filter((one) =>
        filter.is.every((noun) => one.filter.is.some((own) => sameValue(own, noun))),
      )
      const best = exact.length > 0 ? exact : fitting
      const [first, second] = best
      // "Enchanted creature" is called so again; "that creature" is then the other.
      return second === undefined || second.ref.kind === 'host' ? (first?.ref ?? null) : null
    },
  }
}

/** What a replacement effect speaks of: what would move, what would deal the damage, who would draw (419). */
function ofReplaced(event: Replaced): Background {
  const player = 'who' in event && isSomeone(event.who) ? EVENT_PLAYER : null
  if (event.on !== 'moves' && event.on !== 'destroyed')
    return { ...NOBODY, it: event.on === 'damage' ? EVENT_OTHER : null, otherwise: SELF, player }
  const { what } = event
  if (what.kind !== 'all') return { ...NOBODY, it: what, otherwise: SELF }
  return {
    ...NOBODY,
    it: EVENT,
    filterOf: (ref) => (ref.kind === 'event' ? what.filter : null),
    named: (said, matches) => (matches(said, what.filter, false) ? EVENT : null),
  }
}

/** `spellCosts`: what casting the card may ask for besides, told by its other paragraphs. */
export function backgroundOf(ability: Ability, spellCosts: Cost = []): Background {
  switch (ability.kind) {
    case 'triggered':
      return ofTrigger(ability.trigger)
    case 'activated':
      return { ...NOBODY, otherwise: SELF, paid: paidBy(ability.cost) }
    case 'static':
      return ability.rule.kind === 'replace' ? ofReplaced(ability.rule.event) : { ...NOBODY, otherwise: SELF }
    default:
      return { ...NOBODY, paid: paidBy(spellCosts) }
  }
}
