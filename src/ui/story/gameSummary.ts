/** What a game came to: told from its log entries, all of them, since the game is over or they are one's own eyes. */
import { type LogEntry, type ObjectId, type Seat, type State, sharingLife, stateOf } from '../../engine/index.ts'
import { nodeAt, type Timeline } from '../../store/index.ts'
import type { Sign } from '../card/index.ts'
import { sayPlayer } from '../messages/index.ts'
import { signsFor, stepsOf } from '../view/index.ts'

/** One turn, and where on the line it began. */
export interface TurnSummary {
  readonly number: number
  readonly seat: Seat
  /** Its place in the path. */
  readonly at: number
  /** Each player's life at its end. */
  readonly life: readonly number[]
}

export interface SeatSummary {
  readonly seat: Seat
  readonly name: string
  readonly drawn: number
  readonly lands: number
  readonly made: number
  readonly spent: number
  readonly spells: number
  readonly countered: number
  readonly lost: number
}

/** What one source has dealt to one player. */
export interface DamageSummary {
  readonly name: string
  /** The first that dealt it, and the place of the path where it could be seen. */
  readonly id: ObjectId
  readonly at: number
  readonly to: Seat
  readonly n: number
  readonly hits: number
}

/** A player who has lost, and in which turn. */
export interface PlayerOut {
  readonly seat: Seat
  readonly turn: number
}

/** Something worth going back to. */
export interface Highlight {
  readonly kind: 'firstBlood' | 'sweep' | 'gain' | 'decisive' | 'end'
  readonly turn: number
  readonly at: number
  readonly seat: Seat | null
  readonly name: string
  readonly n: number
}

export interface GameSummary {
  /** The nodes in which something happened. */
  readonly path: readonly number[]
  /** The position it began at. */
  readonly first: State
  readonly start: readonly number[]
  readonly turns: readonly TurnSummary[]
  readonly seats: readonly SeatSummary[]
  readonly damage: readonly DamageSummary[]
  readonly highlights: readonly Highlight[]
  /** Who has lost, in this order. */
  readonly outs: readonly PlayerOut[]
  /** The turn in which the loser lost most, with their life before and after; none if they conceded. */
  readonly decisive: (TurnSummary & { readonly whose: Seat; readonly from: number; readonly to: number }) | null
}

/** The sign that a seat has for one of the players. */
export const signIn = ({ first }: Pick<GameSummary, 'first'>, me: Seat, seat: Seat): Sign =>
  signsFor(first, me)[seat] ?? 'ring'

/** The signs as letters. */
export const MARKS: Readonly<Record<Sign, string>> = {
  you: '◆',
  mate: '◇',
  ring: '○',
  square: '□',
  triangle: '△',
  pentagon: '⬠',
  hexagon: '⬡',
}

/** What the panels of the end are made from. */
export interface StoryProps {
  readonly summary: GameSummary
  readonly me: Seat
  readonly nameOf: (seat: Seat) => string
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Entries of this game alone, with their places in the path: a game inside it is another story (506). */
export function* ofThisGame(
  timeline: Timeline,
  path: readonly number[],
): Generator<{ readonly event: LogEntry; readonly at: number }> {
  let inner = 0
  for (const [at, index] of path.entries())
    for (const event of nodeAt(timeline, index).events) {
      if (event.kind === 'subgameEnded') inner = Math.max(0, inner - 1)
      if (inner === 0) yield { event, at }
      if (event.kind === 'subgameBegan') inner++
    }
}

class Teller {
  readonly turns: (Omit<TurnSummary, 'life'> & { life: number[] })[] = []
  readonly seats: Writable<SeatSummary>[]
  readonly damage = new Map<string, Writable<DamageSummary>>()
  readonly highlights: Highlight[] = []
  readonly life: number[]
  /** Somebody gave up: no turn need have decided anything. */
  conceded = false
  /** Who has lost, in this order. */
  readonly outs: PlayerOut[] = []
  private died = { at: -1, n: 0 }

  constructor(private readonly first: State) {
    this.life = first.players.map(({ life }) => life)
    this.seats = first.players.map(({ seat, name }) => ({
      seat,
      name: sayPlayer(name),
      drawn: 0,
      lands: 0,
      made: 0,
      spent: 0,
      spells: 0,
      countered: 0,
      lost: 0,
    }))
  }

  private get turn(): number {
    return this.turns.at(-1)?.number ?? 0
  }

  private count(seat: Seat, what: Exclude<keyof SeatSummary, 'seat' | 'name'>, n = 1): void {
    const one = this.seats[seat]
    if (one !== undefined) one[what] += n
  }

  private note(kind: Highlight['kind'], at: number, seat: Seat | null, name: string, n: number): void {
    this.highlights.push({ kind, turn: this.turn, at, seat, name, n })
  }

  private hit(event: Extract<LogEntry, { kind: 'damage' }>, at: number): void {
    if (!('player' in event.to)) return
    const name = event.object.name ?? ''
    const key = `${event.to.player} ${name}`
    const one = this.damage.get(key) ?? { name, id: event.object.id, at, to: event.to.player, n: 0, hits: 0 }
    if (this.damage.size === 0) this.note('firstBlood', at, event.to.player, name, event.n)
    this.damage.set(key, { ...one, n: one.n + event.n, hits: one.hits + 1 })
  }

  private move(event: Extract<LogEntry, { kind: 'moved' }>, at: number): void {
    if (event.cause === 'draw') this.count(event.seat, 'drawn')
    if (event.from !== 'battlefield' || event.to !== 'graveyard') return
    this.count(event.seat, 'lost')
    this.died = this.died.at === at ? { at, n: this.died.n + 1 } : { at, n: 1 }
    if (this.died.n === 3) this.note('sweep', at, null, '', 3)
  }

  private change(event: Extract<LogEntry, { kind: 'life' }>, at: number): void {
    // A team that shares its life shows it on each of its players (2011:contents/810).
    for (const seat of sharingLife(this.first, event.seat)) this.life[seat] = event.total
    const turn = this.turns.at(-1)
    if (turn !== undefined) turn.life = [...this.life]
    if (event.change >= 3) this.note('gain', at, event.seat, '', event.change)
  }

  tell(event: LogEntry, at: number): void {
    switch (event.kind) {
      case 'turnBegan':
        this.turns.push({ number: event.number, seat: event.seat, at, life: [...this.life] })
        break
      case 'life':
        return this.change(event, at)
      case 'damage':
        return this.hit(event, at)
      case 'moved':
        return this.move(event, at)
      case 'landPlayed':
        return this.count(event.seat, 'lands')
      case 'manaAdded':
        return this.count(event.seat, 'made', event.mana.length)
      case 'manaPaid':
        return this.count(event.seat, 'spent', event.mana.length)
      case 'cast':
        return this.count(event.seat, 'spells')
      case 'countered':
        return this.count(event.seat, 'countered')
      case 'playerLost':
        this.conceded ||= event.reason === 'conceded'
        this.outs.push({ seat: event.seat, turn: this.turn })
        break
      case 'gameOver':
        return this.note('end', at, event.winner, '', 0)
      default:
    }
  }
}

/** The turn in which somebody lost most: the loser's, if there is one. */
function decisiveOf(
  turns: readonly TurnSummary[],
  start: readonly number[],
  loser: Seat | null,
): GameSummary['decisive'] {
  let best: GameSummary['decisive'] = null
  for (const [index, turn] of turns.entries())
    for (const [seat, life] of turn.life.entries()) {
      // What a player had no more can't be lost.
      const to = Math.max(0, life)
      const from = Math.max(0, turns[index - 1]?.life[seat] ?? start[seat] ?? to)
      const most = best === null ? 0 : best.from - best.to
      if ((loser === null || seat === loser) && from - to > most) best = { ...turn, whose: seat, from, to }
    }
  return best
}

/** The story of a line up to its cursor. */
export function summaryOf(timeline: Timeline): GameSummary {
  const path = stepsOf(timeline)
  const first = stateOf(nodeAt(timeline, path[0] ?? 0).position)
  const teller = new Teller(first)
  const start = [...teller.life]
  // A game from a board begins in the middle of a turn.
  if (first.turn.number > 0)
    teller.turns.push({ number: first.turn.number, seat: first.turn.active, at: 0, life: [...start] })
  for (const { event, at } of ofThisGame(timeline, path)) teller.tell(event, at)
  const { outcome } = nodeAt(timeline, timeline.cursor).position.checkpoint
  const loser = outcome?.winner == null ? null : (teller.outs.at(-1)?.seat ?? null)
  const decisive = outcome === null || teller.conceded ? null : decisiveOf(teller.turns, start, loser)
  const turning: readonly Highlight[] =
    decisive === null
      ? []
      : [
          {
            kind: 'decisive',
            turn: decisive.number,
            at: decisive.at,
            seat: decisive.whose,
            name: '',
            n: decisive.from - decisive.to,
          },
        ]
  return {
    path,
    first,
    start,
    turns: teller.turns,
    seats: teller.seats,
    damage: [...teller.damage.values()].sort((a, b) => b.n - a.n),
    highlights: [...teller.highlights, ...turning].sort((a, b) => a.at - b.at),
    outs: teller.outs,
    decisive,
  }
}

/** The turn that a place of the path is in. */
export function turnAt({ turns }: Pick<GameSummary, 'turns'>, at: number): TurnSummary | null {
  return turns.findLast((turn) => turn.at <= at) ?? null
}
