/** The best payment on many boards: what is proposed leaves most of what its player could still use. */
import { describe, expect, test } from 'vitest'
import { characteristics, proposePayment, type QuestionOf, seenBy } from '../../../src/engine/index.ts'
import { type Table, table, times } from '../../support/table.ts'
import { PAYMENT_BOARDS, type PaymentBoard } from './boards.ts'
import { CARDS } from './cards.ts'

/** `3 Island, Elf` as a list of names. */
function listed(text: string): readonly string[] {
  return text.split(', ').flatMap((part) => {
    const [, n = '1', name = part] = /^(\d+) (.*)$/.exec(part) ?? []
    return times(Number(n), name)
  })
}

/** Names as such a text, in their order. */
function counted(names: readonly string[]): string {
  const all = [...new Set(names)].sort()
  const count = (name: string): number => names.filter((other) => other === name).length
  return all.map((name) => (count(name) === 1 ? name : `${count(name)} ${name}`)).join(', ')
}

/** The board, at its question of payment. */
function paying(board: PaymentBoard): Table {
  const { own, hand = [], graveyard = [], pool, pay, activates, x, turn = {}, edition = '2011' } = board
  const side = {
    battlefield: own.split(', ').flatMap((part) => listed(part)),
    hand: activates ? hand : [pay, ...hand],
    graveyard,
    ...(pool === undefined ? {} : { pool }),
  }
  const game = table(edition, [side, {}], CARDS, turn)
  if (turn.active === 1) game.pass()
  const options = { pay: false, ...(x === undefined ? {} : { x }), targets: ['player 0'] }
  return activates ? game.activate(pay, 0, options) : game.cast(pay, options)
}

const named = (game: Table, ids: readonly number[]): readonly string[] =>
  ids.map((id) => characteristics(game.state, id).name)

const asked = (game: Table): QuestionOf<'pay'> => game.asks('pay')

for (const [group, boards] of Object.entries(PAYMENT_BOARDS))
  describe(group.toLowerCase(), () => {
    test.each(
      boards.map(
        (board) =>
          [
            `${board.own} (${[...(board.hand ?? []), ...(board.graveyard ?? [])]}): ${board.pay}: ${board.why}`,
            board,
          ] as const,
      ),
    )('%s', (_title, board) => {
      const game = paying(board)
      const proposal = proposePayment(seenBy(game.position, 0).now, asked(game))
      const taps =
        proposal === null
          ? null
          : counted(
              named(
                game,
                proposal.plan.taps.map(({ object }) => object),
              ),
            )
      expect(taps).toBe(board.taps)
      if (proposal === null) return
      if (board.spends !== undefined) expect(proposal.plan.spend?.join('')).toBe(board.spends)
      expect(
        named(
          game,
          proposal.keeps.map(({ object }) => object),
        ),
      ).toEqual(board.keeps ?? [])
      // Legality is the engine's.
      game.reply({ pay: 'plan', plan: proposal.plan })
      game.isAtAQuestion()
      expect(game.state.stack).toHaveLength(1)
    })
  })

test('a proposal is the same from what the player sees and from the whole game', () => {
  for (const board of Object.values(PAYMENT_BOARDS).flat()) {
    const game = paying(board)
    expect(proposePayment(seenBy(game.position, 0).now, asked(game))).toEqual(proposePayment(game.state, asked(game)))
  }
})
