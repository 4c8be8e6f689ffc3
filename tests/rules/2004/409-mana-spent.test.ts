import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const RAY = card('Warm Ray', '{1}{W}', 'Sorcery', 'You gain 1 life. If {R} was spent to cast this spell, draw a card.')
const SQUIRE = creature(
  'Pagehand',
  '{1}{W}',
  '2/2',
  'When ~ enters the battlefield, sacrifice it unless {U} was spent to cast it.',
)
const NULL = card('Null', '{U}', 'Instant', 'Counter target spell if no mana was spent to cast it.')
const GIFT = card('Gift', '{0}', 'Sorcery', 'You gain 2 life.')
const FORK = card('Echo', '{R}', 'Instant', 'Copy target sorcery spell.')
const LAND = card('Twin Grove', '', 'Land', '{T}: Add {W}{W}, {W}{G}, or {G}{G}.')
const PACT = card(
  'Pact',
  '{0}',
  'Instant',
  "Draw a card.\nAt the beginning of your next upkeep, pay {1}{U}. If you don't, you lose the game.",
)

inEditions('2004', '2011')('409.1 mana spent, %s', (edition) => {
  test('[2004:409.1h] what was spent on it is known as it resolves', () => {
    const red = table(edition, [{ hand: ['Warm Ray'], pool: '{W}{R}' }, {}], [RAY])
    red.cast('Warm Ray').resolve()
    expect([red.life(0), red.handSize(0)]).toEqual([21, 1])
    const white = table(edition, [{ hand: ['Warm Ray'], pool: '{W}{W}' }, {}], [RAY])
    white.cast('Warm Ray').resolve()
    expect([white.life(0), white.handSize(0)]).toEqual([21, 0])
  })

  test('[2004:503.10] nothing was spent on a copy', () => {
    const cards = [RAY, FORK]
    const game = table(edition, [{ hand: ['Warm Ray', 'Echo'], pool: '{W}{R}{R}' }, {}], cards)
    game
      .cast('Warm Ray')
      .cast('Echo', { targets: ['Warm Ray'] })
      .resolve()
      .resolve()
    expect([game.life(0), game.handSize(0)]).toEqual([21, 0])
    game.resolve()
    expect([game.life(0), game.handSize(0)]).toEqual([22, 1])
  })

  test('[2004:409.1h] the permanent that it becomes knows it too', () => {
    const blue = table(edition, [{ hand: ['Pagehand'], pool: '{W}{U}' }, {}], [SQUIRE])
    blue.cast('Pagehand').resolveAll()
    expect(blue.zone('Pagehand')).toBe('battlefield')
    const white = table(edition, [{ hand: ['Pagehand'], pool: '{W}{C}' }, {}], [SQUIRE])
    white.cast('Pagehand').resolveAll()
    expect(white.zone('Pagehand')).toBe('graveyard')
  })

  test('[2004:409.1h] a spell that cost nothing, and one that cost something', () => {
    const cards = [NULL, GIFT, RAY]
    const free = table(edition, [{ hand: ['Gift', 'Null'], pool: '{U}' }, {}], cards)
    free
      .cast('Gift')
      .cast('Null', { targets: ['Gift'] })
      .resolveAll()
    expect(free.life(0)).toBe(20)
    const paid = table(edition, [{ hand: ['Warm Ray', 'Null'], pool: '{U}{W}{U}' }, {}], cards)
    paid
      .cast('Warm Ray')
      .cast('Null', { targets: ['Warm Ray'] })
      .resolveAll()
    expect(paid.life(0)).toBe(21)
  })

  test('[2004:406.1] one of several lists of mana, whole', () => {
    const game = table(edition, [{ battlefield: ['Twin Grove'] }, {}], [LAND])
    game.activate('Twin Grove')
    expect(game.asks('mana').among).toEqual(['W', 'G'])
    game.reply('W')
    expect(game.asks('mana').among).toEqual(['W', 'G'])
    game.reply('G')
    expect(game.pool(0)).toBe('WG')
    const green = table(edition, [{ battlefield: ['Twin Grove'] }, {}], [LAND])
    green.activate('Twin Grove').reply('G')
    expect(green.pool(0)).toBe('GG')
  })

  test('[2004:413.2e] at the next upkeep it is paid, or the game is lost', () => {
    const rich = table(edition, [{ hand: ['Pact'], battlefield: ['Island', 'Island'] }, {}], [PACT])
    rich.cast('Pact').resolve()
    rich.to('upkeep', rich.state.turn.number + 2).resolve()
    rich.reply(true)
    rich.announce({})
    expect([rich.winner(), rich.asks('priority').seat]).toEqual([undefined, 0])
    const poor = table(edition, [{ hand: ['Pact'] }, {}], [PACT])
    poor.cast('Pact').resolve()
    poor.to('upkeep', poor.state.turn.number + 2).resolve()
    expect(poor.winner()).toBe(1)
  })
})
