/** Symbols, variants and names of 2005-2011 that no section of the book has for itself. */
import { expect, test } from 'vitest'
import { manaValueOf } from '../../../src/engine/index.ts'
import { ruleOfKeyword } from '../../../src/rulebook/keywordRules.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Spear', '{R/P}', 'Instant', '~ deals 1 damage to target player.'),
  card('Twin', '{2/W}', 'Instant', 'You gain 1 life.'),
  card('Either', '{W/U}', 'Instant', 'You gain 1 life.'),
  creature('Masked', '{5}', '4/4', 'Morph—Reveal a white card in your hand.'),
  creature('Pale', '{W}', '1/1'),
]

test('[2011:keyword/phyrexian] its colour or 2 life; with 1 life only the colour', () => {
  const cast = (life: number, battlefield: readonly string[]) => {
    const game = table('2011', [{ hand: ['Spear'], battlefield, life }, {}], CARDS)
    return game.why({ do: 'cast', object: game.id('Spear'), via: 'normal' })?.key
  }
  expect([cast(2, []), cast(1, []), cast(1, ['Mountain']), cast(1, ['Forest'])]).toEqual([
    undefined,
    'cast.cantPay',
    undefined,
    'cast.cantPay',
  ])
  const game = table('2011', [{ hand: ['Spear'] }, {}], CARDS)
  expect(manaValueOf(game.state, game.id('Spear'))).toBe(1)
  expect(
    game
      .cast('Spear', { x: 1, targets: ['player 1'] })
      .resolve()
      .life(0),
  ).toBe(18)
})

test('[2011:keyword/hybrid] either colour, or two generic: the mana value is the greater', () => {
  const cast = (name: string, pool: string) => {
    const game = table('2011', [{ hand: [name], pool }, {}], CARDS)
    return game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.key
  }
  expect([cast('Twin', '{W}'), cast('Twin', '{C}{C}'), cast('Twin', '{U}')]).toEqual([
    undefined,
    undefined,
    'cast.cantPay',
  ])
  expect([cast('Either', '{W}'), cast('Either', '{U}'), cast('Either', '{B}')]).toEqual([
    undefined,
    undefined,
    'cast.cantPay',
  ])
  const game = table('2011', [{ hand: ['Twin', 'Either'] }, {}], CARDS)
  expect([manaValueOf(game.state, game.id('Twin')), manaValueOf(game.state, game.id('Either'))]).toEqual([2, 1])
})

test('[2011:keyword/variants] a morph cost that reveals a white card is payable as such', () => {
  const up = (...hand: string[]) => {
    const game = table('2011', [{ battlefield: [{ name: 'Masked', faceDown: true }], hand }, {}], CARDS)
    return { game, why: game.why({ do: 'turnFaceUp', object: game.id('Masked') })?.key }
  }
  expect(up('Bear').why).toBe('cost.nothingToReveal')
  const { game } = up('Pale')
  game.reply({ do: 'turnFaceUp', object: game.id('Masked') })
  expect([game.size('Masked'), game.zone('Pale')]).toEqual(['4/4', 'hand'])
})

test('[2011:702.93] undying is of a later book: 2011 has no number for it', () => {
  expect(ruleOfKeyword('undying', '2011')).toBe('today:702.93')
})
