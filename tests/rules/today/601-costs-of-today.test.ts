/** Costs that go by targets or by an amount (today:601.2f). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Warded', '{0}', '2/2', 'Spells your opponents cast that target ~ cost {2} more to cast.'),
  card('Aegis', '{0}', 'Enchantment', 'Spells you cast that target a creature cost {1} less to cast.'),
  card('Sting', '{1}', 'Instant', '~ deals 1 damage to target creature.'),
  card('Heal', '{1}', 'Instant', 'You gain 1 life.'),
  creature(
    'Giant',
    '{6}',
    '4/4',
    'This spell costs {X} less to cast, where X is the greatest power among creatures you control.',
  ),
  creature('Imp', '{0}', '1/1'),
]
const mayCast = (spell: string, pool: string, mine: readonly string[], theirs: readonly string[]): boolean => {
  const game = table('today', [{ hand: [spell], battlefield: mine, pool }, { battlefield: theirs }], CARDS)
  return game.why({ do: 'cast', object: game.id(spell, 'hand'), via: 'normal' }) === null
}

test('[today:601.2] spells that target it cost opponents more', () => {
  expect(mayCast('Sting', '{G}', [], ['Warded'])).toBe(false)
  expect(mayCast('Sting', '{G}{G}{G}', [], ['Warded'])).toBe(true)
  expect(mayCast('Sting', '{G}', [], ['Warded', 'Imp'])).toBe(true)
  expect(mayCast('Sting', '{G}', ['Warded'], [])).toBe(true)
  expect(mayCast('Heal', '{G}', [], ['Warded'])).toBe(true)
})

test('[today:601.2] the total is that of the target chosen', () => {
  const at = (target: string) => {
    const game = table('today', [{ hand: ['Sting'], pool: '{G}{G}{G}' }, { battlefield: ['Warded', 'Imp'] }], CARDS)
    game.cast('Sting', { targets: [target] })
    return game.pool(0)
  }
  expect([at('Warded'), at('Imp')]).toEqual(['', 'GG'])
})

test('[today:601.2] spells of yours that target a creature cost less', () => {
  expect(mayCast('Sting', '', ['Aegis'], ['Imp'])).toBe(true)
  expect(mayCast('Heal', '', ['Aegis'], ['Imp'])).toBe(false)
})

test('[today:601.2] {X} less, where X is an amount', () => {
  expect(mayCast('Giant', '{G}{G}{G}{G}', ['Warded', 'Imp'], [])).toBe(true)
  expect(mayCast('Giant', '{G}{G}{G}', ['Warded', 'Imp'], [])).toBe(false)
  expect(mayCast('Giant', '{G}{G}{G}{G}{G}', [], ['Warded'])).toBe(false)
})
