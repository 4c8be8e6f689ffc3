/** Dice that are rolled, hands that are chosen from or not, spells by where they would be cast from. */
import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{2}', '1/1'),
  card('Heal', '{2}', 'Sorcery', 'You gain 1 life.\nFlashback {0}'),
  creature(
    'Seer',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, choose target creature card in your graveyard, then roll a d20.\n1—9 | You may put that card on top of your library.\n10—20 | Return that card to your hand.',
  ),
  card('Gamble', '{0}', 'Sorcery', 'Roll a d20.'),
  creature('Croupier', '{0}', '1/1', 'Whenever you roll one or more dice, you gain 3 life.'),
  card(
    'Snare',
    '{0}',
    'Sorcery',
    "Target opponent reveals their hand. You may choose a creature card from it. If you do, that player discards that card. If you don't, that player discards two cards.",
  ),
  card('Lull', '{0}', 'Enchantment', "Players can't cast spells from graveyards."),
  card('Wish', '{0}', 'Enchantment', 'You may cast spells from your hand without paying their mana costs.'),
  card('Drill', '{0}', 'Sorcery', 'Put a first strike counter on target creature.'),
  card(
    'Shackle',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nActivated abilities of enchanted creature cost {3} more to activate.',
  ),
  creature('Adept', '{0}', '1/1', '{0}: You gain 1 life.'),
]
const playing = (mine: object, theirs: object = {}) => table('today', [{ life: 10, ...mine }, theirs], CARDS)

test('[today:706] a die that is rolled triggers, for who rolls it', () => {
  const game = playing({ hand: ['Gamble'], battlefield: ['Croupier'] }, { battlefield: ['Croupier'], life: 10 })
  game.cast('Gamble').resolve().resolve()
  expect([game.life(0), game.life(1), game.state.stack.length]).toEqual([13, 10, 0])
  game.isAtAQuestion()
})

test('a row speaks of what was named before the table, not of what another row would do', () => {
  const seen = new Set<boolean>()
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const game = table('today', [{ hand: ['Seer'], graveyard: ['Imp'] }, {}], CARDS, {}, { seed })
    game
      .cast('Seer')
      .resolve()
      .reply([game.ref('Imp')])
      .resolve()
    const [rolled = 0] = game.events.flatMap((event) => (event.kind === 'dieCast' ? event.result : []))
    if (game.question.kind === 'confirm') game.reply(true)
    expect(game.zone('Imp')).toBe(rolled < 10 ? 'library' : 'hand')
    seen.add(rolled < 10)
    game.isAtAQuestion()
  }
  expect(seen.size).toBe(2)
})

test('a card is chosen from the hand or not; what is done otherwise is done otherwise', () => {
  const theirs = { hand: ['Imp', 'Heal', 'Heal'] }
  const chosen = playing({ hand: ['Snare'] }, theirs)
    .cast('Snare', { targets: ['player 1'] })
    .resolve()
  expect(chosen.asks('choose')).toMatchObject({ min: 0, max: 1, from: [chosen.id('Imp')] })
  chosen.reply([chosen.id('Imp')])
  expect([chosen.has('graveyard', 'Imp'), chosen.handSize(1)]).toEqual([true, 2])
  const none = playing({ hand: ['Snare'] }, theirs)
    .cast('Snare', { targets: ['player 1'] })
    .resolve()
  none.reply([])
  none.reply(none.asks('choose').from.slice(0, 2))
  expect(none.handSize(1)).toBe(1)
  none.isAtAQuestion()
})

test('what can’t be cast from graveyards can be cast from the hand', () => {
  const why = (battlefield: readonly string[]) => {
    const game = playing({ graveyard: ['Heal'], hand: ['Heal'], battlefield, pool: '{C}{C}' })
    const [hand, buried] = [game.id('Heal', 'hand'), game.id('Heal', 'graveyard')]
    return [
      game.why({ do: 'cast', ...game.way(hand, 'normal') }) === null,
      game.why({ do: 'cast', ...game.way(buried, 'flashback') }) === null,
    ]
  }
  expect(why([])).toEqual([true, true])
  expect(why(['Lull'])).toEqual([true, false])
})

test('without paying its mana cost, from the hand only', () => {
  const game = playing({ hand: ['Imp'], battlefield: ['Wish'] })
  game.cast('Imp', { via: 'alternative' }).resolve()
  expect(game.has('battlefield', 'Imp')).toBe(true)
  const none = playing({ hand: ['Imp'] })
  expect(none.why({ do: 'cast', ...none.way(none.id('Imp'), 'normal') })).not.toBeNull()
  game.isAtAQuestion()
})

test('[today:122.1b] a first strike counter', () => {
  const game = playing({ hand: ['Drill'], battlefield: ['Imp'] }, { battlefield: ['Bear'] })
  game.cast('Drill', { targets: ['Imp'] }).resolve()
  expect(hasKeyword(game.state, game.id('Imp'), 'firstStrike')).toBe(true)
  game.isAtAQuestion()
})

test('abilities of what it enchants cost more', () => {
  const game = playing({ hand: ['Shackle'], battlefield: ['Adept'] }, { battlefield: ['Adept'] })
  const [own, other] = [game.id('1:Adept'), game.id('2:Adept')]
  game
    .cast('Shackle')
    .reply([{ object: own }])
    .announce({})
    .resolve()
  expect(game.why({ do: 'activate', ...game.nth(own, 0) })).not.toBeNull()
  expect(other).not.toBe(own)
  game.isAtAQuestion()
})
