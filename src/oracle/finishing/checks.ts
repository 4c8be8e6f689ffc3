/** What a compiled card may not say: each check is one way in which a reference can dangle. */
import {
  type Change,
  type ChoiceName,
  type Deed,
  type Filter,
  type Keyword,
  type ManaCost,
  printCost,
  visitNodes,
} from '../../language/index.ts'
import { mayBeItself } from '../meaning/index.ts'
import { type Check, IT, isKind, type Node } from './check.ts'
import { devoured, won } from './deeds.ts'
import { notYetBack } from './notYetBackCheck.ts'
import { offerTaken } from './offersTaken.ts'
import { itself, ownControl } from './ofItself.ts'
import { created, exiled, put } from './ofOtherAbilities.ts'
import { chosenTogether, eachCopies } from './ofSeveral.ts'
import { tokens } from './tokens.ts'

export type { Check } from './check.ts'

const PLAYER = /\b(?:that (?:player|opponent)|they|their|them)\b/i

/** "It", "that creature" of an event: the event has such an object, and its words mention it (`language/roles.ts`). */
const eventObject: Check = {
  words: IT,
  expected: 'an object of the event',
  kinds: ['event', 'eventOther'],
  dangles: ({ kind }, { roles }) =>
    kind === 'event' ? roles?.object?.ref.kind !== 'event' : roles?.other?.ref.kind !== 'eventOther',
}

/** "That player" of an event that has one. A static ability has no event, so it would refer to nobody. */
const eventPlayer: Check = {
  words: PLAYER,
  expected: 'a player of the event',
  kinds: ['eventPlayer'],
  dangles: (_, { roles }) => roles?.player !== true,
}

/** "That card", "the token": a preceding effect made, moved or chose something. */
const made: Check = {
  words: IT,
  expected: 'something that an effect before it made or moved',
  kinds: ['that'],
  dangles: (_, known) => !known.made.has('that'),
}

/** "Repeat this process", "the following process" of one sentence: the last that a text says. */
const repeated: Check = {
  words: /\brepeat th(?:is|e following) process\b/i,
  expected: 'nothing after it',
  kinds: ['repeatedEarly'],
  dangles: () => true,
}

/** "The rest": objects have been chosen before it. */
const rest: Check = {
  words: /\bthe rest\b/i,
  expected: 'objects that are chosen before it',
  kinds: ['rest'],
  dangles: (_, known) => !known.made.has('rest'),
}

/** "That much": the event or a preceding effect has an amount. */
const amount: Check = {
  words: /\bthat (?:much|many)\b|\bdamage\b/i,
  expected: 'an amount that something before it tells',
  kinds: ['thatMuch'],
  dangles: (_, known) => known.roles?.amount !== true && !known.made.has('amount'),
}

/** "If you do": something before it is optional. */
const did: Check = {
  words: /\bif [\w ]+ (?:do|does|don't|doesn't)\b/i,
  expected: 'something before it that is done or not',
  kinds: ['did'],
  dangles: (_, known) => !known.made.has('did'),
}

/** "If you can't": something before it had to be done, or was offered. */
const could: Check = {
  words: /\bif [\w ]+ can't\b/i,
  expected: 'something before it that may be impossible',
  kinds: ['could'],
  dangles: (_, known) => !known.made.has('could'),
}

/** "It has this ability": one that does something as it resolves (503.9). */
const thisAbility: Check = {
  words: /\bthis ability\b/i,
  expected: 'an ability that makes something a copy as it resolves',
  kinds: ['gainThis'],
  dangles: (_, known) => !known.acting,
}

/** Keywords that speak of the X of the mana cost, which is 0 where that has none. */
const OF_MANA_COST: ReadonlySet<string> = new Set(['ravenous'])

/** X is announced with a cost that contains it, or chosen as such a cost is paid. */
const variable: Check = {
  words: /X/,
  expected: 'a cost with X',
  kinds: ['x'],
  dangles: (_, known) => !known.x && !OF_MANA_COST.has(known.within ?? ''),
}

/** A later reference to a target: the instance of "target" comes before it. */
const slot: Check = {
  words: IT,
  expected: 'a target before it',
  kinds: ['slot'],
  dangles: (node, known) => known.targets?.has(node.slot as number) !== true,
}

/**
 * Targets are chosen for a spell or ability as it is announced (409.1c): not in a cost, a rule, or for each of several
 * players.
 */
const target: Check = {
  words: /\btarget\b/i,
  expected: 'a spell or ability that is announced with its targets',
  kinds: ['target'],
  dangles: (_, known) => known.targets === null,
}

/** What a delayed trigger has been made to remember. */
const remembered: Check = {
  words: IT,
  expected: 'something to remember',
  kinds: ['remembered'],
  dangles: (_, known) => !known.remembered,
}

/** "It" of a rule for all that match: only the numbers of a change are counted for each. */
const affected: Check = {
  words: IT,
  expected: 'the numbers that each of them has',
  kinds: ['affected'],
  filters: true,
  dangles: (node, known) => (Array.isArray(node.is) ? isOtherThanEach(node.is as readonly Node[]) : !known.counting),
}

/** "Other" is other than the object with the rule, not than each of the others. */
const isOtherThanEach = (is: readonly Node[]): boolean =>
  is.some((one) => one.is === 'other' && !('than' in one)) &&
  is.some((one) => 'thing' in one && (one.thing as Node).kind === 'affected')

/**
 * "Other creatures": than the object that has the ability, which no spell is (200.6), and which can be one of those.
 */
const other: Check = {
  words: /\b(?:an)?other\b/i,
  expected: 'something that the others can be other than',
  filters: true,
  dangles: (node, known) =>
    (node.is as readonly Node[]).some((one) => one.is === 'other' && !('than' in one)) &&
    (known.spell
      ? node.noun === 'permanent'
      : !known.granted &&
        known.within === null &&
        !known.card.comesAlive &&
        !mayBeItself(withoutOther(node as never as Filter), known.card.face)),
}
const withoutOther = ({ noun, is }: Filter): Filter => ({ noun, is: is.filter((one) => one.is !== 'other') })

/** "They" of each of several players: only inside what each of them does. */
const they: Check = {
  words: PLAYER,
  expected: 'what each of the players does',
  kinds: ['they'],
  dangles: (_, known) => !known.they,
}

/** "The sacrificed creature": a cost uses up a chosen object. */
const paid: Check = {
  words: /\bthe (?:sacrificed|discarded|exiled|returned|tapped)\b|\bits?\b/i,
  expected: 'a cost that it was chosen for',
  kinds: ['paid'],
  dangles: (_, known) => !known.paid,
}

const OF_CHOICES = ['chosenNumber', 'chosenPlayer', 'asChosen', 'chosen', 'producesInstead']
/** Which choice a node speaks of, if any. */
function spokenChoice(node: Node): ChoiceName | null {
  if (node.is === 'chosen') return node.what as ChoiceName
  if (node.kind === 'chosenNumber') return 'number'
  if (node.kind === 'chosenPlayer') return 'player'
  if (node.kind === 'asChosen') return node.what as ChoiceName
  return node.kind === 'chosen' || (node.kind === 'producesInstead' && node.mana === 'chosen') ? 'color' : null
}
/** "The chosen color": it was chosen for the object, or by an effect before it. */
const chosen: Check = {
  words: /\b(?:the chosen \w+|the color of your choice)\b/i,
  expected: 'a choice that was made before',
  kinds: OF_CHOICES,
  predicates: ['chosen'],
  dangles: (node, known) => {
    const what = 'choice' in node ? null : spokenChoice(node)
    return what !== null && !known.card.chosen.has(what) && !known.made.has(what)
  },
}

/** "Of the color of your choice": an effect has it chosen. */
const ofChoice: Check = {
  words: /\bof your choice\b/i,
  expected: 'an effect that has it chosen',
  kinds: ['asChosen'],
  predicates: ['chosen'],
  dangles: (node) => 'choice' in node,
}

/** "Destroyed this way": an effect before it does that. */
const thisWay: Check = {
  words: /\b\w+ (?:[\w ]+ )?this way\b/i,
  expected: 'an effect before it that does so',
  kinds: ['thisWay', 'whoDid'],
  predicates: ['thisWay'],
  dangles: (node, known) => node.paid !== true && !known.made.has(node.done as Deed),
}

/** "Charge counter removed this way": the cost or an effect before it removes some. */
const removed: Check = {
  words: /\bcounters? removed this way\b/i,
  expected: 'a cost or an effect that removes counters',
  kinds: ['countersRemoved'],
  dangles: (_, known) => !known.takesCounters && !known.made.has('removedCounter'),
}

/** "The player who wins the subgame": an effect before it has one played (506). */
const ofSubgame: Check = {
  words: /\bwins? the subgame\b/i,
  expected: 'a subgame before it',
  kinds: ['bySubgame'],
  dangles: (_, known) => !known.made.has('wonSubgame'),
}

/** "If ~ was kicked": the card has the keyword with that cost (502.21). */
const kicked: Check = {
  words: /\b(?:kicked|foretold|bargained|promised|cost was paid)\b/i,
  expected: 'a card with that optional cost',
  kinds: ['optionPaid', 'timesPaid'],
  dangles: (node, known) =>
    known.within !== node.keyword &&
    (known.granted ||
      !known.card.keywords.has(String(node.keyword)) ||
      ('cost' in node && !known.card.kickers.has(printCost(node.cost as ManaCost)))),
}

/**
 * "Enchanted creature": the card is, or can become, something attached. What is granted to others may be granted to
 * attachments.
 */
const host: Check = {
  words: /\b(?:enchanted|equipped|fortified)\b/i,
  expected: 'something that is attached',
  kinds: ['host'],
  dangles: (_, known) => !known.card.attaches && !known.granted,
}

const HERE = new Set<unknown>(['battlefield', 'phasedOut', 'stack', 'outside'])
const isElsewhere = (one: Node): boolean => one.is === 'in' && !HERE.has(one.zone)
/** A spell is on the stack and a permanent on the battlefield, or phased out: neither can be "from your graveyard". */
const place: Check = {
  words: /\b(?:from|in) [\w' ]+/i,
  expected: 'something that can be there',
  filters: true,
  dangles: (node) =>
    (node.noun === 'spell' || node.noun === 'permanent') && (node.is as readonly Node[]).some(isElsewhere),
}

/** "That player", when it leaves: what it did as it entered targets one. */
const targeted: Check = {
  words: PLAYER,
  expected: 'a player that it targeted as it entered',
  kinds: ['targetedPlayer'],
  dangles: (_, known) => known.granted || !known.card.targetsPlayer,
}

/** A static ability can't grant an ability that depends on its own object's choice: the receiver has chosen nothing. */
const givenChoice: Check = {
  words: /\bchosen\b/i,
  expected: 'a choice of the object that has the ability',
  kinds: OF_CHOICES,
  predicates: ['chosen'],
  dangles: (node, known) => {
    const what = spokenChoice(node)
    return known.granted && known.choiceless && what !== null && !('of' in node) && !known.made.has(what)
  },
}

/** "That turn": the text must have given one. */
const turn: Check = {
  words: /\bthat turn\b/i,
  expected: 'an extra turn before it',
  kinds: ['noTurn'],
  dangles: () => true,
}
/** A protection that speaks of "you", given to something else: there "you" would be whoever controls that. */
const givenYours: Check = {
  words: /\bprotection from [\w ]+ you control\b/i,
  expected: 'an ability of the object that says it',
  kinds: ['affect', 'modify'],
  dangles: (node) =>
    !isKind('self', node.what as Node) &&
    (node.changes as readonly Change[]).some(
      (one) => one.kind === 'gain' && one.ability.kind === 'keyword' && isOfYours(one.ability.keyword),
    ),
}
function isOfYours(keyword: Keyword): boolean {
  if (keyword.name !== 'protection' || keyword.from.is !== 'shares' || keyword.from.thing.kind !== 'all') return false
  let yours = false
  visitNodes(keyword.from.thing, ({ kind }) => {
    yours ||= kind === 'you'
    return undefined
  })
  return yours
}

export const CHECKS: Readonly<Record<string, Check>> = {
  eventObject,
  eventPlayer,
  made,
  rest,
  repeated,
  amount,
  did,
  could,
  won,
  thisAbility,
  variable,
  slot,
  target,
  remembered,
  affected,
  other,
  they,
  paid,
  exiled,
  created,
  put,
  chosen,
  devoured,
  ofChoice,
  thisWay,
  removed,
  ofSubgame,
  kicked,
  offerTaken,
  chosenTogether,
  eachCopies,
  notYetBack,
  host,
  itself,
  ownControl,
  place,
  givenChoice,
  targeted,
  turn,
  givenYours,
  tokens,
}
