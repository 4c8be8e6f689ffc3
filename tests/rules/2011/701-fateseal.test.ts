import { expect, test } from 'vitest'
import { seenBy } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [card('Doom', '{0}', 'Instant', 'Fateseal 2.'), card('Hint', '{0}', 'Instant', 'You may fateseal 1.')]

test('[2011:701.19] its player arranges the top of an opponent’s library, who learns only how many', () => {
  const game = table('2011', [{ hand: ['Doom'] }, { library: ['Ox', 'Bear', 'Forest'] }], CARDS)
  game.cast('Doom').resolve()
  const [ox, bear] = ['Ox', 'Bear'].map((name) => game.id(name)) as [number, number]
  expect([game.asks('arrange').seat, game.asks('arrange').cards]).toEqual([0, [ox, bear]])
  expect([ox, bear].map((id) => seenBy(game.position, 1).now.libraries[1]?.includes(id))).toEqual([false, false])
  game.reply({ top: [bear], bottom: [ox] })
  const after = game.state.libraries[1] ?? []
  expect([after.length, after[0], after.at(-1)]).toEqual([3, bear, ox])
  expect(seenBy(game.position, 1).now.libraries[1]).toEqual([0, 0, 0])
  game.isAtAQuestion()
})

test('[2011:701.19] of several opponents its player chooses one', () => {
  const sides = [{ hand: ['Hint'] }, { library: ['Ox'] }, { library: ['Bear'] }] as const
  const game = table('2011', sides, CARDS).cast('Hint').until('confirm').reply(true)
  expect([...game.asks('player').among].sort()).toEqual([1, 2])
  game.reply(2)
  expect(game.asks('arrange').cards).toEqual([game.id('Bear')])
})

test('[2011:701.19] an empty library is looked at in vain', () => {
  const game = table('2011', [{ hand: ['Doom'] }, { library: [] }], CARDS)
    .cast('Doom')
    .resolve()
  expect(game.question.kind).toBe('priority')
})
