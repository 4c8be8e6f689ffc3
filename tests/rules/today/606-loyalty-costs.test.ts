/** Loyalty costs that effects change (today:606.4). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  walker('Lampward', '{0}', 2, '+1: You gain 1 life.\n−3: Draw a card.\n0: Target player loses 1 life.'),
  walker('Hourmage', '{0}', 4, '−X: You gain X life.', 'Karn'),
  card(
    'Lectern',
    '{0}',
    'Artifact',
    "Planeswalkers' loyalty abilities you activate cost an additional [+1] to activate.",
  ),
  card(
    'Tithe',
    '{0}',
    'Artifact',
    'Loyalty abilities of planeswalkers your opponents control cost an additional [−2] to activate.',
  ),
  walker('Oddmage', '{0}', 3, '+1: You gain 1 life.\n{0}: You gain 4 life.', 'Karn'),
  creature('Adept', '{0}', '1/1', '{T}: You gain 1 life.'),
]
const activate = (game: Table, name: string, n = 0) => ({ do: 'activate', ...game.nth(game.id(name), n) }) as const
const loyalty = (game: Table, name: string) => get(game.state, game.id(name)).counters.loyalty ?? 0

inEditions('today')('606.4 loyalty costs changed, %s', (edition) => {
  const at = (mine: readonly string[], theirs: readonly string[] = []) =>
    table(edition, [{ battlefield: mine }, { battlefield: theirs }], CARDS)

  test('[today:606.4] an additional +1: each symbol is one more, and a minus needs one counter less', () => {
    const more = at(['Lampward', 'Lectern']).activate('Lampward')
    expect(loyalty(more, 'Lampward')).toBe(4)
    const none = at(['Lampward', 'Lectern']).activate('Lampward', 2, { targets: ['player 1'] })
    expect(loyalty(none, 'Lampward')).toBe(3)
    expect(at(['Lampward']).why(activate(at(['Lampward']), 'Lampward', 1))).toMatchObject({ key: 'cost.loyalty' })
    const less = at(['Lampward', 'Lectern'])
    expect(less.why(activate(less, 'Lampward', 1))).toBeNull()
    less.activate('Lampward', 1)
    // All of it is one cost: no counter is left, and none was missing on the way.
    expect([less.zone('Lampward'), less.state.stack.length]).toEqual(['graveyard', 1])
    expect(less.resolve().handSize(0)).toBe(1)
    less.isAtAQuestion()
  })
  test('[today:606.4] several are added up, whatever their signs', () => {
    const game = at(['Lampward', 'Lectern', 'Lectern'], ['Tithe'])
    game.activate('Lampward')
    expect(loyalty(game, 'Lampward')).toBe(3)
    const taxed = at(['Lampward'], ['Tithe', 'Tithe'])
    // +1 is −3, with two counters.
    expect(taxed.why(activate(taxed, 'Lampward'))).toMatchObject({ key: 'cost.loyalty', params: { n: 3 } })
    taxed.isAtAQuestion()
  })
  test('[today:606.4] −X takes X counters: one more with an additional +1', () => {
    const plain = at(['Hourmage'])
    plain.reply(activate(plain, 'Hourmage'))
    expect(plain.asks('number')).toMatchObject({ min: 0, max: 4 })
    const game = at(['Hourmage', 'Lectern'])
    game.reply(activate(game, 'Hourmage'))
    expect(game.asks('number')).toMatchObject({ min: 0, max: 5 })
    game.reply(3).resolve()
    expect([game.life(0), loyalty(game, 'Hourmage')]).toEqual([23, 2])
    game.isAtAQuestion()
  })
  test('[today:606.4] neither other players’ planeswalkers nor other abilities', () => {
    const game = at(['Adept', 'Lectern', 'Lampward', 'Tithe']).activate('Adept').resolve()
    expect([game.life(0), get(game.state, game.id('Adept')).counters]).toEqual([21, {}])
    const odd = at(['Oddmage', 'Lectern'], ['Tithe']).activate('Oddmage', 1).resolve()
    expect([odd.life(0), loyalty(odd, 'Oddmage')]).toEqual([24, 3])
    // One's own tithe is for opponents' only.
    expect(loyalty(game.activate('Lampward'), 'Lampward')).toBe(4)
    const other = at(['Lampward'], ['Lectern']).activate('Lampward')
    expect(loyalty(other, 'Lampward')).toBe(3)
  })
})
