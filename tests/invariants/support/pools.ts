/** Mana pools over a reply (300.3; 2011:106.4), from what was told. */
import assert from 'node:assert/strict'
import { editionOf, phaseOf, stateOf } from '../../../src/engine/index.ts'
import type { Step as TurnStep } from '../../../src/language/index.ts'
import type { Step } from './games.ts'

/** Where a step (2011) or phase (2004) ended and no mana was made since, all pools are empty; only 2004 burns. */
export function checkPools({ before, after, events }: Step): void {
  const { empties, burn } = editionOf(before.checkpoint).mana
  const { active, decider } = before.checkpoint.turn
  let step: TurnStep = before.checkpoint.turn.step
  let emptied = false
  for (const event of events) {
    // 506.1: no step of one game is over because one of the other is.
    if (['manaAdded', 'subgameBegan', 'subgameEnded'].includes(event.kind)) emptied = false
    if (event.kind === 'manaLost') {
      // 507.4: nobody burns for mana that another player, in control of the turn, has left.
      const isTheirs = event.seat !== active || decider === active
      assert.equal(event.burn, burn && isTheirs ? event.mana.length : 0, 'mana burn')
    }
    if (event.kind !== 'stepBegan' && event.kind !== 'turnBegan') continue
    const next: TurnStep = event.kind === 'turnBegan' ? 'untap' : event.step
    const ended = empties === 'step' || event.kind === 'turnBegan' || phaseOf(next) !== phaseOf(step)
    if (ended) emptied = true
    step = next
  }
  if (!emptied) return
  for (const { seat, pool } of stateOf(after).players)
    assert.equal(pool.length, 0, `the pool of ${seat} is not emptied`)
}
