/** Losing, winning, and how the game ends (102). */
import type { Citation } from '../../rulebook/index.ts'
import { notice } from '../abilities/index.ts'
import { isPlayerKeptFrom } from '../playerRules/index.ts'
import {
  areOpponents,
  citeIn,
  type Draft,
  formatOf,
  type Happened,
  inTurnOrder,
  isInRange,
  type LossReason,
  opponentsOf,
  type Proposed,
  playerAt,
  type Seat,
  type State,
  sharingLife,
  teammatesOf,
} from '../state/index.ts'

type Loss = Extract<Proposed, { kind: 'lose' }>

const RULES: Readonly<Record<LossReason, Citation>> = {
  life: 'lose.life',
  poison: 'lose.poison',
  emptyLibrary: 'lose.library',
  effect: 'lose.effect',
  conceded: 'lose.concession',
  emperor: 'lose.emperor',
  commander: 'lose.commander',
  team: 'lose.team',
}

/**
 * A player who is out of the game can't lose it again; some effects keep a player from losing, but nothing prevents
 * conceding.
 */
export function mayLose(state: State, { seat, reason }: Loss): boolean {
  if (state.outcome !== null || playerAt(state, seat).lost !== null) return false
  // 2011:contents/810: what keeps a player from it keeps the team.
  const isKept = (from: 'losing' | 'losingWithoutLife'): boolean =>
    sharingLife(state, seat).some((one) => isPlayerKeptFrom(state, one, from))
  if (reason === 'life' && isKept('losingWithoutLife')) return false
  return reason === 'conceded' || !isKept('losing')
}

/** A player loses the game (102.3), and leaves it as soon as the event is over. */
export function lose(g: Draft, { seat, reason }: Loss, happened: Happened[]): void {
  if (playerAt(g.state, seat).lost !== null) return
  g.patchPlayer(seat, { lost: reason })
  g.emit({ kind: 'playerLost', rule: RULES[reason], seat, reason })
  happened.push({ kind: 'lost', seat, reason })
}

/** 102.7: a player may concede at any time; nothing replaces that. */
export function giveUp(g: Draft, seat: Seat): void {
  const happened: Happened[] = []
  lose(g, { kind: 'lose', seat, reason: 'conceded' }, happened)
  decideGame(g, happened)
  notice(g, happened)
}

/** The players of one side, and nobody else, are left: of a team its last member wins for all (2011:contents/808). */
function isOver(state: State, left: readonly Seat[]): boolean {
  const [first] = left
  return first === undefined || left.every((seat) => !areOpponents(state, first, seat))
}

/** 2011:contents/809, 810: a team loses with its emperor, or with any of its players where they share their life. */
function loseTogether(g: Draft, happened: Happened[]): void {
  const { emperors, sharedLife } = formatOf(g.state)
  if (sharedLife)
    for (const { seat: one, lost } of g.state.players)
      if (lost !== null)
        for (const seat of teammatesOf(g.state, one)) lose(g, { kind: 'lose', seat, reason: 'team' }, happened)
  for (const emperor of emperors)
    if (playerAt(g.state, emperor).lost !== null)
      for (const seat of teammatesOf(g.state, emperor)) lose(g, { kind: 'lose', seat, reason: 'emperor' }, happened)
}

/**
 * After everyone who loses in an event has lost: the last side wins; if nobody is left, the game is a draw (102.4).
 */
export function decideGame(g: Draft, happened: Happened[]): void {
  const loss = happened.find((one) => one.kind === 'lost')
  if (loss?.kind !== 'lost' || g.state.outcome !== null) return
  loseTogether(g, happened)
  const left = inTurnOrder(g.state)
  if (!isOver(g.state, left)) return
  const [winner] = left
  if (winner === undefined) end(g, null, 'draw', 'draw.allLose')
  else end(g, winner, loss.reason, RULES[loss.reason])
}

/** Whether these events end the game: then nobody has a reason to choose anything any longer. */
export function willEnd(state: State, events: readonly { readonly kind: string }[]): boolean {
  const losing = new Set(events.flatMap((one) => (isLoss(one) ? [one.seat] : [])))
  const { emperors, sharedLife } = formatOf(state)
  const leading = sharedLife ? [...losing] : emperors.filter((seat) => losing.has(seat))
  const isLosing = (seat: Seat): boolean => losing.has(seat) || leading.some((one) => !areOpponents(state, one, seat))
  const left = inTurnOrder(state).filter((seat) => !isLosing(seat))
  return losing.size > 0 && isOver(state, left)
}

function isLoss(event: { readonly kind: string }): event is Loss {
  return event.kind === 'lose'
}

/** An effect says that a player wins: everyone else loses (102.3). */
export function winGame(g: Draft, seat: Seat): void {
  const barred = isPlayerKeptFrom(g.state, seat, 'winning')
  if (barred || g.state.outcome !== null || playerAt(g.state, seat).lost !== null) return
  if (formatOf(g.state).ranges.length === 0) return end(g, seat, 'effect', 'win.effect')
  // 2011:contents/801: it reaches only so far; those in reach lose, the others play on.
  const happened: Happened[] = []
  const reached = opponentsOf(g.state, seat).filter((other) => isInRange(g.state, seat, other))
  for (const other of reached) lose(g, { kind: 'lose', seat: other, reason: 'effect' }, happened)
  decideGame(g, happened)
  notice(g, happened)
}

/** The game is a draw (102.4, 102.6). */
export function drawGame(g: Draft, place: Citation): void {
  if (g.state.outcome === null) end(g, null, 'draw', place)
}

function end(g: Draft, winner: Seat | null, reason: LossReason | 'draw', place: Citation): void {
  g.write({ outcome: { winner, reason, rule: citeIn(g.state, place) } })
  // 217.9b: the winner becomes the owner of all cards at stake.
  if (winner !== null) for (const id of g.state.ante) g.patch(id, { owner: winner, controller: winner })
  g.emit({ kind: g.state.outer === null ? 'gameOver' : 'subgameEnded', rule: place, winner })
}

/** 420.5g asks only about draws since the last check. */
export function forgetFailedDraws(g: Draft): void {
  for (const { seat, drewFromEmpty } of g.state.players) {
    if (drewFromEmpty && playerAt(g.state, seat).lost === null) g.patchPlayer(seat, { drewFromEmpty: false })
  }
}
