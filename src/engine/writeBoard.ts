/**
 * Boards from positions, the way back of `board.ts`: what a seat sees as a board file, or what a board can't say of it.
 */
import {
  conditionKinds,
  modifiersIn,
  type Printed,
  predicateKinds,
  quantityKinds,
  STEPS,
  visitNodes,
} from '../language/index.ts'
import { type Bare, houseRulesOf, isOwnRecord, type Told } from '../rulebook/index.ts'
import type { Board, CommanderInput, PermanentInput } from './boardSchema.ts'
import { areMarksSaid, daylightIn, designationsAmong, saidOf } from './boardStands.ts'
import type { Seen } from './seen/index.ts'
import {
  type Commander,
  editionOf,
  find,
  formatOf,
  type GameFormat,
  type GameObject,
  get,
  getAnywhere,
  lifeAtFirst,
  type ObjectId,
  opponentAfter,
  type Player,
  playerAt,
  preparedBy,
  type Seat,
  type State,
  sameData,
  seatedFrom,
} from './state/index.ts'

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

/** Which parts of the language ask what has happened before: a board's game begins with its board. */
const HISTORY: ReadonlySet<unknown> = new Set([
  ...quantityKinds(({ asks }) => asks === 'history'),
  ...conditionKinds(({ asks }) => asks === 'history'),
  ...predicateKinds(({ history }) => history === true),
])
/** And which ask how the spell was cast that a permanent was. */
const CASTING: ReadonlySet<unknown> = new Set([
  ...quantityKinds(({ asks }) => asks === 'casting'),
  ...conditionKinds(({ asks }) => asks === 'casting'),
])
/** And how often its abilities were activated. */
const ACTIVATIONS: ReadonlySet<unknown> = new Set(['timesPerTurn', 'once', 'activations'])

/** Whether a card's abilities have one of these parts. */
function asks({ abilities, parts }: Printed, also: (node: Readonly<Record<string, unknown>>) => boolean): boolean {
  let found = false
  visitNodes([abilities, parts?.faces], (node) => {
    found ||= also(node)
    return found ? 'skip' : undefined
  })
  return found
}

/** For the n-th time, for the first time, once each turn: counted from the turn's beginning. */
const asksHistory = (printed: Printed): boolean =>
  asks(printed, (node) => {
    const counts = node.nth !== undefined || node.first === true || node.per === 'turn'
    return counts || HISTORY.has(node.kind) || HISTORY.has(node.is)
  })

class Writer {
  readonly losses: BoardLoss[] = []
  readonly cards = new Map<string, Printed>()
  private readonly hosts: ReadonlySet<ObjectId>

  constructor(
    readonly state: State,
    private readonly unseen: string,
  ) {
    this.hosts = new Set(state.battlefield.flatMap((id) => hostOf(get(state, id)) ?? []))
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
    if (printed === null || !isPlainPermanent(object, printed)) this.loseObject(object)
    const attacking = state.combat?.attackers.some((one) => one.id === id) === true
    const host = hostOf(object)
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

const hostOf = ({ attachedTo }: GameObject): ObjectId | null =>
  attachedTo !== null && 'object' in attachedTo ? attachedTo.object : null

/** A permanent with a printed loyalty enters with so much: how much it has is always said. */
function countersOf({ counters }: GameObject, loyalty: number | null): Readonly<Record<string, number>> {
  const some = Object.entries(counters).filter(([, n]) => n > 0)
  return { ...(loyalty === null ? {} : { loyalty: 0 }), ...Object.fromEntries(some) }
}

/** Whether it is nothing but a card, front up, not waiting for anything. */
const isPlainCard = ({ kind, side, copied, faceDown, attachedTo, link }: GameObject): boolean =>
  kind === 'card' && side === 0 && copied === null && !faceDown && attachedTo === null && link === null

/** Only a colour and a player can be said of what was chosen for it. */
const isColorAlone = (chosen: GameObject['chosen']): boolean =>
  Object.keys(chosen).every((name) => name === 'color' || name === 'links' || name === 'player')

/** Whether what was announced for the spell that it was can be forgotten. */
const isPlainlyCast = ({ choices }: GameObject, printed: Printed): boolean =>
  choices === null ||
  (choices.options.length === 0 && choices.x === 0 && (choices.cast?.keyword ?? null) === null) ||
  !asks(printed, ({ kind }) => CASTING.has(kind))

/** Whether it is what its card became as it was cast for the cost of a keyword (today:702.103). */
const isCastOtherwise = ({ choices, attachedTo }: GameObject, { abilities }: Printed): boolean =>
  attachedTo !== null &&
  abilities.some(
    (one) => one.kind === 'keyword' && one.face !== undefined && one.keyword.name === choices?.cast?.keyword,
  )

/** Whether it can be forgotten how often its abilities were activated this turn. */
const isUnused = ({ activations }: GameObject, printed: Printed): boolean =>
  Object.keys(activations).length === 0 ||
  (printed.loyalty === null && !asks(printed, ({ kind }) => ACTIVATIONS.has(kind)))

function isPlainPermanent(object: GameObject, printed: Printed): boolean {
  const { kind, copied, controller, baseController, attachedTo, chosen, link, deathtouched, merged } = object
  return (
    (kind === 'card' || kind === 'token') &&
    copied === null &&
    merged === undefined &&
    link === null &&
    controller === baseController &&
    (attachedTo === null || 'object' in attachedTo) &&
    isColorAlone(chosen) &&
    isPlainlyCast(object, printed) &&
    !isCastOtherwise(object, printed) &&
    areMarksSaid(object) &&
    isUnused(object, printed) &&
    !deathtouched
  )
}

function isPlainPlayer(state: State, player: Player, format: GameFormat): boolean {
  const { hand } = format
  const avatars = state.command.map((id) => get(state, id)).filter(({ owner }) => owner === player.seat)
  const more = modifiersIn(avatars.map(({ face }) => state.printed[face]))
  return (
    player.lost === null &&
    !player.left &&
    !player.drewFromEmpty &&
    player.handSize === Math.max(0, hand + more.hand) &&
    player.startingLife === lifeAtFirst(format, player.seat) + more.life &&
    player.landsPlayed.every((permission) => permission === 'turn') &&
    player.pool.every(({ use }) => use === null)
  )
}

/** 408.1b: a board begins as its active player is about to receive priority. */
function isMoment({ replies, question, waitingFor, now }: Seen): boolean {
  const { stage, turn, stack, waiting } = now
  const kind = question?.kind ?? waitingFor?.kind
  const isFirst = stage.at === 'priority' && stage.seat === turn.active && stage.passed === 0
  return kind === 'priority' && replies?.length === 0 && isFirst && stack.length === 0 && waiting.length === 0
}

function isPlainTurn({ turn, schedule }: State): boolean {
  const { active, natural, decider, step, ahead } = turn
  const coming = Object.values(schedule).some((list) => list.length > 0)
  return natural === active && decider === active && !coming && sameData(ahead, STEPS.slice(STEPS.indexOf(step) + 1))
}

/** Attackers that nobody has blocked, each for itself against the next player. */
function isPlainCombat(state: State): boolean {
  const { combat, turn, players } = state
  if (combat === null) return true
  const next = opponentAfter(formatOf(state), turn.active, players.length)
  const { attacked, attackers, blocks, dealtFirst } = combat
  return (
    attacked === attackers.length > 0 &&
    blocks.length === 0 &&
    dealtFirst.length === 0 &&
    attackers.every(
      ({ defender, blocked, band }) =>
        defender !== null && 'player' in defender && defender.player === next && !blocked && band === null,
    )
  )
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
  if (lasting.length + shields.length + delayed.length > 0) writer.lose({ key: 'unsayable.effects', params: {} })
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
    const turned = now.players.map((_, index) => (first + index) % length)
    const lists = {
      library: writer.list(now.libraries[seat]),
      hand: writer.list(now.hands[seat]),
      graveyard: writer.list(now.graveyards[seat]),
      // The copies that prepared permanents offer come with those (today:722).
      exile: writer.list(owned(now.exile, seat).filter((id) => preparedBy(now, get(now, id)) === null)),
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
