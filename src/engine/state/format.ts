/** What is agreed on before a game of several players, beyond its edition: who plays with whom, who may attack whom. */
import type { Seat } from './ids.ts'
import { type Refusal, refuse } from './refusal.ts'

/**
 * Which opponents a player may attack: any of them, several in one combat (802); the one on the left or on the right
 * (803); or those on either side (809).
 */
export type AttackOption = 'several' | 'left' | 'right' | 'neighbours'

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

/** The same with other numbers for the seats. */
export function seatedFrom(format: GameFormat, seated: (seat: Seat) => Seat): GameFormat {
  const ranges: number[] = []
  for (const [seat, range] of format.ranges.entries()) ranges[seated(seat)] = range
  return {
    ...format,
    teams: format.teams.map((team) => team.map(seated)),
    emperors: format.emperors.map(seated),
    ranges,
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

/** Teams hold each player once, are of one size (808), and share turns only where their players sit together (805). */
function whyNotTeams({ teams, deploy, sharedTurns, sharedLife }: GameFormat, seats: number): Refusal | null {
  const isShared = sharedTurns || sharedLife
  if (teams.length === 0) {
    if (deploy) return refuse('format.deploy', '2011:contents/804')
    return isShared ? refuse('format.shared', '2011:contents/805') : null
  }
  const seated = teams.flat()
  const isWhole = new Set(seated).size === seats && seated.every((seat) => seat >= 0 && seat < seats)
  if (teams.length < 2 || seated.length !== seats || !isWhole) return refuse('format.teams', '2011:contents/800')
  if (teams.some((team) => team.length !== teams[0]?.length)) return refuse('format.teams', '2011:contents/808')
  return isShared && !teams.every((team) => areSeatedTogether(team, seats))
    ? refuse('format.shared', '2011:contents/805')
    : null
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

/** Why no game can begin like that with so many seats, or `null` (2011:contents/800 to 811). */
export function whyNotFormat(format: GameFormat, seats: number): Refusal | null {
  const { life, hand, teams, emperors, ranges } = format
  if (life < 1 || hand < 0) return refuse('format.numbers', '101.3')
  if (ranges.length > 0 && (ranges.length !== seats || ranges.some((range) => range < 1)))
    return refuse('format.ranges', '2011:contents/801')
  const why = whyNotTeams(format, seats)
  if (why !== null || emperors.length === 0) return why
  return teams.length > 1 && isEmperors(format, seats) ? null : refuse('format.emperors', '2011:contents/809')
}
