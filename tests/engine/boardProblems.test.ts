import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, legalReplies, seenBy } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { STEPS } from '../../src/language/index.ts'
import { BASICS, card, creature, walker } from '../support/cards.ts'
import { zoo } from '../support/zoo/index.ts'

/** What is wrong with a board, as `path key`. */
function problems(board: unknown): readonly string[] {
  const made = positionFrom(board, () => null)
  return 'problems' in made ? made.problems.map(({ path, key }) => `${path} ${key}`) : []
}

const side = (fields: object) => ({ edition: '2011', players: [fields, {}] })

const CARDS = [
  ...BASICS,
  creature('Ox', '{1}{G}', '2/3', 'Trample'),
  zoo('Charm'),
  card('Spark', '{R}', 'Instant', 'Spark deals 2 damage to target creature or player.'),
  walker('Warden', '{2}{W}', 3, '+1: You gain 2 life.'),
]

const lookup = (name: string) => CARDS.find((card) => card.name === name) ?? null

/** The same for a board of cards that are known. */
function known(board: unknown): readonly string[] {
  const made = positionFrom(board, lookup)
  return 'problems' in made ? made.problems.map(({ path, key }) => `${path} ${key}`) : []
}

const number = fc.oneof(fc.constantFrom(0, 1, 2, 3, -1, 7, 2 ** 53, -(2 ** 53), 1e300, 1e9), fc.integer())
const name = fc.constantFrom('Ox', 'Charm', 'Spark', 'Warden', 'Forest', 'Nobody', '')
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 })
const fields = <T extends object>(record: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(record, { requiredKeys: [] })
const permanent = fc.oneof(
  name,
  fc.record(
    {
      name,
      label: fc.constantFrom('a', 'b'),
      tapped: fc.boolean(),
      sick: fc.boolean(),
      damage: number,
      counters: fc.dictionary(fc.constantFrom('+1/+1', '-1/-1', 'loyalty', '__proto__', ''), number),
      faceDown: fc.boolean(),
      owner: fc.oneof(fc.constantFrom(0, 1), number),
      attachedTo: fc.constantFrom('a', 'b', 'Ox', 'Charm'),
      attacking: fc.boolean(),
      token: fc.boolean(),
    },
    { requiredKeys: ['name'] },
  ),
)
const anySide = fields({
  life: number,
  poison: fc.oneof(fc.nat(9), number),
  hand: fc.array(name, { maxLength: 2 }),
  library: fc.array(name, { maxLength: 2 }),
  command: fc.array(name, { maxLength: 1 }),
  battlefield: fc.array(permanent, { maxLength: 4 }),
  pool: fc.constantFrom('', '{G}', '{T}', 'x'),
  landsPlayed: fc.oneof(fc.nat(1), number),
})
const anyBoard = fc.record({
  edition: fc.constantFrom('2004', '2011'),
  turn: maybe(fields({ number: fc.oneof(fc.nat(9), number), active: fc.nat(2), step: fc.constantFrom(...STEPS) })),
  players: fc.array(anySide, { minLength: 1, maxLength: 3 }),
})

/** A list of one thing that notes how often it is looked into. */
function noticing(length: number): { readonly list: readonly unknown[]; readonly read: () => number } {
  let read = 0
  const noted = (): undefined => {
    read += 1
  }
  const item = new Proxy({}, { get: noted, has: () => noted() ?? false, ownKeys: () => noted() ?? [] })
  return { list: Array(length).fill(item), read: () => read }
}

describe('the bounds of a board', () => {
  const n = (count: number, text = 'x') => text.repeat(count)
  test.each([
    ['a name', { name: n(200) }, { name: n(201) }, 'players.0.name board.tooLong'],
    ['a card', { hand: [n(200)] }, { hand: [n(201)] }, 'players.0.hand.0 board.tooLong'],
    [
      'a permanent',
      { battlefield: [{ name: n(200) }] },
      { battlefield: [{ name: n(201) }] },
      'players.0.battlefield.0.name board.tooLong',
    ],
    [
      'a label',
      { battlefield: [{ name: 'Ox', label: n(200) }] },
      { battlefield: [{ name: 'Ox', label: n(201) }] },
      'players.0.battlefield.0.label board.tooLong',
    ],
    ['a pool', { pool: n(1000, '{R}') }, { pool: n(1001, '{R}') }, 'players.0.pool board.tooLong'],
    ['lands played', { landsPlayed: 1000 }, { landsPlayed: 1001 }, 'players.0.landsPlayed board.tooLarge'],
    [
      'a zone',
      { library: Array(1000).fill('Ox') },
      { library: Array(1001).fill('Ox') },
      'players.0.library board.tooMany',
    ],
    [
      'kinds of counters',
      {
        battlefield: [{ name: 'Ox', counters: Object.fromEntries(Array.from({ length: 50 }, (_, k) => [`c${k}`, 1])) }],
      },
      {
        battlefield: [{ name: 'Ox', counters: Object.fromEntries(Array.from({ length: 51 }, (_, k) => [`c${k}`, 1])) }],
      },
      'players.0.battlefield.0.counters board.tooMany',
    ],
    [
      'all permanents',
      { battlefield: Array(500).fill('Forest') },
      { battlefield: Array(501).fill('Forest') },
      'players board.manyPermanents',
    ],
  ])('%s has a limit, and beyond it a message', (_, most, more, problem) => {
    const isFound = (one: string) => !one.includes('noSuchCard')
    expect(problems(side(most)).filter(isFound)).toEqual([])
    expect(problems(side(more)).filter(isFound)).toEqual([problem])
  })

  test('the permanents of all players count together', () => {
    const half = { battlefield: Array(251).fill('Forest') }
    expect(known({ edition: '2011', players: [half, { battlefield: Array(249).fill('Forest') }] })).toEqual([])
    expect(known({ edition: '2011', players: [half, half] })).toEqual(['players board.manyPermanents'])
  })

  test('of a list that is too long nothing is looked into', () => {
    for (const [length, isRead] of [
      [3, true],
      [100_000, false],
    ] as const) {
      const players = noticing(length)
      problems({ edition: '2011', players: players.list })
      const battlefield = noticing(length)
      problems(side({ battlefield: battlefield.list }))
      expect([players.read() > 0, battlefield.read() > 0]).toEqual([isRead, isRead])
    }
  })

  test('a card is looked up once, however often it is on the board', () => {
    const asked: string[] = []
    const find = (name: string) => {
      asked.push(name)
      return lookup(name)
    }
    const battlefield = [
      ...Array(200).fill('Ox'),
      ...Array.from({ length: 200 }, () => ({ name: 'Ox', faceDown: true })),
    ]
    positionFrom(side({ battlefield, library: Array(500).fill('Spark') }), find)
    expect(asked).toEqual(['Spark', 'Ox'])
  })
})

describe('the problems of a board', () => {
  test('each form the schema refuses has a key and its path', () => {
    expect(problems(7)).toEqual([' board.notFields'])
    expect(problems({})).toEqual(['edition board.missing', 'players board.missing'])
    expect(problems({ edition: '2011', players: [] })).toEqual(['players board.tooFew'])
    expect(problems({ edition: '2011', players: [7] })).toEqual(['players board.tooFew'])
    expect(problems(side({ life: 'a' }))).toEqual(['players.0.life board.notNumber'])
    expect(problems(side({ life: 1.5 }))).toEqual(['players.0.life board.notWhole'])
    expect(problems(side({ lives: 1 }))).toEqual(['players.0.lives board.unknownField'])
    expect(problems(side({ hand: 'Ox' }))).toEqual(['players.0.hand board.notList'])
    expect(problems(side({ hand: [1] }))).toEqual(['players.0.hand.0 board.notText'])
  })

  test('no list is longer than what a game can hold', () => {
    expect(problems(side({ library: Array(1_001).fill('Ox') }))).toEqual(['players.0.library board.tooMany'])
    expect(problems({ edition: '2011', players: Array(11).fill({}) })).toEqual(['players board.tooMany'])
  })

  test('an edition that is none names those that are', () => {
    expect(positionFrom({ edition: '1999', players: [{}, {}] }, () => null)).toMatchObject({
      problems: [{ path: 'edition', key: 'board.notOneOf', params: { options: ['2004', '2011', 'today'] } }],
    })
  })

  test('a permanent is a name or an object; inside an object each field is told', () => {
    const battlefield = [3, { nam: 'Ox' }, { name: 'Ox', tapped: 3 }, { name: 'Ox', counters: { a: 'b' } }]
    expect(problems(side({ battlefield }))).toEqual([
      'players.0.battlefield.0 board.notNameOrFields',
      'players.0.battlefield.1.name board.missing',
      'players.0.battlefield.1.nam board.unknownField',
      'players.0.battlefield.2.tapped board.notYesOrNo',
      'players.0.battlefield.3.counters.a board.notNumber',
    ])
  })

  test('cards, labels and mana that are not known', () => {
    expect(problems(side({ hand: ['Ox'], pool: '{T}', battlefield: [{ name: 'Ox', attachedTo: 'b' }] }))).toEqual(
      expect.arrayContaining([
        'players.0.hand.0 board.noSuchCard',
        'players.0.pool board.poolSymbols',
        'players.0.battlefield.0.attachedTo board.noSuchLabel',
      ]),
    )
  })

  test('a seat is one of the board’s players', () => {
    const battlefield = [
      { name: 'Ox', owner: 7 },
      { name: 'Ox', owner: -1 },
    ]
    expect(problems(side({ battlefield }))).toEqual(
      expect.arrayContaining([
        'players.0.battlefield.0.owner board.noSuchSeat',
        'players.0.battlefield.1.owner board.noSuchSeat',
      ]),
    )
    for (const active of [2, 9, -1])
      expect(problems({ ...side({}), turn: { active } })).toEqual(['turn.active board.noSuchSeat'])
    expect(problems({ ...side({}), turn: { active: 1 } })).toEqual([])
  })

  test('numbers are within what can be counted on', () => {
    expect(problems({ ...side({}), turn: { number: 0 } })).toEqual(['turn.number board.tooSmall'])
    expect(problems({ ...side({}), turn: { number: 1 } })).toEqual([])
    expect(problems(side({ life: 2 ** 53 }))).toEqual(['players.0.life board.tooLarge'])
    expect(problems(side({ counters: { poison: -1 } }))).toEqual(['players.0.counters.poison board.tooSmall'])
    expect(problems(side({ life: -5, poison: -1, landsPlayed: -1 }))).toEqual([
      'players.0.poison board.tooSmall',
      'players.0.landsPlayed board.tooSmall',
    ])
    const battlefield = [{ name: 'Ox', damage: -1, counters: { '+1/+1': -2, charge: 1e300 } }]
    expect(problems(side({ battlefield }))).toEqual([
      'players.0.battlefield.0.damage board.tooSmall',
      'players.0.battlefield.0.counters.+1/+1 board.tooSmall',
      'players.0.battlefield.0.counters.charge board.tooLarge',
    ])
  })

  test('a card is one of the edition’s, and on the battlefield a permanent', () => {
    expect(known({ edition: '2004', players: [{ battlefield: ['Warden'] }, { hand: ['Warden'] }] })).toEqual([
      'players.0.battlefield.0 board.notInEdition',
      'players.1.hand.0 board.notInEdition',
    ])
    expect(known({ edition: '2011', players: [{ battlefield: ['Warden'] }, {}] })).toEqual([])
    expect(known(side({ battlefield: ['Spark'] }))).toEqual(['players.0.battlefield.0 board.notPermanent'])
    expect(known(side({ hand: ['Spark'] }))).toEqual([])
  })

  test('who attacks is the active player’s, in combat', () => {
    const attacks = { battlefield: [{ name: 'Ox', attacking: true }] }
    const turn = { active: 0, step: 'declareBlockers' }
    expect(known({ edition: '2011', turn, players: [attacks, {}] })).toEqual([])
    expect(known({ edition: '2011', turn, players: [{}, attacks] })).toEqual([
      'players.1.battlefield.0.attacking board.cantAttackNow',
    ])
    expect(known({ edition: '2011', players: [attacks, {}] })).toEqual([
      'players.0.battlefield.0.attacking board.cantAttackNow',
    ])
  })

  test('a label names one permanent, and none is attached to itself', () => {
    const twice = [
      { name: 'Ox', label: 'a' },
      { name: 'Ox', label: 'a' },
      { name: 'Charm', attachedTo: 'a' },
    ]
    expect(known(side({ battlefield: twice }))).toEqual(['players.0.battlefield.1.label board.labelTwice'])
    expect(known(side({ battlefield: [{ name: 'Charm', label: 'c', attachedTo: 'c' }] }))).toEqual([
      'players.0.battlefield.0.attachedTo board.attachedToItself',
    ])
  })

  test('whatever a board says, it is refused with a path, or the game goes on from it', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const made = positionFrom(board, lookup)
        if ('problems' in made) {
          expect(made.problems.length).toBeGreaterThan(0)
          return
        }
        let { position } = made
        for (let n = 0; n < 12 && position.question !== null; n++) {
          for (const { seat } of position.checkpoint.players) seenBy(position, seat)
          const replies = legalReplies(position)
          const reply = replies[n % replies.length]
          if (reply === undefined) throw new Error('nothing is legal')
          const answered = answer(position, reply)
          if ('refused' in answered) throw new Error(answered.refused.key)
          position = answered.position
          for (const { life } of position.checkpoint.players) expect(Number.isSafeInteger(life)).toBe(true)
        }
      }),
      { numRuns: 300, seed: 9 },
    )
  })
})
