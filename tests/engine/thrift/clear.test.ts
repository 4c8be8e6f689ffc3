/** Whether a payment leaves its player a choice: where none does, a client needn't ask. */
import { expect, test } from 'vitest'
import { proposePayment, seenBy } from '../../../src/engine/index.ts'
import { table } from '../../support/table.ts'
import { CARDS } from './cards.ts'

interface Board {
  readonly own: readonly string[]
  readonly hand?: readonly string[]
  readonly pay?: string
  readonly pool?: string
}

function isClear({ own, hand = [], pay = 'Two', pool }: Board): boolean | undefined {
  const side = { battlefield: own, hand: [pay, ...hand], ...(pool === undefined ? {} : { pool }) }
  const game = table('2011', [side, {}], CARDS).cast(pay, { pay: false })
  return proposePayment(seenBy(game.position, 0).now, game.asks('pay'))?.clear
}

test.each([
  ['one way only', { own: ['Forest', 'Forest'] }, true],
  ['lands of two types, and nothing to keep either for', { own: ['Forest', 'Forest', 'Island'] }, true],
  ['the best keeps all that any other would', { own: ['Forest', 'Forest', 'Plains'], hand: ['Mend'] }, true],
  [
    'two cards want what only one of them can have',
    { own: ['Forest', 'Plains', 'Swamp'], hand: ['Mend', 'Fade'] },
    false,
  ],
  ['a creature would stay untapped', { own: ['Elf', 'Forest', 'Plains'], hand: ['Mend'] }, false],
  ['mana for creatures only could pay, or not', { own: ['Den', 'Forest', 'Forest'], pay: 'Cub' }, false],
  ['a sacrifice that is not needed', { own: ['Forest', 'Forest', 'Petal'] }, true],
  ['only a sacrifice would pay', { own: ['Forest', 'Petal'] }, undefined],
] as const)('%s', (_title, board: Board, clear) => {
  expect(isClear(board)).toBe(clear)
})
