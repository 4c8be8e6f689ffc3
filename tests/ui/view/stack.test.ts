/** The stack as it is shown: objects alike in one entry, and what was paid for a spell. */
import { describe, expect, test } from 'vitest'
import { lookOf } from '../../../src/ui/view/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'
import { viewOf } from './support.ts'

const CARDS = [
  card('Boot', '{0}', 'Instant', 'Kicker {0}\nBuyback {0}\nYou gain 1 life.'),
  card('Ember', '{0}', 'Sorcery', 'You gain 1 life.\nFlashback {0}'),
]

/** A spell with storm after three others: its first copy keeps its target, the two others get another. */
function stormed(): Table {
  const game = table('2011', [{ hand: [...times(3, 'Drip'), 'Gale', 'Deny'] }, { battlefield: ['Bear'] }], CARDS)
  for (let n = 0; n < 3; n++) game.cast('Drip').resolve()
  game.cast('Gale', { targets: ['player 1'] }).pass(2)
  for (const away of [false, true, true]) {
    game.reply(away)
    if (away) game.reply([game.ref('Bear')])
  }
  return game
}

describe('objects alike', () => {
  test('[2004:502.30a] copies made by storm are one entry, with their number and their targets in order', () => {
    const game = stormed()
    const { stack, pointers, others } = viewOf(game)
    expect(game.state.stack).toHaveLength(4)
    expect(stack.map(({ title, count }) => [title, count])).toEqual([
      ['Copy of Gale', 3],
      ['Gale', 1],
    ])
    expect(stack[0]?.text).toContain('Targets: **Bear ×2**, **Player 2**.')
    expect(stack[0]?.label).toContain('3 times Copy of Gale')
    expect(others[0].side.creatures[0]?.members[0]?.card.state.targets).toEqual([{ by: 'you', number: 1 }])
    expect(pointers.filter(({ kind }) => kind === 'target')).toHaveLength(3)
  })

  test('are apart while each of them can be chosen, and where others come between', () => {
    const game = stormed()
    game.reply({ do: 'cast', object: game.id('Deny', 'hand'), via: 'normal' })
    expect(game.asks('targets').legal).toHaveLength(4)
    expect(viewOf(game).stack.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
  })
})

test('[2004:409.1b] it is told which optional costs were paid and by what keyword a spell was cast', () => {
  const board = () => table('2011', [{ hand: ['Boot'], graveyard: ['Ember'] }, {}], CARDS)
  const told = (game: Table) => viewOf(game, 1).stack[0]
  const boot = told(board().cast('Boot', { kick: true }))
  expect(boot?.text).toBe('With **Kicker, Buyback**. You gain 1 life.')
  expect(boot?.label).toContain('with Kicker, Buyback')
  expect(told(board().cast('Boot'))?.text).toBe('You gain 1 life.')
  expect(told(board().cast('Ember', { via: 'flashback' }))?.text).toContain('With **Flashback**.')
})

test('[2011:702.45] a spell shows the text that is spliced onto it, and how often it was paid for otherwise', () => {
  const cards = [
    card('Sparks', '{R}', 'Instant — Arcane', '~ deals 1 damage to target creature or player.\nSplice onto Arcane {0}'),
    card('Hum', '{2}', 'Instant — Arcane', 'Convoke\nYou gain 1 life.'),
  ]
  const game = table('2011', [{ hand: ['Hum', 'Sparks'], battlefield: ['Bear', 'Ox'] }, {}], cards)
  game.reply({ do: 'cast', object: game.id('Hum'), via: 'normal' })
  game.reply(game.asks('options').ways.at(-1)?.times ?? []).reply([game.ref('player 1')])
  const other = viewOf(game, 1).stack[0]
  expect(other?.text).toContain('With **Convoke ×2, Splice Sparks**.')
  expect(lookOf(game.state, game.id('Hum')).rulesText).toContain('Sparks deals 1 damage')
})

test('paragraphs of a text stand apart', () => {
  const herald = card('Herald', '{0}', 'Creature — Bird', 'Flying\nWhen ~ dies, you gain 2 life.', '1/1')
  const game = table('2011', [{ hand: ['Herald'] }, {}], [herald]).cast('Herald')
  expect(viewOf(game).stack[0]?.text).toContain('Flying · When Herald dies')
})
