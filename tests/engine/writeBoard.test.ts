import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answer,
  boardFrom,
  characteristics,
  find,
  get,
  legalActions,
  type ObjectId,
  type Position,
  playerAt,
  positionFrom,
  type Seat,
  type State,
  seenBy,
  stateOf,
} from '../../src/engine/index.ts'
import type { Printed } from '../../src/language/index.ts'
import { anyGame, playGame, runs, setupOf } from '../invariants/support/games.ts'
import { aura, BASICS, card, creature, instant, sorcery, walker } from '../support/cards.ts'
import { table } from '../support/table.ts'

const UNSEEN = 'Plains'
const plains = BASICS.find(({ name }) => name === UNSEEN) ?? null

/** What a board, written and read again, has become; fails where it can't be written or read. */
function again(position: Position, seat: Seat): Position {
  const written = boardFrom(seenBy(position, seat), UNSEEN)
  if ('losses' in written) throw new Error(JSON.stringify(written.losses))
  const file: unknown = JSON.parse(JSON.stringify(written.board))
  const made = positionFrom(file, (name) => written.cards.get(name) ?? (name === UNSEEN ? plains : null))
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}

const losses = (position: Position, seat: Seat): readonly string[] => {
  const written = boardFrom(seenBy(position, seat), UNSEEN)
  return 'losses' in written ? written.losses.map(({ key, params }) => [key, ...Object.values(params)].join(' ')) : []
}

/** Everything that lies open, without ids and times, by name; `first` is the seat that comes first. */
function visible(state: State, first: Seat) {
  const { length } = state.players
  const seated = (seat: Seat): Seat => (seat - first + length) % length
  const name = (id: ObjectId): string => (find(state, id) === null ? '' : characteristics(state, id).name)
  const permanent = (id: ObjectId) => {
    const { tapped, damage, counters, owner, kind, faceDown, attachedTo, controlledSince, controller } = get(state, id)
    const { abilities, restrictions, ...values } = characteristics(state, id)
    return {
      ...values,
      abilities: abilities.length,
      restrictions: restrictions.map(({ restriction }) => restriction),
      controller: seated(controller),
      owner: seated(owner),
      sick: controlledSince > playerAt(state, controller).turnBegan,
      host: attachedTo !== null && 'object' in attachedTo ? name(attachedTo.object) : null,
      counters: Object.entries(counters).filter(([, n]) => n > 0),
      ...{ tapped, damage, kind, faceDown },
    }
  }
  const side = (seat: Seat) => {
    const { name: called, life, poison, pool, landsPlayed } = playerAt(state, seat)
    return {
      ...{ called, life, poison },
      pool: pool.map(({ type }) => type),
      lands: landsPlayed.length,
      hand: seat === first ? state.hands[seat]?.map(name) : state.hands[seat]?.length,
      library: state.libraries[seat]?.length,
      graveyard: state.graveyards[seat]?.map(name),
      exile: state.exile.filter((id) => get(state, id).owner === seat).map(name),
      battlefield: state.battlefield
        .filter((id) => get(state, id).controller === seat)
        .sort((a, b) => get(state, a).timestamp - get(state, b).timestamp)
        .map(permanent),
    }
  }
  const { number, active, step } = state.turn
  const acts = active === first ? legalActions(state, first) : []
  return {
    turn: { number, active: seated(active), step },
    attackers: state.combat?.attackers.map(({ id }) => name(id)).sort() ?? [],
    acts: acts.map((act) => [act.do, 'object' in act ? name(act.object) : ''].join(' ')).sort(),
    players: state.players.map((_, index) => side((first + index) % length)),
  }
}

describe('a board from a position', () => {
  test('read again, it looks the same to whoever it was written for, throughout generated games', () => {
    let written = 0
    fc.assert(
      fc.property(anyGame, (game) => {
        playGame(setupOf(game), game.seed, ({ after }) => {
          for (const { seat } of after.checkpoint.players) {
            if (after.question === null || losses(after, seat).length > 0) continue
            written++
            const back = again(after, seat)
            assert.deepEqual(visible(stateOf(back), 0), visible(stateOf(after), seat))
            assert.deepEqual(losses(back, 0), [])
          }
        })
      }),
      runs(4),
    )
    expect(written).toBeGreaterThan(300)
  }, 120_000)
})
