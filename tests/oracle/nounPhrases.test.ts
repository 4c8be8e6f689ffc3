/** Noun phrases, costs and limits: what they are made of goes together in any way. */
import { describe, expect, it, test } from 'vitest'
import type { Ability, Effect } from '../../src/language/index.ts'
import { ability, effects, problems } from './support.ts'

const YOU = { kind: 'you' }
const activated = (cost: string): Ability => ability(`${cost}: Draw a card.`)
const isRefused = (text: string): void => expect(problems(text)).not.toEqual([])

/** What is tapped by "Tap ...". */
const tapped = (what: string): unknown => {
  const [effect] = effects(`Tap ${what}.`)
  return (effect as Extract<Effect, { kind: 'tap' }>).what
}

describe('who and what is meant', () => {
  it.each([
    ['all creatures with counters on them', { filter: { is: [{}, { is: 'hasCounter', counter: null }] } }],
    [
      'all creatures without a charge counter on them',
      { filter: { is: [{}, { is: 'not', of: { counter: 'charge' } }] } },
    ],
    [
      'all creatures with power equal to or less than the number of lands you control',
      { filter: { is: [{}, { op: '<=' }] } },
    ],
    ["all creatures you don't own", { filter: { is: [{}, { is: 'not', of: { is: 'owned', by: YOU } }] } }],
    [
      "all creatures target player controls but doesn't own",
      { filter: { is: [{}, { is: 'allOf', of: [{ is: 'controlled' }, { is: 'not', of: { is: 'owned' } }] }] } },
    ],
    ['all creatures that are both tapped and white', { filter: { is: [{ is: 'state' }, { is: 'color' }, {}] } }],
    ['all permanents except for an artifact', { filter: { is: [{ is: 'not', of: { is: 'allOf' } }] } }],
    [
      'two creatures of an opponent’s choice'.replace('’', "'"),
      { kind: 'choose', by: { kind: 'anOpponent' }, count: { min: 2 } },
    ],
    [
      'all creatures with three or more counters on them',
      { filter: { is: [{}, { is: 'hasCounter', counter: null, least: 3 }] } },
    ],
    ["target creature of an opponent's choice", { kind: 'target', by: 'opponent' }],
  ])('%s', (what, means) => expect(tapped(what)).toMatchObject(means))

  it.each(["Tap all creatures that isn't white.", "Tap all creatures each opponent controls but doesn't own."])(
    'not %s',
    (text) => expect(problems(text, 'Instant')).not.toEqual([]),
  )

  test('amounts of what has happened', () => {
    const amountOf = (text: string): unknown => (effects(`You gain life equal to ${text}.`)[0] as { n?: unknown }).n
    expect(amountOf('the total life gained by all players this turn')).toMatchObject({
      kind: 'thisTurn',
      done: 'gainedLife',
      who: { kind: 'eachPlayer' },
    })
    expect(amountOf('the amount of damage dealt to you so far this turn')).toMatchObject({
      done: 'wasDealtDamage',
      filter: null,
    })
    expect(amountOf('three times the number of lands you control')).toMatchObject({ kind: 'times', n: 3 })
    expect(amountOf('10 minus the number of lands you control')).toMatchObject({
      kind: 'sum',
      of: [10, { kind: 'negative', of: { kind: 'count' } }],
    })
    expect(amountOf('the number of card types among cards in your graveyard')).toMatchObject({ kind: 'kinds' })
  })
})

describe('costs', () => {
  it.each([
    ['Remove any number of charge counters from ~', { kind: 'removeCounters', n: { kind: 'x' }, counter: 'charge' }],
    ['Mill three cards', { kind: 'put', what: { kind: 'top', n: 3 }, to: { zone: 'graveyard' } }],
    ["Put a creature you control on the bottom of its owner's library", { kind: 'put', to: { position: 'bottom' } }],
  ])('%s', (cost, means) => expect(activated(cost)).toMatchObject({ cost: [means] }))
  // The kinds of two counters could differ.
  it.each(['Remove two counters from ~', 'Mill a cards', "Put a creature you control on top its owner's library"])(
    'not %s',
    (cost) => isRefused(`${cost}: Draw a card.`),
  )
})

describe('limits', () => {
  const limited = (limit: string): Ability => ability(`{1}: Draw a card. ${limit}`)
  it.each([
    [
      'Activate only during combat, only if you control a Forest, and only once each turn.',
      [{ kind: 'onlyIf' }, { kind: 'onlyIf' }, { kind: 'timesPerTurn', n: 1 }],
    ],
    [
      'Any player may activate this ability but only during their upkeep and only once each turn.',
      [{ kind: 'anyPlayer' }, { kind: 'onlyIf' }, { kind: 'timesPerTurn' }],
    ],
    ["Only ~'s controller may activate this ability.", [{ kind: 'onlyBy', who: { kind: 'controllerOf' } }]],
  ])('%s', (limit, means) => expect(limited(limit)).toMatchObject({ limits: means }))
  it.each(['Only target player may activate this ability.', 'Activate only during combat, and only once each turn.'])(
    'not %s',
    (limit) => isRefused(`{1}: Draw a card. ${limit}`),
  )
})
