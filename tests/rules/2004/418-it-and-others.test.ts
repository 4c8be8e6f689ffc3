import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Knight Captain',
    '{0}',
    '1/1',
    'As long as you control a Swamp, ~ and other Knight creatures you control get +2/+1 and have flying.',
    'Creature — Human',
  ),
  creature('Muddy Squire', '{0}', '1/1', '', 'Creature — Knight'),
  creature(
    'Tall Captain',
    '{0}',
    '1/1',
    '~ and Knights you control get +X/+X, where X is the number of Swamps you control.',
  ),
  creature('Wurm', '{0}', '3/3'),
  creature(
    'Coal Heart',
    '{0}',
    '0/9',
    'At the beginning of your upkeep, you gain 1 life, and ~ deals 2 damage to each Knight and each player.\n{0}: You gain 5 life, then ~ deals 1 damage to each Knight and each player.',
  ),
  card('Mire', '', 'Land — Swamp', ''),
  creature(
    'Old Titan',
    '{10}',
    '6/5',
    'If there are two or more creature cards total in all graveyards, this spell costs {10} less to cast.',
  ),
]

inEditions('2004', '2011')('it and others, %s', (edition) => {
  const sizes = (mine: Side['battlefield'], ...names: string[]) => {
    const game = table(edition, [{ battlefield: mine }, { battlefield: ['Muddy Squire'] }], CARDS)
    game.isAtAQuestion()
    return names.map((name) => game.size(name))
  }

  test('[2004:418.5] ~ and others of a type, under one condition; nobody else', () => {
    const names = ['Knight Captain', '1:Muddy Squire', '2:Muddy Squire', 'Wurm']
    const mine = ['Knight Captain', 'Muddy Squire', 'Wurm']
    expect(sizes([...mine, 'Mire'], ...names).sort()).toEqual(['1/1', '3/2', '3/2', '3/3'])
    expect(sizes(mine, ...names).sort()).toEqual(['1/1', '1/1', '1/1', '3/3'])
  })

  test('[2004:418.5] X is the same for all of them', () => {
    const names = ['Tall Captain', '1:Muddy Squire', '2:Muddy Squire', 'Wurm']
    expect(sizes(['Tall Captain', 'Muddy Squire', 'Wurm', 'Mire', 'Mire'], ...names).sort()).toEqual([
      '1/1',
      '3/3',
      '3/3',
      '3/3',
    ])
  })

  test('[2004:413.2] damage to each of several, behind "and" and "then"', () => {
    const game = table(edition, [{ battlefield: ['Coal Heart', 'Wurm'] }, { battlefield: ['Muddy Squire'] }], CARDS)
    game.activate('Coal Heart', 1).resolve()
    expect([game.life(0), game.life(1), game.zone('Muddy Squire'), game.zone('Wurm')]).toEqual([
      24,
      19,
      'graveyard',
      'battlefield',
    ])
    game.to('upkeep', game.state.turn.number + 2).resolve()
    expect([game.life(0), game.life(1)]).toEqual([23, 17])
    game.isAtAQuestion()
  })

  test('[2004:409.1f] cards in all graveyards together', () => {
    const able = (mine: string[], theirs: string[]) => {
      const game = table(edition, [{ hand: ['Old Titan'], graveyard: mine }, { graveyard: theirs }], CARDS)
      return game.why({ do: 'cast', ...game.way(game.id('Old Titan', 'hand'), 'normal') }) === null
    }
    expect([able(['Wurm'], ['Muddy Squire']), able(['Wurm'], ['Mire']), able([], ['Muddy Squire', 'Wurm'])]).toEqual([
      true,
      false,
      true,
    ])
  })
})
