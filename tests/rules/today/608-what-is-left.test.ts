/** What was exiled or revealed, and neither cast nor put anywhere: by play. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Cow', '{1}', '3/3', '', 'Creature — Ox'),
  creature('Titan', '{6}', '6/6', '', 'Creature — Giant'),
  card('Tonic', '{1}', 'Sorcery', 'You gain 3 life.'),
  card('Elixir', '{1}', 'Sorcery', 'You gain 5 life.'),
  card(
    'Wave',
    '{X}',
    'Sorcery',
    "Reveal the top X cards of your library. You may put any number of permanent cards with mana value X or less from among them onto the battlefield. Then put all cards revealed this way that weren't put onto the battlefield into your graveyard.",
  ),
  card(
    'Trial',
    '{0}',
    'Sorcery',
    "Exile the top three cards of your library. You may cast sorcery spells with mana value 3 or less from among them without paying their mana costs. Then put all cards exiled this way that weren't cast into your graveyard.",
  ),
  card(
    'Wand',
    '{0}',
    'Artifact',
    "{0}: Target opponent exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of that library in a random order.",
  ),
  creature('Lord', '{0}', '1/1', 'Spells you cast with mana value 6 or greater have cascade.'),
]
const play = (mine: object, theirs: object = {}): Table => table('today', [mine, theirs], CARDS)
const mana = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest']

describe('revealed, and not put onto the battlefield', () => {
  const cast = (): Table =>
    play({ hand: ['Wave'], battlefield: mana, library: ['Cow', 'Titan', 'Tonic', 'Elixir', 'Island'] })
      .cast('Wave', { x: 3 })
      .pass(2)
  test('goes into the graveyard, with what was too large or no permanent', () => {
    const game = cast()
    const { from, max } = game.asks('choose')
    expect([from, max]).toEqual([[game.id('Cow', 'library')], 1])
    game.reply([game.id('Cow', 'library')])
    expect(['Cow', 'Titan', 'Tonic'].map((name) => game.zone(name))).toEqual(['battlefield', 'graveyard', 'graveyard'])
    expect(game.state.libraries[0]?.length).toBe(2)
    game.isAtAQuestion()
  })

  test('all of it where none is wanted', () => {
    const game = cast().reply([])
    expect(['Cow', 'Titan', 'Tonic'].map((name) => game.zone(name))).toEqual(['graveyard', 'graveyard', 'graveyard'])
  })
})

describe('exiled, and not cast', () => {
  test('goes into the graveyard; what was cast resolves', () => {
    const game = play({ hand: ['Trial'], library: ['Cow', 'Tonic', 'Elixir', 'Island'] })
    game.cast('Trial').pass(2)
    let offered = 0
    while (game.question.kind !== 'priority') {
      const { question } = game
      if (question.kind === 'confirm') game.reply(offered++ === 0)
      else if (question.kind === 'choose') game.reply(offered++ === 0 ? question.from.slice(0, 1) : [])
      else game.plain()
    }
    expect(game.state.stack.length).toBe(1)
    expect(game.zone('Cow')).toBe('graveyard')
    game.resolveAll()
    expect([game.zone('Tonic'), game.zone('Elixir'), [23, 25].includes(game.life(0))]).toEqual([
      'graveyard',
      'graveyard',
      true,
    ])
    expect(game.state.exile.length).toBe(0)
    game.isAtAQuestion()
  })

  test.each([true, false])('goes below the library that it came from (cast: %s)', (wanted) => {
    const game = play({ battlefield: ['Wand'] }, { library: ['Cow', 'Titan', 'Tonic', 'Island'] })
    game.activate('Wand', 0, { targets: ['player 1'] }).pass(2)
    game.reply(wanted)
    while (game.question.kind !== 'priority') game.plain()
    expect([game.zone('Cow'), game.zone('Titan'), game.zone('Tonic')]).toEqual([
      'library',
      'library',
      wanted ? 'stack' : 'library',
    ])
    expect(game.state.libraries[1]?.[0]).toBe(game.id('Island', 'library'))
    game.resolveAll()
    expect(game.life(0)).toBe(wanted ? 23 : 20)
    expect(game.state.exile.length).toBe(0)
  })
})

describe('spells described behind the verb', () => {
  test('a dear spell has the keyword, a cheap one hasn’t', () => {
    const board = { battlefield: ['Lord', ...mana], library: ['Cow', 'Forest'] }
    const dear = play({ ...board, hand: ['Titan'] })
    dear.cast('Titan')
    expect(dear.state.stack.length).toBe(2)
    const cheap = play({ ...board, hand: ['Tonic'] })
    cheap.cast('Tonic')
    expect(cheap.state.stack.length).toBe(1)
    cheap.isAtAQuestion()
  })
})
