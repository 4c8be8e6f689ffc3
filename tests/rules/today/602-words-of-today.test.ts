/** Words of today over rules that there were, by play. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ogre', '{0}', '3/3'),
  card(
    'Boost',
    '{0}',
    'Sorcery',
    'Put a +1/+1 counter on up to one target creature. It gains flying until end of turn.',
  ),
  creature(
    'Jumper',
    '{0}',
    '2/2',
    '~ escapes with two +1/+1 counters on it.\nEscape—{0}, Exile two other cards from your graveyard.',
  ),
  card(
    'Echo',
    '{0}',
    'Sorcery',
    'You gain 1 life. If this spell was cast from a graveyard, you gain 5 life.\nFlashback {0}',
  ),
  creature(
    'Sworn',
    '{0}',
    '1/1',
    'If damage would be dealt to ~ while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from it.\n~ enters the battlefield with a +1/+1 counter on it.',
  ),
  card('Sting', '{0}', 'Instant', '~ deals 1 damage to target creature.'),
  card('Grove', '', 'Land', 'When ~ enters the battlefield untapped, you gain 1 life.'),
  card('Bog', '', 'Land', '~ enters the battlefield tapped.\nWhen ~ enters the battlefield untapped, you gain 1 life.'),
  card(
    'Plenty',
    '{0}',
    'Enchantment',
    'As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.',
  ),
  card(
    'Watch',
    '{0}',
    'Enchantment',
    "Whenever a player activates an ability that isn't a mana ability, you gain 1 life.",
  ),
  card('Spring', '{0}', 'Artifact', '{T}: You gain 2 life.'),
  card('Rock', '{0}', 'Artifact', '{T}: Add {C}.'),
  card('Tally', '{0}', 'Sorcery', 'Draw a card for each creature that died under your control this turn.'),
  card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.'),
  card(
    'Peek',
    '{0}',
    'Sorcery',
    "Look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.",
  ),
  card('Share', '{0}', 'Sorcery', 'You and target opponent each draw two cards.'),
  card('Cull', '{0}', 'Sorcery', 'You and target opponent each sacrifice a creature.'),
  card(
    'Vigil',
    '{0}',
    'Enchantment',
    'At the beginning of your upkeep, if each player has 10 or less life, you gain 1 life.',
  ),
  card(
    'Outlook',
    '{0}',
    'Enchantment',
    'At the beginning of your upkeep, if each opponent has 10 or less life, you gain 1 life.',
  ),
  card('Tuck', '{0}', 'Sorcery', 'The owner of target creature puts it on the top or bottom of their library.'),
  creature('Herald', '{0}', '1/1', 'Whenever ~ attacks, create a tapped and attacking 1/1 red Devil creature token.'),
  creature('Captain', '{0}', '1/1', "Whenever ~ attacks, create a 1/1 red Devil creature token that's attacking."),
  card(
    'Twin',
    '{0}',
    'Sorcery',
    'When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
  ),
  card('Life', '{0}', 'Sorcery', 'You gain 1 life.'),
  card(
    'Salvage',
    '{0}',
    'Sorcery',
    'Look at the top three cards of your library. You may put a creature card and/or a land card from among them into your hand. Put the rest into your graveyard.',
  ),
  card(
    'Trawl',
    '{0}',
    'Sorcery',
    'Look at the top three cards of your library. You may reveal up to two land cards from among them and put the revealed cards into your hand. Put the rest into your graveyard.',
  ),
  card('Fork', '{0}', 'Sorcery', 'Kicker {1}\nYou gain 1 life.'),
  card('Fan', '{0}', 'Enchantment', 'Whenever you cast a kicked spell, you gain 5 life.'),
  card(
    'Prism',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, choose a color other than black.\n{T}: Add {B} or one mana of the chosen color.',
  ),
  creature('Bear Cub', '{0}', '1/1', 'Bless — {T}: You gain 1 life.'),
]

test('[today:115.1] up to one target is “it” afterwards, and nothing where none was chosen', () => {
  const game = table('today', [{ hand: ['Boost', 'Boost'], battlefield: ['Imp'] }, {}], CARDS)
  game.cast('Boost', { targets: ['Imp'] }).resolve()
  expect(game.size('Imp')).toBe('2/2')
  game.cast('Boost').reply([]).announce({}).resolve()
  expect(game.size('Imp')).toBe('2/2')
  game.isAtAQuestion()
})

test('[today:702.138] what escapes has the counters, what is cast from the hand doesn’t', () => {
  const game = table('today', [{ hand: ['Jumper'], graveyard: ['Imp', 'Ogre'] }, {}], CARDS)
  game.cast('Jumper').resolve()
  expect(game.size('Jumper')).toBe('2/2')
  const back = table('today', [{ graveyard: ['Jumper', 'Imp', 'Ogre'] }, {}], CARDS)
  back.cast('Jumper', { via: 'escape' })
  while (back.question.kind !== 'priority') back.plain()
  back.resolve()
  expect(back.size('Jumper')).toBe('4/4')
})

test('[today:702.34] a spell knows that it was cast from a graveyard', () => {
  const game = table('today', [{ hand: ['Echo'], life: 10 }, {}], CARDS)
  game.cast('Echo').resolve()
  expect(game.life(0)).toBe(11)
  game.cast('Echo', { via: 'flashback' }).resolve()
  expect(game.life(0)).toBe(17)
})

test('damage is prevented while it has a counter, which goes', () => {
  const game = table('today', [{ hand: ['Sworn', 'Sting', 'Sting', 'Sting'] }, {}], CARDS)
  game
    .cast('Sworn')
    .resolve()
    .cast('Sting', { targets: ['Sworn'] })
    .resolve()
  expect(game.size('Sworn')).toBe('1/1')
  game.cast('Sting', { targets: ['Sworn'] }).resolve()
  expect(game.zone('Sworn')).toBe('graveyard')
})

test('[today:603.6a] enters untapped', () => {
  const lives = ['Grove', 'Bog'].map((name) => {
    const game = table('today', [{ hand: [name], life: 10 }, {}], CARDS)
    return game.land(name).resolveAll().life(0)
  })
  expect(lives).toEqual([11, 10])
})

test('the starting life total', () => {
  const size = (life: number) => table('today', [{ life, battlefield: ['Plenty', 'Imp'] }, {}], CARDS).size('Imp')
  expect([size(26), size(27)]).toEqual(['1/1', '3/3'])
})

test('an ability that isn’t a mana ability', () => {
  const game = table('today', [{ life: 10, battlefield: ['Watch', 'Spring', 'Rock'] }, {}], CARDS)
  game.activate('Rock').resolveAll()
  expect(game.life(0)).toBe(10)
  game.activate('Spring').resolveAll()
  expect(game.life(0)).toBe(13)
})

test('[today:700.4] those that died under your control', () => {
  const game = table(
    'today',
    [{ hand: ['Doom', 'Tally'], battlefield: ['Imp', 'Imp'] }, { battlefield: ['Ogre'] }],
    CARDS,
  )
  game.cast('Doom').resolve().cast('Tally').resolve()
  expect(game.handSize(0)).toBe(2)
})

describe('[2004:413.2c] if you don’t put the card onto the battlefield', () => {
  const peek = (top: string, say: boolean) => {
    const game = table('today', [{ hand: ['Peek'], library: [top, 'Swamp', 'Swamp'] }, {}], CARDS)
    game.cast('Peek').resolve()
    while (game.question.kind !== 'priority') game.question.kind === 'confirm' ? game.reply(say) : game.plain()
    return game.zone(top)
  }
  test('it was offered and done', () => expect(peek('Forest', true)).toBe('battlefield'))
  test('it was offered and not done', () => expect(peek('Forest', false)).toBe('hand'))
  test('it wasn’t offered', () => expect(peek('Ogre', true)).toBe('hand'))
})

describe('[today:608.2e] you and an opponent each', () => {
  test('draw', () => {
    const game = table('today', [{ hand: ['Share'] }, {}], CARDS)
    game.cast('Share', { targets: ['player 1'] }).resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([2, 2])
  })
  test('sacrifice, at once', () => {
    const game = table('today', [{ hand: ['Cull'], battlefield: ['Imp'] }, { battlefield: ['Ogre'] }], CARDS)
    game.cast('Cull', { targets: ['player 1'] }).resolveAll()
    expect([game.zone('Imp'), game.zone('Ogre')]).toEqual(['graveyard', 'graveyard'])
  })
})

test.each([
  [true, ['Ogre', 'Forest', 'Forest']],
  [false, ['Forest', 'Forest', 'Ogre']],
])('its owner puts it on the top or bottom: on the top %s', (top, library) => {
  const game = table('today', [{ hand: ['Tuck'] }, { battlefield: ['Ogre'], library: ['Forest', 'Forest'] }], CARDS)
  game.cast('Tuck', { targets: ['Ogre'] }).resolve()
  expect(game.asks('confirm').seat).toBe(1)
  game.reply(top)
  expect(game.state.libraries[1]?.map((id) => characteristics(game.state, id).name)).toEqual(library)
  game.isAtAQuestion()
})

test('each player’s life is compared by itself', () => {
  const gained = (mine: number, theirs: number) => {
    const sides = [{ battlefield: ['Vigil'], life: mine }, { life: theirs }] as const
    const game = table('today', sides, CARDS, { active: 1, step: 'end' })
    game.to('upkeep', game.state.turn.number + 1)
    const life = game.resolveAll().life(0)
    game.isAtAQuestion()
    return life - mine
  }
  expect([gained(8, 8), gained(10, 10), gained(8, 12), gained(12, 3)]).toEqual([1, 1, 0, 0])
})

test('and that of each of several opponents', () => {
  const gained = (left: number, right: number) => {
    const sides = [{ battlefield: ['Outlook'], life: 20 }, { life: left }, { life: right }] as const
    const game = table('today', sides, CARDS, { active: 2, step: 'end' })
    game.to('upkeep', game.state.turn.number + 1)
    return game.resolveAll().life(0) - 20
  }
  expect([gained(8, 8), gained(8, 12), gained(12, 8), gained(12, 12)]).toEqual([1, 0, 0, 0])
})

test('[today:508.4] tokens come attacking, tapped or not as the words say', () => {
  const made = (name: string) => {
    const game = table('today', [{ battlefield: [name] }, { life: 10 }], CARDS)
    game.attack(name)
    for (let guard = 0; guard < 10 && !game.has('battlefield', 'Devil'); guard++)
      game.question.kind === 'priority' ? game.pass() : game.plain()
    const tapped = get(game.state, game.id('Devil')).tapped
    return [tapped, game.to('endCombat').life(1)]
  }
  expect(made('Herald')).toEqual([true, 8])
  expect(made('Captain')).toEqual([false, 8])
})

test('[today:603.7] the next spell only', () => {
  const game = table('today', [{ life: 10, hand: ['Twin', 'Life', 'Life'] }, {}], CARDS)
  game.cast('Twin').resolve().cast('Life').resolveAll()
  expect(game.life(0)).toBe(12)
  game.cast('Life').resolveAll()
  expect(game.life(0)).toBe(13)
})

describe('[today:701.20] some of the cards', () => {
  const hand = (spell: string, library: string[]) => {
    const game = table('today', [{ hand: [spell], library: [...library, 'Swamp'] }, {}], CARDS)
    game.cast(spell).resolve()
    for (let guard = 0; guard < 9 && game.question.kind !== 'priority'; guard++) {
      const { question } = game
      const { ids = [], max = 1 } = question as unknown as { ids?: readonly number[]; max?: number }
      ids.length > 0 ? game.reply(ids.slice(0, max)) : game.plain()
    }
    return game.handSize(0)
  }
  test('one of each kind', () => {
    expect(hand('Salvage', ['Imp', 'Forest', 'Ogre'])).toBe(2)
    expect(hand('Salvage', ['Imp', 'Ogre', 'Life'])).toBe(1)
  })
  test('up to two', () => {
    expect(hand('Trawl', ['Forest', 'Forest', 'Forest'])).toBe(2)
    expect(hand('Trawl', ['Forest', 'Imp', 'Imp'])).toBe(1)
  })
})

test('[today:702.33] a kicked spell', () => {
  const life = (kick: boolean) => {
    const game = table('today', [{ life: 10, hand: ['Fork'], battlefield: ['Fan'], pool: '{G}' }, {}], CARDS)
    return game.cast('Fork', { kick }).resolveAll().life(0)
  }
  expect([life(false), life(true)]).toEqual([11, 16])
})

test('a colour other than black, and mana of either', () => {
  const game = table('today', [{ hand: ['Prism'] }, {}], CARDS)
  game.cast('Prism').resolve()
  const asked = game.question as unknown as { readonly among?: readonly string[] }
  expect(JSON.stringify(asked)).not.toContain('"B"')
  game.plain()
  game.activate('Prism', 1)
  expect(game.question.kind).not.toBe('priority')
  game.isAtAQuestion()
})

test('[today:207.2d] one word before a dash that only tells what is pictured', () => {
  const game = table('today', [{ life: 10, battlefield: ['Bear Cub'] }, {}], CARDS)
  expect(game.activate('Bear Cub').resolve().life(0)).toBe(11)
})
