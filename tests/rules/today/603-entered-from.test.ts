import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Vessel',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, if it entered from your graveyard or you cast it from your graveyard, exile it. If you do, you gain 5 life.',
  ),
  creature(
    'Mourner',
    '{0}',
    '1/1',
    'Whenever ~ or another creature enters the battlefield under your control, if that creature entered from a graveyard or you cast it from a graveyard, put a +1/+1 counter on ~.',
  ),
  creature('Pup', '{0}', '1/1', ''),
  creature(
    'Diver',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, you gain 1 life. If it entered from your library or was cast from your library, you gain 2 life instead.',
  ),
  creature('Walker', '{0}', '1/1', "When ~ enters the battlefield, if it wasn't cast, you gain 3 life."),
  card('Raise', '{0}', 'Sorcery', 'Put target creature card from a graveyard onto the battlefield under your control.'),
  card('Old Flicker', '{0}', 'Sorcery', 'Exile target creature, then return it to the battlefield under your control.'),
  card('Gate', '{0}', 'Artifact', 'You may cast creature spells from your graveyard.'),
  card(
    'Old Call',
    '{0}',
    'Sorcery',
    'Search your library for a creature card, put it onto the battlefield, then shuffle.',
  ),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('put there from your graveyard, or cast from it', () => {
  const put = board({ hand: ['Raise'], graveyard: ['Vessel'] })
  put
    .cast('Raise', { targets: ['Vessel'] })
    .resolve()
    .resolve()
  expect([put.zone('Vessel'), put.life(0)]).toEqual(['exile', 25])
  put.isAtAQuestion()
  const cast = board({ battlefield: ['Gate'], graveyard: ['Vessel'] })
  cast.cast('Vessel', { from: 'graveyard' }).resolve().resolve()
  expect([cast.zone('Vessel'), cast.life(0)]).toEqual(['exile', 25])
  cast.isAtAQuestion()
})

test('not from your hand, from exile, or from the graveyard of another player', () => {
  const hand = board({ hand: ['Vessel', 'Old Flicker'] })
  hand.cast('Vessel').resolve()
  expect([hand.zone('Vessel'), hand.question.kind]).toEqual(['battlefield', 'priority'])
  hand.cast('Old Flicker', { targets: ['Vessel'] }).resolve()
  expect([hand.zone('Vessel'), hand.life(0), hand.state.stack]).toEqual(['battlefield', 20, []])
  const theirs = board({ hand: ['Raise'] }, { graveyard: ['Vessel'] })
  theirs.cast('Raise', { targets: ['Vessel'] }).resolve()
  expect([theirs.zone('Vessel'), theirs.state.stack]).toEqual(['battlefield', []])
  theirs.isAtAQuestion()
})

test('whatever enters, from a graveyard, whoever owns it', () => {
  const game = board({ hand: ['Raise', 'Raise', 'Pup', 'Mourner'], graveyard: ['Walker'] }, { graveyard: ['Vessel'] })
  game.cast('Mourner').resolve()
  game.cast('Pup').resolve()
  expect([game.size('Mourner'), game.state.stack]).toEqual(['1/1', []])
  game
    .cast('Raise', { targets: ['Vessel'] })
    .resolve()
    .resolve()
  expect(game.size('Mourner')).toBe('2/2')
  game.cast('Raise', { targets: ['Walker'] }).resolve()
  game.plain().resolve().resolve()
  expect([game.size('Mourner'), game.life(0)]).toEqual(['3/3', 23])
  game.isAtAQuestion()
})

test('from your library; what was not cast', () => {
  const game = board({ hand: ['Old Call', 'Walker', 'Old Flicker'], library: ['Diver', 'Pup'] })
  game.cast('Old Call').resolve()
  game.reply([game.id('Diver')]).until('priority')
  game.resolve()
  expect(game.life(0)).toBe(22)
  game.cast('Walker').resolve()
  expect([game.life(0), game.state.stack]).toEqual([22, []])
  game
    .cast('Old Flicker', { targets: ['Walker'] })
    .resolve()
    .resolve()
  expect(game.life(0)).toBe(25)
  game.isAtAQuestion()
})
