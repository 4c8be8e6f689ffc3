import { describe, expect, it } from 'vitest'
import { effects, readings } from './grammar.ts'

const YOU = { kind: 'you' }
const IT = { kind: 'said', word: 'it' }

describe('may', () => {
  it('you may', () => {
    expect(effects('You may draw a card.')).toMatchObject([
      { kind: 'may', who: YOU, effects: [{ kind: 'draw', who: YOU, n: 1 }] },
    ])
  })

  it('somebody else may: inside, it is they', () => {
    expect(effects('That player may sacrifice a land.')).toMatchObject([
      { kind: 'may', effects: [{ kind: 'sacrifice', who: { word: 'they' } }] },
    ])
  })

  it('holds all of what may be done', () => {
    expect(effects('You may draw a card, then discard a card.')).toMatchObject([
      { kind: 'may', effects: [{ kind: 'draw' }, { kind: 'discard' }] },
    ])
  })

  it('the verb stays plain', () => {
    expect(effects('You may have ~ deal 1 damage to target creature.')).toMatchObject([
      { kind: 'may', effects: [{ kind: 'damage', n: 1 }] },
    ])
    expect(readings('You may draws a card.')).toBe(0)
  })
})

describe('paying', () => {
  it('you may pay; if you do', () => {
    expect(effects('You may pay {2}. If you do, draw a card.')).toMatchObject([
      { kind: 'mayPay', who: YOU, cost: [{ kind: 'mana', mana: ['2'] }], then: [{ kind: 'draw' }], otherwise: [] },
    ])
  })

  it('unless somebody pays', () => {
    expect(effects('Counter target spell unless its controller pays {2}.')).toMatchObject([
      { kind: 'mayPay', who: { kind: 'controllerOf' }, then: [], otherwise: [{ kind: 'counterSpell' }] },
    ])
    expect(effects('Sacrifice ~ unless you pay 2 life.')).toMatchObject([
      { kind: 'mayPay', who: YOU, cost: [{ kind: 'payLife', n: 2 }], otherwise: [{ kind: 'sacrifice' }] },
    ])
    expect(readings('Counter target spell unless its controller pay {2}.')).toBe(0)
  })
})

describe('if and later', () => {
  it('if', () => {
    expect(effects('If you control a Swamp, you gain 2 life.')).toMatchObject([
      { kind: 'if', condition: { kind: 'exists' }, then: [{ kind: 'gainLife' }], otherwise: [] },
    ])
    expect(effects('If you do, that player discards a card.')).toMatchObject([
      { kind: 'if', condition: { kind: 'did' } },
    ])
  })

  it('otherwise and instead', () => {
    expect(effects('Draw a card. If you control a Swamp, draw two cards instead.')).toMatchObject([
      { kind: 'if', then: [{ kind: 'draw', n: 2 }], otherwise: [{ kind: 'draw', n: 1 }] },
    ])
  })

  it('later, before or after', () => {
    const meaning = [
      { kind: 'delayed', trigger: { on: 'step', step: 'end', whose: null }, once: true, effects: [{ what: IT }] },
    ]
    expect(effects('Exile it at the beginning of the next end step.')).toMatchObject(meaning)
    expect(effects('At the beginning of the next end step, exile it.')).toMatchObject(meaning)
  })
})

const DRAW = { kind: 'draw', who: YOU, n: 1 }
const LOSE = { kind: 'loseLife', who: YOU, n: 1 }

describe('a price and what follows are said in any combination', () => {
  it('the one or the other, so often, and otherwise', () => {
    expect(effects("Target player may pay {1} or 2 life. If they don't, draw a card.")).toMatchObject([
      { kind: 'mayPay', or: [{ kind: 'payLife', n: 2 }], then: [], otherwise: [DRAW] },
    ])
    expect(
      effects('Target opponent may pay {2} for each creature they control. If that player does, draw a card.'),
    ).toMatchObject([{ kind: 'mayPay', times: { kind: 'count' }, then: [DRAW], otherwise: [] }])
    expect(effects('You may pay {1} or 2 life. If you do, draw a card. Otherwise, you lose 1 life.')).toMatchObject([
      { kind: 'mayPay', or: [{ kind: 'payLife', n: 2 }], then: [DRAW], otherwise: [LOSE] },
    ])
  })
  it('but they agree', () => {
    expect(readings('You may pay {1}. If you does, draw a card.')).toBe(0)
    expect(readings('Target player may pay {1}. If that player do, draw a card.')).toBe(0)
  })
})

describe('coins', () => {
  const TARGET = { kind: 'target' }
  it("anybody's flip, by call or by side", () => {
    expect(effects('Target player flips a coin. If it comes up heads, draw a card.')).toMatchObject([
      { kind: 'flipCoin', who: TARGET, won: 'bySide', win: [DRAW], lose: [] },
    ])
    expect(effects('Target player flips a coin. If they lose the flip, draw a card.')).toMatchObject([
      { kind: 'flipCoin', who: TARGET, won: 'byCall', win: [], lose: [DRAW] },
    ])
  })
  it('now, later or if you like', () => {
    expect(effects('Flip a coin at end of combat. If you win the flip, draw a card.')).toMatchObject([
      { kind: 'delayed', effects: [{ kind: 'flipCoin', won: 'byCall', win: [DRAW], lose: [] }], once: true },
    ])
    expect(effects('You may flip a coin. If you lose the flip, you lose 1 life.')).toMatchObject([
      { kind: 'may', who: YOU, effects: [{ kind: 'flipCoin', who: YOU, win: [], lose: [LOSE] }] },
    ])
  })
  it('is won or lost by the one who flips', () => {
    expect(readings('Flip a coin. If they win the flip, draw a card.')).toBe(0)
    expect(readings('Target player flips a coin. If you win the flip, draw a card.')).toBe(0)
  })
})

describe('instead', () => {
  it('so many of those tokens, in any order', () => {
    const two = [{ kind: 'if', then: [{ kind: 'createToken', n: 2 }], otherwise: [{ kind: 'createToken', n: 1 }] }]
    const one = 'Create a 1/1 white Soldier creature token.'
    expect(effects(`${one} If you control a Swamp, instead create two of those tokens.`)).toMatchObject(two)
    expect(effects(`${one} Create two of those tokens instead if you control a Swamp.`)).toMatchObject(two)
    expect(readings('Draw a card. If you control a Swamp, create two of those tokens instead.')).toBe(0)
  })
  it('more damage is prevented to the same target', () => {
    const before = 'Prevent the next 1 damage that would be dealt to target creature this turn.'
    expect(effects(`${before} Prevent the next 3 damage instead if you control a Swamp.`)).toMatchObject([
      { kind: 'if', then: [{ kind: 'preventDamage', n: 3 }], otherwise: [{ kind: 'preventDamage', n: 1 }] },
    ])
    const all = 'Prevent all damage that would be dealt to target creature this turn.'
    expect(readings(`${all} Prevent the next 3 damage instead if you control a Swamp.`)).toBe(0)
  })
})

describe('you, who act', () => {
  it('may stand before any order', () => {
    expect(effects('You regenerate target creature.')).toMatchObject([{ kind: 'regenerate' }])
    expect(effects('You attach ~ to target creature.')).toMatchObject([{ kind: 'attach' }])
    expect(readings('You regenerates target creature.')).toBe(0)
  })
})
