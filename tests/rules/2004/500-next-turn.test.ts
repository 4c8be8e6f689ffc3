/**
 * What holds for somebody's next turn or until their next step, prices for blocks, and blocking each attacker (418.3,
 * 500).
 */
import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Dust',
    '{0}',
    '1/4',
    "Whenever ~ blocks a creature, that creature can't attack during its controller's next turn.",
  ),
  creature('Ram', '{0}', '1/5'),
  creature('Elk', '{0}', '2/5'),
  creature('Bog Farmer', '{0}', '1/1', "{T}: Target land becomes a Swamp until its controller's next untap step."),
  card(
    'Toll',
    '{0}',
    'Enchantment',
    "{X}{R}: This turn, creatures can't block unless their controller pays {X} for each blocking creature they control.",
  ),
  card(
    'Stand',
    '{0}',
    'Instant',
    'Target creature can block any number of creatures this turn. It blocks each attacking creature this turn if able.',
  ),
  card('Daze', '{0}', 'Instant', "Tap target creature. It doesn't untap during its controller's next two untap steps."),
  creature(
    'Raft',
    '{0}',
    '1/9',
    'At the beginning of each combat, unless you pay {R}, whenever ~ blocks or becomes blocked by a creature this combat, that creature gains first strike until end of turn.',
  ),
  creature('Pack', '{0}', '1/1', 'When ~ dies during combat, create a 1/1 green Dog creature token.'),
  card(
    'Order',
    '{0}',
    'Enchantment',
    'Whenever a creature becomes blocked by a creature with lesser power, destroy the blocking creature.\nWhenever a creature blocks a creature with lesser power, destroy the attacking creature.',
  ),
  creature(
    'Sworn',
    '{0}',
    '1/3',
    "{0}: ~'s power becomes the toughness of target creature blocking or being blocked by ~ minus 1 until end of turn, and ~'s toughness becomes 1 plus the power of that creature until end of turn.",
  ),
  card(
    'Web',
    '{0}',
    'Artifact',
    'Whenever a creature with a web counter on it attacks, all creatures with web counters on them block that creature this turn if able.\n{0}: Put a web counter on target creature.',
  ),
]

inEditions('2004', '2011')('500 the next turn, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[] = [], hand: readonly string[] = []): Table =>
    table(edition, [{ battlefield: mine, hand }, { battlefield: theirs }], CARDS)
  const able = (game: Table, name: string): boolean =>
    game.until('attackers').asks('attackers').able.includes(game.id(name))
  const turnOn = (game: Table, n: number): Table => game.to('upkeep', game.state.turn.number + n)

  test("[2004:418.3a] during its controller's next turn, and neither before nor after", () => {
    const game = board(['Ram', 'Elk'], ['Dust']).attack('Ram', 'Elk').block({ Dust: 'Ram' }).resolveAll()
    turnOn(game, 2)
    expect([able(game, 'Ram'), able(game, 'Elk')]).toEqual([false, true])
    turnOn(game.reply([]), 2)
    expect(able(game, 'Ram')).toBe(true)
  })

  test("[2004:418.3a] until its controller's next untap step", () => {
    const game = board(['Bog Farmer'], ['Forest']).activate('Bog Farmer', 0, { targets: ['Forest'] })
    const land = game.state.battlefield.find((id) => get(game.state, id).controller === 1) as number
    game.resolve()
    const types = () => characteristics(game.state, land).subtypes
    expect(types()).toEqual(['Swamp'])
    game.to('end')
    expect(types()).toEqual(['Swamp'])
    turnOn(game, 1)
    expect(types()).toEqual(['Forest'])
  })

  test('[2004:309.2b] each blocker costs as much as was paid for X', () => {
    const game = board(['Toll', 'Elk', 'Mountain', 'Mountain'], ['Ram', 'Forest'])
      .activate('Toll', 0, { x: 1 })
      .resolve()
    game.attack('Elk').block({ Ram: 'Elk' })
    expect(get(game.state, game.id('Forest', 'battlefield')).zone).toBe('battlefield')
    if (game.question.kind === 'pay') game.plain()
    expect(game.state.combat?.blocks).toHaveLength(1)
    const broke = board(['Toll', 'Elk', 'Mountain', 'Mountain'], ['Ram']).activate('Toll', 0, { x: 1 }).resolve()
    broke.attack('Elk').until('blockers')
    broke.refusal([{ id: broke.id('Ram'), attackers: [broke.id('Elk')] }])
    broke.reply([]).isAtAQuestion()
  })

  test('[2004:500.3] it must block each of them that it can', () => {
    const game = board(['Elk', 'Ram', 'Bear'], ['Dust'], ['Stand'])
      .cast('Stand', { targets: ['Dust'] })
      .resolve()
    game.attack('Elk', 'Ram').until('blockers')
    game.refusal([{ id: game.id('Dust'), attackers: [game.id('Elk')] }])
    game.refusal([])
    game.reply([{ id: game.id('Dust'), attackers: [game.id('Elk'), game.id('Ram')] }]).isAtAQuestion()
  })

  test('[2004:302.2] for two untap steps', () => {
    const game = board([], ['Ram'], ['Daze'])
      .cast('Daze', { targets: ['Ram'] })
      .resolve()
    const tapped = (turns: number) => {
      const later = turnOn(game, turns)
      return get(later.state, later.id('Ram')).tapped
    }
    expect([tapped(1), tapped(2), tapped(2)]).toEqual([true, true, false])
  })

  test('[2004:404.4] a trigger for one combat', () => {
    const game = board(['Raft'], ['Ram']).to('beginCombat').resolveAll()
    game.attack('Raft').block({ Ram: 'Raft' }).resolveAll()
    expect(
      characteristics(game.state, game.id('Ram')).abilities.map((one) => one.kind === 'keyword' && one.keyword.name),
    ).toContain('firstStrike')
    expect(game.to('main2').state.delayed).toHaveLength(0)
  })

  test('[2004:404.4] which paying keeps from being made', () => {
    const game = board(['Raft', 'Mountain'], ['Ram']).to('beginCombat').until('confirm').reply(true)
    if (game.question.kind === 'pay') game.plain()
    expect(game.resolveAll().state.delayed).toHaveLength(0)
  })

  test('[2004:410.10] dying during combat, and outside it', () => {
    const outside = board(['Pack'], [], ['Shatter'])
      .cast('Shatter', { targets: ['Pack'] })
      .resolve()
      .resolveAll()
    expect(outside.has('battlefield', 'Dog')).toBe(false)
    const inside = board(['Pack'], [], ['Shatter'])
      .attack('Pack')
      .cast('Shatter', { targets: ['Pack'] })
      .resolve()
      .resolveAll()
    expect(inside.has('battlefield', 'Dog')).toBe(true)
  })

  test('[2004:410.9c] lesser than the one it fights', () => {
    const weak = board(['Order', 'Elk'], ['Dust']).attack('Elk').block({ Dust: 'Elk' }).resolveAll()
    expect([weak.zone('Dust'), weak.zone('Elk')]).toEqual(['graveyard', 'battlefield'])
    const strong = board(['Order', 'Ram'], ['Elk']).attack('Ram').block({ Elk: 'Ram' }).resolveAll()
    expect([strong.zone('Elk'), strong.zone('Ram')]).toEqual(['battlefield', 'graveyard'])
    const equal = board(['Order', 'Ram'], ['Dust']).attack('Ram').block({ Dust: 'Ram' }).resolveAll()
    expect([equal.zone('Dust'), equal.zone('Ram')]).toEqual(['battlefield', 'battlefield'])
  })

  test('[2004:418.5] its size goes by what it fights', () => {
    const game = board(['Sworn'], ['Elk']).attack('Sworn').block({ Elk: 'Sworn' })
    expect(
      game
        .activate('Sworn', 0, { targets: ['Elk'] })
        .resolve()
        .size('Sworn'),
    ).toBe('4/3')
  })

  test('[2004:500.3] those with such counters block the one that attacks', () => {
    const game = board(['Web', 'Elk'], ['Ram', 'Dust'])
      .activate('Web', 1, { targets: ['Elk'] })
      .resolve()
    game
      .activate('Web', 1, { targets: ['Ram'] })
      .resolve()
      .attack('Elk')
      .resolveAll()
      .until('blockers')
    game.refusal([])
    game.refusal([{ id: game.id('Dust'), attackers: [game.id('Elk')] }])
    game.reply([{ id: game.id('Ram'), attackers: [game.id('Elk')] }]).isAtAQuestion()
  })
})
