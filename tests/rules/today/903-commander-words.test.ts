/** Texts that speak of commanders (903). */
import { expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { COMMANDER } from '../../../src/engine/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Rhea', '{G}', '2/2', '', 'Legendary Creature — Human'),
  creature('Guard', '{0}', '1/1', 'As long as you control your commander, ~ gets +2/+2.'),
  card(
    'Signet',
    '{0}',
    'Artifact',
    '{T}: Add one mana of any color in your commander’s color identity.'.replace('’', "'"),
  ),
  card('Banner', '{0}', 'Artifact', 'Commanders you control get +1/+1.'),
  creature('Herald', '{0}', '1/1', 'Whenever a commander you control attacks, you gain 1 life.'),
  card(
    'Tally',
    '{0}',
    'Sorcery',
    'You gain 1 life for each time you’ve cast your commander from the command zone this game.',
  ),
  card(
    'Path',
    '{0}',
    'Artifact',
    '{T}: Add {G}. When that mana is spent to cast a creature spell that shares a creature type with your commander, you gain 1 life.',
  ),
  creature('Kin', '{G}', '1/1', '', 'Creature — Human Scout'),
  creature('Stranger', '{G}', '1/1', '', 'Creature — Ox'),
  card('Take', '{0}', 'Sorcery', 'Gain control of target creature. Untap that creature. It gains haste.'),
  card('Twin', '{0}', 'Sorcery', 'Create a token that’s a copy of target creature.'),
]
const board = (mine: Parameters<typeof table>[1][number], theirs: Parameters<typeof table>[1][number] = {}) =>
  table('today', [{ commander: ['Rhea'], ...mine }, theirs], CARDS, {}, { format: COMMANDER })
function command(game: Table): Table {
  game.reply({ do: 'cast', object: game.id('Rhea', 'command'), via: 'normal' })
  return game.announce({}).resolve()
}

test('[today:903.3] the card itself is a commander, wherever it is, and no copy of it', () => {
  const game = board({ hand: ['Twin'], battlefield: ['Forest', 'Banner', 'Guard', 'Herald'] })
  expect(game.size('Guard')).toBe('1/1')
  command(game)
  expect([game.size('Guard'), game.size('Rhea')]).toEqual(['3/3', '3/3'])
  game.cast('Twin', { targets: ['Rhea'] }).resolve()
  const sizes = [game.size('1:Rhea'), game.size('2:Rhea')].sort()
  expect(sizes).toEqual(['2/2', '3/3'])
  game.isAtAQuestion()
})

test('[today:903.3] your commander is the one that you own; a commander you control may be another player’s', () => {
  const theirs = { commander: ['Rhea'], battlefield: ['Rhea'] }
  const game = board({ hand: ['Take'], battlefield: ['Guard', 'Herald', 'Banner'] }, theirs)
  game.cast('Take', { targets: ['Rhea'] }).resolve()
  expect([game.size('Guard'), game.size('Rhea')]).toEqual(['1/1', '3/3'])
  game.attack('Rhea').resolveAll()
  expect(game.life(0)).toBe(game.life(1) + 1)
})

test('[today:903.8] how often it was cast from the command zone', () => {
  const game = board({ hand: ['Tally', 'Tally'], battlefield: ['Forest'] })
  const before = game.life(0)
  expect(game.cast('Tally').resolve().life(0)).toBe(before)
  expect(command(game).cast('Tally').resolve().life(0)).toBe(before + 1)
})

test('[today:903.3] a planeswalker that says so leads a deck; another one doesn’t', () => {
  const forest = card('Forest', '', 'Basic Land — Forest')
  const led = (commander: Printed) =>
    deckProblems('today', 'commander', { deck: Array<Printed>(99).fill(forest), commander: [commander] }).map(
      ({ key }) => key,
    )
  const said = walker('Ilsa', '{G}', 3, '+1: You gain 1 life.\n~ can be your commander.')
  expect([led(said), led(walker('Orla', '{G}', 3, '+1: You gain 1 life.'))]).toEqual([[], ['deck.notCommander']])
})

test('[today:903.4] mana of the colours of one’s commander; without one there are none', () => {
  const game = board({ battlefield: ['Signet'] })
  game.activate('Signet')
  expect(game.pool(0)).toBe('G')
  const without = table('today', [{ battlefield: ['Signet'] }, {}], CARDS)
  without.activate('Signet')
  expect(without.pool(0)).toBe('')
  without.isAtAQuestion()
})

test('[today:903.3] what a spell shares with your commander, wherever that is, also as it is cast itself', () => {
  const gained = (more: Parameters<typeof board>[0], act: (game: Table) => Table) => {
    const game = board({ ...more, hand: ['Kin', 'Stranger'], battlefield: ['Path', ...(more.battlefield ?? [])] })
    const before = game.life(0)
    const now = act(game).resolveAll()
    now.isAtAQuestion()
    return now.life(0) - before
  }
  expect(gained({}, (game) => game.cast('Kin'))).toBe(1)
  expect(gained({ battlefield: ['Rhea'] }, (game) => game.cast('Kin'))).toBe(1)
  expect(gained({}, (game) => game.cast('Stranger'))).toBe(0)
  expect(gained({}, (game) => game.cast('Rhea', { from: 'command' }))).toBe(1)
  // Another player's commander is none of yours.
  const theirs = { commander: ['Rhea'] }
  const game = table('today', [{ battlefield: ['Path'], hand: ['Kin'] }, theirs], CARDS, {}, { format: COMMANDER })
  const before = game.life(0)
  expect(game.cast('Kin').resolveAll().life(0)).toBe(before)
})
