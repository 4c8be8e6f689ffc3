/** Put onto the battlefield attached to something that the text names (212.4e). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Fangs',
    '{1}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature gets +1/+1.\nWhen a creature with power 3 or greater enters the battlefield, you may return ~ from your graveyard to the battlefield attached to that creature.',
  ),
  creature('Ward', '{0}', '3/3', 'Protection from enchantments'),
  card(
    'Armory',
    '{0}',
    'Sorcery',
    'Put target Equipment card from your graveyard onto the battlefield attached to target creature.',
  ),
  card('Spear', '{1}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {1}'),
]
const hostOf = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).attachedTo

inEditions('2004', '2011', 'today')('entering attached, %s', (edition) => {
  const start = (hand: readonly string[], graveyard: readonly string[]) =>
    table(edition, [{ hand, graveyard, battlefield: ['Ox'] }, {}], CARDS)

  test('[2004:212.4e] an Aura enters attached to what the text says', () => {
    const game = start(['Lion'], ['Fangs'])
    game.cast('Lion').resolve().resolve().reply(true)
    expect([hostOf(game, 'Fangs'), game.size('Lion')]).toEqual([{ object: game.id('Lion') }, '4/4'])
    game.isAtAQuestion()
  })

  test('[2004:212.4e today:303.4i] where it cannot be attached there, it stays where it is', () => {
    const game = start(['Ward'], ['Fangs'])
    game.cast('Ward').resolve().resolve()
    if (game.question.kind === 'confirm') game.reply(true)
    expect(game.zone('Fangs')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:212.4e] with the creature gone, it stays where it is', () => {
    const game = start(['Lion', 'Slay'], ['Fangs'])
    game
      .cast('Lion')
      .resolve()
      .cast('Slay', { targets: ['Lion'] })
      .resolve()
      .resolve()
    if (game.question.kind === 'confirm') game.reply(true)
    expect(game.zone('Fangs')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:212.2i] an Equipment enters attached, too', () => {
    const game = start(['Armory'], ['Spear'])
    game.cast('Armory', { targets: ['Spear', 'Ox'] }).resolve()
    expect(hostOf(game, 'Spear')).toEqual({ object: game.id('Ox') })
  })
})
