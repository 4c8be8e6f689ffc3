/** Positions from any board: for tests, puzzles and scenario links. docs/scenario.md describes the format. */
import * as v from 'valibot'
import { type Printed, parseCost, STEPS, type Step } from '../language/index.ts'
import { EDITION_IDS } from '../rulebook/index.ts'
import { type BoardProblem, boardProblems } from './boardProblems.ts'
import { emptyState, HAND_SIZE, pagesOf } from './newGame.ts'
import {
  attackOn,
  blankObject,
  type GameObject,
  type ManaUnit,
  type ObjectId,
  type Player,
  type Seat,
  type State,
  seedRandom,
} from './state/index.ts'

const Whole = v.pipe(v.number(), v.integer())

/** A permanent: just a name, or a name with what differs from a permanent that has been there untouched. */
const Permanent = v.union([
  v.string(),
  v.strictObject({
    name: v.string(),
    /** A label for other parts of the scenario to refer to. */
    label: v.optional(v.string()),
    tapped: v.optional(v.boolean()),
    sick: v.optional(v.boolean()),
    damage: v.optional(Whole),
    counters: v.optional(v.record(v.string(), Whole)),
    faceDown: v.optional(v.boolean()),
    owner: v.optional(Whole),
    attachedTo: v.optional(v.string()),
    chosenColor: v.optional(v.picklist(['W', 'U', 'B', 'R', 'G'])),
    attacking: v.optional(v.boolean()),
    token: v.optional(v.boolean()),
  }),
])

const Side = v.strictObject({
  name: v.optional(v.string()),
  life: v.optional(Whole),
  poison: v.optional(Whole),
  hand: v.optional(v.array(v.string())),
  /** The first is the top. */
  library: v.optional(v.array(v.string())),
  graveyard: v.optional(v.array(v.string())),
  exile: v.optional(v.array(v.string())),
  command: v.optional(v.array(v.string())),
  /** The sideboard. */
  outside: v.optional(v.array(v.string())),
  ante: v.optional(v.array(v.string())),
  battlefield: v.optional(v.array(Permanent)),
  /** Floating mana in symbols: "{R}{R}{C}". */
  pool: v.optional(v.string()),
  landsPlayed: v.optional(Whole),
})

const BoardSchema = v.strictObject({
  edition: v.picklist(EDITION_IDS),
  seed: v.optional(Whole),
  turn: v.optional(
    v.strictObject({ number: v.optional(Whole), active: v.optional(Whole), step: v.optional(v.picklist(STEPS)) }),
  ),
  orderGraveyards: v.optional(v.boolean()),
  players: v.pipe(v.array(Side), v.minLength(2)),
})

export type Board = v.InferInput<typeof BoardSchema>
type PermanentInput = v.InferOutput<typeof Permanent>
type SideInput = v.InferOutput<typeof Side>

/** The card with that name, or `null`. */
export type Lookup = (name: string) => Printed | null

class Builder {
  readonly objects: GameObject[] = []
  readonly printed: Printed[] = []
  readonly problems: BoardProblem[] = []
  readonly labels = new Map<string, ObjectId>()
  readonly attachments: { readonly id: ObjectId; readonly to: string; readonly path: string }[] = []
  private readonly faces = new Map<string, number>()

  constructor(private readonly lookup: Lookup) {}

  face(name: string, path: string): number {
    const known = this.faces.get(name)
    if (known !== undefined) return known
    const card = this.lookup(name)
    if (card === null) {
      this.problems.push({ path, key: 'board.noSuchCard', params: { name } })
      return -1
    }
    this.printed.push(card)
    this.faces.set(name, this.printed.length - 1)
    return this.printed.length - 1
  }

  /** 2011:contents/209: the loyalty a planeswalker enters with, unless the board says otherwise. */
  loyaltyOf(name: string): GameObject['counters'] {
    const loyalty = this.lookup(name)?.loyalty ?? null
    return loyalty === null ? {} : { loyalty }
  }

  add(name: string, path: string, fields: Pick<GameObject, 'owner' | 'zone'> & Partial<GameObject>): ObjectId {
    const id = this.objects.length + 1
    this.objects.push(blankObject({ id, face: this.face(name, path), card: id, timestamp: id, ...fields }))
    return id
  }

  list(names: readonly string[] | undefined, owner: Seat, zone: GameObject['zone'], path: string): ObjectId[] {
    return (names ?? []).map((name, index) => this.add(name, `${path}.${zone}.${index}`, { owner, zone }))
  }
}

function addPermanent(
  builder: Builder,
  entry: PermanentInput,
  seat: Seat,
  path: string,
): { id: ObjectId; attacking: boolean } {
  const given = typeof entry === 'string' ? { name: entry } : entry
  const owner = given.owner ?? seat
  const token = given.token === true
  const id = builder.add(given.name, path, {
    owner,
    zone: 'battlefield',
    controller: seat,
    baseController: seat,
    kind: token ? 'token' : 'card',
    ...(token ? { card: null } : {}),
    tapped: given.tapped ?? given.attacking ?? false,
    damage: given.damage ?? 0,
    counters: { ...builder.loyaltyOf(given.name), ...given.counters },
    faceDown: given.faceDown ?? false,
    chosen: given.chosenColor === undefined ? {} : { color: given.chosenColor },
    // Later than every turn's beginning: summoning sick.
    controlledSince: given.sick === true ? SICK : 0,
  })
  builder.labels.set(given.label ?? given.name, id)
  if (given.attachedTo !== undefined) builder.attachments.push({ id, to: given.attachedTo, path })
  return { id, attacking: given.attacking ?? false }
}

const SICK = 1_000_000

function poolOf(builder: Builder, side: SideInput, path: string): readonly ManaUnit[] {
  const cost = parseCost(side.pool ?? '')
  const types = (cost ?? []).filter((symbol): symbol is ManaUnit['type'] => /^[WUBRGC]$/.test(symbol))
  if (cost === null || types.length !== cost.length)
    builder.problems.push({ path: `${path}.pool`, key: 'board.poolSymbols', params: {} })
  return types.map((type) => ({ type, source: 0, use: null, at: null }))
}

function playerOf(builder: Builder, side: SideInput, seat: Seat): Player {
  return {
    seat,
    name: side.name ?? `Player ${seat + 1}`,
    life: side.life ?? 20,
    poison: side.poison ?? 0,
    pool: poolOf(builder, side, `players.${seat}`),
    landsPlayed: Array.from({ length: side.landsPlayed ?? 0 }, () => 'turn' as const),
    drew: false,
    drewFromEmpty: false,
    lost: null,
    left: false,
    mulligans: 0,
    handSize: HAND_SIZE,
    upkeeps: [0, 0],
    turnBegan: 1,
    deck: [],
  }
}

/** Attaches attachments once everything has an id. */
function attach(builder: Builder): void {
  for (const { id, to, path } of builder.attachments) {
    const host = builder.labels.get(to)
    const index = id - 1
    const object = builder.objects[index]
    if (host === undefined || object === undefined)
      builder.problems.push({ path: `${path}.attachedTo`, key: 'board.noSuchLabel', params: { label: to } })
    else builder.objects[index] = { ...object, attachedTo: { object: host } }
  }
}

function stepsAfter(step: Step): readonly Step[] {
  return STEPS.slice(STEPS.indexOf(step) + 1)
}

function combatOf(attackers: readonly ObjectId[], player: Seat): State['combat'] {
  if (attackers.length === 0) return null
  return {
    attacked: true,
    attackers: attackers.map((id) => attackOn(id, { player }, player)),
    blocks: [],
    dealtFirst: [],
  }
}

/**
 * The state a board describes: its step has begun, its active player is about to receive priority. Returns the problems instead if the
 * data doesn't have the form of docs/scenario.md, or names cards that `lookup` doesn't know.
 */
export function stateFrom(
  board: unknown,
  lookup: Lookup,
): { readonly state: State } | { readonly problems: readonly BoardProblem[] } {
  const parsed = v.safeParse(BoardSchema, board)
  if (!parsed.success) return { problems: boardProblems(parsed.issues) }
  const { edition, seed, turn, players, orderGraveyards } = parsed.output
  const builder = new Builder(lookup)
  const zones = players.map((side, seat) => ({
    library: builder.list(side.library, seat, 'library', `players.${seat}`),
    hand: builder.list(side.hand, seat, 'hand', `players.${seat}`),
    graveyard: builder.list(side.graveyard, seat, 'graveyard', `players.${seat}`),
    exile: builder.list(side.exile, seat, 'exile', `players.${seat}`),
    command: builder.list(side.command, seat, 'command', `players.${seat}`),
    outside: builder.list(side.outside, seat, 'outside', `players.${seat}`),
    ante: builder.list(side.ante, seat, 'ante', `players.${seat}`),
    battlefield: (side.battlefield ?? []).map((entry, index) =>
      addPermanent(builder, entry, seat, `players.${seat}.battlefield.${index}`),
    ),
  }))
  attach(builder)
  const list = players.map((side, seat) => playerOf(builder, side, seat))
  if (builder.problems.length > 0) return { problems: builder.problems }
  const active = turn?.active ?? 0
  const step = turn?.step ?? 'main1'
  const permanents = zones.flatMap((zone) => zone.battlefield)
  const defending = (active + 1) % players.length
  const empty = emptyState(edition, list, builder.printed, seedRandom(seed ?? 1), {
    // 408.1b: the active player is about to receive priority.
    at: 'acted',
    seat: active,
  })
  return {
    state: {
      ...empty,
      objects: pagesOf(builder.objects),
      nextId: builder.objects.length + 1,
      clock: SICK + 1,
      libraries: zones.map((zone) => zone.library),
      hands: zones.map((zone) => zone.hand),
      graveyards: zones.map((zone) => zone.graveyard),
      exile: zones.flatMap((zone) => zone.exile),
      command: zones.flatMap((zone) => zone.command),
      outside: zones.map((zone) => zone.outside),
      ante: zones.flatMap((zone) => zone.ante),
      options: { ante: zones.some((zone) => zone.ante.length > 0), orderGraveyards: orderGraveyards ?? false },
      battlefield: permanents.map((permanent) => permanent.id),
      turn: { number: turn?.number ?? 3, active, step, ahead: stepsAfter(step), starter: 0, natural: active },
      combat: combatOf(
        permanents.filter((permanent) => permanent.attacking).map((permanent) => permanent.id),
        defending,
      ),
    },
  }
}
