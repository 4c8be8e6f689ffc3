/** Views of cards are kept from reply to reply: as long as nothing about them is different, and no longer. */
import { describe, expect, test } from 'vitest'
import {
  type CardView,
  cardView,
  NO_MARKS,
  type PromptMarks,
  playersOf,
  type TableView,
} from '../../../src/ui/view/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'
import { sceneOf, viewOf } from './support.ts'

const mantle = card('Mantle', '{1}{R}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.')
const bird = zoo('Bird')
const growth = card('Growth', '{R}', 'Instant', 'Target creature gets +3/+3 until end of turn.')
const chief = creature('Chief', '{R}', '1/1', 'Other creatures you control get +1/+1.')
const cards = [mantle, bird, growth, chief]

function cardsOf(view: TableView): readonly CardView[] {
  const piles = playersOf(view).flatMap(({ side: { lands, creatures, others } }) => [...lands, ...creatures, ...others])
  const members = piles.flatMap((pile) => pile.members)
  return [...view.hand, ...members.flatMap((one) => [one.card, ...one.attachments])]
}

const named = (view: TableView, name: string): CardView => {
  const [found] = cardsOf(view).filter(({ look }) => look.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

/** The same game from copies of all its objects: nothing of what was made before is known of them. */
const afresh = (game: Table): TableView =>
  viewOf({ ...game, position: structuredClone(game.position), question: structuredClone(game.question) } as Table)

const play = (): Table =>
  table(
    '2011',
    [
      {
        battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Ox', 'Bear'],
        hand: ['Growth', 'Mantle', 'Chief'],
      },
      { battlefield: ['Bird', 'Bear'] },
    ],
    cards,
  )

describe('kept views', () => {
  test('what nothing has happened to is the same object, what is tapped is not', () => {
    const game = play()
    const before = viewOf(game)
    game.activate('1:Mountain')
    const after = viewOf(game)
    expect(named(after, 'Ox')).toBe(named(before, 'Ox'))
    expect(named(after, 'Bird')).toBe(named(before, 'Bird'))
    const tapped = ({ you }: TableView) => you.side.lands.flatMap(({ members }) => members.map(({ card }) => card))
    const [one, two] = [tapped(before)[0], tapped(after)[0]]
    expect(one?.state.tapped).toBe(false)
    expect(two?.state.tapped).toBe(true)
    expect(two?.label).not.toBe(one?.label)
  })

  test('what can be used with priority is told apart from what can be chosen for a question', () => {
    const seer = creature('Seer', '{U}', '1/1', '{0}: You gain 1 life.')
    const game = table('2011', [{ battlefield: ['Seer', 'Mountain'], hand: ['Growth'] }, {}], [...cards, seer])
    expect(named(viewOf(game), 'Seer').label).toContain('can be used')
    game.cast('Growth')
    expect(game.question.kind).toBe('targets')
    expect(named(viewOf(game), 'Seer').label).toBe(named(afresh(game), 'Seer').label)
  })

  test('a card at rest is the same to both who look; one that attacks tells whose it is', () => {
    const game = play()
    expect(named(viewOf(game, 1), 'Ox')).toBe(named(viewOf(game, 0), 'Ox'))
    game.attack('Ox')
    expect([0, 1].map((seat) => named(viewOf(game, seat), 'Ox').state.whose)).toEqual(['you', 'ring'])
  })

  test('a card of the hand is carried whatever is asked, a creature only while it may fight', () => {
    const game = table('2011', [{ battlefield: ['Mountain', 'Ox'], hand: ['Spark'] }, {}], cards)
    const carried = () => ['Spark', 'Ox'].map((name) => named(viewOf(game), name).draggable)
    expect(carried()).toEqual([true, false])
    game.until('attackers')
    expect(carried()).toEqual([true, true])
    game.attack('Ox')
    expect(carried()).toEqual([true, false])
  })

  test('a land about to be tapped says so, unlike one that is chosen', () => {
    const { state, ...scene } = sceneOf(play().cast('Growth'))
    const [id = 0] = state.battlefield
    const key = new Set([`o${id}`])
    const said = (marks: Partial<PromptMarks>) =>
      cardView({ ...scene, state, marks: { ...NO_MARKS, ...marks } }, id).label
    expect(said({ chosen: key })).toContain('chosen')
    expect(said({ tapping: new Set([id]) })).toContain('will be tapped')
  })

  test('the views of two positions are both kept: what is worked out ahead takes nothing from what is shown', () => {
    const game = play()
    const shown = { ...game, position: game.position, question: game.question } as Table
    const before = viewOf(shown)
    game.to('beginCombat')
    const ahead = viewOf(game)
    const lit = ({ hand }: TableView) => hand.map(({ state }) => state.playable)
    expect(lit(ahead)).not.toEqual(lit(before))
    cardsOf(viewOf(shown)).forEach((card, place) => {
      expect(card).toBe(cardsOf(before)[place])
    })
  })

  test('throughout a turn each says what a view made afresh says', () => {
    const game = play()
    const same = (): void => expect(cardsOf(viewOf(game))).toEqual(cardsOf(afresh(game)))
    same()
    game.cast('Chief').resolve()
    same()
    game.cast('Mantle', { targets: ['Bear'] })
    same()
    game.resolve()
    same()
    game.attack('Ox', 'Bear')
    same()
    game.block({ Bird: 'Ox' })
    same()
    game.cast('Growth', { targets: ['Ox'] })
    same()
    game.resolve()
    same()
    expect(named(viewOf(game), 'Ox').label).toContain('attacking')
    game.to('main2')
    same()
  })
})
