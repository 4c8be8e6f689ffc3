/**
 * The log: sentences from log entries, as the viewing seat may know them, by name: a player against the machine is
 * called You.
 */
import {
  editionOf,
  findOrLast,
  type LogEntry,
  type NamedRef,
  type ObjectId,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { type ManaType, type PlayerCounter, printCost } from '../../language/index.ts'
import { cite, type Edition } from '../../rulebook/index.ts'
import type { Sign } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { moveSentence } from './logMoves.ts'
import { type LogRun, runsOf } from './logRuns.ts'
import { modesOf } from './modes.ts'
import { faceDownName, seatName, signsFor, teamOf } from './scene.ts'
import { abilityWord } from './words.ts'

export type LogItem =
  | { readonly kind: 'turn'; readonly text: string }
  | { readonly kind: 'step'; readonly text: string }
  | { readonly kind: 'line'; readonly by: Sign | null; readonly text: string; readonly rule: string | null }

interface LogFor {
  readonly state: State
  readonly me: Seat
}

const manaText = (mana: readonly ManaType[]): string => printCost(mana)

type Teller<E extends LogRun> = (event: E, names: Names) => string | null
/** Turns and steps are headings. */
type Line = Exclude<LogRun['kind'], 'turnBegan' | 'stepBegan'>
type Tellers = { readonly [K in Line]: Teller<Extract<LogRun, { kind: K }>> | null }

interface Names {
  readonly who: (seat: Seat) => string
  /** The player and all who win with them. */
  readonly team: (seat: Seat) => readonly string[]
  readonly ref: (ref: NamedRef) => string
  /** The words of modes of an object. */
  readonly modes: (of: ObjectId, modes: readonly number[]) => readonly string[]
  readonly edition: Edition
  /** What was tapped for mana in the same reply. */
  readonly tapped: ReadonlySet<ObjectId>
}

const object = (names: Names, refs: readonly NamedRef[]): readonly string[] => refs.map(names.ref)

/** `null`: told by another event, or no news. */
const TOOK = { end: 'log.endedEffect', ignore: 'log.ignores', setAside: 'log.setAside' } as const

const GAINED = {
  poison: 'log.poisoned',
  energy: 'log.gotEnergy',
  experience: 'log.gotExperience',
  rad: 'log.gotRad',
} as const satisfies Readonly<Record<PlayerCounter, string>>

const TELLERS: Tellers = {
  untapped: null,
  manaPaid: null,
  ceased: null,
  effectBegan: null,
  effectEnded: null,
  stepSkipped: (e, n) => say('log.stepSkipped', { who: n.who(e.seat), step: say(`stepLong.${e.step}`) }),
  starterChosen: (e, n) => say('log.starter', { who: n.who(e.seat) }),
  mulliganed: (e, n) => say('log.mulligan', { who: n.who(e.seat), n: e.cards }),
  kept: (e, n) => say('log.kept', { who: n.who(e.seat), n: e.cards }),
  playerCounters: (e, n) =>
    say(e.change < 0 && e.counter === 'energy' ? 'log.paidEnergy' : GAINED[e.counter], {
      who: n.who(e.seat),
      n: Math.abs(e.change),
      total: e.total,
    }),
  coinFlipped: ({ called, fell, seat, won }, n) =>
    called === null || won === null
      ? say('log.coinFell', { who: n.who(seat), fell })
      : say('log.coin', { caller: n.who(called.caller), call: called.call, fell, who: n.who(seat), won }),
  setInMotion: (e, n) => say('log.setInMotion', { who: n.who(e.seat), name: e.object.name }),
  abandoned: (e, n) => say('log.abandoned', { who: n.who(e.seat), name: e.object.name }),
  dieRolled: (e, n) => say('log.dieRolled', { who: n.who(e.seat), side: e.side }),
  planeswalked: (e, n) => say('log.planeswalked', { who: n.who(e.seat), name: e.object?.name ?? null }),
  ventured: ({ seat, object: { name }, room }, n) =>
    say('mark.ventured', { who: n.who(seat), dungeon: name ?? '', room }),
  dungeonCompleted: ({ seat, object: { name } }, n) => say('mark.dungeon', { who: n.who(seat), dungeon: name ?? '' }),
  raised: ({ seat, as, level }, n) => say(`mark.${as}`, { who: n.who(seat), level }),
  voted: ({ seat, option }, n) => say('mark.voted', { who: n.who(seat), option }),
  dieCast: ({ seat, ...rolled }, n) => say('mark.rolled', { who: n.who(seat), ...rolled }),
  marked: (e) => say('mark.becomes', { name: e.object.name, as: e.as, n: e.n }),
  unmarked: (e) => say('mark.ends', { name: e.object.name, as: e.as, n: 1 }),
  daylight: (e) => say(`log.daylight.${e.to}`),
  designated: (e, n) => say(`log.designated.${e.as}`, { who: n.who(e.seat) }),
  gotEmblem: (e, n) => say('log.emblem', { who: n.who(e.seat) }),
  targetChanged: (e, n) => say('log.targetChanged', { name: e.object.name, targets: object(n, e.targets) }),
  shuffled: (e, n) => say('log.shuffled', { who: n.who(e.seat) }),
  moved: (e, n) => moveSentence(e, n.edition.id, n.who(e.seat)),
  landPlayed: (e, n) => say('log.landPlayed', { who: n.who(e.seat), name: e.object.name }),
  cast: (e, n) => say('log.cast', { who: n.who(e.seat), name: e.object.name, targets: object(n, e.targets) }),
  activated: (e, n) =>
    e.mana ? null : say('log.activated', { who: n.who(e.seat), name: e.object.name, targets: object(n, e.targets) }),
  triggered: (e, n) => say('log.triggered', { name: e.object.name, targets: object(n, e.targets) }),
  resolved: (e) => say('log.resolved', { name: e.object.name, ability: e.ability === true }),
  countered: (e) =>
    say(e.byRules ? 'log.fizzled' : 'log.countered', { name: e.object.name, ability: e.ability === true }),
  unresolved: (e) => say('log.unresolved', { name: e.object.name, ability: e.ability === true }),
  tapped: (e) => (e.forMana ? null : say('log.tapped', { name: e.object.name })),
  manaAdded: (e, n) =>
    say(n.tapped.has(e.object.id) ? 'log.tappedForMana' : 'log.manaFrom', {
      who: n.who(e.seat),
      name: e.object.name,
      mana: manaText(e.mana),
    }),
  manaLost: (e, n) =>
    e.burn > 0
      ? say('log.manaBurn', { who: n.who(e.seat), n: e.burn })
      : say('log.manaLost', { who: n.who(e.seat), mana: manaText(e.mana) }),
  damage: (e, n) => say('log.damage', { name: e.object.name, to: n.ref(e.to), n: e.n, left: e.left }),
  drewMany: (e, n) => say('log.drewMany', { who: n.who(e.seat), n: e.n }),
  prevented: (e, n) => say('log.prevented', { name: e.object.name, to: n.ref(e.to), n: e.n }),
  life: (e, n) =>
    say(e.change < 0 ? 'log.lostLife' : 'log.gainedLife', {
      who: n.who(e.seat),
      n: Math.abs(e.change),
      total: e.total,
    }),
  attacked: (e, n) => {
    const first = e.attackers[0]
    if (first === undefined) return say('log.noAttack', { who: n.who(e.seat) })
    const whom = [...new Set(e.attackers.map((one) => n.ref(one.defender)))]
    const parts = whom.map((defender) => {
      const theirs = e.attackers.filter((one) => n.ref(one.defender) === defender)
      return say('log.attacked', { who: n.who(e.seat), names: theirs.map((one) => n.ref(one.object)), defender })
    })
    const bands = [...new Set(e.attackers.flatMap(({ band }) => band ?? []))].map((band) =>
      say('log.band', { names: e.attackers.filter((one) => one.band === band).map((one) => n.ref(one.object)) }),
    )
    return say('list.sentences', { parts: [...parts, ...bands] })
  },
  blocked: (e, n) => {
    if (e.blocks.length === 0) return say('log.noBlock', { who: n.who(e.seat) })
    return say('list.sentences', {
      parts: e.blocks.map((one) => say('log.blocked', { name: one.object.name, attackers: object(n, one.attackers) })),
    })
  },
  combatDamageAssigned: (e, n) =>
    n.edition.combat.damageUsesStack ? say('log.damageOnStack', { who: n.who(e.seat) }) : null,
  tokenMade: (e, n) => say('log.token', { who: n.who(e.seat), name: e.object.name }),
  counters: (e) => {
    const params = { name: e.object.name, n: Math.abs(e.change), kind: e.counter }
    return e.change < 0 ? say('log.countersRemoved', params) : say('log.countersPut', params)
  },
  attached: (e, n) => say('log.attached', { name: e.object.name, to: n.ref(e.to) }),
  controlChanged: (e, n) => say('log.control', { who: n.who(e.seat), name: e.object.name }),
  regenerated: (e) => say('log.regenerated', { name: e.object.name }),
  replaced: (e) => say('log.replaced', { name: e.object.name }),
  revealed: (e, n) => say('log.revealed', { who: n.who(e.seat), names: object(n, e.objects) }),
  lookedAt: (e, n) => {
    const about = { who: n.who(e.seat), of: n.who(e.of), n: e.n }
    const looked =
      e.rule === cite('library.searched', n.edition.id)
        ? say('log.searched', about)
        : say('log.lookedAt', { ...about, zone: e.zone })
    if (e.objects.length === 0) return looked
    return say('list.sentences', { parts: [looked, say('log.lookedAtThese', { names: object(n, e.objects) })] })
  },
  chose: ({ seat, what }, n) => {
    const who = n.who(seat)
    switch (what.kind) {
      case 'word':
        return say('log.chose', { who, values: [what.word] })
      case 'ability':
        return say('log.chose', { who, values: [abilityWord(what.word)] })
      case 'colors':
        return say('log.chose', { who, values: what.colors.map((color) => say(`color.${color}`)) })
      case 'player':
        return say('log.chosePlayer', { who, whom: n.who(what.player) })
      case 'friend':
      case 'foe':
        return say('log.choseSide', { who, side: what.kind, whom: n.who(what.player) })
      case 'pile':
        return say('log.chosePile', { who, n: what.place + 1, cards: what.cards, lies: what.lies })
    }
  },
  modeChosen: ({ seat, object: { id, name }, modes }, n) => {
    const texts = n.modes(id, modes)
    return texts.length === 0 ? null : say('log.choseModes', { who: n.who(seat), name, modes: texts })
  },
  turnedFaceUp: (e, n) => say('log.faceUp', { who: n.who(e.seat), name: e.object.name }),
  tookOffer: (e, n) => say(TOOK[e.what], { who: n.who(e.seat), name: e.object.name }),
  repeated: (e, n) => say('log.repeated', { who: n.who(e.seat), times: e.times }),
  reselected: (e, n) => say('log.reselected', { name: e.object.name, defender: n.ref(e.defender) }),
  mutated: ({ object: { name }, into, over }) => say('log.mutated', { name, into: into.name, over }),
  turnedOver: ({ object: { name }, name: now, how }) =>
    say(how === 'flip' ? 'log.flipped' : 'log.transformed', { name, now }),
  turnedFaceDown: (e) => say('log.faceDown', { name: e.object.name }),
  phased: (e) => say(e.out ? 'log.phasedOut' : 'log.phasedIn', { name: e.object.name }),
  turnToBeControlled: (e, n) => say('log.turnToBeControlled', { who: n.who(e.by), whose: n.who(e.seat) }),
  turnControlled: (e, n) => say('log.turnControlled', { who: n.who(e.by), whose: n.who(e.seat) }),
  extraTurn: (e, n) => say('log.extraTurn', { who: n.who(e.seat) }),
  leftGame: (e, n) => say('log.leftGame', { who: n.who(e.seat) }),
  playerLost: (e, n) => say(`loss.${e.reason}`, { who: n.who(e.seat) }),
  gameOver: (e, n) => (e.winner === null ? say('log.draw') : say('log.won', { names: n.team(e.winner) })),
  subgameBegan: (e, n) => say('log.subgameBegan', { who: n.who(e.seat), name: e.object.name }),
  subgameEnded: (e, n) =>
    e.winner === null ? say('log.subgameDraw') : say('log.subgameWon', { names: n.team(e.winner) }),
  turnEnded: () => say('log.turnEnded'),
  gameRestarted: (e, n) => say('log.restarted', { who: n.who(e.seat) }),
  reversed: (e) => (e.why?.key === 'pay.cancelled' ? null : say('log.reversed', { name: e.object?.name ?? null })),
}

/** What the log calls an object without a public name: one that lies face down can be told apart (504.4). */
function unnamed(state: State, id: ObjectId): string {
  const object = findOrLast(state, id)
  return object?.faceDown === true ? faceDownName(object) : say('card.hidden')
}

function namesFor({ state, me }: LogFor, events: readonly LogEntry[]): Names {
  const who = (seat: Seat) => seatName(state, seat)
  return {
    who,
    team: (seat) => teamOf(state, seat, me).map(who),
    ref: (ref) => ('player' in ref ? who(ref.player) : (ref.name ?? unnamed(state, ref.id))),
    modes: (of, modes) => {
      const texts = modesOf(state, of)
      return modes.flatMap((mode) => texts[mode] ?? [])
    },
    edition: editionOf(state),
    tapped: new Set(events.flatMap((event) => (event.kind === 'tapped' && event.forMana ? [event.object.id] : []))),
  }
}

/** Kinds that need no line beside the kind they are part of: mana paid at once, creatures tapped to attack. */
const PART_OF: readonly (readonly [part: LogEntry['kind'], whole: LogEntry['kind']])[] = [
  ['manaAdded', 'manaPaid'],
  ['tapped', 'attacked'],
  ['tapped', 'cast'],
  ['tapped', 'activated'],
]

/** The entries of one reply without what was taken back in it, and without what others cover. */
function kept(events: readonly LogEntry[]): readonly LogEntry[] {
  const reversed = events.findIndex(({ kind }) => kind === 'reversed')
  const lasting = reversed < 0 ? events : events.slice(reversed)
  const kinds = new Set(lasting.map(({ kind }) => kind))
  const told = PART_OF.filter(([, whole]) => kinds.has(whole)).map(([part]) => part)
  const crosses = kinds.has('subgameBegan') || kinds.has('subgameEnded')
  return lasting.filter((event) => !told.includes(event.kind) && !(crosses && isOfDeck(event)))
}

/**
 * A card of a deck on its way into a subgame or back (506.3, 506.6), which nobody sees: too many to tell one by one.
 */
const isOfDeck = (event: LogEntry): boolean =>
  event.kind === 'moved' && event.object.name === null && (event.from === 'library' || event.to === 'library')

/** Who did it, for the mark before its line. */
function doer(event: LogRun, { state, me }: LogFor): Sign | null {
  if (!('seat' in event) || typeof event.seat !== 'number') return null
  return signsFor(state, me)[event.seat] ?? null
}

/** The log lines of one reply, from entries already filtered for a seat. */
export function logEntries(events: readonly LogEntry[], where: LogFor): readonly LogItem[] {
  const names = namesFor(where, events)
  const entries: LogItem[] = []
  for (const event of runsOf(kept(events))) {
    if (event.kind === 'turnBegan')
      entries.push({ kind: 'turn', text: say('log.turn', { n: event.number, who: names.who(event.seat) }) })
    else if (event.kind === 'stepBegan') entries.push({ kind: 'step', text: say(`stepTitle.${event.step}`) })
    else {
      const tell = TELLERS[event.kind] as Teller<LogRun> | null
      const text = tell?.(event, names) ?? null
      if (text !== null)
        entries.push({
          kind: 'line',
          by: doer(event, where),
          text,
          rule: event.rule === '' ? null : event.rule,
        })
      if (event.kind === 'subgameBegan') entries.push({ kind: 'turn', text: say('log.inside') })
      if (event.kind === 'subgameEnded') entries.push({ kind: 'turn', text: say('log.around') })
    }
  }
  return entries
}

/** Leaves out steps in which nothing was logged. */
export function withoutEmptySteps(entries: readonly LogItem[]): readonly LogItem[] {
  return entries.filter((entry, index) => entry.kind !== 'step' || entries[index + 1]?.kind === 'line')
}
