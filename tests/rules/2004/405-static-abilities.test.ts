import { describe, expect, test } from 'vitest'
import { characteristics, powerOf } from '../../../src/engine/index.ts'
import { EDITION_IDS } from '../../../src/rulebook/index.ts'
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

describe.each(EDITION_IDS)('405 static abilities, %s', (edition) => {
  test('[2004:405.1] it is simply there while its permanent is, and not from the hand', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Banner'] }, {}], [BANNER])
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
    const game = table(edition, [{ battlefield: ['Ember', 'Verdure'] }, {}], [EMBER, green, paint])
    expect(characteristics(game.state, game.id('Ember')).colors).toEqual(['G'])
  })

  test('[2004:405.2a] a definition of colour works in every zone', () => {
    const sides = { hand: ['Seek'], library: ['Forest', 'Ember', 'Bear'] }
    const game = table(edition, [sides, {}], [EMBER, SEEK])
    game.cast('Seek').resolve()
    const found = game.asks('choose').from.map((id) => characteristics(game.state, id).name)
    expect(found).toEqual(['Ember'])
  })
})

test.each([
  ['2004', 0],
  ['2011', 2],
] as const)('[2004:405.2a] in %s the power that is defined is %i in the graveyard', (edition, power) => {
  const game = table(edition, [{ graveyard: ['Hoard'], hand: ['Bear', 'Bear'] }, {}], [HOARD])
  expect(powerOf(game.state, game.id('Hoard', 'graveyard'))).toBe(power)
  game.isAtAQuestion()
})
