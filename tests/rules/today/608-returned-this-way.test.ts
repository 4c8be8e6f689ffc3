/** "Each creature returned this way": a creature before it came to a hand, or since it came to the battlefield. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const PRAISE = 'You gain 2 life for each creature returned this way.'
const CARDS = [
  spell('Rising', `Return all creature cards from your graveyard to the battlefield. ${PRAISE}`),
  spell('Each Rising', `Each player returns a creature card from their graveyard to the battlefield. ${PRAISE}`),
  spell('Offered', `Each opponent may return a creature card from their graveyard to the battlefield. ${PRAISE}`),
  spell('Ebb', `Return all creatures to their owners' hands. ${PRAISE}`),
  spell(
    'Blink',
    `Exile all creatures you control, then return those cards to the battlefield under their owners' control. ${PRAISE}`,
  ),
]
const mine: Side = { battlefield: ['Bear'], graveyard: ['Bear', 'Ox', 'Forest'], life: 10 }
const theirs: Side = { battlefield: ['Ox'], graveyard: ['Bear'] }

test.each([
  ['Rising', 14],
  ['Each Rising', 16],
  ['Offered', 14],
  ['Ebb', 16],
  ['Blink', 12],
])('%s', (name, life) => {
  const game = table('today', [{ ...mine, hand: [name] }, theirs, theirs], CARDS)
    .cast(name)
    .pass(3)
  while (game.question.kind !== 'priority') game.question.kind === 'confirm' ? game.reply(true) : game.plain()
  expect(game.life(0)).toBe(life)
  game.isAtAQuestion()
})

test('nothing is counted that nobody returned', () => {
  const game = table('today', [{ ...mine, hand: ['Offered'] }, theirs, theirs], CARDS)
    .cast('Offered')
    .pass(3)
  game.reply(true).reply(false)
  expect(game.life(0)).toBe(12)
  game.isAtAQuestion()
})
