/** Words for what a text has just done: cards exiled this way, the card returned; who else is meant (today:608.2). */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string, cost = '{0}') => card(name, cost, 'Sorcery', text)
const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ox', '{0}', '2/4'),
  card('Rock', '{0}', 'Artifact', ''),
  creature(
    'Wyrm',
    '{0}',
    '3/3',
    'When Wyrm enters the battlefield, it deals 1 damage to each opponent and each creature they control.',
  ),
  creature(
    'Twin',
    '{0}',
    '3/3',
    'Whenever Twin deals combat damage to an opponent, it deals that much damage to each other opponent.',
  ),
  creature(
    'Bolt Imp',
    '{0}',
    '1/1',
    'When Bolt Imp dies, it deals 7 damage to a creature an opponent controls chosen at random.',
  ),
  spell('Kill', 'Destroy target creature.'),
  spell('Banish', 'Exile target creature.'),
  spell(
    'Fling',
    'Return target creature card from your graveyard to your hand. Fling deals damage to any target equal to the power of the card returned this way.',
  ),
  spell(
    'Feed',
    'Exile target creature card from a graveyard. Put X +1/+1 counters on target creature, where X is the power of the card you exiled.',
  ),
  spell('Rush', 'Exile the top two cards of your library. Until end of turn, you may play cards exiled this way.'),
  spell('Later', 'Exile the top card of your library. During your next turn, you may play that card.'),
  spell('Horde', 'Create two Walker tokens.'),
  spell(
    'Plague',
    'All creatures get -1/-1 until end of turn. If you control an artifact, instead only creatures your opponents control get -1/-1 until end of turn.',
  ),
  spell('Meal', 'You gain 3 life and draw a card, then you may put a land card from your hand onto the battlefield.'),
  card(
    'Return',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nWhen enchanted creature dies or is put into exile, return that card to the battlefield under your control.',
  ),
  card(
    'Seal',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature or enchantment\nEnchanted permanent is an enchantment and loses all other card types.',
  ),
  card(
    'Grave Keeper',
    '{0}',
    'Enchantment',
    'If a nontoken creature an opponent controls would die, instead exile that card and you gain 1 life.',
  ),
]
const two = (mine: Side, theirs: Side = {}): Table => table('today', [mine, theirs], CARDS)
const three = (mine: Side, one: Side = {}, other: Side = {}): Table => table('today', [mine, one, other], CARDS)

describe('what was done this way', () => {
  test('the card returned, and the card exiled', () => {
    const game = two({ hand: ['Fling'], graveyard: ['Ox'] }, { life: 10 })
    game.cast('Fling', { targets: ['Ox', 'player 1'] }).resolve()
    expect([game.life(1), game.zone('Ox')]).toEqual([8, 'hand'])
    const fed = two({ hand: ['Feed'], battlefield: ['Imp'] }, { graveyard: ['Ox'] })
    fed.cast('Feed', { targets: ['Ox', 'Imp'] }).resolve()
    expect([fed.size('Imp'), fed.zone('Ox')]).toEqual(['3/3', 'exile'])
    fed.isAtAQuestion()
  })
  test('cards exiled this way, and no others, for so long', () => {
    const game = two({ hand: ['Rush'], library: ['Imp', 'Forest', 'Ox', 'Ox', 'Ox'], exile: ['Rock'] })
    game.cast('Rush').resolve()
    const may = (name: string) => game.why({ do: 'cast', object: game.id(name, 'exile'), via: 'normal' }) === null
    expect([may('Imp'), may('Rock')]).toEqual([true, false])
    expect(game.why({ do: 'playLand', object: game.id('Forest', 'exile') })).toBeNull()
    game.to('main1', game.state.turn.number + 1)
    expect(game.zone('Imp')).toBe('exile')
    game.to('main1', game.state.turn.number + 1)
    expect(may('Imp')).toBe(false)
    game.isAtAQuestion()
  })
  test('during the next turn of its controller, not before and not after', () => {
    const game = two({ hand: ['Later'], library: ['Imp', 'Ox', 'Ox', 'Ox', 'Ox'] })
    game.cast('Later').resolve()
    const may = () => game.why({ do: 'cast', object: game.id('Imp', 'exile'), via: 'normal' }) === null
    expect(may()).toBe(false)
    game.to('main1', game.state.turn.number + 2)
    expect(may()).toBe(true)
    game.to('main1', game.state.turn.number + 2)
    expect(may()).toBe(false)
    game.isAtAQuestion()
  })
})

describe('who else', () => {
  test('each opponent and what they control, not what you control', () => {
    const game = three(
      { hand: ['Wyrm'], life: 10, battlefield: ['Imp'] },
      { life: 10, battlefield: ['Ox'] },
      { life: 10, battlefield: ['Imp'] },
    )
    game.cast('Wyrm').pass(3).pass(3)
    expect([game.life(0), game.life(1), game.life(2)]).toEqual([10, 9, 9])
    expect(
      game.state.battlefield.filter((id) => game.state.printed[get(game.state, id).face]?.name === 'Imp'),
    ).toHaveLength(1)
    expect(get(game.state, game.id('Ox')).damage).toBe(1)
    game.isAtAQuestion()
  })
  test('each other opponent than the one dealt damage', () => {
    const game = three({ battlefield: ['Twin'], life: 10 }, { life: 10 }, { life: 10 })
    game.attack('Twin').to('endCombat')
    expect([game.life(0), game.life(1), game.life(2)]).toEqual([10, 7, 7])
    game.isAtAQuestion()
  })
  test('one of them by chance: nobody is asked', () => {
    const game = two({ hand: ['Kill'], battlefield: ['Bolt Imp', 'Ox'] }, { battlefield: ['Imp'] })
    game.cast('Kill', { targets: ['Bolt Imp'] }).resolve()
    game.resolve()
    expect([game.zone('Imp'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])
    game.isAtAQuestion()
  })
  test('only theirs instead, if the condition holds', () => {
    const all = two({ hand: ['Plague'], battlefield: ['Imp'] }, { battlefield: ['Imp'] })
    all.cast('Plague').resolve()
    expect(all.has('battlefield', 'Imp')).toBe(false)
    const theirs = two({ hand: ['Plague'], battlefield: ['Imp', 'Rock'] }, { battlefield: ['Ox'] })
    theirs.cast('Plague').resolve()
    expect([theirs.size('Imp'), theirs.size('Ox')]).toEqual(['1/1', '1/3'])
    theirs.isAtAQuestion()
  })
})

describe('what becomes of creatures', () => {
  test('dies or is put into exile: it returns from either', () => {
    for (const name of ['Kill', 'Banish']) {
      const game = two({ hand: ['Return', name] }, { battlefield: ['Ox'] })
      game.cast('Return', { targets: ['Ox'] }).resolve()
      game.cast(name, { targets: ['Ox'] }).resolve()
      game.resolve()
      expect(game.zone('Ox')).toBe('battlefield')
      expect(get(game.state, game.id('Ox')).controller).toBe(0)
      game.isAtAQuestion()
    }
  })
  test('no creature any longer, but what it has become', () => {
    const game = two({ hand: ['Seal'] }, { battlefield: ['Ox'] })
    game.cast('Seal', { targets: ['Ox'] }).resolve()
    const kill = two({ hand: ['Seal', 'Kill'] }, { battlefield: ['Ox', 'Imp'] })
    kill.cast('Seal', { targets: ['Ox'] }).resolve()
    kill.reply({ do: 'cast', object: kill.id('Kill', 'hand'), via: 'normal' })
    expect(kill.asks('targets').legal).toEqual([kill.ref('Imp')])
    game.isAtAQuestion()
  })
  test('that card, of what would die', () => {
    const game = two({ hand: ['Kill'], life: 10, battlefield: ['Grave Keeper'] }, { battlefield: ['Ox'] })
    game.cast('Kill', { targets: ['Ox'] }).resolve()
    expect([game.zone('Ox'), game.life(0)]).toEqual(['exile', 11])
    const own = two({ hand: ['Kill'], life: 10, battlefield: ['Grave Keeper', 'Ox'] })
    own.cast('Kill', { targets: ['Ox'] }).resolve()
    expect([own.zone('Ox'), own.life(0)]).toEqual(['graveyard', 10])
    own.isAtAQuestion()
  })
  test('Walkers are 2/2 black Zombies', () => {
    const game = two({ hand: ['Horde'] })
    game.cast('Horde').resolve()
    expect([game.size('1:Walker'), game.size('2:Walker')]).toEqual(['2/2', '2/2'])
    game.isAtAQuestion()
  })
  test('an offer behind what is done anyway', () => {
    const game = two({ hand: ['Meal', 'Forest'], life: 10 })
    game.cast('Meal').resolve().reply(true)
    while (game.question.kind !== 'priority') game.plain()
    expect([game.life(0), game.has('battlefield', 'Forest')]).toEqual([13, true])
    const not = two({ hand: ['Meal', 'Forest'], life: 10 })
    not.cast('Meal').resolve().reply(false)
    expect([not.life(0), not.handSize(0), not.has('battlefield', 'Forest')]).toEqual([13, 2, false])
    not.isAtAQuestion()
  })
})
