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
