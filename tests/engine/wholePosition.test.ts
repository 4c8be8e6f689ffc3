import { expect, test } from 'vitest'
import { forget, isWholePosition, type Position } from '../../src/engine/index.ts'
import { card } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { table } from '../support/table.ts'

const FADE = card('Fade', '{0}', 'Instant', 'Target creature phases out.')
const HEX = card('Hex of Ash', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.')
const saved = (position: Position): Position => {
  forget(position)
  return JSON.parse(JSON.stringify(position)) as Position
}

inEditions('2004', '2011')('whole positions, %s', (edition) => {
  test('[2004:217.8c] with permanents phased out, directly and along with others, it is whole', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Hex of Ash', 'Fade'] }, {}], [FADE, HEX])
    game.cast('Hex of Ash', { targets: ['Bear'] }).resolve()
    expect(isWholePosition(saved(game.position))).toBe(true)
    game.cast('Fade', { targets: ['Bear'] }).resolve()
    expect(game.state.phasedOut).toHaveLength(2)
    expect(isWholePosition(saved(game.position))).toBe(true)
    // Listed twice, or nowhere, it isn't.
    const { checkpoint } = saved(game.position)
    const [first] = checkpoint.phasedOut
    for (const phasedOut of [[...checkpoint.phasedOut, first], [first]])
      expect(isWholePosition({ ...game.position, checkpoint: { ...checkpoint, phasedOut } })).toBe(false)
    game.isAtAQuestion()
  })
})
