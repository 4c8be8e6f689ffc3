import { describe, expect, it, test } from 'vitest'
import { threatsTo } from '../../src/ai/fear.ts'
import { evaluate } from '../../src/ai/index.ts'
import {
  answer,
  type Board,
  COMMANDER,
  FREE_FOR_ALL,
  type GameFormat,
  type Position,
  type Reply,
  type Seat,
  stateOf,
  TWO_HEADED_GIANT,
} from '../../src/engine/index.ts'
import { READER, sayReason } from '../../src/ui/messages/index.ts'
import { board, LEVELS, nameAt, passTo, play, put, think } from './table.ts'

type Side = Board['players'][number]

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan']
const TEAMS: GameFormat = { ...FREE_FOR_ALL, teams: TWO_HEADED_GIANT.teams }
const lands = (n: number, name = 'Forest') => Array.from({ length: n }, () => name)

/** A board of several, each of whom has a name. */
const seated = (sides: readonly Side[], more: Omit<Board, 'edition' | 'players'> = {}): Position =>
  put({ ...more, players: sides.map((side, seat) => ({ name: NAMES[seat] ?? '', ...side })) })

/** How many creatures a reply sends at each player. */
function sentAt(reply: Reply, seats = 4): readonly number[] {
  const attacks = reply as readonly { readonly defender: { readonly player: Seat } }[]
  return Array.from({ length: seats }, (_, seat) => attacks.filter(({ defender }) => defender.player === seat).length)
}

describe('whom a seat has to fear', () => {
  const order = (sides: readonly Side[], format?: GameFormat) =>
    threatsTo(stateOf(seated(sides, format === undefined ? {} : { format })), 0).map(({ seat }) => seat)

  it('is the one who is furthest ahead, by board, cards or life', () => {
    expect(order([{}, { battlefield: ['Bear'] }, { battlefield: ['Dragon'] }, {}])).toEqual([2, 1, 3])
    expect(order([{}, {}, {}, { hand: ['Bear', 'Bear', 'Bear'] }])[0]).toBe(3)
    expect(order([{}, { life: 9 }, { life: 20 }, { life: 5 }])).toEqual([2, 1, 3])
  })

  it('is first of all the one whose next attack could be the last', () => {
    const sides = [
      { life: 4 },
      { battlefield: lands(9) },
      { battlefield: ['Giant'], life: 2 },
      { battlefield: lands(9) },
    ]
    expect(order(sides)[0]).toBe(2)
    expect(order([{ life: 20 }, ...sides.slice(1)])[0]).toBe(1)
  })

  it('is no teammate, and nobody who is out of the game', () => {
    expect(order([{}, { battlefield: ['Dragon'] }, {}, {}], TEAMS)).toEqual([2, 3])
  })

  it('does not depend on what the players are called', () => {
    const sides: readonly Side[] = [{}, { battlefield: ['Bear'] }, { battlefield: ['Ox'] }, { battlefield: ['Giant'] }]
    const named = (names: readonly string[]) =>
      think(
        passTo(put({ players: sides.map((side, seat) => ({ ...side, name: names[seat] ?? '' })) }), 'priority'),
        'easy',
      )
    expect(named(['A', READER, 'B', 'C']).reply).toEqual(named(['A', 'B', 'C', READER]).reply)
  })

  it('says of an opponent with a commander that has done much damage that the next attack could be the last', () => {
    const sides = (dealt: number): readonly Side[] => [
      { life: 40 },
      { life: 40, battlefield: ['Giant'], commander: [{ name: 'Giant', damage: [dealt, 0, 0] }] },
      { life: 40, battlefield: ['Dragon', ...lands(4)] },
    ]
    const format = COMMANDER
    const deadly = (dealt: number) =>
      threatsTo(stateOf(seated(sides(dealt), { format })), 0).flatMap(({ seat, isDeadly }) => (isDeadly ? [seat] : []))
    expect(deadly(16)).toEqual([1])
    expect(deadly(15)).toEqual([])
  })
})

describe('what a position is worth among several', () => {
  const value = (sides: readonly Side[], format?: GameFormat) =>
    evaluate(stateOf(seated(sides, format === undefined ? {} : { format })), 0)
  const even: readonly Side[] = [{}, {}, {}, {}]
  const having = (seat: Seat, names: readonly string[]) =>
    even.map((side, at) => (at === seat ? { battlefield: [...names] } : side))

  it('is about nothing where all stand alike, however many they are', () => {
    expect(value(even)).toBeCloseTo(0)
    expect(value([{}, {}, {}, {}, {}, {}])).toBeCloseTo(0)
  })

  it('falls with what any opponent has, most with what the strongest has, and less than with the same loss', () => {
    const [own, one] = [value(having(0, ['Giant'])), value(having(2, ['Giant']))]
    expect(one).toBeLessThan(0)
    expect(-one).toBeLessThan(own)
    const ahead = having(1, ['Dragon', 'Dragon'])
    const more = (seat: Seat) =>
      ahead.map((side, at) => (at === seat ? { battlefield: [...(side.battlefield ?? []), 'Ox'] } : side))
    expect(value(more(1))).toBeLessThan(value(more(2)))
  })

  it('rises as any opponent is out of the game', () => {
    const sides: readonly Side[] = [{}, { life: 1 }, { battlefield: ['Ox'] }, { battlefield: ['Ox'] }]
    const game = passTo(seated(sides.with(0, { hand: ['Dart'], battlefield: ['Mountain'] })), 'priority')
    const out = play(game, 0, 'easy', (now) => stateOf(now).players[1]?.lost !== null)
    expect(stateOf(out).players[1]?.lost).toBe('life')
    expect(evaluate(stateOf(out), 0)).toBeGreaterThan(evaluate(stateOf(game), 0) + 3)
  })

  it('counts a teammate as help', () => {
    expect(value(having(1, ['Giant']), TEAMS)).toBeGreaterThan(3)
    expect(value(having(2, ['Giant']), TEAMS)).toBeLessThan(-3)
  })
})

describe.each(LEVELS)('an attack where there are several to attack (%s)', (level) => {
  const thought = (sides: readonly Side[], format?: GameFormat) =>
    think(passTo(seated(sides, format === undefined ? {} : { format }), 'attackers'), level)

  it('goes at the one who is ahead, and says so', () => {
    const open = { life: 20 }
    const { reply, reason } = thought([{ battlefield: ['Ox'] }, open, { ...open, battlefield: lands(6) }, open])
    expect(sentAt(reply)).toEqual([0, 0, 1, 0])
    expect(sayReason(reason)).toContain('The attack goes at Cleo: nobody else is so far ahead.')
  })

  it('puts out whom it can', () => {
    const { reply, reason } = thought([{ battlefield: ['Ox'] }, {}, { battlefield: lands(4) }, { life: 3 }])
    expect(sentAt(reply)).toEqual([0, 0, 0, 1])
    expect(sayReason(reason)).toContain('This attack should be enough to put Dan out of the game.')
  })

  it('leaves a teammate alone', () => {
    const { reply } = thought([{ battlefield: ['Ox'] }, { life: 1 }, {}, {}], TEAMS)
    expect(sentAt(reply)[1]).toBe(0)
    expect(reply).toHaveLength(1)
  })
})

describe('an attack among several', () => {
  it('reckons with the attacks back of all, not of one (normal)', () => {
    const own: Side = { life: 6, battlefield: ['Giant', 'Giant'] }
    const strong: Side = { battlefield: ['Giant'], life: 30 }
    const reply = (sides: readonly Side[]) => think(passTo(seated(sides), 'attackers'), 'normal').reply
    expect(reply([own, { life: 12 }, strong])).toHaveLength(2)
    expect(reply([own, { life: 12 }, strong, strong])).toHaveLength(1)
  })
})

describe.each(LEVELS)('what is on the table of several (%s)', (level) => {
  const later = (now: Position) => now.checkpoint.turn.number > 3

  it('is removed from the one who is ahead, never from a teammate', () => {
    const hand = { hand: ['Doom'], battlefield: [...lands(2, 'Swamp')] }
    const sides = [
      hand,
      { battlefield: ['Dragon', 'Ox'] },
      { battlefield: ['Ox'] },
      { battlefield: ['Mouse', 'Giant'] },
    ]
    const end = play(seated(sides, { format: TEAMS }), 0, level, later, 60)
    expect(board(end, 1)).toContain('Dragon')
    expect(board(end, 3)).toEqual(['Mouse'])
    const alone = play(seated(sides), 0, level, later, 60)
    expect(board(alone, 1)).toEqual(['Ox'])
  })

  it('is blocked by either player of a team, also for the other', () => {
    const attacked: readonly Side[] = [
      { life: 5 },
      { life: 5, battlefield: ['Giant'] },
      {
        battlefield: [
          { name: 'Ox', attacking: true },
          { name: 'Ox', attacking: true },
        ],
      },
      {},
    ]
    const position = seated(attacked, { format: TWO_HEADED_GIANT, turn: { active: 2, step: 'declareAttackers' } })
    const { reply } = think(passTo(position, 'blockers'), level)
    expect(reply).toHaveLength(1)
  })

  it('includes a commander, which is cast again, and blocked where its damage would be the last', () => {
    const commander: Side = { life: 40, commander: ['Ox'], battlefield: lands(3) }
    const others: readonly Side[] = [{ life: 40 }, { life: 40 }]
    const end = play(seated([commander, ...others], { format: COMMANDER }), 0, level, later, 60)
    expect(board(end, 0)).toContain('Ox')
    const taxed = { ...commander, commander: [{ name: 'Ox', casts: 1 }] }
    const few = play(seated([taxed, ...others], { format: COMMANDER }), 0, level, later, 60)
    expect(board(few, 0)).not.toContain('Ox')
    const attack = (dealt: number) => {
      const own: Side = { life: 40, battlefield: ['Bear'] }
      const led: Side = {
        life: 40,
        battlefield: [{ name: 'Giant', attacking: true }],
        commander: [{ name: 'Giant', damage: [dealt, 0, 0] }],
      }
      return seated([own, { life: 40 }, led], { format: COMMANDER, turn: { active: 2, step: 'declareAttackers' } })
    }
    expect(think(passTo(attack(0), 'blockers'), level).reply).toHaveLength(0)
    expect(think(passTo(attack(16), 'blockers'), level).reply).toHaveLength(1)
  })

  it('is beaten with a commander that has nearly done enough', () => {
    const own: Side = {
      life: 40,
      battlefield: ['Giant', 'Ox'],
      commander: [{ name: 'Giant', damage: [0, 0, 17] }],
    }
    const position = seated([own, { life: 40, battlefield: lands(5) }, { life: 40 }], { format: COMMANDER })
    const asked = passTo(position, 'attackers')
    const { reply } = think(asked, level)
    const [giant] = (reply as readonly { id: number; defender: { player: Seat } }[]).filter(
      ({ id }) => nameAt(asked, id) === 'Giant',
    )
    expect(giant?.defender).toEqual({ player: 2 })
  })
})

test.each(LEVELS)('every attack among several is explained by whom it attacks (%s)', (level) => {
  const side: Side = { life: 12, hand: ['Ox', 'Giant'], battlefield: [...lands(5), 'Bear', 'Ox', 'Mouse'] }
  let position = seated([side, side, { ...side, battlefield: lands(5) }])
  const keys: string[] = []
  for (let replies = 0; replies < 250 && position.question !== null && keys.length < 5; replies++) {
    const { question } = position
    const { reply, reason } =
      level === 'easy' || question.kind === 'attackers' ? think(position, level) : think(position, 'easy')
    const players = question.kind === 'attackers' ? question.defenders.filter((ref) => 'player' in ref).length : 0
    if (players > 1 && Array.isArray(reply) && reply.length > 0) {
      keys.push(reason.key)
      if (reason.key !== 'reason.wins') expect(NAMES).toContain('whom' in reason.params ? reason.params.whom : null)
    }
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
    position = answered.position
  }
  expect(keys.length).toBeGreaterThan(0)
})

test('a reason that names the reader speaks to them', () => {
  const spoken = (whom: string) => sayReason({ key: 'reason.attackLeader', params: { whom } })
  expect(spoken(READER)).toBe('The attack goes at you: nobody else is so far ahead.')
  expect(spoken('Ada')).toBe('The attack goes at Ada: nobody else is so far ahead.')
})
