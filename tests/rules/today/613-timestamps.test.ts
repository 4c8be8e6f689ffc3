import { expect, test } from 'vitest'
import { colorsOf } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const tide = (name: string, color: string) => card(name, '{0}', 'Enchantment', `All creatures are ${color}.`)
const CARDS = [
  tide('Red Tide', 'red'),
  tide('Blue Tide', 'blue'),
  tide('White Tide', 'white'),
  card(
    'Dawning',
    '{0}',
    'Instant',
    'Each player returns all enchantment cards from their graveyard to the battlefield.',
  ),
]

inEditions(
  '2004',
  '2011',
  'today',
)('613.7m timestamps of what enters together, %s', (edition) => {
  const cast = (mine: Side, theirs: Side, ...others: readonly Side[]): Table =>
    table(edition, [{ hand: ['Dawning'], battlefield: ['Bear'], ...mine }, theirs, ...others], CARDS).cast('Dawning')
  const color = (game: Table) => colorsOf(game.state, game.id('Bear', 'battlefield'))

  test('[today:613.7 2004:418.5e] today the active player orders only their own, which are the older ones', () => {
    const game = cast({ graveyard: ['Blue Tide'] }, { graveyard: ['Red Tide'] }).resolve()
    if (edition === 'today') {
      expect([game.question.kind, color(game)]).toEqual(['priority', ['R']])
      return
    }
    const { seat, items } = game.asks('order')
    expect([seat, items.length]).toEqual([0, 2])
    const blue = game.id('Blue Tide', 'graveyard')
    expect(color(game.reply([...items.filter((id) => id !== blue), blue]))).toEqual(['U'])
  })

  test('[today:613.7 2004:418.5e] each player orders their own', () => {
    const game = cast({}, { graveyard: ['Red Tide', 'Blue Tide'] }).resolve()
    const { seat, items } = game.asks('order')
    expect([seat, items.length]).toEqual([edition === 'today' ? 1 : 0, 2])
    for (const [last, expected] of [
      ['Red Tide', 'R'],
      ['Blue Tide', 'U'],
    ] as const) {
      const id = game.id(last, 'graveyard')
      const { position } = game
      expect(color(game.reply([...items.filter((one) => one !== id), id]))).toEqual([expected])
      game.isAtAQuestion()
      game.position = position
    }
  })

  test('[today:613.7m/multi] with three players in turn order: the last one’s is the newest', () => {
    const [mine, theirs] = [{ graveyard: ['White Tide'] }, { graveyard: ['Red Tide'] }]
    const game = cast(mine, theirs, { graveyard: ['Blue Tide'] }).pass(3)
    if (edition !== 'today') {
      expect(game.asks('order')).toMatchObject({ seat: 0, what: 'timestamps' })
      return
    }
    expect([game.question.kind, color(game)]).toEqual(['priority', ['U']])
    game.isAtAQuestion()
  })
})
