import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Tenthpart', '{2}', 'Enchantment', 'Spells cost {1} more to cast.'),
  card('Toss', '{R}', 'Sorcery', 'Discard two cards.'),
  card('Burrow', '{R}', 'Sorcery', 'Exile the top five cards of your library.'),
  creature('Mayfly', '{1}', '2/2', '{0}: Sacrifice ~ at the beginning of the next end step.'),
]

inEditions('2004', '2011')('effects, %s', (edition) => {
  test('[2004:416.2] they apply to permanents only', () => {
    const game = table(edition, [{ battlefield: ['Hurryup', 'Forest'], graveyard: ['Swamp'] }, {}], CARDS)
    const types = (name: string) => characteristics(game.state, game.id(name)).types
    expect(types('Forest')).toContain('creature')
    expect(types('Swamp')).toEqual(['land'])
  })

  test('[2004:416.2] unless they can clearly apply to objects elsewhere only', () => {
    const game = table(edition, [{ battlefield: ['Tenthpart', 'Mountain'], hand: ['Spark'] }, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Spark'), via: 'normal' })?.key).toBe('cast.cantPay')
    const two = table(edition, [{ battlefield: ['Tenthpart', 'Mountain', 'Mountain'], hand: ['Spark'] }, {}], CARDS)
    two.cast('Spark', { targets: ['player 1'] }).resolve()
    expect(two.life(1)).toBe(17)
  })

  test.each([1, 2, 3])('[2004:416.3] discarding two of %i cards', (held) => {
    const hand = ['Toss', 'Bear', 'Ox', 'Forest'].slice(0, held + 1)
    const game = table(edition, [{ battlefield: ['Mountain'], hand }, {}], CARDS)
    game.cast('Toss').resolve()
    if (held > 2) game.plain()
    expect(game.handSize(0)).toBe(Math.max(0, held - 2))
  })

  test('[2004:416.3] exiling five of three cards is no drawing from an empty library', () => {
    const game = table(
      edition,
      [{ battlefield: ['Mountain'], hand: ['Burrow'], library: ['Bear', 'Bear', 'Ox'] }, {}],
      CARDS,
    )
    game.cast('Burrow').resolve()
    expect([game.state.exile.length, game.state.libraries[0]?.length]).toEqual([3, 0])
    expect(game.winner()).toBeUndefined()
    game.isAtAQuestion()
  })

  test('[2004:417.2] what is to be done later waits to be triggered', () => {
    const game = table(edition, [{ battlefield: ['Mayfly', 'Mountain'], hand: ['Spark'] }, {}], CARDS)
    game.activate('Mayfly').resolve()
    expect([game.zone('Mayfly'), game.state.stack.length]).toEqual(['battlefield', 0])
    game.to('end')
    expect([game.zone('Mayfly'), game.state.stack.length]).toEqual(['battlefield', 1])
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    expect(game.zone('Mayfly')).toBe('battlefield')
    expect(game.resolve().zone('Mayfly')).toBe('graveyard')
  })
})
