/** Corners of today's keyword actions: what can't transform, doublers that leave, who is goaded, sources that have gone. */
import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  faced(
    'transform',
    ['Day Friend', '{0}', 'Creature — Human', 'Daybound', '1/1'],
    ['Night Friend', '', 'Creature — Wolf', 'Nightbound', '3/3'],
  ),
  card('Fixed Moon', '{0}', 'Enchantment', "Creatures you control can't transform."),
  card('Dusk', '{0}', 'Instant', 'It becomes night.'),
  creature(
    'Twice Mourner',
    '{0}',
    '1/1',
    'If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ),
  card('Wake', '{0}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.'),
  creature('Last Breath', '{0}', '1/1', 'When ~ dies, you gain 10 life.'),
  card('Sweep', '{0}', 'Instant', 'Destroy all creatures.'),
  card('Taunt', '{0}', 'Sorcery', 'Goad each creature your opponents control.'),
  card('Hold', '{0}', 'Sorcery', 'Detain each creature your opponents control.'),
  creature('Newcomer', '{0}', '2/2', 'Haste\nFlash'),
  card('Weaken', '{0}', 'Instant', 'Target creature gets -4/-0 until end of turn.'),
  card('Twofold', '{0}', 'Instant', "Double target creature's power until end of turn."),
  creature(
    'Spark Thrower',
    '{0}',
    '2/2',
    "Deathtouch\n{0}, Sacrifice ~: It deals 3 damage to target creature. Excess damage is dealt to that creature's controller instead.",
  ),
]

describe('day and night', () => {
  test('[today:702.145 today:701.27] what can’t transform stays as it is at night, and the game goes on', () => {
    const sides = { battlefield: ['Day Friend', 'Fixed Moon'], hand: ['Dusk'] }
    const game = table('today', [sides, {}], CARDS).cast('Dusk').resolve()
    expect([game.state.daylight, characteristics(game.state, game.id('Day Friend')).name]).toEqual([
      'night',
      'Day Friend',
    ])
    game.isAtAQuestion()
    const free = table('today', [{ ...sides, battlefield: ['Day Friend'] }, {}], CARDS)
      .cast('Dusk')
      .resolve()
    expect(free.size('Night Friend')).toBe('3/3')
  })
})

describe('an ability that triggers an additional time', () => {
  const died = (...battlefield: readonly string[]) =>
    table('today', [{ battlefield, hand: ['Sweep'] }, {}], CARDS)
      .cast('Sweep')
      .resolve()
      .resolveAll()
      .life(0)
  test('[today:603.2d today:603.10a] also where what says so dies with the others', () => {
    expect(died('Wake', 'Bear')).toBe(21)
    expect(died('Wake', 'Bear', 'Twice Mourner')).toBe(20 + 2 * 2)
    expect(died('Last Breath', 'Twice Mourner')).toBe(40)
  })
})

describe('goad and detain', () => {
  const late = (spell: string): Table => {
    const sides = [{ hand: [spell] }, { battlefield: ['Bear'], hand: ['Newcomer'] }] as const
    const game = table('today', sides, CARDS).cast(spell).resolve()
    game.to('upkeep', game.state.turn.number + 1).to('main1')
    return game.cast('Newcomer').resolve().until('attackers')
  }
  test('[today:701.15] what comes later isn’t goaded', () => {
    const game = late('Taunt')
    const defender = { player: 0 } as const
    expect(game.refusal([]).key).toMatch(/^attack/)
    game.reply([{ id: game.id('Bear'), defender }]).isAtAQuestion()
  })
  test('[today:701.35] nor is it detained', () => {
    const game = late('Hold')
    const defender = { player: 0 } as const
    expect(game.refusal([{ id: game.id('Bear'), defender }]).key).toMatch(/^attack/)
    game.reply([{ id: game.id('Newcomer'), defender }]).isAtAQuestion()
  })
})

test('[today:701.10] a negative power doubled is as much less again', () => {
  const game = table('today', [{ battlefield: ['Bear'], hand: ['Weaken', 'Twofold'] }, {}], CARDS)
  game.cast('Weaken', { targets: ['Bear'] }).resolve()
  expect(game.size('Bear')).toBe('-2/2')
  game.cast('Twofold', { targets: ['Bear'] }).resolve()
  expect(game.size('Bear')).toBe('-4/2')
})

test('[today:120.10] what is in excess goes by the deathtouch that a source had as it last existed', () => {
  const sides = [{ battlefield: ['Spark Thrower'] }, { battlefield: ['Ox'] }] as const
  const game = table('today', sides, CARDS).activate('Spark Thrower', 1, { targets: ['Ox'] })
  game.resolve()
  expect([game.life(1), game.zone('Ox')]).toEqual([18, 'graveyard'])
  game.isAtAQuestion()
})

test('[today:309] a line of a dungeon that is no room isn’t understood', () => {
  const record = (more: string) => ({
    name: 'Low Halls',
    mana_cost: '',
    type_line: 'Dungeon',
    oracle_text: `Gate — You gain 1 life. (Leads to: Well)\nWell — Draw a card.${more}`,
  })
  expect([compile(record('')).ok, compile(record('\nThis is no room.')).ok]).toEqual([true, false])
})
