/** What boards say of cards that can be cast from elsewhere: foretold, plotted, on an adventure, suspended; companions. */
import { describe, expect, test } from 'vitest'
import { boardFrom } from '../../src/engine/boards/write.ts'
import { abilitiesOf, get, legalActions, type Position, seenBy, stateOf } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { BASICS, card, creature, faced } from '../support/cards.ts'
import { type Table, table } from '../support/table.ts'

const CARDS = [
  ...BASICS,
  creature('Ox', '{1}{G}', '2/3'),
  card('Omen Read', '{4}', 'Sorcery', 'You gain 1 life.\nForetell {0}'),
  card('Ambush', '{4}', 'Sorcery', 'You gain 10 life.\nPlot {0}'),
  card('Slow Tide', '{4}', 'Sorcery', 'You gain 100 life.\nSuspend 2—{U}'),
  faced(
    'adventure',
    ['Walker', '{0}', 'Creature — Human', '', '2/2'],
    ['Stroll', '{0}', 'Instant — Adventure', 'You gain 1000 life.'],
  ),
  card('Gust', '{0}', 'Sorcery', 'Airbend target creature.'),
  creature('Comet', '{4}{R}', '4/4', 'Warp {0}'),
  creature('Hound', '{0}', '2/2', 'Companion — Each creature card in your starting deck is an Ox card.'),
]
const find = (name: string) => CARDS.find((one) => one.name === name) ?? null

function positionOf(board: unknown): Position {
  const made = positionFrom(board, find)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}
const sideOf = (side: object) => positionOf({ edition: 'today', players: [side, {}] })
/** What is said of the first side, and it read again. */
function again(position: Position, seat = 0) {
  const written = boardFrom(seenBy(position, seat), 'Ox')
  if ('losses' in written) return { losses: written.losses.map(({ key }) => key) }
  const board = JSON.parse(JSON.stringify(written.board))
  return { said: board.players[0], position: positionOf(board) }
}
const casts = (position: Position) => {
  const state = stateOf(position)
  const all = legalActions(state, 0).flatMap((act) => (act.do === 'cast' || act.do === 'special' ? [act.object] : []))
  return all.map((id) => state.printed[get(state, id).face]?.name)
}
const problems = (side: object) => {
  const made = positionFrom({ edition: 'today', players: [side, {}] }, find)
  return 'problems' in made ? made.problems.map(({ path, key }) => `${path} ${key}`) : []
}

const aside = (game: Table, name: string) => {
  const object = game.id(name, 'hand')
  const which = abilitiesOf(game.state, object).at(-1)?.at.key ?? ''
  game.reply({ do: 'special', object, what: 'setAside', which })
  while (game.question.kind === 'pay') game.plain()
  return game
}
const companionJoins = (game: Table) =>
  game.reply({ do: 'special', object: game.id('Hound'), what: 'companion' }).plain()

const WAITING = [
  { name: 'Omen Read', as: 'foretold' },
  { name: 'Ambush', as: 'plotted' },
  { name: 'Walker', as: 'adventure' },
]

describe('a board says what a card waits for in exile', () => {
  test('[today:702.143] [today:702.170] [today:715.3d] foretold, plotted, on an adventure: it can be cast', () => {
    const position = sideOf({ exile: [...WAITING, 'Ambush'] })
    expect(casts(position).sort()).toEqual(['Ambush', 'Omen Read', 'Walker'])
    const { said, position: back } = again(position)
    expect(said.exile).toEqual([...WAITING, 'Ambush'])
    expect(back === undefined ? [] : casts(back).sort()).toEqual(['Ambush', 'Omen Read', 'Walker'])
  })

  test('since this turn: not yet', () => {
    const exile = WAITING.slice(0, 2).map((one) => ({ ...one, thisTurn: true }))
    const position = sideOf({ exile })
    expect(casts(position)).toEqual([])
    expect(again(position).said?.exile).toEqual(exile)
  })

  test('what a game has put there is said the same', () => {
    const side = { hand: ['Ambush', 'Omen Read', 'Walker'], pool: '{C}{C}' }
    const game = table('today', [side, {}], CARDS)
    aside(aside(game, 'Ambush'), 'Omen Read').cast('Walker', { half: 'Stroll' }).resolveAll()
    expect(again(game.position).said?.exile).toEqual([
      { name: 'Ambush', as: 'plotted', thisTurn: true },
      { name: 'Omen Read', as: 'foretold', thisTurn: true },
      { name: 'Walker', as: 'adventure', thisTurn: true },
    ])
    // The permission has ended with the card: nothing of it is left to say.
    game.cast('Walker', { from: 'exile' }).resolveAll()
    expect(again(game.position).said?.battlefield).toEqual([{ name: 'Walker', sick: true }])
  })

  test('what an effect lets be cast from there: for its mana cost, or for another price', () => {
    const exile = [
      { name: 'Ox', as: 'castable' },
      { name: 'Ambush', as: 'castable', price: '{1}' },
    ]
    const position = sideOf({ exile: [...exile, 'Ox'], pool: '{C}' })
    expect(casts(position)).toEqual(['Ambush'])
    const { said, position: back } = again(position)
    expect(said.exile).toEqual([...exile, 'Ox'])
    expect(back === undefined ? [] : casts(back)).toEqual(['Ambush'])
    expect(casts(sideOf({ exile, pool: '{C}{C}{G}{G}' })).sort()).toEqual(['Ambush', 'Ox'])
  })

  test('[today:701.65] [today:702.185] so a game’s airbent and warped cards are said', () => {
    const bent = table('today', [{ hand: ['Gust'], battlefield: ['Ox'] }, {}], CARDS)
    bent.cast('Gust', { targets: ['Ox'] }).resolve()
    expect(again(bent.position).said?.exile).toEqual([{ name: 'Ox', as: 'castable', price: '{2}', thisTurn: true }])
    const library = ['Forest', 'Forest']
    const warped = table('today', [{ hand: ['Comet'], library }, { library }], CARDS)
    warped.cast('Comet', { via: 'warp' }).resolve().to('end').resolveAll()
    warped.to('main1', 5)
    expect(again(warped.position).said?.exile).toEqual([{ name: 'Comet', as: 'castable' }])
  })

  test('another player’s foretold card isn’t known, so that a board can’t say it', () => {
    expect(again(sideOf({ exile: [WAITING[0]] }), 1).losses).toEqual(['unsayable.object'])
    expect(again(sideOf({ exile: [WAITING[1]] }), 1).losses).toBeUndefined()
  })

  test('[2011:702.60] suspended, with its counters', () => {
    const exile = [{ name: 'Slow Tide', counters: { time: 1 } }]
    const turn = { number: 3, active: 1, step: 'end' } as const
    const side = { exile, library: ['Forest', 'Forest'] }
    const game = table('today', [side, {}], CARDS, turn)
    expect(again(game.position).said?.exile).toEqual(exile)
    game.to('main1', 4)
    expect(game.life(0)).toBe(120)
  })
})

describe('a board says who has revealed a companion', () => {
  test('[today:702.139] it can be put into the hand for {3}, once', () => {
    const side = { outside: ['Ox'], companion: 'Hound', pool: '{C}{C}{C}' }
    const position = sideOf(side)
    expect(casts(position)).toEqual(['Hound'])
    const { said, position: back } = again(position)
    expect(said).toMatchObject({ outside: ['Ox', 'Hound'], companion: 'Hound' })
    expect(back === undefined ? [] : casts(back)).toEqual(['Hound'])
    const game = companionJoins(table('today', [side, {}], CARDS))
    expect([game.has('hand', 'Hound'), again(game.position).said?.companion]).toEqual([true, undefined])
  })
})

test.each([
  [{ exile: [{ name: 'Ox', as: 'foretold' }] }, ['players.0.exile.0.as board.notSo']],
  [{ exile: [{ name: 'Omen Read', as: 'plotted' }] }, ['players.0.exile.0.as board.notSo']],
  [{ exile: [{ name: 'Omen Read', as: 'adventure' }] }, ['players.0.exile.0.as board.notSo']],
  [{ exile: [{ name: 'Ox', price: '{2}' }] }, ['players.0.exile.0.price board.priceOf']],
  [{ exile: [{ name: 'Ox', as: 'castable', price: 'two' }] }, ['players.0.exile.0.price board.priceSymbols']],
  [{ companion: 'Ox' }, ['players.0.companion board.notSo']],
  [{ exile: [{ name: 'Ox', as: 'suspended' }] }, ['players.0.exile.0.as board.notOneOf']],
  [{ companion: 'Hound', outside: ['Hound'] }, []],
])('refuses what can’t be: %j', (side, found) => {
  expect(problems(side)).toEqual(found)
})
