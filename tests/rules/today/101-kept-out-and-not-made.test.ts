/** What can't enter the battlefield, and what other players' spells and abilities can't make one do (today:101.2). */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  creature('Imp', '{0}', '1/1'),
  card(
    'Lid',
    '{0}',
    'Artifact',
    "Creature cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast spells from graveyards or libraries.",
  ),
  card('Slab', '{0}', 'Artifact', "Creature cards in graveyards can't enter the battlefield."),
  card(
    'Keep',
    '{0}',
    'Artifact',
    "Spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents.",
  ),
  card(
    'Blind',
    '{0}',
    'Artifact',
    "Spells and abilities your opponents control can't cause their controller to search their library.",
  ),
  spell('Raise', 'Return target creature card from your graveyard to the battlefield.'),
  spell('Raise Rock', 'Return target artifact card from your graveyard to the battlefield.'),
  spell('Fetch', 'Search your library for a creature card, put it onto the battlefield, then shuffle.'),
  spell('Lead', 'You may put a creature card from your hand onto the battlefield.'),
  card('Again', '{0}', 'Sorcery', 'You gain 1 life.\nFlashback {0}'),
  spell('Edict', 'Each opponent sacrifices a creature.'),
  spell('Own Edict', 'Each player sacrifices a creature.'),
  spell('Strip', 'Target player discards a card.'),
  spell('Take', 'Target player reveals their hand. You choose a nonland card from it. That player discards that card.'),
  spell('Pinch', 'Each opponent loses 3 life unless that player sacrifices a creature.'),
  card('Altar', '{0}', 'Artifact', 'Sacrifice a creature: You gain 1 life.'),
]
const game = (mine: Side, theirs: Side = {}) => table('today', [mine, theirs], CARDS)
const settle = (one: ReturnType<typeof game>) => {
  for (let n = 0; n < 30 && (one.state.stack.length > 0 || one.question.kind !== 'priority'); n++)
    one.question.kind === 'priority' ? one.pass() : one.plain()
  return one
}

describe('cards that can’t enter the battlefield', () => {
  test('stay in the graveyard, other cards don’t', () => {
    const creatures = game({ hand: ['Raise'], graveyard: ['Imp'] }, { battlefield: ['Slab'] })
    settle(creatures.cast('Raise', { targets: ['Imp'] }))
    expect(creatures.zone('Imp')).toBe('graveyard')
    const rocks = game({ hand: ['Raise Rock'], graveyard: ['Altar'] }, { battlefield: ['Slab'] })
    settle(rocks.cast('Raise Rock', { targets: ['Altar'] }))
    expect(rocks.zone('Altar')).toBe('battlefield')
    rocks.isAtAQuestion()
  })
  test('stay in the library where that is said, and enter from a hand', () => {
    const found = game({ hand: ['Fetch'], library: ['Imp'] }, { battlefield: ['Lid'] })
    settle(found.cast('Fetch'))
    expect(found.zone('Imp')).toBe('library')
    const other = game({ hand: ['Fetch'], library: ['Imp'] }, { battlefield: ['Slab'] })
    settle(other.cast('Fetch'))
    expect(other.zone('Imp')).toBe('battlefield')
    const led = game({ hand: ['Lead', 'Imp'] }, { battlefield: ['Lid'] })
    settle(led.cast('Lead'))
    expect(led.zone('Imp')).toBe('battlefield')
    led.isAtAQuestion()
  })
  test('and no spell is cast from there', () => {
    const kept = game({ graveyard: ['Again'] }, { battlefield: ['Lid'] })
    expect(kept.why({ do: 'cast', ...kept.way(kept.id('Again', 'graveyard'), 'flashback') })?.key).toBe(
      'cast.forbidden',
    )
    const free = game({ graveyard: ['Again'] }, { battlefield: ['Slab'] })
    expect(free.why({ do: 'cast', ...free.way(free.id('Again', 'graveyard'), 'flashback') })).toBeNull()
  })
})

describe('what opponents can’t cause', () => {
  test('sacrifices, of the one who is kept from them alone', () => {
    const kept = settle(game({ hand: ['Edict'] }, { battlefield: ['Imp', 'Keep'] }).cast('Edict'))
    expect(kept.has('battlefield', 'Imp')).toBe(true)
    const own = settle(game({ hand: ['Own Edict'], battlefield: ['Imp', 'Keep'] }).cast('Own Edict'))
    expect(own.has('battlefield', 'Imp')).toBe(false)
    own.isAtAQuestion()
  })
  test('discards, however they are chosen', () => {
    for (const name of ['Strip', 'Take']) {
      const kept = game({ hand: [name] }, { hand: ['Imp'], battlefield: ['Keep'] })
      settle(kept.cast(name, { targets: ['player 1'] }))
      expect(kept.zone('Imp')).toBe('hand')
      const not = game({ hand: [name] }, { hand: ['Imp'] })
      settle(not.cast(name, { targets: ['player 1'] }))
      expect(not.zone('Imp')).toBe('graveyard')
    }
  })
  test('nor what is offered instead; costs of their own are paid', () => {
    const kept = settle(game({ hand: ['Pinch'] }, { life: 10, battlefield: ['Imp', 'Keep'] }).cast('Pinch'))
    expect([kept.life(1), kept.zone('Imp')]).toEqual([7, 'battlefield'])
    const cost = game({ life: 10, battlefield: ['Altar', 'Imp', 'Keep'] })
    settle(cost.activate('Altar'))
    expect([cost.life(0), cost.zone('Imp')]).toEqual([11, 'graveyard'])
  })
  test('searches of their own libraries', () => {
    const kept = settle(game({ hand: ['Fetch'], library: ['Imp'] }, { battlefield: ['Blind'] }).cast('Fetch'))
    expect(kept.zone('Imp')).toBe('library')
    const own = settle(game({ hand: ['Fetch'], library: ['Imp'], battlefield: ['Blind'] }).cast('Fetch'))
    expect(own.zone('Imp')).toBe('battlefield')
    own.isAtAQuestion()
  })
})
