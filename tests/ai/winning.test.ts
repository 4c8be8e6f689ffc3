import { describe, expect, it } from 'vitest'
import { type Level, newMemory } from '../../src/ai/index.ts'
import { momentOf } from '../../src/ai/memory.ts'
import { branches, prove, survive, winThisTurn } from '../../src/ai/proof/index.ts'
import { winningReply } from '../../src/ai/provenReplies.ts'
import { answer, type Board, type Position, seenBy, stateOf } from '../../src/engine/index.ts'
import { card, creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { type Table, table, times } from '../support/table.ts'
import { play, think } from './table.ts'

const CARDS = [
  creature('Bear', '{1}{G}', '2/2'),
  creature('Ember', '{R}', '1/1', 'Sacrifice ~: ~ deals 1 damage to target player.'),
  creature('Herald', '{1}{R}', '2/1', 'Haste'),
  creature('Kite', '{U}', '1/1', 'Flying'),
  card('Scorch', '{R}', 'Sorcery', '~ deals 2 damage to target player.'),
  card('Bolt', '{1}{G}', 'Instant', '~ deals 2 damage to target player.'),
  card('Chant', '{G}', 'Instant', 'You gain 3 life.'),
]

type Side = Board['players'][number]

/** The levels that look ahead. */
const AHEAD: readonly Level[] = ['normal', 'hard']

/** Lets the level play its turn out; whether it has won by then. */
function wins(game: Table, level: Level): boolean {
  const { number } = stateOf(game.position).turn
  const end = play(game.position, 0, level, (now) => now.checkpoint.turn.number > number, 80)
  return end.checkpoint.outcome?.winner === 0
}

/** The position as in a game: each player knows what is in their own deck. */
function withDecks(position: Position): Position {
  const { checkpoint } = position
  const objects = checkpoint.objects.flat().filter((one) => one !== null)
  const players = checkpoint.players.map((player) => {
    const deck = objects.flatMap(({ owner, face }) => (owner === player.seat ? [face] : []))
    return { ...player, deck }
  })
  return { ...position, checkpoint: { ...checkpoint, players } }
}

inEditions('2004', '2011')('a win in reach, %s', (edition) => {
  const cases: readonly (readonly [string, Side, Side])[] = [
    ['sacrifices', { battlefield: ['Ember', 'Ember'] }, { life: 2 }],
    ['adds up the attack and what can be sacrificed', { battlefield: ['Ember', 'Giant'] }, { life: 6 }],
    ['taps the only blocker first', { battlefield: ['Jailer', 'Giant'] }, { life: 5, battlefield: ['Bear'] }],
    [
      'pays for one with what the other does not need',
      { hand: ['Bolt', 'Scorch'], battlefield: ['Mountain', 'Forest', 'Mountain'] },
      { life: 4 },
    ],
    [
      'casts what attacks at once before anything else',
      { hand: ['Bear', 'Herald'], battlefield: ['Mountain', 'Forest'] },
      { life: 2 },
    ],
  ]
  it.each(cases)('%s', (_, own, other) => {
    for (const level of AHEAD) expect(wins(table(edition, [own, other], CARDS), level), level).toBe(true)
  })

  it('is said to be one only where nothing on the table prevents it', () => {
    const sides = (...more: readonly string[]): [Side, Side] => [
      { battlefield: ['Giant', 'Bear'] },
      { life: 6, battlefield: ['Troll', ...more] },
    ]
    const reason = (game: Table) => think(game.until('attackers').position, 'hard').reason.key
    expect(reason(table(edition, sides(), CARDS))).not.toBe('reason.wins')
    expect(reason(table(edition, [{ battlefield: ['Giant', 'Giant'] }, sides()[1]], CARDS))).not.toBe('reason.wins')
    expect(
      reason(table(edition, [{ battlefield: ['Giant', 'Giant', 'Bear'] }, { life: 7, battlefield: ['Troll'] }], CARDS)),
    ).toBe('reason.wins')
  })

  it('is not said to be one where there are more blocks than can be tried', () => {
    const reason = (life: number) => {
      const sides: [Side, Side] = [{ battlefield: times(7, 'Bear') }, { life, battlefield: times(6, 'Kite') }]
      return think(table(edition, sides, CARDS).until('attackers').position, 'normal').reason.key
    }
    // Six of seven can be blocked, each creature alone blocks one.
    expect(reason(10)).not.toBe('reason.wins')
    expect(reason(2)).toBe('reason.lethal')
  })

  it('does not rest on a card that is yet to be drawn', () => {
    const sides: [Side, Side] = [
      { battlefield: ['Mountain', 'Ember'], library: times(4, 'Scorch') },
      { life: 3, battlefield: ['Bear'] },
    ]
    const game = table(edition, sides, CARDS, { number: 3, step: 'upkeep' })
    const reason = (level: Level) => think(withDecks(game.position), level).reason.key
    for (const level of AHEAD) expect(reason(level), level).not.toBe('reason.wins')
    game.to('draw')
    // It waits: what wins can be done in the main phase as well.
    for (const level of AHEAD) expect(reason(level), level).not.toBe('reason.wins')
    game.to('main1')
    for (const level of AHEAD) expect(reason(level), level).toBe('reason.wins')
  })

  it('does not rest on cards that the seat can not see', () => {
    const against = (hand: readonly string[]) =>
      table(
        edition,
        [{ battlefield: ['Giant', 'Bear'] }, { life: 7, hand: [...hand], battlefield: ['Forest'] }],
        CARDS,
      ).until('attackers').position
    expect(think(against(['Chant']), 'hard', 3)).toEqual(think(against(['Giant']), 'hard', 3))
  })
})

describe('a proof', () => {
  const budget = (replies: number) => ({ replies, late: () => false })
  const win = ({ position }: Table, replies = 5000) =>
    prove(position, winThisTurn(stateOf(position), 0), budget(replies), { low: 0, high: 1 })

  it('knows what the other side can do about it', () => {
    const against = (life: number, ...battlefield: readonly string[]) =>
      table('2011', [{ battlefield: ['Giant'] }, { life, battlefield: [...battlefield] }], CARDS)
    expect(win(against(5))).toBe(1)
    expect(win(against(6))).toBe(0)
    expect(win(against(5, 'Bear'))).toBe(0)
  })

  it('says nothing where the others have more blocks than can be tried', () => {
    const attacked = (life: number, blockers: number) => {
      const sides: [Side, Side] = [{ battlefield: times(7, 'Bear') }, { life, battlefield: times(blockers, 'Kite') }]
      const game = table('2011', sides, CARDS).until('attackers')
      const [all] = branches(game.position).replies
      return game.reply(all ?? [])
    }
    // 8 ^ 3 ways to block are tried in full, 8 ^ 5 are not.
    expect(win(attacked(8, 3), 50_000)).toBe(1)
    expect(win(attacked(9, 3), 50_000)).toBe(0)
    expect(win(attacked(4, 5), 50_000)).toBeNull()
    expect(win(attacked(5, 5), 50_000)).toBeNull()
  })

  it('finds a block that saves among more than can be tried, but does not say that there is none', () => {
    const lives = (life: number) => {
      const attackers = times(7, 'Bear').map((name) => ({ name, attacking: true }))
      const sides: [Side, Side] = [{ life, battlefield: times(5, 'Kite') }, { battlefield: attackers }]
      const { position } = table('2011', sides, CARDS, { active: 1, step: 'declareAttackers' }).until('blockers')
      return prove(position, survive(stateOf(position), 0, 0), budget(50_000), { low: 0, high: 1 })
    }
    expect(lives(5)).toBe(1)
    expect(lives(4)).toBeNull()
  })

  it('says nothing where the others have more attacks than can be tried', () => {
    const lives = (n: number) => {
      const sides: [Side, Side] = [{ life: 100, battlefield: ['Kite'] }, { battlefield: times(n, 'Bear') }]
      const { position } = table('2011', sides, CARDS, { active: 1, step: 'beginCombat' })
      return prove(position, survive(stateOf(position), 0, 0), budget(5000), { low: 0, high: 1 })
    }
    expect(lives(2)).toBe(1)
    // 2 ^ 13 attacks.
    expect(lives(13)).toBeNull()
  })

  it('says nothing once its budget is spent', () => {
    expect(win(table('2011', [{ battlefield: ['Giant'] }, { life: 6 }], CARDS), 3)).toBeNull()
  })

  it('tries payments that leave other mana behind, and no two that leave the same', () => {
    const game = table(
      '2011',
      [{ hand: ['Bolt'], battlefield: ['Forest', 'Forest', 'Mountain', 'Mountain'] }, {}],
      CARDS,
    )
    const cast = branches(game.position).replies.find(
      (reply) => typeof reply === 'object' && 'do' in reply && reply.do === 'cast',
    )
    let position = game.position
    for (const reply of [cast, [{ player: 1 }]]) {
      const answered = answer(position, reply)
      if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
      position = answered.position
    }
    expect(position.question?.kind).toBe('pay')
    expect(branches(position).replies).toHaveLength(2)
  })
})

describe('the budget of a proof', () => {
  it('is spent by refused replies, too: they take as long as others', () => {
    const game = table('2011', [{ battlefield: ['Bear'] }, {}], CARDS)
    const goal = winThisTurn(game.state, 0)
    const refused = Array.from({ length: 20 }, () => ({ do: 'playLand', object: 9999 }) as const)
    const budget = { replies: 12, late: () => false }
    expect(prove(game.position, goal, budget, { options: () => ({ replies: refused, isAll: true }) })).toBeNull()
    expect(budget.replies).toBe(0)
  })

  it('ends within a list of refused replies when time is up', () => {
    const game = table('2011', [{ battlefield: ['Bear'] }, {}], CARDS)
    const goal = winThisTurn(game.state, 0)
    const refused = Array.from({ length: 2000 }, () => ({ do: 'playLand', object: 9999 }) as const)
    let asked = 0
    const budget = { replies: 5000, late: () => ++asked > 10 }
    expect(prove(game.position, goal, budget, { options: () => ({ replies: refused, isAll: true }) })).toBeNull()
    expect(budget.replies).toBeGreaterThan(4900)
  })
})

describe('a win that has been announced', () => {
  it('is proved again one target after the other: a little for each would not be enough', () => {
    const game = table(
      '2011',
      [
        { hand: ['Growth'], battlefield: ['Kite', ...times(4, 'Bear'), 'Forest'] },
        { life: 4, battlefield: [...times(3, 'Bear')] },
      ],
      CARDS,
    )
    const cast = branches(game.position).replies.find(
      (one) => typeof one === 'object' && 'do' in one && one.do === 'cast',
    )
    const { position } = game.reply(cast ?? { do: 'pass' })
    const seen = seenBy(position, 0)
    let asked = 0
    const proving = { seen, position, level: 'normal', late: () => ++asked > 600 } as const
    expect(winningReply(proving, [game.ref('Kite')], newMemory())).toEqual([game.ref('Kite')])
  })
})

describe('a win that was not found', () => {
  const near = () =>
    table(
      '2011',
      [
        { hand: ['Growth', 'Growth'], battlefield: [...times(3, 'Bear'), ...times(2, 'Forest')] },
        { life: 9, battlefield: times(3, 'Bear') },
      ],
      CARDS,
    )

  /** How often the clock is looked at: so much is tried. */
  const effort = (position: Position, memory = newMemory()): number => {
    let looks = 0
    const proving = { seen: seenBy(position, 0), position, level: 'normal', late: () => ++looks < 0 } as const
    expect(winningReply(proving, { do: 'pass' }, memory)).toBeNull()
    return looks
  }

  it('gets no more than a glance later in the same part of the turn', () => {
    const { position } = near()
    const memory = newMemory()
    const first = effort(position, memory)
    // Another machine at the table looks for its own.
    memory.unproved.set(1, momentOf(near().state, 1))
    expect(effort(position, memory)).toBeLessThan(first)
    expect(effort(position)).toBe(first)
  })

  it('is looked for again once there are other cards, or blocks', () => {
    const { state } = near()
    const moment = momentOf(state, 0)
    expect(momentOf({ ...state, libraries: state.libraries.map((cards) => cards.slice(1)) }, 0)).not.toBe(moment)
    expect(momentOf({ ...state, hands: [state.hands[0] ?? [], [99]] }, 0)).not.toBe(moment)
    expect(momentOf({ ...state, turn: { ...state.turn, step: 'main2' } }, 0)).toBe(moment)
  })
})
