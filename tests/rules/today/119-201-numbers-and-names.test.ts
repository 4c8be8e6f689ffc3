/** Life as a cost, draws, names and types. */
import { describe, expect, test } from 'vitest'
import { card, faced } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Blood Font', '{0}', 'Artifact', 'Pay 2 life: Draw a card.'),
  card('Open Hand', '{0}', 'Artifact', 'Have an opponent gain 3 life: Draw a card.'),
  card('No Gain', '{0}', 'Enchantment', 'Players can’t gain life.'),
  card('Look Up', '{0}', 'Sorcery', 'Draw a card and reveal it. You gain life equal to its mana value.'),
  card('Other Way', '{0}', 'Enchantment', 'If you would draw a card, you may instead draw two cards.'),
  card(
    'Ban',
    '{0}',
    'Enchantment',
    'As ~ enters, choose a nonland card name.\nSpells with the chosen name can’t be cast.',
  ),
  card('Land Law', '{0}', 'Enchantment', 'As ~ enters, choose a land type.'),
  faced(
    'split',
    ['Left Hand', '{0}', 'Sorcery', 'You gain 1 life.'],
    ['Right Hand', '{0}', 'Sorcery', 'You gain 2 life.'],
  ),
  faced(
    'adventure',
    ['Old Walker', '{0}', 'Creature — Human', '', '2/2'],
    ['Long Walk', '{0}', 'Sorcery — Adventure', 'You gain 2 life.'],
  ),
  card('Brood', '{0}', 'Sorcery', 'Create a 1/1 green Goblin creature token.'),
]
const whyActivate = (game: Table, name: string) =>
  game.why({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), 0) })?.key ?? null

inEditions('2011', 'today')('life as a cost, %s', (edition) => {
  test('[today:119.4b] who has less life than a cost asks for can’t pay it', () => {
    const at = (life: number) => table(edition, [{ battlefield: ['Blood Font'], life }, {}], CARDS)
    expect([whyActivate(at(2), 'Blood Font'), whyActivate(at(1), 'Blood Font') === null]).toEqual([null, false])
    const game = at(2)
    game.activate('Blood Font')
    expect([game.life(0), game.winner()]).toEqual([0, 1])
  })

  test('[today:119.4b] where nobody can gain life, no cost that has somebody gain any can be paid', () => {
    const at = (...more: readonly string[]) => table(edition, [{ battlefield: ['Open Hand', ...more] }, {}], CARDS)
    expect([whyActivate(at(), 'Open Hand'), whyActivate(at('No Gain'), 'Open Hand') === null]).toEqual([null, false])
  })
})

describe('draws', () => {
  test('[today:121.6] what is done to the card drawn isn’t done to cards of another draw in its place', () => {
    const sides = { hand: ['Look Up'], battlefield: ['Other Way'], library: ['Ox', 'Bear', 'Big'] }
    const play = (instead: boolean) => {
      const game = table('today', [sides, {}], CARDS).cast('Look Up').resolve()
      for (let guard = 0; guard < 5 && game.question.kind === 'confirm'; guard++) game.reply(guard === 0 && instead)
      const shown = game.events.filter(({ kind }) => kind === 'revealed')
      return [game.handSize(0), shown.length, game.life(0) > 20]
    }
    expect([play(false), play(true)]).toEqual([
      [1, 1, true],
      [2, 0, false],
    ])
  })
})

describe('names', () => {
  const banned = (name: string, sides: object) => {
    const game = table('today', [{ hand: ['Ban'], ...sides }, {}], CARDS)
      .cast('Ban')
      .resolve()
    game.reply(name)
    return game
  }
  const why = (game: Table, card: string, half?: string) => {
    const { object, via } = game.way(game.id(card, 'hand'), 'normal', half)
    return game.why({ do: 'cast', object, via })?.key ?? null
  }
  test('[today:201.4] one half of a split card is named: the other half isn’t affected', () => {
    const game = banned('Left Hand', { hand: ['Ban', 'Left Hand // Right Hand'] })
    expect([
      why(game, 'Left Hand // Right Hand', 'Left Hand') === null,
      why(game, 'Left Hand // Right Hand', 'Right Hand'),
    ]).toEqual([false, null])
  })

  test('[today:201.4] the name of an adventure can be chosen', () => {
    const game = banned('Long Walk', { hand: ['Ban', 'Old Walker'] })
    expect([why(game, 'Old Walker'), why(game, 'Old Walker', 'Long Walk') === null]).toEqual([null, false])
  })

  test('[today:201.4/token] the name of a token that no card has can’t', () => {
    const sides = { hand: ['Ban', 'Brood'] }
    const game = table('today', [sides, {}], CARDS).cast('Brood').resolve().cast('Ban').resolve()
    expect(game.refusal('Goblin Token').key).toBe('reply.noCardName')
    game.reply('Brood').isAtAQuestion()
  })
})

describe('types', () => {
  test('[today:205.3i] of today’s land types all can be chosen, and five are basic', () => {
    const game = table('today', [{ hand: ['Land Law'] }, {}], CARDS)
      .cast('Land Law')
      .resolve()
    expect(game.asks('word').words).toEqual(
      expect.arrayContaining(['Cave', 'Gate', 'Planet', 'Sphere', 'Town', 'Desert', 'Forest']),
    )
    const older = table('2011', [{ hand: ['Land Law'] }, {}], CARDS)
      .cast('Land Law')
      .resolve()
    expect(older.asks('word').words).not.toContain('Cave')
  })
})
