/**
 * Effects that end the turn (713) or restart the game (714). Neither was there in 2004; both editions play them alike.
 */
import { expect, test } from 'vitest'
import { get, outerOf, type Setup } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { gameOf } from '../../support/game.ts'
import { begun, dream, SUBGAME_CARDS } from '../../support/subgames.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  card('Dusk', '{0}', 'Instant', 'End the turn.'),
  card('Wither', '{0}', 'Instant', 'Target creature gets -1/-1 until end of turn. End the turn.'),
  card('Late', '{0}', 'Instant', 'Draw a card. End the turn.'),
  card('Anew', '{0}', 'Sorcery', 'Restart the game.'),
  card(
    'Ark',
    '{0}',
    'Artifact',
    '{0}: Exile target creature.\n{0}: Restart the game, leaving in exile all non-Aura permanent cards exiled with ~. Then put those cards onto the battlefield under your control.',
  ),
  card('Other', '{0}', 'Instant', 'Exile target creature.'),
  card('Gain', '{0}', 'Instant', 'You gain 5 life.'),
  card('Giant', '{0}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
  card('Fight', '{0}', 'Instant', 'Target creature gets +2/+0 until end of combat.'),
  creature('Watch', '{0}', '1/1', 'At the beginning of the end step, you gain 1 life.'),
  creature('Mourner', '{0}', '1/1', 'When ~ leaves the battlefield, you gain 7 life.'),
  creature('Bell', '{0}', '1/1', 'Whenever a card is put into exile from anywhere, you gain 1 life.'),
  creature('Herald', '{0}', '1/1', 'When ~ enters the battlefield, you gain 3 life.'),
  creature('Tapper', '{0}', '1/1', '{T}: You gain 2 life.'),
]
type Sides = Parameters<typeof table>[1]
const board = (edition: EditionId, sides: Sides, turn: Parameters<typeof table>[3] = {}): Table =>
  table(edition, sides, [...CARDS, ...SUBGAME_CARDS], turn)
const names = (game: Table, ids: readonly number[] = []): readonly string[] =>
  ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '').sort()
const keepAll = (game: Table): Table => {
  while (game.position.question?.kind === 'mulligan') game.reply('keep')
  return game
}

inEditions(
  '2004',
  '2011',
  'today',
)('in %s', (edition) => {
  test('[2011:contents/713 today:724] every object on the stack is exiled, the one that resolves too; the others do nothing', () => {
    const game = board(edition, [{ hand: ['Gain', 'Dusk'], battlefield: ['Tapper'] }, {}])
    game.cast('Gain').activate('Tapper').cast('Dusk').resolve()
    expect([game.zone('Gain'), game.zone('Dusk'), game.state.stack, game.life(0)]).toEqual(['exile', 'exile', [], 20])
    // Nothing was left to do in the cleanup step: the next turn has begun.
    expect([game.state.turn.number, game.state.turn.active, game.state.turn.step]).toEqual([4, 1, 'upkeep'])
    game.isAtAQuestion()
  })

  test('[2011:contents/713] everything until the cleanup step is skipped, which happens in full', () => {
    const hand = ['Dusk', 'Giant', ...times(8, 'Forest')]
    const game = board(edition, [{ hand, battlefield: ['Bear', 'Watch'] }, {}])
    game
      .cast('Giant', { targets: ['Bear'] })
      .resolve()
      .cast('Dusk')
      .resolve()
    // The hand is discarded down to its maximum size.
    expect(game.asks('choose').reason).toBe('discardToHandSize')
    game.plain()
    expect([game.state.turn.number, game.life(0), game.size('Bear')]).toEqual([4, 20, '2/2'])
    game.isAtAQuestion()
  })

  test('[2011:contents/713] in combat, what attacks is removed from it and deals no damage; effects until end of combat end', () => {
    const game = board(edition, [{ hand: ['Dusk', 'Fight'], battlefield: ['Bear', 'Bell'] }, {}])
    game
      .attack('Bear')
      .cast('Fight', { targets: ['Bear'] })
      .resolve()
      .cast('Dusk')
      .resolve()
    // The trigger waits for the cleanup step, where it gives priority.
    expect([game.state.turn.step, game.state.combat, game.size('Bear')]).toEqual(['cleanup', null, '2/2'])
    game.to('upkeep', 4)
    expect([game.life(1), game.state.turn.active]).toEqual([20, 1])
    game.isAtAQuestion()
  })

  test('[2011:contents/713 today:724] what triggers waits for the cleanup step, where players have priority; another follows', () => {
    const game = board(edition, [{ hand: ['Dusk', 'Gain', 'Late'], battlefield: ['Bell'] }, {}])
    game.cast('Dusk').resolve()
    expect([game.state.turn.number, game.state.turn.step, game.state.stack.length]).toEqual([3, 'cleanup', 1])
    expect([game.question.kind, game.question.seat]).toEqual(['priority', 0])
    game.resolve().cast('Gain').resolve()
    expect([game.state.turn.step, game.life(0)]).toEqual(['cleanup', 26])
    // Ending it once more, in the cleanup step: that one is over, and another is the turn's last.
    game.cast('Late').resolve()
    expect([game.state.turn.number, game.state.turn.step, game.state.stack.length]).toEqual([3, 'cleanup', 1])
    game.resolve().pass(2)
    expect([game.state.turn.number, game.state.turn.step]).toEqual([4, 'upkeep'])
  })

  test('[2011:contents/713] state-based actions are checked first, and what they trigger waits for the cleanup step', () => {
    const game = board(edition, [{ hand: ['Wither'], battlefield: ['Mourner'] }, {}])
    game.cast('Wither', { targets: ['Mourner'] }).resolve()
    // It had toughness 0 before the effect wore off.
    expect([game.zone('Mourner'), game.state.turn.step, game.state.stack.length]).toEqual(['graveyard', 'cleanup', 1])
    game.resolve()
    expect(game.life(0)).toBe(27)
    const empty = board(edition, [{ hand: ['Late'], library: [] }, {}])
    expect(empty.cast('Late').resolve().winner()).toBe(1)
  })

  test('[2011:contents/713] the opponent’s turn can be ended too', () => {
    const game = board(edition, [{ hand: ['Dusk'] }, { hand: ['Gain'] }], { active: 1, number: 4 })
    game.cast('Gain').pass().cast('Dusk').resolve()
    expect([game.state.turn.number, game.state.turn.active, game.life(1)]).toEqual([5, 0, 20])
  })

  test('[2011:contents/714] a new game begins with all cards as decks, wherever they were, and its controller first', () => {
    const game = board(edition, [
      {
        hand: ['Anew', 'Ox'],
        library: times(6, 'Forest'),
        battlefield: ['Bear'],
        graveyard: ['Ox'],
        exile: ['Ox'],
        life: 3,
        poison: 4,
      },
      { hand: ['Ox'], library: times(9, 'Island'), battlefield: [{ name: 'Bear', counters: { charge: 2 } }], life: 40 },
    ])
    game.cast('Anew').resolve()
    expect(game.asks('mulligan').seat).toBe(0)
    keepAll(game)
    expect([game.state.turn.number, game.state.turn.active, game.state.turn.step]).toEqual([1, 0, 'upkeep'])
    expect(game.state.players.map(({ life, counters }) => [life, counters.poison ?? 0])).toEqual([
      [20, 0],
      [20, 0],
    ])
    const cards = [0, 1].map((seat) =>
      names(game, [...(game.state.libraries[seat] ?? []), ...(game.state.hands[seat] ?? [])]),
    )
    expect(cards).toEqual([
      ['Anew', 'Bear', ...times(6, 'Forest'), ...times(3, 'Ox')],
      ['Bear', ...times(9, 'Island'), 'Ox'],
    ])
    expect([game.handSize(0), game.handSize(1), game.state.battlefield, game.winner()]).toEqual([7, 7, [], undefined])
    // The player who goes first draws no card.
    game.to('main1')
    expect(game.handSize(0)).toBe(7)
    game.isAtAQuestion()
  })

  test('[2011:contents/714] tokens, effects, combat and what waits are gone; a card from outside the game is in its deck', () => {
    const game = board(edition, [
      { hand: ['Anew', 'Wish', 'Egg'], library: times(9, 'Forest'), outside: ['Ox', 'Ox'] },
      { library: times(9, 'Island') },
    ])
    game.cast('Wish').resolve()
    if (game.question.kind === 'confirm') game.reply(true)
    game.plain()
    game.cast('Egg').resolve().activate('Egg').resolve().cast('Anew').resolve()
    keepAll(game)
    const all = [...(game.state.libraries[0] ?? []), ...(game.state.hands[0] ?? [])]
    expect(names(game, all)).toContain('Ox')
    expect(names(game, game.state.outside[0])).toEqual(['Ox'])
    expect([
      game.state.battlefield,
      game.state.lasting,
      game.state.delayed,
      game.state.waiting,
      game.state.combat,
    ]).toEqual([[], [], [], [], null])
    expect(game.state.objects.flat().every((one) => one === null || one.kind === 'card')).toBe(true)
  })

  test('[2011:contents/714] who has fewer than seven cards loses at the first upkeep', () => {
    const game = board(edition, [{ hand: ['Anew'], library: times(9, 'Forest') }, { library: times(6, 'Island') }])
    keepAll(game.cast('Anew').resolve())
    expect([game.winner(), game.state.turn.step]).toEqual([0, 'upkeep'])
  })

  test('[2011:contents/714] what is exempt stays in exile, and is put onto the battlefield before the first untap step', () => {
    const game = board(edition, [
      { hand: ['Other'], battlefield: ['Ark'], library: times(9, 'Forest') },
      { battlefield: ['Tapper', 'Ox', 'Herald'], library: times(9, 'Island') },
    ])
    game.activate('Ark', 0, { targets: ['Tapper'] }).resolve()
    game.activate('Ark', 0, { targets: ['Herald'] }).resolve()
    game.cast('Other', { targets: ['Ox'] }).resolve()
    game.activate('Ark', 1).resolve()
    expect(names(game, game.state.exile)).toEqual(['Herald', 'Tapper'])
    keepAll(game)
    expect(names(game, game.state.battlefield)).toEqual(['Herald', 'Tapper'])
    const tapper = get(game.state, game.id('Tapper'))
    expect([tapper.owner, tapper.controller]).toEqual([1, 0])
    // What that triggered goes on the stack at the first upkeep; it has been there since the turn began.
    expect([game.state.turn.step, game.state.stack.length]).toEqual(['upkeep', 1])
    game.resolve()
    expect(game.life(0)).toBe(23)
    game.activate('Tapper').resolve()
    expect(game.life(0)).toBe(25)
    // Other exiled it: it is in the deck.
    const theirs = names(game, [...(game.state.libraries[1] ?? []), ...(game.state.hands[1] ?? [])])
    expect(theirs).toEqual([...times(9, 'Island'), 'Ox'])
    game.isAtAQuestion()
  })

  test('[2011:contents/714] in a subgame only that restarts, and its winner counts for the main game', () => {
    const library = [...times(8, 'Anew')]
    const game = begun(edition, [{ hand: ['Dream'], library: times(9, 'Forest') }, { library: times(9, 'Island') }])
    expect(outerOf(game.position.checkpoint)).not.toBeNull()
    const inner = dream(board(edition, [{ hand: ['Dream'], library }, { library: times(9, 'Island') }]))
    const before = outerOf(inner.position.checkpoint)
    while (inner.state.turn.active !== 0 || inner.state.turn.step !== 'main1')
      inner.question.kind === 'priority' ? inner.pass() : inner.plain()
    keepAll(inner.cast('Anew').resolve())
    expect(outerOf(inner.position.checkpoint)).toEqual(before)
    expect([inner.state.turn.number, inner.handSize(0)]).toEqual([1, 7])
    inner.reply({ concede: 0 })
    expect([inner.life(0), inner.life(1), outerOf(inner.position.checkpoint)]).toEqual([10, 20, null])
    expect(inner.state.libraries.map(({ length }) => length)).toEqual([8, 9])
    inner.isAtAQuestion()
  })

  test('[2011:contents/714] with its hand and life modifiers a player begins again', () => {
    const anew = CARDS.find(({ name }) => name === 'Anew')
    if (anew === undefined) throw new Error('no such card')
    const setup: Setup = {
      edition,
      seed: 3,
      starter: 0,
      players: [
        { name: 'Ada', deck: times(20, 'x').map(() => anew), vanguard: { hand: 1, life: 6 } },
        { name: 'Bea', deck: times(20, 'x').map(() => anew) },
      ],
    }
    const game = keepAll(gameOf(setup)).to('main1')
    keepAll(game.cast('Anew').resolve())
    expect([game.life(0), game.handSize(0), game.life(1), game.handSize(1)]).toEqual([26, 8, 20, 7])
    expect(game.state.players[0]?.deck.length).toBe(20)
  })
})
