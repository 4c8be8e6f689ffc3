/** "Into your graveyard": a graveyard is its owner's, whoever controlled what goes there. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Vigil',
    '{1}',
    'Enchantment',
    'Whenever a creature is put into your graveyard from the battlefield, you gain 1 life.',
  ),
  card(
    'Gloat',
    '{1}',
    'Enchantment',
    "Whenever a creature is put into an opponent's graveyard from the battlefield, that player loses 1 life.",
  ),
  card(
    'Silt',
    '{1}',
    'Enchantment',
    'Whenever a creature card is put into your graveyard from your library, you gain 1 life.',
  ),
  card('Drift', '{1}', 'Enchantment', 'When a card is put into your graveyard from anywhere, sacrifice ~.'),
  creature('Ember', '{1}', '1/1', 'When ~ is put into your graveyard from the battlefield, return it to your hand.'),
  creature('Seed', '{1}', '1/1', 'When ~ is put into your graveyard from your library, you gain 2 life.'),
  card('Snare', '{W}', 'Sorcery', 'Gain control of target creature.'),
  card('Slay', '{W}', 'Instant', 'Destroy target creature.'),
  card('Grind', '{W}', 'Sorcery', 'Target player puts the top two cards of their library into their graveyard.'),
]
const PLAINS = ['Plains', 'Plains', 'Plains']

inEditions('2004', '2011')('whose graveyard, %s', (edition) => {
  const slain = (name: string, sides: readonly [string[], string[]], first?: string): Table => {
    const [mine, theirs] = sides
    const game = table(
      edition,
      [{ battlefield: [...PLAINS, ...mine], hand: ['Snare', 'Slay'] }, { battlefield: theirs }],
      CARDS,
    )
    if (first !== undefined) game.cast('Snare', { targets: [first] }).resolve()
    return game.cast('Slay', { targets: [name] }).resolveAll()
  }
  const lives = (game: Table): readonly number[] => [game.life(0), game.life(1)]

  test('“is put into your graveyard from the battlefield”: what you own, not what you control', () => {
    expect(lives(slain('Bear', [['Vigil', 'Bear'], []]))).toEqual([21, 20])
    expect(lives(slain('Ox', [['Vigil'], ['Ox']]))).toEqual([20, 20])
    expect(lives(slain('Ox', [['Vigil'], ['Ox']], 'Ox'))).toEqual([20, 20])
  })

  test('“an opponent’s graveyard ... that player” is its owner, whoever controlled it', () => {
    expect(lives(slain('Ox', [['Gloat'], ['Ox']], 'Ox'))).toEqual([20, 19])
    expect(lives(slain('Bear', [['Gloat', 'Bear'], []]))).toEqual([20, 20])
  })

  test('“when ~ is put into your graveyard”: “you” control it then', () => {
    expect(slain('Ember', [['Ember'], []]).zone('Ember')).toBe('hand')
    expect(slain('Ember', [[], ['Ember']], 'Ember').zone('Ember')).toBe('graveyard')
  })

  test('“from your library”: a card’s own ability, and another’s', () => {
    const milled = (whose: 0 | 1, library: string[]): Table => {
      const side = { battlefield: [...PLAINS, 'Silt'], hand: ['Grind'] }
      const sides = whose === 0 ? ([{ ...side, library }, {}] as const) : ([side, { library }] as const)
      return table(edition, sides, CARDS)
        .cast('Grind', { targets: [`player ${whose}`] })
        .resolveAll()
    }
    expect(lives(milled(0, ['Bear', 'Forest', 'Forest']))).toEqual([21, 20])
    expect(lives(milled(1, ['Bear', 'Forest', 'Forest']))).toEqual([20, 20])
    expect(lives(milled(0, ['Seed', 'Forest', 'Forest']))).toEqual([23, 20])
    expect(lives(milled(1, ['Seed', 'Forest', 'Forest']))).toEqual([20, 22])
  })

  test('“into your graveyard from anywhere”', () => {
    expect(slain('Ox', [['Drift'], ['Ox']]).has('graveyard', 'Drift')).toBe(true)
    const game = slain('Bear', [['Bear'], ['Drift']])
    expect(game.has('battlefield', 'Drift')).toBe(true)
    game.isAtAQuestion()
  })
})
