import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const RANGE = card('Open Range', '{0}', 'Enchantment', 'You may play an additional land on each of your turns.')
const UNRAVEL = card('Unravel', '{0}', 'Instant', 'Destroy target enchantment.')
const PEEK = card(
  'Peek Ahead',
  '{0}',
  'Instant',
  'Exile the top card of your library. You may play that card this turn.',
)
const CARDS = [RANGE, UNRAVEL, PEEK]

const mayPlay = (game: Table, zone: 'hand' | 'exile' = 'hand'): boolean =>
  game.why({ do: 'playLand', object: game.id('Forest', zone) }) === null

inEditions(
  '2004',
  '2011',
  'today',
)('land plays, %s', (edition) => {
  const sides = {
    battlefield: ['Open Range'],
    hand: ['Forest', 'Forest', 'Forest', 'Open Range', 'Unravel'],
  }

  test('[today:116.2a] today plays are counted; before, another permanent was another permission', () => {
    const game = table(edition, [sides, {}], CARDS).land('Forest').land('Forest')
    expect(mayPlay(game)).toBe(false)
    game.cast('Unravel', { targets: ['Open Range'] }).resolve()
    game.cast('Open Range').resolve()
    expect(mayPlay(game)).toBe(edition !== 'today')
    game.isAtAQuestion()
  })

  test('[today:116.2a] the land played with one that is gone counts among those that the turn allows', () => {
    const game = table(edition, [sides, {}], CARDS).land('Forest')
    game.cast('Unravel', { targets: ['Open Range'] }).resolve()
    expect(mayPlay(game)).toBe(edition !== 'today')
  })

  test('[today:116.2a] several permanents add up, and no permission is named', () => {
    const both = { battlefield: ['Open Range', 'Open Range'], hand: ['Forest', 'Forest', 'Forest', 'Forest'] }
    const game = table(edition, [both, {}], CARDS).land('Forest')
    if (edition !== 'today') game.reply([game.asks('choose').from[0] ?? 0])
    game.land('Forest').land('Forest')
    expect([game.asks('priority').seat, mayPlay(game)]).toEqual([0, false])
    expect(mayPlay(game.to('main1', game.state.turn.number + 2))).toBe(true)
  })
})

inEditions('2011', 'today')('lands that effects let a player play, %s', (edition) => {
  test('[today:305.2b] the land of the turn is needed for it', () => {
    const sides = { hand: ['Forest', 'Peek Ahead'] }
    const game = table(edition, [sides, {}], CARDS).cast('Peek Ahead').resolve()
    expect(mayPlay(game, 'exile')).toBe(true)
    game.land('Forest')
    expect(mayPlay(game, 'exile')).toBe(false)
  })

  test('[today:305.2b] in another player’s turn it isn’t played at all', () => {
    const game = table(edition, [{}, { hand: ['Peek Ahead'] }], CARDS).pass()
    game.cast('Peek Ahead').resolve()
    while (game.question.kind === 'priority' && game.question.seat === 0) game.pass()
    expect([game.asks('priority').seat, mayPlay(game, 'exile')]).toEqual([1, false])
  })
})

inEditions('2011', 'today')('a new basic land type, %s', (edition) => {
  test('[today:305.7] it takes what the land’s text says, and leaves what another effect gave it', () => {
    const peaks = card('Peaks', '{0}', 'Enchantment', 'Nonbasic lands are Mountains.')
    const spring = card('Spring', '', 'Legendary Land', '{T}: Add {C}{C}.')
    const gift = card('Gift', '{0}', 'Enchantment — Aura', 'Enchant land\nEnchanted land has "{0}: You gain 1 life."')
    const sides = { battlefield: ['Spring', { name: 'Gift', attachedTo: 'Spring' }], hand: ['Peaks'] }
    const game = table(edition, [sides, {}], [peaks, spring, gift]).cast('Peaks').resolve()
    const { subtypes, supertypes, abilities } = characteristics(game.state, game.id('Spring'))
    expect([subtypes, supertypes, abilities.length]).toEqual([['Mountain'], ['legendary'], 2])
    for (const n of [0, 1]) game.activate('Spring', n).resolveAll()
    expect([game.pool(0), game.life(0)]).toEqual(['R', 21])
  })
})
