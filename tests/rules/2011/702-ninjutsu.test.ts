import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Shade',
    '{4}',
    '3/1',
    'Ninjutsu {0}\nWhenever ~ attacks, you gain 50 life.\nWhenever ~ enters the battlefield, you gain 1 life.',
  ),
  creature('Quick', '{1}', '1/1', 'First strike'),
  card('Spoil', '{0}', 'Instant', 'Target player discards a card.'),
]
const ninja = (game: Table) => game.why({ do: 'activate', ...game.nth(game.id('Shade', 'hand'), 0) })

test('[2011:702.47] an unblocked attacker is returned: this enters tapped and attacking the same player', () => {
  const sides = { hand: ['Shade'], battlefield: ['Bear'] }
  const game = table('2011', [sides, {}], CARDS)
  expect(ninja(game)).not.toBeNull()
  game.attack('Bear')
  // Before blockers are declared no attacker is unblocked.
  expect(ninja(game)).not.toBeNull()
  game.to('declareBlockers').activate('Shade', 0, {}, 'hand').resolveAll()
  expect([game.zone('Bear'), game.zone('Shade'), game.life(0)]).toEqual(['hand', 'battlefield', 21])
  game.to('main2')
  expect(game.life(1)).toBe(17)
  game.isAtAQuestion()
})

test('[2011:702.47] after first-strike damage, it deals damage in the second step', () => {
  const game = table('2011', [{ hand: ['Shade'], battlefield: ['Quick'] }, {}], CARDS).attack('Quick')
  for (let guard = 0; guard < 20 && game.life(1) === 20; guard++) game.plain()
  while (game.question.seat !== 0) game.pass()
  game.activate('Shade', 0, {}, 'hand').resolveAll().to('main2')
  expect([game.life(1), game.zone('Quick')]).toEqual([16, 'hand'])
})

test('[2011:702.47] a blocked attacker can’t be returned; a card that has left the hand doesn’t enter', () => {
  const blocked = table('2011', [{ hand: ['Shade'], battlefield: ['Bear'] }, { battlefield: ['Ox'] }], CARDS)
  blocked.attack('Bear').block({ Ox: 'Bear' })
  expect(ninja(blocked)).not.toBeNull()
  const gone = table('2011', [{ hand: ['Shade', 'Spoil'], battlefield: ['Bear'] }, {}], CARDS)
  gone.attack('Bear').to('declareBlockers').activate('Shade', 0, {}, 'hand')
  gone.cast('Spoil', { targets: ['player 0'] }).resolve()
  gone.reply([gone.id('Shade')]).resolveAll()
  expect([gone.zone('Shade'), gone.zone('Bear')]).toEqual(['graveyard', 'hand'])
})
