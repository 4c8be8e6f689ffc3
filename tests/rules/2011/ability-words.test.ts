/** Ability words have no meaning of their own (2011:ability-word/list): what follows is an ordinary ability. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Herald', '{5}', '1/1', 'Channel — {1}, Discard ~: You gain 3 life.'),
  card('Remember', '{0}', 'Enchantment', 'Whenever you discard a card, you gain 10 life.'),
  card(
    'Harvest',
    '{0}',
    'Sorcery — Arcane',
    "Sweep — Return any number of Forests you control to their owner's hand. You gain 2 life for each land returned this way.",
  ),
  card(
    'Flash Fire',
    '{0}',
    'Instant',
    'Radiance — Target creature and each other creature that shares a color with it get +1/+1 until end of turn.',
  ),
  creature('Grey', '{0}', '1/1'),
  creature('Gold', '{R}{G}', '1/1'),
  card('Final Say', '{0}', 'Instant', 'Hellbent — If you have no cards in hand, you gain 5 life.'),
  card(
    'Count',
    '{0}',
    'Instant',
    'Chroma — You gain 1 life for each red mana symbol in the mana costs of permanents you control.',
  ),
  creature('Ember', '{R/G}{R}', '1/1'),
  card('Spread', '{0}', 'Instant', 'Domain — You gain 1 life for each basic land type among lands you control.'),
  card('Grove', '', 'Land — Forest Island'),
  card(
    'Steppe',
    '{0}',
    'Enchantment',
    'Landfall — Whenever a land enters the battlefield under your control, you gain 1 life.',
  ),
  card(
    'Two Lands',
    '{0}',
    'Sorcery',
    'Search your library for up to two land cards, put them onto the battlefield, then shuffle.',
  ),
  creature('Automaton', '{0}', '1/1', 'Metalcraft — ~ gets +2/+2 as long as you control three or more artifacts.'),
  card('Bit', '{0}', 'Artifact', ''),
  card('Crack Apart', '{0}', 'Instant', 'Destroy target artifact.'),
  creature(
    'Mourner',
    '{0}',
    '1/1',
    'Morbid — ~ enters the battlefield with two +1/+1 counters on it if a creature died this turn.',
  ),
  creature('Old Link', '{0}', '2/2', 'Whenever ~ deals damage, you gain that much life.\nLifelink'),
  creature(
    'Moon',
    '{0}',
    '1/1',
    'At the beginning of each upkeep, if no spells were cast last turn, put a +1/+1 counter on ~.',
  ),
  creature(
    'Sun',
    '{0}',
    '1/1',
    'At the beginning of each upkeep, if a player cast two or more spells last turn, put a +1/+1 counter on ~.',
  ),
  creature('Kelm', '{0}', '1/1', 'Grandeur — Discard another card named Kelm: You gain 4 life.', 'Legendary Creature'),
  card('Nil', '{0}', 'Instant', 'You gain 1 life.'),
  card('Horn', '{0}', 'Tribal Instant — Goblin', 'You gain 1 life.'),
  creature('Spinner', '{0}', '1/1', '{Q}: You gain 1 life.'),
  card('Hurry', '{0}', 'Instant', 'Target creature gains haste until end of turn.'),
]

test('[2011:ability-word/channel] from the hand for its cost; it counts as a discard, not as a cast', () => {
  const game = table('2011', [{ hand: ['Herald'], battlefield: ['Remember'], pool: '{C}' }, {}], CARDS)
  game.activate('Herald', 0, {}, 'hand').resolveAll()
  expect([game.life(0), game.zone('Herald')]).toEqual([33, 'graveyard'])
})

test('[2011:ability-word/sweep] any number as it resolves, none too; what was returned is counted', () => {
  const swept = (n: number) => {
    const game = table('2011', [{ hand: ['Harvest'], battlefield: ['Forest', 'Forest', 'Island'] }, {}], CARDS)
    game.cast('Harvest').resolve()
    game.reply(game.asks('choose').from.slice(0, n))
    return [game.life(0), game.handSize(0)]
  }
  expect([swept(0), swept(2)]).toEqual([
    [20, 0],
    [24, 2],
  ])
})

test('[2011:ability-word/radiance] the target and all that share a colour with it; a colourless one only itself', () => {
  const game = table(
    '2011',
    [
      { hand: ['Flash Fire', 'Flash Fire'], battlefield: ['Grey', 'Green', 'Gold'] },
      { battlefield: ['1:Bear'.slice(2)] },
    ],
    CARDS,
  )
  game.cast('Flash Fire', { targets: ['Green'] }).resolve()
  expect(['Grey', 'Green', 'Gold', 'Bear'].map((name) => game.size(name))).toEqual(['1/1', '2/2', '2/2', '3/3'])
  game.cast('Flash Fire', { targets: ['Grey'] }).resolve()
  expect(['Grey', 'Green', 'Gold', 'Bear'].map((name) => game.size(name))).toEqual(['2/2', '2/2', '2/2', '3/3'])
})

test('[2011:ability-word/radiance] with an illegal target nothing happens to any', () => {
  const game = table('2011', [{ hand: ['Flash Fire', 'Kill'], battlefield: ['Green', 'Gold'] }, {}], CARDS)
  game.cast('Flash Fire', { targets: ['Green'] })
  game.cast('Kill', { targets: ['Green'] }).resolveAll()
  expect(game.size('Gold')).toBe('1/1')
})

test('[2011:ability-word/hellbent] the spell itself has left the hand', () => {
  const life = (...hand: string[]) =>
    table('2011', [{ hand: ['Final Say', ...hand] }, {}], CARDS)
      .cast('Final Say')
      .resolveAll()
      .life(0)
  expect([life(), life('Nil')]).toEqual([25, 20])
})

test('[2011:ability-word/chroma] a hybrid symbol counts for its colour, once', () => {
  const game = table('2011', [{ hand: ['Count'], battlefield: ['Ember', 'Gold', 'Green'] }, {}], CARDS)
  expect(game.cast('Count').resolveAll().life(0)).toBe(23)
})

test('[2011:ability-word/domain] a land with two types gives two; a type counts once', () => {
  const game = table(
    '2011',
    [{ hand: ['Spread'], battlefield: ['Grove', 'Forest', 'Swamp'] }, { battlefield: ['Plains'] }],
    CARDS,
  )
  expect(game.cast('Spread').resolveAll().life(0)).toBe(23)
})

test('[2011:ability-word/landfall] played or put, each land once', () => {
  const side = { hand: ['Two Lands', 'Forest'], battlefield: ['Steppe'], library: ['Forest', 'Island', 'Bear'] }
  const game = table('2011', [side, {}], CARDS).land('Forest').resolveAll()
  expect(game.life(0)).toBe(21)
  game.cast('Two Lands').resolve()
  game.reply(game.asks('choose').from.slice(0, 2))
  expect(game.resolveAll().life(0)).toBe(23)
})

test('[2011:ability-word/metalcraft] it falls off with the third artifact', () => {
  const game = table('2011', [{ hand: ['Crack Apart'], battlefield: ['Automaton', ...times(3, 'Bit')] }, {}], CARDS)
  expect(game.size('Automaton')).toBe('3/3')
  expect(
    game
      .cast('Crack Apart', { targets: ['Bit'] })
      .resolve()
      .size('Automaton'),
  ).toBe('1/1')
})

test('[2011:ability-word/morbid] anyone’s creature, however early in the turn; looked at as it enters', () => {
  const game = table('2011', [{ hand: ['Mourner', 'Mourner', 'Kill'] }, { battlefield: ['Bear'] }], CARDS)
  expect(game.cast('Mourner').resolveAll().size('Mourner')).toBe('1/1')
  game.cast('Kill', { targets: ['Bear'] }).resolve()
  game.cast('Mourner').resolveAll()
  expect([game.size('1:Mourner'), game.size('2:Mourner')].sort()).toEqual(['1/1', '3/3'])
})

test('[2011:ability-word/list 2011:keyword/legacy-lifelink] the old trigger and lifelink both work', () => {
  const game = table('2011', [{ battlefield: ['Old Link'] }, {}], CARDS)
    .attack('Old Link')
    .until('priority')
  game.to('combatDamage')
  expect(game.life(0)).toBe(22)
  expect(game.resolveAll().life(0)).toBe(24)
})

test('[2011:keyword/werewolf] only the turn before counts, and all players', () => {
  const quiet = table('2011', [{ battlefield: ['Moon', 'Sun'] }, {}], CARDS)
  quiet.to('draw', quiet.state.turn.number + 1)
  expect([quiet.size('Moon'), quiet.size('Sun')]).toEqual(['2/2', '1/1'])
  const loud = table('2011', [{ battlefield: ['Moon', 'Sun'] }, { hand: ['Nil', 'Nil'] }], CARDS)
  loud.pass().cast('Nil').cast('Nil').resolveAll()
  loud.to('draw', loud.state.turn.number + 1)
  expect([loud.size('Moon'), loud.size('Sun')]).toEqual(['1/1', '2/2'])
})

test('[2011:keyword/tribal] an instant with a creature type is a card of that type', () => {
  const game = table('2011', [{ hand: ['Call'], library: ['Bear', 'Horn', 'Forest'] }, {}], CARDS)
  expect(game.cast('Call').resolveAll().zone('Horn')).toBe('hand')
})

test('[2011:keyword/q] only if it is tapped, and not by a creature that came this turn, unless it has haste', () => {
  const why = (tapped: boolean, sick: boolean) => {
    const one = { name: 'Spinner', tapped, sick }
    const game = table('2011', [{ battlefield: [one], hand: ['Hurry'] }, {}], CARDS)
    return { game, why: () => game.why({ do: 'activate', ...game.nth(game.id('Spinner'), 0) })?.key }
  }
  expect(why(false, false).why()).toBe('cost.untapped')
  expect(why(true, true).why()).toBe('cost.sick')
  const hasty = why(true, true)
  hasty.game.cast('Hurry', { targets: ['Spinner'] }).resolve()
  expect(hasty.game.activate('Spinner').resolve().life(0)).toBe(21)
})

test('[2011:ability-word/grandeur] another card of its name is discarded for it, and no other', () => {
  const game = (...hand: string[]) => table('2011', [{ hand, battlefield: ['Kelm'] }, {}], CARDS)
  const played = game('Kelm', 'Bear').activate('Kelm').resolveAll()
  expect([played.life(0), played.handSize(0), played.has('graveyard', 'Kelm')]).toEqual([24, 1, true])
  expect(() => game('Bear').activate('Kelm')).toThrow('refused')
})
