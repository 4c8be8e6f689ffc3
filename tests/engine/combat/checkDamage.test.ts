import { describe, expect, test } from 'vitest'
import { checkDamage } from '../../../src/engine/combat/checkDamage.ts'
import type { DamageSource } from '../../../src/engine/questions/index.ts'

const A = { object: 1 }
const B = { object: 2 }
const YOU = { player: 1 }

function source(id: number, n: number, to: DamageSource['to'], fields: Partial<DamageSource> = {}): DamageSource {
  return { id, n, to, trample: false, ordered: false, ...fields }
}

const to = (ref: DamageSource['to'][number]['ref'], lethal: number) => ({ ref, lethal })

describe('dividing combat damage', () => {
  test('[2004:310.2] any division among blockers is legal where they have no order', () => {
    const five = source(9, 5, [to(A, 2), to(B, 4)])
    for (const parts of [
      [5, 0],
      [0, 5],
      [1, 4],
      [2, 3],
    ])
      expect(checkDamage({ edition: '2011' }, [five], [parts])).toBeNull()
  })

  test('[2004:310.2a] a creature assigns exactly its power, in whole and positive parts', () => {
    const five = source(9, 5, [to(A, 2), to(B, 4)])
    for (const parts of [[4, 0], [3, 3], [6, -1], [2.5, 2.5], [5]]) {
      expect(checkDamage({ edition: '2011' }, [five], [parts])?.key).toBe('damage.sum')
    }
    expect(checkDamage({ edition: '2011' }, [five], [])?.key).toBe('damage.shape')
  })

  test('[2004:502.9b] a trampler assigns to the player only when every blocker has lethal damage', () => {
    const six = source(9, 6, [to(A, 2), to(B, 2), to(YOU, 0)], { trample: true })
    expect(checkDamage({ edition: '2011' }, [six], [[2, 2, 2]])).toBeNull()
    expect(checkDamage({ edition: '2011' }, [six], [[0, 6, 0]])).toBeNull()
    expect(checkDamage({ edition: '2011' }, [six], [[2, 1, 3]])?.key).toBe('damage.trample')
  })

  test('[2004:502.9e] damage that others assign at the same time counts towards lethal damage', () => {
    const plain = source(8, 1, [to(A, 2), to(B, 2)])
    const three = source(9, 3, [to(A, 2), to(YOU, 0)], { trample: true })
    expect(
      checkDamage(
        { edition: '2011' },
        [plain, three],
        [
          [1, 0],
          [1, 2],
        ],
      ),
    ).toBeNull()
    expect(
      checkDamage(
        { edition: '2011' },
        [plain, three],
        [
          [0, 1],
          [1, 2],
        ],
      )?.key,
    ).toBe('damage.trample')
  })

  test('[2004:310.2] (2011) with an order, later blockers wait until earlier ones have lethal damage', () => {
    const five = source(9, 5, [to(A, 2), to(B, 4)], { ordered: true })
    expect(checkDamage({ edition: '2011' }, [five], [[2, 3]])).toBeNull()
    expect(checkDamage({ edition: '2011' }, [five], [[5, 0]])).toBeNull()
    expect(checkDamage({ edition: '2011' }, [five], [[1, 4]])?.key).toBe('damage.order')
  })

  test('[2004:502.9b] (2011) one point of a deathtouch source is lethal, for others too', () => {
    const deadly = source(8, 1, [to(A, 1), to(B, 1)], { ordered: true })
    const four = source(9, 4, [to(A, 5), to(YOU, 0)], { trample: true, ordered: true })
    expect(
      checkDamage(
        { edition: '2011' },
        [deadly, four],
        [
          [1, 0],
          [0, 4],
        ],
      ),
    ).toBeNull()
    expect(
      checkDamage(
        { edition: '2011' },
        [deadly, four],
        [
          [0, 1],
          [0, 4],
        ],
      )?.key,
    ).not.toBeUndefined()
  })
})
