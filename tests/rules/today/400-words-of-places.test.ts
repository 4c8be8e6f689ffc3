/** Where cards go and come from: beneath others in a library, out of a graveyard, put there this turn (today:400). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string, cost = '{0}') => card(name, cost, 'Sorcery', text)
const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ox', '{0}', '2/4'),
  creature('Elk', '{0}', '3/3', '{0}: Put Elk on top of your library from your graveyard.'),
  creature('Eel', '{0}', '3/3', '{0}: Put Eel from your graveyard into your library second from the top.'),
  creature('Emu', '{0}', '3/3', '{0}: Put Emu from your graveyard onto the battlefield tapped.'),
  spell('Bury', "Put target creature into its owner's library just beneath the top X cards of that library.", '{X}'),
  spell(
    'Recall',
    'Return to your hand all creature cards in your graveyard that were put there from anywhere this turn.',
  ),
  spell('Regain', 'Return to your hand all cards in your graveyard that you cycled or discarded this turn.'),
  spell('Drop', 'Discard a card.'),
  spell('Kill', 'Destroy target creature.'),
  spell('Grind', 'Mill three cards.'),
  spell(
    'Ruin',
    'Each player mills X cards, where X is the number of cards put into your graveyard from anywhere this turn.',
  ),
  spell('Dig', 'Mill two cards. You gain 1 life for each creature card put into your graveyard this way.'),
  spell(
    'Two Kinds',
    'Search your library for an Elf card and/or a Forest card, reveal them, put them into your hand, then shuffle.',
  ),
]
const game = (mine: Side, theirs: Side = {}): Table => table('today', [mine, theirs], CARDS)
const library = (one: Table, seat: number): string[] =>
  (one.state.libraries[seat] ?? []).map((id) => one.state.printed[get(one.state, id).face]?.name ?? '')

test.each([
  [0, ['Imp', 'Forest', 'Forest']],
  [1, ['Forest', 'Imp', 'Forest']],
  [2, ['Forest', 'Forest', 'Imp']],
  [5, ['Forest', 'Forest', 'Imp']],
])('[today:401.7] beneath %i cards, or on the bottom', (x, after) => {
  const lands = Array<string>(x).fill('Mountain')
  const one = game({ hand: ['Bury'], battlefield: lands }, { battlefield: ['Imp'], library: ['Forest', 'Forest'] })
  one.cast('Bury', { x, targets: ['Imp'] }).resolve()
  expect(library(one, 1)).toEqual(after)
  one.isAtAQuestion()
})

test('abilities that move their object from the graveyard work there, and only there', () => {
  const there = game({ graveyard: ['Elk', 'Eel', 'Emu'], library: ['Forest', 'Forest'] })
  there.activate('Elk', 0, {}, 'graveyard').resolve()
  there.activate('Eel', 0, {}, 'graveyard').resolve()
  there.activate('Emu', 0, {}, 'graveyard').resolve()
  expect(library(there, 0)).toEqual(['Elk', 'Eel', 'Forest', 'Forest'])
  expect([there.zone('Emu'), get(there.state, there.id('Emu')).tapped]).toEqual(['battlefield', true])
  const not = game({ battlefield: ['Elk'] })
  expect(not.why({ do: 'activate', ...not.nth(not.id('Elk'), 0) })).not.toBeNull()
  there.isAtAQuestion()
})

test('[today:400.7] put there this turn: from the battlefield, a hand or a library, and not before', () => {
  const one = game({
    hand: ['Drop', 'Ox', 'Kill', 'Grind', 'Recall'],
    battlefield: ['Imp'],
    graveyard: ['Eel'],
    library: ['Elk', 'Forest', 'Forest', 'Forest'],
  })
  one
    .cast('Drop')
    .pass(2)
    .reply([one.id('Ox', 'hand')])
  one.cast('Kill', { targets: ['Imp'] }).resolve()
  one.cast('Grind').resolve()
  one.cast('Recall').resolve()
  for (const name of ['Ox', 'Imp', 'Elk']) expect(one.zone(name)).toBe('hand')
  expect([one.zone('Eel'), one.zone('Forest')]).toContain('graveyard')
  expect(one.zone('Eel')).toBe('graveyard')
  one.isAtAQuestion()
})

test('discarded this turn, however it came there otherwise', () => {
  const one = game({ hand: ['Drop', 'Ox', 'Grind', 'Regain'], library: ['Elk', 'Forest', 'Forest', 'Forest'] })
  one
    .cast('Drop')
    .pass(2)
    .reply([one.id('Ox', 'hand')])
  one.cast('Grind').resolve()
  one.cast('Regain').resolve()
  expect([one.zone('Ox'), one.zone('Elk'), one.zone('Drop')]).toEqual(['hand', 'graveyard', 'graveyard'])
  one.isAtAQuestion()
})

test('how many cards were put there, spells among them', () => {
  const one = game({ hand: ['Grind', 'Ruin'] }, { library: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'] })
  one.cast('Grind').resolve()
  one.cast('Ruin').resolve()
  expect(one.state.graveyards[1]).toHaveLength(4)
  const dug = game({ hand: ['Dig'], library: ['Imp', 'Forest', 'Imp'], graveyard: ['Imp'], life: 10 })
  dug.cast('Dig').resolve()
  expect(dug.life(0)).toBe(11)
  dug.isAtAQuestion()
})

test('[today:701.23] one of each kind, or only one of them', () => {
  const one = game({ hand: ['Two Kinds'], library: ['Forest', 'Imp', 'Forest'] })
  one.cast('Two Kinds').pass(2)
  while (one.question.kind !== 'priority') {
    const { from, max } = one.asks('choose')
    one.reply(from.slice(0, max))
  }
  expect([one.handSize(0), one.has('hand', 'Forest')]).toEqual([1, true])
  one.isAtAQuestion()
})
