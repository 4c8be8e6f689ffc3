/** Planechase (2011:contents/9): planar decks, the plane that is face up, the planar die, planeswalking. */
import { describe, expect, test } from 'vitest'
import { steadyClock } from '../../../scripts/lib/playGame.ts'
import { decide } from '../../../src/ai/index.ts'
import { byName, compileDeck, loadSet, variantDeckProblems } from '../../../src/catalog/index.ts'
import { boardFrom } from '../../../src/engine/boards/write.ts'
import {
  FREE_FOR_ALL,
  type GameFormat,
  get,
  isWholePosition,
  legalReplies,
  newGame,
  PLANECHASE,
  type Setup,
  seenBy,
  variantDeck,
} from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import type { PlanarSide, Printed } from '../../../src/language/index.ts'
import { BASICS, card } from '../../support/cards.ts'
import { gameOf, namesIn, wisps } from '../../support/game.ts'
import { Table, table, times } from '../../support/table.ts'

const plane = (name: string, text: string): Printed => card(name, '', 'Plane', text)
const CARDS = [
  plane('Meadow', 'All creatures get +1/+1.\nWhenever you roll {CHAOS}, you gain 3 life.'),
  plane('Hill Spring', 'At the beginning of your upkeep, you gain 1 life.\nWhenever you roll {CHAOS}, draw a card.'),
  plane('Gate', 'When you planeswalk to ~ or at the beginning of your upkeep, you gain 1 life.'),
  plane('Pit', 'When you planeswalk away from this plane, you lose 2 life.'),
  plane('Short Truce', "Whenever you roll {CHAOS}, creatures can't attack until a player planeswalks."),
  plane(
    'Furnace',
    'At the beginning of your upkeep, put a flame counter on ~, then ~ deals damage to you equal to the number of flame counters on it.',
  ),
  plane('Forge', '{1}: You gain 1 life.'),
  card('Gain', '{0}', 'Instant', 'You gain 1 life.'),
  card('Anew', '{0}', 'Sorcery', 'Restart the game.'),
]

type Side = Parameters<typeof table>[1][number]
interface Fields {
  readonly mine?: Side
  readonly others?: readonly Side[]
  readonly turn?: Parameters<typeof table>[3]
  readonly format?: GameFormat
  readonly seed?: number
}

/** Seat 0 is active and has a planar deck of these; the first one is face up. */
function on([up = '', ...down]: readonly string[], fields: Fields = {}): Table {
  const { mine = {}, others = [{}], turn = {}, format = PLANECHASE, seed = 1 } = fields
  const [second = {}, ...more] = others
  const sides = [{ command: up === '' ? [] : [up], variantDeck: down, ...mine }, second, ...more] as const
  return table('2011', [...sides], CARDS, turn, { format, seed })
}

const ROLL = (game: Table, at = up(game)[0] ?? 0) => ({ do: 'special', object: at, what: 'roll' }) as const
const up = (game: Table) => game.state.command.filter((id) => !get(game.state, id).faceDown)
const nameOf = (game: Table, id: number) => game.state.printed[get(game.state, id).face]?.name
const here = (game: Table) => up(game).map((id) => nameOf(game, id))
const deckOf = (game: Table, seat: number) => variantDeck(game.state, seat).map((id) => nameOf(game, id))
const sidesOf = (game: Table): readonly PlanarSide[] =>
  game.events.flatMap((one) => (one.kind === 'dieRolled' ? [one.side] : []))

/**
 * The same situation with a seed with which the die falls on these sides, one after the other. The last roll has been
 * made, and what came before it is over. `first`: what is done before.
 */
function rolled(
  wanted: PlanarSide | readonly PlanarSide[],
  planes: readonly string[],
  fields: Fields = {},
  first: (game: Table) => Table = (game) => game,
): Table {
  const sides = typeof wanted === 'string' ? [wanted] : wanted
  for (let seed = 1; seed < 2000; seed++) {
    const game = first(on(planes, { ...fields, seed }))
    const fell = sides.every((side) => {
      game.resolveAll().reply(ROLL(game)).announce({})
      return sidesOf(game).at(-1) === side
    })
    if (fell) return game
  }
  throw new Error(`the die never falls on ${sides}`)
}

describe('the plane', () => {
  test('[2011:contents/9] its abilities work from the command zone, for all that they say', () => {
    const game = on(['Meadow', 'Gate'], { mine: { battlefield: ['Bear'] }, others: [{ battlefield: ['Ox'] }] })
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['3/3', '4/4'])
  })

  test('[2011:contents/9] what is face down in the deck does nothing', () => {
    const game = on(['Gate', 'Meadow'], { mine: { battlefield: ['Bear'] } })
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[2011:contents/9] the active player controls it, whoever owns it', () => {
    const game = on(['Hill Spring'], { mine: { battlefield: ['Bear'] } })
    game.to('main1', game.state.turn.number + 1)
    expect([game.life(0), game.life(1), get(game.state, up(game)[0] ?? 0).controller]).toEqual([20, 21, 1])
    game.to('main1', game.state.turn.number + 1)
    expect([game.life(0), game.life(1), get(game.state, up(game)[0] ?? 0).controller]).toEqual([21, 21, 0])
    expect(get(game.state, up(game)[0] ?? 0).owner).toBe(0)
    game.isAtAQuestion()
  })

  test('[2011:contents/9] its activated abilities are the active player’s alone', () => {
    const lands = ['Forest', 'Forest']
    const game = on(['Forge'], { mine: { battlefield: lands }, others: [{ battlefield: lands }] })
    const action = { do: 'activate', ...game.nth(up(game)[0] ?? 0, 0) } as const
    expect(legalReplies(game.position)).toContainEqual(action)
    game.reply(action).announce({}).resolve()
    expect(game.life(0)).toBe(21)
    game.pass()
    expect(game.why(action)).not.toBe(null)
  })
})

describe('the planar die', () => {
  test('[2011:contents/9] the active player may roll it in a main phase with an empty stack; nobody can respond', () => {
    const game = on(['Meadow', 'Gate'])
    expect(legalReplies(game.position)).toContainEqual(ROLL(game))
    game.reply(ROLL(game))
    expect(sidesOf(game)).toHaveLength(1)
    expect(game.question.seat).toBe(0)
  })

  test('[2011:contents/9] not in another phase, nor another’s turn, nor while something is on the stack', () => {
    const other = on(['Meadow'], { turn: { step: 'upkeep' } })
    expect(other.why(ROLL(other))?.key).toBe('timing.notMainPhase')
    const game = on(['Meadow'], { mine: { hand: ['Gain'] } })
    game.cast('Gain')
    expect(game.why(ROLL(game))).toMatchObject({ key: 'timing.stackNotEmpty', rule: '2011:901' })
    game.resolve().pass()
    expect(game.why(ROLL(game))?.key).toBe('timing.notYourTurn')
    expect(legalReplies(game.position)).not.toContainEqual(ROLL(game))
  })

  test('[2011:contents/9] the first time is free, then it costs {1} more each time, until the next turn', () => {
    const game = rolled('blank', ['Meadow', 'Gate'], { mine: { battlefield: times(3, 'Forest') } })
    const tapped = () => game.state.battlefield.filter((id) => get(game.state, id).tapped).length
    expect(tapped()).toBe(0)
    game.reply(ROLL(game)).announce({})
    expect(tapped()).toBe(1)
    game.resolveAll()
    game.reply(ROLL(game)).announce({})
    expect(tapped()).toBe(3)
    game.resolveAll()
    expect(game.why(ROLL(game))?.key).toBe('cast.cantPay')
    game.to('main1', game.state.turn.number + 1)
    expect(game.why(ROLL(game))).toBe(null)
    game.to('main1', game.state.turn.number + 1)
    expect(game.why(ROLL(game))).toBe(null)
  })

  test('[2011:contents/9] it can’t be rolled on what isn’t the plane', () => {
    const game = on(['Meadow', 'Gate'], { mine: { battlefield: ['Bear'] } })
    expect(game.why(ROLL(game, game.id('Bear')))?.key).toBe('special.noEffect')
    expect(game.why(ROLL(game, variantDeck(game.state, 0)[0]))?.key).toBe('special.noEffect')
    expect(game.refusal({ ...ROLL(game), which: 'x' })).toBeDefined()
    const none = on(['', 'Gate'], { format: FREE_FOR_ALL })
    expect(legalReplies(none.position).some((one) => typeof one === 'object' && 'what' in one)).toBe(false)
  })

  test('[2011:contents/9] a blank side does nothing', () => {
    const game = rolled('blank', ['Meadow', 'Gate'])
    expect([game.state.stack, here(game), game.question.seat]).toEqual([[], ['Meadow'], 0])
  })

  test('[2011:contents/9] chaos triggers what the plane says about it', () => {
    const game = rolled('chaos', ['Meadow', 'Gate'])
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect([game.life(0), here(game)]).toEqual([23, ['Meadow']])
    const plain = rolled('chaos', ['Gate', 'Meadow'])
    expect(plain.state.stack).toEqual([])
  })

  test('[2011:contents/9] the other side triggers planeswalking, to which players can respond', () => {
    const game = rolled('planeswalk', ['Meadow', 'Gate', 'Pit'], { mine: { hand: ['Gain'] } })
    expect([game.state.stack.length, here(game)]).toEqual([1, ['Meadow']])
    game.cast('Gain').resolve()
    expect([game.life(0), here(game)]).toEqual([21, ['Meadow']])
    game.resolve()
    expect([here(game), deckOf(game, 0)]).toEqual([['Gate'], ['Pit', 'Meadow']])
    game.isAtAQuestion()
  })

  test('[2011:contents/9] four of its six sides are blank', () => {
    const count = { chaos: 0, planeswalk: 0, blank: 0 }
    for (let seed = 0; seed < 600; seed++) {
      const game = on(['Gate', 'Pit'], { seed })
      game.reply(ROLL(game))
      count[sidesOf(game)[0] ?? 'blank']++
    }
    expect(count.blank).toBeGreaterThan(350)
    expect(count.blank).toBeLessThan(450)
    expect(Math.min(count.chaos, count.planeswalk)).toBeGreaterThan(65)
  })

  test('[2011:contents/9] it falls by the game’s own chance: the same replies give the same sides', () => {
    const sides = () => {
      const game = on(['Meadow', 'Gate', 'Hill Spring'], { mine: { battlefield: times(10, 'Forest') }, seed: 9 })
      for (let n = 0; n < 5; n++) {
        game.reply(ROLL(game)).announce({}).resolveAll()
      }
      return sidesOf(game)
    }
    expect(sides()).toEqual(sides())
  })
})

describe('planeswalking', () => {
  test('[2011:contents/9] “when you planeswalk to” triggers for the plane that is turned up', () => {
    const game = rolled('planeswalk', ['Meadow', 'Gate']).resolve()
    expect([here(game), game.state.stack.length]).toEqual([['Gate'], 1])
    game.resolve()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2011:contents/9] “away from” for the plane that was, by its player', () => {
    const game = rolled('planeswalk', ['Pit', 'Meadow']).resolve()
    expect([here(game), game.state.stack.length]).toEqual([['Meadow'], 1])
    game.resolve()
    expect(game.life(0)).toBe(18)
  })

  test('[2011:contents/9] a deck of one plane leads away from it and to it again', () => {
    const game = rolled('planeswalk', ['Gate'])
    game.resolve()
    expect(here(game)).toEqual(['Gate'])
    game.resolveAll()
    expect(game.life(0)).toBe(21)
    const pit = rolled('planeswalk', ['Pit']).resolve().resolveAll()
    expect([pit.life(0), here(pit)]).toEqual([18, ['Pit']])
  })

  test('[2011:contents/9] the next plane comes from the active player’s own deck', () => {
    const fields: Fields = { others: [{ variantDeck: ['Hill Spring', 'Short Truce'] }], turn: { active: 1 } }
    const game = rolled('planeswalk', ['Meadow', 'Gate'], fields).resolve()
    expect([here(game), deckOf(game, 0), deckOf(game, 1)]).toEqual([
      ['Hill Spring'],
      ['Gate', 'Meadow'],
      ['Short Truce'],
    ])
    expect(get(game.state, up(game)[0] ?? 0)).toMatchObject({ owner: 1, controller: 1 })
  })

  test('[2011:contents/9] what holds until a player planeswalks ends with it', () => {
    const fields: Fields = { mine: { battlefield: ['Bear', 'Forest'] } }
    const mayAttack = (game: Table): boolean => {
      game.resolveAll()
      while (game.question.kind === 'priority' && game.state.turn.step !== 'main2') game.pass()
      return game.question.kind === 'attackers'
    }
    expect(mayAttack(rolled('chaos', ['Short Truce', 'Gate'], fields).resolve())).toBe(false)
    expect(mayAttack(rolled(['chaos', 'blank'], ['Short Truce', 'Gate'], fields))).toBe(false)
    expect(mayAttack(rolled(['chaos', 'planeswalk'], ['Short Truce', 'Gate'], fields).resolve())).toBe(true)
  })

  test('[2011:contents/9] a plane that is turned down is a new card: its counters are gone', () => {
    const burning = (game: Table) => game.to('main1', game.state.turn.number + 1).resolveAll()
    const flames = (game: Table) => get(game.state, up(game)[0] ?? 0).counters.flame ?? 0
    const fields: Fields = { turn: { active: 1, step: 'end' } }
    const stays = rolled('blank', ['Furnace'], fields, burning)
    expect([flames(stays), stays.life(0)]).toEqual([1, 19])
    const game = rolled('planeswalk', ['Furnace'], fields, burning).resolve()
    expect([here(game), flames(game)]).toEqual([['Furnace'], 0])
  })
})

describe('how a game begins', () => {
  const deck = wisps(40)
  const named = (name: string): Printed => CARDS.find((one) => one.name === name) ?? (CARDS[0] as Printed)
  const own = ['Gate', 'Meadow', 'Hill Spring', 'Short Truce'].map(named)
  const setup = (fields: Partial<Setup> = {}): Setup => ({
    edition: '2011',
    seed: 3,
    starter: 1,
    format: PLANECHASE,
    players: ['Ada', 'Bea', 'Cy'].map((name) => ({ name, deck, planes: own })),
    ...fields,
  })
  const begun = (fields: Partial<Setup> = {}): Table => {
    const game = gameOf(setup(fields))
    while (game.question.kind === 'mulligan') game.reply('keep')
    return game
  }

  test('[2011:contents/9] once all have kept, the starting player turns up their first plane; nothing triggers', () => {
    const first = gameOf(setup())
    expect([here(first), deckOf(first, 1).length]).toEqual([[], 4])
    const game = begun({ players: ['Ada', 'Bea', 'Cy'].map((name) => ({ name, deck, planes: [named('Gate')] })) })
    expect(here(game)).toEqual(['Gate'])
    expect(get(game.state, up(game)[0] ?? 0)).toMatchObject({ owner: 1, controller: 1 })
    // Its own upkeep, once.
    game.to('main1')
    expect(game.life(1)).toBe(21)
    expect(game.events.some((one) => one.kind === 'planeswalked')).toBe(false)
  })

  test('[2011:contents/9] each deck is in a random order, and nobody knows it', () => {
    const order = (seed: number) => [0, 1, 2].map((seat) => deckOf(gameOf(setup({ seed })), seat))
    expect(order(3)).toEqual(order(3))
    expect([3, 4, 5, 6].some((seed) => JSON.stringify(order(seed)) !== JSON.stringify(order(3)))).toBe(true)
    const { now } = seenBy(begun().position, 1)
    const down = now.command.map((id) => get(now, id)).filter(({ faceDown }) => faceDown)
    expect(down).toHaveLength(11)
    expect(down.every(({ face, card: of }) => face === -1 && of === null)).toBe(true)
  })

  test('[2011:contents/9] planes need the variant, and don’t go with schemes', () => {
    const scheme = card('Ruse', '', 'Scheme', 'When you set ~ in motion, you gain 1 life.')
    expect(() => newGame(setup({ format: FREE_FOR_ALL }))).toThrow('format.variants')
    const both = ['Ada', 'Bea', 'Cy'].map((name) => ({ name, deck, planes: own, schemes: [scheme] }))
    expect(() => newGame(setup({ players: both }))).toThrow('format.variants')
  })

  test('[2011:contents/9] one planar deck for all is made of everybody’s', () => {
    const shared: GameFormat = { ...PLANECHASE, planes: 'shared' }
    const game = begun({ format: shared })
    expect([deckOf(game, 0).length, deckOf(game, 2).length]).toEqual([11, 11])
    const before = deckOf(game, 0)
    for (let tries = 0; tries < 60 && !game.events.some(({ kind }) => kind === 'planeswalked'); tries++) {
      game.to('main1', game.state.turn.number + 1)
      const [first] = up(game)
      if (first !== undefined && game.why(ROLL(game)) === null) game.reply(ROLL(game)).announce({}).resolveAll()
    }
    expect(here(game)).toEqual(before.slice(0, 1))
  })

  test('[2011:contents/9] that deck stays when a player leaves', () => {
    const shared: GameFormat = { ...PLANECHASE, planes: 'shared' }
    const game = begun({ format: shared }).to('main1')
    game.reply({ concede: 1 })
    expect(deckOf(game, 0).length + here(game).length).toBe(12)
    expect(up(game).map((id) => get(game.state, id).owner)).not.toContain(1)
  })
})

describe('a player who leaves', () => {
  test('[2011:contents/9] takes their plane along, and the next one is turned up', () => {
    const sides: Fields = { others: [{ variantDeck: ['Gate', 'Hill Spring'] }, {}] }
    const game = on(['Meadow', 'Pit'], sides)
    game.to('main1', game.state.turn.number + 1)
    expect(get(game.state, up(game)[0] ?? 0)).toMatchObject({ owner: 0, controller: 1 })
    game.reply({ concede: 0 })
    expect([here(game), deckOf(game, 0), deckOf(game, 1)]).toEqual([['Gate'], [], ['Hill Spring']])
    game.resolveAll()
    expect(game.life(1)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2011:contents/9] the active player’s plane goes to who comes next', () => {
    const game = on(['Meadow', 'Pit'], { others: [{}, {}], mine: {} })
    game.to('main1', game.state.turn.number + 1)
    game.reply({ concede: 1 })
    expect(get(game.state, up(game)[0] ?? 0)).toMatchObject({ owner: 0, controller: 2 })
    game.isAtAQuestion()
  })

  test('[2011:contents/9] where nobody has a plane left, the game goes on without', () => {
    const game = on(['Meadow'], { others: [{}, {}] })
    game.reply({ concede: 0 })
    expect(game.state.command).toEqual([])
    game.isAtAQuestion()
  })
})

describe('wherever the game goes', () => {
  test('[2011:contents/714] a restarted game begins on another plane, its decks face down', () => {
    const hand = times(9, 'Bear')
    const game = on(['Meadow', 'Hill Spring', 'Short Truce'], { mine: { hand: ['Anew', ...hand] }, others: [{ hand }] })
    game.cast('Anew').resolve()
    expect([here(game), [...deckOf(game, 0)].sort()]).toEqual([[], ['Hill Spring', 'Meadow', 'Short Truce']])
    while (game.question.kind === 'mulligan') game.reply('keep')
    expect(here(game)).toHaveLength(1)
    expect(namesIn(game, 'libraries', 0)).not.toContain('Meadow')
  })

  test('[2011:contents/9] a saved game is whole; a board says the plane, and how many are face down', () => {
    const game = on(['Meadow', 'Gate'])
    expect(isWholePosition(JSON.parse(JSON.stringify(game.position)))).toBe(true)
    const written = boardFrom(seenBy(game.position, 0), 'Forest')
    if ('losses' in written) throw new Error(JSON.stringify(written.losses))
    expect(written.board.players[0]).toMatchObject({ command: ['Meadow'], variantDeck: ['Forest'] })
    const lookup = (name: string) => written.cards.get(name) ?? BASICS.find((one) => one.name === name) ?? null
    const again = positionFrom(JSON.parse(JSON.stringify(written.board)), lookup)
    if ('problems' in again) throw new Error(JSON.stringify(again.problems))
    expect(here(new Table(again.position))).toEqual(['Meadow'])
  })

  test('[2011:contents/9] the machine rolls in its second main phase, twice at most', () => {
    const game = on(['Gate', 'Pit'], { mine: { battlefield: times(6, 'Forest') } })
    const decided = () => decide(seenBy(game.position, 0), 'normal', { ms: 500, now: steadyClock() }, () => 0).reply
    expect(decided()).toEqual({ do: 'pass' })
    game.to('main2')
    let rolls = 0
    for (let n = 0; n < 5; n++) {
      const reply = decided()
      if (typeof reply !== 'object' || !('what' in reply)) break
      rolls++
      game.reply(reply).announce({}).resolveAll()
    }
    expect(rolls).toBe(2)
  })
})

describe('planar decks', () => {
  const ten = Array.from({ length: 10 }, (_, n) => plane(`Plane ${n}`, 'All creatures get +1/+1.'))

  test('[2011:contents/9] at least ten planes, each once', () => {
    expect(variantDeckProblems('2011', 'planes', ten)).toEqual([])
    expect(variantDeckProblems('2011', 'planes', ten.slice(1)).map(({ key }) => key)).toEqual(['deck.tooSmall'])
    const twice = [...ten, ten[0] as Printed]
    expect(variantDeckProblems('2011', 'planes', twice).map(({ key }) => key)).toEqual(['deck.tooMany'])
  })

  test('[2011:contents/9] one for all has ten for each player, or forty', () => {
    const many = (n: number) => Array.from({ length: n }, (_, k) => plane(`Plane ${k}`, 'All creatures get +1/+1.'))
    expect(variantDeckProblems('2011', 'sharedPlanes', many(20), 2)).toEqual([])
    expect(variantDeckProblems('2011', 'sharedPlanes', many(29), 3)).toHaveLength(1)
    expect(variantDeckProblems('2011', 'sharedPlanes', many(40), 6)).toEqual([])
  })

  test('[2011:contents/9] two come with the game, of ten planes each', async () => {
    const { variants, variantDecks } = await loadSet()
    const decks = variantDecks.filter(({ kind }) => kind === 'planes')
    expect(decks).toHaveLength(2)
    for (const { cards } of decks) {
      const compiled = compileDeck(cards, byName(variants))
      expect([compiled.unknown, compiled.notUnderstood, compiled.cards.length]).toEqual([[], [], 10])
      expect(variantDeckProblems('2011', 'planes', compiled.cards)).toEqual([])
    }
  })
})
