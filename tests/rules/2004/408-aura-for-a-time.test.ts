import { expect, test } from 'vitest'
import { abilitiesOf, characteristics, get, legalReplies } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CLINGS =
  '{0}, {T}: ~ loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {1} to end this effect.'
const CARDS = [
  creature('Cling', '{1}', '1/1', `Flying\n${CLINGS}\nEnchanted creature can't attack.`, 'Creature — Leech'),
  creature('Hider', '{1}', '2/2', 'Haste'),
  card('Veil', '{0}', 'Instant', 'Target creature gains shroud until end of turn.'),
]
const board = (edition: EditionId): Table =>
  table(edition, [{ battlefield: ['Cling', 'Forest'], hand: ['Veil', 'Doom'] }, { battlefield: ['Bear'] }], CARDS)
const typesOf = (game: Table) => {
  const { types, subtypes } = characteristics(game.state, game.id('Cling'))
  return [...types, ...subtypes].join(' ')
}
const ends = (game: Table) =>
  legalReplies(game.position).filter((one) => typeof one === 'object' && 'do' in one && one.do === 'special')

inEditions('2004', '2011')('a creature that becomes an Aura for a time, %s', (edition) => {
  test('[2004:408.2i] it is an Aura, without that ability but with its others, on the creature, until its player pays', () => {
    const game = board(edition)
      .activate('Cling', 1, { targets: ['Bear'] })
      .resolve()
    expect([typesOf(game), get(game.state, game.id('Cling')).attachedTo]).toEqual([
      'enchantment Aura',
      { object: game.id('Bear') },
    ])
    const kinds = abilitiesOf(game.state, game.id('Cling')).map((one) =>
      one.kind === 'keyword' ? one.keyword.name : one.kind,
    )
    expect(kinds).toEqual(['flying', 'static', 'enchant'])
    game.to('main1', 4)
    while (game.question.kind === 'priority' && game.state.turn.step !== 'main2') game.pass()
    expect([game.state.turn.active, game.question.kind]).toEqual([1, 'priority'])
    game.pass()
    const [end] = ends(game)
    game.reply(end ?? { do: 'pass' })
    while (game.question.kind !== 'priority') game.plain()
    expect([typesOf(game), get(game.state, game.id('Cling')).attachedTo, game.size('Cling')]).toEqual([
      'creature Leech',
      null,
      '1/1',
    ])
    expect([abilitiesOf(game.state, game.id('Cling')).length, ends(game)]).toEqual([3, []])
    game.isAtAQuestion()
  })

  test('[2004:420.5d] with nothing to enchant it goes to the graveyard like any Aura', () => {
    const game = board(edition)
      .activate('Cling', 1, { targets: ['Bear'] })
      .resolve()
    game.cast('Doom', { targets: ['Bear'] }).resolve()
    expect([game.zone('Bear'), game.zone('Cling')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2004:413.2a] the target illegal, it stays a creature that has the ability', () => {
    const game = board(edition).activate('Cling', 1, { targets: ['Bear'] })
    game
      .cast('Veil', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect([typesOf(game), abilitiesOf(game.state, game.id('Cling')).length]).toEqual(['creature Leech', 3])
  })
})
