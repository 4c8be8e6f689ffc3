/** Sagas: lore counters, chapters, and their end. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const SAGA = 'Enchantment — Saga'
const CARDS = [
  card('The Long Road', '{0}', SAGA, 'I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.'),
  card('The Short Tale', '{0}', SAGA, 'I, II — Draw a card.'),
  card('Quill', '{0}', 'Instant', 'Put two lore counters on target enchantment.'),
  card('Blot', '{0}', 'Instant', 'Remove a lore counter from target enchantment.'),
  card('Silence', '{0}', 'Enchantment', 'Enchantments lose all abilities.'),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const lore = (game: Table, name = 'The Long Road') => get(game.state, game.id(name)).counters.lore ?? 0

describe('714 Sagas', () => {
  test('[today:714 today:704.5s] enters with a lore counter, gets one each precombat main phase, and is sacrificed at its end', () => {
    const game = play(
      { hand: ['The Long Road'], library: ['Bear', 'Ox', 'Bear', 'Ox'] },
      { library: ['Ox', 'Ox', 'Ox'] },
    )
    game.cast('The Long Road').resolve()
    expect([lore(game), game.state.stack.length, game.life(0)]).toEqual([1, 1, 20])
    game.resolve()
    expect(game.life(0)).toBe(21)
    game.to('main1', game.state.turn.number + 1)
    expect(lore(game)).toBe(1)
    game.to('main1', game.state.turn.number + 1)
    expect([lore(game), game.state.stack.length]).toEqual([2, 1])
    game.resolve()
    expect(game.life(0)).toBe(23)
    game.to('main1', game.state.turn.number + 2)
    // The last chapter is on the stack: the Saga stays until it has left.
    expect([lore(game), game.zone('The Long Road')]).toEqual([3, 'battlefield'])
    game.resolve()
    expect([game.life(0), game.zone('The Long Road')]).toEqual([27, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[today:714] several chapters trigger at once when several numbers are passed', () => {
    const game = play({ hand: ['The Long Road', 'Quill'] })
      .cast('The Long Road')
      .resolve()
      .resolve()
    game.cast('Quill', { targets: ['The Long Road'] }).resolve()
    if (game.question.kind === 'order') game.plain()
    expect([lore(game), game.state.stack.length]).toEqual([3, 2])
    game.resolveAll()
    expect([game.life(0), game.zone('The Long Road')]).toEqual([27, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[today:714] a counter that is removed lets the chapter trigger again; one ability may have two chapters', () => {
    const game = play({ hand: ['The Short Tale', 'Blot', 'Quill'], library: ['Bear', 'Ox', 'Bear', 'Ox'] })
    game.cast('The Short Tale').resolve()
    game
      .cast('Blot', { targets: ['The Short Tale'] })
      .resolve()
      .resolve()
    expect([lore(game, 'The Short Tale'), game.handSize(0)]).toEqual([0, 2])
    game.cast('Quill', { targets: ['The Short Tale'] }).resolve()
    if (game.question.kind === 'order') game.plain()
    expect(game.state.stack.length).toBe(2)
    game.resolveAll()
    expect([game.handSize(0), game.zone('The Short Tale')]).toEqual([3, 'graveyard'])
  })

  test('[today:714 today:704.5s] without its chapters it gets no counters and isn’t sacrificed', () => {
    const side = { battlefield: [{ name: 'The Long Road', counters: { lore: 3 } }, 'Silence'], library: ['Ox', 'Ox'] }
    const game = play(side, { library: ['Ox', 'Ox'] })
    game.to('main1', game.state.turn.number + 2)
    expect([lore(game), game.zone('The Long Road'), game.life(0)]).toEqual([3, 'battlefield', 20])
    game.isAtAQuestion()
  })
})

test('[today:704.5s] a last chapter that is countered is done with, too', () => {
  const stop = card('Stop', '{0}', 'Instant', 'Counter target activated or triggered ability.')
  const side = { battlefield: [{ name: 'The Long Road', counters: { lore: 2 } }], hand: ['Quill', 'Stop'] }
  const game = table('today', [side, {}], [...CARDS, stop])
    .cast('Quill', { targets: ['The Long Road'] })
    .resolve()
  expect([lore(game), game.state.stack.length, game.zone('The Long Road')]).toEqual([4, 1, 'battlefield'])
  const [chapter = 0] = game.state.stack
  game.reply({ do: 'cast', object: game.id('Stop', 'hand'), via: 'normal' }).reply([{ object: chapter }])
  while (game.question.kind !== 'priority') game.plain()
  game.resolve()
  expect([game.life(0), game.zone('The Long Road')]).toEqual([20, 'graveyard'])
  game.isAtAQuestion()
})

describe('702.155 read ahead', () => {
  const ahead = card(
    'The Skipped Page',
    '{0}',
    SAGA,
    'Read ahead\nI — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.',
  )
  const begun = (n: number): Table => {
    const game = table('today', [{ hand: ['The Skipped Page'], library: ['Bear', 'Ox', 'Bear'] }, {}], [ahead])
    game.cast('The Skipped Page').resolve()
    expect(game.asks('number')).toMatchObject({ min: 1, max: 3 })
    return game.reply(n)
  }

  test('[today:702.155] it begins with the chapter that its player chooses, and only that one triggers', () => {
    const game = begun(3)
    expect(game.state.stack).toHaveLength(1)
    game.resolveAll()
    expect([game.life(0), game.zone('The Skipped Page')]).toEqual([24, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[today:702.155] later it goes on as any Saga does', () => {
    const game = begun(2)
    game.resolveAll()
    expect(game.life(0)).toBe(22)
    game.to('main1', game.state.turn.number + 2).resolveAll()
    expect([game.life(0), game.zone('The Skipped Page')]).toEqual([26, 'graveyard'])
  })
})
