import { describe, expect, test } from 'vitest'
import { get, type State } from '../../../src/engine/state/index.ts'
import type { Cost, Effect } from '../../../src/language/index.ts'
import { address } from '../../support/addresses.ts'
import { beast, buildState, face } from '../../support/state.ts'
import { CARD, choose, does, EACH, FOE, target, YOU } from './support.ts'

const bear = beast('Bear', 2, 2)
const rock = face('Rock', { types: ['artifact'] })
const gain = (n: number): Effect => ({ kind: 'gainLife', who: YOU, n })
const lives = (state: State) => state.players.map((player) => player.life)

describe('optional effects', () => {
  const ifDid = (then: readonly Effect[]): Effect => ({
    kind: 'if',
    condition: { kind: 'did' },
    then,
    otherwise: [gain(1)],
  })

  test('[2004:413.2c] "you may. If you do" follows what was chosen', () => {
    const effects: readonly Effect[] = [
      { kind: 'may', who: YOU, effects: [{ kind: 'sacrifice', who: YOU, what: choose(1) }] },
      ifDid([gain(5)]),
    ]
    const board = buildState({ battlefield: [rock, bear] })
    expect(lives(does(board, effects, [true]).state)).toEqual([25, 20])
    expect(lives(does(board, effects, [false]).state)).toEqual([21, 20])
    expect(lives(does(buildState({ battlefield: [rock] }), effects).state)).toEqual([21, 20])
  })

  const two: Cost = [{ kind: 'mana', mana: ['2'] }]
  const rich = () =>
    buildState({
      players: [
        {},
        {
          pool: [
            { type: 'C', source: 0, use: null, at: null },
            { type: 'C', source: 0, use: null, at: null },
          ],
        },
      ],
      battlefield: [rock],
      stack: [{ face: face('Spark', { types: ['instant'] }), owner: 1 }],
    })
  const toll: Effect = {
    kind: 'mayPay',
    who: { kind: 'controllerOf', thing: { kind: 'slot', slot: 0 } },
    cost: two,
    then: [],
    otherwise: [{ kind: 'counterSpell', what: target() }],
  }
  const pay = { pay: 'plan', plan: { taps: [], spend: null } } as const

  test('[2004:413.2e] "unless its controller pays": asked only of one who can', () => {
    const paid = does(rich(), [toll], [true, pay], [{ object: 2 }])
    expect(paid.asked[0]).toMatchObject({
      seat: 1,
      reason: 'unlessPaid',
      cost: ['2'],
      otherwise: { does: 'counterSpell', object: 2 },
    })
    expect(paid.state.stack).toEqual([2])
    expect(does(rich(), [toll], [false], [{ object: 2 }]).state.stack).toEqual([])
    const poor = { ...rich(), players: buildState({}).players }
    expect(does(poor, [toll], [], [{ object: 2 }]).state.stack).toEqual([])
  })

  test('[2004:413.2e] one who begins to pay and takes it back is asked again', () => {
    const { state, asked } = does(rich(), [toll], [true, { pay: 'cancel' }, false], [{ object: 2 }])
    expect(asked).toHaveLength(3)
    expect(state.stack).toEqual([])
    expect(state.players[1]?.pool).toHaveLength(2)
  })

  test('[2004:413.2c] each player may: asked in turn order', () => {
    const effect: Effect = {
      kind: 'eachPlayer',
      who: EACH,
      effects: [{ kind: 'may', who: { kind: 'they' }, effects: [{ kind: 'gainLife', who: { kind: 'they' }, n: 2 }] }],
    }
    const { state, asked } = does(buildState({ battlefield: [rock] }), [effect], [false, true])
    expect(asked.map((one) => one.seat)).toEqual([0, 1])
    expect(lives(state)).toEqual([20, 22])
  })
})

describe('mana', () => {
  const pool = (state: State) => state.players[0]?.pool.map((unit) => unit.type).join('')
  const add = (mana: Extract<Effect, { kind: 'addMana' }>['mana'], ...replies: readonly ('W' | 'U' | 'G')[]) =>
    pool(does(buildState({ battlefield: [rock] }), [{ kind: 'addMana', who: YOU, mana }], replies).state)

  test('[2011:106.1] fixed, chosen, combined and counted mana', () => {
    expect(add({ kind: 'fixed', mana: ['R', 'C'] })).toBe('RC')
    expect(add({ kind: 'oneOf', among: ['W', 'U'], n: 2 }, 'U')).toBe('UU')
    expect(add({ kind: 'combination', among: ['W', 'G'], n: 3 }, 'W', 'G', 'W')).toBe('WGW')
    expect(add({ kind: 'repeat', mana: 'B', n: 3 })).toBe('BBB')
  })
})

describe('the game', () => {
  const board = () => buildState({ battlefield: [rock] })

  test('[2004:300.6] extra turns, the newest first', () => {
    const { state } = does(board(), [
      { kind: 'extraTurn', who: YOU },
      { kind: 'extraTurn', who: FOE },
    ])
    expect(state.schedule.extraTurns.map(({ seat }) => seat)).toEqual([1, 0])
  })

  test('[2004:419.6f] each skip is one', () => {
    const skip: Effect = { kind: 'skipStep', who: FOE, step: 'untap' }
    expect(does(board(), [skip, skip]).state.schedule.skips).toEqual([
      { seat: 1, what: 'untap' },
      { seat: 1, what: 'untap' },
    ])
  })

  test('[2004:102.3] winning and losing end it, and nothing more is done', () => {
    const won = does(board(), [{ kind: 'winGame', who: YOU }, gain(5)]).state
    expect([won.outcome?.winner, lives(won)]).toEqual([0, [20, 20]])
    expect(does(board(), [{ kind: 'loseGame', who: YOU }]).state.outcome?.winner).toBe(1)
    expect(does(board(), [{ kind: 'loseGame', who: EACH }]).state.outcome).toMatchObject({
      winner: null,
      reason: 'draw',
    })
  })

  test('[2004:418.3a] rules for players last as long as they say', () => {
    const { state } = does(board(), [
      { kind: 'extraLands', who: YOU, n: 1 },
      { kind: 'playerRule', who: FOE, rule: { kind: 'cantCast', what: CARD }, duration: { kind: 'endOfTurn' } },
    ])
    expect(state.lasting.map((one) => [one.players, one.rule?.kind])).toEqual([
      [[0], 'extraLands'],
      [[1], 'cantCast'],
    ])
  })
})

describe('copies of spells', () => {
  const spark = face('Spark', {
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        at: address(),
        body: {
          choose: null,
          modes: [[{ kind: 'damage', source: { kind: 'self' }, n: 3, to: target(), divided: false }]],
        },
      },
    ],
  })
  const choices = {
    modes: [0],
    targets: [[[{ player: 1 }]]],
    division: null,
    x: 2,
    options: [],
    cast: { by: 0, from: 'hand', key: 'normal', keyword: null },
    paid: [],
    manaSpent: [],
  } as const
  const board = () => buildState({ battlefield: [rock, bear], stack: [{ face: spark, owner: 1, choices }] })
  const copy = (mayChooseTargets: boolean): Effect => ({
    kind: 'copySpell',
    who: { kind: 'you' },
    n: 1,
    what: { kind: 'slot', slot: 0 },
    mayChooseTargets,
  })

  test("[2004:503.10] a copy has all that was decided but wasn't cast, and is on top under the copier's control", () => {
    const { state, result } = does(board(), [copy(false)], [], [{ object: 3 }])
    const [id = -1] = result.that
    expect(state.stack).toEqual([3, id])
    expect(get(state, id)).toMatchObject({
      kind: 'spellCopy',
      controller: 0,
      owner: 0,
      choices: { ...choices, cast: { ...choices.cast, by: null, from: null } },
    })
  })

  test('[2004:503.10] with new targets, where its controller wants', () => {
    const { state, result } = does(board(), [copy(true)], [true, [{ object: 2 }]], [{ object: 3 }])
    expect(get(state, result.that[0] ?? -1).choices?.targets).toEqual([[[{ object: 2 }]]])
    expect(get(state, 3).choices?.targets).toEqual([[[{ player: 1 }]]])
  })
})
