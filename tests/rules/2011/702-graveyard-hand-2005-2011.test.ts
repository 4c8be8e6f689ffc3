/** Keywords and keyword abilities that work in a hand or a graveyard. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Regret', '{5}', 'Sorcery', 'Draw a card.\nRecover {1}'),
  creature('Returner', '{5}', '1/1', 'Recover {1}'),
  creature('Seer', '{5}', '1/1', 'Forecast — {1}, Reveal ~ from your hand: You gain 2 life.'),
  card(
    'Wave',
    '{5}',
    'Sorcery',
    'Draw a card.\nForecast — Tap an untapped creature you control, Reveal ~ from your hand: Draw a card.',
  ),
]

test('[2011:702.57] paid it returns to the hand, unpaid it is exiled', () => {
  const died = (pool: string, pays: boolean) => {
    const game = table('2011', [{ graveyard: ['Regret'], battlefield: ['Bear'], hand: ['Kill'], pool }, {}], CARDS)
    game.cast('Kill', { targets: ['Bear'] }).resolve()
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    if (game.question.kind === 'confirm') game.reply(pays)
    return game.resolveAll().zone('Regret')
  }
  expect([died('{C}', true), died('{C}', false), died('', false)]).toEqual(['hand', 'exile', 'exile'])
})

test('[2011:702.57] two creatures are two triggers: unpaid for the first it is exiled, the second does nothing', () => {
  const side = { graveyard: ['Regret'], battlefield: ['Bear', 'Ox'], hand: ['Wrath'] }
  const game = table('2011', [side, { battlefield: ['Bear'] }], CARDS)
    .cast('Wrath')
    .resolve()
  if (game.question.kind !== 'priority') game.plain()
  expect(game.state.stack).toHaveLength(2)
  expect(game.resolveAll().zone('Regret')).toBe('exile')
  game.isAtAQuestion()
})

test('[2011:702.57] not for its own death, and not for what died together with it', () => {
  const game = table('2011', [{ battlefield: ['Returner', 'Bear'], hand: ['Wrath'], pool: '{C}' }, {}], CARDS)
  game.cast('Wrath').resolve()
  expect([game.state.stack.length, game.zone('Returner')]).toEqual([0, 'graveyard'])
})

test('[2011:702.55] in its owner’s upkeep, once a turn; it is shown to all and stays in the hand', () => {
  const game = table('2011', [{ hand: ['Seer'], pool: '{C}{C}' }, {}], CARDS, { step: 'upkeep' })
  const why = () => game.why({ do: 'activate', ...game.nth(game.id('Seer'), 0) })?.key
  game.activate('Seer', 0, {}, 'hand')
  expect(game.events.some((event) => event.kind === 'revealed' && event.seat === 0)).toBe(true)
  expect([game.resolve().life(0), game.zone('Seer')]).toEqual([22, 'hand'])
  expect(why()).toBeDefined()
  const late = table('2011', [{ hand: ['Seer'], pool: '{C}' }, {}], CARDS)
  expect(late.why({ do: 'activate', ...late.nth(late.id('Seer'), 0) })).not.toBeNull()
  const theirs = table('2011', [{}, { hand: ['Seer'], pool: '{C}' }], CARDS, { step: 'upkeep' }).pass()
  expect(theirs.why({ do: 'activate', ...theirs.nth(theirs.id('Seer'), 0) })).not.toBeNull()
})

test('[2011:702.55] for any cost; from the battlefield or the graveyard it isn’t offered', () => {
  const game = table('2011', [{ hand: ['Wave'], battlefield: ['Bear'] }, {}], CARDS, { step: 'upkeep' })
  game.activate('Wave', 1, {}, 'hand').resolve()
  expect(game.handSize(0)).toBe(2)
  const gone = table('2011', [{ graveyard: ['Wave'], battlefield: ['Bear', 'Seer'], pool: '{C}' }, {}], CARDS, {
    step: 'upkeep',
  })
  for (const [name, n] of [
    ['Wave', 1],
    ['Seer', 0],
  ] as const)
    expect(gone.why({ do: 'activate', ...gone.nth(gone.id(name), n) })).not.toBeNull()
})

testInEditions('2011', 'today')(
  '[2004:501.2 today:702.111] menace is short for needing two blockers; twice is no more than once, %s',
  (edition) => {
    const cards = [creature('Brute', '{0}', '2/2', 'Menace\nMenace')]
    const game = table(edition, [{ battlefield: ['Brute'] }, { battlefield: times(2, 'Bear') }], cards).attack('Brute')
    game.until('blockers')
    const block = (n: number) => ({ id: game.id(`${n}:Bear`, 'battlefield'), attackers: [game.id('Brute')] })
    expect(game.refusal([block(1)]).key).toBe('block.tooFewTogether')
    game.reply([block(1), block(2)]).isAtAQuestion()
  },
)
