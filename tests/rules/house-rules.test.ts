/** House rules: each field that a table may set, on where the book hasn't it and off where it has. */
import { describe, expect, test } from 'vitest'
import { boardFrom } from '../../src/engine/boards/write.ts'
import { answer, newGame, seenBy, stateOf, whyNotSetup } from '../../src/engine/index.ts'
import {
  EDITIONS,
  type Edition,
  type EditionId,
  HOUSE_FIELDS,
  HOUSE_RULES,
  type HouseRules,
  houseRulesFrom,
  houseValueIn,
  recordOf,
  withHouseRules,
} from '../../src/rulebook/index.ts'
import { card, creature } from '../support/cards.ts'
import { editionWith, testInEditions } from '../support/editions.ts'
import { gameOf, namesIn, wisps } from '../support/game.ts'
import { table } from '../support/table.ts'

const both: readonly EditionId[] = ['2004', '2011']
const having = (house: HouseRules) => both.map((book) => [book, withHouseRules(book, house)] as const)

describe('what house rules are', () => {
  testInEditions(...both)('[2004:103.1] values that the book of %s has anyway leave the book', (book) => {
    const same = Object.fromEntries(HOUSE_FIELDS.map((field) => [field, houseValueIn(EDITIONS[book], field)]))
    expect(withHouseRules(book, same as HouseRules)).toBe(book)
    expect(withHouseRules(book, { manaBurn: !EDITIONS[book].mana.burn })).toEqual({
      book,
      house: { manaBurn: !EDITIONS[book].mana.burn },
    })
  })

  test('the same rules are one record, whatever object says them, and other fields stay those of the book', () => {
    const rules = withHouseRules('2011', { manaBurn: true, legendRule: 'controllerKeepsOne' })
    const again = withHouseRules('2011', { legendRule: 'controllerKeepsOne', manaBurn: true })
    expect(recordOf(rules)).toBe(recordOf(again))
    expect(recordOf(rules)).toEqual(
      editionWith('2011', { mana: { burn: true }, stateBased: { legendRule: 'controllerKeepsOne' } }),
    )
  })

  test('what a table can’t set is read as nothing, and a game with it is refused', () => {
    expect(houseRulesFrom({ manaBurn: 'often', layers: {}, deckSize: 40 })).toEqual({ deckSize: 40 })
    expect(houseRulesFrom(null)).toEqual({})
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck: wisps(20) }))
    const start = (house: object) =>
      whyNotSetup({ edition: { book: '2011', house: house as HouseRules }, seed: 1, starter: 0, players })
    expect(start({ manaBurn: true })).toBeNull()
    expect(start({ manaBurn: 1 })?.key).toBe('house.unknown')
    expect(start({ wallsCantAttack: true })?.key).toBe('house.unknown')
  })

  test('every field has the values of both books', () => {
    for (const field of HOUSE_FIELDS)
      for (const book of both)
        expect([
          field,
          (HOUSE_RULES[field].values as readonly unknown[]).includes(houseValueIn(EDITIONS[book], field)),
        ]).toEqual([field, true])
  })
})

describe('mana burn', () => {
  test.each(having({ manaBurn: true }))('[2004:300.3] on, it hurts by the rules of %s', (_, edition) => {
    const game = table(edition, [{ pool: '{G}{G}' }, {}]).pass(2)
    expect([game.life(0), game.pool(0)]).toEqual([18, ''])
  })
  test.each(having({ manaBurn: false }))(
    '[2004:300.3] off, mana is lost without hurting by the rules of %s',
    (_, edition) => {
      const game = table(edition, [{ pool: '{G}{G}' }, {}]).pass(2)
      expect([game.life(0), game.pool(0)]).toEqual([20, ''])
    },
  )
})

describe('damage on the stack', () => {
  const fight = (house: HouseRules, book: EditionId) => {
    const game = table(withHouseRules(book, house), [{ battlefield: ['Ox'] }, { battlefield: ['Bear'] }])
    return game.attack('Ox').block({ Bear: 'Ox' }).to('combatDamage')
  }
  testInEditions(...both)('[2004:310.4] on, it waits there by the rules of %s', (book) => {
    const game = fight({ combatDamageUsesStack: true }, book)
    expect([game.state.stack.length, game.zone('Bear')]).toEqual([1, 'battlefield'])
    game.resolve()
    expect([game.state.stack.length, game.zone('Bear')]).toEqual([0, 'graveyard'])
    game.isAtAQuestion()
  })
  testInEditions(...both)('[2004:310.4] off, it is dealt at once by the rules of %s', (book) => {
    const game = fight({ combatDamageUsesStack: false }, book)
    expect([game.state.stack.length, game.zone('Bear')]).toEqual([0, 'graveyard'])
  })
})

describe('ordered blockers', () => {
  const big = creature('Tall One', '{4}', '5/5')
  const fight = (book: EditionId, blockersOrdered: boolean) =>
    table(
      withHouseRules(book, { blockersOrdered }),
      [{ battlefield: ['Tall One'] }, { battlefield: ['Bear', 'Ox'] }],
      [big],
    )
      .attack('Tall One')
      .block({ Bear: 'Tall One', Ox: 'Tall One' })
  testInEditions(...both)(
    '[2004:310.2] on, the attacker orders them, and lethal damage goes first, by the rules of %s',
    (book) => {
      const game = fight(book, true)
      expect(game.asks('order').what).toBe('blockers')
      game.reply([game.id('Bear'), game.id('Ox')]).until('assignDamage')
      expect(game.refusal([[1, 4]]).key).toBe('damage.order')
    },
  )
  testInEditions(...both)('[2004:310.2] off, damage is divided freely by the rules of %s', (book) => {
    const game = fight(book, false).until('assignDamage')
    game.reply([[1, 4]]).isAtAQuestion()
  })
})

describe('the legend rule', () => {
  const herald = card('Herald', '{0}', 'Legendary Creature — Human', '', '2/2')
  const clash = (book: EditionId, legendRule: Edition['stateBased']['legendRule'], own: readonly string[] = []) =>
    table(
      withHouseRules(book, { legendRule }),
      [{ hand: ['Herald'], battlefield: [...own] }, { battlefield: ['Herald'] }],
      [herald],
    )
      .cast('Herald')
      .resolve()
  const gone = (game: ReturnType<typeof clash>) => game.state.graveyards.map((cards) => cards.length)

  testInEditions(...both)('[2004:420.5e] all of them go, whoever controls them, by the rules of %s', (book) => {
    expect(gone(clash(book, 'allGo'))).toEqual([1, 1])
  })
  testInEditions(...both)('[2004:420.5e] the oldest stays by the rules of %s', (book) => {
    expect(gone(clash(book, 'oldestStays'))).toEqual([1, 0])
  })
  testInEditions(...both)('[2004:420.5e] each player keeps one of their own by the rules of %s', (book) => {
    const game = clash(book, 'controllerKeepsOne', ['Herald'])
    const question = game.asks('choose')
    expect([question.reason, question.from.length]).toEqual(['keepLegend', 2])
    game.reply([question.from[0] ?? 0])
    expect(gone(game)).toEqual([1, 0])
  })
})

describe('wishes and what was removed from the game', () => {
  const call = card('Call', '{0}', 'Sorcery', 'Put a card you own from outside the game into your hand.')
  const wish = (book: EditionId, exileIsOutside: boolean) =>
    table(withHouseRules(book, { exileIsOutside }), [{ hand: ['Call'], exile: ['Bear', 'Ox'] }, {}], [call])
      .cast('Call')
      .resolve()
  testInEditions(...both)('[2004:217.1e] on, a wish finds it by the rules of %s', (book) => {
    const game = wish(book, true)
    expect(game.asks('choose').from).toHaveLength(2)
    game.reply([game.id('Bear', 'exile')])
    expect(game.has('hand', 'Bear', 0)).toBe(true)
  })
  testInEditions(...both)('[2004:217.1e] off, exile is a zone of the game by the rules of %s', (book) => {
    const game = wish(book, false)
    expect([game.question.kind, game.handSize(0)]).toEqual(['priority', 0])
  })
})

describe('mulligans', () => {
  const begun = (book: EditionId, house: HouseRules, seats = 2) => {
    const players = ['Ada', 'Bea', 'Cal'].slice(0, seats).map((name) => ({ name, deck: wisps(40) }))
    return gameOf({ edition: withHouseRules(book, house), seed: 4, starter: 1, players })
  }

  testInEditions(...both)(
    '[2004:101.4] together: the other declares before anybody draws, by the rules of %s',
    (book) => {
      const game = begun(book, { mulligans: 'together' }).reply('mulligan')
      expect([game.asks('mulligan').seat, game.handSize(1)]).toEqual([0, 7])
    },
  )
  testInEditions(...both)('[2004:101.4] one by one: the first takes all of theirs, by the rules of %s', (book) => {
    const game = begun(book, { mulligans: 'oneByOne' }).reply('mulligan')
    expect([game.asks('mulligan').seat, game.handSize(1)]).toEqual([1, 6])
  })

  testInEditions(...both)(
    '[2004:101.4] by the rules of %s, one card fewer is drawn unless the table says otherwise',
    (book) => {
      const game = begun(book, { mulligans: 'oneByOne' }).reply('mulligan').reply('mulligan')
      expect([game.asks('mulligan').cards, game.handSize(1)]).toEqual([5, 5])
      game.reply('keep')
      expect(game.asks('mulligan')).toMatchObject({ seat: 0, cards: 7 })
    },
  )

  testInEditions(...both)(
    '[2004:101.4] by the rules of %s with whole hands, cards go to the bottom in the order chosen',
    (book) => {
      const game = begun(book, { mulligans: 'oneByOne', mulliganCosts: 'bottom' }).reply('mulligan')
      game.reply(game.asks('choose').from.slice(0, 1))
      expect([game.asks('mulligan').cards, game.handSize(1)]).toEqual([6, 6])
      game.reply('mulligan')
      const question = game.asks('choose')
      expect([question.seat, question.reason, question.min, question.max]).toEqual([1, 'bottomed', 2, 2])
      const [a = 0, b = 0] = question.from
      const names = namesIn(game, 'hands', 1)
      expect(game.refusal([a]).key).toBeDefined()
      game.reply([b, a])
      expect([game.handSize(1), namesIn(game, 'libraries', 1).slice(-2)]).toEqual([5, [names[1], names[0]]])
      expect(game.asks('mulligan')).toMatchObject({ seat: 1, cards: 5 })
      game.reply('keep').reply('keep')
      expect(game.question.kind).toBe('priority')
    },
  )

  test('[2011:contents/800] among several the first mulligan costs nothing there, either', () => {
    const game = begun('2011', { mulliganCosts: 'bottom' }, 3).reply('mulligan').reply('keep').reply('keep')
    expect(game.asks('mulligan')).toMatchObject({ seat: 1, cards: 7 })
    game.reply('keep')
    expect(game.question.kind).toBe('priority')
    expect(game.handSize(1)).toBe(7)
  })

  test('[2004:101.4] who mulligans to nothing isn’t asked: the whole hand goes to the bottom', () => {
    const game = begun('2004', { mulliganCosts: 'bottom' })
    for (let n = 1; n <= 7; n++) {
      const question = game.reply('mulligan').asks('choose')
      expect([question.min, question.from.length]).toEqual([n, 7])
      game.reply(question.from.slice(0, n))
    }
    expect([game.handSize(1), game.asks('mulligan').seat]).toEqual([0, 0])
  })
})

describe('they stay with the game', () => {
  const players = ['Ada', 'Bea'].map((name) => ({ name, deck: wisps(40) }))
  const edition = withHouseRules('2011', { manaBurn: true, mulliganCosts: 'bottom' })

  test('as JSON it is the same game, and a board has them', () => {
    const { position } = newGame({ edition, seed: 3, starter: 0, players })
    const back = JSON.parse(JSON.stringify(position)) as typeof position
    expect(stateOf(back).edition).toEqual(edition)
    expect(answer(back, 'keep')).toEqual(answer(position, 'keep'))
    const game = table(edition, [{ battlefield: ['Bear'] }, {}])
    const written = boardFrom(seenBy(game.position, 0), 'Forest')
    expect('board' in written ? written.board : written).toMatchObject({
      edition: '2011',
      house: { manaBurn: true, mulliganCosts: 'bottom' },
    })
  })
})
