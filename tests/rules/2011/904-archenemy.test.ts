/** Archenemy (2011:contents/9): one player with a scheme deck against a team that takes its turns together. */
import { describe, expect, test } from 'vitest'
import { steadyClock } from '../../../scripts/lib/playGame.ts'
import { decide } from '../../../src/ai/index.ts'
import { byName, compileDeck, loadSet, variantDeckProblems } from '../../../src/catalog/index.ts'
import { boardFrom } from '../../../src/engine/boards/write.ts'
import {
  ARCHENEMY,
  FREE_FOR_ALL,
  get,
  imagine,
  isWholePosition,
  type Setup,
  seenBy,
  stateOf,
  variantDeck,
  whyNotFormat,
} from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import type { Printed } from '../../../src/language/index.ts'
import { BASICS, card } from '../../support/cards.ts'
import { gameOf, wisps } from '../../support/game.ts'
import { Table, table } from '../../support/table.ts'

const scheme = (name: string, text: string, type = 'Scheme'): Printed => card(name, '', type, text)
const CARDS = [
  scheme('Harvest', 'When you set this scheme in motion, you gain 5 life.'),
  scheme('Cull', 'When you set ~ in motion, destroy target creature an opponent controls.'),
  scheme('Bare', 'Creatures you control get +9/+9.'),
  scheme(
    'Reign',
    'Creatures you control get +1/+1.\nWhen a creature you control dies, abandon this scheme.',
    'Ongoing Scheme',
  ),
  scheme(
    'Toll',
    'When you set this scheme in motion, each opponent loses 1 life.\nWhenever a creature dies, you gain 1 life.',
  ),
  scheme('Empty', 'When you set this scheme in motion, abandon this scheme.'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Plague', '{0}', 'Sorcery', 'Destroy all creatures.'),
  card('Anew', '{0}', 'Sorcery', 'Restart the game.'),
]
const named = (name: string): Printed => CARDS.find((one) => one.name === name) ?? (CARDS[0] as Printed)

type Side = Parameters<typeof table>[1][number]
const DRAW = { step: 'draw' } as const

/** Seat 0 has this scheme deck, its top first; the game is in its draw step. */
function plotting(schemes: readonly string[], mine: Side = {}, others: readonly Side[] = [], turn = {}): Table {
  const [first = {}, second = {}, third = {}] = others
  const sides = [{ variantDeck: [...schemes], ...mine }, first, second, third] as const
  return table('2011', [...sides], CARDS, { ...DRAW, ...turn }, { format: ARCHENEMY })
}

/** The names of the scheme deck, as the engine knows it. */
const deckNames = (game: Table): readonly (string | undefined)[] =>
  variantDeck(game.state, 0).map((id) => game.state.printed[get(game.state, id).face]?.name)

const inMotion = (game: Table): readonly (string | undefined)[] =>
  game.state.command
    .filter((id) => !get(game.state, id).faceDown)
    .map((id) => game.state.printed[get(game.state, id).face]?.name)

/** Passes until the stack is empty and somebody has priority. */
const settle = (game: Table): Table => game.resolveAll()

describe('schemes', () => {
  test('[2011:contents/9] the top scheme is set in motion as the archenemy’s precombat main phase begins', () => {
    const game = plotting(['Harvest', 'Bare'])
    expect(inMotion(game)).toEqual([])
    game.to('main1')
    expect([inMotion(game), game.state.stack.length, game.life(0)]).toEqual([['Harvest'], 1, 40])
    expect(game.events.some((one) => one.kind === 'setInMotion' && one.object.name === 'Harvest')).toBe(true)
    settle(game)
    expect(game.life(0)).toBe(45)
    game.isAtAQuestion()
  })

  test('[2011:contents/9] setting it in motion uses no stack, and nobody has priority before', () => {
    const game = plotting(['Harvest'])
    game.to('main1')
    expect(game.question.seat).toBe(0)
    expect(get(game.state, game.state.stack[0] ?? 0).ability?.triggered).toBe(true)
  })

  test('[2011:contents/9] once its trigger has left the stack it goes face down to the bottom of the deck', () => {
    const game = settle(plotting(['Harvest', 'Bare', 'Cull']).to('main1'))
    expect(inMotion(game)).toEqual([])
    expect(deckNames(game)).toEqual(['Bare', 'Cull', 'Harvest'])
  })

  test('[2011:contents/9] while the trigger is on the stack it stays, whatever else resolves', () => {
    const game = plotting(['Harvest', 'Bare'], { hand: ['Slay'], battlefield: ['Bear'] }).to('main1')
    game.cast('Slay', { targets: ['Bear'] })
    for (let seat = 0; seat < 4; seat++) game.pass()
    expect(game.has('graveyard', 'Bear')).toBe(true)
    expect(inMotion(game)).toEqual(['Harvest'])
  })

  test('[2011:contents/9] it stays where another ability of it has triggered', () => {
    const game = plotting(['Toll', 'Bare'], { hand: ['Slay'], battlefield: ['Bear'] }).to('main1')
    game.cast('Slay', { targets: ['Bear'] })
    for (let seat = 0; seat < 4; seat++) game.pass()
    for (let seat = 0; seat < 4; seat++) game.pass()
    expect([game.life(0), game.life(1), inMotion(game)]).toEqual([41, 20, ['Toll']])
    settle(game)
    expect([game.life(1), inMotion(game)]).toEqual([19, []])
  })

  test('[2011:contents/9] one without a trigger goes before anyone has priority', () => {
    const game = plotting(['Bare', 'Harvest'], { battlefield: ['Bear'] }).to('main1')
    expect([inMotion(game), deckNames(game), game.size('Bear')]).toEqual([[], ['Harvest', 'Bare'], '2/2'])
  })

  test('[2011:contents/9] a trigger without a legal target is removed, and so is its scheme', () => {
    const game = plotting(['Cull', 'Harvest']).to('main1')
    expect([inMotion(game), game.state.stack]).toEqual([[], []])
  })

  test('[2011:contents/9] a target is chosen as the trigger is put on the stack', () => {
    const game = plotting(['Cull', 'Harvest'], {}, [{ battlefield: ['Ox'] }, { battlefield: ['Bear'] }]).until(
      'targets',
    )
    const { legal, seat } = game.asks('targets')
    expect([seat, legal.length]).toEqual([0, 2])
    game.reply([{ object: game.id('Ox') }])
    settle(game)
    expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2011:contents/9] only in the precombat main phase, and only in the archenemy’s turns', () => {
    const game = plotting(['Harvest', 'Bare', 'Toll'], {}, [], { step: 'main1' })
    game.to('main2')
    expect(deckNames(game)).toHaveLength(3)
    game.to('main2', game.state.turn.number + 1)
    expect(game.life(0)).toBe(40)
    settle(game.to('main1', game.state.turn.number + 1))
    expect(game.life(0)).toBe(45)
  })

  test('[2011:contents/9] a deck of one comes again each turn; one of none is no trouble', () => {
    const game = settle(plotting(['Harvest']).to('main1'))
    settle(game.to('main1', game.state.turn.number + 2))
    expect(game.life(0)).toBe(50)
    const none = plotting([]).to('main1')
    expect(none.life(0)).toBe(40)
    none.isAtAQuestion()
  })
})

describe('ongoing schemes', () => {
  test('[2011:205.4g] an ongoing scheme stays face up and works, an ordinary one doesn’t', () => {
    const game = plotting(['Reign', 'Harvest'], { battlefield: ['Bear'] }, [{ battlefield: ['Ox'] }]).to('main1')
    expect([inMotion(game), game.size('Bear'), game.size('Ox')]).toEqual([['Reign'], '3/3', '3/3'])
    settle(game.to('main1', game.state.turn.number + 2))
    expect([inMotion(game), deckNames(game)]).toEqual([['Reign'], ['Harvest']])
    expect(game.size('Bear')).toBe('3/3')
  })

  test('[2011:205.4g] until it is abandoned: then it goes to the bottom of the deck', () => {
    const game = plotting(['Reign', 'Harvest'], { battlefield: ['Bear', 'Ox'], hand: ['Slay'] }).to('main1')
    settle(game.cast('Slay', { targets: ['Ox'] }))
    expect([inMotion(game), deckNames(game)]).toEqual([[], ['Harvest', 'Reign']])
    expect(game.size('Bear')).toBe('2/2')
    expect(game.events.some((one) => one.kind === 'abandoned')).toBe(true)
  })

  test('[2011:205.4g] told to be abandoned twice it is abandoned once', () => {
    const game = plotting(['Reign', 'Harvest'], { battlefield: ['Bear', 'Ox'], hand: ['Plague'] }).to('main1')
    settle(game.cast('Plague'))
    expect(deckNames(game)).toEqual(['Harvest', 'Reign'])
    expect(game.events.filter((one) => one.kind === 'abandoned')).toHaveLength(1)
  })

  test('[2011:205.4g] another’s creature that dies is no reason', () => {
    const game = plotting(['Reign'], { hand: ['Slay'] }, [{ battlefield: ['Ox'] }]).to('main1')
    settle(game.cast('Slay', { targets: ['Ox'] }))
    expect(inMotion(game)).toEqual(['Reign'])
  })

  test('[2011:205.4g] what isn’t ongoing can’t be abandoned', () => {
    const game = settle(plotting(['Empty', 'Harvest']).to('main1'))
    expect(deckNames(game)).toEqual(['Harvest', 'Empty'])
    expect(game.events.some((one) => one.kind === 'abandoned')).toBe(false)
  })
})

describe('the players', () => {
  const deck = wisps(40)
  const schemes = Array.from({ length: 20 }, (_, n) => named(['Harvest', 'Bare', 'Reign', 'Toll'][n % 4] ?? ''))
  const setup = (fields: Partial<Setup> = {}): Setup => ({
    edition: '2011',
    seed: 5,
    starter: 2,
    format: ARCHENEMY,
    players: ['Ada', 'Bea', 'Cy', 'Dee'].map((name, seat) => ({ name, deck, ...(seat === 0 ? { schemes } : {}) })),
    ...fields,
  })
  const begun = (fields: Partial<Setup> = {}): Table => {
    const game = gameOf(setup(fields))
    while (game.question.kind === 'mulligan') game.reply('keep')
    return game
  }

  test('[2011:contents/9] the archenemy has 40 life, the others 20, and begins', () => {
    const game = begun()
    expect([0, 1, 2, 3].map((seat) => game.life(seat))).toEqual([40, 20, 20, 20])
    expect([game.state.turn.active, game.question.seat]).toEqual([0, 0])
    expect(variantDeck(game.state, 0)).toHaveLength(20)
    expect(variantDeck(game.state, 1)).toEqual([])
  })

  test('[2011:contents/9] the archenemy draws in the first turn, and then the others take theirs together', () => {
    const game = begun().to('main1')
    expect(game.handSize(0)).toBe(8)
    game.to('main1', 2)
    expect([1, 2, 3].map((seat) => game.handSize(seat))).toEqual([8, 8, 8])
    expect(game.to('upkeep', 3).state.turn.active).toBe(0)
  })

  test('[2011:contents/9] the team plays on without one of them, and wins once the archenemy has lost', () => {
    const game = begun().to('main1')
    game.reply({ concede: 1 })
    expect(game.winner()).toBe(undefined)
    game.reply({ concede: 0 })
    expect(game.winner()).not.toBe(0)
    expect(game.winner()).not.toBe(undefined)
  })

  test('[2011:contents/9] the archenemy wins only once all others have lost', () => {
    const game = begun().to('main1').reply({ concede: 1 }).reply({ concede: 3 })
    expect(game.winner()).toBe(undefined)
    expect(game.reply({ concede: 2 }).winner()).toBe(0)
  })

  test('[2011:contents/9] the scheme deck is in a random order, the same for one seed', () => {
    const order = (seed: number) => deckNames(gameOf(setup({ seed })))
    expect(order(5)).toEqual(order(5))
    expect(order(5)).not.toEqual(order(6))
    expect([...order(5)].sort()).toEqual([...order(6)].sort())
  })

  test('[2011:contents/9] nobody knows a scheme that is face down, its owner neither', () => {
    const { position } = begun()
    for (const seat of [0, 1]) {
      const { now } = seenBy(position, seat)
      const down = now.command.map((id) => get(now, id)).filter(({ faceDown }) => faceDown)
      expect(down).toHaveLength(20)
      expect(down.every(({ face, card: of }) => face === -1 && of === null)).toBe(true)
      expect(now.printed.filter((one) => one?.types.includes('scheme'))).toEqual([])
    }
  })

  test('[2011:contents/9] whichever scheme is next, every seat sees the same', () => {
    const seen = (schemes: readonly string[], seat: number) => JSON.stringify(seenBy(plotting(schemes).position, seat))
    for (const seat of [0, 1, 3]) expect(seen(['Harvest', 'Reign'], seat)).toBe(seen(['Reign', 'Harvest'], seat))
    const begun = (schemes: readonly string[]) => JSON.stringify(seenBy(plotting(schemes).to('main1').position, 0))
    expect(begun(['Harvest', 'Reign'])).not.toBe(begun(['Reign', 'Harvest']))
  })

  test('[2011:contents/9] without a format each player with a scheme deck uses it in their own turns', () => {
    const players = ['Ada', 'Bea', 'Cy'].map((name) => ({ name, deck, schemes: [named('Harvest'), named('Harvest')] }))
    const game = begun({ format: FREE_FOR_ALL, players, starter: 0 }).to('main1', 2)
    settle(game)
    expect([game.life(0), game.life(1), game.life(2)]).toEqual([25, 25, 20])
  })

  test('[2011:contents/9] the archenemy is alone against one team that shares its turns', () => {
    expect(whyNotFormat(ARCHENEMY, 4, { edition: '2011' })).toBe(null)
    expect(whyNotFormat({ ...ARCHENEMY, teams: [[0], [1, 2]] }, 3, { edition: '2011' })).toBe(null)
    const key = (fields: Partial<typeof ARCHENEMY>, seats = 4) =>
      whyNotFormat({ ...ARCHENEMY, ...fields }, seats, { edition: '2011' })?.key
    expect(key({ sharedTurns: false })).toBe('format.archenemy')
    expect(
      key({
        teams: [
          [0, 1],
          [2, 3],
        ],
      }),
    ).toBe('format.archenemy')
    expect(key({ teams: [[0], [1], [2, 3]] })).toBe('format.archenemy')
    expect(key({ teams: [] })).toBe('format.archenemy')
    expect(key({ sharedLife: true })).toBe('format.archenemy')
    expect(key({ archenemy: { seat: 0, life: 0 } })).toBe('format.archenemy')
    expect(key({ archenemy: null })).toBe('format.teams')
    expect(key({ planes: 'own' })).toBe('format.variants')
  })
})

describe('wherever the game goes', () => {
  test('[2011:contents/9] the schemes of a player who leaves are gone, and what they have started is', () => {
    const format = { ...FREE_FOR_ALL }
    const sides = [{ variantDeck: ['Reign'], battlefield: ['Bear'] }, {}, {}] as const
    const game = table('2011', [...sides], CARDS, DRAW, { format }).to('main1')
    expect(inMotion(game)).toEqual(['Reign'])
    game.reply({ concede: 0 })
    expect(game.state.command).toEqual([])
  })

  test('[2011:contents/714] as a game restarts every scheme is back in a face-down deck', () => {
    const game = plotting(['Reign', 'Harvest'], { hand: ['Anew', ...Array<string>(9).fill('Bear')] }).to('main1')
    expect(inMotion(game)).toEqual(['Reign'])
    game.cast('Anew').resolveAll()
    expect(inMotion(game)).toEqual([])
    expect([...deckNames(game)].sort()).toEqual(['Harvest', 'Reign'])
  })

  test('[2011:contents/9] a saved game is whole, and a board says what is in motion and how many are face down', () => {
    const game = plotting(['Reign', 'Harvest'], { battlefield: ['Bear'] }).to('main1')
    expect(isWholePosition(JSON.parse(JSON.stringify(game.position)))).toBe(true)
    const written = boardFrom(seenBy(game.position, 0), 'Forest')
    if ('losses' in written) throw new Error(JSON.stringify(written.losses))
    expect(written.board.players[0]).toMatchObject({ command: ['Reign'], variantDeck: ['Forest'] })
    expect(written.board.format).toEqual(ARCHENEMY)
    const lookup = (name: string) => written.cards.get(name) ?? BASICS.find((one) => one.name === name) ?? null
    const again = positionFrom(JSON.parse(JSON.stringify(written.board)), lookup)
    if ('problems' in again) throw new Error(JSON.stringify(again.problems))
    expect(inMotion(new Table(again.position))).toEqual(['Reign'])
  })

  test('[2011:contents/9] a search goes on with schemes that say nothing, and the machine answers', () => {
    const game = plotting(['Harvest', 'Bare'], { battlefield: ['Bear'] })
    const seen = seenBy(game.position, 0)
    const imagined = imagine(seen, { cards: [BASICS, BASICS, BASICS, BASICS] }, () => 0)
    if (imagined === null) throw new Error('nothing is hidden in the replies')
    const state = stateOf(imagined)
    expect(state.command.map((id) => state.printed[get(state, id).face]?.types)).toEqual([['scheme'], ['scheme']])
    const { reply } = decide(seen, 'normal', { ms: 500, now: steadyClock() }, () => 0)
    expect(reply).toEqual({ do: 'pass' })
  })
})

describe('scheme decks', () => {
  const keys = (names: readonly string[]) =>
    variantDeckProblems(
      '2011',
      'schemes',
      names.map((name) => named(name)),
    ).map(({ key }) => key)
  const names = ['Harvest', 'Cull', 'Bare', 'Reign', 'Toll', 'Empty']

  test('[2011:contents/9] at least twenty schemes, and at most two of a name', () => {
    const unknown = Array<string>(8).fill('A scheme that nobody knows')
    expect(variantDeckProblems('2011', 'schemes', [...[...names, ...names].map(named), ...unknown])).toEqual([])
    expect(
      variantDeckProblems('2011', 'schemes', [...[...names, ...names].map(named), ...unknown.slice(1)]),
    ).toHaveLength(1)
    expect(keys([...names, ...names, ...names, 'Bare', 'Bare'])).toContain('deck.tooMany')
    expect(keys(names)).toEqual(['deck.tooSmall'])
    expect(keys([...names, 'Slay'])).toContain('deck.otherType')
  })

  test('[2011:contents/9] two come with the game, of twenty cards each', async () => {
    const { variants, variantDecks } = await loadSet()
    const decks = variantDecks.filter(({ kind }) => kind === 'schemes')
    expect(decks).toHaveLength(2)
    for (const { cards } of decks) {
      const compiled = compileDeck(cards, byName(variants))
      expect([compiled.unknown, compiled.notUnderstood, compiled.cards.length]).toEqual([[], [], 20])
      expect(variantDeckProblems('2011', 'schemes', compiled.cards)).toEqual([])
    }
  })
})
