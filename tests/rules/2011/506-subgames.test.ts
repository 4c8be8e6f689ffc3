/** Subgames where the edition of 2011 differs (506; its own section is 715). */
import { expect, test } from 'vitest'
import { get, outerOf, stateOf } from '../../../src/engine/index.ts'
import { begun, myMain } from '../../support/subgames.ts'
import type { Table } from '../../support/table.ts'
import { times } from '../../support/table.ts'

const ISLANDS = { library: times(9, 'Island') }
const names = (game: Table, ids: readonly number[] = []): readonly string[] =>
  ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '').sort()

test('[2004:506.3] in 2011 the libraries are not exiled in the main game', () => {
  const mine = { hand: ['Dream'], library: times(8, 'Forest'), battlefield: ['Scribe'] }
  const game = begun('2011', [mine, ISLANDS])
  const outer = outerOf(game.position.checkpoint)
  if (outer === null) throw new Error('no subgame')
  expect([stateOf(outer).exile, stateOf(outer).libraries]).toEqual([[], [[], []]])
  game.reply({ concede: 1 })
  expect([game.state.stack.length, game.life(0), game.state.libraries[0]?.length]).toEqual([0, 20, 8])
  game.isAtAQuestion()
})

test('[2004:506.6] in 2011 a card exiled in the subgame goes to its main library', () => {
  const mine = { hand: ['Dream'], library: [...times(4, 'Mourner'), ...times(4, 'Banish')] }
  const game = myMain(begun('2011', [mine, ISLANDS]))
  game
    .cast('Mourner')
    .resolve()
    .cast('Banish', { targets: ['Mourner'] })
    .resolve()
    .resolveAll()
  expect(game.has('exile', 'Mourner')).toBe(true)
  game.reply({ concede: 1 })
  expect(game.state.exile).toEqual([])
  expect(names(game, game.state.libraries[0])).toEqual([...times(4, 'Banish'), ...times(4, 'Mourner')])
})

test('[2004:506.5] [2004:506.5a] in 2011 the card that made the subgame can be fetched into it, and still finishes', () => {
  const wish = times(8, 'Fetch')
  const game = myMain(begun('2011', [{ hand: ['Dream'], library: wish, life: 20 }, ISLANDS]))
  game.cast('Fetch').resolve()
  if (game.question.kind === 'confirm') game.reply(true)
  expect(game.zone('Dream')).toBe('hand')
  game.reply({ concede: 0 })
  expect([game.zone('Dream'), game.life(0), game.state.stack]).toEqual(['library', 10, []])
  game.isAtAQuestion()
})
