import { expect, test } from 'vitest'
import { colorsOf, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Mire', '{0}', 'Enchantment', 'Creatures enter the battlefield tapped.'),
  card('Wake', '{0}', 'Enchantment', 'All lands are 1/1 creatures that are still lands.'),
  card('Dull', '{0}', 'Enchantment', 'Creatures lose all abilities.'),
  card('Old Brand', '{0}', 'Enchantment', 'Red creatures enter the battlefield tapped.'),
  card('Dye', '{0}', 'Enchantment', 'All creatures are red.'),
  card('Wash', '{0}', 'Enchantment', 'All creatures are blue.'),
  card('Tint', '{0}', 'Instant', 'Target spell becomes red.'),
  card('Snow', '{0}', 'Enchantment', 'Creatures your opponents control enter the battlefield tapped.'),
  card(
    'Loan',
    '{0}',
    'Sorcery',
    "Put target creature card from an opponent's graveyard onto the battlefield under your control.",
  ),
  card('Spawn', '{0}', 'Sorcery', 'Create two 1/1 red Goblin creature tokens.'),
  card('Gift', '{0}', 'Enchantment', 'Goblins you control enter the battlefield with two +1/+1 counters on them.'),
  card('Horde', '{0}', 'Enchantment', 'Creatures are Goblins in addition to their other types.'),
  card('Cards Only', '{0}', 'Enchantment', 'Nontoken creatures enter the battlefield tapped.'),
  creature('Slow', '{0}', '2/2', '~ enters the battlefield tapped.'),
  creature('Dyer', '{0}', '1/1', 'Creatures you control are red.'),
  card('Moon', '{0}', 'Enchantment', 'Nonbasic lands are Mountains.'),
  card(
    'Toll',
    '',
    'Land',
    'As ~ enters the battlefield, you may pay 2 life. If you don’t, ~ enters the battlefield tapped.'.replace('’', "'"),
  ),
  creature('Prism', '{0}', '1/1', '~ is all colors.'),
]

const tapped = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).tapped

inEditions(
  '2004',
  '2011',
  'today',
)('what an entering object is, %s', (edition) => {
  const board = (battlefield: readonly string[], hand: readonly string[], theirs: readonly string[] = []) =>
    table(
      edition,
      [
        { battlefield, hand },
        { battlefield: [...theirs], graveyard: ['Cub'] },
      ],
      CARDS,
    )
  const entered = (game: Table, name: string) => tapped(game.cast(name).resolve(), name)

  /** Whether the effects of others make an entering permanent what it is: not until today (614.12). */
  const isToday = edition === 'today'

  test('[2004:410.10b 2004:glossary/enters-the-battlefield today:614.12] animated: a land enters as a land, today as a creature', () => {
    const game = board(['Mire', 'Wake'], ['Forest', 'Cub']).land('Forest')
    expect([tapped(game, 'Forest'), game.size('Forest')]).toEqual([isToday, '1/1'])
    expect(entered(game, 'Cub')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:410.10b today:614.12] painted: another source makes it red, or no longer red, before it enters only today', () => {
    expect(entered(board(['Old Brand', 'Dye'], ['Cub']), 'Cub')).toBe(isToday)
    expect(entered(board(['Old Brand', 'Wash'], ['Prism']), 'Prism')).toBe(!isToday)
  })

  test('[2004:410.10b 2004:213.5] what it became on the stack it is as it enters', () => {
    const game = board(['Old Brand', 'Wash'], ['Cub', 'Tint'])
      .cast('Cub')
      .cast('Tint', { targets: ['Cub'] })
    expect(tapped(game.resolve().resolve(), 'Cub')).toBe(true)
    expect(entered(board(['Old Brand'], ['Cub', 'Tint']), 'Cub')).toBe(false)
  })

  test('[2004:410.10b today:614.12] stripped: its own words about how it enters come before another source takes them', () => {
    expect(entered(board(['Dull'], ['Slow']), 'Slow')).toBe(!isToday)
  })

  test('[2004:410.10b today:614.12] its own static ability counts as it enters from 2011 on, and not in 2004', () => {
    const game = board(['Old Brand'], ['Dyer', 'Cub'])
    expect(entered(game, 'Dyer')).toBe(edition !== '2004')
    expect(colorsOf(game.state, game.id('Dyer'))).toEqual(['R'])
    // That of another source counts only today.
    expect(entered(game, 'Cub')).toBe(isToday)
  })

  test('[2004:410.10b] stolen: whose it is counts, by who puts it there', () => {
    const loan = board(['Snow'], ['Loan'])
      .cast('Loan', { targets: ['Cub'] })
      .resolve()
    expect([tapped(loan, 'Cub'), get(loan.state, loan.id('Cub', 'battlefield')).controller]).toEqual([false, 0])
    expect(
      tapped(
        board([], ['Loan'], ['Snow'])
          .cast('Loan', { targets: ['Cub'] })
          .resolve(),
        'Cub',
      ),
    ).toBe(true)
  })

  test('[2004:410.10b today:614.12] other types given on the battlefield bring counters with them only today', () => {
    const game = board(['Gift', 'Horde'], ['Cub']).cast('Cub').resolve()
    expect(game.size('Cub')).toBe(isToday ? '3/3' : '1/1')
  })

  test('[2004:410.10b today:614.12] a land that another source makes a Mountain asks for no life today', () => {
    const game = board(['Moon'], ['Toll']).land('Toll')
    expect(game.question.kind).toBe(isToday ? 'priority' : 'confirm')
    if (!isToday) game.plain()
    expect(game.question.kind).toBe('priority')
    game.isAtAQuestion()
  })

  test('[2004:419.1c 2004:216.1] tokens enter as the rules about entering say', () => {
    const tokens = (game: Table) =>
      game.state.battlefield.map((id) => get(game.state, id)).filter(({ kind }) => kind === 'token')
    const game = board(['Mire', 'Gift'], ['Spawn']).cast('Spawn').resolve()
    expect(tokens(game).map((one) => [one.tapped, one.counters['+1/+1']])).toEqual([
      [true, 2],
      [true, 2],
    ])
    game.isAtAQuestion()
    const spared = board(['Cards Only', 'Snow'], ['Spawn']).cast('Spawn').resolve()
    expect(tokens(spared).map((one) => one.tapped)).toEqual([false, false])
    expect(tokens(board([], ['Spawn'], ['Snow']).cast('Spawn').resolve()).map((one) => one.tapped)).toEqual([
      true,
      true,
    ])
  })
})
