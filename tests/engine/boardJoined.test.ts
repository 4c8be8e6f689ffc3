/** What boards say of what belongs together: merged permanents, pairs, Ring-bearers, prepared copies. */
import { describe, expect, test } from 'vitest'
import { boardFrom } from '../../src/engine/boards/write.ts'
import { characteristics, get, type Position, seenBy, stateOf } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { BASICS, card, creature, faced } from '../support/cards.ts'
import { table } from '../support/table.ts'

const WHOLE: Parameters<typeof faced>[2] = ['Whole Cart', '', 'Artifact Creature — Construct', 'Trample', '6/6']
const CARDS = [
  ...BASICS,
  creature('Steer', '{1}{G}', '2/3'),
  creature('Crane', '{U}', '1/1', 'Mutate {0}\nFlying'),
  creature(
    'Twin',
    '{G}',
    '1/1',
    'Soulbond\nAs long as ~ is paired with another creature, each of those creatures gets +2/+2.',
  ),
  faced('meld', ['Cart Front', '{1}', 'Artifact Creature — Construct', '', '1/1'], WHOLE),
  faced('meld', ['Cart Rear', '{2}', 'Artifact Creature — Construct', '', '2/2'], WHOLE),
  faced(
    'prepare',
    ['Tutor', '{U}', 'Creature — Wizard', 'Vigilance', '2/2'],
    ['Lecture', '{0}', 'Sorcery', 'You gain 3 life.'],
  ),
  card('Bounce', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card('Ringing', '{0}', 'Sorcery', 'The Ring tempts you.'),
]
const find = (name: string) => CARDS.find((one) => one.name === name) ?? null

function positionOf(board: unknown): Position {
  const made = positionFrom(board, find)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}
const write = (position: Position, seat = 0) => boardFrom(seenBy(position, seat), 'Steer')
/** The battlefield of the first side once it was written and read again, and what was written. */
function again(position: Position) {
  const written = write(position)
  if ('losses' in written) throw new Error(JSON.stringify(written.losses))
  const board = JSON.parse(JSON.stringify(written.board))
  return { said: board.players[0], state: stateOf(positionOf(board)) }
}
const problems = (battlefield: readonly unknown[]) => {
  const made = positionFrom({ edition: 'today', players: [{ battlefield }, {}] }, find)
  return 'problems' in made ? made.problems.map(({ path, key }) => `${path} ${key}`) : []
}

describe('a board says of a merged permanent', () => {
  const MUTATED = { name: 'Crane', under: ['Steer', { name: 'Steer', token: true }], mutated: 2 }

  test('[today:730] which cards and tokens lie below the topmost, whose values and abilities count', () => {
    const game = table('today', [{ battlefield: ['Forest', MUTATED], hand: ['Bounce', 'Crane'] }, {}], CARDS)
    expect(characteristics(game.state, game.id('Crane', 'battlefield'))).toMatchObject({ power: 1, toughness: 1 })
    game.cast('Bounce', { targets: ['Crane'] }).resolveAll()
    expect([game.handSize(0), game.has('hand', 'Steer'), game.state.battlefield.length]).toEqual([3, true, 1])
  })

  test('what a game has merged, in its order', () => {
    const game = table('today', [{ battlefield: ['Forest', 'Steer'], hand: ['Crane'] }, {}], CARDS)
    game
      .cast('Crane', { via: 'mutate', targets: ['Steer'] })
      .pass(2)
      .reply(true)
    const { said, state } = again(game.position)
    expect(said.battlefield).toContainEqual({ name: 'Crane', under: ['Steer'] })
    const crane = state.battlefield.map((id) => get(state, id)).find(({ merged }) => merged !== undefined)
    expect(crane?.merged).toMatchObject({ mutated: 1, under: [{ kind: 'card' }] })
  })

  test('[today:712.4] the other half of a melded pair, which shows nothing of its own', () => {
    const position = positionOf({
      edition: 'today',
      players: [{ battlefield: [{ name: 'Cart Front', side: 1, under: ['Cart Rear'] }] }, {}],
    })
    for (const state of [stateOf(position), again(position).state]) {
      const [id = 0] = state.battlefield
      expect(characteristics(state, id)).toMatchObject({ name: 'Whole Cart', power: 6 })
      expect(get(state, id).merged).toMatchObject({ mutated: 0, under: [{ half: true }] })
    }
  })
})

describe('a board says of creatures', () => {
  test('[today:702.95] which two are paired', () => {
    const battlefield = [{ name: 'Steer', label: 'steer' }, 'Steer', { name: 'Twin', pairedWith: 'steer' }]
    const position = positionOf({ edition: 'today', players: [{ battlefield }, {}] })
    const powers = (of: Position) => stateOf(of).battlefield.map((id) => characteristics(stateOf(of), id).power)
    expect(powers(position)).toEqual([4, 2, 3])
    const { said, state } = again(position)
    expect(said.battlefield.map((one: { pairedWith?: string }) => typeof one.pairedWith)).toEqual([
      'string',
      'undefined',
      'string',
    ])
    expect(state.battlefield.map((id) => characteristics(state, id).power)).toEqual([4, 2, 3])
  })

  test('[today:701.54a] which is its player’s Ring-bearer', () => {
    const game = table('today', [{ battlefield: ['Steer'], hand: ['Ringing'] }, {}], CARDS)
    const { said, state } = again(game.cast('Ringing').resolveAll().position)
    expect(said).toMatchObject({ designations: { ring: 1 }, battlefield: [{ name: 'Steer', ringBearer: true }] })
    expect(get(state, state.battlefield[0] ?? 0).marks?.ringBearer?.n).toBe(1)
    expect(characteristics(state, state.battlefield[0] ?? 0).supertypes).toEqual(['legendary'])
  })

  test('[today:722] which are prepared; the copy comes along, and can be cast once', () => {
    const battlefield = [{ name: 'Tutor', marks: { prepared: 1 } }]
    const { said, state } = again(positionOf({ edition: 'today', players: [{ battlefield }, {}] }))
    expect([said.exile, said.battlefield, state.exile.length]).toEqual([undefined, battlefield, 1])
    const game = table('today', [{ battlefield }, {}], CARDS)
    game.cast('Lecture', { from: 'exile' }).resolveAll()
    expect([game.life(0), game.state.exile.length]).toEqual([23, 0])
    expect(again(game.position).said.battlefield).toEqual(['Tutor'])
  })
})

test.each([
  [[{ name: 'Steer', pairedWith: 'Steers' }], ['players.0.battlefield.0.pairedWith board.noSuchLabel']],
  [[{ name: 'Steer', pairedWith: 'Steer' }], ['players.0.battlefield.0.pairedWith board.cantPair']],
  [
    ['Steer', { name: 'Twin', pairedWith: 'Steer' }, { name: 'Tutor', pairedWith: 'Steer' }],
    ['players.0.battlefield.2.pairedWith board.cantPair'],
  ],
  [
    [
      { name: 'Steer', ringBearer: true },
      { name: 'Tutor', ringBearer: true },
    ],
    ['players.0.battlefield board.ringBearers'],
  ],
  [[{ name: 'Crane', under: ['Bounce'] }], ['players.0.battlefield.0.under.0 board.notPermanent']],
  [[{ name: 'Crane', under: [] }], ['players.0.battlefield.0.under board.tooFew']],
  [
    [
      { name: 'Crane', under: ['Steer'] },
      { name: 'Steer', ringBearer: true },
    ],
    [],
  ],
])('refuses what can’t belong together: %j', (battlefield, found) => {
  expect(problems(battlefield)).toEqual(found)
})
