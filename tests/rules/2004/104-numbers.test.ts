import { describe, expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { amount, contextOf, get } from '../../../src/engine/index.ts'
import { parseCost, printCost } from '../../../src/language/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions, testInEditions } from '../../support/editions.ts'
import { fours } from '../../support/game.ts'
import { table } from '../../support/table.ts'

const instant = (name: string, text: string, cost = '{0}') => card(name, cost, 'Instant', text)
const CARDS = [
  instant('Halve', 'Target player loses half their life, rounded up.'),
  instant('Thin', 'Target player loses half their life, rounded down.'),
  instant('Wither', 'Target creature gets -5/-0 until end of turn.'),
  instant('Swell', 'Target creature gets +3/+0 until end of turn.'),
  instant('Bite', "~ deals damage equal to target creature's power to target player."),
  instant('Nip', "You gain life equal to target creature's power."),
  card('Burnoff', '{X}{R}', 'Sorcery', '~ deals X damage to target player.'),
  card('Twin Burnoff', '{X}{Y}{R}', 'Sorcery', 'You gain 1 life.'),
  card('Hybrid', '{G}{W}', 'Sorcery', 'You gain 1 life.'),
  card('Deep', '{G}{G}', 'Sorcery', 'You gain 1 life.'),
  card('Foggy', '{U}{W}', 'Sorcery', 'You gain 1 life.'),
  card('Heap', '{3}', 'Sorcery', 'You gain 1 life.'),
  card('Hoist', '{2}{R}', 'Sorcery', 'You gain 1 life.'),
  card('Old Engine', '{0}', 'Artifact', '{T}: Add {2} to your mana pool.'),
  card('Brew', '{X}', 'Sorcery', 'Add {X}.'),
  card('Twice', '{2}', 'Sorcery', 'You gain 1 life.'),
  card('Once', '{1}', 'Sorcery', 'You gain 1 life.'),
  card('Trinket', '{0}', 'Artifact', '{0}: You gain 1 life.'),
  card('Stop', '{U}', 'Instant', 'Counter target spell.'),
  creature('Pinger', '{1}', '1/1', '{T}: ~ deals 1 damage to target player.'),
]

inEditions('2004', '2011')('104 numbers and symbols, %s', (edition) => {
  test('[2004:104.1] only whole numbers: halves are rounded as the text says', () => {
    const lifeAfter = (name: string, life: number) =>
      table(edition, [{ hand: [name] }, { life }], CARDS)
        .cast(name, { targets: ['player 1'] })
        .resolve()
        .life(1)
    expect([lifeAfter('Halve', 15), lifeAfter('Thin', 15), lifeAfter('Halve', 14)]).toEqual([7, 8, 7])
    expect([lifeAfter('Thin', 1), lifeAfter('Halve', 1)]).toEqual([1, 0])
  })

  test('[2004:104.1] a fraction is no number that can be chosen', () => {
    const game = table(edition, [{ hand: ['Burnoff'], pool: '{R}{R}{R}{R}' }, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Burnoff'), via: 'normal' })
    expect(game.asks('number').what).toBe('x')
    for (const wrong of [2.5, -1, '2', Number.NaN]) game.refusal(wrong)
    expect(game.refusal(99)).toMatchObject({ key: 'reply.outOfRange', rule: cite('number.whole', edition) })
    game
      .reply(2)
      .announce({ targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(18)
  })

  test('[2004:104.2] what adds to a negative number adds to that number', () => {
    const game = table(edition, [{ battlefield: ['Ox'], hand: ['Wither', 'Bite', 'Nip', 'Swell'] }, {}], CARDS)
    game.cast('Wither', { targets: ['Ox'] }).resolve()
    game.cast('Bite', { targets: ['Ox', 'player 1'] }).resolve()
    expect(game.life(1)).toBe(20)
    game.cast('Nip', { targets: ['Ox'] }).resolve()
    expect(game.life(0)).toBe(20)
    game.cast('Swell', { targets: ['Ox'] }).resolve()
    expect(game.size('Ox')).toBe('1/3')
    game.attack('Ox').to('main2')
    expect(game.life(1)).toBe(19)
  })

  test('[2004:104.2] it deals no damage in combat', () => {
    const game = table(edition, [{ battlefield: ['Ox'], hand: ['Wither'] }, {}], CARDS)
    game
      .cast('Wither', { targets: ['Ox'] })
      .resolve()
      .attack('Ox')
      .to('main2')
    expect(game.life(1)).toBe(20)
  })

  test('[2004:104.2] a number that can’t be determined is zero', () => {
    const { state } = table(edition, [{ battlefield: ['Forest'] }, {}], CARDS)
    const of = { kind: 'host' } as const
    const context = contextOf(state.battlefield[0] ?? 0, 0)
    for (const what of ['power', 'toughness', 'manaValue'] as const)
      expect(amount(state, { kind: 'statistic', what, of }, context)).toBe(0)
    const own = { kind: 'self' } as const
    expect(amount(state, { kind: 'statistic', what: 'power', of: own }, context)).toBe(0)
    const among = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } as const
    for (const most of [true, false])
      expect(amount(state, { kind: 'extreme', what: 'manaValue', most, among }, context)).toBe(0)
  })

  test('[2004:104.3a] coloured symbols are paid with mana of just that colour', () => {
    const game = table(edition, [{ hand: ['Hybrid', 'Deep', 'Foggy'], pool: '{G}{W}' }, {}], CARDS)
    const why = (name: string) => game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.key ?? null
    expect([why('Hybrid'), why('Deep'), why('Foggy')]).toEqual([null, 'cast.cantPay', 'cast.cantPay'])
    expect(game.cast('Hybrid').pool(0)).toBe('')
  })

  test('[2004:104.3b] numerals are paid with any mana, coloured or not', () => {
    const game = table(edition, [{ hand: ['Heap'], pool: '{R}{U}{C}' }, {}], CARDS)
    expect(game.cast('Heap').pool(0)).toBe('')
    const why = (pool: string) => {
      const other = table(edition, [{ hand: ['Hoist'], pool }, {}], CARDS)
      return other.why({ do: 'cast', object: other.id('Hoist'), via: 'normal' })?.key ?? null
    }
    expect([why('{C}{C}{C}'), why('{C}{R}{C}'), why('{R}{R}')]).toEqual(['cast.cantPay', null, 'cast.cantPay'])
  })

  test('[2004:104.3c] the value of X is chosen before paying: it is what is paid and what is done', () => {
    const at = (x: number) => {
      const game = table(edition, [{ hand: ['Burnoff'], pool: '{R}{R}{R}{R}{R}' }, {}], CARDS)
      game.reply({ do: 'cast', object: game.id('Burnoff'), via: 'normal' })
      expect([game.asks('number').seat, game.pool(0)]).toEqual([0, 'RRRRR'])
      return game.announce({ x, targets: ['player 1'] })
    }
    const three = at(3)
    expect([three.pool(0), three.resolve().life(1)]).toEqual(['R', 17])
    const none = at(0)
    expect([none.pool(0), none.resolve().life(1)]).toEqual(['RRRR', 20])
  })

  test('[2004:104.3d] numerals in what makes mana are colourless mana', () => {
    const sides = { battlefield: ['Old Engine'], hand: ['Hybrid', 'Deep', 'Twice', 'Once'] }
    const game = table(edition, [sides, {}], CARDS).activate('Old Engine')
    expect(game.pool(0)).toBe('CC')
    const why = (name: string) => game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.key ?? null
    expect([why('Twice'), why('Once'), why('Deep')]).toEqual([null, null, 'cast.cantPay'])
    expect(game.cast('Twice').pool(0)).toBe('')
    const brew = table(edition, [{ hand: ['Brew'], pool: '{R}{R}{R}' }, {}], CARDS).cast('Brew', { x: 3 })
    expect([brew.pool(0), brew.resolve().pool(0)]).toEqual(['', 'CCC'])
  })

  test('[2004:104.3e] what costs nothing is cast like any other spell, and not by itself', () => {
    const sides = { hand: ['Trinket'] }
    const game = table(edition, [sides, { hand: ['Stop'], battlefield: ['Island'] }], CARDS, { step: 'upkeep' })
    expect(game.why({ do: 'cast', object: game.id('Trinket'), via: 'normal' })?.key).toBe('timing.notMainPhase')
    game.to('main1')
    expect([game.zone('Trinket'), game.life(0)]).toEqual(['hand', 20])
    game.cast('Trinket').pass()
    expect(game.zone('Trinket')).toBe('stack')
    game.cast('Stop', { targets: ['Trinket'] }).resolve()
    expect(game.zone('Trinket')).toBe('graveyard')
  })

  test('[2004:104.3e] an ability for {0} works only when it is activated, and as often', () => {
    const game = table(edition, [{ battlefield: ['Trinket'] }, {}], CARDS)
    expect(game.to('main2').life(0)).toBe(20)
    game.activate('Trinket')
    expect([game.state.stack.length, game.life(0)]).toEqual([1, 20])
    expect(game.activate('Trinket').resolve().resolve().life(0)).toBe(22)
  })

  test('[2004:104.4] {T} taps the permanent: not what is tapped, nor a creature that came this turn', () => {
    const sides = {
      battlefield: [
        { name: 'Pinger', sick: true },
        { name: 'Kettle', sick: true },
      ],
    }
    const game = table(edition, [sides, {}], CARDS)
    const why = (name: string) => game.why({ do: 'activate', ...game.nth(game.id(name), 0) })?.key ?? null
    expect(why('Pinger')).toBe('cost.sick')
    // An artifact that is no creature may at once.
    expect(why('Kettle')).toBeNull()
    game.activate('Kettle')
    expect([get(game.state, game.id('Kettle')).tapped, why('Kettle')]).toEqual([true, 'cost.tapped'])
    game.to('main1', 5)
    expect([why('Pinger'), why('Kettle')]).toEqual([null, null])
    expect(
      game
        .activate('Pinger', 0, { targets: ['player 1'] })
        .resolve()
        .life(1),
    ).toBe(19)
  })
})

describe('104.3 the symbols', () => {
  test('[2004:104.3] five colours, three variables, and numbers', () => {
    for (const cost of ['{X}{Y}{2}{W}{W}', '{16}', '{0}', '{Z}{W}{U}{B}{R}{G}']) {
      const read = parseCost(cost)
      expect(read, cost).not.toBeNull()
      expect(printCost(read ?? [])).toBe(cost)
    }
    for (const wrong of ['{Q}', '{-1}', '{T}', '{V}', '{1.5}', 'W', '{}', '{W'])
      expect(parseCost(wrong), wrong).toBeNull()
  })

  testInEditions('2004', '2011')(
    '[2004:104.3] hybrid, Phyrexian and snow symbols are of 2011, {Y} and {Z} of 2004 (%s)',
    (edition) => {
      const refused = (cost: string, text = '') => {
        const odd = card('Odd One', cost, 'Artifact', text)
        return deckProblems(edition, 'constructed', { deck: [...fours(60), odd] }).map(({ key, params }) => [
          key,
          'symbol' in params ? params.symbol : undefined,
        ])
      }
      const old = edition === '2004'
      for (const symbol of ['W/U', '2/B', 'G/P', 'S'])
        expect(refused(`{1}{${symbol}}`), symbol).toEqual(old ? [['edition.manaSymbol', symbol]] : [])
      for (const symbol of ['Y', 'Z'])
        expect(refused(`{X}{${symbol}}`), symbol).toEqual(old ? [] : [['edition.manaSymbol', symbol]])
      expect(refused('{1}', '{R/G}, {T}: You gain 1 life.')).toEqual(old ? [['edition.manaSymbol', 'R/G']] : [])
      expect(refused('{X}{0}{12}{W}{U}{B}{R}{G}', '{2}{R}: You gain 1 life.')).toEqual([])
    },
  )
})
