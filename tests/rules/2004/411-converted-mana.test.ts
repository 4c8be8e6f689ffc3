import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Dyer', '{1}', 'Artifact', '{1}{G}: Add one mana of any color.'),
  card('Carder', '{1}', 'Artifact', '{1}: Add {U} or {B}.'),
  card('Turner', '{1}', 'Artifact', '{2}: Add {W}.'),
  card('Idol', '{1}', 'Artifact', '{T}: Add {U}{U} or {B}{B}.'),
  card('Totem', '{1}', 'Artifact', '{T}: Add {W}{W} or {U}{B}.'),
  card('Accord', '{W}{U}', 'Instant', 'You gain 1 life.'),
  card('Triad', '{W}{U}{B}', 'Instant', 'You gain 1 life.'),
  card('Quartet', '{W}{W}{U}{U}', 'Instant', 'You gain 1 life.'),
  card('Dusking', '{U}{B}{B}{B}', 'Instant', 'You gain 1 life.'),
  card('Rush', '{R}{R}', 'Instant', 'You gain 1 life.'),
]

inEditions('2004', '2011')('411.1 mana abilities that cost mana, %s', (edition) => {
  const pays = (name: string, ...battlefield: readonly string[]): boolean => {
    const game = table(edition, [{ hand: [name], battlefield: [...battlefield] }, {}], CARDS)
    return game.why({ do: 'cast', object: game.id(name), via: 'normal' }) === null
  }

  test('[2004:409.1g 2004:411.1] one that is used again and again pays for each symbol', () => {
    expect(pays('Accord', 'Dyer', ...times(4, 'Forest'))).toBe(true)
    expect(pays('Accord', 'Dyer', ...times(3, 'Forest'))).toBe(false)
    expect(pays('Triad', 'Dyer', ...times(6, 'Forest'))).toBe(true)
    expect(pays('Triad', 'Dyer', ...times(5, 'Forest'))).toBe(false)
    expect(pays('Accord', 'Dyer', ...times(2, 'Forest'), ...times(2, 'Swamp'))).toBe(true)
    expect(pays('Accord', 'Dyer', 'Forest', ...times(3, 'Swamp'))).toBe(false)
  })

  test('[2004:409.1g] several of them together do, and what they cannot make is not payable', () => {
    expect(pays('Triad', 'Dyer', 'Carder', ...times(4, 'Forest'))).toBe(true)
    expect(pays('Triad', 'Dyer', 'Carder', ...times(3, 'Forest'))).toBe(false)
    expect(pays('Rush', ...times(4, 'Carder'), ...times(10, 'Forest'), ...times(6, 'Island'))).toBe(false)
  })

  test('[2004:409.1g 2004:411.1] its own cost takes whatever mix leaves what the spell needs', () => {
    expect(pays('Triad', 'Turner', 'Island', 'Swamp', 'Mountain', 'Forest')).toBe(true)
    expect(pays('Triad', 'Turner', 'Mountain', 'Forest', 'Island', 'Swamp')).toBe(true)
    expect(pays('Triad', 'Turner', 'Island', 'Mountain', 'Forest', 'Forest')).toBe(false)
  })

  test('[2004:409.1g] of two that give two mana at once, each gives what the other cannot', () => {
    expect(pays('Triad', 'Idol', 'Totem')).toBe(false)
    expect(pays('Quartet', 'Idol', 'Totem')).toBe(true)
    expect(pays('Dusking', 'Idol', 'Totem')).toBe(true)
    const game = table(edition, [{ hand: ['Dusking'], battlefield: ['Idol', 'Totem'] }, {}], CARDS)
    expect(game.cast('Dusking').resolveAll().life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:411.1] and it can be done', () => {
    const game = table(edition, [{ hand: ['Accord'], battlefield: ['Dyer', ...times(4, 'Forest')] }, {}], CARDS)
    game.cast('Accord', { pay: false })
    const dyer = game.nth(game.id('Dyer'), 0)
    for (const [at, color] of (['W', 'U'] as const).entries()) {
      const taps = [1, 2].map((n) => ({
        ...game.nth(game.id(`${2 * at + n}:Forest`, 'battlefield'), 0),
        mana: ['G'] as const,
      }))
      game.reply({ pay: 'activate', ...dyer })
      // The mana made before is for the spell.
      game.reply({ pay: 'plan', plan: { taps, spend: ['G', 'G'] } }).reply(color)
    }
    game.reply({ pay: 'plan', plan: { taps: [], spend: null } }).resolveAll()
    expect(game.life(0)).toBe(21)
  })
})
