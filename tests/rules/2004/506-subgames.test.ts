/** Games inside the game (506), in both editions where they agree. */
import { expect, test } from 'vitest'
import { find, get, outerOf, seenBy, stateOf } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { begun, depthOf, dream, myMain, SUBGAME_CARDS } from '../../support/subgames.ts'
import { type Table, table, times } from '../../support/table.ts'

type Sides = Parameters<typeof table>[1]

const PLAIN: Sides = [
  { hand: ['Dream', 'Ox'], library: times(10, 'Forest'), battlefield: ['Bear'], graveyard: ['Ox'], life: 15 },
  { library: times(9, 'Island'), exile: ['Ox'] },
]
const outer = (game: Table) => outerOf(game.position.checkpoint)
const names = (game: Table, ids: readonly number[] = []): readonly string[] =>
  ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '').sort()

inEditions('2004', '2011')('in %s', (edition) => {
  test('[2004:506.1] the subgame begins anew, and the main game then goes on within the resolution', () => {
    const game = begun(edition, PLAIN)
    expect(game.state.players.map(({ life }) => life)).toEqual([20, 20])
    expect([game.state.battlefield, game.state.stack, game.state.turn.number]).toEqual([[], [], 1])
    const before = outer(game)
    game.to('draw', 2)
    // Nothing in the main game has moved on.
    expect(outer(game)).toBe(before)
    game.reply({ concede: 1 })
    expect(outer(game)).toBeNull()
    expect([game.life(0), game.life(1)]).toEqual([15, 10])
    expect([game.state.turn.number, game.state.turn.step, game.zone('Dream')]).toEqual([3, 'main1', 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:506.1] the effect speaks of who has won it', () => {
    const game = begun(
      edition,
      [{ hand: ['Crown'], library: times(9, 'Forest') }, { library: times(9, 'Island') }],
      'Crown',
    )
    game.reply({ concede: 0 })
    expect([game.handSize(0), game.handSize(1)]).toEqual([0, 2])
    game.isAtAQuestion()
  })

  test('[2004:506.1] after a draw nobody has won: each player who did not loses', () => {
    const game = begun(edition, [
      { hand: ['Dream'], library: [] },
      { library: [], life: 7 },
    ])
    expect([game.life(0), game.life(1)]).toEqual([10, 3])
    game.isAtAQuestion()
  })

  test('[2004:506.1] an effect of either game means nothing in the other', () => {
    const [me, they] = PLAIN
    const game = begun(edition, [{ ...me, battlefield: ['Rule'], library: times(9, 'Bear') }, they])
    const hand = game.state.hands[0] ?? []
    expect(names(game, hand)).toEqual(times(7, 'Bear'))
    const wide = table(edition, [{ battlefield: ['Rule', 'Bear'] }, {}], SUBGAME_CARDS)
    expect(wide.size('Bear')).toBe('5/5')
    expect(game.state.lasting).toEqual([])
    const { library: _, ...bare } = me
    const played = begun(edition, [{ ...bare, library: [...times(9, 'Rule')], battlefield: ['Bear'] }, they])
    played.to('main1')
    if (played.question.seat === 0) played.cast('Rule').resolve()
    played.reply({ concede: 0 })
    expect(played.size('Bear')).toBe('2/2')
  })

  test('[2004:506.3] the libraries are the decks, and nothing else of the main game is in it', () => {
    const game = begun(edition, PLAIN)
    const cards = [0, 1].map((seat) =>
      names(game, [...(game.state.libraries[seat] ?? []), ...(game.state.hands[seat] ?? [])]),
    )
    expect(cards).toEqual([times(10, 'Forest'), times(9, 'Island')])
    expect([game.state.graveyards.flat(), game.state.exile, game.state.battlefield]).toEqual([[], [], []])
    const around = stateOf(outer(game) ?? (game.position as never))
    expect(around.libraries).toEqual([[], []])
    expect([around.hands[0]?.length, around.battlefield.length]).toEqual([1, 1])
  })

  test('[2004:506.3 2004:217.9] nobody stakes anything for it, and its winner gets nothing that is at stake', () => {
    const [me, they] = PLAIN
    const game = begun(edition, [
      { ...me, ante: ['Bear'] },
      { ...they, ante: ['Ox'] },
    ])
    expect([game.state.ante, game.handSize(0) + (game.state.libraries[0]?.length ?? 0)]).toEqual([[], 10])
    game.reply({ concede: 1 })
    expect(names(game, game.state.ante)).toEqual(['Bear', 'Ox'])
    game.isAtAQuestion()
  })

  test('[2004:506.3 2004:102.7] who is out of the main game plays no game inside it', () => {
    const sides: Sides = [...PLAIN, { library: times(9, 'Swamp') }]
    const game = table(edition, sides, SUBGAME_CARDS).reply({ concede: 2 })
    dream(game)
    expect(game.state.players.map(({ lost }) => lost === null)).toEqual([true, true, false])
    expect(game.events.filter((one) => one.kind === 'playerLost')).toHaveLength(1)
    expect(game.state.outcome).toBeNull()
    game.reply({ concede: 1 })
    expect([game.life(0), game.life(1)]).toEqual([15, 10])
    game.isAtAQuestion()
  })

  test('[2004:506.3] the decks are shuffled', () => {
    const library = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? 'Forest' : 'Island'))
    const orders = [1, 2, 3].map((seed) => {
      const game = begun(edition, [{ hand: ['Dream'], library }, { library }], 'Dream', seed)
      return [...(game.state.hands[0] ?? []), ...(game.state.libraries[0] ?? [])].map(
        (id) => game.state.printed[get(game.state, id).face]?.name,
      )
    })
    expect(orders.some((order) => order.join() === [...library].join())).toBe(false)
    expect(new Set(orders.map((order) => order.join())).size).toBe(3)
  })

  test('[2004:506.3a] who has fewer than seven cards loses it at once, mulligan or not', () => {
    const sides: Sides = [{ hand: ['Dream'], library: times(9, 'Forest') }, { library: times(6, 'Island') }]
    const kept = table(edition, sides, SUBGAME_CARDS).cast('Dream').resolve()
    while (kept.position.question?.kind === 'mulligan') kept.reply('keep')
    expect([kept.life(0), kept.life(1), outer(kept)]).toEqual([20, 10, null])
    const taken = table(edition, sides, SUBGAME_CARDS).cast('Dream').resolve()
    while (taken.position.question?.kind === 'mulligan')
      taken.reply(taken.question.seat === 1 && taken.handSize(1) > 4 ? 'mulligan' : 'keep')
    expect([taken.life(0), taken.life(1), outer(taken)]).toEqual([20, 10, null])
    taken.isAtAQuestion()
    // Seven are enough.
    expect(
      outer(begun(edition, [{ hand: ['Dream'], library: times(9, 'Forest') }, { library: times(7, 'Island') }])),
    ).not.toBeNull()
  })

  test('[2004:506.4] who goes first is chosen at random, mulligans are offered, and the first draw is skipped', () => {
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const game = table(edition, PLAIN, SUBGAME_CARDS, {}, { seed }).cast('Dream').resolve()
      expect([game.handSize(0), game.handSize(1)]).toEqual([7, 7])
      game.reply('mulligan')
      while (game.question.kind === 'mulligan') game.reply('keep')
      game.to('main1')
      const { starter, active } = game.state.turn
      expect([active, game.handSize(starter)]).toEqual([starter, 6])
      return starter
    })
    expect(new Set(firsts)).toEqual(new Set([0, 1]))
  })

  test('[2004:506.5] cards of the main game are outside the subgame, and nothing else of it reaches in', () => {
    const game = begun(edition, PLAIN)
    expect(names(game, game.state.outside[0])).toEqual(['Bear', 'Dream', 'Ox', 'Ox'])
    expect(names(game, game.state.outside[1])).toEqual(['Ox'])
    // The other player's are seen by nobody else.
    expect(seenBy(game.position, 0).now.outside[1]).toEqual([0])
  })

  test('[2004:506.5 2004:504.3] what its owner may not look at in the main game stays hidden outside', () => {
    const vault = card('Vault', '{0}', 'Sorcery', 'Exile the top card of your library face down.')
    const [me, they] = PLAIN
    const sides: Sides = [{ ...me, hand: ['Dream', 'Vault'], library: ['Egg', ...times(9, 'Forest')] }, they]
    const game = dream(
      table(edition, sides, [...SUBGAME_CARDS, vault])
        .cast('Vault')
        .resolve(),
    )
    expect(names(game, game.state.outside[0])).toContain('Egg')
    expect(JSON.stringify(seenBy(game.position, 0))).not.toContain('Egg')
  })

  test('[2004:506.6 2004:506.5a] so what a player fetched who has left the subgame before its end', () => {
    const sides: Sides = [
      { hand: ['Dream'], library: times(9, 'Forest') },
      { library: times(9, 'Wish'), outside: ['Ox'] },
      { library: times(9, 'Swamp') },
    ]
    const game = begun(edition, sides)
    while (game.state.turn.active !== 1 || game.question.kind !== 'priority' || game.state.turn.step !== 'main1')
      game.question.kind === 'priority' ? game.pass() : game.plain()
    game.cast('Wish').pass(3).reply(true)
    expect(game.zone('Ox')).toBe('hand')
    game.reply({ concede: 1 })
    expect(outer(game)).not.toBeNull()
    game.reply({ concede: 2 })
    expect(game.zone('Ox')).toBe('library')
    game.isAtAQuestion()
  })

  /** A subgame in which the first player fetches a creature from the main game. */
  const wishing = (pick: string): Table => {
    const sides: Sides = [
      { hand: ['Dream'], library: times(8, 'Wish'), battlefield: ['Mourner', 'Bear'] },
      { library: times(9, 'Island') },
    ]
    const game = begun(edition, sides)
    myMain(game)
    game.cast('Wish').resolve()
    if (game.question.kind === 'confirm') game.reply(true)
    return game.reply([game.id(pick, 'outside')])
  }

  test('[2004:506.5a] a card fetched from the main game leaves it, and what that triggers waits for it', () => {
    const game = wishing('Mourner')
    expect(game.zone('Mourner')).toBe('hand')
    expect(game.life(0)).toBe(20)
    game.reply({ concede: 1 })
    // The spell has resolved, and only now is the trigger on the stack.
    expect(game.state.battlefield.map((id) => names(game, [id])[0])).toEqual(['Bear'])
    expect([game.zone('Dream'), game.state.stack.length, game.life(0)]).toEqual(['graveyard', 1, 20])
    game.resolve()
    expect(game.life(0)).toBe(27)
    expect(game.zone('Mourner')).toBe('library')
    game.isAtAQuestion()
  })

  test('[2004:506.6] what was fetched from outside all games is shuffled into its library', () => {
    const sides: Sides = [
      { hand: ['Dream'], library: times(8, 'Wish'), outside: ['Ox'] },
      { library: times(9, 'Island') },
    ]
    const game = begun(edition, sides)
    myMain(game)
    game.cast('Wish').resolve()
    if (game.question.kind === 'confirm') game.reply(true)
    expect(game.zone('Ox')).toBe('hand')
    game.reply({ concede: 0 })
    expect(game.zone('Ox')).toBe('library')
    expect(game.state.outside).toEqual([[], []])
  })

  test('[2004:506.6] cards of every zone come back to their library, which is shuffled; tokens vanish', () => {
    const sides: Sides = [
      { hand: ['Dream'], library: [...times(4, 'Egg'), ...times(4, 'Ward')] },
      { library: times(9, 'Island') },
    ]
    const game = begun(edition, sides)
    myMain(game)
    game.cast('Egg').resolve().activate('Egg').resolve().cast('Ward').resolve()
    expect([game.zone('Saproling'), game.has('graveyard', 'Ward'), game.has('battlefield', 'Egg')]).toEqual([
      'battlefield',
      true,
      true,
    ])
    const { length } = game.events
    game.reply({ concede: 1 })
    expect(names(game, game.state.libraries[0])).toEqual([...times(4, 'Egg'), ...times(4, 'Ward')])
    expect(game.state.battlefield).toEqual([])
    const shuffled = game.events.slice(length).flatMap((event) => (event.kind === 'shuffled' ? event.seat : []))
    expect(shuffled).toEqual([0, 1])
    expect(game.state.objects.flat().every((one) => one === null || one.kind === 'card')).toBe(true)
  })

  test('[2004:506.7] a subgame in a subgame', () => {
    const game = begun(edition, [
      { hand: ['Dream'], library: times(16, 'Dream'), life: 20 },
      { library: times(16, 'Island'), life: 20 },
    ])
    myMain(game)
    dream(game)
    const depth = () => depthOf(game.position)
    expect(depth()).toBe(2)
    expect(game.state.libraries[0]?.length).toBeLessThanOrEqual(9)
    game.reply({ concede: 1 })
    expect([depth(), game.life(0), game.life(1)]).toEqual([1, 20, 10])
    game.reply({ concede: 0 })
    expect([depth(), game.life(0), game.life(1)]).toEqual([0, 10, 20])
    expect(game.state.libraries.map((ids) => ids.length)).toEqual([16, 16])
    game.isAtAQuestion()
  })
})

test('[2004:506.2] cards removed for a subgame trigger, on the stack after it', () => {
  const game = begun('2004', [
    { hand: ['Dream'], library: times(8, 'Forest'), battlefield: ['Scribe'] },
    { library: times(9, 'Island') },
  ])
  expect(game.state.waiting).toEqual([])
  game.reply({ concede: 1 })
  expect(game.asks('order').what).toBe('triggers')
  game.plain()
  expect([game.zone('Dream'), game.state.stack.length]).toEqual(['graveyard', 17])
  game.resolveAll()
  expect(game.life(0)).toBe(37)
})

test('[2004:506.6] a card removed from the subgame stays removed from the main game, face up', () => {
  const sides: Sides = [
    { hand: ['Dream'], library: [...times(4, 'Mourner'), ...times(4, 'Banish')] },
    { library: times(9, 'Island') },
  ]
  const game = begun('2004', sides)
  myMain(game)
  game
    .cast('Mourner')
    .resolve()
    .cast('Banish', { targets: ['Mourner'] })
    .resolve()
  game.resolveAll().reply({ concede: 1 })
  expect(names(game, game.state.exile)).toEqual(['Mourner'])
  expect(find(game.state, game.state.exile[0] ?? 0)?.faceDown).toBe(false)
  expect(seenBy(game.position, 1).now.printed[find(game.state, game.state.exile[0] ?? 0)?.face ?? -1]?.name).toBe(
    'Mourner',
  )
  expect(names(game, game.state.libraries[0])).toEqual([...times(4, 'Banish'), ...times(3, 'Mourner')])
})
