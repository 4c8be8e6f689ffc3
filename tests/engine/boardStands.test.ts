/** What boards say besides cards: sides, marks, protectors, day and night, what players are, dungeons. */
import { describe, expect, test } from 'vitest'
import { boardFrom } from '../../src/engine/boards/write.ts'
import { characteristics, get, isDesignated, type Position, seenBy, stateOf } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { card, creature, faced } from '../support/cards.ts'
import { table } from '../support/table.ts'

const CARDS = [
  faced(
    'transform',
    ['Noon Hound', '{1}{G}', 'Creature — Werewolf', 'Daybound', '2/2'],
    ['Night Hound', '', 'Creature — Werewolf', 'Nightbound', '4/4'],
  ),
  card(
    'Guild',
    '{W}',
    'Enchantment — Class',
    'You have no maximum hand size.\n{1}: Level 2\nCreatures you control get +1/+1.',
  ),
  faced('transform', ['Siege of Hills', '{2}', 'Battle — Siege', ''], ['Hill King', '', 'Creature — Giant', '', '5/5']),
  card(
    'Cellar',
    '',
    'Dungeon',
    'Top — Scry 1. (Leads to: Left, Right)\nLeft — You gain 2 life.\nRight — You gain 4 life.',
  ),
  card('Descent', '{0}', 'Instant', 'Venture into the dungeon.'),
  creature('Ox', '{1}{G}', '2/3'),
  faced(
    'prepare',
    ['Tutor', '{1}', 'Creature — Wizard', '~ enters prepared.', '2/2'],
    ['Lecture', '{0}', 'Sorcery', 'You gain 3 life.'],
  ),
  faced(
    'split',
    ['Pantry', '{1}', 'Enchantment — Room', 'Creatures you control get +1/+0.'],
    ['Loft', '{1}', 'Enchantment — Room', 'Creatures you control have flying.'],
  ),
]
const find = (name: string) => CARDS.find((one) => one.name === name) ?? null
const SIDE = {
  battlefield: [
    { name: 'Noon Hound', side: 1 },
    { name: 'Guild', marks: { level: 2 } },
    { name: 'Siege of Hills', counters: { defense: 3 }, protector: 1 },
    { name: 'Ox', faceDown: true, downBy: 'cloak' },
  ],
  hand: ['Descent'],
  designations: { monarch: 0, speed: 3 },
  dungeon: { name: 'Cellar', room: 'Top' },
} as const
const BOARD = { edition: 'today', daylight: 'night', players: [SIDE, { designations: { cityBlessing: 0 } }] } as const

function positionOf(board: unknown): Position {
  const made = positionFrom(board, find)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}
const problems = (side: object) => {
  const made = positionFrom({ ...BOARD, players: [side, {}] }, find)
  return 'problems' in made ? made.problems.map(({ path, key }) => `${path} ${key}`) : []
}

describe('a board', () => {
  test('says which side is up, marks, who protects a battle, how a card lies face down', () => {
    const state = stateOf(positionOf(BOARD))
    const [hound, guild, siege, ox] = state.battlefield.map((id) => ({
      ...characteristics(state, id),
      ...get(state, id),
    }))
    expect([hound?.name, hound?.power, guild?.marks?.level?.n]).toEqual(['Night Hound', 5, 2])
    expect([siege?.chosen.player, siege?.counters.defense, ox?.downBy, ox?.power]).toEqual([1, 3, 'cloak', 3])
    expect(state.daylight).toBe('night')
  })

  test('says what players are, and their dungeon; the game goes on from there', () => {
    const state = stateOf(positionOf(BOARD))
    expect([isDesignated(state, 0, 'monarch'), isDesignated(state, 1, 'monarch')]).toEqual([true, false])
    expect([isDesignated(state, 0, 'speed'), isDesignated(state, 1, 'cityBlessing')]).toEqual([true, true])
    const game = table('today', [SIDE, {}], CARDS).cast('Descent').pass(2)
    expect(game.asks('word').words).toEqual(['Left', 'Right'])
    expect(game.reply('Right').resolve().life(0)).toBe(24)
  })

  test('is written as it was read', () => {
    for (const seat of [0, 1]) {
      // Another player's face-down card isn't known.
      const told = seat === 0 ? SIDE : { ...SIDE, battlefield: SIDE.battlefield.slice(0, 3) }
      const position = positionOf({ ...BOARD, players: [told, BOARD.players[1]] })
      const written = boardFrom(seenBy(position, seat), 'Ox')
      if ('losses' in written) throw new Error(JSON.stringify(written.losses))
      const { board, cards } = written
      expect(board.daylight).toBe('night')
      const [one, other] = seat === 0 ? board.players : board.players.toReversed()
      expect([one?.designations, other?.designations]).toEqual([SIDE.designations, { cityBlessing: 0 }])
      expect(one?.dungeon).toEqual(SIDE.dungeon)
      expect(one?.battlefield).toMatchObject([
        { side: 1 },
        { marks: { level: 2 } },
        { counters: { defense: 3 }, protector: seat === 0 ? 1 : 0 },
        ...(seat === 0 ? [{ faceDown: true, downBy: 'cloak' }] : []),
      ])
      const again = stateOf(positionOf(JSON.parse(JSON.stringify(board))))
      expect([again.daylight, again.battlefield.length, cards.has('Cellar')]).toEqual(['night', 4 - seat, true])
    }
  })

  test.each([
    [{ battlefield: [{ name: 'Ox', side: 1 }] }, ['players.0.battlefield.0.side board.noSuchSide']],
    [
      { battlefield: [{ name: 'Siege of Hills', protector: 2 }] },
      ['players.0.battlefield.0.protector board.noSuchSeat'],
    ],
    [{ dungeon: { name: 'Cellar', room: 'Attic' } }, ['players.0.dungeon board.noSuchRoom']],
    [{ battlefield: [{ name: 'Noon Hound', side: 1 }], dungeon: { name: 'Cellar', room: 'Left' } }, []],
  ])('refuses what there is not: %j', (side, found) => {
    expect(problems(side)).toEqual(found)
  })
})

test('[today:722 today:709.5] a prepared permanent comes with its copy, and a Room with the doors that are unlocked', () => {
  const battlefield = [
    { name: 'Tutor', marks: { prepared: 1 } },
    { name: 'Pantry // Loft', marks: { rightUnlocked: 1 } },
  ]
  const names = (position: Position, zone: 'exile' | 'battlefield') => {
    const state = stateOf(position)
    return state[zone].map((id) => characteristics(state, id).name)
  }
  const first = positionOf({ edition: 'today', players: [{ battlefield }, {}] })
  expect([names(first, 'exile'), names(first, 'battlefield')]).toEqual([['Lecture'], ['Tutor', 'Loft']])
  const written = boardFrom(seenBy(first, 1), 'Ox')
  if ('losses' in written) throw new Error(JSON.stringify(written.losses))
  const again = positionOf(written.board)
  expect([names(again, 'exile'), names(again, 'battlefield')]).toEqual([['Lecture'], ['Tutor', 'Loft']])
})
