/**
 * A copy-on-write draft over a state. Containers are copied the first time they are written after a snapshot ("mine"
 * means: not the base's), so a snapshot costs nothing and an old position stays valid.
 */
import type { ZoneName } from '../../language/index.ts'
import { newEpoch, readsOf } from './epoch.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { Emitted, LogEntry } from './logEntry.ts'
import { copied, type GameObject, patched } from './object.ts'
import { randomBelow } from './random.ts'
import { getAnywhere, isOwn, OWN_LISTS, playerAt } from './read.ts'
import { isStale, staleBy, staleByObject, staleByPlace, staleByPlayer } from './reads.ts'
import { citeIn } from './refusal.ts'
import { copiedState, PAGE, type Page, type Player, pageOf, placeOn, type State } from './state.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

let written = 0

/**
 * How often any draft has been written to: a state that is asked about again is the same, though drafts write in place,
 * if nothing was written in between.
 */
export function timesWritten(): number {
  return written
}

export class Draft {
  private base: State
  private working: Mutable<State>
  /** Log entries since the draft was last asked, for the log and the client. */
  events: LogEntry[] = []

  constructor(base: State) {
    this.base = base
    this.working = base
  }

  /** The current state. It may be written in place until the next snapshot: reread it, don't hold on to it. */
  get state(): State {
    return this.working
  }

  /** The current state, to keep: later writes copy. */
  snapshot(): State {
    this.base = this.working
    return this.working
  }

  /**
   * Goes back to a snapshot: nothing written since then has happened (422). Entries logged since stay logged, and a
   * player who conceded meanwhile is out: nothing takes that back (102.7).
   */
  restore(mark: State): void {
    const { players, outcome } = this.working
    const isNew = ({ seat, lost }: Player): boolean => lost !== null && mark.players[seat]?.lost === null
    const out = players.some((player) => player.lost === 'conceded' && isNew(player)) ? players.filter(isNew) : []
    this.base = mark
    this.working = mark
    for (const { seat, lost } of out) this.patchPlayer(seat, { lost })
    if (out.length > 0 && outcome !== null) this.write({ outcome })
  }

  /** Writes fields of the state itself. */
  write(fields: Partial<Omit<State, 'players' | 'objects'>>): void {
    this.own()
    Object.assign(this.working, fields)
    this.touch(staleBy(fields))
  }

  /** Writes fields of an object. */
  patch(id: ObjectId, fields: Partial<GameObject>): void {
    const before = getAnywhere(this.working, id)
    this.touch(staleByObject(fields, before.zone))
    this.place(id, patched(before, fields))
  }

  patchPlayer(seat: Seat, fields: Partial<Player>): void {
    const players = this.working.players.slice()
    players[seat] = { ...playerAt(this.working, seat), ...fields }
    this.own()
    this.working.players = players
    this.touch(staleByPlayer(fields))
  }

  /** Adds an object with the next id to the state; `enter` puts it into its zone's list. */
  add(object: Omit<GameObject, 'id'>): ObjectId {
    const id = this.newId()
    this.place(id, copied(object, id))
    this.touch(staleByPlace(object.zone))
    return id
  }

  /** An id that no object has, or will have: for one that is only known as it last was. */
  newId(): ObjectId {
    this.own()
    this.working.nextId += 1
    return this.working.nextId - 1
  }

  drop(id: ObjectId): void {
    this.touch(staleByPlace(getAnywhere(this.working, id).zone))
    this.place(id, null)
  }

  /** A new timestamp (418.5e), later than all previous ones. */
  tick(): number {
    this.own()
    this.working.clock += 1
    return this.working.clock
  }

  /** A random whole number from 0 up to but excluding `n`, from the game's own generator. */
  random(n: number): number {
    if (this.working.random === null) throw new Error('a seat that looks cannot roll')
    const drawn = randomBelow(this.working.random, n)
    this.write({ random: drawn.state })
    return drawn.value
  }

  /** Logs what happened, with the edition's rule for it. The entry is taken over: nobody else may hold it. */
  emit(entry: Emitted): void {
    const logged = entry as { -readonly [K in keyof LogEntry]: LogEntry[K] }
    logged.rule = citeIn(this.working, entry.rule)
    this.events.push(logged as LogEntry)
  }

  /** Replaces a zone's list of objects. */
  writeZone(zone: ZoneName, seat: Seat, ids: readonly ObjectId[]): void {
    if (!isOwn(zone)) this.write({ [zone]: ids })
    else {
      const key = OWN_LISTS[zone]
      const lists = this.working[key].slice()
      lists[seat] = ids
      this.write({ [key]: lists })
    }
  }

  private own(): void {
    written++
    if (this.working === this.base) this.working = copiedState(this.base)
  }

  private place(id: ObjectId, object: GameObject | null): void {
    this.own()
    if (this.working.objects === this.base.objects) this.working.objects = this.base.objects.slice()
    const pages = this.working.objects as Page[]
    const index = pageOf(id)
    const page = pages[index]
    if (page === undefined || page === this.base.objects[index]) {
      pages[index] = page === undefined ? new Array<GameObject | null>(PAGE).fill(null) : page.slice()
    }
    const mine = pages[index] as (GameObject | null)[]
    mine[placeOn(id)] = object
  }

  /** Replaces the epoch if what was computed from it may have read what is changing. */
  private touch(stale: number): void {
    if (stale === 0) return
    const read = readsOf(this.working.epoch)
    if (read === null ? this.working.epoch !== this.base.epoch : !isStale(read, stale)) return
    this.own()
    this.working.epoch = newEpoch()
  }
}
