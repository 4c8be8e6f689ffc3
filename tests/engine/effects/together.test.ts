import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  sorcery('Ash Storm', '~ deals 2 damage to each creature and each player.'),
  sorcery('Twin Blow', 'Destroy target creature and target land.'),
  sorcery('Split Bolt', '~ deals 3 damage to target creature and 1 damage to target player.'),
  sorcery('Far Banishing', 'Exile target creature and target land.'),
  card(
    'Broad Ward',
    '{0}',
    'Instant',
    'The next time a source of your choice would deal damage this turn, prevent that damage.',
  ),
  global('Glad Return', 'Whenever a creature dies, you gain 1 life.'),
  global('Stone Vigil', 'Whenever a land is put into a graveyard from the battlefield, you gain 5 life.'),
  creature(
    'Wickerwall Warden',
    '{0}',
    '0/5',
    'All damage that would be dealt to you is dealt to ~ instead.',
    'Creature — Human',
  ),
  creature(
    'Ash Drinker',
    '{0}',
    '2/2',
    'Whenever a land is put into a graveyard from the battlefield, you gain 5 life.',
    'Creature — Bear',
  ),
  creature('Last Witness', '{0}', '1/2', 'Whenever ~ is dealt damage, you gain 1 life.', 'Creature — Human'),
]

inEditions('2004', '2011')('one verb with several recipients, %s', (edition) => {
  test('[2004:102.4] both players lose at once, with creatures hit in the same event: the game is a draw', () => {
    const game = table(edition, [{ life: 2, hand: ['Ash Storm'], battlefield: ['Bear'] }, { life: 1 }], CARDS)
    game.cast('Ash Storm').resolve()
    expect(game.winner()).toBe(null)
  })

  test("[2004:419.6c] redirected damage and a creature's own come in one event, all of it before anything dies", () => {
    const game = table(
      edition,
      [{ hand: ['Ash Storm'], battlefield: ['Wickerwall Warden', 'Last Witness'] }, {}],
      CARDS,
    )
    game.cast('Ash Storm').resolve()
    const hits = game.events.filter((event) => event.kind === 'damage')
    expect(hits.map((event) => event.n)).toEqual([2, 2, 2, 2])
    expect([game.life(0), game.life(1), game.has('graveyard', 'Last Witness')]).toEqual([20, 18, true])
    game.resolveAll()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:419.8b] "the next time a source would deal damage" is all that it deals at once', () => {
    const game = table(
      edition,
      [
        { hand: ['Ash Storm'], battlefield: ['Bear'] },
        { hand: ['Broad Ward'], battlefield: ['Ox'] },
      ],
      CARDS,
    )
    game.cast('Ash Storm').pass().cast('Broad Ward').resolve()
    if (game.question.kind === 'choose') game.reply([game.id('Ash Storm')])
    game.resolve()
    expect(game.events.filter((event) => event.kind === 'damage')).toEqual([])
    expect([game.life(0), game.life(1), game.zone('Bear')]).toEqual([20, 20, 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:410.10d] what is destroyed together sees the other go', () => {
    const game = table(
      edition,
      [{ hand: ['Twin Blow'], battlefield: ['Ash Drinker', 'Forest', 'Glad Return'] }, {}],
      CARDS,
    )
    game
      .cast('Twin Blow', { targets: ['Ash Drinker', 'Forest'] })
      .resolve()
      .resolveAll()
    expect(game.life(0)).toBe(26)
  })

  test('[2004:413.2a] one of two targets has gone: the rest still happens', () => {
    const game = table(edition, [{ hand: ['Split Bolt', 'Spark'], battlefield: ['Mountain', 'Ox'] }, {}], CARDS)
    game.cast('Split Bolt', { targets: ['Ox', 'player 1'] })
    game.cast('Spark', { targets: ['Ox'] }).resolve()
    game.resolve()
    expect([game.has('graveyard', 'Ox'), game.life(1)]).toEqual([true, 19])
  })

  test('[2004:217.7c] exiled together', () => {
    const game = table(edition, [{ hand: ['Far Banishing'], battlefield: ['Ox', 'Forest'] }, {}], CARDS)
    game.cast('Far Banishing', { targets: ['Ox', 'Forest'] }).resolve()
    expect(game.state.exile).toHaveLength(2)
    game.isAtAQuestion()
  })
})
