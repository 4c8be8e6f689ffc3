import { describe, expect, it } from 'vitest'
import { type Blunder, watchBlunders } from '../../scripts/lib/arena/blunders.ts'
import { playPair, rollFor } from '../../scripts/lib/arena/pair.ts'
import { answered, seated, specOf } from '../../scripts/lib/arena/player.ts'
import { verdictOf } from '../../scripts/lib/arena/verdict.ts'
import { dealFromSet } from '../../scripts/lib/simDecks.ts'
import { byHeuristic } from '../../src/ai/heuristics/index.ts'
import { decide, LIMITS } from '../../src/ai/index.ts'
import { legalReplies, type Position, type Reply, stateOf } from '../../src/engine/index.ts'
import { passTo, put } from '../ai/table.ts'

/** What a seat is counted for while these replies are given, each to the next question of its kind. */
function counted(start: Position, seat: number, replies: readonly ((now: Position) => Reply | null)[]): Blunder[] {
  const watch = watchBlunders(2)
  let now = start
  const left = [...replies]
  for (let n = 0; n < 40 && now.question !== null; n++) {
    const given = left[0]?.(now) ?? null
    if (given !== null) left.shift()
    const plain: Reply = now.question.kind === 'priority' ? { do: 'pass' } : []
    const reply = given ?? plain
    const next = answered(now, reply)
    watch.see(now, reply, next)
    now = next.position
    if (left.length === 0 && now.checkpoint.turn.number > start.checkpoint.turn.number) break
  }
  expect(left).toEqual([])
  const tally = watch.tallies[seat]
  return (Object.keys(tally ?? {}) as Blunder[]).flatMap((kind) =>
    Array.from({ length: tally?.[kind] ?? 0 }, () => kind),
  )
}

const ofKind = (position: Position, kind: string) => position.question?.kind === kind

/** The creature of that place on the battlefield attacks the other player. */
const attackWith =
  (...places: number[]) =>
  (now: Position): Reply | null =>
    ofKind(now, 'attackers')
      ? places.map((at) => ({ id: stateOf(now).battlefield[at] ?? 0, defender: { player: 1 } }))
      : null

const blockWith =
  (blocker: number, attacker: number) =>
  (now: Position): Reply | null => {
    const { battlefield } = stateOf(now)
    return ofKind(now, 'blockers') ? [{ id: battlefield[blocker] ?? 0, attackers: [battlefield[attacker] ?? 0] }] : null
  }

const attackOf = (own: string, other: string, life = 20): Position =>
  passTo(put({ players: [{ battlefield: [own] }, { battlefield: [other], life }] }), 'attackers')

describe('blunders', () => {
  it('an attacker that dies of a blocker that lives is one; a trade is not', () => {
    expect(counted(attackOf('Bear', 'Ox'), 0, [attackWith(0), blockWith(1, 0)])).toEqual(['losingAttack'])
    expect(counted(attackOf('Bear', 'Bear'), 0, [attackWith(0), blockWith(1, 0)])).toEqual([])
    expect(counted(attackOf('Bear', 'Ox'), 0, [attackWith(0)])).toEqual([])
  })

  it('a blocker thrown away is one where more than five life were left without it', () => {
    expect(counted(attackOf('Ox', 'Mouse', 9), 1, [attackWith(0), blockWith(1, 0)])).toEqual(['needlessChump'])
    expect(counted(attackOf('Ox', 'Mouse', 8), 1, [attackWith(0), blockWith(1, 0)])).toEqual([])
    expect(counted(attackOf('Bear', 'Ox', 20), 1, [attackWith(0), blockWith(1, 0)])).toEqual([])
  })

  it('a win that nothing could block is missed where too little attacks', () => {
    const position = passTo(put({ players: [{ battlefield: ['Ox', 'Ox'] }, { life: 6 }] }), 'attackers')
    expect(counted(position, 0, [attackWith(0)])).toEqual(['missedLethal'])
    const walled = passTo(
      put({ players: [{ battlefield: ['Ox', 'Ox'] }, { life: 6, battlefield: ['Mouse'] }] }),
      'attackers',
    )
    expect(counted(walled, 0, [attackWith(0)])).toEqual([])
  })

  it('a creature and a land kept back in the second main phase', () => {
    const forests = ['Forest', 'Forest']
    const with_ = (hand: string[]) => put({ players: [{ battlefield: forests, hand }, {}] })
    expect(counted(with_(['Bear', 'Forest']), 0, [])).toEqual(['idleMana', 'missedLand'])
    expect(counted(with_(['Ox', 'Growth']), 0, [])).toEqual([])
  })

  it('removal aimed at the small one, and a counterspell kept while something large resolves', () => {
    const board = put({
      players: [{ battlefield: ['Swamp', 'Swamp'], hand: ['Doom'] }, { battlefield: ['Mouse', 'Giant'] }],
    })
    const doom = (now: Position): Reply | null =>
      legalReplies(now).find((reply) => typeof reply === 'object' && 'do' in reply && reply.do === 'cast') ?? null
    const at = (place: number) => (now: Position) =>
      ofKind(now, 'targets') ? [{ object: stateOf(now).battlefield[place] ?? 0 }] : null
    const paid = (now: Position): Reply | null => {
      const { question } = now
      return question?.kind === 'pay' && question.proposal !== null ? { pay: 'plan', plan: question.proposal } : null
    }
    expect(counted(board, 0, [doom, at(2), paid])).toEqual(['smallTarget'])
    expect(counted(board, 0, [doom, at(3), paid])).toEqual([])
    const large = put({
      players: [
        { battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'], hand: ['Giant'] },
        { battlefield: ['Island', 'Island'], hand: ['Denial'] },
      ],
    })
    expect(counted(large, 1, [doom, paid])).toEqual(['unusedCounter'])
  })
})

describe('the verdict of the arena', () => {
  it('is open for few pairs and even ones, and given where one side wins', () => {
    expect(verdictOf(Array.from({ length: 19 }, () => 1))).toBeNull()
    expect(verdictOf(Array.from({ length: 40 }, () => 1))).toBe('better')
    expect(verdictOf(Array.from({ length: 40 }, () => 0))).toBe('not better')
    const even = Array.from({ length: 60 }, (_, n) => (n % 3) / 2)
    expect(verdictOf(even)).toBeNull()
    expect(verdictOf([...Array.from({ length: 20 }, () => even).flat()])).toBe('not better')
  })
})

describe('players of the arena', () => {
  it('are a level or the heuristics, with a limit and a version', () => {
    expect(specOf('normal:100@HEAD')).toEqual({ text: 'normal:100@HEAD', level: 'normal', ms: 100 })
    expect(specOf('heuristics')).toEqual({ text: 'heuristics', level: 'heuristics', ms: null })
    expect(specOf('strong')).toBeNull()
  })

  it('split a pair where they are the same', async () => {
    const deck = (await dealFromSet(['cinder-run']))('2011', 0, () => 0)
    const machine = { decide, LIMITS, byHeuristic }
    const spec = specOf('heuristics')
    if (spec === null) throw new Error('no player')
    // The same chance for whoever sits in a place, so that both games are the same one.
    const result = playPair(5, '2011', [deck, deck], (game) => [
      seated(machine, spec, rollFor(5, 0, game)),
      seated(machine, spec, rollFor(5, 0, 1 - game)),
    ])
    expect(result).toMatchObject({ share: 0.5, undecided: 0, error: null })
    expect(result.deeds[0].times.length).toBeGreaterThan(20)
  })
})
