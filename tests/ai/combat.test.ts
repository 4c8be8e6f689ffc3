import { describe, expect, it } from 'vitest'
import { presentAttack } from '../../src/ai/combat/index.ts'
import { byHeuristic } from '../../src/ai/heuristics/index.ts'
import { decide, type Level } from '../../src/ai/index.ts'
import { prove, survive } from '../../src/ai/proof/index.ts'
import { answer, checkReply, legalReplies, type ReplyTo, seenBy, stateOf } from '../../src/engine/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { sayReason } from '../../src/ui/messages/index.ts'
import { card, creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { type Table, table, times } from '../support/table.ts'
import { zoo } from '../support/zoo/index.ts'
import { chance, LEVELS, nameAt, think } from './table.ts'

const CARDS = [
  zoo('Mouse'),
  creature('Bear', '{1}{G}', '2/2'),
  creature('Ox', '{2}{G}', '3/3'),
  zoo('Giant'),
  creature('Wall', '{1}{G}', '0/6', 'Defender'),
  creature('Moth', '{W}', '1/1', 'Flying'),
  creature('Drake', '{3}{U}', '3/3', 'Flying'),
  creature('Tusker', '{3}{G}', '5/5', 'Trample'),
  creature('Squire', '{1}{W}', '2/2', 'First strike'),
  creature('Champion', '{3}{W}', '3/3', 'Double strike'),
  creature('Spider', '{3}{G}', '2/4', 'Reach'),
  zoo('Troll'),
  creature('Turtle', '{3}{U}', '1/5'),
  creature('Sneak', '{2}{B}', '2/2', "~ can't be blocked except by two or more creatures."),
  creature('Guard', '{2}{W}', '3/3', 'Vigilance'),
  creature('Ram', '{2}{R}', '4/2', '~ attacks each turn if able.'),
  creature('Fury', '{2}{R}', '4/2', 'Creatures you control attack each turn if able.'),
  card('Duty', '{W}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature blocks each turn if able.'),
]

const CREATURES = CARDS.filter(({ types }) => types.includes('creature')).map(({ name }) => name)

/** Those that look at combat as a whole; easy only glances at it. */
const LOOKING = LEVELS.filter((level) => level !== 'easy')

interface Sides {
  readonly life?: number
  readonly own: readonly string[]
  readonly theirs: readonly string[]
}

/** Those attackers have been declared; seat 0 is asked for blocks. */
function attacked(edition: EditionId, { life = 20, own, theirs }: Sides): Table {
  const attackers = theirs.map((name) => (name === 'Forest' ? name : { name, attacking: true }))
  return table(edition, [{ life, battlefield: [...own] }, { battlefield: attackers }], CARDS, {
    active: 1,
    step: 'declareAttackers',
  }).until('blockers')
}

/** The attackers by whom each of the level's blocks is made, as "attacker by blocker". */
function blocksOf(game: Table, level: Level): readonly string[] {
  const reply = think(game.position, level).reply as ReplyTo<'blockers'>
  return reply
    .flatMap(({ id, attackers }) =>
      attackers.map((one) => `${nameAt(game.position, one)} by ${nameAt(game.position, id)}`),
    )
    .sort()
}

inEditions('2004', '2011')('blocks, %s', (edition) => {
  const cases: readonly (readonly [string, Sides, readonly string[]])[] = [
    [
      'stops a trampler with what takes most of its damage',
      { life: 3, own: ['Mouse', 'Wall'], theirs: ['Tusker'] },
      ['Tusker by Wall'],
    ],
    [
      'leaves the flyer to the only creature that can block it',
      { life: 3, own: ['Moth', 'Bear'], theirs: ['Drake', 'Ox'] },
      ['Drake by Moth', 'Ox by Bear'],
    ],
    ['gives nothing to first strike', { own: ['Bear'], theirs: ['Squire'] }, []],
    [
      'does not count what regenerates as killed',
      { own: ['Ox'], theirs: ['Giant', 'Troll', 'Forest'] },
      ['Troll by Ox'],
    ],
    [
      'blocks in twos what only two can block',
      { life: 2, own: ['Mouse', 'Mouse'], theirs: ['Sneak'] },
      ['Sneak by Mouse', 'Sneak by Mouse'],
    ],
    ['takes damage rather than lose a creature for nothing', { own: ['Mouse'], theirs: ['Giant'] }, []],
  ]
  it.each(cases)('%s', (_, sides, expected) => {
    for (const level of LEVELS) expect(blocksOf(attacked(edition, sides), level), level).toEqual(expected)
  })

  it.each(LOOKING)('kills with three what two can not (%s)', (level) => {
    const game = attacked(edition, { own: ['Bear', 'Bear', 'Bear'], theirs: ['Turtle'] })
    expect(blocksOf(game, level)).toEqual(['Turtle by Bear', 'Turtle by Bear', 'Turtle by Bear'])
  })

  it('sets one blocker against each attacker where it only glances (easy)', () => {
    const game = attacked(edition, { own: ['Bear', 'Bear', 'Bear'], theirs: ['Turtle'] })
    expect(blocksOf(game, 'easy')).toEqual(['Turtle by Bear'])
  })

  it('says afterwards which block it overlooked at a glance (easy alone)', () => {
    const ganged = attacked(edition, { own: ['Bear', 'Bear', 'Bear'], theirs: ['Turtle'] }).position
    const { reason } = think(ganged, 'easy')
    expect(reason.overlooked).toEqual({ what: 'block', names: ['Bear', 'Bear', 'Bear'] })
    expect(sayReason(reason)).toMatch(/ Overlooked: blocking with Bear, Bear and Bear\.$/)
    for (const level of LOOKING) expect(think(ganged, level).reason.overlooked, level).toBeUndefined()
    const plain = attacked(edition, { own: ['Giant'], theirs: ['Ox'] }).position
    expect(think(plain, 'easy').reason.overlooked).toBeUndefined()
  })

  const crowds: readonly (readonly [string, Sides, number])[] = [
    ['one creature each, although two kill one', { life: 5, own: times(5, 'Moth'), theirs: times(7, 'Bear') }, 4],
    ['what two attackers each would do', { life: 9, own: times(8, 'Mouse'), theirs: times(12, 'Bear') }, 8],
    [
      'the greatest of many',
      { life: 11, own: times(6, 'Mouse'), theirs: [...times(6, 'Bear'), ...times(5, 'Giant')] },
      10,
    ],
    [
      'tramplers left to those that take most of it',
      { life: 9, own: ['Turtle', 'Turtle', ...times(5, 'Mouse')], theirs: ['Tusker', 'Tusker', ...times(9, 'Bear')] },
      8,
    ],
  ]
  it.each(crowds)('lives against a crowd: %s', (_, sides, damage) => {
    for (const level of LOOKING) {
      const game = attacked(edition, sides)
      game.reply(think(game.position, level).reply as ReplyTo<'blockers'>)
      game.to('endCombat')
      expect(game.life(0), level).toBe((sides.life ?? 20) - damage)
    }
  })

  it('does not exchange one that must block for one that fights alike', () => {
    const bound = { name: 'Bear', label: 'bound' }
    const game = table(
      edition,
      [
        { life: 4, battlefield: ['Bear', 'Bear', bound, { name: 'Duty', attachedTo: 'bound' }] },
        { battlefield: times(2, 'Giant').map((name) => ({ name, attacking: true })) },
      ],
      CARDS,
      { active: 1, step: 'declareAttackers' },
    ).until('blockers')
    const { reply } = byHeuristic({ state: game.state, seat: 0, roll: () => 0 }, game.question)
    expect(checkReply(game.position, reply)).toBeNull()
    // Two are enough, one for each attacker; the third stays.
    expect(reply).toHaveLength(2)
  })

  it('knows how little a crowd can be held to', () => {
    const roll = chance(7)
    const power: Readonly<Record<string, number>> = { Mouse: 1, Bear: 2, Ox: 3, Giant: 5 }
    const some = (names: readonly string[], n: number): string[] =>
      Array.from({ length: n }, () => names[roll(names.length)] ?? 'Bear')
    const plain = Object.keys(power)
    // Blockers that are alike, and others: each can stop any of the attackers alone.
    for (let round = 0; round < 60; round++) {
      const theirs = some(plain, 3 + roll(10))
      const own = some(round % 2 === 0 ? plain : CREATURES, 1 + roll(10))
      const { state } = attacked(edition, { own, theirs })
      const attackers = (state.combat?.attackers ?? []).map(({ id }) => id)
      // One blocker each for those with the greatest power.
      const through = theirs
        .map((name) => power[name] ?? 0)
        .sort((a, b) => b - a)
        .slice(own.length)
        .reduce((sum, n) => sum + n, 0)
      expect(presentAttack(state, attackers, 0), `${theirs} against ${own}`).toBe(through)
    }
  })

  it('says what a block is for', () => {
    const reason = (sides: Sides) => think(attacked(edition, sides).position, 'easy').reason
    expect(reason({ life: 4, own: ['Mouse'], theirs: ['Giant'] }).key).toBe('reason.mustBlock')
    expect(reason({ own: ['Giant'], theirs: ['Ox'] }).key).toBe('reason.block')
    expect(reason({ own: ['Wall'], theirs: ['Ox'] })).toEqual({ key: 'reason.saveLife', params: { n: 3 } })
  })

  it('lives wherever exhaustive play shows that blocks can save it', () => {
    const roll = chance(5)
    const names = CREATURES.filter((name) => name !== 'Wall' && name !== 'Troll')
    const some = (n: number): string[] => Array.from({ length: n }, () => names[roll(names.length)] ?? 'Bear')
    let saved = 0
    for (let round = 0; round < 40; round++) {
      // The creature of its own that can block anything on the ground: so that it is asked.
      const game = attacked(edition, {
        life: 1 + roll(6),
        own: ['Mouse', ...some(1 + roll(2))],
        theirs: ['Ox', ...some(1 + roll(2))],
      })
      const goal = survive(stateOf(game.position), 0, 0)
      const lives = (position: typeof game.position) =>
        prove(position, goal, { replies: 5000, late: () => false }, { low: 0, high: 1 })
      if (lives(game.position) !== 1) continue
      saved++
      const answered = answer(game.position, think(game.position, 'easy').reply)
      if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
      expect(lives(answered.position), `round ${round}`).toBe(1)
    }
    expect(saved).toBeGreaterThan(10)
  })
})

/** Seat 0 is asked for attackers. */
function toAttack(edition: EditionId, sides: Sides & { readonly enemy?: number }): Table {
  const { life = 20, own, theirs, enemy = 20 } = sides
  return table(
    edition,
    [
      { life, battlefield: [...own] },
      { life: enemy, battlefield: [...theirs] },
    ],
    CARDS,
  ).until('attackers')
}

function attackOf(game: Table, level: Level): readonly string[] {
  return (think(game.position, level).reply as ReplyTo<'attackers'>).map(({ id }) => nameAt(game.position, id)).sort()
}

inEditions('2004', '2011')('attacks, %s', (edition) => {
  it.each(LEVELS)('come with numbers that one creature can not stop (%s)', (level) => {
    const game = toAttack(edition, { own: ['Bear', 'Bear', 'Bear', 'Bear'], theirs: ['Giant'], enemy: 9 })
    expect(attackOf(game, level).length).toBeGreaterThan(1)
  })

  it.each(LEVELS)('need not keep at home what can not block what comes (%s)', (level) => {
    const game = toAttack(edition, { life: 3, own: ['Ox', 'Ox'], theirs: ['Drake'], enemy: 9 })
    expect(attackOf(game, level)).toEqual(['Ox', 'Ox'])
  })

  it.each(LOOKING)('keep at home the one that can (%s)', (level) => {
    const game = toAttack(edition, { life: 3, own: ['Ox', 'Spider'], theirs: ['Drake'], enemy: 9 })
    expect(attackOf(game, level)).toEqual(['Ox'])
  })

  it.each(LOOKING)('are counted back with trample (%s)', (level) => {
    const game = toAttack(edition, { life: 2, own: ['Ox', 'Moth'], theirs: ['Tusker'] })
    expect(attackOf(game, level)).toEqual([])
  })

  it('give the attack back no thought where it only glances (easy)', () => {
    const game = toAttack(edition, { life: 3, own: ['Ox', 'Spider'], theirs: ['Drake'], enemy: 9 })
    expect(attackOf(game, 'easy')).toEqual(['Ox', 'Spider'])
    expect(think(game.position, 'easy').reason.overlooked).toMatchObject({ what: 'attack' })
  })

  it.each(LEVELS)('takes only what must attack along where nothing else gains (%s)', (level) => {
    const theirs = ['Giant', 'Ox', 'Spider']
    expect(attackOf(toAttack(edition, { own: ['Mouse', 'Ram', 'Mouse'], theirs }), level)).toEqual(['Ram'])
    expect(attackOf(toAttack(edition, { own: ['Fury', 'Mouse'], theirs }), level)).toEqual(['Fury', 'Mouse'])
  })

  it.each(LEVELS)('takes what gains along with what must attack (%s)', (level) => {
    const game = toAttack(edition, { own: ['Mouse', 'Ram', 'Drake'], theirs: ['Giant', 'Ox'] })
    expect(attackOf(game, level)).toEqual(['Drake', 'Ram'])
  })

  it('[2004:500.2] puts the least that may be declared first among the replies', () => {
    const names = (own: readonly string[]) => {
      const { position } = toAttack(edition, { own, theirs: ['Giant'] })
      const [least] = legalReplies(position) as readonly ReplyTo<'attackers'>[]
      return least?.map(({ id }) => nameAt(position, id))
    }
    expect(names(['Mouse', 'Ox'])).toEqual([])
    expect(names(['Mouse', 'Ram', 'Ox'])).toEqual(['Ram'])
  })

  it('leave vigilance at home as well', () => {
    const game = toAttack(edition, { life: 3, own: ['Guard'], theirs: ['Ox'], enemy: 9 })
    expect(attackOf(game, 'normal')).toEqual([])
    expect(attackOf(toAttack(edition, { life: 3, own: ['Guard'], theirs: ['Bear'], enemy: 9 }), 'normal')).toEqual([
      'Guard',
    ])
  })

  it('are given a true reason', () => {
    const reason = (sides: Parameters<typeof toAttack>[1], level: Level = 'normal') =>
      think(toAttack(edition, sides).position, level).reason.key
    expect(reason({ own: ['Drake'], theirs: ['Ox'], enemy: 3 }, 'easy')).toBe('reason.lethal')
    expect(reason({ own: ['Drake'], theirs: ['Ox'], enemy: 3 })).toBe('reason.wins')
    expect(reason({ own: ['Drake'], theirs: ['Mouse'] })).toBe('reason.attack')
    expect(reason({ own: ['Bear'], theirs: ['Giant'] })).toBe('reason.hold')
    expect(reason({ life: 3, own: ['Giant'], theirs: ['Ox', 'Mouse'] })).toBe('reason.stayHome')
    expect(reason({ own: ['Ram', 'Mouse'], theirs: ['Giant', 'Ox'] })).toBe('reason.forced')
  })
})

describe('a large board', () => {
  it('is blocked on even where there is hardly any time: what is found until then counts', () => {
    const crowd = (n: number) =>
      Array.from({ length: n }, (_, at) => ['Bear', 'Ox', 'Moth', 'Champion'][at % 4] ?? 'Bear')
    // Fourteen attackers of which no two are alike, so that each is looked at.
    const theirs = CREATURES.filter((name) => name !== 'Wall').slice(0, 14)
    const { position } = attacked('2011', { life: 30, own: crowd(14), theirs })
    const field = (late?: () => boolean) => {
      let looks = 0
      const now = () => {
        looks++
        return late?.() === true ? 1e9 : 0
      }
      const { reply } = decide(seenBy(position, 0), 'easy', { ms: 100, now }, chance(1))
      expect(checkReply(position, reply)).toBeNull()
      return { looks, blocks: (reply as ReplyTo<'blockers'>).length }
    }
    const whole = field()
    let asked = 0
    const hurried = field(() => asked++ > 3)
    // It looks at the clock for each attacker, twice, and still blocks.
    expect(whole.looks).toBeGreaterThan(28)
    expect(hurried.blocks).toBeGreaterThan(0)
  })
})
