import { describe, expect, test } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import type { Step } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const ENGINE = card('Kettle', '{1}', 'Artifact', '{T}: Add {R}{R}.')
const CALM = card('Calm', '{1}', 'Enchantment', 'Prevent all damage that would be dealt to you.')
const BELL = card('Bell', '{1}', 'Artifact', 'At the beginning of each combat, you gain 1 life.')
const SURGING_ECHO = card(
  'Surging Echo',
  '{0}',
  'Sorcery',
  'After this main phase, there is an additional combat phase.',
)
const ECHO = card('Morrow', '{0}', 'Sorcery', 'Target player takes an extra turn after this one.')
const HASTEN = card('Dawnbell', '{0}', 'Instant', 'There is an additional upkeep step after this step.')
const CLOCK = card('Clock', '{1}', 'Artifact', 'At the beginning of your upkeep, you gain 1 life.')

/** The steps that began since, each with whose it was. */
function stepsOf(game: Table, from = 0): readonly string[] {
  return game.events.slice(from).flatMap((event) => (event.kind === 'stepBegan' ? [event.step] : []))
}

function turnsOf(game: Table): readonly number[] {
  return game.events.flatMap((event) => (event.kind === 'turnBegan' ? [event.seat] : []))
}

/** Goes on until the next turn's upkeep and gives the steps in which the active player had priority. */
function prioritiesOfTurn(game: Table): readonly Step[] {
  const seen: Step[] = []
  const { number } = game.state.turn
  for (let guard = 0; guard < 200 && game.state.turn.number === number; guard++) {
    const { turn } = game.state
    if (game.question.kind === 'priority' && game.question.seat === turn.active) seen.push(turn.step)
    game.question.kind === 'priority' ? game.pass() : game.reply([])
  }
  return seen
}

inEditions('2004', '2011')('300 a turn, %s', (edition) => {
  test('[2004:300.1] five phases in order, each of them even if nobody does anything', () => {
    const game = table(edition, [{ hand: ['Ox'] }, {}], []).to('upkeep', 4)
    const from = game.events.length
    const priorities = prioritiesOfTurn(game)
    expect(stepsOf(game, from)).toEqual([
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'main2',
      'end',
      'cleanup',
      'untap',
      'upkeep',
    ])
    expect(priorities).toEqual([
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'main2',
      'end',
    ])
    game.isAtAQuestion()
  })

  test('[2004:300.2] a step ends only when both pass in succession on an empty stack', () => {
    const game = table(edition, [{ hand: times(2, 'Spark'), pool: '{R}{R}' }, {}], [], { step: 'upkeep' })
    game.cast('1:Spark', { targets: ['player 1'] })
    game.resolve()
    expect(game.state.turn.step).toBe('upkeep')
    expect(game.asks('priority').seat).toBe(0)
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(14)
    game.pass()
    expect(game.state.turn.step).toBe('upkeep')
    game.pass()
    expect(game.state.turn.step).toBe('draw')
  })

  test('[2004:300.2] two passes with something done between them are not in succession', () => {
    const sides = [{ battlefield: ['Forest'] }, { battlefield: ['Forest'] }] as const
    const game = table(edition, [sides[0], sides[1]], [], { step: 'upkeep' }).pass()
    expect(game.activate('2:Forest').asks('priority').seat).toBe(1)
    game.pass()
    expect([game.state.turn.step, game.asks('priority').seat]).toEqual(['upkeep', 0])
    game.activate('1:Forest').pass()
    expect([game.state.turn.step, game.asks('priority').seat]).toEqual(['upkeep', 1])
    expect(game.pass().state.turn.step).toBe('draw')
  })

  test('[2004:300.4] "until end of combat" lasts through the end of combat step', () => {
    const spur = card('Spur', '{0}', 'Instant', 'Target creature gets +2/+0 until end of combat.')
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Spur'] }, {}], [spur])
    game
      .cast('Spur', { targets: ['Bear'] })
      .resolve()
      .to('endCombat')
    expect(game.size('Bear')).toBe('4/2')
    game.pass(2)
    expect(game.state.turn.step).toBe('main2')
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[2004:300.4] "until" a turn or a step ends as that one begins', () => {
    const ward = card('Ward', '{0}', 'Instant', 'Target creature gets +0/+3 until your next turn.')
    const hold = card('Hold', '{0}', 'Instant', 'Target creature gets +0/+1 until your next upkeep.')
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Ward', 'Hold'] }, {}], [ward, hold], {
      step: 'upkeep',
    })
    game
      .cast('Ward', { targets: ['Bear'] })
      .resolve()
      .cast('Hold', { targets: ['Bear'] })
      .resolve()
    game.to('upkeep', 4)
    expect(game.size('Bear')).toBe('2/6')
    game.to('end', 4)
    expect(game.size('Bear')).toBe('2/6')
    game.to('upkeep', 5)
    expect(game.size('Bear')).toBe('2/2')
  })

  test("[2004:300.5] beginnings trigger before anyone has priority, the active player's below", () => {
    const game = table(edition, [{ battlefield: ['Bell'] }, { battlefield: ['Bell'] }], [BELL])
    game.pass(2)
    expect(game.state.turn.step).toBe('beginCombat')
    expect(game.state.stack.map((id) => game.state.objects.flat()[id]?.controller)).toEqual([0, 1])
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([20, 21])
  })
})

describe('300.3 mana at the end of a phase, in 2004', () => {
  test('[2004:300.3] mana outlives a step; at the end of the phase each unused mana is one life lost', () => {
    const game = table('2004', [{ battlefield: ['Kettle', 'Calm'] }, {}], [ENGINE, CALM], { step: 'upkeep' })
    game.activate('Kettle')
    game.to('draw')
    expect(game.pool(0)).toBe('RR')
    expect(game.life(0)).toBe(20)
    game.pass(2)
    expect(game.state.turn.step).toBe('main1')
    expect(game.pool(0)).toBe('')
    expect(game.life(0)).toBe(18)
    expect(game.events.some((event) => event.kind === 'damage')).toBe(false)
  })

  test("[2004:300.3] mana that is spent does not burn, and the burn is the loser's own", () => {
    const game = table('2004', [{}, { battlefield: ['Kettle'], hand: ['Spark'] }], [ENGINE], { step: 'main1' })
    game
      .pass()
      .activate('Kettle')
      .cast('Spark', { targets: ['player 0'] })
      .resolveAll()
    expect(game.pool(1)).toBe('R')
    game.to('beginCombat')
    expect([game.life(0), game.life(1)]).toEqual([17, 19])
  })
})

describe('300 added turns, phases and steps', () => {
  test('[2004:300.6] the extra turn created last is taken first', () => {
    const game = table('2004', [{ hand: times(2, 'Morrow') }, {}], [ECHO])
    game.cast('1:Morrow', { targets: ['player 0'] }).resolve()
    game.cast('Morrow', { targets: ['player 1'] }).resolve()
    game.to('upkeep', 4).to('upkeep', 5).to('upkeep', 6).to('upkeep', 7)
    expect(turnsOf(game)).toEqual([1, 0, 1, 0])
  })

  test('[2004:300.7] added phases come directly after the named one, the newest first', () => {
    const game = table('2004', [{ hand: ['Onrush', 'Surging Echo'] }, {}], [SURGING_ECHO])
    game.cast('Onrush').resolve().cast('Surging Echo').resolve()
    const from = game.events.length
    game.to('end')
    const begun = stepsOf(game, from).filter((step) => step === 'beginCombat' || step.startsWith('main'))
    expect(begun).toEqual(['beginCombat', 'beginCombat', 'main2', 'beginCombat', 'main2'])
  })

  test('[2004:300.7] an effect that speaks of another phase than this adds none', () => {
    const late = card('Late Call', '{0}', 'Instant', 'After this main phase, there is an additional combat phase.')
    const game = table('2004', [{ hand: ['Late Call'] }, {}], [late], { step: 'upkeep' })
    game.cast('Late Call').resolve().to('end')
    expect(stepsOf(game).filter((step) => step === 'beginCombat')).toHaveLength(1)
  })

  test('[2004:300.7 2004:300.3] an added combat phase is a phase of its own: mana burns between the two', () => {
    const game = table('2004', [{ battlefield: ['Kettle'], hand: ['Surging Echo'] }, {}], [ENGINE, SURGING_ECHO])
    game.cast('Surging Echo').resolve().to('endCombat').activate('Kettle')
    game.pass(2)
    expect(game.state.turn.step).toBe('beginCombat')
    expect(game.life(0)).toBe(18)
  })

  test('[2004:300.7] creatures may attack in both combat phases', () => {
    const brute = creature('Brute', '{1}{R}', '2/2', 'Vigilance')
    const game = table('2004', [{ battlefield: ['Brute'], hand: ['Surging Echo'] }, {}], [brute, SURGING_ECHO])
    game.cast('Surging Echo').resolve().attack('Brute').to('beginCombat')
    game.attack('Brute').to('main2')
    expect(game.life(1)).toBe(16)
  })

  test('[2004:300.8] an added step comes directly after the named one and is begun like any other', () => {
    const game = table('2004', [{ battlefield: ['Clock'], hand: ['Dawnbell'] }, {}], [CLOCK, HASTEN], {
      step: 'upkeep',
    })
    game.cast('Dawnbell').resolve().pass(2)
    expect(game.state.turn.step).toBe('upkeep')
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect(game.life(0)).toBe(21)
    game.pass(2)
    expect(game.state.turn.step).toBe('draw')
  })

  test('[2004:300.8] of several steps added after one step the newest comes first; also before a named one', () => {
    const two = card(
      'Two Calls',
      '{0}',
      'Instant',
      'There is an additional draw step after this step. There is an additional upkeep step after this step.',
    )
    const before = card('Fore', '{0}', 'Instant', 'There is an additional upkeep step before the end step.')
    const game = table('2004', [{ hand: ['Two Calls', 'Fore'] }, {}], [two, before], { step: 'upkeep' })
    game.cast('Two Calls').resolve().cast('Fore').resolve().to('end')
    const begun = stepsOf(game).filter((step) => ['upkeep', 'draw', 'main2', 'end'].includes(step))
    expect(begun).toEqual(['upkeep', 'draw', 'draw', 'main2', 'upkeep', 'end'])
  })
})

describe('300.9 skipping', () => {
  const HURRY = card('Hurry', '{0}', 'Sorcery', 'Target player skips their next draw step.')
  const DEW = card('Dew', '{1}', 'Artifact', 'At the beginning of your draw step, you gain 1 life.')

  test('[2004:300.9] a skipped step is passed over as though it were not there, once', () => {
    const game = table('2004', [{ hand: ['Hurry'] }, { battlefield: ['Dew'] }], [HURRY, DEW])
    game
      .cast('Hurry', { targets: ['player 1'] })
      .resolve()
      .to('upkeep', 4)
    game.pass(2)
    expect(game.state.turn.step).toBe('main1')
    expect([game.handSize(1), game.life(1)]).toEqual([0, 20])
    game.to('upkeep', 6).pass(2)
    expect(game.state.turn.step).toBe('draw')
    expect(game.handSize(1)).toBe(1)
    expect(game.state.stack).toHaveLength(1)
  })

  test('[2004:300.9] a skipped combat phase: from one main phase to the other', () => {
    const peace = card('Peace', '{0}', 'Sorcery', 'Target player skips their next combat phase.')
    const game = table('2004', [{ hand: ['Peace'], battlefield: ['Bear', 'Bell'] }, {}], [peace, BELL])
    game
      .cast('Peace', { targets: ['player 0'] })
      .resolve()
      .pass(2)
    expect(game.state.turn.step).toBe('main2')
    expect(game.life(0)).toBe(20)
    expect(legalReplies(game.position).length).toBeGreaterThan(0)
  })
})

describe('glossary: skip', () => {
  const LULL = card('Calmdown', '{0}', 'Sorcery', 'Target player skips their next turn.')

  test('[2004:glossary/skip] two skips skip two turns, an extra one too', () => {
    const game = table('2004', [{ hand: ['Morrow', 'Calmdown', 'Calmdown'] }, {}], [ECHO, LULL])
    game.cast('Morrow', { targets: ['player 0'] }).resolve()
    for (const name of ['1:Calmdown', 'Calmdown']) game.cast(name, { targets: ['player 0'] }).resolve()
    game.to('upkeep', 4).to('upkeep', 5).to('upkeep', 6)
    expect(turnsOf(game)).toEqual([1, 1, 0])
  })

  test('[2004:glossary/skip] a step that has begun is not skipped: the effect waits for the next', () => {
    const rush = card('Rush', '{0}', 'Instant', 'Target player skips their next draw step.')
    const game = table('2004', [{ hand: ['Rush'] }, {}], [rush], { step: 'draw' })
    game.cast('Rush', { targets: ['player 0'] }).resolve()
    expect(game.state.turn.step).toBe('draw')
    game.to('main1', 5)
    // Its own draw of turn 5 was skipped.
    expect(game.handSize(0)).toBe(0)
  })

  test('[2004:glossary/skip] what waits for the "next" upkeep waits for the first that is not skipped', () => {
    const dew = card('Late Dew', '{0}', 'Sorcery', 'You gain 3 life at the beginning of your next upkeep.')
    const skip = card('Doze', '{0}', 'Sorcery', 'Target player skips their next upkeep step.')
    const game = table('2004', [{ hand: ['Late Dew', 'Doze'], battlefield: ['Clock'] }, {}], [dew, skip, CLOCK])
    game
      .cast('Late Dew')
      .resolve()
      .cast('Doze', { targets: ['player 0'] })
      .resolve()
    game.to('main1', 5)
    expect(game.life(0)).toBe(20)
    game.to('draw', 7)
    expect(game.life(0)).toBe(24)
  })
})
