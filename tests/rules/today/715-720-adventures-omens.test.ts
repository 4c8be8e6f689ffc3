/** Cards in which a spell stands: Adventures and Omens. */
import { describe, expect, test } from 'vitest'
import { characteristics, manaValueOf, whyNotInEdition } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const SCOUT = faced(
  'adventure',
  ['Scout of Hills', '{1}{G}', 'Creature — Elf', '', '2/1'],
  ['Long Search', '{3}{G}', 'Sorcery — Adventure', 'You gain 3 life.'],
)
const HERON = faced(
  'adventure',
  ['Grey Heron', '{2}{U}', 'Creature — Bird', 'Flying', '2/3'],
  ['Sign in the Sky', '{U}', 'Instant — Omen', 'Draw a card.'],
)
const CARDS = [
  SCOUT,
  HERON,
  card('Deny', '{0}', 'Instant', 'Counter target spell.'),
  card('Again', '{0}', 'Instant', 'Copy target instant or sorcery spell.'),
  card(
    'Dig Up',
    '{0}',
    'Sorcery',
    'You may cast target creature card from your graveyard without paying its mana cost.',
  ),
  card('Field of Bones', '{0}', 'Enchantment', 'You may cast creature spells from your graveyard.'),
  card('Toll', '{0}', 'Enchantment', 'Noncreature spells cost {1} more to cast.'),
  card('Unload', '{0}', 'Sorcery', 'Discard a card. You gain 1 life.'),
  creature('Paper', '{0}', '0/4'),
]
const FORESTS = ['Forest', 'Forest', 'Forest', 'Forest']
const play = (mine: object, theirs: object = {}): Table =>
  table('today', [{ battlefield: FORESTS, ...mine }, theirs], CARDS)

describe('715 Adventures', () => {
  test('[today:715] the spell is only the Adventure; resolved it is exiled, and its player may cast the creature from there', () => {
    const game = play({ battlefield: [...FORESTS, 'Forest', 'Forest'], hand: ['Scout of Hills'] })
    game.cast('Scout of Hills', { half: 'Long Search' })
    const [spell] = game.state.stack
    expect(characteristics(game.state, spell ?? 0)).toMatchObject({
      name: 'Long Search',
      types: ['sorcery'],
      power: null,
    })
    expect(manaValueOf(game.state, spell ?? 0)).toBe(4)
    game.resolve()
    expect([game.life(0), game.zone('Scout of Hills')]).toEqual([23, 'exile'])
    game.cast('Scout of Hills', { from: 'exile' }).resolve()
    expect([game.zone('Scout of Hills'), game.size('Scout of Hills'), game.life(0)]).toEqual(['battlefield', '2/1', 23])
    game.isAtAQuestion()
  })

  test('[today:715] from exile it can’t be cast as an Adventure again, nor by anybody else', () => {
    const game = play({ battlefield: times(8), hand: ['Scout of Hills'] }, { battlefield: times(8) })
    game.cast('Scout of Hills', { half: 'Long Search' }).resolve()
    const object = game.id('Scout of Hills', 'exile')
    expect(game.why({ do: 'cast', object, via: '1|normal' })).toMatchObject({ key: 'cast.wrongZone' })
    expect(game.why({ do: 'cast', object, via: 'normal' })).toBeNull()
    game.to('main1', game.state.turn.number + 1)
    expect(game.question.seat).toBe(1)
    expect(game.why({ do: 'cast', object, via: 'normal' })).toMatchObject({ key: 'cast.wrongZone' })
    // It may still be cast in a later turn of its player's.
    game.to('main1', game.state.turn.number + 1)
    expect(game.why({ do: 'cast', object, via: 'normal' })).toBeNull()
  })

  test('[today:715] countered it goes to the graveyard; cast as the creature it never was an Adventure', () => {
    const game = play({ battlefield: times(8), hand: ['Scout of Hills', 'Deny'] })
    game
      .cast('Scout of Hills', { half: 'Long Search' })
      .cast('Deny', { targets: ['Long Search'] })
      .resolveAll()
    expect([game.zone('Scout of Hills'), game.life(0)]).toEqual(['graveyard', 20])
    const plain = play({ hand: ['Scout of Hills'] })
    plain.cast('Scout of Hills').resolve()
    expect([plain.zone('Scout of Hills'), plain.life(0)]).toEqual(['battlefield', 20])
  })

  test('[today:715 today:205.3k] a copy of the Adventure is an Adventure, and isn’t exiled', () => {
    const game = play({ battlefield: times(8), hand: ['Scout of Hills', 'Again'] })
    game
      .cast('Scout of Hills', { half: 'Long Search' })
      .cast('Again', { targets: ['Long Search'] })
      .resolve()
    const copy = game.state.stack.at(-1) ?? 0
    expect(characteristics(game.state, copy).subtypes).toEqual(['Adventure'])
    game.resolveAll()
    expect([game.life(0), game.state.exile.length]).toEqual([26, 1])
  })

  test('[today:715] elsewhere it is only the creature', () => {
    const game = play({ hand: ['Unload', 'Scout of Hills'] })
    const held = characteristics(game.state, game.id('Scout of Hills', 'hand'))
    expect(held).toMatchObject({ name: 'Scout of Hills', types: ['creature'], subtypes: ['Elf'] })
    expect(manaValueOf(game.state, game.id('Scout of Hills', 'hand'))).toBe(2)
  })

  test('[today:601.3e] what may be cast is asked of the side that is cast, and so is what it costs', () => {
    const game = play({ battlefield: [...times(4), 'Field of Bones', 'Toll'], graveyard: ['Scout of Hills'] })
    const object = game.id('Scout of Hills', 'graveyard')
    expect(game.why({ do: 'cast', object, via: 'normal' })).toBeNull()
    expect(game.why({ do: 'cast', object, via: '1|normal' })).toMatchObject({ key: 'cast.wrongZone' })
    const dear = play({ battlefield: [...times(4), 'Toll'], hand: ['Scout of Hills'] })
    const held = dear.id('Scout of Hills', 'hand')
    expect(dear.why({ do: 'cast', object: held, via: '1|normal' })).toMatchObject({ key: 'cast.cantPay' })
    expect(dear.why({ do: 'cast', object: held, via: 'normal' })).toBeNull()
  })

  test('[today:715] no earlier book knows such cards', () => {
    expect(whyNotInEdition('today', SCOUT)).toBeNull()
    expect(whyNotInEdition('2011', SCOUT)).toMatchObject({ key: 'edition.parts' })
  })
})

describe('720 Omens', () => {
  test('[today:720] resolved it is shuffled into its owner’s library', () => {
    const game = play({ battlefield: ['Island'], hand: ['Grey Heron'], library: ['Bear', 'Ox'] })
    game.cast('Grey Heron', { half: 'Sign in the Sky' }).resolve()
    expect([game.handSize(0), game.zone('Grey Heron'), game.state.libraries[0]?.length]).toEqual([1, 'library', 2])
    expect(game.events.some(({ kind }) => kind === 'shuffled')).toBe(true)
    game.isAtAQuestion()
  })

  test('[today:720] countered it goes to the graveyard', () => {
    const game = play({ battlefield: ['Island'], hand: ['Grey Heron', 'Deny'], library: ['Bear'] })
    game
      .cast('Grey Heron', { half: 'Sign in the Sky' })
      .cast('Deny', { targets: ['Sign in the Sky'] })
      .resolveAll()
    expect([game.handSize(0), game.zone('Grey Heron')]).toEqual([0, 'graveyard'])
  })
})

function times(n: number): string[] {
  return Array.from({ length: n }, () => 'Forest')
}
