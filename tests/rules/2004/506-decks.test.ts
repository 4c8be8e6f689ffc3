/** 506.3: the libraries of the main game become the decks of the subgame, and where they are meanwhile. */
import { expect, test } from 'vitest'
import { get, outerOf, type State, seenBy, stateOf } from '../../../src/engine/index.ts'
import { inEditions } from '../../support/editions.ts'
import { begun, dream, SUBGAME_CARDS } from '../../support/subgames.ts'
import { type Table, table, times } from '../../support/table.ts'

const SIDES: Parameters<typeof table>[1] = [
  { hand: ['Dream', 'Ward'], library: times(8, 'Forest'), battlefield: ['Scribe'], graveyard: ['Egg'], life: 15 },
  { hand: ['Egg'], library: times(9, 'Island'), exile: ['Ward'], life: 15 },
]
const around = (game: Table): State => {
  const outer = outerOf(game.position.checkpoint)
  if (outer === null) throw new Error('no subgame')
  return stateOf(outer)
}
const named = (state: State, ids: readonly number[]): readonly string[] =>
  ids.map((id) => state.printed[get(state, id).face]?.name ?? '').sort()

inEditions('2004', '2011')('decks of a subgame, %s', (edition) => {
  test('[2004:506.3] each deck is exactly the library of its player, the rest stays in the main game', () => {
    const game = begun(edition, SIDES)
    const { libraries, hands } = game.state
    const deck = (seat: number) => named(game.state, [...(libraries[seat] ?? []), ...(hands[seat] ?? [])])
    expect([deck(0), deck(1)]).toEqual([times(8, 'Forest'), times(9, 'Island')])
    const main = around(game)
    expect(main.libraries).toEqual([[], []])
    expect([named(main, main.hands[0] ?? []), named(main, main.hands[1] ?? [])]).toEqual([['Ward'], ['Egg']])
    expect([named(main, main.battlefield), named(main, main.graveyards[0] ?? [])]).toEqual([['Scribe'], ['Egg']])
    game.isAtAQuestion()
  })

  test('[2004:506.3] they are shuffled for it: an order that no player has seen', () => {
    const library = Array.from({ length: 16 }, (_, n) => (n % 2 === 0 ? 'Forest' : 'Swamp'))
    const order = (seed: number): string => {
      const game = begun(edition, [{ hand: ['Dream'], library }, { library }], 'Dream', seed)
      const cards = [...(game.state.hands[1] ?? []), ...(game.state.libraries[1] ?? [])]
      return cards.map((id) => game.state.printed[get(game.state, id).face]?.name).join()
    }
    const orders = [4, 5, 6].map(order)
    expect([orders.includes(library.join()), new Set(orders).size]).toEqual([false, 3])
  })

  test('[2004:506.3] what sees cards exiled triggers in the edition that exiles them, in the main game', () => {
    const game = begun(edition, SIDES)
    expect(game.state.stack).toEqual([])
    game.reply({ concede: 1 })
    game.resolveAll()
    expect(game.life(0)).toBe(edition === '2004' ? 15 + 17 : 15)
    expect(game.state.libraries.map((library) => library.length)).toEqual([8, 9])
    game.isAtAQuestion()
  })
})

test('[2004:506.3] the libraries lie in exile, face down, and nobody may look', () => {
  const game = dream(table('2004', SIDES, SUBGAME_CARDS))
  const main = around(game)
  const down = main.exile.filter((id) => get(main, id).faceDown)
  expect([named(main, down), main.exile.length - down.length]).toEqual([
    [...times(8, 'Forest'), ...times(9, 'Island')],
    1,
  ])
  for (const seat of [0, 1]) {
    const seen = seenBy(game.position, seat).outer?.now
    expect(down.map((id) => seen?.objects.flat().find((one) => one?.id === id)?.face ?? -1)).toEqual(
      times(17, '').map(() => -1),
    )
    expect(JSON.stringify(seen?.printed)).not.toContain(seat === 0 ? '"Island"' : '"Forest"')
  }
})
