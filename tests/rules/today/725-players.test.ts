/** What players have and are: energy and experience counters, the monarch, the city's blessing. */
import { describe, expect, test } from 'vitest'
import { isDesignated } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Dynamo', '{0}', 'Artifact', '{T}: You get {E}{E}.\nPay {E}{E}{E}: Draw a card.'),
  card('Well', '{0}', 'Sorcery', 'You get eight {E}.'),
  card('Lesson Learned', '{0}', 'Sorcery', 'You get an experience counter.'),
  creature('Veteran', '{0}', '1/1', '~ gets +1/+1 for each experience counter you have.', 'Creature — Human'),
  card('Bargain', '{0}', 'Instant', 'You may pay {E}{E}. If you do, you gain 5 life.'),
  card('Crowning', '{0}', 'Sorcery', 'You become the monarch.'),
  creature('Courtier', '{0}', '1/1', "As long as you're the monarch, ~ gets +2/+0.", 'Creature — Human'),
  creature('Chronicler', '{0}', '1/1', 'Whenever you become the monarch, you gain 3 life.', 'Creature — Human'),
  creature(
    'Pilgrim',
    '{0}',
    '1/1',
    "Ascend\n~ gets +2/+2 as long as you have the city's blessing.",
    'Creature — Human',
  ),
  card('Vision', '{0}', 'Sorcery', "Ascend\nDraw a card. If you have the city's blessing, you gain 4 life."),
  card('Prism', '{0}', 'Artifact', ''),
  card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.'),
]
const energy = (game: Table, seat = 0) => game.state.players[seat]?.counters.energy ?? 0
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

describe('107.14 energy', () => {
  const dynamo = (had: number) => play({ battlefield: ['Dynamo'], counters: { energy: had }, library: ['Bear', 'Ox'] })

  test('[today:107.14] one energy can’t pay three; with four three are paid and one is left', () => {
    const poor = dynamo(1)
    const object = poor.id('Dynamo')
    expect(poor.why({ do: 'activate', ...poor.nth(object, 1) })).toMatchObject({ key: 'cost.energy' })
    const rich = dynamo(4)
    rich.activate('Dynamo', 1).resolve()
    expect([energy(rich), rich.handSize(0)]).toEqual([1, 1])
    rich.isAtAQuestion()
  })

  test('[today:107.14] “you get {E}{E}” puts two; energy outlasts turns and is no mana', () => {
    const game = dynamo(0).activate('Dynamo', 0).resolve()
    expect([energy(game), game.pool(0)]).toEqual([2, ''])
    game.to('main1', game.state.turn.number + 1)
    expect(energy(game)).toBe(2)
  })

  test('[today:107.14] a number in words and a payment as it resolves', () => {
    const game = play({ hand: ['Well', 'Bargain'] })
      .cast('Well')
      .resolve()
      .cast('Bargain')
      .resolve()
    game.reply(true)
    expect([energy(game), game.life(0)]).toEqual([6, 25])
    const none = play({ hand: ['Bargain'] })
      .cast('Bargain')
      .resolve()
    expect([none.question.kind, none.life(0)]).toEqual(['priority', 20])
  })

  test('[today:122.1] experience counters are counted', () => {
    const game = play({ hand: ['Lesson Learned'], battlefield: ['Veteran'], counters: { experience: 1 } })
    expect(game.size('Veteran')).toBe('2/2')
    game.cast('Lesson Learned').resolve()
    expect(game.size('Veteran')).toBe('3/3')
    game.isAtAQuestion()
  })
})

describe('725 the monarch', () => {
  const isMonarch = (game: Table) => [0, 1].map((seat) => isDesignated(game.state, seat, 'monarch'))

  test('[today:725] draws at the own end step, and only there', () => {
    const game = play(
      { hand: ['Crowning'], battlefield: ['Courtier'], library: ['Bear', 'Ox', 'Bear'] },
      { library: ['Ox', 'Ox'] },
    )
    expect([isMonarch(game), game.size('Courtier')]).toEqual([[false, false], '1/1'])
    game.cast('Crowning').resolve()
    expect([isMonarch(game), game.size('Courtier'), game.handSize(0)]).toEqual([[true, false], '3/1', 0])
    game.to('end').resolve()
    expect(game.handSize(0)).toBe(1)
    game.to('end', game.state.turn.number + 1)
    expect([game.state.stack, game.handSize(0)]).toEqual([[], 1])
    game.isAtAQuestion()
  })

  test('[today:725] combat damage of two creatures triggers twice, and their player is the monarch', () => {
    const game = play(
      { hand: ['Crowning'], library: ['Bear', 'Ox', 'Bear'] },
      { battlefield: ['Bear', 'Ox', 'Chronicler'], library: ['Ox', 'Ox'] },
    )
    game
      .cast('Crowning')
      .resolve()
      .to('main1', game.state.turn.number + 1)
    game.attack('Bear', 'Ox').to('combatDamage')
    expect(game.state.stack.length).toBe(2)
    game.resolveAll()
    // Only the first of the two makes a monarch of somebody who wasn't.
    expect([isMonarch(game), game.life(1), game.state.command.length]).toEqual([[false, true], 23, 1])
    game.isAtAQuestion()
  })

  test('[today:725] damage outside of combat changes nothing; who is the monarch already doesn’t become it', () => {
    const game = play(
      { hand: ['Crowning', 'Crowning'], battlefield: ['Chronicler'] },
      { hand: ['Spark'], battlefield: ['Mountain'] },
    )
    game.cast('Crowning').resolve().resolveAll()
    expect(game.life(0)).toBe(23)
    game.cast('Crowning').resolve()
    expect([game.life(0), game.state.stack, isMonarch(game)]).toEqual([23, [], [true, false]])
  })
})

describe('702.131 ascend', () => {
  const nine = (others: readonly string[]) => [...Array<string>(9 - others.length).fill('Prism'), ...others]

  test('[today:702.131] ten permanents with ascend among them give the blessing for the rest of the game', () => {
    const game = play({ hand: ['Prism', 'Doom'], battlefield: nine(['Pilgrim']) })
    expect(game.size('Pilgrim')).toBe('1/1')
    game.cast('Prism').resolve()
    expect([game.size('Pilgrim'), isDesignated(game.state, 0, 'cityBlessing')]).toEqual(['3/3', true])
    game.cast('Doom').resolve()
    expect(isDesignated(game.state, 0, 'cityBlessing')).toBe(true)
    game.isAtAQuestion()
  })

  test('[today:702.131] ten without ascend give none; a spell with ascend looks as it resolves, first of all', () => {
    const game = play({ hand: ['Vision'], battlefield: [...nine([]), 'Prism'], library: ['Bear'] })
    expect(isDesignated(game.state, 0, 'cityBlessing')).toBe(false)
    game.cast('Vision').resolve()
    expect([isDesignated(game.state, 0, 'cityBlessing'), game.life(0)]).toEqual([true, 24])
    const few = play({ hand: ['Vision'], battlefield: nine([]), library: ['Bear'] })
      .cast('Vision')
      .resolve()
    expect([isDesignated(few.state, 0, 'cityBlessing'), few.life(0), few.handSize(0)]).toEqual([false, 20, 1])
  })
})
