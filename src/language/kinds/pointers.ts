/** The kinds of words for objects and players, a row each. */
import type { Players, Thing } from '../nouns.ts'
import { kindsOf, plain } from './rows.ts'

interface PointerRow {
  /**
   * It refers to something, or could be referred to: by a word that has to be bound ("it"), or by words of its own
   * ("~").
   */
  readonly pointer?: 'word' | 'itself'
}

interface ThingRow extends PointerRow {
  /** It is found as the text is followed: chosen, counted out, looked up. */
  readonly found?: true
  /**
   * What its words do for those after them, which may say "it": they find it, or they speak of it once, as it has no
   * other name. Absent: they name it now and afterwards.
   */
  readonly named?: 'found' | 'once'
  /** Where its words are known: always, in this text only, or also in what is done later. */
  readonly known?: 'always' | 'here' | 'later'
}

const THING_KINDS: { readonly [K in Thing['kind']]: ThingRow } = {
  exiledWith: { named: 'once', pointer: 'word' },
  target: { known: 'here' },
  slot: { pointer: 'word', known: 'here' },
  self: { pointer: 'itself', known: 'always' },
  affected: { pointer: 'word' },
  granter: { pointer: 'itself', known: 'always' },
  host: { pointer: 'itself', found: true, known: 'always' },
  hostOf: plain,
  sourceOf: plain,
  haunted: plain,
  event: { pointer: 'word', known: 'here' },
  eventOther: { pointer: 'word', known: 'here' },
  that: { named: 'once', pointer: 'word', known: 'here' },
  remembered: { pointer: 'word', known: 'later' },
  all: { named: 'found', found: true },
  choose: { named: 'found', found: true },
  top: { named: 'found', found: true },
  rest: { named: 'once', pointer: 'itself' },
  paid: { named: 'once', pointer: 'word' },
}

/** The kinds for which that is so. */
export const thingKinds = (is: (row: ThingRow) => boolean): ReadonlySet<Thing['kind']> => kindsOf(THING_KINDS, is)

interface PlayersRow extends PointerRow {
  /**
   * It means several players, each of whom may be called "that player" or "they" in what follows; or any one of them.
   */
  readonly each?: 'every' | 'any'
  /** It speaks of what was chosen for the object (217.7c). */
  readonly chosen?: true
  /** Its words say only whose something is. */
  readonly possessed?: true
  /** What is asked of them is asked of each. */
  readonly several?: true
}

const PLAYERS_KINDS: { readonly [K in Players['kind']]: PlayersRow } = {
  target: plain,
  slot: { pointer: 'word' },
  remembered: { pointer: 'word' },
  you: plain,
  eachPlayer: { each: 'every', several: true },
  eachOpponent: { each: 'every', several: true },
  anOpponent: { several: true },
  yourTeam: { several: true },
  controllerOf: { possessed: true, pointer: 'itself' },
  ownerOf: { pointer: 'itself' },
  playerOrController: { possessed: true, pointer: 'itself' },
  attackedBy: plain,
  eventPlayer: { pointer: 'word' },
  activePlayer: { pointer: 'itself' },
  defendingPlayer: { pointer: 'itself' },
  enchantedPlayer: { pointer: 'itself' },
  they: { pointer: 'word' },
  chosenPlayer: { chosen: true, pointer: 'itself' },
  promised: { pointer: 'itself' },
  targetedPlayer: { pointer: 'itself' },
  whoDid: { each: 'every' },
  bySubgame: { each: 'every' },
  playersWho: plain,
  asked: plain,
  othersThan: { several: true },
  youAnd: { each: 'every' },
  anyPlayer: { each: 'any', several: true },
}

/** The kinds for which that is so. */
export const playersKinds = (is: (row: PlayersRow) => boolean): ReadonlySet<Players['kind']> =>
  kindsOf(PLAYERS_KINDS, is)

/** Whether words of that kind can only mean players. */
export const meansPlayers = (kind: string): boolean => kind in PLAYERS_KINDS && !(kind in THING_KINDS)

/** Whether words of that kind go on naming what they name; players are never "it". */
export const keepsName = (kind: Thing['kind'] | Players['kind']): boolean =>
  !(kind in THING_KINDS) || THING_KINDS[kind as Thing['kind']].named === undefined
