import { expect, test } from 'vitest'
import { characteristics, legalReplies, manaValueOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const KNIGHT = creature('Knight', '{2}{W}', '2/2')
const DUELIST = creature('Duelist', '{W}{B}', '2/2')
const GOLEM = card('Golem', '{4}', 'Artifact Creature — Golem', '', '3/3')
const SCORN = creature('Scorn', '{0}', '2/2', 'Protection from red')
const SAINT = creature('Saint', '{0}', '2/2', 'Protection from all colors')
const CALL = card('Call', '{0}', 'Sorcery', 'Create a 1/1 red Goblin creature token.')
const WHITE = card('Fade', '{0}', 'Instant', 'Destroy target white creature.')
const BLACK = card('Wiltaway', '{0}', 'Sorcery', 'Destroy all black creatures.')
const MULTI = card('Split Light', '{0}', 'Instant', 'Destroy target multicolored creature.')
const RED = card('Soakdown', '{0}', 'Instant', 'Destroy target red creature.')
const WAKE = zoo('Wake')
const ORB = card('Orb', '{0}', 'Artifact', 'As ~ enters the battlefield, choose a color.')
const TAX = card('Tax', '{0}', 'Artifact', 'Spells cost {1} more to cast.')
const BEND = card('Bend', '{3}{U}', 'Instant', 'Kicker {2}{R}\nDraw a card.')
const SINK = card('Sink', '{0}', 'Instant', 'Destroy target creature with converted mana cost 5 or greater.')
const MURK = creature('Murk', '{3}{U}{U}', '4/4')
const CARDS = [KNIGHT, DUELIST, GOLEM, SCORN, SAINT, CALL, WHITE, BLACK, MULTI, RED, WAKE, ORB, TAX, BEND, SINK, MURK]

const castable = (pool: string, name: string): boolean => {
  const game = table('2004', [{ hand: [name], pool }, {}], CARDS)
  return game.why({ do: 'cast', object: game.id(name), via: 'normal' }) === null
}

inEditions('2004', '2011')('203 mana cost and color, %s', (edition) => {
  test('[2004:203.1] every colored symbol is matched by its color, and the generic amount is paid with any', () => {
    expect(castable('{W}{R}{U}', 'Knight')).toBe(true)
    expect(castable('{W}{W}{W}', 'Knight')).toBe(true)
    expect(castable('{R}{R}{R}', 'Knight')).toBe(false)
    expect(castable('{W}{R}', 'Knight')).toBe(false)
  })

  test('[2004:203.1] lands and tokens have a mana value of 0', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Call'] }, {}], CARDS)
    game.cast('Call').resolve()
    expect([
      manaValueOf(game.state, game.id('Forest', 'battlefield')),
      manaValueOf(game.state, game.id('Goblin')),
    ]).toEqual([0, 0])
  })

  test('[2004:203.2] the color is that of the symbols: protection from red stops it, from white does not', () => {
    const pale = creature('Pale', '{0}', '2/2', 'Protection from white')
    const game = table(
      edition,
      [{ hand: ['Spark'], pool: '{R}' }, { battlefield: ['Scorn', 'Pale'] }],
      [...CARDS, pale],
    )
    game.reply({ do: 'cast', object: game.id('Spark'), via: 'normal' })
    const { legal } = game.asks('targets')
    expect(legal).toContainEqual({ object: game.id('Pale') })
    expect(legal).not.toContainEqual({ object: game.id('Scorn') })
  })

  test('[2004:203.2a] without colored symbols it is colorless: no red creature, and it blocks what shuns all colors', () => {
    const sides = { battlefield: ['Golem', 'Forest', 'Bear'] }
    const game = table(edition, [{ battlefield: ['Saint'], hand: ['Wake', 'Soakdown'] }, sides], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Soakdown'), via: 'normal' })).not.toBeNull()
    game.attack('Saint').until('blockers')
    const able = game.asks('blockers').able.find(({ id }) => id === game.id('Golem'))
    expect(able?.attackers).toEqual([game.id('Saint')])
  })

  test('[2004:203.2a] an animated basic land is colorless too; a green creature cannot be blocking there', () => {
    const sides = { battlefield: ['Forest', 'Bear'] }
    const game = table(edition, [{ battlefield: ['Saint'], hand: ['Wake'] }, sides], CARDS)
    game.cast('Wake', { targets: ['Forest'] }).resolve()
    expect(characteristics(game.state, game.id('Forest', 'battlefield')).colors).toEqual([])
    game.attack('Saint').until('blockers')
    game.block({})
    expect(game.life(1)).toBe(20)
    game.to('main2')
    expect(game.life(1)).toBe(18)
  })

  test('[2004:203.2b] with symbols of several colors it is each of them', () => {
    const sides = { battlefield: ['Duelist', 'Duelist', 'Duelist', 'Knight'] }
    const game = table(edition, [{ hand: ['Fade', 'Split Light', 'Wiltaway'] }, sides], CARDS)
    game.cast('Fade', { targets: ['1:Duelist'] }).resolve()
    game.reply({ do: 'cast', object: game.id('Split Light'), via: 'normal' })
    expect(game.asks('targets').legal).toHaveLength(2)
    game.announce({ targets: ['1:Duelist'] }).resolve()
    expect(game.state.battlefield).toHaveLength(2)
    game.cast('Wiltaway').resolve()
    expect(game.state.battlefield).toEqual([game.id('Knight')])
  })

  test('[2004:203.2d] a color is one of five; "multicolored" and "colorless" are refused', () => {
    const game = table(edition, [{ hand: ['Orb'] }, {}], CARDS)
    game.cast('Orb').resolve()
    expect(game.asks('color').colors).toEqual(['W', 'U', 'B', 'R', 'G'])
    expect(legalReplies(game.position)).toHaveLength(5)
    for (const wrong of ['multicolored', 'C', 'colorless', 'purple']) game.refusal(wrong)
    game.reply('U')
    game.isAtAQuestion()
  })

  test('[2004:203.3] the converted mana cost is all of the mana, whatever its color', () => {
    const game = table(edition, [{ hand: ['Sink'] }, { battlefield: ['Murk', 'Golem', 'Bear'] }], CARDS)
    const costs = ['Murk', 'Golem', 'Bear'].map((name) => manaValueOf(game.state, game.id(name)))
    expect(costs).toEqual([5, 4, 2])
    game.reply({ do: 'cast', object: game.id('Sink'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Murk') }])
  })

  test('[2004:203.4] kicker and a tax are paid with the rest, and change neither cost nor color', () => {
    const pool = '{U}{R}{C}{C}{C}{C}{C}{C}'
    const game = table(edition, [{ hand: ['Bend'], pool, battlefield: ['Tax'] }, {}], CARDS)
    game.cast('Bend', { kick: true })
    const spell = game.id('Bend', 'stack')
    expect([game.pool(0), manaValueOf(game.state, spell), characteristics(game.state, spell).colors]).toEqual([
      '',
      4,
      ['U'],
    ])
  })
})
