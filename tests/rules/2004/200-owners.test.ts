import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { giveTo } from '../../support/owned.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SLAY = zoo('Slay')
const BOUNCE = zoo('Bounce')
const TAKE = zoo('Take')
const STUDY = zoo('Study')
const GIFT = zoo('Gift')
const RECALL = card('Homecall', '{0}', 'Instant', "Return all permanents you own to their owners' hands.")
const ROB = card(
  'Rob',
  '{0}',
  'Sorcery',
  "Put target creature card from an opponent's graveyard onto the battlefield under your control.",
)
const GREETER = zoo('Greeter')

const CARDS = [SLAY, BOUNCE, TAKE, STUDY, GIFT, RECALL, ROB, GREETER]

inEditions('2004', '2011')('200 owners and controllers, %s', (edition) => {
  test('[2004:200.1a] a stolen creature dies to the graveyard of the player who started with it', () => {
    const game = table(edition, [{ hand: ['Take', 'Slay'] }, { battlefield: ['Bear', 'Ox'] }], CARDS)
    game.cast('Take', { targets: ['Bear'] }).resolve()
    expect(get(game.state, game.id('Bear')).controller).toBe(0)
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect(game.state.graveyards[1]).toEqual([game.id('Bear')])
    expect(game.state.graveyards[0]).not.toContain(game.id('Bear'))
    expect(get(game.state, game.id('Bear')).owner).toBe(1)
  })

  test("[2004:200.1a] a stolen creature goes back to the owner's hand, from the battlefield and from the graveyard", () => {
    const regrow = card('Regrow', '{0}', 'Instant', "Return target card in a graveyard to its owner's hand.")
    const sides = { hand: ['Take', 'Take', 'Bounce', 'Slay', 'Regrow'] }
    const game = table(edition, [sides, { battlefield: ['Bear', 'Ox'] }], [...CARDS, regrow])
    for (const name of ['Bear', 'Ox']) game.cast('Take', { targets: [name] }).resolve()
    game.cast('Bounce', { targets: ['Bear'] }).resolve()
    game
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
      .cast('Regrow', { targets: ['Ox'] })
      .resolve()
    expect([game.has('hand', 'Bear', 1), game.has('hand', 'Ox', 1), game.handSize(0)]).toEqual([true, true, 0])
  })

  test("[2004:200.5a] a spell's owner is its card's, its controller who cast it: 'you' is the caster, the card goes home", () => {
    const game = table(edition, [{ hand: ['Study'] }, {}], CARDS)
    game.cast('Study')
    giveTo(game, game.id('Study', 'stack'), 1)
    const spell = get(game.state, game.id('Study', 'stack'))
    expect([spell.owner, spell.controller]).toEqual([1, 0])
    game.resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 0])
    expect(game.state.graveyards[1]).toEqual([game.id('Study')])
  })

  test("[2004:200.5a] a card of the opponent's is the caster's spell", () => {
    const text = "You may cast target instant card from an opponent's graveyard without paying its mana cost."
    const loan = card('Loan of Words', '{0}', 'Sorcery', text)
    const game = table(edition, [{ hand: ['Loan of Words'] }, { graveyard: ['Study'] }], [...CARDS, loan])
    game
      .cast('Loan of Words', { targets: ['Study'] })
      .resolve()
      .reply(true)
    expect(get(game.state, game.id('Study', 'stack'))).toMatchObject({ owner: 1, controller: 0 })
    game.resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 0])
    expect(game.state.graveyards[1]).toEqual([game.id('Study')])
    game.isAtAQuestion()
  })

  test('[2004:200.6a] a card put onto the battlefield by another keeps its owner', () => {
    const game = table(edition, [{ hand: ['Rob', 'Bounce'] }, { graveyard: ['Bear'] }], CARDS)
    game.cast('Rob', { targets: ['Bear'] }).resolve()
    const bear = get(game.state, game.id('Bear'))
    expect([bear.zone, bear.owner, bear.controller]).toEqual(['battlefield', 1, 0])
    game.cast('Bounce', { targets: ['Bear'] }).resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([0, 1])
  })

  test('[2004:200.7a] an ability on the stack stays under the player who controlled its source as it triggered', () => {
    const game = table(edition, [{ hand: ['Greeter'] }, { hand: ['Take'] }], CARDS)
    game.cast('Greeter').resolve()
    const [ability] = game.state.stack.map((id) => get(game.state, id))
    expect([ability?.kind, ability?.owner, ability?.controller]).toEqual(['ability', 0, 0])
    game
      .pass()
      .cast('Take', { targets: ['Greeter'] })
      .resolve()
    expect(get(game.state, game.id('Greeter')).controller).toBe(1)
    game.resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([23, 20])
  })
})

test('[2004:200.4a] in 2004 a token is owned by the maker and controlled by who put it onto the battlefield', () => {
  const game = table('2004', [{ hand: ['Gift', 'Homecall'], battlefield: ['Bear'] }, {}], CARDS)
  game.cast('Gift', { targets: ['player 1'] }).resolve()
  const token = get(game.state, game.id('Goblin'))
  expect([token.owner, token.controller]).toEqual([0, 1])
  game.cast('Homecall').resolve()
  expect([game.has('battlefield', 'Goblin'), game.zone('Bear')]).toEqual([false, 'hand'])
})
