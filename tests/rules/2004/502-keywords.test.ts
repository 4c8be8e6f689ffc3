import { expect, test } from 'vitest'
import { legalActions } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  creature('Duelist', '{0}', '1/1', 'Bushido 1'),
  creature('Swordmaster', '{0}', '1/1', 'Bushido 1, bushido 2'),
  creature('Bear', '{0}', '2/2'),
  creature('Wall', '{0}', '0/7'),
  spell('Lesson', 'Target creature gains bushido 2 until end of turn.'),
  spell('Shame', 'Target creature loses bushido until end of turn.'),
  spell('Silence All', 'Target creature loses all abilities until end of turn.'),
  spell('Levy', 'Create a 1/1 white Samurai creature token with bushido 1.'),
  card('Dojo', '{0}', 'Enchantment', 'Creatures with bushido get +0/+3.'),
  card('School', '{0}', 'Enchantment', 'Creatures you control have bushido 1.'),
  card('Quill', '{0}', 'Artifact', 'Whenever you cycle a card, you gain 1 life.'),
  card('Page', '{2}{U}', 'Instant', 'Cycling {0}\nYou gain 5 life.'),
  spell('Mirror', 'Target creature becomes a copy of target creature.'),
]

inEditions('2004', '2011')('502 a keyword that is short for text stays a keyword, %s', (edition) => {
  /** The size of the attacker once it has been blocked by the wall and what triggered has resolved. */
  const blocked = (battlefield: readonly string[], attacker: string, ...spells: readonly string[]): string => {
    const game = table(edition, [{ battlefield, hand: spells }, { battlefield: ['Wall'] }], CARDS)
    for (const name of spells) game.cast(name, { targets: [attacker] }).resolve()
    game.attack(attacker).block({ Wall: attacker }).resolveAll()
    return game.size(attacker)
  }

  test('[2004:502.1] printed: each instance triggers for itself', () => {
    expect([blocked(['Duelist'], 'Duelist'), blocked(['Swordmaster'], 'Swordmaster')]).toEqual(['2/2', '4/4'])
  })

  test('[2004:502.1] granted by a spell or by a permanent, and beside its own', () => {
    expect([blocked(['Bear'], 'Bear', 'Lesson'), blocked(['Bear', 'School'], 'Bear')]).toEqual(['4/4', '3/3'])
    expect([blocked(['Duelist', 'School', 'School'], 'Duelist'), blocked(['Bear'], 'Bear')]).toEqual(['4/4', '2/2'])
  })

  test('[2004:502.1] lost by its name, every instance of it, or with everything', () => {
    expect(blocked(['Swordmaster'], 'Swordmaster', 'Shame')).toBe('1/1')
    expect(blocked(['Duelist'], 'Duelist', 'Silence All')).toBe('1/1')
  })

  test('[2004:502.1] on a token, in a filter, on a copy', () => {
    const token = table(edition, [{ hand: ['Levy'], battlefield: ['Dojo', 'Bear'] }, {}], CARDS)
      .cast('Levy')
      .resolve()
    expect([token.size('Samurai'), token.size('Bear')]).toEqual(['1/4', '2/2'])
    expect(blocked(['Dojo', 'Bear'], 'Bear', 'Lesson')).toBe('4/7')
    const copy = table(edition, [{ hand: ['Mirror'], battlefield: ['Bear', 'Swordmaster', 'Dojo'] }, {}], CARDS)
    copy.cast('Mirror', { targets: ['Bear', 'Swordmaster'] }).resolve()
    expect([copy.size('1:Swordmaster'), copy.size('2:Swordmaster')]).toEqual(['1/4', '1/4'])
  })

  test('[2004:502.18a] the ability that cycling stands for is known as cycling', () => {
    const game = table(edition, [{ battlefield: ['Quill'], hand: ['Page'], library: ['Bear'] }, {}], CARDS)
    const offered = legalActions(game.state, 0).filter((one) => one.do === 'activate')
    expect(offered).toEqual([{ do: 'activate', ...game.nth(game.id('Page', 'hand'), 0) }])
    game.activate('Page', 0, {}, 'hand').resolveAll()
    expect([game.life(0), game.zone('Page'), game.handSize(0)]).toEqual([21, 'graveyard', 1])
    game.isAtAQuestion()
  })
})
