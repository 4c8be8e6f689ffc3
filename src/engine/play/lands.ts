/** With what permission a land is played: the turn's own, or that of an effect (212.6b). */
import type { Edition } from '../../rulebook/index.ts'
import { landEffectsOf } from '../playerRules/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { editionOf, type LandPermission, type ObjectId, playerAt, type Seat, type State } from '../state/index.ts'

interface Usable {
  readonly by: LandPermission
  readonly source: ObjectId | null
}

type LandPlays = Edition['game']['landPlays']

const OWN: Usable = { by: 'turn', source: null }

/** today:305.2: one play and those that effects allow now, less the lands played this turn, whoever allowed those. */
function counted(state: State, seat: Seat): readonly Usable[] {
  const allowed = landEffectsOf(state, seat).reduce((sum, { n }) => sum + n, 1)
  return playerAt(state, seat).landsPlayed.length < allowed ? [OWN] : []
}

/**
 * 2004:212.6b: what no event takes away, the turn's own permission and those of effects that last anyway, is used last;
 * of one object's, any.
 */
function permissions(state: State, seat: Seat): readonly Usable[] {
  const { landsPlayed } = playerAt(state, seat)
  const isLeft = (by: LandPermission, n: number): boolean => landsPlayed.filter((one) => one === by).length < n
  const effects = landEffectsOf(state, seat).filter(({ effect, n }) => isLeft(effect, n))
  const bySource = new Map<ObjectId | null, Usable>()
  for (const { effect: by, source } of effects) bySource.set(source, { by, source })
  const passing = [...bySource.values()].filter(({ source }) => source !== null)
  if (passing.length > 0) return passing
  const lasting = bySource.get(null)
  if (lasting !== undefined) return [lasting]
  return isLeft('turn', 1) ? [OWN] : []
}

const USABLE: { readonly [M in LandPlays]: (state: State, seat: Seat) => readonly Usable[] } = { permissions, counted }

/** The permissions that the player's next land may sensibly use; none if none is left. */
const usable = (state: State, seat: Seat): readonly Usable[] => USABLE[editionOf(state).game.landPlays](state, seat)

/** Whether the player may play another land this turn. */
export function mayPlayAnotherLand(state: State, seat: Seat): boolean {
  return usable(state, seat).length > 0
}

/**
 * The permission that the player's next land uses, or `null` if none is left. The player names it where it makes a
 * difference: several permanents give one, and each may yet leave the battlefield.
 */
export function* namedPermission(state: State, seat: Seat, card: ObjectId): Process<LandPermission | null> {
  const all = usable(state, seat)
  const from = all.flatMap(({ source }) => (source === null ? [] : [source]))
  if (from.length < 2) return all[0]?.by ?? null
  const choice = { seat, source: card, reason: 'landPermission', from, min: 1, max: 1 } as const
  const [chosen] = yield* ask('choose', { ...choice, zone: 'battlefield', looking: [] })
  return all.find(({ source }) => source === chosen)?.by ?? null
}
