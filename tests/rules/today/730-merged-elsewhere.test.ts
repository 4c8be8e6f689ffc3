/** What becomes of all the cards of a merged permanent when its player or the game goes, and what is thought of them (730). */
import { expect, test } from 'vitest'
import { get, ownUnseen, type State, seenBy } from '../../../src/engine/index.ts'
import { cardsOf } from '../../../src/engine/state/index.ts'
import { card, creature } from '../../support/cards.ts'
import { gameOf } from '../../support/game.ts'
import { imagined } from '../../support/imagined.ts'
import { dream, SUBGAME_CARDS } from '../../support/subgames.ts'
import { type Table, table, times } from '../../support/table.ts'

const RUNT = creature('Runt', '{0}', '1/1')
const MAW = creature('Maw', '{5}', '4/4', 'Mutate {0}\nTrample', 'Creature — Beast')
const CARDS = [
  ...SUBGAME_CARDS,
  RUNT,
  MAW,
  card('Anew', '{0}', 'Sorcery', 'Restart the game.'),
  creature('Masked', '{3}', '5/5', 'Morph {0}', 'Creature — Cat'),
]
/** A Maw over a Runt, both from the hand of the player whose turn it is. */
const merge = (game: Table, onto = 'Runt', over = true): Table =>
  game
    .cast('Maw', { via: 'mutate', targets: [onto] })
    .pass(game.state.players.length)
    .reply(over)
    .resolveAll()
const namesOf = (game: Table, ids: readonly number[] = []) =>
  ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '').toSorted()

/** No two cards have one number. */
function expectApart({ objects }: State): void {
  const numbers = objects.flat().flatMap((one) => (one === null ? [] : cardsOf(one)))
  expect(new Set(numbers).size).toBe(numbers.length)
}

test('[today:730 today:800.4] with its owner all of its cards leave the game', () => {
  const game = merge(table('today', [{ hand: ['Maw'], battlefield: ['Runt'], library: [] }, {}, {}], CARDS))
  game.reply({ concede: 0 })
  expect([game.state.battlefield, namesOf(game, game.state.outside[0])]).toEqual([[], ['Maw', 'Runt']])
  game.isAtAQuestion()
})

test('[today:730] as the game restarts all of its cards are in the deck', () => {
  const mine = { hand: ['Maw', 'Anew'], battlefield: ['Runt'], library: times(5, 'Forest') }
  const game = merge(table('today', [mine, { library: times(8, 'Forest') }], CARDS))
    .cast('Anew')
    .resolve()
  const all = [...(game.state.libraries[0] ?? []), ...(game.state.hands[0] ?? [])]
  expect(namesOf(game, all)).toEqual(['Anew', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Maw', 'Runt'])
  game.isAtAQuestion()
})

test('[today:730 today:729] all that was merged in a subgame goes back to the library of the game around it', () => {
  const library = [...times(4, 'Runt'), ...times(4, 'Maw')]
  const game = dream(table('today', [{ hand: ['Dream'], library }, { library: times(8, 'Forest') }], CARDS))
  while (game.state.turn.active !== 0 || game.state.turn.step !== 'main1' || game.question.kind !== 'priority')
    game.question.kind === 'priority' ? game.pass() : game.plain()
  merge(game.cast('Runt').resolve())
  expect(game.state.battlefield).toHaveLength(1)
  game.reply({ concede: 1 })
  expect(namesOf(game, game.state.libraries[0])).toEqual([...library].toSorted())
  game.isAtAQuestion()
})

test('[today:730] none of its cards is thought to be in the library still', () => {
  const deck = [...Array<typeof RUNT>(30).fill(RUNT), ...Array<typeof MAW>(30).fill(MAW)]
  const players = ['Ada', 'Bea'].map((name) => ({ name, deck }))
  const game = gameOf({ edition: 'today', seed: 7, starter: 0, players }).reply('keep').reply('keep').to('main1')
  merge(game.cast('Runt').resolve())
  const unseen = ownUnseen(seenBy(game.position, 0)).map(({ name }) => name)
  const library = namesOf(game, game.state.libraries[0])
  expect(unseen.toSorted()).toEqual(library)
})

test('[today:730] a card that lies face down below is imagined as some card, unlike all others', () => {
  const mine = { hand: ['Masked', 'Maw', 'Runt'], pool: '{C}{C}{C}' }
  const game = table('today', [mine, { hand: ['Runt'] }], CARDS)
    .cast('Masked', { via: 'faceDown' })
    .resolve()
  merge(game, 'Masked')
  const seen = seenBy(game.position, 1)
  const id = game.id('Maw')
  expect(get(seen.rest, id).merged?.under[0]).toMatchObject({ face: -1, card: null })
  const guess = { cards: [CARDS.slice(-1), [RUNT, RUNT, RUNT]] }
  const { checkpoint } = imagined(seen, guess, (n) => n - 1)
  const [below] = get(checkpoint, id).merged?.under ?? []
  expect(checkpoint.printed[below?.face ?? -1]?.name).toBe('Masked')
  expectApart(checkpoint)
})

test('[today:730] what is imagined in hidden places is none of the cards below', () => {
  for (const over of [true, false]) {
    const theirs = { hand: ['Maw', 'Runt'], battlefield: ['Runt'] }
    const game = table('today', [{}, theirs], CARDS)
    merge(game.to('main1', game.state.turn.number + 1), 'Runt', over)
    const guess = { cards: [times(9, 'Runt').map(() => RUNT), times(9, 'Runt').map(() => RUNT)] }
    expectApart(imagined(seenBy(game.position, 0), guess, (n) => n - 1).checkpoint)
  }
})

test('[today:730 today:729] in a subgame each of its cards is outside the game', () => {
  const mine = { hand: ['Maw', 'Dream'], battlefield: ['Runt'], library: times(8, 'Wish') }
  const game = dream(merge(table('today', [mine, { library: times(8, 'Forest') }], CARDS)))
  while (game.state.turn.active !== 0 || game.state.turn.step !== 'main1' || game.question.kind !== 'priority')
    game.question.kind === 'priority' ? game.pass() : game.plain()
  game.cast('Wish').resolve().reply(true)
  expect(namesOf(game, game.asks('choose').from)).toEqual(['Maw', 'Runt'])
})
