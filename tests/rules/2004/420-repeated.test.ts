/** State-based checks that repeat, what they forget, and since when a permanent has been a legend (420.3, 420.5e). */
import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions, testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Shell', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.\nTotem armor'),
  card(
    'Three for a Life',
    '{0}',
    'Enchantment',
    'If a creature would be destroyed, its controller loses 3 life instead.',
  ),
  card('Lesson', '{0}', 'Enchantment', 'If a creature would be destroyed, its controller draws a card instead.'),
  card('Blessing', '{0}', 'Enchantment', 'If a creature would be destroyed, its controller gains 1 life instead.'),
  card('Spark', '{0}', 'Instant', '~ deals 3 damage to target creature.'),
  creature('Egg', '{0}', '1/1'),
  creature('Viper', '{0}', '1/1', 'Deathtouch\n{T}: ~ deals 1 damage to target creature.'),
  creature('Newt', '{0}', '1/1', '{0}: Regenerate ~.'),
  creature('Rock', '{0}', '0/4', 'Indestructible'),
  card('Soften', '{0}', 'Instant', 'Target creature loses all abilities until end of turn.'),
  card('Liken', '{0}', 'Instant', 'Target creature becomes a copy of another target creature.'),
  creature('Elder', '{0}', '2/2', '', 'Legendary Creature — Bear'),
  creature('Masked', '{0}', '2/2', 'Morph {0}', 'Legendary Creature — Bear'),
]
const use = (game: Table, spell: string, ...targets: readonly string[]): Table =>
  game.cast(spell, { targets }).resolve()

inEditions('2004', '2011')('checks that repeat, %s', (edition) => {
  test('[2004:420.3] what is left of the creature after its Aura was destroyed in its place is checked again', () => {
    const egg = creature('Shellfish', '{0}', '0/0')
    const game = table(
      edition,
      [{ battlefield: ['Shellfish', { name: 'Shell', attachedTo: 'Shellfish' }], hand: ['Spark'] }, {}],
      [...CARDS, egg],
    )
    use(game, 'Spark', 'Shellfish')
    expect([game.has('graveyard', 'Shell'), game.has('graveyard', 'Shellfish')]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2004:420.3] a player who is at 0 life for what replaced the destruction loses at once', () => {
    for (const life of [3, 4]) {
      const game = table(edition, [{ battlefield: ['Egg', 'Three for a Life'], hand: ['Spark'], life }, {}], CARDS)
      use(game, 'Spark', 'Egg')
      expect(game.state.outcome === null).toBe(false)
    }
  })

  test('[2004:420.3] so does one who had to draw from an empty library', () => {
    const game = table(edition, [{ battlefield: ['Egg', 'Lesson'], hand: ['Spark'], library: [] }, {}], CARDS)
    use(game, 'Spark', 'Egg')
    expect(game.state.outcome).not.toBeNull()
  })
})

inEditions('2004')('since when it has been a legend, %s', (edition) => {
  const elders = (game: Table) =>
    game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Elder')

  test('[2004:420.5e] an older permanent that becomes a copy of a legend has been one since then: it goes', () => {
    const game = table(edition, [{ battlefield: ['Ox', 'Elder'], hand: ['Liken'] }, {}], CARDS)
    const [real] = elders(game)
    use(game, 'Liken', 'Ox', 'Elder')
    expect(elders(game)).toEqual([real])
    game.isAtAQuestion()
  })

  test('[2004:420.5e] one that enters as a copy of it is the newer one', () => {
    const mimic = creature(
      'Pond Mimic',
      '{0}',
      '0/0',
      'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
    )
    const game = table(edition, [{ battlefield: ['Elder'], hand: ['Pond Mimic'] }, {}], [...CARDS, mimic])
    const [real] = elders(game)
    game.cast('Pond Mimic').resolve().resolveAll()
    expect(elders(game)).toEqual([real])
  })

  test('[2004:420.5e 2004:502.26] one that turns face up has been one since then', () => {
    const game = table(
      edition,
      [{ hand: ['Masked', 'Masked'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}],
      CARDS,
    )
    game.cast('Masked', { via: 'faceDown' }).resolve()
    const hidden = game.state.battlefield.at(-1)
    game.cast('Masked').resolve()
    const open = game.state.battlefield.at(-1)
    expect(open).not.toBe(hidden)
    game.reply({ do: 'turnFaceUp', object: Number(hidden) }).announce({})
    game.resolveAll()
    expect([game.state.battlefield.includes(Number(open)), game.state.battlefield.includes(Number(hidden))]).toEqual([
      true,
      false,
    ])
    game.isAtAQuestion()
  })
})

inEditions('2011', 'today')('deathtouch and checks, %s', (edition) => {
  test('[2004:420.3] damage from deathtouch counts for one check only', () => {
    const game = table(edition, [{ battlefield: ['Viper', 'Rock'], hand: ['Soften'] }, {}], CARDS)
    game.activate('Viper', 1, { targets: ['Rock'] }).resolve()
    expect([game.zone('Rock'), get(game.state, game.id('Rock')).deathtouched]).toEqual(['battlefield', false])
    use(game, 'Soften', 'Rock')
    expect(game.zone('Rock')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[today:704.7] lethal damage and deathtouch at one check: one shield is used up for both', () => {
    const game = table(edition, [{ battlefield: ['Viper', 'Newt'], hand: ['Spark'] }, {}], CARDS)
    for (const _ of [1, 2]) game.activate('Newt').resolve()
    game.activate('Viper', 1, { targets: ['Newt'] }).resolve()
    expect(game.zone('Newt')).toBe('battlefield')
    use(game, 'Spark', 'Newt')
    expect(game.zone('Newt')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:420.3] a replaced destruction is replaced once, not at every check', () => {
    const game = table(edition, [{ battlefield: ['Viper', 'Ox', 'Blessing'] }, {}], CARDS)
    game.activate('Viper', 1, { targets: ['Ox'] }).resolve()
    expect([game.life(0), game.zone('Ox')]).toEqual([21, 'battlefield'])
    game.pass(2)
    expect(game.life(0)).toBe(21)
  })
})

testInEditions('2004', '2011')('[2004:421.4] destruction that is replaced without end is a draw (%s)', (edition) => {
  const game = table(edition, [{ battlefield: ['Egg', 'Blessing'], hand: ['Spark'] }, {}], CARDS)
  use(game, 'Spark', 'Egg')
  expect(game.state.outcome).toMatchObject({ winner: null, rule: cite('draw.loop', edition) })
})
