import { expect, it } from 'vitest'
import { isIdle } from '../../src/ai/actingTimes.ts'
import { byHeuristic } from '../../src/ai/heuristics/index.ts'
import { answer, isManaAction, legalActions, type Position, stateOf } from '../../src/engine/index.ts'
import { card, creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { table } from '../support/table.ts'
import { chance } from './table.ts'

const CARDS = [
  creature('Ambusher', '{1}{G}', '3/3', 'Flash'),
  creature('Archer', '{G}', '1/1', '{T}: ~ deals 1 damage to target attacking creature.'),
  creature('Hound', '{G}', '2/1', '{G}: ~ gets +1/+0 until end of turn.'),
  card('Dart', '{G}', 'Instant', '~ deals 2 damage to target creature.'),
  card('Growth', '{G}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('Refusal', '{G}', 'Instant', 'Counter target spell.'),
]

const DECK = ['Ambusher', 'Archer', 'Hound', 'Dart', 'Growth', 'Refusal', 'Bear', 'Forest', 'Forest', 'Forest']
const SIDE = { hand: DECK, battlefield: ['Forest', 'Forest', 'Archer', 'Hound'], library: [...DECK, ...DECK] }

/** Plays on by the heuristics, and tells each position with priority. */
function watch(start: Position, replies: number, see: (position: Position, reply: unknown) => void): void {
  const roll = chance(7)
  let position = start
  for (let n = 0; n < replies && position.question !== null; n++) {
    const { question } = position
    const { reply } = byHeuristic({ state: stateOf(position), seat: question.seat, roll }, question)
    if (question.kind === 'priority') see(position, reply)
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
    position = answered.position
  }
}

inEditions('2004', '2011')('priority in thought, %s', (edition) => {
  it('is passed unasked only where the heuristics would pass', () => {
    const game = table(edition, [SIDE, SIDE], CARDS)
    let idle = 0
    let acted = 0
    watch(game.position, 250, (position, reply) => {
      const seat = position.question?.seat ?? 0
      if (isIdle(stateOf(position), seat)) {
        idle++
        expect(reply).toEqual({ do: 'pass' })
      } else if (JSON.stringify(reply) !== '{"do":"pass"}') acted++
    })
    expect(idle).toBeGreaterThan(50)
    expect(acted).toBeGreaterThan(10)
  })

  it('is listed without what only makes mana, as all of it with that left out', () => {
    const game = table(edition, [SIDE, SIDE], CARDS)
    let mana = 0
    watch(game.position, 80, (position) => {
      const state = stateOf(position)
      const seat = position.question?.seat ?? 0
      const all = legalActions(state, seat)
      const others = all.filter((action) => !isManaAction(state, action))
      mana += all.length - others.length
      expect(legalActions(state, seat, (action) => !isManaAction(state, action))).toEqual(others)
    })
    expect(mana).toBeGreaterThan(0)
  })
})
