import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Many', '{1}{G}', '1/1', 'Changeling', 'Creature — Shapeshifter'),
  card('Tribe', '{0}', 'Tribal Instant — Shapeshifter', 'Changeling\nYou gain 1 life.'),
  creature('Chief', '{R}', '1/1', 'Other Goblins you control get +1/+1.', 'Creature — Goblin'),
  card('Turn', '{0}', 'Instant', 'Target creature becomes an Elf until end of turn.'),
]
const isA = (game: ReturnType<typeof table>, name: string, subtype: string) =>
  characteristics(game.state, game.id(name)).subtypes.includes(subtype)

test('[2011:702.71] it is every creature type on the battlefield, and no land type', () => {
  const game = table('2011', [{ battlefield: ['Many', 'Chief'] }, {}], CARDS)
  expect(game.size('Many')).toBe('2/2')
  expect(['Elf', 'Wall', 'Shapeshifter', 'Forest', 'Equipment'].map((one) => isA(game, 'Many', one))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('[2011:702.71] in every zone: a search for a type finds it, tribal cards too', () => {
  const game = table('2011', [{ library: ['Many', 'Forest'], hand: ['Call'] }, { hand: ['Tribe'] }], CARDS)
  expect([isA(game, 'Many', 'Goblin'), isA(game, 'Tribe', 'Goblin')]).toEqual([true, true])
  game.cast('Call').resolve()
  game.reply([game.id('Many')])
  expect(game.zone('Many')).toBe('hand')
})

test('[2011:702.71] losing all abilities leaves the types; becoming a type leaves only that', () => {
  const game = table('2011', [{ battlefield: ['Many', 'Chief'], hand: ['Mute', 'Turn'] }, {}], CARDS)
  game.cast('Mute', { targets: ['Many'] }).resolve()
  expect(isA(game, 'Many', 'Goblin')).toBe(true)
  game.cast('Turn', { targets: ['Many'] }).resolve()
  expect([isA(game, 'Many', 'Goblin'), isA(game, 'Many', 'Elf'), game.size('Many')]).toEqual([false, true, '1/1'])
})
