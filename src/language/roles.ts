/**
 * Who and what takes part in an event, and what a text may call it: the one table behind "it", "that creature", "that
 * player" and "that much" in triggered abilities (404, 410) and replacement effects (419). The grammar looks up here
 * what such a word refers to; the engine's matchers are typed by it, so they fill a role exactly where its row has one.
 *
 * A cell is `null` where the event has no such role. Otherwise `given` says whether the engine knows it for every
 * event, for some events only, or never (because the trigger's own words already say what it is); `named` is what the
 * text of *this* trigger may call it, `null` where its words don't mention it.
 */

import { meansPlayers } from './kinds/index.ts'
import type { Filter, Players, Predicate, Thing } from './nouns.ts'
import type { PermanentState } from './qualities.ts'
import type { Replaced } from './replaced.ts'
import type { Subject, Trigger } from './triggers.ts'

/** What a word refers to, and the noun used for it. */
export interface NamedRole {
  readonly ref: Thing
  readonly filter: Filter
  /** What the object with the ability is attached to: the text calls that by its own name, too. */
  readonly isHost?: true
}

/** The roles that the words of one trigger or replacement effect mention. */
export interface Roles {
  /** What the event happens to: the subject of its clause, or what is done. */
  readonly object: NamedRole | null
  /** The other object of the event: what is blocked, what is dealt the damage, what targets. */
  readonly other: NamedRole | null
  /** Whether "that player" refers to somebody. */
  readonly player: boolean
  /** Whether there is a "that much". */
  readonly amount: boolean
}

type Given = 'always' | 'maybe' | 'never'

interface Cell<E, Name> {
  readonly given: Given
  readonly named: (event: E) => Name
}

interface Row<E> {
  readonly object: Cell<E, NamedRole | null> | null
  readonly other: Cell<E, NamedRole | null> | null
  readonly player: Cell<E, boolean> | null
  readonly amount: true | Cell<E, boolean> | null
}

type TriggerOf<K extends Trigger['on']> = Extract<Trigger, { on: K }>
type ReplacedOf<K extends Replaced['on']> = Extract<Replaced, { on: K }>
/** A trigger on several events has the roles that all of them share. */
type OneEvent = Exclude<Trigger['on'], 'anyOf'>

const CREATURE: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
/** "Enchanted land": the words that name it are the only ones that say what it is. */
const ANY_PERMANENT: Filter = {
  noun: 'permanent',
  is: [
    {
      is: 'anyOf',
      of: (['creature', 'land', 'artifact', 'enchantment'] as const).map((type) => ({ is: 'type', type })),
    },
  ],
}
const STACKED: Filter = { noun: 'spellOrAbility', is: [] }
const ABILITY: Filter = { noun: 'ability', is: [] }
const CARD: Filter = { noun: 'card', is: [] }
const SOURCE: Filter = { noun: 'source', is: [] }

const event = (filter: Filter): NamedRole => ({ ref: { kind: 'event' }, filter })
const other = (filter: Filter): NamedRole => ({ ref: { kind: 'eventOther' }, filter })

/** "A creature" is found in the event; "~" keeps its own name. */
function ofWould(what: Subject): NamedRole {
  if (what.kind === 'target') return event(what.filter ?? CREATURE)
  if (what.kind === 'all') return event(what.filter)
  // Whatever the text may enchant.
  return { ref: what, filter: what.kind === 'host' ? ANY_PERMANENT : CREATURE }
}

/** What something becomes attached to. */
const hostRole = (to: Subject): NamedRole => (to.kind === 'all' ? other(to.filter) : ofWould(to))

/** "Enchanted creature" of a trigger is the creature of the event, wherever the Aura is as the ability resolves. */
function ofSubject(what: Subject): NamedRole {
  // So is the creature that the card haunts.
  if (what.kind === 'haunted') return event(CREATURE)
  return what.kind === 'host' ? { ...event(ANY_PERMANENT), isHost: true } : ofWould(what)
}

/** Of several together none is "it", and how many they are is "that many". */
type Gathered = { readonly many?: true }
const subject = {
  given: 'always',
  named: ({ what, many }: { readonly what: Subject } & Gathered) => (many === true ? null : ofSubject(what)),
} as const
const howMany = { given: 'always', named: ({ many }: Gathered) => many === true } as const

/** Of the two in a fight, "the attacking creature" and "the blocking creature". */
const fighting = <R extends NamedRole | null>(role: R, state: PermanentState): R =>
  role === null ? role : { ...role, filter: { ...role.filter, is: [{ is: 'state', state }, ...role.filter.is] } }
const fighter = (state: PermanentState) =>
  ({ given: 'always', named: ({ what }: { readonly what: Subject }) => fighting(ofSubject(what), state) }) as const
const ofBlocker = { object: fighter('blocking'), other: null, player: null, amount: null } as const
const ofAttacker = { ...ofBlocker, object: fighter('attacking') } as const

/** "You" is never called "that player". */
const isSomeone = (who: Players | null): boolean => who === null || who.kind !== 'you'
const theirs = { given: 'always', named: ({ who }: { readonly who: Players }) => isSomeone(who) } as const

const isTheirs = (one: Predicate): boolean => one.is === 'controlled' && isSomeone(one.by)
/** "A creature an opponent controls": "that player" is its controller. */
const controller = {
  given: 'maybe',
  named: ({ what, many }: { readonly what: Subject } & Gathered) =>
    many !== true && what.kind === 'all' && what.filter.is.some(isTheirs),
} as const

const none = { object: null, other: null, player: null, amount: null } as const
const ofOne = { ...none, object: subject } as const
const moving = { ...ofOne, player: controller, amount: howMany } as const

/** "Blocks ~": the other object is already named. */
const isPointed = (filter: Filter): boolean => filter.is[0]?.is === 'thing'
/**
 * "Whenever ~ blocks", "~ blocks a Goblin": "that creature" is the other one. "A creature blocks": it is the blocker.
 */
function ofBlocked(what: Subject, whom: Filter | null): NamedRole | null {
  if (whom === null) return what.kind === 'all' ? null : other(CREATURE)
  return isPointed(whom) ? null : other(whom)
}

/** "Deals damage to a creature or opponent": it may be either, so neither is called by its noun. */
function ofDealt(to: TriggerOf<'dealsDamage'>['to']): NamedRole | null {
  if (to === null || to.objects === null || to.players !== null) return null
  return isPointed(to.objects) ? null : other(to.objects)
}

/** "Attacks a player": but only a player, since a planeswalker may have been attacked instead. */
const isAttackedTold = (whom: TriggerOf<'attacks'>['whom']): boolean =>
  whom !== undefined && !whom.walkers && isSomeone(whom.players)

const always = 'always'
const maybe = 'maybe'

export const TRIGGER_ROLES = {
  // "At the beginning of the upkeep of enchanted creature's controller": the creature is named.
  step: {
    ...none,
    object: {
      given: 'never',
      named: ({ whose }: TriggerOf<'step'>) =>
        whose?.kind === 'controllerOf' ? { ref: whose.thing, filter: ANY_PERMANENT } : null,
    },
    player: { given: always, named: ({ whose }: TriggerOf<'step'>) => isSomeone(whose) },
  },
  enters: moving,
  leaves: moving,
  dies: moving,
  // "Into an opponent's graveyard": "that player" is its owner.
  moves: {
    ...moving,
    player: {
      given: maybe,
      named: (one: TriggerOf<'moves'>) =>
        one.whose === undefined ? controller.named(one) : one.many !== true && isSomeone(one.whose),
    },
  },
  attacks: { ...ofOne, player: { given: maybe, named: ({ whom }: TriggerOf<'attacks'>) => isAttackedTold(whom) } },
  attackers: {
    ...none,
    // The player who is attacked, where each of those is an event of its own; else the one who attacks.
    player: {
      given: always,
      named: ({ who, each }: TriggerOf<'attackers'>) => each === true || isSomeone(who),
    },
    amount: true,
  },
  attacked: { ...none, player: theirs },
  blocks: {
    ...ofBlocker,
    other: {
      given: maybe,
      named: ({ what, whom, least }: TriggerOf<'blocks'>) =>
        least === undefined ? fighting(ofBlocked(what, whom), 'attacking') : null,
    },
  },
  blocksAlone: {
    ...ofOne,
    other: { given: always, named: ({ what }: TriggerOf<'blocksAlone'>) => ofBlocked(what, null) },
  },
  // Without "by a creature" there may be several, so "that creature" would be ambiguous.
  becomesBlocked: {
    ...ofAttacker,
    other: {
      given: maybe,
      named: ({ by, least }: TriggerOf<'becomesBlocked'>) =>
        by === null || least !== undefined || isPointed(by) ? null : fighting(other(by), 'blocking'),
    },
  },
  attacksUnblocked: {
    ...ofAttacker,
    player: { given: maybe, named: ({ whom }: TriggerOf<'attacksUnblocked'>) => isAttackedTold(whom) },
  },
  dealsDamage: {
    object: subject,
    other: { given: maybe, named: ({ to }: TriggerOf<'dealsDamage'>) => ofDealt(to) },
    player: {
      given: maybe,
      named: (one: TriggerOf<'dealsDamage'>) =>
        one.to?.objects === null && (isSomeone(one.to.players) || controller.named(one)),
    },
    amount: true,
  },
  // Several sources may deal it at once (410.6), so "that source" would be ambiguous.
  dealtDamage: { ...ofOne, amount: true },
  playerDealtDamage: { ...none, player: theirs, amount: true },
  cast: { ...none, object: { given: always, named: ({ spell }: TriggerOf<'cast'>) => event(spell) }, player: theirs },
  plays: {
    ...none,
    object: { given: always, named: ({ filter }: TriggerOf<'plays'>) => event(filter) },
    player: theirs,
  },
  activates: { ...none, object: { given: always, named: () => event(ABILITY) }, player: theirs },
  activatesWithoutTap: { ...ofOne, player: theirs },
  upkeepPaid: { ...ofOne, player: theirs },
  clashes: { ...none, player: theirs },
  losesGame: none,
  chapter: ofOne,
  designated: { ...none, player: theirs },
  room: none,
  completesDungeon: { ...none, player: theirs },
  tempted: { ...none, player: theirs },
  rollsDice: { ...none, player: theirs },
  daylight: none,
  becomesTarget: {
    ...ofOne,
    other: { given: always, named: ({ by }: TriggerOf<'becomesTarget'>) => other(by ?? STACKED) },
    player: {
      given: always,
      named: ({ whose }: TriggerOf<'becomesTarget'>) => whose !== undefined && isSomeone(whose),
    },
  },
  // A permanent tapped for mana was tapped by its controller (408.2e); otherwise the trigger may say whose it is.
  tapped: {
    ...ofOne,
    player: { given: maybe, named: (one: TriggerOf<'tapped'>) => one.forMana || controller.named(one) },
    amount: true,
  },
  untapped: ofOne,
  regenerates: ofOne,
  draws: { ...none, object: { given: always, named: () => event(CARD) }, player: theirs },
  drawRevealed: {
    ...none,
    object: { given: always, named: ({ filter }: TriggerOf<'drawRevealed'>) => event(filter) },
  },
  discards: {
    ...none,
    object: {
      given: always,
      named: ({ filter, many }: TriggerOf<'discards'>) => (many === true ? null : event(filter)),
    },
    amount: howMany,
    // "Causes you to discard": "that player" is who controls the cause.
    player: {
      given: always,
      named: ({ who, cause }: TriggerOf<'discards'>) => isSomeone(who) || (cause !== undefined && isSomeone(cause)),
    },
  },
  gainsLife: { ...none, player: theirs, amount: true },
  losesLife: { ...none, player: theirs, amount: true },
  sacrificed: { ...ofOne, player: theirs, amount: howMany },
  losesControl: { ...ofOne, player: theirs },
  cycled: { ...ofOne, player: theirs },
  unlocks: { ...ofOne, player: theirs },
  searches: { ...none, player: theirs },
  shuffles: { ...none, player: theirs },
  flipsCoin: { ...none, player: theirs },
  playerTargeted: {
    ...none,
    other: { given: always, named: ({ by }: TriggerOf<'playerTargeted'>) => other(by ?? STACKED) },
    // Who targets them, where the trigger speaks of that player.
    player: { given: always, named: ({ who, whose = who }: TriggerOf<'playerTargeted'>) => isSomeone(whose) },
  },
  crime: { ...none, player: theirs },
  expends: { ...none, player: theirs },
  triggers: { ...none, object: { given: always, named: ({ filter }: TriggerOf<'triggers'>) => event(filter) } },
  // Always yours: nobody else sets your schemes in motion, or is called by a plane.
  setInMotion: ofOne,
  rolls: none,
  planeswalks: none,
  unattached: { ...ofOne, other: { given: maybe, named: () => other(CREATURE) } },
  attached: { ...ofOne, other: { given: maybe, named: ({ to }: TriggerOf<'attached'>) => hostRole(to) } },
  turnedFaceUp: ofOne,
  transforms: ofOne,
  marked: ofOne,
  phases: ofOne,
  // Once for each of them (410.9d), as they are removed.
  countersPut: {
    ...ofOne,
    amount: { given: always, named: ({ together }: TriggerOf<'countersPut'>) => together === true },
  },
  counterRemoved: ofOne,
  lastCounterRemoved: ofOne,
  state: none,
  done: none,
  copies: {
    ...none,
    object: { given: always, named: ({ spell }: TriggerOf<'copies'>) => event(spell) },
    player: theirs,
  },
  // What it crews; of all else there is nobody.
  acts: {
    ...ofOne,
    other: { given: maybe, named: ({ whom }: TriggerOf<'acts'>) => (whom === undefined ? null : other(whom)) },
  },
  sorts: { ...none, player: theirs },
} as const satisfies { readonly [K in OneEvent]: Row<TriggerOf<K>> }

const replaced = {
  ...none,
  object: { given: always, named: ({ what }: { readonly what: Subject }) => ofWould(what) },
} as const

export const REPLACED_ROLES = {
  draw: { ...none, player: theirs },
  moves: replaced,
  destroyed: replaced,
  // What would be dealt the damage may be a player; the source is the "other" role, whatever the text calls it.
  damage: {
    object: { given: maybe, named: ({ to }: ReplacedOf<'damage'>) => ofDamaged(to) },
    other: { given: always, named: ({ from }: ReplacedOf<'damage'>) => other(from ?? SOURCE) },
    player: { given: maybe, named: ({ to }: ReplacedOf<'damage'>) => to !== null && isPlayers(to) && isSomeone(to) },
    amount: true,
  },
  gainLife: { ...none, player: theirs, amount: true },
} as const satisfies { readonly [K in Replaced['on']]: Row<ReplacedOf<K>> }

type Damaged = NonNullable<ReplacedOf<'damage'>['to']>
const PERMANENT: Filter = { noun: 'permanent', is: [] }
const isPlayers = (to: Damaged): to is Extract<Damaged, Players> => meansPlayers(to.kind)
function ofDamaged(to: Damaged | null): NamedRole | null {
  if (to === null || to.kind === 'playersAnd') return event(PERMANENT)
  if (to.kind === 'all') return event(to.filter)
  return to.kind === 'self' || to.kind === 'host' || to.kind === 'granter' ? { ref: to, filter: CREATURE } : null
}

function rolesIn<E>(row: Row<E>, of: E): Roles {
  return {
    object: row.object?.named(of) ?? null,
    other: row.other?.named(of) ?? null,
    player: row.player?.named(of) ?? false,
    amount: row.amount === true || row.amount?.named(of) === true,
  }
}

/** The roles that a trigger's words mention. For several events: those that all of them share. */
export function rolesOf(trigger: Trigger): Roles {
  if (trigger.on === 'anyOf') return trigger.of.map(rolesOf).reduce(shared)
  return rolesIn(TRIGGER_ROLES[trigger.on] as Row<Trigger>, trigger)
}

/** The roles that the words of a replacement effect mention. */
export function rolesOfReplaced(of: Replaced): Roles {
  return rolesIn(REPLACED_ROLES[of.on] as Row<Replaced>, of)
}

function shared(a: Roles, b: Roles): Roles {
  return {
    object: sharedName(a.object, b.object, 'event'),
    other: sharedName(a.other, b.other, 'eventOther'),
    player: a.player && b.player,
    amount: a.amount && b.amount,
  }
}

/** "~ or another Ally enters": either of them may, so it is found in the event. */
function sharedName(a: NamedRole | null, b: NamedRole | null, role: 'event' | 'eventOther'): NamedRole | null {
  if (a === null || b === null) return null
  if (a.ref.kind === b.ref.kind) return a.isHost === true ? b : a
  return { ref: { kind: role }, filter: a.ref.kind === role ? a.filter : b.filter }
}

type Fill<C, T> = C extends null ? null : C extends { readonly given: infer G } ? Filled<G, T> : never
type Filled<G, T> = G extends 'always' ? T : G extends 'maybe' ? T | null : null

/**
 * What the engine supplies for an event with such a row: a role it doesn't have is `null`, one it always has never is.
 */
export interface RoleValues<R extends Row<never>, ObjectId, Seat> {
  readonly object: Fill<R['object'], ObjectId>
  readonly other: Fill<R['other'], ObjectId>
  readonly player: Fill<R['player'], Seat>
  readonly amount: R['amount'] extends null ? 0 : number
}

export type TriggerRow<K extends Trigger['on']> = K extends OneEvent ? (typeof TRIGGER_ROLES)[K] : never
export type ReplacedRow<K extends Replaced['on']> = (typeof REPLACED_ROLES)[K]
