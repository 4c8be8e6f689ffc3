/**
 * Boards from positions, the way back of `board.ts`: what a seat sees as a board file, or what a board can't say of it.
 */
import { type Printed, printCost } from '../../language/index.ts'
import { type Bare, houseRulesOf, isOwnRecord, type Told } from '../../rulebook/index.ts'
import { allowanceOf, allowedBy, keptAs } from '../play/index.ts'
import type { Seen } from '../seen/index.ts'
import {
  type Commander,
  companionOf,
  editionOf,
  find,
  formatOf,
  type GameObject,
  get,
  getAnywhere,
  type ObjectId,
  playerAt,
  type Seat,
  type State,
  sameData,
  seatedFrom,
} from '../state/index.ts'
import { isOfThisTurn } from './elsewhere.ts'
import { belowSaid, isCopyPrepared } from './joined.ts'
import {
  asksHistory,
  isMoment,
  isPlainCard,
  isPlainCombat,
  isPlainPermanent,
  isPlainPlayer,
  isPlainTurn,
} from './plain.ts'
import type { Board, CommanderInput, ExiledInput, PermanentInput } from './schema.ts'
import { daylightIn, designationsAmong, saidOf } from './stands.ts'

/** What a board can't say (docs/scenario.md). */
export interface Unsayable {
  /** The active player doesn't have priority with an empty stack. */
  'unsayable.moment': Bare
  'unsayable.subgame': Bare
  'unsayable.edition': Bare
  /** Extra or missing steps, another player's decisions, a turn to come. */
  'unsayable.turn': Bare
  'unsayable.combat': Bare
  /** Effects that last, shields, delayed triggers. */
  'unsayable.effects': Bare
  'unsayable.player': { readonly name: string }
  /** Copies, other faces, choices made for it, what it did this turn. */
  'unsayable.object': { readonly name: string }
  /** Two different cards have that name. */
  'unsayable.twoCards': { readonly name: string }
  /** Its text asks about the turn so far. */
  'unsayable.history': { readonly name: string }
}

export type BoardLoss = Told<Unsayable>

/** A board, with the cards that its names are of, as this edition has them. */
export interface Written {
  readonly board: Board
  readonly cards: ReadonlyMap<string, Printed>
}

class Writer {
  readonly losses: BoardLoss[] = []
  readonly cards = new Map<string, Printed>()
  /** What others are attached to or paired with. */
  private readonly hosts: ReadonlySet<ObjectId>

  constructor(
    readonly state: State,
    private readonly unseen: string,
  ) {
    this.hosts = new Set(
      state.battlefield.flatMap((id) => [hostOf(get(state, id)) ?? [], partnerOf(get(state, id)) ?? []].flat()),
    )
  }

  lose(loss: BoardLoss): void {
    if (!this.losses.some((known) => sameData(known, loss))) this.losses.push(loss)
  }

  /**
   * What stands for a card in a list of names: the card that stands for all unknown ones where its face isn't known.
   */
  name(object: GameObject | null): string {
    const printed = object === null ? null : (this.state.printed[object.face] ?? null)
    if (printed === null) return this.unseen
    const { name } = printed
    const known = this.cards.get(name)
    if (known !== undefined && !sameData(known, printed)) this.lose({ key: 'unsayable.twoCards', params: { name } })
    this.cards.set(name, printed)
    if (asksHistory(printed)) this.lose({ key: 'unsayable.history', params: { name } })
    return name
  }

  /** The names of what lies in a zone where nothing but the card matters. */
  list(ids: readonly ObjectId[] | undefined): readonly string[] {
    return (ids ?? []).map((id) => {
      const object = find(this.state, id)
      if (object !== null && !isPlainCard(object)) this.loseObject(object)
      return this.name(object)
    })
  }

  /** A card in exile; `null`: a copy that a prepared permanent brings along. */
  exiled(id: ObjectId): ExiledInput | null {
    const { state } = this
    const object = get(state, id)
    if (isCopyPrepared(state, object)) return null
    const as = keptAs(state, object)
    const allowed = allowanceOf(state, id)
    if (!isPlainCard(object, as !== null)) this.loseObject(object)
    const counters = countersOf(object, null)
    const more = {
      ...(as === null ? {} : { as }),
      ...(allowed?.as === 'castable' && allowed.price !== null ? { price: printCost(allowed.price) } : {}),
      ...(Object.keys(counters).length > 0 ? { counters } : {}),
      ...(as !== null && isOfThisTurn(state, object) ? { thisTurn: true } : {}),
    }
    const name = this.name(object)
    return Object.keys(more).length === 0 ? name : { name, ...more }
  }

  /** A commander by its name, if it is seen where it is: else nothing tells it from a card that is elsewhere. */
  commander(owner: Seat, { card, face, casts, damage }: Commander, seated: readonly Seat[]): CommanderInput {
    const { state } = this
    const name = state.printed[face]?.name ?? ''
    const { battlefield, exile, command, hands, libraries, graveyards } = state
    const listed = [
      ...battlefield,
      ...exile,
      ...command,
      ...[hands, libraries, graveyards].flatMap((all) => all[owner] ?? []),
    ]
    const isSeen = listed.some((id) => find(state, id)?.card === card)
    if (!isSeen) this.lose({ key: 'unsayable.object', params: { name } })
    if (casts === 0 && damage.every((n) => n === 0)) return name
    return { name, casts, damage: seated.map((seat) => damage[seat] ?? 0) }
  }

  loseObject(object: GameObject): void {
    const name = this.state.printed[object.face]?.name ?? ''
    this.lose({ key: 'unsayable.object', params: { name } })
  }

  permanent(id: ObjectId): PermanentInput {
    const { state } = this
    const object = get(state, id)
    const { owner, controller, tapped, damage, faceDown, kind } = object
    const printed = state.printed[object.face] ?? null
    if (printed === null || !isPlainPermanent(state, object, printed)) this.loseObject(object)
    const attacking = state.combat?.attackers.some((one) => one.id === id) === true
    const host = hostOf(object)
    const partner = partnerOf(object)
    const counters = countersOf(object, printed?.loyalty ?? null)
    const sick = object.controlledSince > (state.players[controller]?.turnBegan ?? 0)
    const more = {
      ...(this.hosts.has(id) ? { label: labelOf(id) } : {}),
      ...(tapped || attacking ? { tapped } : {}),
      ...(sick ? { sick } : {}),
      ...(damage > 0 ? { damage } : {}),
      ...(Object.keys(counters).length > 0 ? { counters } : {}),
      ...(faceDown ? { faceDown } : {}),
      ...(owner === controller ? {} : { owner }),
      ...(host === null ? {} : { attachedTo: labelOf(host) }),
      ...(object.chosen.color === undefined ? {} : { chosenColor: object.chosen.color }),
      ...(attacking ? { attacking } : {}),
      ...(kind === 'token' ? { token: true } : {}),
      ...saidOf(object),
      ...belowSaid(object, (one) => this.name(one)),
      ...(partner === null ? {} : { pairedWith: labelOf(partner) }),
    }
    const name = this.name(object)
    return Object.keys(more).length === 0 ? name : { name, ...more }
  }
}

/** The seats that a permanent's fields name, as the board counts them. */
function seatsOf({ owner, protector }: Exclude<PermanentInput, string>, seated: (seat: Seat) => Seat) {
  return {
    ...(owner === undefined ? {} : { owner: seated(owner) }),
    ...(protector === undefined ? {} : { protector: seated(protector) }),
  }
}

const printedOf = (state: State, id: ObjectId): Printed | undefined => state.printed[get(state, id).face] ?? undefined

/** Whether it stands for what its player is, or is the dungeon they are in: the board has fields for those. */
const isStand = (state: State, id: ObjectId): boolean =>
  printedOf(state, id)?.designation !== undefined || printedOf(state, id)?.rooms !== undefined

/** The dungeon among these, and the room that its player is in. */
function dungeonOf(writer: Writer, ids: readonly ObjectId[]): Board['players'][number]['dungeon'] {
  const [object] = ids.flatMap((id) => (printedOf(writer.state, id)?.rooms === undefined ? [] : get(writer.state, id)))
  const room = object && printedOf(writer.state, object.id)?.rooms?.[object.chosen.number ?? 0]
  return room && { name: writer.name(object), room: room.name }
}

/** What a player is, by what stands for it in the command zone, and their dungeon. */
function standingIn(writer: Writer, ids: readonly ObjectId[]) {
  const { state } = writer
  const objects = ids.map((id) => get(state, id))
  const designations = designationsAmong(objects, state.printed)
  const dungeon = dungeonOf(writer, ids)
  return {
    ...(Object.keys(designations).length > 0 ? { designations } : {}),
    ...(dungeon === undefined ? {} : { dungeon }),
  }
}

const labelOf = (id: ObjectId): string => `#${id}`

const partnerOf = ({ marks }: GameObject): ObjectId | null => marks?.paired?.n ?? null

const hostOf = ({ attachedTo }: GameObject): ObjectId | null =>
  attachedTo !== null && 'object' in attachedTo ? attachedTo.object : null

/** A permanent with a printed loyalty enters with so much: how much it has is always said. */
function countersOf({ counters }: GameObject, loyalty: number | null): Readonly<Record<string, number>> {
  const some = Object.entries(counters).filter(([, n]) => n > 0)
  return { ...(loyalty === null ? {} : { loyalty: 0 }), ...Object.fromEntries(some) }
}

/** What of the game as a whole a board can't say. */
function loseGame(writer: Writer, seen: Seen): void {
  const { now } = seen
  const { lasting, shields, delayed, players } = now
  if (!isMoment(seen)) writer.lose({ key: 'unsayable.moment', params: {} })
  if (seen.outer !== null) writer.lose({ key: 'unsayable.subgame', params: {} })
  if (isOwnRecord(now.edition)) writer.lose({ key: 'unsayable.edition', params: {} })
  if (!isPlainTurn(now) || now.melee !== undefined) writer.lose({ key: 'unsayable.turn', params: {} })
  if (!isPlainCombat(now)) writer.lose({ key: 'unsayable.combat', params: {} })
  if (lasting.some((one) => allowedBy(now, one) === null) || shields.length + delayed.length > 0)
    writer.lose({ key: 'unsayable.effects', params: {} })
  for (const player of players)
    if (!isPlainPlayer(now, player, formatOf(now)))
      writer.lose({ key: 'unsayable.player', params: { name: player.name } })
  for (const id of now.phasedOut) writer.loseObject(getAnywhere(now, id))
}

/**
 * What a seat sees of a position as a board (docs/scenario.md), its own side first; reading it gives a position that
 * looks the same to that seat. `unseen` is the name of the card that stands for each one it doesn't know. Lists instead
 * what a board can't say. Between permanents of different players, the order in which they came is not kept.
 */
export function boardFrom(seen: Seen, unseen: string): Written | { readonly losses: readonly BoardLoss[] } {
  const { now, seat: first } = seen
  const writer = new Writer(now, unseen)
  loseGame(writer, seen)
  const { length } = now.players
  const seated = (seat: Seat): Seat => (seat - first + length) % length
  const owned = (ids: readonly ObjectId[], seat: Seat) => ids.filter((id) => get(now, id).owner === seat)
  const inOrder = (ids: readonly ObjectId[]) => [...ids].sort((a, b) => get(now, a).timestamp - get(now, b).timestamp)
  const side = (seat: Seat): Board['players'][number] => {
    const { name, life, counters, pool, landsPlayed, commanders = [] } = playerAt(now, seat)
    const commanded = owned(now.command, seat)
    const companion = companionOf(now, seat)
    const turned = now.players.map((_, index) => (first + index) % length)
    const lists = {
      library: writer.list(now.libraries[seat]),
      hand: writer.list(now.hands[seat]),
      graveyard: writer.list(now.graveyards[seat]),
      exile: owned(now.exile, seat).flatMap((id) => writer.exiled(id) ?? []),
      command: writer.list(commanded.filter((id) => !get(now, id).faceDown && !isStand(now, id))),
      variantDeck: commanded.flatMap((id) => (get(now, id).faceDown ? writer.name(get(now, id)) : [])),
      outside: writer.list(now.outside[seat]),
      ante: writer.list(owned(now.ante, seat)),
      battlefield: inOrder(now.battlefield.filter((id) => get(now, id).controller === seat)).map((id) => {
        const permanent = writer.permanent(id)
        return typeof permanent === 'object' ? { ...permanent, ...seatsOf(permanent, seated) } : permanent
      }),
    }
    const some = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
    const floating = pool.map(({ type }) => `{${type}}`).join('')
    return {
      name,
      life,
      ...(Object.keys(counters).length > 0 ? { counters } : {}),
      ...(floating === '' ? {} : { pool: floating }),
      ...(landsPlayed.length > 0 ? { landsPlayed: landsPlayed.length } : {}),
      ...standingIn(writer, commanded),
      ...some,
      ...(companion === null ? {} : { companion: writer.name(get(now, companion)) }),
      ...(commanders.length === 0 ? {} : { commander: commanders.map((one) => writer.commander(seat, one, turned)) }),
    }
  }
  const { number, active, step } = now.turn
  const house = houseRulesOf(now.edition)
  const board: Board = {
    edition: editionOf(now).id,
    ...(Object.keys(house).length === 0 ? {} : { house }),
    turn: { number, active: seated(active), step },
    ...daylightIn(now.daylight),
    ...(now.options.orderGraveyards ? { orderGraveyards: true } : {}),
    ...(now.options.format === undefined ? {} : { format: seatedFrom(now.options.format, seated) }),
    players: now.players.map((_, index) => side((first + index) % length)),
  }
  return writer.losses.length > 0 ? { losses: writer.losses } : { board, cards: writer.cards }
}
