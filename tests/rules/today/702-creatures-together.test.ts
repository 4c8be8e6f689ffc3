/** Keywords by which creatures help each other or an opponent decides: soulbond, enlist, melee, tribute. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Twin Soul',
    '{0}',
    '1/1',
    'Soulbond\nAs long as ~ is paired with another creature, both creatures have flying.',
  ),
  creature(
    'Mentor Soul',
    '{0}',
    '1/1',
    'Soulbond\nAs long as ~ is paired with another creature, each of those creatures gets +2/+2.',
  ),
  card('Seizure', '{0}', 'Instant', 'Gain control of target creature.'),
  creature('Captain', '{0}', '2/2', 'Enlist'),
  creature('Rioter', '{0}', '2/2', 'Melee'),
  creature('Idol', '{0}', '1/1', "Tribute 3\nWhen ~ enters, if tribute wasn't paid, you gain 5 life."),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

describe('702.95 soulbond', () => {
  test('[today:702.95] as it enters it is paired, and both have what it says; a change of control breaks it', () => {
    const game = play({ hand: ['Mentor Soul'], battlefield: ['Bear', 'Ox'] }, { hand: ['Seizure'] })
    game.cast('Mentor Soul').resolve().resolve()
    game.reply(true)
    game.reply([game.id('Bear')])
    expect([game.size('Mentor Soul'), game.size('Bear'), game.size('Ox')]).toEqual(['3/3', '4/4', '3/3'])
    game
      .pass()
      .cast('Seizure', { targets: ['Bear'] })
      .resolve()
    expect([game.size('Mentor Soul'), game.size('Bear')]).toEqual(['1/1', '2/2'])
    game.isAtAQuestion()
  })

  test('[today:702.95] another creature that enters may be paired with it; one partner only', () => {
    const game = play({ hand: ['Captain', 'Rioter'], battlefield: ['Mentor Soul'] })
    game.cast('Captain').resolve().resolve().reply(true)
    expect([game.size('Mentor Soul'), game.size('Captain')]).toEqual(['3/3', '4/4'])
    game.cast('Rioter').resolve()
    expect([game.state.stack, game.size('Rioter')]).toEqual([[], '2/2'])
    game.isAtAQuestion()
  })

  test('[today:702.95] with no other unpaired creature nothing happens', () => {
    const game = play({ hand: ['Twin Soul'] })
    game.cast('Twin Soul').resolve().resolveAll()
    expect(game.size('Twin Soul')).toBe('1/1')
    game.isAtAQuestion()
  })
})

describe('702.154 enlist', () => {
  test('[today:702.154 today:508.1g] another creature is tapped as it attacks: a trigger adds its power', () => {
    const game = play({ battlefield: ['Captain', 'Ox', 'Bear'] })
    game.attack('Captain', 'Bear').reply(true)
    expect(game.state.stack.length).toBe(1)
    game.resolve()
    expect(game.size('Captain')).toBe('5/2')
    game.isAtAQuestion()
  })

  test('[today:702.154] one that came this turn can’t be; attacking without it is fine', () => {
    const game = play({ battlefield: ['Captain', { name: 'Ox', sick: true }] })
    game.attack('Captain')
    expect([game.question.kind, game.size('Captain')]).toEqual(['priority', '2/2'])
  })
})

describe('702.121 melee', () => {
  test('[today:702.121] +1/+1 for each opponent attacked', () => {
    const game = play({ battlefield: ['Rioter', 'Bear'] })
    game.attack('Rioter', 'Bear').resolve()
    expect(game.size('Rioter')).toBe('3/3')
    const three = table('today', [{ battlefield: ['Rioter', 'Bear'] }, {}, {}], CARDS)
    three.until('attackers').reply([
      { id: three.id('Rioter'), defender: { player: 1 } },
      { id: three.id('Bear'), defender: { player: 2 } },
    ])
    three.pass(3)
    expect(three.size('Rioter')).toBe('4/4')
    three.isAtAQuestion()
  })
})

describe('702.104 tribute', () => {
  test('[today:702.104] the opponent is asked while it enters: paid, it has the counters', () => {
    const game = play({ hand: ['Idol'] })
    game.cast('Idol').pass(2)
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true)
    expect([game.size('Idol'), game.state.stack, game.life(0)]).toEqual(['4/4', [], 20])
    game.isAtAQuestion()
  })

  test('[today:702.104] not paid, its trigger works', () => {
    const game = play({ hand: ['Idol'] })
    game.cast('Idol').pass(2).reply(false)
    game.resolve()
    expect([game.size('Idol'), game.life(0)]).toEqual(['1/1', 25])
  })
})
