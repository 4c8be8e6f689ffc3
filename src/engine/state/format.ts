/** What is agreed on before a game of several players, beyond its edition: who plays with whom, who may attack whom. */
import type { Seat } from './ids.ts'
import { type BareRefusal, type Played, type Refusal, refuse } from './refusal.ts'

/**
 * Which opponents a player may attack: any of them, several in one combat (802); the one on the left or on the right
 * (803); or those on either side (809).
 */
export type AttackOption = 'several' | 'left' | 'right' | 'neighbours'

/** Who is alone against all others, and the life total that they begin with (2011:contents/9). */
export interface Archenemy {
  readonly seat: Seat
  readonly life: number
}

/** How a game begins and is won (101, 2011:contents/800). */
export interface GameFormat {
  /** The life total with which everybody begins (101.3). */
  readonly life: number
  /** The starting hand size, and the usual maximum (101.3, 314.1). */
  readonly hand: number
  /** The seats of each team; empty: each player for themself (806). */
  readonly teams: readonly (readonly Seat[])[]
  readonly attack: AttackOption
  /** The players with whom their teams lose (809). */
  readonly emperors: readonly Seat[]
  /** By seat: how many seats away what a player does can reach (801); empty: everywhere. */
  readonly ranges: readonly number[]
  /** Each player has a commander, and the first mulligan costs no card (2011:contents/9). */
  readonly commander: boolean
  /** Creatures can be handed to teammates (2011:contents/804). */
  readonly deploy: boolean
  /** Teams take their turns together (2011:contents/805). */
  readonly sharedTurns: boolean
  /** A team has one life total, 15 poison counters beat it, and it loses with any of its players (2011:contents/810). */
  readonly sharedLife: boolean
  readonly archenemy: Archenemy | null
  /** Whether there are planes, and each player has a planar deck or all have one (2011:contents/9). */
  readonly planes: 'none' | 'own' | 'shared'
  /** Several turns at once, each with a marker (2011:contents/807); absent: one turn after the other. */
  readonly turnMarkers?: true
}

/** Each for themself, and each may attack anyone: a game of two, or of more (806). */
export const FREE_FOR_ALL: GameFormat = {
  life: 20,
  hand: 7,
  teams: [],
  attack: 'several',
  emperors: [],
  ranges: [],
  commander: false,
  deploy: false,
  sharedTurns: false,
  sharedLife: false,
  archenemy: null,
  planes: 'none',
}

/** Each for themself with a commander and 40 life (2011:contents/9). */
export const COMMANDER: GameFormat = { ...FREE_FOR_ALL, life: 40, commander: true }

/** Two teams of two, with turns and life in common (2011:contents/810). */
export const TWO_HEADED_GIANT: GameFormat = {
  ...FREE_FOR_ALL,
  life: 30,
  teams: [
    [0, 1],
    [2, 3],
  ],
  sharedTurns: true,
  sharedLife: true,
}

/** Two teams of three, an emperor between two generals in each (2011:contents/809). */
export const EMPEROR: GameFormat = {
  ...FREE_FOR_ALL,
  teams: [
    [0, 1, 2],
    [3, 4, 5],
  ],
  attack: 'neighbours',
  emperors: [1, 4],
  ranges: [1, 2, 1, 1, 2, 1],
  deploy: true,
}

/** One player with schemes against three who take their turns together (2011:contents/9). */
export const ARCHENEMY: GameFormat = {
  ...FREE_FOR_ALL,
  teams: [[0], [1, 2, 3]],
  sharedTurns: true,
  archenemy: { seat: 0, life: 40 },
}

/** Each for themself, with a planar deck each (2011:contents/9). */
export const PLANECHASE: GameFormat = { ...FREE_FOR_ALL, planes: 'own' }

/** The life total with which a player begins. */
export const lifeAtFirst = ({ life, archenemy }: GameFormat, seat: Seat): number =>
  archenemy?.seat === seat ? archenemy.life : life

/** The fewest players of a grand melee. */
const MELEE_SEATS = 10

/** Ten players or more, each for themself, several of whom take their turns at once (2011:contents/807). */
export const grandMelee = (seats: number): GameFormat => ({
  ...FREE_FOR_ALL,
  attack: 'left',
  ranges: Array.from({ length: seats }, () => 1),
  turnMarkers: true,
})

/** The same with other numbers for the seats. */
export function seatedFrom(format: GameFormat, seated: (seat: Seat) => Seat): GameFormat {
  const ranges: number[] = []
  for (const [seat, range] of format.ranges.entries()) ranges[seated(seat)] = range
  return {
    ...format,
    teams: format.teams.map((team) => team.map(seated)),
    emperors: format.emperors.map(seated),
    ranges,
    archenemy: format.archenemy && { ...format.archenemy, seat: seated(format.archenemy.seat) },
  }
}

/** The same for those who play on, in the order of their new seats: of a team all or nobody. */
export function formatFor(format: GameFormat, left: readonly Seat[]): GameFormat {
  const of = (seats: readonly Seat[]) => seats.filter((seat) => left.includes(seat)).map((seat) => left.indexOf(seat))
  return {
    ...format,
    teams: format.teams.map(of).filter((team) => team.length > 0),
    emperors: of(format.emperors),
    ranges: format.ranges.filter((_, seat) => left.includes(seat)),
  }
}

/** The team of a player; `null`: they play for themself. */
const teamOf = ({ teams }: GameFormat, seat: Seat): readonly Seat[] | null =>
  teams.find((team) => team.includes(seat)) ?? null

/** The seats of a player's team, or just their own. */
export const sideIn = (format: GameFormat, seat: Seat): readonly Seat[] => teamOf(format, seat) ?? [seat]

/** Whether two players, who may be one, win and lose together. */
export const isOneSide = (format: GameFormat, a: Seat, b: Seat): boolean =>
  a === b || teamOf(format, a)?.includes(b) === true

const areSeatedTogether = (team: readonly Seat[], seats: number): boolean =>
  team.some((from) => team.every((_, step) => team.includes((from + step) % seats)))

/** Each team as far from the next as any other, so that nobody sits with a teammate (811). */
const areSeatedAlternately = ({ teams }: GameFormat, seats: number): boolean =>
  teams.every((team) => team.every((seat) => team.includes((seat + teams.length) % seats)))

/**
 * Teams hold each player once, are of one size, sit together (808) or alternately (811), and share turns only where
 * their players sit together (805).
 */
function whyNotTeams(format: GameFormat, seats: number): BareRefusal | null {
  const { teams, deploy, sharedTurns, sharedLife, archenemy } = format
  const isShared = sharedTurns || sharedLife
  if (teams.length === 0) {
    if (deploy) return 'format.deploy'
    return isShared ? 'format.shared' : null
  }
  const seated = teams.flat()
  const isWhole = new Set(seated).size === seats && seated.every((seat) => seat >= 0 && seat < seats)
  if (teams.length < 2 || seated.length !== seats || !isWhole) return 'format.teams'
  if (archenemy === null && teams.some((team) => team.length !== teams[0]?.length)) return 'format.teams'
  const areTogether = teams.every((team) => areSeatedTogether(team, seats))
  if (isShared && !areTogether) return 'format.shared'
  return areTogether || areSeatedAlternately(format, seats) ? null : 'format.seating'
}

/** A life total is shared by two teams that share their turns, too (810); an emperor leads none of them (800, 809). */
function whyNotSharedLife({ teams, emperors, sharedTurns }: GameFormat): BareRefusal | null {
  const isGiant = teams.length === 2 && sharedTurns && emperors.length === 0
  return isGiant ? null : 'format.sharedLife'
}

/** The archenemy is alone against one team, which takes its turns together (2011:contents/9). */
function isAlone({ teams, sharedTurns, sharedLife, archenemy }: GameFormat): boolean {
  const own = teams.find((team) => archenemy !== null && team.includes(archenemy.seat))
  return teams.length === 2 && own?.length === 1 && sharedTurns && !sharedLife
}

/** Planes and schemes are not played together: each variant has the command zone to itself (2011:contents/9). */
function whyNotVariants(format: GameFormat): BareRefusal | null {
  const { archenemy, planes } = format
  if (archenemy === null) return null
  if (planes !== 'none') return 'format.variants'
  return isAlone(format) && archenemy.life >= 1 ? null : 'format.archenemy'
}

/** An emperor sits between the generals of the team (809). */
function isEmperors({ teams, emperors }: GameFormat, seats: number): boolean {
  return teams.every((team) => {
    const own = emperors.filter((seat) => team.includes(seat))
    const sides = own.flatMap((seat) => [(seat + 1) % seats, (seat + seats - 1) % seats])
    return (
      own.length === 1 &&
      team.length === 3 &&
      areSeatedTogether(team, seats) &&
      sides.every((seat) => team.includes(seat))
    )
  })
}

/** An emperor reaches the generals' opponents, a general the seats on either side; creatures are deployed (809). */
function whyNotEmperors(format: GameFormat, seats: number): BareRefusal | null {
  const { teams, emperors, attack, deploy, ranges } = format
  if (emperors.length === 0) return attack === 'neighbours' ? 'format.neighbours' : null
  if (teams.length < 2 || !isEmperors(format, seats)) return 'format.emperors'
  const reach = Array.from({ length: seats }, (_, seat) => (emperors.includes(seat) ? 2 : 1))
  const hasOptions = attack === 'neighbours' && deploy && reach.every((range, seat) => ranges[seat] === range)
  return hasOptions ? null : 'format.emperorOptions'
}

/** A grand melee has enough players, each for themself, who reach one seat and attack to the left (807). */
function whyNotMelee({ teams, attack, ranges, turnMarkers }: GameFormat, seats: number): BareRefusal | null {
  if (turnMarkers !== true) return null
  const reach = ranges.length === seats && ranges.every((range) => range === 1)
  const isMelee = seats >= MELEE_SEATS && teams.length === 0 && attack === 'left' && reach
  return isMelee ? null : 'format.melee'
}

const isCount = (n: number, least: number): boolean => Number.isInteger(n) && n >= least

function problemOf(format: GameFormat, seats: number): BareRefusal | null {
  const { life, hand, ranges, sharedLife } = format
  if (!isCount(life, 1) || !isCount(hand, 0)) return 'format.numbers'
  if (ranges.length > 0 && (ranges.length !== seats || !ranges.every((range) => isCount(range, 1))))
    return 'format.ranges'
  return (
    whyNotVariants(format) ??
    whyNotTeams(format, seats) ??
    (sharedLife ? whyNotSharedLife(format) : null) ??
    whyNotEmperors(format, seats) ??
    whyNotMelee(format, seats)
  )
}

/** Why no game can begin like that with so many seats, or `null` (2011:contents/800 to 811). */
export function whyNotFormat(format: GameFormat, seats: number, played: Played): Refusal | null {
  const problem = problemOf(format, seats)
  return problem === null ? null : refuse(played, problem)
}
