/** Planes and schemes on a table of several: where they lie, and what is said of them (2011:contents/9). */
import { describe, expect, test } from 'vitest'
import { ARCHENEMY, FREE_FOR_ALL, PLANECHASE } from '../../../src/engine/index.ts'
import { playerIn, priorityLabel, type TableView } from '../../../src/ui/view/index.ts'
import { card } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'
import { sceneOf, viewOf } from './support.ts'

const CARDS = [
  card('Windmere', '', 'Plane', 'All creatures get +1/+1.\nWhenever you roll {CHAOS}, you gain 3 life.'),
  card('Dustmere', '', 'Plane', 'Whenever you roll {CHAOS}, draw a card.'),
  card('Windfall', '', 'Scheme', 'When you set this scheme in motion, you gain 5 life.'),
  card(
    'Iron Rule',
    '',
    'Ongoing Scheme',
    'When you set this scheme in motion, you gain 1 life.\nWhenever a creature dies, you gain 1 life.',
  ),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
]

const names = (view: TableView, seat: number) => playerIn(view, seat).side.command.map(({ look }) => look.name)

describe('the plane', () => {
  const on = (players: number, more: Partial<Side> = {}) => {
    const first = { command: ['Windmere'], variantDeck: ['Dustmere', 'Dustmere'], ...more }
    const others = Array.from({ length: players - 1 }, () => ({ variantDeck: ['Dustmere'] }))
    return table('2011', [first, ...others] as never, CARDS, {}, { format: PLANECHASE })
  }

  test('has a place of its own, with its text, what the die sets off, and the planes left', () => {
    const view = viewOf(on(3), 0)
    expect(view.plane).toMatchObject({ card: { look: { name: 'Windmere' } }, left: 2, cost: 0, mayRoll: true })
    expect(view.plane?.lines.map(({ text, chaos }) => [text.slice(0, 8), chaos])).toEqual([
      ['All crea', false],
      ['Whenever', true],
    ])
    expect(names(view, 0)).toEqual([])
    expect(viewOf(on(3), 1).plane).toMatchObject({ left: 1, mayRoll: false })
  })

  test('the die costs {1} more with each roll', () => {
    const game = on(3, { battlefield: ['Forest', 'Forest'] })
    const plane = viewOf(game, 0).plane
    if (plane === null) throw new Error('a plane')
    game.reply(plane.roll).resolveAll()
    const next = viewOf(game, 0).plane
    expect([next?.cost, next?.mayRoll]).toEqual([1, true])
  })

  test('between two it stays in the back row', () => {
    const view = viewOf(on(2), 0)
    expect(view.plane).toBeNull()
    expect(names(view, 0)).toEqual(['Windmere'])
  })

  test('without planes there is none', () => {
    const game = table('2011', [{}, {}, {}], CARDS, {}, { format: FREE_FOR_ALL })
    expect(viewOf(game, 0).plane).toBeNull()
  })
})

describe('schemes', () => {
  const plotting = (schemes: readonly string[], more: Partial<Side> = {}) => {
    const sides = [{ variantDeck: [...schemes], ...more }, { battlefield: ['Bear'] }, {}, {}] as const
    const game = table('2011', [...sides] as never, CARDS, { step: 'draw' }, { format: ARCHENEMY })
    while (game.state.stack.length === 0) game.pass()
    return game
  }

  test('one set in motion is on the stack, marked, and nowhere else', () => {
    const view = viewOf(plotting(['Windfall']), 0)
    expect(view.stack.map(({ title, text }) => [title, text.startsWith('**Scheme set in motion.**')])).toEqual([
      ['Windfall', true],
    ])
    expect(view.stack[0]?.label).toContain('scheme set in motion')
    expect(names(view, 0)).toEqual([])
  })

  test('an ongoing one lies in the back row; what it does later is no setting in motion', () => {
    const game = plotting(['Iron Rule'], { hand: ['Slay'] })
    expect(names(viewOf(game, 0), 0)).toEqual(['Iron Rule'])
    expect(viewOf(game, 0).stack[0]?.title).toBe('Iron Rule')
    game.resolveAll()
    expect(priorityLabel(sceneOf(game, 0), false)).toBe('To combat')
    game.cast('Slay', { targets: ['Bear'] })
    while (viewOf(game, 0).stack[0]?.title === 'Slay') game.pass()
    const [trigger] = viewOf(game, 0).stack
    expect(trigger?.title).toBe('Iron Rule’s trigger')
    expect(trigger?.text.startsWith('Whenever')).toBe(true)
    expect(names(viewOf(game, 1), 0)).toEqual(['Iron Rule'])
  })
})
