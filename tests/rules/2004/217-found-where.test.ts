import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Dressing',
    '{0}',
    'Enchantment',
    'Whenever a creature you control attacks alone, you may search your library for an Aura card that could enchant that creature, put it onto the battlefield attached to that creature, then shuffle.',
  ),
  card(
    'Spinner',
    '{0}',
    'Sorcery',
    'Search your library for a card named Net, put it onto the battlefield attached to target creature, then shuffle.',
  ),
  card(
    'Gift',
    '{0}',
    'Sorcery',
    "Search your library for a Forest card, put it onto the battlefield tapped under target player's control, then shuffle.",
  ),
  card('Net', '{5}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card('Ditch', '{5}', 'Enchantment — Aura', 'Enchant land'),
  creature('Pure', '{0}', '2/2', 'Protection from enchantments'),
]

inEditions('2004', '2011')('%s', (edition) => {
  test('[2004:212.4d] only an Aura that could enchant it is found, and enters attached to it', () => {
    const sides = [{ battlefield: ['Dressing', 'Bear'], library: ['Ox', 'Net', 'Ditch', 'Ox'] }, {}] as const
    const game = table(edition, sides, CARDS).attack('Bear').until('confirm').reply(true).until('choose')
    expect(game.asks('choose').from).toEqual([game.id('Net')])
    game.reply([game.id('Net')])
    expect([game.size('Bear'), game.zone('Ditch')]).toEqual(['3/3', 'library'])
    game.isAtAQuestion()
  })

  test('[2004:212.4e] put onto the battlefield attached to a target; what can’t be attached there stays where it is', () => {
    const play = (name: string) => {
      const sides = [{ hand: ['Spinner'], battlefield: [name], library: ['Ox', 'Net', 'Ox'] }, {}] as const
      const game = table(edition, sides, CARDS)
        .cast('Spinner', { targets: [name] })
        .until('choose')
      return game.reply([game.id('Net')])
    }
    const game = play('Bear')
    expect(get(game.state, game.id('Net')).attachedTo).toEqual({ object: game.id('Bear') })
    expect(play('Pure').zone('Net')).toBe('library')
  })

  test('[2004:glossary/search] what is found may come under another player’s control', () => {
    const sides = [{ hand: ['Gift'], library: ['Ox', 'Forest', 'Ox'] }, {}] as const
    const game = table(edition, sides, CARDS)
      .cast('Gift', { targets: ['player 1'] })
      .until('choose')
    game.reply([game.asks('choose').from[0] ?? 0])
    const { controller, tapped } = get(game.state, game.id('Forest', 'battlefield'))
    expect([controller, tapped]).toEqual([1, true])
  })
})
