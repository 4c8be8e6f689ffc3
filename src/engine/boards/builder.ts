/** What a board's data becomes while it is read: objects, the cards that are printed on them, and what is wrong. */
import { PERMANENT_TYPES, type Printed } from '../../language/index.ts'
import { EDITIONS, type EditionId } from '../../rulebook/index.ts'
import { asInEdition, whyUnknownInEdition } from '../opening/index.ts'
import type { Allowed } from '../play/index.ts'
import { blankObject, type GameObject, type ObjectId, type Seat } from '../state/index.ts'
import type { BoardProblem } from './problems.ts'
import type { PermanentInput, SideInput } from './schema.ts'
import { designationsIn, roomIn } from './stands.ts'

/** The card with that name, or `null`. */
export type Lookup = (name: string) => Printed | null

type Given = Exclude<PermanentInput, string>

/** Later than every turn's beginning: summoning sick; in exile since this turn. */
export const THIS_TURN = 1_000_000

/** A label that something of a permanent's refers to. */
interface Reference {
  readonly id: ObjectId
  readonly to: string
  readonly path: string
}

/** Numbers of the cards below others in merged permanents begin here: no object ever has such an id. */
const BELOW = 1_000_000_000

export class Builder {
  readonly objects: GameObject[] = []
  readonly printed: Printed[] = []
  readonly problems: BoardProblem[] = []
  readonly labels = new Map<string, ObjectId>()
  private readonly given = new Set<string>()
  readonly attachments: Reference[] = []
  readonly pairs: Reference[] = []
  /** Cards in exile that their owners may play or cast. */
  readonly allowed: Allowed[] = []
  private readonly faces = new Map<string, number>()

  /** How many face-down permanents there are so far. */
  private down = 0
  private below = 0
  private readonly cards = new Map<string, Printed | null>()

  constructor(
    private readonly find: Lookup,
    private readonly edition: EditionId,
    private readonly seats: number,
  ) {}

  get everybody(): readonly Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat)
  }

  /** The card with a name, looked up once. */
  lookup(name: string): Printed | null {
    const known = this.cards.get(name)
    if (known !== undefined) return known
    const card = this.find(name)
    this.cards.set(name, card)
    return card
  }

  /** Whether a card of that name is one that this edition's rules know. */
  private isKnown(name: string): boolean {
    const card = this.lookup(name)
    return card === null || whyUnknownInEdition(this.edition, card) === null
  }

  /** A seat that a board names: one of its players. */
  seat(seat: Seat, path: string): Seat {
    if (seat < 0 || seat >= this.seats) this.problems.push({ path, key: 'board.noSuchSeat', params: { n: this.seats } })
    return seat
  }

  /** What other permanents can be attached to; several of one name share it, but a label is one permanent's. */
  label(name: string, label: string | undefined, id: ObjectId, path: string): void {
    if (label !== undefined && this.given.has(label))
      this.problems.push({ path: `${path}.label`, key: 'board.labelTwice', params: { label } })
    if (label !== undefined) this.given.add(label)
    this.labels.set(label ?? name, id)
  }

  face(name: string, path: string): number {
    if (!this.isKnown(name))
      this.problems.push({ path, key: 'board.notInEdition', params: { name, edition: this.edition } })
    const known = this.faces.get(name)
    if (known !== undefined) return known
    const card = this.lookup(name)
    if (card === null) {
      this.problems.push({ path, key: 'board.noSuchCard', params: { name } })
      return -1
    }
    this.printed.push(asInEdition(EDITIONS[this.edition], card))
    this.faces.set(name, this.printed.length - 1)
    return this.printed.length - 1
  }

  /** 2004:212.1d, 2011:contents/110: only some types are permanents on the battlefield. */
  permanent(name: string, path: string): void {
    const types = this.lookup(name)?.types
    if (types !== undefined && !types.some((type) => PERMANENT_TYPES.includes(type)))
      this.problems.push({ path, key: 'board.notPermanent', params: { name } })
  }

  /** A side that the card has, and a protector who plays. */
  side({ name, side = 0, protector }: Pick<Given, 'name' | 'side' | 'protector'>, path: string): void {
    if (side > (this.lookup(name)?.parts?.faces.length ?? 0))
      this.problems.push({ path: `${path}.side`, key: 'board.noSuchSide', params: { name } })
    if (protector !== undefined) this.seat(protector, `${path}.protector`)
  }

  /** What players are, and the dungeon that they are in (today:725, 309). */
  stands(side: SideInput, owner: Seat, path: string): void {
    for (const { as, fields } of designationsIn(side)) {
      this.printed.push(as)
      const id = this.objects.length + 1
      const face = this.printed.length - 1
      this.objects.push(
        blankObject({ id, face, card: null, timestamp: id, owner, zone: 'command', kind: 'emblem', ...fields }),
      )
    }
    if (side.dungeon === undefined) return
    const { name, room } = side.dungeon
    const number = roomIn(this.lookup(name), room)
    if (number === null)
      this.problems.push({ path: `${path}.dungeon`, key: 'board.noSuchRoom', params: { name, room } })
    this.add(name, `${path}.dungeon.name`, { owner, zone: 'command', chosen: { number: number ?? 0 } })
  }

  /** 2011:contents/209, today:210: the loyalty or defense it enters with, unless the board says otherwise. */
  loyaltyOf(name: string): GameObject['counters'] {
    const { loyalty = null, defense } = this.lookup(name) ?? {}
    return { ...(loyalty === null ? {} : { loyalty }), ...(defense === undefined ? {} : { defense }) }
  }

  add(name: string, path: string, fields: Pick<GameObject, 'owner' | 'zone'> & Partial<GameObject>): ObjectId {
    const id = this.objects.length + 1
    this.objects.push(blankObject({ id, face: this.face(name, path), card: id, timestamp: id, ...fields }))
    return id
  }

  patch(id: ObjectId, fields: Partial<GameObject>): void {
    const object = this.objects[id - 1]
    if (object !== undefined) this.objects[id - 1] = { ...object, ...fields }
  }

  /** The number of a card that is no object of its own. */
  nextBelow(): number {
    this.below += 1
    return BELOW + this.below
  }

  /** The number of the next face-down permanent (504.4). */
  nextDown(): number {
    this.down += 1
    return this.down
  }

  list(names: readonly string[] | undefined, owner: Seat, zone: GameObject['zone'], path: string): ObjectId[] {
    return (names ?? []).map((name, index) => this.add(name, `${path}.${zone}.${index}`, { owner, zone }))
  }
}
