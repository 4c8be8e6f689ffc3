/** Generated games of ten players and more, several of whom take their turns at once (2011:contents/807). */
import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { grandMelee, type Position, type Seat, type Setup, stateOf } from '../../src/engine/index.ts'
import { phaseOf, receiversFrom, runningTurns, type State } from '../../src/engine/state/index.ts'
import { checkAgain, checkReplay } from './support/again.ts'
import { rollFrom } from './support/chance.ts'
import { knownIn, randomDeck } from './support/decks.ts'
import { named, playGame } from './support/games.ts'
import { Knowledge } from './support/knowledge.ts'
import { cardsOf, checkPosition } from './support/position.ts'
import { checkConcede, checkGarbage, checkListed } from './support/replies.ts'

const CARDS = 18

function setupOf(seats: number, seed: number): Setup {
  const roll = rollFrom(seed)
  const known = knownIn('2011', seed % 2 === 0 ? 'handmade' : 'set')
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `P${seat}`,
    deck: named(randomDeck(known, CARDS, roll), seat),
  }))
  return { edition: '2011', seed, starter: roll(seats), players, format: grandMelee(seats) }
}

const present = ({ players }: State): readonly Seat[] =>
  players.flatMap(({ seat, lost }) => (lost === null ? seat : []))

/** Markers, combats and who is asked. */
function checkMarkers(position: Position): void {
  const { checkpoint: state, question } = position
  const { melee } = state
  if (melee === undefined || state.outcome !== null) return
  const markers = [melee, ...melee.parked]
  const kept = markers.filter(({ last }) => !last)
  assert.equal(new Set(markers.map(({ marker }) => marker)).size, markers.length, 'a marker twice')
  assert.equal(new Set(markers.map(({ holder }) => holder)).size, markers.length, 'two markers with one player')
  assert(kept.length <= Math.max(1, Math.floor(present(state).length / 4)), `${kept.length} markers`)
  assert(kept.length >= 1)
  const steps = [state, ...melee.parked.map(({ own }) => own)]
  const fighting = steps.filter(
    ({ turn: { step }, stage }) =>
      phaseOf(step) === 'combat' && !(step === 'beginCombat' && stage.at === 'beginStep') && stage.at !== 'waits',
  )
  assert(fighting.length <= 1, 'two combats')
  const numbers = runningTurns(state).map(({ number }) => number)
  assert.equal(new Set(numbers).size, numbers.length, 'two turns of one number')
  if (question?.kind === 'priority' && position.replies.length === 0)
    assert(receiversFrom(state, 0).includes(question.seat), `${question.seat} is out of reach`)
}

/** As long as nobody has left, four seats lie between one marker and the next. */
function checkDistance(position: Position): void {
  const { melee, players, outcome } = position.checkpoint
  if (melee === undefined || outcome !== null || players.some(({ lost }) => lost !== null)) return
  const holders = [melee, ...melee.parked].map(({ holder }) => holder).sort((a, b) => a - b)
  for (const [index, holder] of holders.entries()) {
    const next = holders[(index + 1) % holders.length] ?? holder
    const away = (next - holder + players.length) % players.length || players.length
    assert(away >= 4, `${holder} and ${next} are too close`)
  }
}

function hold(seats: number, seed: number, most: number): void {
  const setup = setupOf(seats, seed)
  const middle = new Map<number, Position>()
  let cards: readonly number[] = []
  let last: Position | null = null
  let knowledge: Knowledge | null = null
  const sound = (position: Position): void => {
    checkPosition(position, cards)
    checkMarkers(position)
  }
  const replies = playGame(
    setup,
    seed,
    (step) => {
      const { before, after, roll, index } = step
      sound(after)
      checkDistance(after)
      knowledge?.look(after, step.events)
      if (roll(20) === 0) knowledge?.check(after, step.events)
      if (roll(60) === 0) checkAgain(step)
      if (roll(80) === 0) checkConcede(before, roll, sound)
      if (roll(80) === 0) checkListed(before, roll, sound)
      if (roll(80) === 0) checkGarbage(before, roll, sound)
      if (index % 100 === 0) middle.set(index, after)
      last = after
    },
    (first) => {
      cards = cardsOf(stateOf(first))
      knowledge = new Knowledge(first)
    },
    most,
  )
  if (last !== null) checkReplay(setup, replies, last, middle)
}

describe('generated grand melees', () => {
  test('end, sound at every position, the same from JSON and replayed, and tell no seat what it may not know', () => {
    for (const [seats, seed] of [
      [10, 1],
      [13, 3],
    ] as const)
      hold(seats, seed, 220)
  })
})
