import { describe, expect, it } from 'vitest'
import { decide } from '../../src/ai/index.ts'
import { checkReply, seenBy, stateOf } from '../../src/engine/index.ts'
import { sayReason, sayTold } from '../../src/ui/messages/index.ts'
import { board, chance, LEVELS, nameAt, passTo, play, put, still, think } from './table.ts'

const lands = (n: number, name = 'Forest') => Array.from({ length: n }, () => name)

describe.each(LEVELS)('a machine player (%s)', (level) => {
  it('plays a land', () => {
    const position = put({ players: [{ hand: ['Forest', 'Giant'] }, {}] })
    expect(think(position, level).reply).toMatchObject({ do: 'playLand' })
  })

  it('casts the best creature it can pay', () => {
    const position = put({ players: [{ hand: ['Mouse', 'Ox', 'Giant'], battlefield: lands(3) }, {}] })
    const end = play(position, 0, level, (now) => now.checkpoint.turn.step === 'beginCombat')
    expect(board(end, 0)).toContain('Ox')
  })

  it('destroys the best of what the opponent has', () => {
    const position = put({
      players: [
        { hand: ['Doom'], battlefield: [...lands(2, 'Swamp'), 'Giant'] },
        { battlefield: ['Mouse', 'Dragon', 'Bear'] },
      ],
    })
    const end = play(position, 0, level, (now) => now.checkpoint.turn.number > 3, 60)
    expect(board(end, 1)).not.toContain('Dragon')
    expect(board(end, 0)).toContain('Giant')
  })

  it('harms nothing of its own, even where there is nothing else to harm', () => {
    const position = put({
      players: [
        { hand: ['Doom', 'Dart'], battlefield: [...lands(2, 'Swamp'), 'Mountain', 'Giant', 'Mouse'] },
        { life: 20 },
      ],
    })
    const end = play(position, 0, level, (now) => now.checkpoint.turn.number > 3, 60)
    expect(board(end, 0)).toEqual(['Giant', 'Mountain', 'Mouse', 'Swamp', 'Swamp'])
    expect(stateOf(end).players[0]?.life).toBe(20)
  })

  it('does not help the other side', () => {
    const position = put({ players: [{ hand: ['Growth'], battlefield: lands(3) }, { battlefield: ['Bear', 'Ox'] }] })
    const end = play(position, 0, level, (now) => now.checkpoint.turn.number > 3, 60)
    expect(end.checkpoint.hands[0]).toHaveLength(1)
  })

  it('burns the opponent out', () => {
    const position = put({
      players: [
        { hand: ['Dart'], battlefield: ['Mountain'] },
        { life: 3, battlefield: ['Dragon'] },
      ],
    })
    const end = play(position, 0, level, (now) => now.question === null)
    expect(end.checkpoint.outcome?.winner).toBe(0)
  })

  it('attacks with everything where that wins', () => {
    const position = passTo(
      put({ players: [{ battlefield: ['Bear', 'Ox', 'Giant'] }, { life: 5, battlefield: ['Giant'] }] }),
      'attackers',
    )
    expect(think(position, level).reply).toHaveLength(3)
  })

  it('does not attack into what only kills it', () => {
    const position = passTo(put({ players: [{ battlefield: ['Bear'] }, { battlefield: ['Giant'] }] }), 'attackers')
    expect(think(position, level).reply).toEqual([])
  })

  it('blocks to survive', () => {
    const position = put({
      turn: { active: 1, step: 'declareAttackers' },
      players: [{ life: 4, battlefield: ['Mouse'] }, { battlefield: [{ name: 'Giant', attacking: true }] }],
    })
    const asked = passTo(position, 'blockers')
    expect(asked.question?.kind).toBe('blockers')
    expect(think(asked, level).reply).toHaveLength(1)
  })

  it('does not throw a creature away for a little damage', () => {
    const position = put({
      turn: { active: 1, step: 'declareAttackers' },
      players: [{ life: 20, battlefield: ['Bear'] }, { battlefield: [{ name: 'Giant', attacking: true }] }],
    })
    expect(think(passTo(position, 'blockers'), level).reply).toEqual([])
  })

  it('does not activate what gains nothing', () => {
    const position = put({ players: [{ battlefield: [...lands(3), 'Furnace'] }, {}] })
    expect(think(position, level).reply).toEqual({ do: 'pass' })
  })

  it('gives a reason that has a sentence', () => {
    const { reason } = think(put({ players: [{ hand: ['Forest'] }, {}] }), level)
    expect(sayTold(reason)).toMatch(/^[A-Z].*\.$/)
  })

  it('decides the same where only hidden cards differ', () => {
    const hidden = (hand: readonly string[], library: readonly string[]) =>
      put({
        players: [
          { hand: ['Bear', 'Dart'], battlefield: [...lands(2), 'Mountain', 'Ox'], library: [...library] },
          { hand: [...hand], library: [...library], battlefield: ['Bear', 'Island', 'Island'] },
        ],
      })
    const one = hidden(['Denial', 'Denial'], lands(12))
    const other = hidden(['Giant', 'Forest'], lands(12, 'Giant'))
    expect(think(one, level, 7)).toEqual(think(other, level, 7))
  })

  it('replies legally with no time at all', () => {
    const position = put({
      players: [{ hand: ['Bear', 'Dart'], battlefield: [...lands(2), 'Mountain'] }, { battlefield: ['Bear'] }],
    })
    let time = 0
    const now = () => (time += 1000)
    const { reply } = decide(seenBy(position, 0), level, { ms: 1, now }, chance(1))
    expect(checkReply(position, reply)).toBeNull()
  })

  it('looks at the clock before each thing it thinks of, and begins nothing once the time is up', () => {
    const hand = ['Bear', 'Ox', 'Giant', 'Mouse', 'Dart', 'Growth']
    const position = put({ players: [{ hand, battlefield: [...lands(5), 'Mountain', 'Furnace'] }, {}] })
    const looks = (from: number): number => {
      let reads = 0
      const now = () => (reads++ < from ? 0 : 1e9)
      const { reply } = decide(seenBy(position, 0), level, { ms: 100, now }, chance(1))
      expect(checkReply(position, reply)).toBeNull()
      return reads
    }
    const unhurried = looks(Number.POSITIVE_INFINITY)
    expect(unhurried).toBeGreaterThan(hand.length)
    for (const from of [1, 3, hand.length, unhurried - 2]) expect(looks(from) - from).toBeLessThan(60)
    expect(looks(2) - 2).toBeLessThan(6)
  })

  it('plays the best it has thought of until then', () => {
    const position = put({ players: [{ hand: ['Bear', 'Ox', 'Mouse'], battlefield: lands(3) }, {}] })
    let reads = 0
    const now = () => (reads++ < 3 ? 0 : 1e9)
    const { reply } = decide(seenBy(position, 0), level, { ms: 100, now }, chance(1))
    expect(reply).toMatchObject({ do: 'cast' })
  })

  it('replies even where what it sees is broken', () => {
    const seen = seenBy(put({ players: [{ hand: ['Bear'] }, {}] }), 0)
    const broken = { ...seen, rest: { ...seen.rest, players: [] } }
    expect(() => decide(broken, level, { ms: 100, now: still }, chance(1))).not.toThrow()
  })
})

describe('the reason of hard', () => {
  it('names the two lines that came next', () => {
    const position = put({
      players: [
        { hand: ['Ox', 'Giant', 'Dart'], battlefield: [...lands(5), 'Mountain'] },
        { battlefield: ['Bear', 'Ox'] },
      ],
    })
    const { reason } = think(position, 'hard')
    expect(reason.next).toHaveLength(2)
    expect(sayReason(reason)).toMatch(/ Next best: .+; then .+\.$/)
    expect(think(position, 'normal').reason.next).toBeUndefined()
  })
})

describe('a machine player with a counterspell', () => {
  it.each(LEVELS)('counters what matters (%s)', (level) => {
    const position = put({
      players: [
        { hand: ['Dragon'], battlefield: lands(6, 'Mountain') },
        { hand: ['Denial'], battlefield: lands(2, 'Island') },
      ],
    })
    const cast = play(
      position,
      0,
      'easy',
      (now) => now.checkpoint.stack.length > 0 && now.question?.kind === 'priority' && now.question.seat === 1,
    )
    const { reply } = think(cast, level)
    expect(reply).toMatchObject({ do: 'cast' })
    expect(nameAt(cast, (reply as { object: number }).object)).toBe('Denial')
  })
})

describe('a machine player with something of its own on the stack', () => {
  it.each(LEVELS)('lets it resolve before anything else (%s)', (level) => {
    const start = put({
      players: [
        { hand: ['Study', 'Dart'], battlefield: [...lands(2, 'Island'), 'Mountain'] },
        { life: 20, battlefield: ['Pinger'] },
      ],
    })
    const waiting = play(start, 0, level, (now) => now.checkpoint.stack.length > 0 && now.question?.kind === 'priority')
    expect(waiting.question?.seat).toBe(0)
    expect(think(waiting, level).reply).toEqual({ do: 'pass' })
  })
})
