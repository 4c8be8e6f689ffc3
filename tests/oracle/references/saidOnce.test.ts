/** What is said once for several things, and "it" after two of which only one can be meant. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { problems } from '../support.ts'

const CARDS = [
  card(
    'Regather',
    '{0}',
    'Sorcery',
    'Return up to one target creature card and up to one target land card from your graveyard to your hand.',
  ),
  creature('Hoplite', '{0}', '2/2', 'Whenever you cast a spell that targets ~, put a +1/+1 counter on it.'),
  card('Mend', '{0}', 'Instant', 'Untap target creature.'),
  card('Oath', '{0}', 'Instant', 'Put a +1/+1 counter on target creature.'),
  card(
    'Twin Oath',
    '{0}',
    'Instant',
    'Put a +1/+1 counter on target creature.\nPut a +1/+1 counter on target creature.',
  ),
]

inEditions(
  '2004',
  '2011',
  'today',
)('said once, %s', (edition) => {
  const regather = (creatureCard: 'mine' | 'theirs' | 'hand') =>
    table(
      edition,
      [
        {
          hand: ['Regather', ...(creatureCard === 'hand' ? ['Ox'] : [])],
          graveyard: ['Forest', ...(creatureCard === 'mine' ? ['Ox'] : [])],
        },
        { graveyard: creatureCard === 'theirs' ? ['Ox'] : [] },
      ],
      CARDS,
    )

  test('“target creature card and target land card from your graveyard”: both are there', () => {
    const game = regather('mine')
      .cast('Regather', { targets: ['Ox', 'Forest'] })
      .resolve()
    expect([game.zone('Ox'), game.zone('Forest')]).toEqual(['hand', 'hand'])
    for (const where of ['theirs', 'hand'] as const)
      expect(() => regather(where).cast('Regather', { targets: ['Ox', 'Forest'] })).toThrow(/target/i)
  })

  test('the same line twice has a target each', () => {
    const game = table(edition, [{ battlefield: ['Ox', 'Bear'], hand: ['Twin Oath'] }, {}], CARDS)
    const before = [game.size('Ox'), game.size('Bear')]
    game.cast('Twin Oath', { targets: ['Ox', 'Bear'] }).resolve()
    expect(before).toEqual(['3/3', '2/2'])
    expect([game.size('Ox'), game.size('Bear')]).toEqual(['4/4', '3/3'])
  })

  test('a counter is put on ~, not on the spell that targets it', () => {
    const game = table(edition, [{ battlefield: ['Hoplite'], hand: ['Mend'] }, {}], CARDS)
    game.cast('Mend', { targets: ['Hoplite'] }).resolve()
    expect(game.size('Hoplite')).toBe('3/3')
  })
})

test('what else is done to “it” after a spell and ~ could be done to either', () => {
  for (const does of ['destroy it', 'exile it'])
    expect(problems(`Whenever you cast a spell that targets ~, ${does}.`)).toMatchObject([{ reason: 'pronoun' }])
})
