import { describe, expect, test } from 'vitest'
import { characteristics, powerOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const BANNER = card('Banner', '{0}', 'Artifact', '{0}, Sacrifice ~: You gain 1 life.\nCreatures you control get +1/+0.')
const EMBER = creature('Ember', '{2}', '2/2', '~ is red.')
const HOARD = creature(
  'Hoard',
  '{2}',
  '0/0',
  "~'s power and toughness are each equal to the number of cards in your hand.",
)
const SEEK = card(
  'Seek',
  '{0}',
  'Sorcery',
  'Search your library for a red card, reveal it, and put it into your hand. Then shuffle.',
)

describe('405 static abilities', () => {
  test('[2004:405.1] it is simply there while its permanent is, and not from the hand', () => {
    const game = table('2004', [{ battlefield: ['Bear'], hand: ['Banner'] }, {}], [BANNER])
    expect(game.size('Bear')).toBe('2/2')
    game.cast('Banner').resolve()
    expect([game.size('Bear'), game.state.stack.length]).toEqual(['3/2', 0])
    game.activate('Banner')
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[2004:405.2] what defines its own object is a definition; what affects others is not', () => {
    const green = card('Verdure', '{1}', 'Enchantment', 'Creatures you control are green.')
    const rules = [EMBER, HOARD, green].map(({ abilities: [first] }) =>
      first?.kind === 'static' ? first.rule.kind : null,
    )
    expect(rules).toEqual(['define', 'define', 'affect'])
    const paint = card('Paint', '{0}', 'Instant', 'Target creature becomes blue until end of turn.')
    // The definition is applied first: the later and the earlier effect on colour both override it.
    const game = table('2004', [{ battlefield: ['Ember', 'Verdure'] }, {}], [EMBER, green, paint])
    expect(characteristics(game.state, game.id('Ember')).colors).toEqual(['G'])
  })

  test('[2004:405.2a] a definition of colour works in every zone, one of power and toughness does not', () => {
    const sides = { hand: ['Seek'], library: ['Forest', 'Ember', 'Bear'], graveyard: ['Hoard'] }
    const game = table('2004', [sides, {}], [EMBER, HOARD, SEEK])
    expect(powerOf(game.state, game.id('Hoard', 'graveyard'))).toBe(0)
    game.cast('Seek').resolve()
    const found = game.asks('choose').from.map((id) => characteristics(game.state, id).name)
    expect(found).toEqual(['Ember'])
  })
})

describe('405 in 2011', () => {
  test('[2004:405.2a] every definition works in every zone', () => {
    const game = table('2011', [{ graveyard: ['Hoard'], hand: ['Bear', 'Bear'] }, {}], [HOARD])
    expect(powerOf(game.state, game.id('Hoard', 'graveyard'))).toBe(2)
  })
})
