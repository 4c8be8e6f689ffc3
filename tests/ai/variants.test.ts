/** A machine player with a team, an emperor, a plane and an avatar (2011:contents/8, contents/9). */
import { describe, expect, it } from 'vitest'
import { steadyClock } from '../../scripts/lib/playGame.ts'
import { stakeOf } from '../../src/ai/fear.ts'
import { decide, evaluate } from '../../src/ai/index.ts'
import {
  EMPEROR,
  FREE_FOR_ALL,
  type GameFormat,
  PLANECHASE,
  type Reply,
  seenBy,
  TWO_HEADED_GIANT,
} from '../../src/engine/index.ts'
import { card, creature } from '../support/cards.ts'
import { type Table, table } from '../support/table.ts'

const plane = (name: string, chaos: string) => card(name, '', 'Plane', `Whenever you roll {CHAOS}, ${chaos}`)
const CARDS = [
  plane('Feast', 'draw three cards.'),
  plane('Lean Fields', 'discard your hand.'),
  plane('Trifle', 'you gain 1 life.'),
  creature('Hill Ox', '{0}', '3/3'),
  creature('Colossus', '{9}', '9/9'),
  card('Spark', '{0}', 'Instant', '~ deals 3 damage to target player.'),
  card('Gift', '{0}', 'Sorcery', 'Target player gains 7 life.'),
  card('Lancer', '', 'Vanguard', '{2}: ~ deals 2 damage to any target.'),
]
type Sides = Parameters<typeof table>[1]
const at = (sides: Sides, format: GameFormat, turn: Parameters<typeof table>[3] = {}): Table =>
  table('2011', sides, CARDS, turn, { format })
const thought = (game: Table): Reply =>
  decide(seenBy(game.position, game.question.seat), 'easy', { ms: 500, now: steadyClock() }, () => 0).reply

describe('the planar die', () => {
  /** In the second main phase, with so many lands, having rolled so often. */
  const rolls = (name: string, lands: number): number => {
    const game = at(
      [
        {
          command: [name],
          hand: ['Colossus', 'Colossus', 'Colossus'],
          battlefield: Array.from({ length: lands }, () => 'Forest'),
          library: Array.from({ length: 30 }, () => 'Forest'),
        },
        {},
      ],
      PLANECHASE,
      { step: 'main2' },
    )
    let rolled = 0
    while (game.question.kind === 'priority' && game.state.turn.step === 'main2' && rolled < 20) {
      const reply = thought(game)
      if (!(typeof reply === 'object' && 'do' in reply) || reply.do === 'pass') break
      if (reply.do === 'special') rolled++
      game.reply(reply).resolveAll()
    }
    return rolled
  }

  it('is rolled once for nothing, again where chaos is worth the mana, never where it does harm', () => {
    expect(rolls('Trifle', 0)).toBe(1)
    expect(rolls('Feast', 6)).toBeGreaterThan(rolls('Trifle', 6))
    expect(rolls('Lean Fields', 6)).toBe(0)
  })
})

describe('an emperor', () => {
  it('matters more to a general than the general does; another general less', () => {
    const { state } = at([{}, {}, {}, {}, {}, {}], EMPEROR)
    expect(stakeOf(state, 0, 1)).toBeGreaterThan(stakeOf(state, 0, 0))
    expect(stakeOf(state, 0, 2)).toBeLessThan(stakeOf(state, 0, 0))
  })

  it('in danger makes a position worse than oneself in the same danger does', () => {
    const danger = (seat: number) => {
      const { state } = at(
        [0, 1, 2, 3, 4, 5].map((one) => (one === seat ? { life: 3 } : {})) as unknown as Sides,
        EMPEROR,
      )
      return evaluate(state, 0)
    }
    expect(danger(1)).toBeLessThan(danger(0))
    expect(danger(4)).toBeGreaterThan(danger(3))
  })

  it('is given life before oneself and before the other general', () => {
    const life = 5
    const game = at([{ hand: ['Gift'], life }, { life }, { life }, {}, {}, {}], EMPEROR)
    const cast = thought(game)
    expect(cast).toMatchObject({ do: 'cast' })
    expect(thought(game.reply(cast))).toEqual([{ player: 1 }])
  })
})

describe('a team that takes its turns together', () => {
  it('attacks with the creatures of both, where those of one are not enough', () => {
    const attack = (mate: readonly string[]) => {
      const game = at(
        [{ battlefield: ['Hill Ox'] }, { battlefield: [...mate] }, { life: 6 }, { life: 6 }],
        TWO_HEADED_GIANT,
      )
      const reply = thought(game.until('attackers'))
      return Array.isArray(reply) ? reply.length : 0
    }
    expect(attack(['Hill Ox'])).toBe(2)
  })

  it('blocks with one what would kill both, and aims at no teammate', () => {
    const game = at([{ hand: ['Spark'] }, { life: 3 }, { life: 3 }, { life: 3 }], TWO_HEADED_GIANT)
    const cast = thought(game)
    expect(cast).toMatchObject({ do: 'cast' })
    const [aimed] = thought(game.reply(cast)) as readonly { readonly player: number }[]
    expect([2, 3]).toContain(aimed?.player)
  })
})

describe('an avatar', () => {
  it('uses its ability where that wins, and keeps quiet without the mana', () => {
    const sides = (lands: number): Sides => [
      { command: ['Lancer'], battlefield: Array.from({ length: lands }, () => 'Forest') },
      { life: 2 },
    ]
    const reply = thought(at(sides(2), FREE_FOR_ALL))
    expect(reply).toMatchObject({ do: 'activate' })
    expect(thought(at(sides(1), FREE_FOR_ALL))).toEqual({ do: 'pass' })
  })
})
