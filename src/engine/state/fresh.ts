/** What a game begins with: players who have done nothing, and a state with nothing but them in it (101). */
import { STEPS } from '../../language/index.ts'
import { NO_FACTS } from './blank.ts'
import { newEpoch } from './epoch.ts'
import type { ObjectId } from './ids.ts'
import type { GameObject } from './object.ts'
import type { RandomState } from './random.ts'
import { PAGE, type Page, type Player, pageOf, placeOn, type Stage, type State } from './state.ts'

/** A player at the start of a game. */
export function freshPlayer(
  known: Pick<Player, 'seat' | 'name' | 'deck' | 'handSize' | 'startingLife' | 'commanders'>,
): Player {
  return {
    ...known,
    life: known.startingLife,
    counters: {},
    pool: [],
    landsPlayed: [],
    drew: false,
    drewFromEmpty: false,
    lost: null,
    left: false,
    mulligans: 0,
    upkeeps: [0, 0],
    turnBegan: 0,
  }
}

/** Pages of objects from a list whose ids start at 1. */
export function pagesOf(objects: readonly GameObject[]): Page[] {
  const pages: (GameObject | null)[][] = []
  for (const object of objects) {
    const page = pageOf(object.id)
    while (pages.length <= page) pages.push(new Array<GameObject | null>(PAGE).fill(null))
    const list = pages[page]
    if (list !== undefined) list[placeOn(object.id)] = object
  }
  return pages
}

/** A state with nothing but players in it: setups and boards start from it. */
export function emptyState(
  edition: State['edition'],
  players: readonly Player[],
  printed: State['printed'],
  random: RandomState,
  stage: Stage,
): State {
  const none = players.map((): readonly ObjectId[] => [])
  return {
    edition,
    random,
    printed,
    players,
    objects: [],
    nextId: 1,
    clock: 1,
    libraries: none,
    hands: none,
    graveyards: none,
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    phasedOut: [],
    ante: [],
    outside: none,
    options: { ante: false, orderGraveyards: false },
    stage,
    turn: { number: 0, active: 0, step: 'untap', ahead: STEPS.slice(1), starter: 0, natural: 0, decider: 0 },
    combat: null,
    lasting: [],
    shields: [],
    delayed: [],
    waiting: [],
    lastKnown: {},
    legendStatus: {},
    schedule: { extraTurns: [], skips: [], controls: [] },
    facts: NO_FACTS,
    mandatoryLoop: null,
    loopHistory: null,
    outcome: null,
    outer: null,
    epoch: newEpoch(),
  }
}
