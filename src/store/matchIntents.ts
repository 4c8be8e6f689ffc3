/** From game to game of a match. */
import {
  checkReply,
  concedeMatch,
  type Exchange,
  exchangeCards,
  type Match,
  type MatchSetup,
  newGame,
  newMatch,
  type Seat,
  seenBy,
  startGame,
  stillIn,
} from '../engine/index.ts'
import { aiLink } from './aiLink.ts'
import { noteAtTable } from './atTable.ts'
import { saveBetween, saveGame } from './autosave.ts'
import type { Driver } from './driver.ts'
import { freshId } from './freshId.ts'
import { type Game, isHuman, type SeatConfig } from './game.ts'
import { betweenGames, isMatchOpen, type MatchSoFar, machinesExchanging, matchNow } from './match.ts'
import { useSettings } from './settingsStore.ts'
import { putOnTable } from './tableOpening.ts'
import { type Access, EMPTY, type TableIntents } from './tableState.ts'
import { current, startTimeline } from './timeline.ts'

type Matches = Pick<TableIntents, 'startMatch' | 'nextGame' | 'reveal' | 'exchange' | 'concedeMatch'>

const openHands = (): boolean => useSettings.getState().settings.openHands

/** Concedes the current game for a seat that is still in it. */
function leaveGame({ get }: Access, driver: Driver, seat: Seat): void {
  const { game } = get()
  const reply = { concede: seat, whole: true } as const
  if (game !== null && checkReply(current(game.timeline).position, reply) === null) driver.feed(reply, seat, false)
}

/** Concedes the current game, and the match with it. */
function giveUp({ get, set }: Access, driver: Driver, seat: Seat): void {
  const { game } = get()
  if (game === null || !game.match || !isHuman(game, seat)) return
  if (current(game.timeline).position.question === null) return
  const step = concedeMatch(game.match, seat)
  if ('refused' in step) return
  driver.stop()
  const left = stillIn(step.match)
  for (const one of stillIn(game.match)) if (!left.includes(one)) leaveGame({ get, set }, driver, one)
  const now = get().game
  if (now !== null) {
    const over = { ...now, match: step.match }
    set({ game: over })
    saveGame(over, get().viewer, { get, set })
  }
  driver.advance()
}

/** The match once its machines have exchanged cards, each by what it has seen in the game that is over. */
async function exchangedByMachines(game: Game, { match, seats }: MatchSoFar): Promise<Match> {
  let now = match
  for (const seat of machinesExchanging({ match, seats })) {
    const own = match.cards[seat]
    if (own === undefined) continue
    const exchange = await aiLink.exchange({ own, seen: seenBy(current(game.timeline).position, seat) })
    const step = exchange === null ? null : exchangeCards(now, seat, exchange)
    if (step !== null && 'match' in step) now = step.match
  }
  return now
}

export function matchIntents(access: Access, driver: Driver): Matches {
  const { get, set } = access
  /** Puts the match's next game on the table. */
  const play = (match: Match, seats: readonly SeatConfig[], stops: Game['stops'] | null) => {
    const started = startGame(match)
    if ('refused' in started) return set({ lastRefusal: started.refused })
    const begun = newGame(started.setup)
    const timeline = startTimeline(begun.position, begun.events)
    const seated = started.seats.flatMap((seat) => seats[seat] ?? [])
    const game = { id: freshId(), setup: started.setup, seats: seated, match: started.match, timeline }
    putOnTable(access, driver, stops ? { ...game, stops: started.seats.map((seat) => stops[seat] ?? null) } : game)
    saveGame(get().game ?? game, get().viewer, { get, set })
  }
  /** The next person who may exchange cards, or the next game. */
  const goOn = (now: MatchSoFar, after: Seat) => {
    const between = betweenGames(now, after, openHands())
    if (between === null) return play(now.match, now.seats, now.stops)
    set({ ...EMPTY, booted: true, notices: get().notices, between })
    noteAtTable(between.id)
    saveBetween(between, { get, set })
  }
  return {
    startMatch: (setup: MatchSetup, seats, stops = undefined) => play(newMatch(setup), seats, stops),
    nextGame: () => {
      const { game } = get()
      const match = game === null ? null : matchNow(game)
      if (game === null || match === null || match.playing || !isMatchOpen(game)) return
      driver.stop()
      const now: MatchSoFar = { id: game.id, match, seats: game.seats, stops: game.stops ?? null }
      if (machinesExchanging(now).length === 0) return goOn(now, -1)
      // Asked for twice, the machines are asked once.
      if (get().exchanging === game) return
      set({ exchanging: game })
      exchangedByMachines(game, now).then((after) => {
        if (get().exchanging === game) set({ exchanging: null })
        // Meanwhile something else may have come to the table.
        if (get().game === game) goOn({ ...now, match: after }, -1)
      })
    },
    reveal: () => {
      const { between } = get()
      if (between !== null) set({ between: { ...between, curtain: false } })
    },
    exchange: (exchange: Exchange) => {
      const { between } = get()
      if (between === null || between.curtain) return false
      const step = exchangeCards(between.match, between.asked, exchange)
      if ('refused' in step) {
        set({ lastRefusal: step.refused })
        return false
      }
      const { id, seats, stops } = between
      goOn({ id, match: step.match, seats, stops }, between.asked)
      return true
    },
    concedeMatch: (seat) => giveUp(access, driver, seat),
  }
}
