import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/state/index.ts'
import { takeFromHand } from '../../support/sorting.ts'
import { beast, buildState, face } from '../../support/state.ts'
import { ALL, CARD, does, EACH, FOE, SELF, target, YOU } from './support.ts'

const bear = beast('Bear', 2, 2)
const rock = face('Rock', { types: ['artifact'] })

describe('damage and life', () => {
  const board = () => buildState({ battlefield: [rock, bear, { face: bear, owner: 1 }] })

  test('[2004:417.1] damage to a target, to all, to players', () => {
    const to = target()
    expect(
      get(does(board(), [{ kind: 'damage', source: SELF, n: 2, to, divided: false }], [], [{ object: 3 }]).state, 3)
        .damage,
    ).toBe(2)
    expect(
      does(board(), [{ kind: 'damage', source: SELF, n: 3, to, divided: false }], [], [{ player: 1 }]).state.players[1]
        ?.life,
    ).toBe(17)
    const swept = does(board(), [{ kind: 'damage', source: SELF, n: 1, to: ALL, divided: false }])
    expect([2, 3].map((id) => get(swept.state, id).damage)).toEqual([1, 1])
    expect(swept.result.amount).toBe(2)
  })

  test('[2004:409.1d] divided damage goes as announced', () => {
    const effect = { kind: 'damage', source: SELF, n: 5, to: target(), divided: true } as const
    const { state } = does(board(), [effect], [], [], { targets: [[{ object: 2 }, { player: 1 }]], division: [1, 4] })
    expect([get(state, 2).damage, state.players[1]?.life]).toEqual([1, 16])
  })

  test('[2004:416.3] what is gone or no creature takes none; the rest is done', () => {
    const effect = { kind: 'damage', source: SELF, n: 2, to: target(), divided: false } as const
    const { state } = does(board(), [effect, { kind: 'gainLife', who: YOU, n: 1 }], [], [{ object: 77 }])
    expect(state.players[0]?.life).toBe(21)
  })

  test('[2004:413.2b] "that much" is what was really done', () => {
    const loss = { kind: 'loseLife', who: FOE, n: 3 } as const
    const { state } = does(board(), [loss, { kind: 'gainLife', who: YOU, n: { kind: 'thatMuch' } }])
    expect(state.players.map((player) => player.life)).toEqual([23, 17])
  })

  test('[2004:417.1] a life total that becomes a number', () => {
    const { state } = does(buildState({ battlefield: [rock], players: [{ life: 3 }, { life: 15 }] }), [
      { kind: 'setLife', who: EACH, n: 10 },
    ])
    expect(state.players.map((player) => player.life)).toEqual([10, 10])
  })
})

describe('hands', () => {
  const cards = (n: number, owner = 0) =>
    Array.from({ length: n }, (_, index) => ({ face: face(`Card ${owner}${index}`), owner }))
  const hands = () =>
    buildState({ battlefield: [rock], hand: [...cards(3), ...cards(3, 1)], library: [...cards(4), ...cards(4, 1)] })

  test('[2004:413.2d] all choose in turn order, then all discard at once', () => {
    const effect = { kind: 'discard', who: EACH, n: 1, filter: CARD, random: false } as const
    const { state, asked, result } = does(hands(), [effect], [[2], [5]])
    expect(asked.map((one) => one.seat)).toEqual([0, 1])
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2])
    expect(result).toMatchObject({ did: true, amount: 2 })
    expect(result.that).toEqual(state.graveyards.flat())
  })

  test('[2004:413.2c] one who has no more than that discards without a choice', () => {
    const effect = { kind: 'discard', who: YOU, n: 5, filter: CARD, random: false } as const
    expect(does(hands(), [effect]).state.hands[0]).toEqual([])
  })

  test('[2004:413.2c] discarding at random asks nobody; taking from a shown hand asks its taker', () => {
    const base = { kind: 'discard', who: FOE, n: 1, filter: CARD } as const
    expect(does(hands(), [{ ...base, random: true }]).state.hands[1]).toHaveLength(2)
    const { asked, state } = does(hands(), [takeFromHand(FOE, CARD)], [[6]])
    expect(asked[0]).toMatchObject({ seat: 0, reason: 'takeFromHand', looking: [5, 6, 7] })
    expect(state.hands[1]).toEqual([5, 7])
  })

  test('[2004:102.2] drawing takes what there is', () => {
    const { state } = does(hands(), [{ kind: 'draw', who: EACH, n: 5 }])
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7])
    expect(state.players.map((player) => player.drewFromEmpty)).toEqual([true, true])
  })

  test('[2004:413.2d] "each player discards a card, then ..." is done by all before the next', () => {
    const discard = {
      kind: 'discard',
      who: { kind: 'they' },
      n: 1,
      filter: CARD,
      random: false,
    } as const
    const { asked, state } = does(
      hands(),
      [{ kind: 'eachPlayer', who: EACH, effects: [discard, { kind: 'draw', who: { kind: 'they' }, n: 2 }] }],
      [[2], [5]],
    )
    expect(asked.map((one) => one.seat)).toEqual([0, 1])
    expect(state.hands.map((hand) => hand.length)).toEqual([4, 4])
  })
})
