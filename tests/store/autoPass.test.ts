import { describe, expect, test } from 'vitest'
import { legalActions, TWO_HEADED_GIANT } from '../../src/engine/index.ts'
import { isAimedAt, onlyReply, passesPriority, realActions, type Yield, yieldHolds } from '../../src/store/autoPass.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settings.ts'
import { card, creature } from '../support/cards.ts'
import { type Table, table } from '../support/table.ts'
import { zoo } from '../support/zoo/index.ts'

interface With {
  readonly settings?: Partial<Settings>
  readonly fullControl?: boolean
  readonly yielding?: Yield | null
}

/** Whether the table passes for the seat that has priority. */
function passes(game: Table, { settings = {}, fullControl = false, yielding = null }: With = {}): boolean {
  const { seat } = game.question
  const input = { state: game.state, seat, settings: { ...DEFAULT_SETTINGS, ...settings }, fullControl, yielding }
  return passesPriority({ ...input, actions: legalActions(game.state, seat) })
}

const mountain = { battlefield: ['Mountain'], hand: ['Spark'] }

describe('passing by itself', () => {
  test('where nothing can be done, but never through the own first main phase', () => {
    const idle = table('2011', [{ battlefield: ['Mountain'] }, {}])
    expect(passes(idle)).toBe(false)
    expect(passes(idle.to('main2'))).toBe(true)
    expect(passes(table('2011', [{}, {}], [], { step: 'upkeep' }))).toBe(true)
  })

  test('where no stop is set although something could be done', () => {
    const game = table('2011', [mountain, {}], [], { step: 'upkeep' })
    expect(passes(game)).toBe(true)
    expect(passes(game, { settings: { stops: { own: ['upkeep'], other: [] } } })).toBe(false)
  })

  test('not with full control, not where it is switched off', () => {
    const game = table('2011', [{}, {}], [], { step: 'upkeep' })
    expect(passes(game, { fullControl: true })).toBe(false)
    expect(passes(game, { settings: { autoPass: false } })).toBe(false)
  })

  test('over the own spell, unless it is to be held', () => {
    const game = table('2011', [{ battlefield: ['Mountain', 'Mountain'], hand: ['Spark', 'Spark'] }, {}])
    game.cast('Spark', { targets: ['player 1'] })
    expect(passes(game)).toBe(true)
    expect(passes(game, { settings: { resolveOwn: false } })).toBe(false)
  })

  test('never past a card that is offered only until the player passes', () => {
    const hound = creature('Hound', '{3}{R}', '4/4', 'Madness {R}')
    const sink = zoo('Sink')
    const offered = (battlefield: readonly string[]) => {
      const game = table('2004', [{ hand: ['Hound'], battlefield }, {}], [hound, sink])
      return game.activate('Sink').reply(true).pass(2)
    }
    expect(passes(offered(['Sink', 'Mountain']))).toBe(false)
    expect(passes(offered(['Sink']))).toBe(true)
  })

  test('never past something aimed at the player, even with nothing to do', () => {
    const game = table('2011', [mountain, {}])
    game.cast('Spark', { targets: ['player 1'] }).pass()
    expect(game.question.seat).toBe(1)
    expect(isAimedAt(game.state, 1, game.id('Spark', 'stack'))).toBe(true)
    expect(passes(game)).toBe(false)
    expect(passes(game, { yielding: { seat: 1, until: 'all', turn: game.state.turn.number } })).toBe(false)
  })

  test('never past something aimed at what is theirs', () => {
    const game = table('2011', [mountain, { battlefield: ['Bear'] }])
    game.cast('Spark', { targets: ['Bear'] }).pass()
    expect(passes(game)).toBe(false)
  })

  test('stops for the spell of another where there is an answer', () => {
    const bear = { battlefield: ['Forest', 'Forest'], hand: ['Bear'] }
    const game = table('2011', [bear, mountain])
    game.cast('Bear').pass()
    expect(passes(game)).toBe(false)
    const idle = table('2011', [bear, {}])
    idle.cast('Bear').pass()
    expect(passes(idle)).toBe(true)
  })

  test('tapping for mana alone is nothing to do', () => {
    const game = table('2011', [{ battlefield: ['Mountain'] }, {}])
    expect(realActions(game.state, 0, legalActions(game.state, 0))).toEqual([])
  })
})

describe('what could be played with an X of 0 only', () => {
  const CARDS = [
    card('Sootflare', '{X}{R}', 'Instant', '~ deals X damage to target player.'),
    card('Twin Flare', '{X}{R}', 'Instant', '~ deals twice X damage to target player. You gain X life.'),
    card('Slow Insight', '{X}{R}', 'Instant', 'Draw X cards, then draw a card.'),
    card('Storming Flare', '{X}{R}', 'Instant', '~ deals X damage to target player.\nStorm'),
    creature('Mite', '{X}{R}', '0/1', 'Flash'),
    card('Lens', '{0}', 'Artifact', '{X}, {T}: You gain X life.'),
  ]
  const answers = (hand: readonly string[], battlefield: readonly string[]) => {
    const game = table(
      '2011',
      [
        { battlefield: ['Forest', 'Forest'], hand: ['Bear'] },
        { battlefield, hand },
      ],
      CARDS,
    )
    return passes(game.cast('Bear').pass())
  }

  test('is no reason to stop, where X measures all that it does', () => {
    expect(answers(['Sootflare'], ['Mountain'])).toBe(true)
    expect(answers(['Twin Flare'], ['Mountain'])).toBe(true)
    expect(answers([], ['Lens'])).toBe(true)
  })

  test('with one more mana X can be 1, which is a reason', () => {
    expect(answers(['Sootflare'], ['Mountain', 'Mountain'])).toBe(false)
    expect(answers([], ['Lens', 'Mountain'])).toBe(false)
  })

  test('what does something else, too, is a reason: an effect, an ability, a permanent', () => {
    expect(answers(['Slow Insight'], ['Mountain'])).toBe(false)
    expect(answers(['Storming Flare'], ['Mountain'])).toBe(false)
    expect(answers(['Mite'], ['Mountain'])).toBe(false)
    expect(answers(['Sootflare', 'Spark'], ['Mountain'])).toBe(false)
  })
})

describe('[2011:contents/805] with turns of a whole team', () => {
  const giant = (sides: Parameters<typeof table>[1], turn: Parameters<typeof table>[3]) =>
    table('2011', sides, [], turn, { format: TWO_HEADED_GIANT })
  const second = (turn: Parameters<typeof table>[3]) => giant([{}, mountain, {}, {}], turn).pass()

  test('the second player of it has the stops of their own turn', () => {
    const upkeep = second({ step: 'upkeep' })
    expect(upkeep.question.seat).toBe(1)
    expect(passes(upkeep, { settings: { stops: { own: ['upkeep'], other: [] } } })).toBe(false)
    expect(passes(upkeep, { settings: { stops: { own: [], other: ['upkeep'] } } })).toBe(true)
    expect(passes(giant([{}, {}, {}, {}], { step: 'main1' }).pass())).toBe(false)
  })

  test('they stop where the team is attacked, and not where it attacks', () => {
    const game = giant([mountain, { ...mountain, battlefield: ['Mountain', 'Bear'] }, {}, {}], { step: 'main1' })
    game.until('attackers').reply([{ id: game.id('Bear'), defender: { player: 2 } }])
    expect(passes(game)).toBe(true)
    const defending = giant([{ battlefield: ['Bear'] }, {}, mountain, mountain], { step: 'main1' })
    defending.until('attackers').reply([{ id: defending.id('Bear'), defender: { player: 3 } }])
    defending.pass(2)
    expect(defending.question.seat).toBe(2)
    const stops = { own: [], other: [] }
    expect(passes(defending, { settings: { stops } })).toBe(false)
  })

  test('passing to the own turn ends as the team’s begins', () => {
    const { state } = second({ number: 5, active: 0 })
    expect(yieldHolds(state, { seat: 1, until: 'all', turn: 3 })).toBe(false)
    expect(yieldHolds(state, { seat: 2, until: 'all', turn: 3 })).toBe(true)
  })
})

describe('passing ahead', () => {
  test('to the end of the turn, and no longer', () => {
    const game = table('2011', [mountain, {}])
    const yielding = { seat: 0, until: 'turn', turn: game.state.turn.number } as const
    expect(passes(game, { yielding })).toBe(true)
    expect(yieldHolds(game.state, { ...yielding, turn: 1 })).toBe(false)
  })

  test('to the own next turn', () => {
    const game = table('2011', [{}, {}], [], { number: 4, active: 1 })
    expect(yieldHolds(game.state, { seat: 0, until: 'all', turn: 3 })).toBe(true)
    const own = table('2011', [{}, {}], [], { number: 5, active: 0 })
    expect(yieldHolds(own.state, { seat: 0, until: 'all', turn: 3 })).toBe(false)
  })
})

describe('questions that leave nothing to choose', () => {
  test('an attack by nobody is no question; one with somebody is', () => {
    const game = table('2011', [{ battlefield: ['Bear'] }, {}])
    const input = { state: game.state, seat: 0, settings: DEFAULT_SETTINGS, fullControl: false, yielding: null }
    const ask = (able: readonly number[]) => ({ kind: 'attackers', seat: 0, able, defenders: [{ player: 1 }] }) as const
    expect(onlyReply(ask([]), input)).toEqual([])
    expect(onlyReply(ask([game.id('Bear')]), input)).toBeNull()
  })
})
