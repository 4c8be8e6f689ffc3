/** Backup: what a creature lends to another as it enters. */
import { describe, expect, test } from 'vitest'
import { abilitiesOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Drill Mate',
    '{0}',
    '2/2',
    'Vigilance\nBackup 2\nFlying\nWhenever this creature deals combat damage to a player, you gain 3 life.\n{0}: This creature gets +1/+0 until end of turn.',
  ),
  creature('Pair of Hands', '{0}', '1/1', 'Backup 1\nBackup 1\nTrample'),
  card('Blank', '{0}', 'Instant', 'Target creature loses all abilities until end of turn.'),
]

const cast = (target: string, battlefield: readonly string[] = ['Ox'], hand: readonly string[] = []): Table => {
  const game = table('today', [{ battlefield, hand: ['Drill Mate', ...hand] }, {}], CARDS)
  return game
    .cast('Drill Mate')
    .resolve()
    .announce({ targets: [target] })
}
const keywordsOf = (game: Table, name: string) =>
  abilitiesOf(game.state, game.id(name)).flatMap((one) => (one.kind === 'keyword' ? [one.keyword.name] : []))

describe('backup', () => {
  test('[today:702.165] another creature gets the counters and what is printed below, until end of turn', () => {
    const game = cast('Ox')
    expect(game.size('Ox')).toBe('3/3')
    game.resolve()
    expect([game.size('Ox'), game.size('Drill Mate'), keywordsOf(game, 'Ox')]).toEqual(['5/5', '2/2', ['flying']])
    const ox = abilitiesOf(game.state, game.id('Ox')).findIndex((one) => one.kind === 'activated')
    game.activate('Ox', ox).resolve()
    expect([game.size('Ox'), game.size('Drill Mate')]).toEqual(['6/5', '2/2'])
    game.attack('Ox').to('endCombat').resolveAll()
    expect([game.life(1), game.life(0)]).toEqual([14, 23])
    game.to('upkeep', game.state.turn.number + 1)
    expect([keywordsOf(game, 'Ox'), game.size('Ox')]).toEqual([[], '5/5'])
    game.isAtAQuestion()
  })

  test('[today:702.165] on itself it puts the counters only: it gains nothing a second time', () => {
    const game = cast('Drill Mate').resolve()
    expect([game.size('Drill Mate'), keywordsOf(game, 'Drill Mate')]).toEqual([
      '4/4',
      ['vigilance', 'backup', 'flying'],
    ])
    game.isAtAQuestion()
  })

  test('[today:702.165] what it has lost by then is lent all the same', () => {
    const game = cast('Ox', ['Ox'], ['Blank'])
    game.cast('Blank', { targets: ['Drill Mate'] }).resolve()
    expect(keywordsOf(game, 'Drill Mate')).toEqual([])
    game.resolve()
    expect([game.size('Ox'), keywordsOf(game, 'Ox')]).toEqual(['5/5', ['flying']])
    game.isAtAQuestion()
  })

  test('[today:702.165] two instances trigger apart, and lend no backup', () => {
    const game = table('today', [{ battlefield: ['Ox'], hand: ['Pair of Hands'] }, {}], CARDS)
    game.cast('Pair of Hands').resolve()
    while (game.question.kind !== 'priority')
      game.question.kind === 'targets' ? game.reply([game.ref('Ox')]) : game.plain()
    game.resolve()
    expect(game.size('Ox')).toBe('4/4')
    game.resolve()
    expect([game.size('Ox'), keywordsOf(game, 'Ox')]).toEqual(['5/5', ['trample', 'trample']])
    game.isAtAQuestion()
  })
})
