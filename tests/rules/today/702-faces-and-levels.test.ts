/** Keywords that cast or hide cards, with today's faces; levels; a static copy effect. */
import { describe, expect, test } from 'vitest'
import { find, getAnywhere, seenBy } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const FREE = '{T}: You may play the exiled card without paying its mana cost.'
const CARDS = [
  faced(
    'modal_dfc',
    ['Marsh Guide', '{1}', 'Creature — Elf', '', '2/2'],
    ['Marsh Word', '{0}', 'Sorcery', 'You gain 3 life.'],
  ),
  faced(
    'modal_dfc',
    ['Quick Word', '{0}', 'Instant', 'You gain 5 life.'],
    ['Quick Beast', '{0}', 'Creature — Bear', '', '2/2'],
  ),
  faced(
    'modal_dfc',
    ['Two Tales', '{0}', 'Instant', 'You gain 5 life.'],
    ['Other Tale', '{0}', 'Sorcery', 'You gain 6 life.'],
  ),
  faced(
    'modal_dfc',
    ['Small Door', '{1}', 'Sorcery', 'You gain 1 life.'],
    ['Great Door', '{7}', 'Sorcery', 'You gain 100 life.'],
  ),
  card('Old Song', '{0}', 'Instant', 'You gain 1 life.'),
  card(
    'Echo Hall',
    '{5}',
    'Enchantment',
    'Instant and sorcery cards in your graveyard have flashback. The flashback cost is equal to its mana cost.',
  ),
  card(
    'Recollect',
    '{0}',
    'Instant',
    'Target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
  ),
  card('Outburst', '{3}', 'Sorcery', 'Cascade\nYou gain 10 life.'),
  card('Den', '{0}', 'Artifact', `Hideaway 5\n${FREE}`),
  card('Grab', '{0}', 'Instant', 'Gain control of target artifact.'),
  creature('Climber', '{0}', '1/1', 'Level up {0}\nLEVEL 1-2\n4/4\nLEVEL 3+\n6/6\nTrample'),
  card('Flatten', '{0}', 'Instant', 'Target creature has base power and toughness 1/1 until end of turn.'),
]
const settled = (game: Table): Table => {
  while (game.question.kind !== 'priority') game.plain()
  return game
}

describe('flashback', () => {
  const ways = (name: string) => {
    const game = table('today', [{ graveyard: [name], battlefield: ['Echo Hall'], pool: '{C}{C}' }, {}], CARDS)
    const object = game.id(name, 'graveyard')
    const faces = game.state.printed[getAnywhere(game.state, object).face]?.parts?.faces ?? []
    return ['', ...faces.map(({ name: half }) => half)].map((half) => {
      const { via } = game.way(object, 'flashback', half === '' ? undefined : half)
      return via === 'no such way' ? via : (game.why({ do: 'cast', object, via })?.key ?? null)
    })
  }
  test('[today:702.34] casts an instant or sorcery spell only: of a card with two faces, not the creature or land', () => {
    expect(ways('Old Song')).toEqual([null])
    // The front of this card is no instant or sorcery card: it isn't given flashback at all.
    expect(ways('Marsh Guide')).toEqual(['no such way', 'no such way'])
    expect(ways('Quick Word')).toEqual([null, 'no such way'])
    expect(ways('Two Tales')).toEqual([null, null])
  })
})

test('[today:702.34] a card that was given flashback is cast by it as an instant or sorcery only', () => {
  const sides = { hand: ['Recollect'], graveyard: ['Quick Word'], pool: '{C}{C}' }
  const game = table('today', [sides, {}], CARDS)
    .cast('Recollect', { targets: ['Quick Word'] })
    .resolve()
  const object = game.id('Quick Word', 'graveyard')
  expect(game.way(object, 'flashback', 'Quick Beast').via).toBe('no such way')
  game.cast('Quick Word', { via: 'flashback' }).resolve()
  expect([game.life(0), game.zone('Quick Word')]).toEqual([25, 'exile'])
  game.isAtAQuestion()
})

describe('cascade', () => {
  test('[today:702.85/today] the face that is cast costs less, too: the expensive one isn’t offered', () => {
    const sides = { hand: ['Outburst'], library: ['Small Door', 'Bear', 'Bear'], pool: '{C}{C}{C}' }
    const game = table('today', [sides, {}], CARDS).cast('Outburst').resolve()
    settled(game.reply(true)).resolveAll()
    expect(game.life(0)).toBe(31)
    game.isAtAQuestion()
  })
})

describe('hideaway', () => {
  const LIBRARY = ['Bear', 'Ox', 'Big', 'Bear', 'Forest', 'Island', 'Swamp']
  const hidden = () => {
    const game = table('today', [{ hand: ['Den'], library: LIBRARY }, { hand: ['Grab'] }], CARDS)
    game.cast('Den').until('choose')
    return game
  }
  const sees = (game: Table, seat: number) =>
    (find(seenBy(game.position, seat).now, game.id('Big', 'exile'))?.face ?? -1) >= 0

  test('[today:702.75/today] it looks at as many cards as it says, and enters untapped', () => {
    const game = hidden()
    expect(game.asks('choose').from).toHaveLength(5)
    settled(game.reply([game.id('Big')]))
    expect(find(game.state, game.id('Den'))?.tapped).toBe(false)
    expect([game.zone('Big'), game.state.libraries[0]?.[0]]).toEqual(['exile', game.id('Island')])
  })

  test('[today:702.75/today] only who controls the permanent now may look at the card', () => {
    const game = hidden()
    settled(game.reply([game.id('Big')]))
    expect([sees(game, 0), sees(game, 1)]).toEqual([true, false])
    game
      .pass()
      .cast('Grab', { targets: ['Den'] })
      .resolve()
    expect([sees(game, 0), sees(game, 1)]).toEqual([false, true])
    game.isAtAQuestion()
  })
})

inEditions('2011', 'today')('levels, %s', (edition) => {
  test('[today:711 2011:contents/710] a level sets size as any effect does: the later one counts', () => {
    const sides = { battlefield: [{ name: 'Climber', counters: { level: 1 } }], hand: ['Flatten'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(game.size('Climber')).toBe('4/4')
    game.cast('Flatten', { targets: ['Climber'] }).resolve()
    expect(game.size('Climber')).toBe('1/1')
    game.activate('Climber').resolve()
    expect(game.size('Climber')).toBe('1/1')
    game.activate('Climber').resolve()
    // The level that begins to apply later isn't later than the effect: its timestamp is that of the permanent.
    expect(game.size('Climber')).toBe('1/1')
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.size('Climber')).toBe('6/6')
    game.isAtAQuestion()
  })
})

describe('double-faced cards in hidden zones', () => {
  test('[today:712.8/hand] the opponent sees of a hand nothing that tells them from other cards; who may look sees both faces', () => {
    const game = table('today', [{ hand: ['Marsh Guide', 'Bear'] }, {}], CARDS)
    const theirs = seenBy(game.position, 1).now
    const seen = (theirs.hands[0] ?? []).map((id) => find(theirs, id)?.face ?? -1)
    expect([theirs.hands[0]?.length, seen.every((face) => face < 0)]).toEqual([2, true])
    expect(JSON.stringify(theirs.printed)).not.toContain('Marsh')
    const own = seenBy(game.position, 0).now
    expect(JSON.stringify(own.printed)).toContain('Marsh Word')
  })
})
