/** From one of several turns to another (2011:contents/807): what belongs to a turn goes and comes with it. */
import {
  type Draft,
  findAnywhere,
  type GameObject,
  type InTurn,
  keptActivations,
  type Melee,
  markersToRemove,
  type ObjectId,
  type OwnTurn,
  type ParkedTurn,
  parkedDamage,
  parkedEffects,
  type Seat,
  type State,
} from '../state/index.ts'

const ownOf = ({ turn, stage, stack, facts, mandatoryLoop, loopHistory }: State): OwnTurn => ({
  turn,
  stage,
  stack,
  facts,
  mandatoryLoop,
  loopHistory,
})

const permanents = (state: State): readonly GameObject[] =>
  [...state.battlefield, ...state.phasedOut].flatMap((id) => findAnywhere(state, id) ?? [])

function damageInTurn(state: State): Readonly<Record<ObjectId, number>> {
  const marked: Record<ObjectId, number> = {}
  for (const { id, damage } of permanents(state)) {
    const own = damage - parkedDamage(state, id)
    if (own > 0) marked[id] = own
  }
  return marked
}

function madeInTurn(state: State): readonly number[] {
  const elsewhere = parkedEffects(state)
  const lasting = state.lasting.filter(({ duration }) => ['endOfTurn', 'duringNextTurn'].includes(duration.kind))
  const delayed = state.delayed.filter(({ until }) => until === 'endOfTurn')
  return [...lasting, ...state.shields, ...delayed].flatMap(({ id }) => (elsewhere.has(id) ? [] : id))
}

const NOTHING: InTurn = { pool: [], landsPlayed: [], drew: false }

/** The turn that goes on at this moment, as it waits for its next go. */
function parked({ melee, state }: { readonly melee: Melee; readonly state: State }): ParkedTurn {
  const { marker, holder, last } = melee
  const activations: Record<ObjectId, GameObject['activations']> = {}
  for (const one of permanents(state))
    if (Object.keys(one.activations).length > 0) activations[one.id] = one.activations
  return {
    marker,
    holder,
    last,
    own: ownOf(state),
    players: state.players.map(({ pool, landsPlayed, drew }) => ({ pool, landsPlayed, drew })),
    activations,
    damage: damageInTurn(state),
    made: madeInTurn(state),
  }
}

function isEmpty({ pool, landsPlayed, drew }: InTurn): boolean {
  return pool.length === 0 && landsPlayed.length === 0 && !drew
}

/** What the players and permanents have of that turn. */
function bring(g: Draft, { players, activations }: Pick<ParkedTurn, 'players' | 'activations'>): void {
  for (const player of g.state.players) {
    const { pool, landsPlayed, drew } = players[player.seat] ?? NOTHING
    const brought = player.left ? NOTHING : { pool, landsPlayed, drew }
    if (!isEmpty(player) || !isEmpty(brought)) g.patchPlayer(player.seat, brought)
  }
  for (const { id, activations: now } of permanents(g.state)) {
    const then = activations[id] ?? {}
    if (Object.keys(now).length + Object.keys(then).length > 0)
      g.patch(id, { activations: { ...then, ...keptActivations(now) } })
  }
}

/** Puts the turn that goes on at this moment behind the others: nothing of it is left, and another can begin. */
export function parkTurn(g: Draft): void {
  const { melee } = g.state
  if (melee === undefined) return
  const turn = parked({ melee, state: g.state })
  g.write({ melee: { ...melee, parked: [...melee.parked, turn] }, stack: [], mandatoryLoop: null, loopHistory: null })
  bring(g, { players: [], activations: {} })
}

/** Removes the marker of the turn that is over, and goes on with the next. */
export function dropTurn(g: Draft): void {
  const { melee } = g.state
  if (melee === undefined) return
  parkTurn(g)
  const { marker } = melee
  const kept = (g.state.melee?.parked ?? []).filter((one) => one.marker !== marker)
  g.write({ melee: { ...melee, parked: kept } })
  takeUpTurn(g)
}

/** Takes up the turn that has waited longest. What attacked in each player's last turn is the same for all turns. */
export function takeUpTurn(g: Draft): void {
  const { melee, facts } = g.state
  const [next, ...others] = melee?.parked ?? []
  if (melee === undefined || next === undefined) return
  const { marker, holder, last, own } = next
  g.write({
    ...own,
    facts: {
      ...own.facts,
      attackedLast: facts.attackedLast,
      ...(facts.since && { since: facts.since }),
      ...(facts.before && { before: facts.before }),
    },
    melee: { marker, holder, last, parked: others },
  })
  bring(g, next)
}

/** Some players have left: too many markers are removed after their turns; what left other stacks is on them no more. */
export function noteDepartures(g: Draft, left: readonly Seat[]): void {
  const { melee } = g.state
  if (melee === undefined) return
  const removed = markersToRemove(g.state, left)
  const isLast = ({ marker, last }: { readonly marker: number; readonly last: boolean }): boolean =>
    last || removed.includes(marker)
  const isThere = (id: ObjectId): boolean => findAnywhere(g.state, id)?.zone === 'stack'
  const others = melee.parked.map(
    (one): ParkedTurn => ({
      ...one,
      last: isLast(one),
      own: { ...one.own, stack: one.own.stack.filter(isThere) },
    }),
  )
  g.write({ melee: { ...melee, last: isLast(melee), parked: others } })
}
