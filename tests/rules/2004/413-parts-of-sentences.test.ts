/** Sentences whose parts go by conditions and amounts of their own (413.2). */
import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Twin Fire',
    '{2}',
    'Sorcery',
    '~ deals 3 damage to each creature without flying if {R} was spent to cast this spell and 2 damage to each creature with flying if {G} was spent to cast this spell.',
  ),
  card(
    'Twin Spring',
    '{2}',
    'Sorcery',
    'You gain 2 life if {R} was spent to cast this spell and 5 life if {G} was spent to cast this spell.',
  ),
  card(
    'Twin Sway',
    '{2}',
    'Instant',
    'Creatures your opponents control get -1/-0 until end of turn if {R} was spent to cast this spell, and creatures you control get +1/+0 until end of turn if {G} was spent to cast this spell.',
  ),
  card(
    'Split Bolt',
    '{X}',
    'Instant',
    '~ deals half X damage, rounded down, to any target, and half X damage, rounded up, to you.',
  ),
  card(
    'Sear',
    '{0}',
    'Sorcery',
    '~ deals 1 damage to each nonblack creature and an additional 1 damage to each green creature.',
  ),
  card(
    'Swarm',
    '{0}',
    'Sorcery',
    '~ deals damage to target creature equal to the number of creatures you control in excess of the number of creatures target opponent controls.',
  ),
  card(
    'Refuse',
    '{0}',
    'Instant',
    'Kicker {1}\nCounter target spell if its mana value is 1 or less. If this spell was kicked, counter that spell if its mana value is 3 or less instead.',
  ),
  creature(
    'Slug',
    '{0}',
    '2/2',
    'Whenever ~ attacks, you may pay {1}. If you do, ~ gets +1/+0 until end of turn. Otherwise, you lose 1 life.',
  ),
  creature(
    'Sphinx',
    '{0}',
    '2/2',
    'At the beginning of your end step, you gain 3 life if ~ is untapped. Otherwise, each opponent loses 3 life.',
  ),
  creature(
    'Titan',
    '{0}',
    '2/2',
    'At the beginning of your upkeep, sacrifice ~ and it deals damage equal to the number of +1/+1 counters on it to each creature and each player.\n~ enters the battlefield with three +1/+1 counters on it.',
  ),
  card(
    'Purge',
    '{0}',
    'Sorcery',
    "Destroy all artifacts. They can't be regenerated. The controller of each of those artifacts gains life equal to its mana value.",
  ),
  card('Cull', '{0}', 'Sorcery', 'Each player sacrifices all lands they control except for two.'),
  card('Halve', '{0}', 'Sorcery', 'Target player sacrifices half the creatures they control, rounded up.'),
  card(
    'Wake',
    '{0}',
    'Instant',
    "Target land becomes an X/X Elemental creature until end of turn, where X is the number of creatures you control. It's still a land.",
  ),
  card('Rise', '{0}', 'Artifact', '{0}: ~ becomes a 3/2 Golem creature until end of turn.'),
  card('Stampede', '{0}', 'Sorcery', 'Double your life total.'),
  card(
    'Lone Muster',
    '{0}',
    'Sorcery',
    'As an additional cost to cast this spell, sacrifice all creatures you control.\n~ deals damage to any target equal to the total power of the sacrificed creatures.',
  ),
  card('Veto', '{0}', 'Instant', 'Counter target spell.'),
  card('Insist', '{0}', 'Instant', "Target spell can't be countered."),
  card('Flare', '{3}', 'Instant', '~ deals 3 damage to any target.'),
  card('Ember', '{1}', 'Instant', '~ deals 1 damage to any target.'),
  card('Urn', '{2}', 'Artifact', ''),
  creature('Gull', '{U}', '1/3', 'Flying'),
  creature('Elk', '{G}', '3/4'),
  creature('Ox', '{1}', '2/4'),
]
const damage = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

inEditions('2004', '2011')('parts of sentences, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)

  test.each([
    [['Mountain', 'Mountain'], [3, 0], 22],
    [['Mountain', 'Forest'], [3, 2], 27],
    [['Island', 'Forest'], [0, 2], 25],
    [['Island', 'Island'], [0, 0], 20],
  ])('[2004:413.2b] each part by the mana that was spent: %s', (lands, dealt, life) => {
    const fire = play(['Twin Fire'], [...lands, 'Elk', 'Gull'])
    fire.cast('Twin Fire').resolve()
    expect([damage(fire, 'Elk'), damage(fire, 'Gull')]).toEqual(dealt)
    const spring = play(['Twin Spring'], lands)
    spring.cast('Twin Spring').resolve()
    expect(spring.life(0)).toBe(life)
  })

  test('[2004:413.2b] two clauses, two conditions', () => {
    const game = play(['Twin Sway'], ['Island', 'Forest', 'Elk'], ['Ox'])
    game.cast('Twin Sway').resolve()
    expect([game.size('Elk'), game.size('Ox')]).toEqual(['4/4', '2/4'])
  })

  test('[2004:104.2] half of X, up and down', () => {
    const game = play(['Split Bolt'], ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'])
    game.cast('Split Bolt', { x: 5, targets: ['player 1'] }).resolve()
    expect([game.life(0), game.life(1)]).toEqual([17, 18])
  })

  test('[2004:413.2b] an additional amount for some', () => {
    const game = play(['Sear'], ['Elk', 'Ox'])
    game.cast('Sear').resolve()
    expect([damage(game, 'Elk'), damage(game, 'Ox')]).toEqual([2, 1])
  })

  test('[2004:104.2] in excess of: a difference, and nothing below zero', () => {
    const more = play(['Swarm'], ['Elk', 'Gull', 'Slug'], ['Ox'])
    more.cast('Swarm', { targets: ['Ox', 'player 1'] }).resolve()
    expect(damage(more, 'Ox')).toBe(2)
    const fewer = play(['Swarm'], [], ['Ox'])
    fewer.cast('Swarm', { targets: ['Ox', 'player 1'] }).resolve()
    expect(damage(fewer, 'Ox')).toBe(0)
  })

  test.each([
    ['Ember', false, 20],
    ['Flare', false, 17],
    ['Flare', true, 20],
  ])('[2004:502.21b] a condition in place of a condition: %s, kicked %s', (spell, kick, life) => {
    const lands = ['Forest', 'Forest', 'Forest', 'Forest']
    const game = play([spell, 'Refuse'], lands)
    game
      .cast(spell, { targets: ['player 1'] })
      .cast('Refuse', { targets: [spell], kick })
      .resolveAll()
    expect(game.life(1)).toBe(life)
  })

  test('[2004:413.2c] what is done where the price is not paid', () => {
    const poor = play([], ['Slug'])
    poor.attack('Slug').resolveAll()
    expect([poor.life(0), poor.size('Slug')]).toEqual([19, '2/2'])
    const rich = play([], ['Slug', 'Forest'])
    rich.attack('Slug').resolve().reply(true)
    rich.plain()
    expect([rich.life(0), rich.size('Slug')]).toEqual([20, '3/2'])
  })

  test('[2004:413.2b] a condition behind, and what happens otherwise', () => {
    const rested = play([], ['Sphinx'])
    rested.to('upkeep', rested.state.turn.number + 1)
    expect([rested.life(0), rested.life(1)]).toEqual([23, 20])
    const tired = play([], ['Sphinx'])
    tired.attack('Sphinx').to('upkeep', tired.state.turn.number + 1)
    expect([tired.life(0), tired.life(1)]).toEqual([20, 15])
  })

  test('[2004:413.2f] what was sacrificed deals damage by its counters as they were', () => {
    const game = play(['Titan'], ['Elk'])
    game
      .cast('Titan')
      .resolve()
      .to('draw', game.state.turn.number + 2)
    expect([game.life(0), game.life(1), game.has('battlefield', 'Titan')]).toEqual([17, 17, false])
  })

  test('[2004:413.2f] each controller of what was destroyed', () => {
    const game = play(['Purge'], ['Urn', 'Rise'], ['Urn'])
    game.cast('Purge').resolve()
    expect([game.life(0), game.life(1), game.has('battlefield', 'Urn')]).toEqual([22, 22, false])
  })

  test('[2004:413.2c] all but two, and half of them', () => {
    const game = play(['Cull'], ['Forest', 'Forest', 'Forest', 'Forest'], ['Island'])
    game.cast('Cull').resolve()
    expect(game.asks('choose').min).toBe(2)
    game.plain()
    const lands = game.state.battlefield.filter((id) => characteristics(game.state, id).types.includes('land'))
    expect(lands).toHaveLength(3)
    const half = play(['Halve'], ['Elk', 'Ox', 'Gull'])
    half
      .cast('Halve', { targets: ['player 0'] })
      .resolve()
      .plain()
    expect(half.state.battlefield).toHaveLength(1)
  })

  test('[2004:418.3c] X is counted as the land comes to life, and it stays a land', () => {
    const game = play(['Wake'], ['Forest', 'Elk', 'Ox'])
    game.cast('Wake', { targets: ['Forest'] }).resolve()
    expect(game.size('Forest')).toBe('2/2')
    expect(characteristics(game.state, game.id('Forest', 'battlefield')).types).toEqual(['land', 'creature'])
  })

  test('[2004:104.4] a life total doubled', () => {
    const game = play(['Stampede'])
    game.cast('Stampede').resolve()
    expect(game.life(0)).toBe(40)
  })

  test('[2004:413.2f] the total power of what the cost has used up', () => {
    const game = play(['Lone Muster'], ['Elk', 'Ox'])
    game.cast('Lone Muster', { targets: ['player 1'] }).resolve()
    expect([game.life(1), game.has('battlefield', 'Elk')]).toEqual([15, false])
  })

  test("[2004:414.1] a spell that can't be countered", () => {
    const game = play(['Ember', 'Insist', 'Veto'], ['Forest'])
    game
      .cast('Ember', { targets: ['player 1'] })
      .cast('Insist', { targets: ['Ember'] })
      .resolve()
    game.cast('Veto', { targets: ['Ember'] }).resolveAll()
    expect(game.life(1)).toBe(19)
    game.isAtAQuestion()
  })
})
