import { expect, test } from 'vitest'
import { type Action, get, legalReplies } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Storm Cage',
    '{2}{U}',
    'Sorcery',
    'Discard a land card: Put two charge counters on ~. Any player may activate this ability but only if ~ is on the stack.\nDraw a card.',
  ),
  card('Blade', '{1}', 'Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {1}\nEquip {2}'),
]

/** The listed actions with that object; each is taken, and nothing of the kind is taken that isn't listed. */
const listed = (game: Table, object: number): readonly Action[] =>
  legalReplies(game.position).filter(
    (reply): reply is Action =>
      typeof reply === 'object' && 'do' in reply && reply.do === 'activate' && reply.object === object,
  )

inEditions('2004', '2011')('403 the abilities that are offered, %s', (edition) => {
  test('[2004:402.8 2004:403.2] one that works on the stack is offered to every player who can pay', () => {
    const sides = [{ hand: ['Storm Cage', 'Forest'], battlefield: times(3, 'Island') }, { hand: ['Forest'] }] as const
    const game = table(edition, [...sides], CARDS).cast('Storm Cage')
    const cage = game.id('Storm Cage')
    expect(listed(game, cage)).toEqual([{ do: 'activate', ...game.nth(cage, 0) }])
    game.activate('Storm Cage', 0, {}, 'stack').pass()
    expect(listed(game, cage)).toHaveLength(1)
    game.activate('Storm Cage', 0, {}, 'stack').pass().pass()
    expect(get(game.state, cage).counters).toEqual({ charge: 2 })
    // Without a land card nobody can, and in the hand it doesn't work.
    expect(listed(game, cage)).toEqual([])
    const held = table(edition, [{ hand: ['Storm Cage', 'Forest'] }, {}], CARDS)
    expect(listed(held, held.id('Storm Cage'))).toEqual([])
    game.resolveAll()
    game.isAtAQuestion()
  })

  test('[2004:403.1 2004:502.33a] each of two equip abilities is offered, by what its own cost is', () => {
    const game = (lands: number) =>
      table(edition, [{ battlefield: ['Blade', 'Bear', ...times(lands, 'Forest')] }, {}], CARDS)
    const offered = (lands: number) => {
      const one = game(lands)
      const blade = one.id('Blade')
      for (const n of [1, 2])
        expect(one.why({ do: 'activate', object: blade, ability: `Blade#${n}.0` }) === null).toBe(n <= lands)
      return listed(one, blade).map((action) => ('ability' in action ? action.ability : ''))
    }
    expect([offered(0), offered(1).length, offered(2).length]).toEqual([[], 1, 2])
    const second = game(2)
    second
      .reply({ do: 'activate', object: second.id('Blade'), ability: 'Blade#2.0' })
      .announce({ targets: ['Bear'] })
      .resolveAll()
    expect(second.size('Bear')).toBe('3/3')
  })
})
