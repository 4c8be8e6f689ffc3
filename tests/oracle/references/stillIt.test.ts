/** What "it" and "that card" still are after something else was done, or wasn't (413.2b). Each is played. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions, testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { problems } from '../support.ts'

const CARDS = [
  card(
    'Two Dances',
    '{B}',
    'Sorcery',
    `Return target creature card from your graveyard to the battlefield. That creature gains haste.
You may put a creature card from your hand onto the battlefield. That creature gains haste. Sacrifice it at the beginning of the next end step.`,
  ),
  card(
    'Paid Dance',
    '{B}',
    'Sorcery',
    `Return target creature card from your graveyard to the battlefield.
You may pay {1}. If you do, put a creature card from your hand onto the battlefield. Sacrifice it at the beginning of the next end step.`,
  ),
  card(
    'Hot Study',
    '{R}',
    'Sorcery',
    'Exile the top card of your library. ~ deals 2 damage to target player. Until end of turn, you may play that card.',
  ),
  card(
    'Swap Wind',
    '{W}',
    'Instant',
    `Exile target creature. Put a +1/+1 counter on target creature you control. Return the exiled card to the battlefield under its owner's control.`,
  ),
  card(
    'Reroot',
    '{G}',
    'Instant',
    "Gain control of target Aura that's attached to a permanent. Attach it to another permanent it can enchant.",
  ),
  card('Ward', '{W}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card(
    'Chain',
    '{B}',
    'Enchantment — Aura',
    'Enchant creature\nAll damage that would be dealt to enchanted creature is dealt to its controller instead.',
  ),
  card(
    'Rod',
    '{1}',
    'Artifact',
    'Whenever you cast an instant spell, you may put a charge counter on ~. If you do, ~ deals damage equal to the number of charge counters on it to any target.',
  ),
]
const LANDS = ['Plains', 'Swamp', 'Mountain', 'Forest', 'Swamp', 'Mountain']

inEditions('2004', '2011')('it, %s', (edition) => {
  const mine = (hand: string[], more: Record<string, readonly string[]> = {}, theirs: string[] = []): Table =>
    table(
      edition,
      [{ ...more, hand, battlefield: [...LANDS, ...(more.battlefield ?? [])] }, { battlefield: theirs }],
      CARDS,
    )

  test.each(['Two Dances', 'Paid Dance'])('[2004:413.2b] what was not done found nothing: %s', (name) => {
    const game = mine([name, 'Ox'], { graveyard: ['Bear'] })
    game.cast(name, { targets: ['Bear'] }).pass(2)
    game.asks('confirm')
    game.reply(false).resolveAll()
    game.to('end').resolveAll()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['battlefield', 'hand'])
    game.isAtAQuestion()
  })

  test.each(['Two Dances', 'Paid Dance'])('[2004:413.2b] what was done found that: %s', (name) => {
    const game = mine([name, 'Ox'], { graveyard: ['Bear'] })
    game.cast(name, { targets: ['Bear'] }).pass(2)
    game.reply(true).resolveAll()
    expect(game.zone('Ox')).toBe('battlefield')
    game.to('end').resolveAll()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['battlefield', 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] damage to somebody named finds nothing new', () => {
    const game = mine(['Hot Study'], { library: ['Forest', 'Ox', 'Ox'] })
    game.cast('Hot Study', { targets: ['player 1'] }).resolveAll()
    expect(game.life(1)).toBe(18)
    game.reply({ do: 'playLand', object: game.id('Forest', 'exile') })
    expect(game.has('exile', 'Forest')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] nor does a counter', () => {
    const game = mine(['Swap Wind'], { battlefield: ['Bear'] }, ['Ox'])
    game.cast('Swap Wind', { targets: ['Ox', 'Bear'] }).resolveAll()
    expect([game.size('Bear'), game.zone('Ox')]).toEqual(['3/3', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] an Aura is attached to another permanent than it was', () => {
    const game = mine(['Ward', 'Reroot'], { battlefield: ['Bear', 'Ox'] })
    game.cast('Ward', { targets: ['Bear'] }).resolveAll()
    game.cast('Reroot', { targets: ['Ward'] }).resolveAll()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '4/4'])
    game.isAtAQuestion()
  })

  test('[2004:419.6] what damage would be dealt to is the one whose controller is meant, not its source', () => {
    const game = mine(['Chain', 'Spark'], {}, ['Ox'])
    game.cast('Chain', { targets: ['Ox'] }).resolveAll()
    game.cast('Spark', { targets: ['Ox'] }).resolveAll()
    expect([game.life(0), game.life(1), game.zone('Ox')]).toEqual([20, 17, 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:217.6] the counters on it are those of a permanent, not of a spell', () => {
    const game = mine(['Spark'], { battlefield: ['Rod'] })
    game.cast('Spark', { targets: ['player 1'] })
    game.reply([game.ref('player 1')]).pass(2)
    game.reply(true)
    expect(game.life(1)).toBe(19)
    game.resolveAll()
    expect(game.life(1)).toBe(16)
    game.isAtAQuestion()
  })
})

test('whose counters, of two permanents, is refused', () => {
  const text = 'Whenever a creature dies, ~ deals damage equal to the number of charge counters on it to any target.'
  expect(problems(text, 'Artifact').map(({ reason }) => reason)).toEqual(['pronoun'])
})

testInEditions('2004', '2011')(
  '[2004:413.2b] it isn’t a land: the card of which it was asked before (%s)',
  (edition) => {
    const wand = card(
      'Prying Wand',
      '{0}',
      'Artifact',
      `{0}: Target player reveals a card at random from their hand. If it's a land card, that player discards it unless they pay 1 life. If it isn't a land card, the player discards it unless they pay life equal to its mana value.`,
    )
    const pays = (held: string): readonly unknown[] => {
      const game = table(edition, [{ battlefield: ['Prying Wand'] }, { hand: [held] }], [wand])
      game
        .activate('Prying Wand', 0, { targets: ['player 1'] })
        .resolve()
        .reply(true)
      game.isAtAQuestion()
      return [game.life(1), game.handSize(1)]
    }
    expect([pays('Ox'), pays('Forest')]).toEqual([
      [17, 1],
      [19, 1],
    ])
  },
)

test("what each of several players did isn't one thing", () => {
  const reasons = (text: string) => problems(text, 'Sorcery').map(({ reason }) => reason)
  expect(reasons('Each player sacrifices a creature. You gain life equal to its power.')).toEqual(['pronoun'])
  expect(reasons('Each player discards a card. Put it into your hand.')).toEqual(['pronoun'])
  expect(
    reasons('Exile the top card of your library. Each player loses 1 life. Put that card into your hand.'),
  ).toEqual([])
})
