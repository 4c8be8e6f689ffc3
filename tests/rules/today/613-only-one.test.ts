/** Static abilities: about the only one of a kind, of types besides, of the highest life total; spells from hands. */
import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Hermitage',
    '{0}',
    'Enchantment',
    'As long as you control exactly one creature, that creature gets +2/+1 and has lifelink.',
  ),
  creature('Cow', '{0}', '1/1'),
  creature('Jack', '{0}', '1/1', '~ is also a Cleric, Rogue, and Wizard.', 'Creature — Human'),
  creature('Giantess', '{0}', '*/1', "~'s power is equal to the highest life total among players."),
  creature('Gate Warden', '{0}', '1/1', "Your opponents can't cast spells from anywhere other than their hands."),
  card('Echo', '{0}', 'Instant', 'You gain 1 life.\nFlashback {0}'),
  card(
    'Broad Purge',
    '{0}',
    'Sorcery',
    'Choose a nonland card name, then target player reveals their hand and discards all cards with that name.',
  ),
]

describe('[2004:418.2] the only one', () => {
  const sizes = (mine: readonly string[], theirs: readonly string[]) => {
    const game = table('today', [{ battlefield: ['Hermitage', ...mine] }, { battlefield: [...theirs] }], CARDS)
    return game.state.battlefield.flatMap((id) => {
      const { types, power, toughness } = characteristics(game.state, id)
      return types.includes('creature') ? [`${power}/${toughness}`] : []
    })
  }
  test('alone on one side it is greater, whatever the other side has', () => {
    expect(sizes(['Cow'], ['Cow', 'Cow']).sort()).toEqual(['1/1', '1/1', '3/2'])
  })
  test('not one of two, nor another player’s only one', () => {
    expect(sizes(['Cow', 'Cow'], [])).toEqual(['1/1', '1/1'])
    expect(sizes([], ['Cow'])).toEqual(['1/1'])
  })
  test('it has what it is said to have', () => {
    const game = table('today', [{ battlefield: ['Hermitage', 'Cow'] }, {}], CARDS)
    game.attack('Cow').to('main2')
    expect([game.life(0), game.life(1)]).toEqual([23, 17])
    game.isAtAQuestion()
  })
})

test('[2004:405.2a] also of other types, in every zone, and still of its own', () => {
  const game = table('today', [{ battlefield: ['Jack'], graveyard: ['Jack'] }, {}], CARDS)
  for (const zone of ['battlefield', 'graveyard'] as const)
    expect(new Set(characteristics(game.state, game.id('Jack', zone)).subtypes)).toEqual(
      new Set(['Human', 'Cleric', 'Rogue', 'Wizard']),
    )
})

test.each([
  [20, 7, '20/1'],
  [3, 7, '7/1'],
])('[2004:405.2] the highest life total of %i and %i', (mine, theirs, size) => {
  const game = table('today', [{ battlefield: ['Giantess'], life: mine }, { life: theirs }], CARDS)
  expect(game.size('Giantess')).toBe(size)
})

test('[today:601.3] from their hands and from nowhere else; you as ever', () => {
  const sides = [
    { battlefield: ['Gate Warden'], graveyard: ['Echo'] },
    { hand: ['Echo'], graveyard: ['Echo'] },
  ] as const
  const game = table('today', sides, CARDS)
  const [mine, theirs] = [game.state.graveyards[0]?.[0] ?? -1, game.state.graveyards[1]?.[0] ?? -1]
  expect(game.why({ do: 'cast', ...game.way(mine, 'flashback') })).toBeNull()
  game.pass()
  expect(game.why({ do: 'cast', ...game.way(theirs, 'flashback') })).not.toBeNull()
  game.cast('Echo').resolveAll()
  expect(game.life(1)).toBe(21)
})

describe('[2004:413.2] “then” what another player does twice over', () => {
  test('the hand is revealed, and what has the name is discarded', () => {
    const game = table('today', [{ hand: ['Broad Purge'] }, { hand: ['Cow', 'Cow', 'Jack'] }], CARDS)
    game.cast('Broad Purge', { targets: ['player 1'] }).resolve()
    game.reply('Cow').resolveAll()
    expect(game.events.some(({ kind }) => kind === 'revealed')).toBe(true)
    expect([game.handSize(1), game.state.graveyards[1]?.length]).toEqual([1, 2])
    game.isAtAQuestion()
  })
  test('nothing of another name', () => {
    const game = table('today', [{ hand: ['Broad Purge'] }, { hand: ['Cow', 'Jack'] }], CARDS)
    game.cast('Broad Purge', { targets: ['player 1'] }).resolve()
    game.reply('Echo').resolveAll()
    expect(game.handSize(1)).toBe(2)
    game.isAtAQuestion()
  })
})
