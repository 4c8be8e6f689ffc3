/** What an ability waits for: the clause after "when", "whenever" or "at". */
import type { Condition, Players, Subject, Thing, Trigger } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { cases, either, mapped, part, quiet, type Syntax, sameValue, series, wordings } from '../core/index.ts'
import { definite, haunted, player, self, subject, thing } from '../nouns/index.ts'
import { moment } from './moments.ts'
import * as objects from './objects.ts'
import * as players from './players.ts'

export { laterMoment, moment, thisCombatsEnd } from './moments.ts'
export { attacked } from './objects.ts'

type Single = Exclude<Trigger, { on: 'anyOf' | 'step' }>
type AnyOf = Extract<Trigger, { on: 'anyOf' }>

/** The verb, with an object as its subject. */
function of<P extends { readonly on: string }>(event: Syntax<P>): Syntax<P & { readonly what: Subject }> {
  return part()`${{ what: subject }} ${event}` as unknown as Syntax<P & { readonly what: Subject }>
}

/** "Whenever you cast a spell this turn" is an event, not a state of the turn so far. */
const isPast = (one: Condition): boolean =>
  one.kind === 'cast' || (one.kind === 'compare' && typeof one.a === 'object' && one.a.kind === 'thisTurn')
const state: Syntax<Condition> = mapped(condition, {
  to: (one) => (isPast(one) ? undefined : one),
  is: (value): value is Condition => typeof value === 'object' && value !== null && 'kind' in value,
  from: (one) => one,
})

/** "When ~ enters ...": one event. */
const single: Syntax<Single> = cases<Single, 'on'>(
  'an event',
  'on',
)({
  enters: objects.enters,
  leaves: of(objects.leaves),
  dies: [of(objects.dies), objects.permanentDies],
  moves: of(objects.moves),
  attacks: of(objects.attacks),
  attackers: objects.attackers,
  attacked: players.attacked,
  blocks: of(objects.blocks),
  blocksAlone: of(objects.blocksAlone),
  becomesBlocked: of(objects.becomesBlocked),
  attacksUnblocked: of(objects.attacksUnblocked),
  dealsDamage: of(objects.dealsDamage),
  dealtDamage: of(objects.dealtDamage),
  playerDealtDamage: players.playerDealtDamage,
  cast: players.cast,
  plays: players.plays,
  activates: players.activates,
  activatesWithoutTap: players.activatesWithoutTap,
  upkeepPaid: players.upkeepPaid,
  clashes: players.clashes,
  losesGame: players.losesGame,
  becomesTarget: of(objects.becomesTarget),
  tapped: [objects.tappedByPlayer, of(objects.tapped)],
  untapped: of(objects.untapped),
  regenerates: of(objects.regenerates),
  draws: players.draws,
  drawRevealed: players.drawRevealed,
  discards: players.discards,
  gainsLife: players.gainsLife,
  losesLife: players.losesLife,
  sacrificed: objects.sacrificed,
  losesControl: objects.losesControl(subject),
  cycled: objects.cycled,
  searches: players.searches,
  shuffles: players.shuffles,
  flipsCoin: players.flipsCoin,
  unattached: of(objects.unattached),
  turnedFaceUp: of(objects.turnedFaceUp),
  phases: of(objects.phases),
  countersPut: objects.countersPut,
  counterRemoved: objects.counterRemoved,
  lastCounterRemoved: objects.lastCounterRemoved,
  state: part({ on: 'state' })`${{ condition: state }}`,
})

const isAnyOf = (value: unknown): value is AnyOf =>
  typeof value === 'object' && value !== null && (value as Trigger).on === 'anyOf'

const verbs = either(
  part({ on: 'enters' })`enter|enters [the battlefield /]`,
  objects.entersFromGraveyard,
  objects.leaves,
  objects.dies,
  objects.attacks,
  objects.blocks,
  objects.blocksAlone,
  objects.becomesBlocked,
  objects.dealsDamage,
  objects.dealtDamage,
  objects.tapped,
  objects.untapped,
  objects.turnedFaceUp,
  objects.phases,
)

interface Shared {
  readonly what: Subject
  readonly events: readonly Omit<Extract<Trigger, { what: Subject }>, 'what'>[]
}

type Told = Shared['events'][number]
const isBlocks = (one: Told): one is Omit<Extract<Trigger, { on: 'blocks' }>, 'what'> => one.on === 'blocks'
const isBlocked = (one: Told): one is Omit<Extract<Trigger, { on: 'becomesBlocked' }>, 'what'> =>
  one.on === 'becomesBlocked'

/** "Blocks or becomes blocked by a creature": the creature is named once, for both. */
function blocking(events: readonly Told[]): readonly Told[] {
  const by = events.find(isBlocked)
  if (by === undefined || by.by === null || by.least !== undefined) return events
  return events.map((one) => (isBlocks(one) && one.whom === null ? { ...one, whom: by.by } : one))
}

/** And back. */
function blockingSaid(events: readonly Told[]): readonly Told[] {
  const by = events.find(isBlocked)?.by ?? null
  return events.map((one) => (isBlocks(one) && by !== null && sameValue(one.whom, by) ? { ...one, whom: null } : one))
}

/** "~ attacks or blocks", "~ enters the battlefield or dies": one subject, several events. */
const sharedBy = (what: Syntax<Thing>): Syntax<AnyOf> =>
  mapped(part()`${{ what }} ${{ events: series(verbs, 'or', { min: 2, max: 3 }) }}` as unknown as Syntax<Shared>, {
    to: ({ what, events }): AnyOf => ({
      on: 'anyOf',
      of: blocking(events).map((one) => ({ ...one, what }) as Trigger),
    }),
    is: isAnyOf,
    from: ({ of: all }): Shared | undefined => {
      const told = all.filter((one): one is Extract<Trigger, { what: Subject }> => 'what' in one)
      const [first] = told
      return first && told.length === all.length
        ? { what: first.what, events: blockingSaid(told.map(({ what: _, ...event }) => event)) }
        : undefined
    },
  })
const sharedEvents = sharedBy(subject as Syntax<Thing>)

interface Either {
  readonly whats: readonly Subject[]
  readonly event: Omit<Extract<Trigger, { what: Subject }>, 'what'>
}

/** "~ or another Ally enters the battlefield": two subjects, one event. */
const sharedSubjects: Syntax<AnyOf> = mapped(
  part()`${{ whats: series(subject, 'or', { min: 2, max: 2 }) }} ${{ event: verbs }}` as Syntax<Either>,
  {
    to: ({ whats, event }): AnyOf => ({ on: 'anyOf', of: whats.map((what) => ({ ...event, what }) as Trigger) }),
    is: isAnyOf,
    from: ({ of: all }): Either | undefined => {
      const told = all.filter((one): one is Extract<Trigger, { what: Subject }> => 'what' in one)
      const [first] = told
      if (!first || told.length !== all.length) return undefined
      const { what: _, ...event } = first
      return { whats: told.map(({ what }) => what), event }
    },
  },
)

const isOfHaunted = (one: Trigger): boolean => 'what' in one && one.what.kind === 'haunted'
/** "~ enters the battlefield or another creature dies": each event with its own subject. */
const anyOf: Syntax<AnyOf> = mapped(series(single as Syntax<Trigger>, 'or', { min: 2, max: 3 }), {
  to: (all): AnyOf | undefined => (all.some(isOfHaunted) ? undefined : { on: 'anyOf', of: all }),
  is: isAnyOf,
  from: ({ of: all }) => all,
})

/** "~ or another Ally enters the battlefield under your control": "under your control" is about the other one. */
const isYoursToo = (value: unknown): value is AnyOf => isAnyOf(value) && value.of.length === 2
const yoursEither: Syntax<AnyOf> = mapped(part()`${{ first: self }} or ${{ second: objects.entersYours }}`, {
  to: ({ first, second }): AnyOf => ({ on: 'anyOf', of: [{ on: 'enters', what: first as Subject }, second] }),
  is: isYoursToo,
  from: ({ of: [first, second] }) =>
    first?.on === 'enters' && second?.on === 'enters' ? { first: first.what as Thing, second } : undefined,
})

/** "You cast a spell or whenever ...", "the beginning of your upkeep or whenever ...": each with its own word. */
const orWhenever = (first: Syntax<Trigger>): Syntax<AnyOf> =>
  mapped(part()`${{ first }} or [whenever / when] ${{ second: single as Syntax<Trigger> }}`, {
    to: (said): AnyOf => ({ on: 'anyOf', of: [said.first, said.second] }),
    is: isAnyOf,
    from: ({ of: [one, second, more] }) => (one && second && !more ? { first: one, second } : undefined),
  })
const isPlayed = ({ of: all }: AnyOf): Players | undefined => {
  const [cast, land, more] = all
  return cast?.on === 'cast' && land?.on === 'plays' && !more && sameValue(playing(cast.who).of, all)
    ? cast.who
    : undefined
}
const playing = (who: Players): AnyOf => ({
  on: 'anyOf',
  of: [
    { on: 'cast', who, spell: { noun: 'spell', is: [] } },
    { on: 'plays', who, filter: { noun: 'permanent', is: [{ is: 'type', type: 'land' }] } },
  ],
})
/** "You play a card": cast a spell or play a land. */
const playsCard: Syntax<AnyOf> = mapped(part()`${{ who: player }} play|plays a card`, {
  to: ({ who }) => playing(who),
  is: isAnyOf,
  from: (all) => {
    const who = isPlayed(all)
    return who && { who }
  },
})
/** "You cycle ~ or it dies". */
const cycledOrDies: Syntax<AnyOf> = mapped(part()`${{ first: objects.cycled }} or it dies`, {
  to: ({ first }): AnyOf => ({ on: 'anyOf', of: [first, { on: 'dies', what: first.what }] }),
  is: isAnyOf,
  from: ({ of: [first, second, more] }) =>
    first?.on === 'cycled' && second?.on === 'dies' && sameValue(first.what, second.what) && !more
      ? { first }
      : undefined,
})

/** The clause after "When", "Whenever" or (for a moment) "At". */
export const trigger: Syntax<Trigger> = quiet(
  wordings(
    moment,
    single,
    sharedEvents,
    sharedSubjects,
    yoursEither,
    anyOf,
    orWhenever(single as Syntax<Trigger>),
    playsCard,
    cycledOrDies,
  ) as Syntax<Trigger>,
)

/** "The creature it haunts dies": another ability than what precedes it. */
export const hauntedDies: Syntax<Trigger> = quiet(
  part()`${{ what: haunted }} ${objects.dies}` as unknown as Syntax<Trigger>,
)

/** The clause after "At". */
export const atTrigger: Syntax<Trigger> = quiet(wordings(moment, orWhenever(moment)) as Syntax<Trigger>)

/** An event of something mentioned before: "that creature leaves the battlefield", "it becomes untapped". */
function ofSpoken<P extends { readonly on: string }>(event: Syntax<P>): Syntax<P & { readonly what: Subject }> {
  return part()`${{ what: definite }} ${event}` as unknown as Syntax<P & { readonly what: Subject }>
}

/** "Is put into your graveyard this turn": a permanent can only come from the battlefield. */
const putIntoYours = part({
  on: 'moves',
  from: 'battlefield',
  to: 'graveyard',
  whose: { kind: 'you' },
})`are|is put into your graveyard`

/** An event of a target, which is chosen with those of the text: "target creature dies". */
const oneTarget: Syntax<Thing> = mapped(thing, {
  to: (what) => (isOneTarget(what) ? what : undefined),
  is: isOneTarget,
  from: (what) => what,
})
function isOneTarget(what: unknown): what is Extract<Thing, { kind: 'target' }> {
  const { kind, count } = (what ?? {}) as Partial<Extract<Thing, { kind: 'target' }>>
  return kind === 'target' && count?.max === 1
}
const ofTarget = (event: Syntax<{ readonly on: string }>): Syntax<Trigger> =>
  part()`${{ what: oneTarget }} ${event}` as unknown as Syntax<Trigger>
const targetEvents = [
  objects.leaves,
  objects.dies,
  putIntoYours,
  objects.attacksUnblocked,
  objects.dealsDamage,
  objects.dealtDamage,
].map((event) => ofTarget(event as Syntax<{ readonly on: string }>))

const spokenEvents = [
  objects.leaves,
  objects.dies,
  objects.attacks,
  objects.blocks,
  objects.becomesBlocked,
  objects.dealsDamage,
  objects.dealtDamage,
  objects.becomesTarget,
  objects.tapped,
  objects.untapped,
  objects.regeneratesThisWay,
].map((event) => ofSpoken(event as Syntax<{ readonly on: string }>)) as unknown as Syntax<Trigger>[]

/** "~ leaves the battlefield or becomes untapped". */
const spokenShared: Syntax<Trigger> = sharedBy(definite)
const spokenLoss: Syntax<Trigger> = objects.losesControl(definite as Syntax<Subject>)

/** After "when", in a delayed trigger: about anything else it would be a triggered ability (404.4). */
export const spokenEvent: Syntax<Trigger> = quiet(wordings(...spokenEvents, spokenLoss, spokenShared))
/** Before "this turn". */
export const laterEvent: Syntax<Trigger> = quiet(
  wordings(
    ...spokenEvents,
    objects.dealtDamageBy(definite),
    ...targetEvents,
    spokenLoss,
    spokenShared,
    single as Syntax<Trigger>,
  ),
)
