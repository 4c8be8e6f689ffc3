import { expect } from 'vitest'
import { card } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { viewOf } from '../../ui/view/support.ts'

const PROD = card('Prod', '{0}', 'Instant', 'Tap target creature.')

testInEditions('2004', '2011')(
  '[2004:glossary/tap-untap] what is tapped is shown turned and can’t be tapped again, until its controller untaps it (%s)',
  (edition) => {
    const game = table(edition, [{ battlefield: ['Kettle', 'Bear'], hand: ['Prod'] }, {}], [PROD])
    const shown = () => {
      const { lands, creatures, others } = viewOf(game, 0).you.side
      const all = [...lands, ...creatures, ...others].flatMap(({ members }) => members.map((member) => member.card))
      return Object.fromEntries(all.map(({ look, state }) => [look.name, state.tapped]))
    }
    expect(shown()).toEqual({ Kettle: false, Bear: false })
    game.activate('Kettle').resolve()
    game.cast('Prod', { targets: ['Bear'] }).resolve()
    expect(shown()).toEqual({ Kettle: true, Bear: true })
    expect(game.why({ do: 'activate', ...game.nth(game.id('Kettle'), 0) })?.key).toBe('cost.tapped')
    // Tapped creatures attack no more: there is none to declare.
    game.to('main2')
    expect(game.events.some((event) => event.kind === 'attacked' && event.attackers.length > 0)).toBe(false)
    // Not in the other player's untap step, but in the next of its controller.
    game.to('upkeep', 4)
    expect(shown()).toEqual({ Kettle: true, Bear: true })
    game.to('upkeep', 5)
    expect(shown()).toEqual({ Kettle: false, Bear: false })
    expect(game.why({ do: 'activate', ...game.nth(game.id('Kettle'), 0) })).toBeNull()
  },
)
