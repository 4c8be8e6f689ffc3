import { describe, expect, test } from 'vitest'
import { characteristics, hasKeyword, powerOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const BANNER = card('Banner', '{0}', 'Artifact', '{0}, Sacrifice ~: You gain 1 life.\nCreatures you control get +1/+0.')
const EMBER = creature('Ember', '{2}', '2/2', '~ is red.')
const HOARD = creature(
  'Hoard',
  '{2}',
  '0/0',
  "~'s power and toughness are each equal to the number of cards in your hand.",
)
const SEEK = card(
  'Seekout',
  '{0}',
  'Sorcery',
  'Search your library for a red card, reveal it, and put it into your hand. Then shuffle.',
)

inEditions(
  '2004',
  '2011',
  'today',
)('405 static abilities, %s', (edition) => {
  test('[2004:405.1] it is simply there while its permanent is, and not from the hand', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Banner'] }, {}], [BANNER])
    expect(game.size('Bear')).toBe('2/2')
    game.cast('Banner').resolve()
    expect([game.size('Bear'), game.state.stack.length]).toEqual(['3/2', 0])
    game.activate('Banner')
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[2004:405.2 today:604.3] what defines its own object is a definition; what affects others is not', () => {
    const green = card('Verdure', '{1}', 'Enchantment', 'Creatures you control are green.')
    const rules = [EMBER, HOARD, green].map(({ abilities: [first] }) =>
      first?.kind === 'static' ? first.rule.kind : null,
    )
    expect(rules).toEqual(['define', 'define', 'affect'])
    const paint = card('Paint', '{0}', 'Instant', 'Target creature becomes blue until end of turn.')
    // The definition is applied first: the later and the earlier effect on colour both override it.
    const game = table(edition, [{ battlefield: ['Ember', 'Verdure'] }, {}], [EMBER, green, paint])
    expect(characteristics(game.state, game.id('Ember')).colors).toEqual(['G'])
  })

  test('[2004:405.2a] a definition of colour works in every zone', () => {
    const sides = { hand: ['Seekout'], library: ['Forest', 'Ember', 'Bear'] }
    const game = table(edition, [sides, {}], [EMBER, SEEK])
    game.cast('Seekout').resolve()
    const found = game.asks('choose').from.map((id) => characteristics(game.state, id).name)
    expect(found).toEqual(['Ember'])
  })
})

test.each([
  ['2004', 0],
  ['2011', 2],
] as const)('[2004:402.8 2004:405.2a] in %s the power that is defined is %i off the battlefield', (edition, power) => {
  const sides = { graveyard: ['Hoard'], outside: ['Hoard'], hand: ['Bear', 'Bear'] }
  const game = table(edition, [sides, {}], [HOARD])
  for (const zone of ['graveyard', 'outside'] as const) expect(powerOf(game.state, game.id('Hoard', zone))).toBe(power)
  game.isAtAQuestion()
})

describe('405.2 what is a definition', () => {
  const GROUNDED = card('Grounded', '{0}', 'Enchantment', 'All creatures lose flying.')
  const DUSK = creature('Dusk Cat', '{2}', '2/2', 'As long as you control a Swamp, ~ is black.', 'Creature — Cat')
  const DWINDLE = zoo('Dwindle')
  const HOARDER = card(
    'Hoarder',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature has "This creature\'s power and toughness are each equal to the number of cards in your hand."',
  )

  test.each([
    ['2004', false],
    ['2011', true],
  ] as const)(
    '[2004:405.2] in %s, that it has flying is a definition or an effect with a timestamp',
    (edition, flies) => {
      const kite = creature('Kite', '{0}', '1/1', '~ has flying.')
      const game = table(edition, [{ battlefield: ['Grounded', 'Kite'] }, {}], [GROUNDED, kite])
      expect(hasKeyword(game.state, game.id('Kite'), 'flying')).toBe(flies)
      // With the newer effect after it, both come to the same.
      const after = table(edition, [{ battlefield: ['Kite', 'Grounded'] }, {}], [GROUNDED, kite])
      expect(hasKeyword(after.state, after.id('Kite'), 'flying')).toBe(false)
    },
  )

  test.each([
    ['2004', ['B']],
    ['2011', []],
  ] as const)(
    '[2004:405.2 2004:405.2a] in %s, a colour under a condition counts in the hand, or not',
    (edition, inHand) => {
      const grey = { ...DUSK, cost: null, colors: [] }
      const sides = { battlefield: ['Swamp', 'Dusk Cat'], hand: ['Dusk Cat'] }
      const game = table(edition, [sides, {}], [grey])
      const colors = (zone: 'hand' | 'battlefield') => characteristics(game.state, game.id('Dusk Cat', zone)).colors
      expect([colors('battlefield'), colors('hand')]).toEqual([['B'], inHand])
      const without = table(edition, [{ hand: ['Dusk Cat'] }, {}], [grey])
      expect(characteristics(without.state, without.id('Dusk Cat')).colors).toEqual([])
    },
  )

  test.each([
    ['2004', '0/2'],
    ['2011', '1/1'],
  ] as const)('[2004:405.2] in %s, a size that an Aura gives is defined, or set like others', (edition, size) => {
    const sides = { battlefield: ['Bear', 'Forest', 'Forest'], hand: ['Dwindle', 'Hoarder', 'Spark'] }
    const game = table(edition, [sides, {}], [DWINDLE, HOARDER])
    game.cast('Dwindle', { targets: ['Bear'] }).resolve()
    game.cast('Hoarder', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe(size)
    game.isAtAQuestion()
  })
})
