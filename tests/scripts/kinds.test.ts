import { expect, test } from 'vitest'
import { countKinds, kindsOf } from '../../scripts/lib/kinds.ts'
import { card } from '../support/cards.ts'

const DART = card('Dart', '{0}', 'Instant', '~ deals 2 damage to target creature.')
const BELL = card('Bell', '{1}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.')

test('the kinds of a card are those of what its text was read as, each once', () => {
  const kinds = kindsOf(BELL)
  expect([...kinds]).toEqual(expect.arrayContaining(['kind triggered', 'on dies', 'kind gainLife']))
  expect(kinds.has('kind damage')).toBe(false)
})

test('how many cards use each kind, the rarest first', () => {
  const counted = countKinds([DART, BELL, BELL])
  const of = (kind: string) => counted.find((one) => one.kind === kind)?.cards
  expect([of('kind gainLife'), of('on dies'), of('is type')]).toEqual([2, 2, 3])
  expect(counted[0]?.cards).toBe(1)
  expect(of('on enters')).toBeUndefined()
})
