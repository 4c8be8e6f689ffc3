/** "For each of those creatures": of what was chosen, made or destroyed, each by itself. */
import { expect, test } from 'vitest'
import { characteristics, get, powerOf, toughnessOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Mirror',
    '{0}',
    'Sorcery',
    "Choose up to two target creatures you don't control. For each of those creatures, create a token that's a copy of that creature. Those tokens gain haste. Exile them at the beginning of the next end step.",
  ),
  card(
    'Wake',
    '{0}',
    'Sorcery',
    'Destroy all creatures. For each of those creatures, its controller creates a 1/1 white Bird creature token.',
  ),
  card('Tend', '{0}', 'Sorcery', 'Choose two creatures you control. For each of them, put a +1/+1 counter on it.'),
  card(
    'Muster',
    '{0}',
    'Sorcery',
    'Create a 1/1 green Elf creature token for each land you control. Those tokens have "{T}: Add {G}."',
  ),
  card(
    'Kin',
    '{0}',
    'Sorcery',
    'Choose two creatures you control. For each of those creatures, you may search your library for a card with the same name as that creature. Put those cards onto the battlefield tapped, then shuffle.',
  ),
  creature('Ox', '{0}', '2/2'),
  creature('Bear', '{0}', '3/3'),
  creature('Rock', '{0}', '0/4', 'Indestructible'),
]
const sizes = (game: Table, seat: number): readonly string[] =>
  game.state.battlefield
    .filter(
      (id) => get(game.state, id).controller === seat && characteristics(game.state, id).types.includes('creature'),
    )
    .map((id) => `${powerOf(game.state, id)}/${toughnessOf(game.state, id)}`)
    .sort()

inEditions('2004', '2011')('for each of those, %s', (edition) => {
  const two = (hand: string, mine: readonly string[], theirs: readonly string[] = []): Table =>
    table(edition, [{ hand: [hand], battlefield: [...mine] }, { battlefield: [...theirs] }], CARDS)

  test('[2004:413.2b] a copy of each target; all of them are exiled together', () => {
    const game = two('Mirror', [], ['Ox', 'Bear', 'Rock'])
      .cast('Mirror', { targets: ['Ox', 'Bear'] })
      .resolve()
    expect([sizes(game, 0), sizes(game, 1)]).toEqual([
      ['2/2', '3/3'],
      ['0/4', '2/2', '3/3'],
    ])
    game.to('end').resolveAll()
    expect([sizes(game, 0), sizes(game, 1).length]).toEqual([[], 3])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] of one target, of none', () => {
    expect(
      sizes(
        two('Mirror', ['Ox'], ['Bear'])
          .cast('Mirror', { targets: ['Bear'] })
          .resolve(),
        0,
      ),
    ).toEqual(['2/2', '3/3'])
    const none = two('Mirror', ['Ox'], ['Bear']).cast('Mirror').reply([]).resolve()
    expect(sizes(none, 0)).toEqual(['2/2'])
    none.isAtAQuestion()
  })

  test('[2004:413.2f] those that were destroyed, by who controlled them', () => {
    const game = two('Wake', ['Ox'], ['Bear', 'Ox', 'Rock']).cast('Wake').resolve()
    expect([sizes(game, 0), sizes(game, 1)]).toEqual([['1/1'], ['0/4', '1/1', '1/1']])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] those that were chosen, and no others', () => {
    const game = two('Tend', ['Ox', 'Bear', 'Rock']).cast('Tend')
    game.until('choose').reply([game.id('Ox'), game.id('Rock')])
    game.resolveAll()
    expect(sizes(game, 0)).toEqual(['1/5', '3/3', '3/3'])
  })

  test('[2004:413.2b] all that are made for each of something have what is said of them', () => {
    const game = two('Muster', ['Forest', 'Forest']).cast('Muster').resolve()
    const elves = game.state.battlefield.filter((id) => game.state.printed[get(game.state, id).face]?.name === 'Elf')
    expect(elves.map((id) => characteristics(game.state, id).abilities.length)).toEqual([1, 1])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] what is found for each of those that were chosen goes there together', () => {
    const side = { hand: ['Kin'], battlefield: ['Ox', 'Bear', 'Rock'], library: ['Rock', 'Bear', 'Ox', 'Ox'] }
    const game = table(edition, [side, {}], CARDS).cast('Kin').until('choose')
    game.reply([game.id('Ox', 'battlefield'), game.id('Bear', 'battlefield')])
    for (const name of ['Ox', 'Bear']) {
      game.until('confirm').reply(true).until('choose')
      expect(game.asks('choose').from).toContain(game.id(name, 'library'))
      game.reply([game.id(name, 'library')])
    }
    game.resolveAll()
    expect(sizes(game, 0)).toEqual(['0/4', '2/2', '2/2', '3/3', '3/3'])
    game.isAtAQuestion()
  })
})
