import { expect, test } from 'vitest'
import { seenBy } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const PEEK = card('Old Peek', '{0}', 'Sorcery', 'Scry 2.')
const TWICE = card('Second Peek', '{0}', 'Sorcery', 'Scry 1, then scry 2.')
const ORE = card('Ore', '{1}', 'Artifact')
const CARDS = [PEEK, TWICE, ORE]

const named = (game: Table) =>
  (game.state.libraries[0] ?? []).map((id) => ['Bear', 'Ox', 'Ore'].find((name) => game.id(name) === id))

inEditions('2004', '2011')('scry in %s', (edition) => {
  const looking = (library: readonly string[], name = 'Old Peek') =>
    table(edition, [{ hand: [name], library }, {}], CARDS)
      .cast(name)
      .resolve()

  test('[2004:502.36a] any number to the bottom, the rest on top, in any order', () => {
    const orders = [
      { top: ['Ox', 'Bear'], bottom: [], then: ['Ox', 'Bear', 'Ore'] },
      { top: ['Ox'], bottom: ['Bear'], then: ['Ox', 'Ore', 'Bear'] },
      { top: [], bottom: ['Bear', 'Ox'], then: ['Ore', 'Bear', 'Ox'] },
    ]
    for (const { top, bottom, then } of orders) {
      const game = looking(['Bear', 'Ox', 'Ore'])
      const ids = (names: readonly string[]) => names.map((name) => game.id(name))
      expect(game.asks('arrange').cards).toEqual(ids(['Bear', 'Ox']))
      game.reply({ top: ids(top), bottom: ids(bottom) })
      expect(named(game)).toEqual(then)
      game.isAtAQuestion()
    }
  })

  test('[2004:502.36a] only its player sees the cards, and only those on top', () => {
    const game = looking(['Bear', 'Ox', 'Ore'])
    const shown = (seat: number) =>
      ['Bear', 'Ox', 'Ore'].filter((name) => seenBy(game.position, seat).now.objects[game.id(name)] !== undefined)
    expect(shown(1)).toEqual([])
    expect(JSON.stringify(seenBy(game.position, 1))).not.toContain('"Ox"')
  })

  test('[2004:502.36a 2011:701.18] with one card in the library only that one is seen', () => {
    expect(looking(['Bear']).asks('arrange').cards).toHaveLength(1)
    expect(looking([]).question.kind).toBe('priority')
  })

  test('[2004:502.36b] two instances are two actions, one after the other', () => {
    const game = looking(['Bear', 'Ox', 'Ore'], 'Second Peek')
    expect(game.asks('arrange').cards).toEqual([game.id('Bear')])
    game.reply({ top: [], bottom: [game.id('Bear')] })
    expect(game.asks('arrange').cards).toEqual([game.id('Ox'), game.id('Ore')])
    game.reply({ top: [game.id('Ore')], bottom: [game.id('Ox')] })
    expect(named(game)).toEqual(['Ore', 'Bear', 'Ox'])
  })
})
