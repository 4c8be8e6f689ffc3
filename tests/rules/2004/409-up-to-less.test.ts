/**
 * Costs that may be reduced by up to so much: as much of it as the player wants (409.1f); mana of another type
 * (419.1a).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Gate', '{0}', 'Artifact', 'Creature spells you cast cost up to {2} less to cast.'),
  card(
    'Grounds',
    '{0}',
    'Enchantment',
    'Activated abilities of creatures you control cost up to {2} less to activate.',
  ),
  creature('Big', '{3}{G}', '4/4'),
  creature('Worker', '{0}', '1/1', '{3}: You gain 1 life.'),
  card(
    'Twist',
    '{0}',
    'Enchantment',
    'If tapped for mana, Plains produce {R}, Swamps produce {G}, and Forests produce {B} instead of any other type.',
  ),
]

inEditions('2004', '2011')('409 up to less, %s', (edition) => {
  const casting = (lands: number) =>
    table(edition, [{ battlefield: ['Gate', ...times(lands, 'Forest')], hand: ['Big'] }, {}], CARDS)

  test('[2004:409.1f] as much as is wanted, of what can be paid', () => {
    const game = casting(3)
    game.reply({ do: 'cast', ...game.way(game.id('Big'), 'normal') })
    const { min, max, suggested, what } = game.asks('number')
    expect([what, min, max, suggested]).toEqual(['reduction', 1, 2, 2])
    expect(game.refusal(0)).toBeDefined()
    game.reply(1)
    if (game.question.kind === 'pay') game.plain()
    expect(game.resolve().has('battlefield', 'Big')).toBe(true)
    expect(game.state.battlefield.filter((id) => get(game.state, id).tapped).length).toBe(3)
  })

  test('[2004:409.1f] all of it where less could not be paid; without it nothing is asked', () => {
    const game = casting(2)
    game.reply({ do: 'cast', ...game.way(game.id('Big'), 'normal') })
    expect(game.question.kind).not.toBe('number')
    expect(() => casting(1).cast('Big')).toThrow()
    const plain = table(edition, [{ battlefield: times(4, 'Forest'), hand: ['Big'] }, {}], CARDS)
    plain.reply({ do: 'cast', ...plain.way(plain.id('Big'), 'normal') })
    expect(plain.question.kind).not.toBe('number')
  })

  test('[2004:403.1] an ability of a creature, too', () => {
    const game = table(edition, [{ battlefield: ['Grounds', 'Worker', 'Forest'] }, {}], CARDS)
    expect(game.activate('Worker').resolve().life(0)).toBe(21)
    expect(() => table(edition, [{ battlefield: ['Grounds', 'Worker'] }, {}], CARDS).activate('Worker')).toThrow()
  })

  test('[2004:419.1a] each land gives the type that is said of it', () => {
    const game = table(edition, [{ battlefield: ['Twist', 'Plains', 'Swamp', 'Forest', 'Island'] }, {}], CARDS)
    for (const land of ['Plains', 'Swamp', 'Forest', 'Island']) game.activate(land)
    expect(game.pool(0)).toBe('RGBU')
  })
})
