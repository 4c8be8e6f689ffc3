/** Positions from any board: for tests, puzzles and scenario links. docs/scenario.md describes the format. */
import { type Modifiers, modifiersIn, parseCost, STEPS, type Step, UNPRINTED } from '../../language/index.ts'
import { withHouseRules } from '../../rulebook/index.ts'
import {
  attackOn,
  type Commander,
  emptyState,
  FREE_FOR_ALL,
  freshPlayer,
  type GameFormat,
  type GameObject,
  isOneSide,
  lifeAtFirst,
  type ManaUnit,
  newCommander,
  type ObjectId,
  opponentAfter,
  type Player,
  pagesOf,
  type Seat,
  type State,
  seedRandom,
  sideIn,
  whyNotFormat,
} from '../state/index.ts'
import { Builder, type Lookup, THIS_TURN } from './builder.ts'
import { allowances, companionIn, exiledIn } from './elsewhere.ts'
import { attach, checkRingBearers, joinPairs, mergedIn } from './joined.ts'
import { type BoardProblem, boardProblems } from './problems.ts'
import { type Board, type PermanentInput, parseBoard, type SideInput } from './schema.ts'
import { daylightIn, givenTo, standsOf } from './stands.ts'

function addPermanent(
  builder: Builder,
  entry: PermanentInput,
  seat: Seat,
  path: string,
): { id: ObjectId; attacking: boolean } {
  const given = typeof entry === 'string' ? { name: entry } : entry
  const owner = builder.seat(given.owner ?? seat, `${path}.owner`)
  builder.permanent(given.name, path)
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
    ...(given.faceDown === true ? { faceDown: true, downAs: builder.nextDown() } : {}),
    ...standsOf(given, seat),
    ...mergedIn(builder, given, path),
    // Later than every turn's beginning: summoning sick.
    controlledSince: given.sick === true ? THIS_TURN : 0,
  })
  builder.side(given, path)
  builder.label(given.name, given.label, id, path)
  if (given.attachedTo !== undefined) builder.attachments.push({ id, to: given.attachedTo, path })
  if (given.pairedWith !== undefined) builder.pairs.push({ id, to: given.pairedWith, path })
  return { id, attacking: given.attacking ?? false }
}

function poolOf(builder: Builder, side: SideInput, path: string): readonly ManaUnit[] {
  const cost = parseCost(side.pool ?? '')
  const types = (cost ?? []).filter((symbol): symbol is ManaUnit['type'] => /^[WUBRGC]$/.test(symbol))
  if (cost === null || types.length !== cost.length)
    builder.problems.push({ path: `${path}.pool`, key: 'board.poolSymbols', params: {} })
  return types.map((type) => ({ type, source: 0, use: null, at: null }))
}

/** The life total that a side gives, or one that shares it (2011:contents/810). */
function lifeIn(sides: readonly SideInput[], format: GameFormat, seat: Seat): Pick<SideInput, 'life'> {
  const sharing = format.sharedLife ? sideIn(format, seat) : [seat]
  const [life] = sharing.flatMap((one) => sides[one]?.life ?? [])
  return life === undefined ? {} : { life }
}

/** The players of a board, once what lies in their zones is known. */
function playersOf(
  builder: Builder,
  { players, format = FREE_FOR_ALL }: Board,
  zones: readonly { readonly companion?: ObjectId }[],
): readonly Player[] {
  return players.map((side, seat) => {
    const commanders = commandersOf(builder, side, seat, players.length)
    const player = playerOf(builder, { ...side, ...lifeIn(players, format, seat) }, seat, format, commanders)
    const { companion } = zones[seat] ?? {}
    return companion === undefined ? player : { ...player, companion }
  })
}

/** What vanguard cards in the command zone add to the player's hand and life (2011:contents/210, 211). */
function modifiersOf({ objects, printed }: Builder, seat: Seat): Modifiers {
  const own = objects.filter(({ owner, zone }) => owner === seat && zone === 'command')
  return modifiersIn(own.map(({ face }) => printed[face]))
}

/** Counters on a player; boards used to have a field of its own for poison. */
function countersIn({ poison = 0, counters = {} }: SideInput): Player['counters'] {
  const given = Object.entries({ ...(poison > 0 ? { poison } : {}), ...counters })
  return Object.fromEntries(given.filter(([, n]) => n > 0))
}

function playerOf(
  builder: Builder,
  side: SideInput,
  seat: Seat,
  format: GameFormat,
  commanders: readonly Commander[],
): Player {
  const { hand, life: more } = modifiersOf(builder, seat)
  const startingLife = lifeAtFirst(format, seat) + more
  const { life = startingLife, landsPlayed = 0, name = `Player ${seat + 1}` } = side
  return {
    ...freshPlayer({ seat, name, deck: [], handSize: Math.max(0, format.hand + hand), startingLife }),
    ...(commanders.length === 0 ? {} : { commanders }),
    life,
    counters: countersIn(side),
    pool: poolOf(builder, side, `players.${seat}`),
    landsPlayed: Array.from({ length: landsPlayed }, () => 'turn' as const),
    turnBegan: 1,
  }
}

/** Steps in which there are attackers once they were declared. */
const ATTACKED: readonly Step[] = STEPS.slice(STEPS.indexOf('declareAttackers'), STEPS.indexOf('endCombat') + 1)

/** 308.2: only creatures of the active player attack, and they do in combat. */
function checkAttackers(builder: Builder, { players, format }: Board, active: Seat, step: Step): void {
  const mayAttack = (seat: Seat): boolean =>
    seat === active || (format?.sharedTurns === true && isOneSide(format, active, seat))
  for (const [seat, { battlefield = [] }] of players.entries())
    for (const [index, entry] of battlefield.entries())
      if (typeof entry === 'object' && entry.attacking === true && (!mayAttack(seat) || !ATTACKED.includes(step)))
        builder.problems.push({
          path: `players.${seat}.battlefield.${index}.attacking`,
          key: 'board.cantAttackNow',
          params: {},
        })
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

/** The active player's own turn, in the usual order. */
const turnOf = (active: Seat) => ({ active, natural: active, decider: active })

/** The commanders of a side: cards that lie somewhere already, or else begin in the command zone (2011:contents/9). */
function commandersOf(builder: Builder, side: SideInput, seat: Seat, seats: number): readonly Commander[] {
  const taken = new Set<number>()
  return (side.commander ?? []).map((entry, index) => {
    const { name, casts = 0, damage = [] } = typeof entry === 'string' ? { name: entry } : entry
    const path = `players.${seat}.commander.${index}`
    const face = builder.face(name, path)
    const isIt = (one: GameObject): boolean => one.owner === seat && one.face === face && one.card !== null
    const found = builder.objects.find((one) => isIt(one) && !taken.has(one.id) && one.zone !== 'outside')
    const card = found?.id ?? builder.add(name, path, { owner: seat, zone: 'command' })
    taken.add(card)
    const begun = newCommander(card, face, builder.printed[face] ?? UNPRINTED, seats)
    return { ...begun, casts, damage: begun.damage.map((_, other) => damage[other] ?? 0) }
  })
}

function zonesOf(builder: Builder, side: SideInput, seat: Seat) {
  const path = `players.${seat}`
  builder.stands(side, seat, path)
  return {
    library: builder.list(side.library, seat, 'library', path),
    hand: builder.list(side.hand, seat, 'hand', path),
    graveyard: builder.list(side.graveyard, seat, 'graveyard', path),
    exile: exiledIn(builder, side, seat, path),
    command: builder.list(side.command, seat, 'command', path),
    variantDeck: (side.variantDeck ?? []).map((name, index) =>
      builder.add(name, `${path}.variantDeck.${index}`, { owner: seat, zone: 'command', faceDown: true }),
    ),
    ...companionIn(builder, side, seat, path),
    ante: builder.list(side.ante, seat, 'ante', path),
    battlefield: (side.battlefield ?? []).map((entry, index) =>
      addPermanent(builder, entry, seat, `${path}.battlefield.${index}`),
    ),
  }
}

/** 2011:contents/9: whose turn it is controls the plane that is face up. */
function givePlane({ objects, printed }: Builder, controller: Seat): void {
  for (const [index, object] of objects.entries())
    if (object.zone === 'command' && !object.faceDown && printed[object.face]?.types.includes('plane') === true)
      objects[index] = { ...object, controller, baseController: controller }
}

/**
 * The state a board describes: its step has begun, its active player is about to receive priority. Returns the problems
 * instead if the data doesn't have the form of docs/scenario.md, or names cards that `lookup` doesn't know.
 */
export function stateFrom(
  board: unknown,
  lookup: Lookup,
): { readonly state: State } | { readonly problems: readonly BoardProblem[] } {
  const parsed = parseBoard(board)
  if (!parsed.success) return { problems: boardProblems(parsed.issues) }
  const { edition, house = {}, seed, turn, players, orderGraveyards, format, daylight } = parsed.output
  const builder = new Builder(lookup, edition, players.length)
  const zones = players.map((side, seat) => zonesOf(builder, side, seat))
  attach(builder)
  joinPairs(builder)
  checkRingBearers(builder, players.length)
  const list = playersOf(builder, parsed.output, zones)
  const given = builder.seat(turn?.active ?? 0, 'turn.active')
  const active = format?.sharedTurns === true ? (sideIn(format, given)[0] ?? given) : given
  const step = turn?.step ?? 'main1'
  checkAttackers(builder, parsed.output, active, step)
  givePlane(builder, active)
  if (format !== undefined && whyNotFormat(format, players.length, { edition }) !== null)
    builder.problems.push({ path: 'format', key: 'board.noSuchFormat', params: {} })
  if (builder.problems.length > 0) return { problems: builder.problems }
  const permanents = zones.flatMap((zone) => zone.battlefield)
  const defending = opponentAfter(format ?? FREE_FOR_ALL, active, players.length)
  const printed = [...builder.printed, ...givenTo(builder.objects)]
  const empty = emptyState(withHouseRules(edition, house), list, printed, seedRandom(seed ?? 1), {
    // 408.1b: the active player is about to receive priority.
    at: 'acted',
    seat: active,
  })
  return {
    state: {
      ...empty,
      ...allowances(builder),
      objects: pagesOf(builder.objects),
      nextId: builder.objects.length + 1,
      clock: THIS_TURN + 1,
      libraries: zones.map((zone) => zone.library),
      hands: zones.map((zone) => zone.hand),
      graveyards: zones.map((zone) => zone.graveyard),
      exile: zones.flatMap((zone) => zone.exile),
      command: builder.objects.filter(({ zone }) => zone === 'command').map(({ id }) => id),
      outside: zones.map((zone) => zone.outside),
      ante: zones.flatMap((zone) => zone.ante),
      options: {
        ante: zones.some((zone) => zone.ante.length > 0),
        orderGraveyards: orderGraveyards ?? false,
        ...(format === undefined ? {} : { format }),
      },
      ...daylightIn(daylight),
      battlefield: permanents.map((permanent) => permanent.id),
      turn: { ...empty.turn, number: turn?.number ?? 3, ...turnOf(active), step, ahead: stepsAfter(step) },
      combat: combatOf(
        permanents.filter((permanent) => permanent.attacking).map((permanent) => permanent.id),
        defending,
      ),
    },
  }
}
