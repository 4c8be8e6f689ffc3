/** What an ability waits for: the clause after "when", "whenever" or "at". */
import type { Condition, Players, Subject, Thing, Trigger } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import {
  cases,
  mapped,
  narrowed,
  part,
  quiet,
  type Syntax,
  sameValue,
  series,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import { definite, haunted, player, possessive, self, subject, thing } from '../nouns/index.ts'
import * as damage from './damage.ts'
import { moment } from './moments.ts'
import * as objects from './objects.ts'
import { isPermanent } from './objects.ts'
import * as players from './players.ts'

export { itself } from './damage.ts'
export { laterMoment, moment, thisCombatsEnd } from './moments.ts'
export { attacked } from './objects.ts'
export { nextCast } from './players.ts'

/** Before an event. */
export const whenever = wordings(words('when'), words('whenever'))

type Single = Exclude<Trigger, { on: 'anyOf' | 'step' | 'done' | 'chapter' | 'room' }>
type AnyOf = Extract<Trigger, { on: 'anyOf' }>
type WithoutSubject<T> = T extends { readonly what: Subject } ? Omit<T, 'what'> : never
/** An event without the object that it happens to. */
type Told = WithoutSubject<Trigger>
type Happening =
  | 'enters'
  | 'leaves'
  | 'dies'
  | 'moves'
  | 'attacks'
  | 'blocks'
  | 'blocksAlone'
  | 'becomesBlocked'
  | 'attacksUnblocked'
  | 'dealsDamage'
  | 'dealtDamage'
  | 'becomesTarget'
  | 'tapped'
  | 'untapped'
  | 'regenerates'
  | 'unattached'
  | 'attached'
  | 'turnedFaceUp'
  | 'transforms'
  | 'marked'
  | 'phases'
  | 'acts'

/** What happens to an object: the verb, which any subject may precede. */
const happens: Syntax<Extract<Told, { on: Happening }>> = cases<Extract<Told, { on: Happening }>, 'on'>(
  'an event',
  'on',
)({
  enters: objects.entering,
  leaves: objects.leaves,
  dies: objects.dies,
  moves: objects.moves,
  attacks: objects.attacks,
  blocks: objects.blocks,
  blocksAlone: objects.blocksAlone,
  becomesBlocked: objects.becomesBlocked,
  attacksUnblocked: objects.attacksUnblocked,
  dealsDamage: damage.dealsDamage,
  dealtDamage: damage.dealtDamage,
  becomesTarget: objects.becomesTarget,
  tapped: objects.tapped,
  untapped: objects.untapped,
  regenerates: objects.regenerates,
  unattached: objects.unattached,
  attached: objects.attached,
  turnedFaceUp: objects.turnedFaceUp,
  transforms: objects.transforms,
  marked: objects.marked,
  phases: objects.phases,
  acts: objects.acts,
})

/** "Whenever you cast a spell this turn" is an event, not a state of the turn so far; so is "when you do". */
const isPast = (one: Condition): boolean =>
  one.kind === 'cast' ||
  one.kind === 'did' ||
  (one.kind === 'compare' && typeof one.a === 'object' && one.a.kind === 'thisTurn')

/** Those whose verb says which of two they are. */
type Either = 'losesLife' | 'losesGame' | 'countersPut' | 'counterRemoved'
type Other = Exclude<Single, { on: Exclude<Happening, 'acts' | 'enters' | 'dies' | 'tapped'> | Either }>
/** Those that need more words than a subject and a verb. */
const others: Syntax<Other> = cases<Other, 'on'>(
  'an event',
  'on',
)({
  enters: objects.entersUnder,
  acts: objects.exerting,
  dies: objects.permanentDies,
  attackers: objects.attackers,
  attacked: players.attacked,
  playerDealtDamage: players.playerDealtDamage,
  cast: players.cast,
  plays: players.plays,
  activates: players.activates,
  activatesWithoutTap: players.activatesWithoutTap,
  upkeepPaid: players.upkeepPaid,
  playerTargeted: players.playerTargeted,
  crime: players.crime,
  expends: players.expends,
  triggers: players.triggers,
  setInMotion: players.setInMotion,
  rolls: players.rolls,
  planeswalks: players.planeswalks,
  clashes: players.clashes,
  designated: players.designated,
  completesDungeon: players.completesDungeon,
  tempted: players.tempted,
  rollsDice: players.rollsDice,
  daylight: players.daylight,
  tapped: objects.tappedByPlayer,
  draws: players.draws,
  drawRevealed: players.drawRevealed,
  discards: players.discards,
  gainsLife: players.gainsLife,
  sacrificed: objects.sacrificed,
  losesControl: objects.losesControl(subject),
  cycled: objects.cycled,
  unlocks: objects.unlocks,
  searches: players.searches,
  shuffles: players.shuffles,
  copies: players.copies,
  sorts: players.sorts,
  flipsCoin: players.flipsCoin,
  lastCounterRemoved: objects.lastCounterRemoved,
  state: part({ on: 'state' })`${{ condition: narrowed(condition, (one) => !isPast(one)) }}`,
})

/** "When ~ enters ...": one event. */
const event: Syntax<Trigger> = wordings(
  part()`${{ what: subject }} ${happens}`,
  others,
  objects.gathered,
  objects.counters,
  players.loses,
)
/** "A creature dies during your turn". */
const inTurn: Syntax<Trigger> = mapped(part()`${{ event }} during ${{ inTurnOf: possessive }} turn`, {
  to: ({ event: told, inTurnOf }): Trigger | undefined =>
    told.on === 'state' ? undefined : ({ ...told, inTurnOf } as Trigger),
  is: (value): value is Trigger => (value as { readonly inTurnOf?: unknown } | null)?.inTurnOf !== undefined,
  from: (told) => {
    const { inTurnOf, ...rest } = told as Trigger & { readonly inTurnOf: Players }
    return { event: rest as Trigger, inTurnOf }
  },
})
const single = wordings(event, inTurn)

const isAnyOf = (value: unknown): value is AnyOf =>
  typeof value === 'object' && value !== null && (value as Trigger).on === 'anyOf'

interface Shared {
  readonly what: Subject
  readonly events: readonly Told[]
}
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

type Moves = Extract<Trigger, { on: 'moves' }>
const isToExile = (one: Trigger, from: Moves['from']): one is Moves =>
  one.on === 'moves' && one.from === from && one.to === 'exile' && one.whose === undefined && isPermanent(one.what)
/** "A creature is put into exile": from the battlefield, where creatures are. */
const fromThere = (one: Trigger): Trigger => (isToExile(one, null) ? { ...one, from: 'battlefield' } : one)
const fromAnywhere = (one: Trigger): Trigger => (isToExile(one, 'battlefield') ? { ...one, from: null } : one)

/** "~ attacks or blocks", "~ enters the battlefield or dies": one subject, several events. */
const sharedBy = (what: Syntax<Thing>): Syntax<AnyOf> =>
  mapped(part()`${{ what }} ${{ events: series(happens, 'or', { min: 2, max: 3 }) }}` as unknown as Syntax<Shared>, {
    to: ({ what, events }): AnyOf => ({
      on: 'anyOf',
      of: blocking(events).map((one) => fromThere({ ...one, what } as Trigger)),
    }),
    is: isAnyOf,
    from: ({ of: all }): Shared | undefined => {
      const told = all.map(fromAnywhere).filter((one): one is Extract<Trigger, { what: Subject }> => 'what' in one)
      const [first] = told
      return first && told.length === all.length
        ? { what: first.what, events: blockingSaid(told.map(({ what: _, ...event }) => event)) }
        : undefined
    },
  })
const sharedEvents = sharedBy(subject as Syntax<Thing>)

interface SeveralSubjects {
  readonly whats: readonly Subject[]
  readonly event: Omit<Extract<Trigger, { what: Subject }>, 'what'>
}

/** "~ or another Ally enters the battlefield": two subjects, one event. */
const sharedSubjects: Syntax<AnyOf> = mapped(
  part()`${{ whats: series(subject, 'or', { min: 2, max: 2 }) }} ${{ event: happens }}` as Syntax<SeveralSubjects>,
  {
    to: ({ whats, event }): AnyOf => ({ on: 'anyOf', of: whats.map((what) => ({ ...event, what }) as Trigger) }),
    is: isAnyOf,
    from: ({ of: all }): SeveralSubjects | undefined => {
      const told = all.filter((one): one is Extract<Trigger, { what: Subject }> => 'what' in one)
      const [first] = told
      if (!first || told.length !== all.length) return undefined
      const { what: _, ...event } = first
      return { whats: told.map(({ what }) => what), event }
    },
  },
)

interface SharedBoth {
  readonly whats: readonly Subject[]
  readonly events: readonly Told[]
}
const withEach = ({ whats, events }: SharedBoth): readonly Trigger[] =>
  whats.flatMap((what) => events.map((event) => ({ ...event, what }) as Trigger))

/** "~ or another Spirit you control dies or deals combat damage to a player": each of both does each of both. */
const sharedBoth: Syntax<AnyOf> = mapped(
  part()`${{ whats: series(subject, 'or', { min: 2, max: 2 }) }} ${{
    events: series(happens, 'or', { min: 2, max: 2 }),
  }}` as unknown as Syntax<SharedBoth>,
  {
    to: (said): AnyOf => ({ on: 'anyOf', of: withEach(said) }),
    is: isAnyOf,
    from: ({ of: all }): SharedBoth | undefined => {
      const told = all.filter((one): one is Extract<Trigger, { what: Subject }> => 'what' in one)
      const [first, second, third] = told
      if (first === undefined || second === undefined || third === undefined || told.length !== 4) return undefined
      const said = {
        whats: [first.what, third.what],
        events: [first, second].map(({ what: _, ...event }) => event as Told),
      }
      return sameValue(withEach(said), all) ? said : undefined
    },
  },
)

const isOfHaunted = (one: Trigger): boolean => 'what' in one && one.what.kind === 'haunted'
/** "~ enters the battlefield or another creature dies": each event with its own subject. */
const anyOf = shaped(series(event, 'or', { min: 2, max: 3 }), (of) => ({ on: 'anyOf', of }), {
  when: (all) => !all.some(isOfHaunted),
})

/** "~ or another Ally enters the battlefield under your control": "under your control" is about the other one. */
const yoursEither = shaped(part()`${{ first: self }} or ${{ second: objects.entersUnder }}`, ({ first, second }) => ({
  on: 'anyOf',
  of: [{ on: 'enters', what: first }, second],
}))

/** "You cast a spell or whenever ...", "the beginning of your upkeep or whenever ...": each with its own word. */
const orWhenever = (first: Syntax<Trigger>) =>
  shaped(part()`${{ first }} or ${whenever} ${{ second: single }}`, (said) => ({
    on: 'anyOf',
    of: [said.first, said.second],
  }))
/** "You planeswalk to ~ or at the beginning of your upkeep". */
const orAtMoment = shaped(part()`${{ first: single }} or at ${{ second: moment }}`, (said) => ({
  on: 'anyOf',
  of: [said.first, said.second],
}))
/** "You play a card": cast a spell or play a land. */
const playsCard = shaped(part()`${{ who: player }} play|plays a card`, ({ who }) => ({
  on: 'anyOf',
  of: [
    { on: 'cast', who, spell: { noun: 'spell', is: [] } },
    { on: 'plays', who, filter: { noun: 'permanent', is: [{ is: 'type', type: 'land' }] } },
  ],
}))
/** "You cast or copy a spell". */
const castsOrCopies = shaped(
  part()`${{ who: player }} cast|casts or copy|copies ${{ spell: players.spell }}`,
  ({ who, spell }) => ({
    on: 'anyOf',
    of: [
      { on: 'cast', who, spell },
      { on: 'copies', who, spell },
    ],
  }),
)
/** "You cycle ~ or it dies". */
const cycledOrDies = shaped(
  part()`${{ who: player }} cycle|cycles ${{ what: subject }} or it dies`,
  ({ who, what }) => ({
    on: 'anyOf',
    of: [
      { on: 'cycled', who, what },
      { on: 'dies', what },
    ],
  }),
)

/** The clause after "When", "Whenever" or (for a moment) "At". */
export const trigger: Syntax<Trigger> = quiet(
  wordings(
    moment,
    single,
    sharedEvents,
    sharedSubjects,
    sharedBoth,
    yoursEither,
    anyOf,
    orWhenever(single),
    orAtMoment,
    players.attackedOrTargeted,
    players.yoursTargeted,
    playsCard,
    castsOrCopies,
    cycledOrDies,
  ) as Syntax<Trigger>,
)

/** "The creature it haunts dies": another ability than what precedes it. */
export const hauntedDies: Syntax<Trigger> = quiet(
  part()`${{ what: haunted }} ${objects.dies}` as unknown as Syntax<Trigger>,
)

/** The clause after "At". */
export const atTrigger: Syntax<Trigger> = quiet(wordings(moment, orWhenever(moment)) as Syntax<Trigger>)

/** "Is put into your graveyard this turn": a permanent can only come from the battlefield. */
const putIntoYours = part({
  on: 'moves',
  from: 'battlefield',
  to: 'graveyard',
  whose: { kind: 'you' },
})`are|is put into your graveyard`

const isOneTarget = (what: Thing | null | undefined): boolean => what?.kind === 'target' && what.count.max === 1
/** An event of a target, which is chosen with those of the text: "target creature dies". */
const targetEvent = part()`${{ what: narrowed(thing, isOneTarget) }} ${wordings(happens, putIntoYours)}`
/** What has been spoken of is there: where it enters, and where else it is put, a triggered ability says. */
const happensThere = narrowed(happens, ({ on }) => on !== 'enters' && on !== 'moves')
/** What has left the game as what it was: said of what has been spoken of, too (today:701.66). */
const exiledFromPlay = part({
  on: 'moves',
  from: 'battlefield',
  to: 'exile',
})`are|is put into exile from the battlefield`
/** An event of something mentioned before: "that creature leaves the battlefield", "it becomes untapped". */
const spokenEither = shaped(
  part()`${{ first: part()`${{ what: definite }} ${happensThere}` }} or ${{ second: objects.losesControl(definite) }}`,
  ({ first, second }) => ({ on: 'anyOf', of: [first, second] }),
) as Syntax<unknown> as Syntax<Trigger>
const spokenSingle = wordings(
  spokenEither,
  part()`${{ what: definite }} ${wordings(happensThere, objects.regeneratesThisWay, exiledFromPlay)}`,
  objects.losesControl(definite),
  sharedBy(definite),
) as Syntax<Trigger>

/** After "when", in a delayed trigger: about anything else it would be a triggered ability (404.4). */
export const spokenEvent: Syntax<Trigger> = quiet(spokenSingle)
/** Before "this turn". */
export const laterEvent: Syntax<Trigger> = quiet(
  wordings(spokenSingle, damage.dealtDamageBy(definite), targetEvent, single) as Syntax<Trigger>,
)
