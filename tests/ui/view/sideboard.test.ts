import { describe, expect, test } from 'vitest'
import type { MatchCards } from '../../../src/engine/index.ts'
import { moveCard, movesBack, sideboardView } from '../../../src/ui/view/index.ts'
import { BASICS } from '../../support/cards.ts'

const named = (name: string) => {
  const card = BASICS.find((one) => one.name === name)
  if (card === undefined) throw new Error(name)
  return card
}
const bear = named('Bear')
const ox = named('Ox')
const forest = named('Forest')
const cards: MatchCards = { deck: [forest, bear, bear], sideboard: [ox, bear] }

const rows = (list: ReturnType<typeof sideboardView>['deck']) =>
  list.map(({ card, count, moved }) => `${count} ${card.name} ${moved}`)

describe('cards between deck and sideboard', () => {
  test('untouched: what is there, lands last, nothing exchanged', () => {
    const view = sideboardView(cards, {})
    expect(rows(view.deck)).toEqual(['2 Bear 0', '1 Forest 0'])
    expect(rows(view.sideboard)).toEqual(['1 Bear 0', '1 Ox 0'])
    expect(view).toMatchObject({ deckSize: 3, sideboardSize: 2, uneven: 0, exchange: { out: [], in: [] } })
  })

  test('one for one: a card that comes has a row, one that went shows that it did', () => {
    const moves = moveCard(cards, moveCard(cards, {}, 'Bear', 'sideboard'), 'Ox', 'deck')
    const view = sideboardView(cards, moves)
    expect(rows(view.deck)).toEqual(['1 Bear -1', '1 Ox 1', '1 Forest 0'])
    expect(rows(view.sideboard)).toEqual(['2 Bear 1', '0 Ox -1'])
    expect(view).toMatchObject({ uneven: 0, exchange: { out: ['Bear'], in: ['Ox'] } })
  })

  test('too many and too few are told', () => {
    expect(sideboardView(cards, moveCard(cards, {}, 'Ox', 'deck'))).toMatchObject({ uneven: 1, deckSize: 4 })
    expect(sideboardView(cards, moveCard(cards, {}, 'Forest', 'sideboard'))).toMatchObject({ uneven: -1, deckSize: 2 })
  })

  test('there and back is no exchange', () => {
    const moves = moveCard(cards, moveCard(cards, {}, 'Bear', 'sideboard'), 'Bear', 'deck')
    expect(sideboardView(cards, moves).exchange).toEqual({ out: [], in: [] })
  })

  test('no more of a card than there is', () => {
    const twice = moveCard(cards, moveCard(cards, {}, 'Ox', 'deck'), 'Ox', 'deck')
    expect(sideboardView(cards, twice).uneven).toBe(1)
    expect(moveCard(cards, {}, 'Forest', 'deck')).toEqual({})
    expect(moveCard(cards, {}, 'Nobody', 'sideboard')).toEqual({})
  })

  test('back to what was brought', () => {
    const later: MatchCards = { deck: [forest, bear, ox], sideboard: [bear, bear] }
    const view = sideboardView(later, movesBack(later, cards))
    expect(view.exchange).toEqual({ out: ['Ox'], in: ['Bear'] })
    expect(movesBack(cards, cards)).toEqual({})
  })
})
