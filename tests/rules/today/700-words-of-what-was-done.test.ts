/** What was done this way, what stands in one zone or another, exceptions, and players of whom something is so. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1', '', 'Creature — Imp'),
  creature('Speaker', '{0}', '1/1', '~ gets +1/+1 as long as you control another Elf or an Island.', 'Creature — Elf'),
  creature('Elf', '{0}', '1/1', '', 'Creature — Elf'),
  creature('Ogre', '{0}', '3/3', '', 'Creature — Ogre'),
  creature('Crab', '{0}', '0/4', '', 'Creature — Crab'),
  card('Trinket', '{0}', 'Artifact'),
  card('Clue', '{0}', 'Artifact — Clue'),
  card('Heal', '{0}', 'Sorcery', 'You gain 1 life.'),
  card(
    'Grind',
    '{0}',
    'Sorcery',
    'Mill three cards. If at least one creature card was milled this way, you gain 4 life.',
  ),
  card(
    'Count',
    '{0}',
    'Sorcery',
    'Mill three cards. If two or more creature cards were milled this way, you gain 4 life.',
  ),
  card('None', '{0}', 'Sorcery', 'Mill three cards. If no creature cards were milled this way, you gain 4 life.'),
  card(
    'Look',
    '{0}',
    'Sorcery',
    "Look at the top two cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest into your graveyard. If you didn't put a card into your hand this way, you gain 4 life.",
  ),
  card(
    'Tax',
    '{0}',
    'Sorcery',
    'Each player sacrifices a creature. If you sacrificed a creature this way, you gain 4 life.',
  ),
  card(
    'Jab',
    '{0}',
    'Instant',
    '~ deals 2 damage to any target. If a player is dealt damage this way, you gain 4 life.',
  ),
  card('Rise', '{0}', 'Sorcery', 'You may put a creature card from your hand or graveyard onto the battlefield.'),
  creature(
    'Drake',
    '{0}',
    '*/4',
    "~'s power is equal to the total number of sorcery cards you own in exile and in your graveyard.",
    'Creature — Drake',
  ),
  card('Wave', '{0}', 'Sorcery', "Return all creatures to their owners' hands except for Elves and Crabs."),
  card('Salvage', '{0}', 'Sorcery', 'Mill three cards. You may put a creature card from among them into your hand.'),
  card(
    'Feast',
    '{0}',
    'Sorcery',
    'Exile the top three cards of your library. Put all artifact cards from among them onto the battlefield.',
  ),
  card('Poll', '{0}', 'Sorcery', 'You gain 2 life for each opponent who controls more creatures than you.'),
  card('Toll', '{0}', 'Sorcery', "Each opponent who doesn't control an Elf loses 3 life."),
  card('Hollow', '{0}', 'Sorcery', 'Each opponent with no cards in hand loses 3 life.'),
  card('Offer', '{0}', 'Instant', 'Sacrifice two Clues.'),
  card('Answer', '{0}', 'Sorcery', 'If you sacrificed two or more Clues this turn, you gain 4 life.'),
  card('Smash', '{0}', 'Instant', 'Destroy all artifacts.'),
  card('Levy', '{0}', 'Instant', 'Each opponent sacrifices two Clues.'),
  card('Doom', '{0}', 'Instant', 'Destroy all creatures.'),
  card('Pair', '{0}', 'Instant', 'Create two 1/1 green Elf creature tokens.'),
  card('Tally', '{0}', 'Sorcery', 'You gain X life, where X is the number of tokens you created this turn.'),
  card('Bury', '{0}', 'Instant', 'Sacrifice a creature.'),
  card('Wake', '{0}', 'Sorcery', 'If a creature died under your control this turn, you gain 4 life.'),
  card('Mark', '{0}', 'Sorcery', 'Put a +1/+1 counter on target creature.'),
  card('Purge', '{0}', 'Sorcery', "Destroy target creature that doesn't have a +1/+1 counter on it."),
]
const playing = (mine: Side, theirs: Side = {}): Table =>
  table(
    'today',
    [
      { life: 10, ...mine },
      { life: 10, ...theirs },
    ],
    CARDS,
  )
const life = (spell: string, mine: Side = {}, theirs: Side = {}): number => {
  const game = playing({ ...mine, hand: [spell, ...(mine.hand ?? [])] }, theirs)
    .cast(spell)
    .resolveAll()
  game.isAtAQuestion()
  return game.life(0)
}

describe('if it was done this way', () => {
  test('at least one, two or more, none', () => {
    const [none, one, two] = [
      ['Heal', 'Heal', 'Heal'],
      ['Imp', 'Heal', 'Heal'],
      ['Imp', 'Imp', 'Heal'],
    ]
    const of = (spell: string) => [none, one, two].map((library) => life(spell, { library: library ?? [] }))
    expect(of('Grind')).toEqual([10, 14, 14])
    expect(of('Count')).toEqual([10, 10, 14])
    expect(of('None')).toEqual([14, 10, 10])
  })
  test('what you took or did not take', () => {
    const take = playing({ hand: ['Look'], library: ['Imp', 'Heal'] })
      .cast('Look')
      .resolve()
    take.reply([take.id('Imp', 'library')])
    expect(take.life(0)).toBe(10)
    const leave = playing({ hand: ['Look'], library: ['Imp', 'Heal'] })
      .cast('Look')
      .resolve()
    leave.reply([])
    expect(leave.life(0)).toBe(14)
  })
  test('what you sacrificed, not what another did', () => {
    expect(life('Tax', { battlefield: ['Imp'] }, { battlefield: ['Imp'] })).toBe(14)
    expect(life('Tax', {}, { battlefield: ['Imp'] })).toBe(10)
  })
  test('a player dealt damage', () => {
    const hit = (target: string) =>
      playing({ hand: ['Jab'] }, { battlefield: ['Ogre'] })
        .cast('Jab', { targets: [target] })
        .resolve()
        .life(0)
    expect([hit('player 1'), hit('Ogre')]).toEqual([14, 10])
  })
})

describe('one zone or another', () => {
  test('from your hand or graveyard', () => {
    const game = playing({ hand: ['Rise', 'Imp'], graveyard: ['Ogre', 'Heal'] }, { graveyard: ['Crab'] })
      .cast('Rise')
      .resolve()
    game.reply(true)
    const both = [game.id('Imp', 'hand'), game.id('Ogre', 'graveyard')]
    expect([...game.asks('choose').from].sort()).toEqual([...both].sort())
    game.reply([both[1] ?? 0])
    expect([game.zone('Ogre'), game.zone('Imp')]).toEqual(['battlefield', 'hand'])
    game.isAtAQuestion()
  })
  test('counted in both, where they are yours', () => {
    const game = playing(
      { battlefield: ['Drake'], graveyard: ['Heal', 'Imp'], exile: ['Heal'] },
      { graveyard: ['Heal'] },
    )
    expect(game.size('Drake')).toBe('2/4')
  })
})

test('all but those of which the words except', () => {
  const game = playing({ hand: ['Wave'], battlefield: ['Imp', 'Elf'] }, { battlefield: ['Crab', 'Ogre'] })
    .cast('Wave')
    .resolve()
  expect(['Imp', 'Elf', 'Crab', 'Ogre'].map((name) => game.zone(name))).toEqual([
    'hand',
    'battlefield',
    'battlefield',
    'hand',
  ])
})

describe('[today:701.17] from among those that were moved', () => {
  test('milled: one of them, of that kind, or none', () => {
    const game = playing({ hand: ['Salvage'], library: ['Imp', 'Heal', 'Ogre'], graveyard: ['Elf'] })
      .cast('Salvage')
      .resolve()
    game.reply(true)
    expect([...game.asks('choose').from].sort()).toEqual([game.id('Imp'), game.id('Ogre')].sort())
    game.reply([game.id('Ogre')])
    expect([game.zone('Ogre'), game.zone('Imp'), game.zone('Elf')]).toEqual(['hand', 'graveyard', 'graveyard'])
    const none = playing({ hand: ['Salvage'], library: ['Imp', 'Heal', 'Ogre'] })
      .cast('Salvage')
      .resolve()
    none.reply(false).isAtAQuestion()
    expect(none.handSize(0)).toBe(0)
  })
  test('exiled: all of that kind', () => {
    const game = playing({ hand: ['Feast'], library: ['Trinket', 'Clue', 'Imp'], exile: ['Trinket'] })
      .cast('Feast')
      .resolve()
    expect([game.has('battlefield', 'Trinket'), game.zone('Clue'), game.zone('Imp')]).toEqual([
      true,
      'battlefield',
      'exile',
    ])
    expect(game.has('exile', 'Trinket')).toBe(true)
  })
})

describe('players of whom that is so', () => {
  const three = (spell: string, ...sides: readonly Side[]): Table =>
    table(
      'today',
      [{ life: 10, hand: [spell], battlefield: ['Imp'] }, ...sides.map((side) => ({ life: 10, ...side }))] as never,
      CARDS,
    )
      .cast(spell)
      .resolveAll()
  test('counted', () => {
    expect(three('Poll', { battlefield: ['Imp', 'Imp'] }, { battlefield: ['Imp'] }).life(0)).toBe(12)
    expect(three('Poll', { battlefield: ['Imp', 'Imp'] }, { battlefield: ['Imp', 'Ogre'] }).life(0)).toBe(14)
  })
  test('who control none, who have none in hand', () => {
    const game = three('Toll', { battlefield: ['Elf'] }, { battlefield: ['Imp'] })
    expect([1, 2].map((seat) => game.life(seat))).toEqual([10, 7])
    const hands = three('Hollow', { hand: ['Heal'] }, {})
    expect([1, 2].map((seat) => hands.life(seat))).toEqual([10, 7])
    hands.isAtAQuestion()
  })
})

describe('this turn', () => {
  const done = (first: string, then: string, mine: Side, theirs: Side = {}): number =>
    playing({ ...mine, hand: [first, then] }, theirs)
      .cast(first)
      .resolveAll()
      .cast(then)
      .resolveAll()
      .life(0)
  test('sacrificed, created, died under your control', () => {
    expect(done('Offer', 'Answer', { battlefield: ['Clue', 'Clue'] })).toBe(14)
    expect(done('Offer', 'Answer', { battlefield: ['Clue'] })).toBe(10)
    expect(done('Pair', 'Tally', {})).toBe(12)
    expect(done('Heal', 'Tally', { battlefield: ['Imp'] })).toBe(11)
    expect(done('Bury', 'Wake', { battlefield: ['Imp'] })).toBe(14)
    expect(done('Bury', 'Wake', {})).toBe(10)
  })
  test('neither what another did, nor what was done otherwise', () => {
    const clues = { battlefield: ['Clue', 'Clue'] }
    expect(done('Smash', 'Answer', clues)).toBe(10)
    expect(done('Levy', 'Answer', {}, clues)).toBe(10)
    expect(done('Doom', 'Wake', {}, { battlefield: ['Imp'] })).toBe(10)
    expect(done('Doom', 'Wake', { battlefield: ['Imp'] })).toBe(14)
  })
})

test('another of a kind, or any of another kind', () => {
  const size = (...others: string[]) => playing({ battlefield: ['Speaker', ...others] }).size('Speaker')
  expect([size(), size('Imp'), size('Elf'), size('Island')]).toEqual(['1/1', '1/1', '2/2', '2/2'])
})

test('[today:122.1] without such a counter', () => {
  const game = playing({ hand: ['Mark', 'Purge'] }, { battlefield: ['Imp', 'Ogre'] })
  game.cast('Mark', { targets: ['Imp'] }).resolve()
  game.reply({ do: 'cast', object: game.id('Purge'), via: 'normal' })
  expect(game.refusal([game.ref('Imp')]).key).toMatch(/^target/)
  game
    .reply([game.ref('Ogre')])
    .announce({})
    .resolveAll()
  expect([game.zone('Imp'), game.zone('Ogre')]).toEqual(['battlefield', 'graveyard'])
  game.isAtAQuestion()
})
