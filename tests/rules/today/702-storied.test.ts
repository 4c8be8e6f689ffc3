import { describe, expect, test } from 'vitest'
import { isDesignated } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Bard',
    '{0}',
    '1/1',
    'Storied\nAs long as you have an enduring story, ~ gets +2/+2.',
    'Legendary Creature — Bard',
  ),
  creature('Listener', '{0}', '1/1', 'As long as you have an enduring story, ~ gets +1/+1.'),
  card('Cup', '{0}', 'Artifact'),
  card('Fall of Cups', '{0}', 'Instant', 'Destroy all artifacts.'),
  card('The Tale', '{0}', 'Enchantment — Saga', 'I, II — You gain 1 life.'),
]

describe('storied', () => {
  test('[today:702.195] with the third artifact, legend or Saga, itself included, one has an enduring story for good', () => {
    const sides = { battlefield: ['Bard', 'Listener'], hand: ['Cup', 'Cup', 'Fall of Cups'] }
    const game = table('today', [sides, {}], CARDS).cast('1:Cup').resolve()
    expect([isDesignated(game.state, 0, 'enduringStory'), game.size('Bard')]).toEqual([false, '1/1'])
    game.cast('Cup').resolve()
    expect([isDesignated(game.state, 0, 'enduringStory'), game.size('Bard'), game.size('Listener')]).toEqual([
      true,
      '3/3',
      '2/2',
    ])
    game.cast('Fall of Cups').resolve()
    expect([game.has('battlefield', 'Cup'), game.size('Bard')]).toEqual([false, '3/3'])
    game.isAtAQuestion()
  })

  test('[today:702.195] not without a permanent that has it, nor by what others control', () => {
    const game = table('today', [{ battlefield: ['Listener', 'Cup', 'Cup'], hand: ['The Tale'] }, {}], CARDS)
    game.cast('The Tale').resolve()
    expect([isDesignated(game.state, 0, 'enduringStory'), game.size('Listener')]).toEqual([false, '1/1'])
    const other = table('today', [{ battlefield: ['Bard', 'Cup'] }, { battlefield: ['Cup', 'Cup'] }], CARDS)
    expect(isDesignated(other.state, 0, 'enduringStory')).toBe(false)
  })
})
