/** Dice, votes, villainous choices, doubled sizes, and tokens that the rules define. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Fate',
    '{0}',
    'Sorcery',
    'Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 2 life.\n20 | You gain 3 life.',
  ),
  card(
    'Raised Fate',
    '{0}',
    'Sorcery',
    'Roll a d20 and add the number of cards in your hand.\n1—14 | You gain 1 life.\n15+ | You gain 2 life.',
  ),
  card('Measure', '{0}', 'Sorcery', 'Roll a d6. You gain life equal to the result.'),
  card(
    'Council',
    '{0}',
    'Sorcery',
    'Starting with you, each player votes for life or death. If life gets more votes, you gain 5 life. If death gets more votes or the vote is tied, you lose 1 life.',
  ),
  card(
    'Tally',
    '{0}',
    'Sorcery',
    'Starting with you, each player votes for coin or bread. You gain 2 life for each bread vote.',
  ),
  card(
    'Dilemma',
    '{0}',
    'Sorcery',
    'Each opponent faces a villainous choice — They sacrifice a creature, or they lose 3 life.',
  ),
  card('Surge', '{0}', 'Instant', "Double target creature's power until end of turn."),
  creature('Sprout', '{0}', '3/3', '{0}: Put a +1/+1 counter on ~.'),
  ...['Junk', 'Lander', 'Mutagen', 'Powerstone', 'Shard', 'Gold'].map((name) =>
    card(`${name} Maker`, '{0}', 'Sorcery', `Create a ${name} token.`),
  ),
  creature('Plain Bear', '{1}', '2/2'),
  card('Plain Prism', '{1}', 'Artifact', '{1}: You gain 1 life.'),
  card('Trinket', '{0}', 'Artifact', ''),
]
const play = (mine: object, theirs: object = {}, seed = 1) => table('today', [mine, theirs], CARDS, {}, { seed })
const rolled = (game: Table) => game.events.flatMap((one) => (one.kind === 'dieCast' ? [one] : []))

describe('706 dice', () => {
  test('[today:706] one row of the table is followed: where the result lies', () => {
    const seen = new Set<number>()
    for (let seed = 1; seed <= 30; seed++) {
      const game = play({ hand: ['Fate'] }, {}, seed)
        .cast('Fate')
        .resolve()
      const [{ natural, result, sides } = { natural: 0, result: 0, sides: 0 }] = rolled(game)
      expect([natural, sides]).toEqual([result, 20])
      expect(natural >= 1 && natural <= 20).toBe(true)
      expect(game.life(0)).toBe(20 + (result === 20 ? 3 : result >= 10 ? 2 : 1))
      seen.add(game.life(0))
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  test('[today:706] what is added counts for the row; the natural result is told, too', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const game = play({ hand: ['Raised Fate', 'Fate', 'Fate', 'Fate'] }, {}, seed)
        .cast('Raised Fate')
        .resolve()
      const [{ natural, result } = { natural: 0, result: 0 }] = rolled(game)
      expect(result).toBe(natural + 3)
      expect(game.life(0)).toBe(result >= 15 ? 22 : 21)
    }
  })

  test('[today:706] the result as a number', () => {
    const game = play({ hand: ['Measure'] })
      .cast('Measure')
      .resolve()
    expect(game.life(0)).toBe(20 + (rolled(game)[0]?.result ?? 0))
    game.isAtAQuestion()
  })
})

describe('701.38 votes', () => {
  test('[today:701.38] each in turn order; a tie is what the text says', () => {
    const game = play({ hand: ['Council'] })
      .cast('Council')
      .pass(2)
    expect([game.asks('word').seat, game.asks('word').words]).toEqual([0, ['life', 'death']])
    game.reply('life')
    expect(game.asks('word').seat).toBe(1)
    game.reply('death')
    expect(game.life(0)).toBe(19)
    const won = play({ hand: ['Council'] })
      .cast('Council')
      .pass(2)
      .reply('life')
      .reply('life')
    expect(won.life(0)).toBe(25)
    won.isAtAQuestion()
  })

  test('[today:701.38] votes are counted; what isn’t offered is refused', () => {
    const game = play({ hand: ['Tally'] })
      .cast('Tally')
      .pass(2)
    expect(game.refusal('cake').key).toMatch(/./)
    game.reply('bread').reply('bread')
    expect(game.life(0)).toBe(24)
  })
})

describe('701.55 villainous choices', () => {
  test('[today:701.55] one who has no creature may choose to sacrifice one', () => {
    const game = play({ hand: ['Dilemma'] })
      .cast('Dilemma')
      .pass(2)
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true)
    expect(game.life(1)).toBe(20)
    game.isAtAQuestion()
    const other = play({ hand: ['Dilemma'] }, { battlefield: ['Bear'] })
      .cast('Dilemma')
      .pass(2)
      .reply(false)
    expect([other.life(1), other.zone('Bear')]).toEqual([17, 'battlefield'])
  })
})

describe('701.10 double', () => {
  test('[today:701.10] as much again as it has now; later counters add one', () => {
    const game = play({ hand: ['Surge'], battlefield: ['Sprout'] })
    game.cast('Surge', { targets: ['Sprout'] }).resolve()
    expect(game.size('Sprout')).toBe('6/3')
    game.activate('Sprout').resolve()
    expect(game.size('Sprout')).toBe('7/4')
    game.to('main1', game.state.turn.number + 1)
    expect(game.size('Sprout')).toBe('4/4')
  })
})

describe('111.10 further tokens', () => {
  const made = (name: string, { hand = [], ...more }: { hand?: readonly string[]; [zone: string]: unknown } = {}) =>
    play({ hand: [`${name} Maker`, ...hand], ...more })
      .cast(`${name} Maker`)
      .resolve()

  test('[today:111.10/more] Powerstone: not for a nonartifact spell, but for an artifact and for abilities', () => {
    const game = made('Powerstone', { hand: ['Plain Bear', 'Plain Prism'] })
    game.activate('Powerstone')
    expect(game.pool(0)).toBe('C')
    expect(game.why({ do: 'cast', ...game.way(game.id('Plain Bear'), 'normal') })).not.toBeNull()
    game.cast('Plain Prism').resolve()
    expect([game.zone('Plain Prism'), game.pool(0)]).toEqual(['battlefield', ''])
    const paid = made('Powerstone', { battlefield: ['Plain Prism'] })
    paid.activate('Powerstone').activate('Plain Prism').resolve()
    expect(paid.life(0)).toBe(21)
  })

  test('[today:111.10/more] Gold without tapping; Mutagen a counter, at sorcery speed', () => {
    const game = made('Gold')
    game.activate('Gold').reply('R')
    expect(game.pool(0)).toBe('R')
    const grown = made('Mutagen', { battlefield: ['Bear', 'Forest'] })
    grown.activate('Mutagen', 0, { targets: ['Bear'] }).resolve()
    expect(grown.size('Bear')).toBe('3/3')
  })

  test('[today:111.10/more] Lander finds a basic land tapped; Junk exiles a card to play this turn; Shard scries and draws', () => {
    const game = made('Lander', { battlefield: ['Forest', 'Forest'], library: ['Bear', 'Mountain', 'Bear'] })
    game.activate('Lander').resolve()
    game.reply([game.id('Mountain', 'library')])
    expect(get(game.state, game.id('Mountain')).tapped).toBe(true)
    const junk = made('Junk', { library: ['Trinket', 'Bear'] })
    junk.activate('Junk').resolve()
    expect(junk.zone('Trinket')).toBe('exile')
    junk.reply({ do: 'cast', object: junk.id('Trinket'), via: 'normal' })
    junk.resolve()
    expect(junk.zone('Trinket')).toBe('battlefield')
    const shard = made('Shard', { battlefield: ['Forest', 'Forest'], library: ['Trinket', 'Bear'] })
    shard.activate('Shard').resolve()
    shard.resolveAll()
    expect(shard.handSize(0)).toBe(1)
    shard.isAtAQuestion()
  })

  test('[today:205.3h today:702.5/role] enchantments with these subtypes compile and are nothing but enchantments', () => {
    for (const subtype of ['Background', 'Cartouche', 'Rune', 'Shard']) {
      const { types, subtypes, abilities } = card('Some', '{0}', `Enchantment — ${subtype}`, '')
      expect([types, subtypes, abilities]).toEqual([['enchantment'], [subtype], []])
    }
    expect(card('Some', '{0}', 'Enchantment — Aura Role', 'Enchant creature').subtypes).toEqual(['Aura', 'Role'])
  })
})
