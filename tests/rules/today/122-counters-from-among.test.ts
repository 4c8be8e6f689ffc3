import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Shell', '{0}', '1/1', ''),
  creature('Husk', '{0}', '1/1', ''),
  card('Pile', '{0}', 'Artifact', ''),
  card(
    'Press',
    '{0}',
    'Artifact',
    '{0}, Remove two +1/+1 counters from among creatures you control: You gain 1 life.\n{0}, Remove three counters from among creatures you control: You gain 5 life.',
  ),
  creature(
    'Hoarder',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, you may remove any number of +1/+1 counters from among creatures you control. If you do, put twice that many +1/+1 counters on ~.',
  ),
]
const board = (counters: Record<string, Record<string, number>>, hand: string[] = []) => {
  const bearers = Object.entries(counters).map(([name, on]) => ({ name, counters: on }))
  return table('today', [{ battlefield: ['Press', ...bearers], hand }, {}], CARDS)
}
type Board = ReturnType<typeof board>
const counters = (game: Board, name: string) => get(game.state, game.id(name)).counters

/** Chooses an object, wherever there are several, and the kind of its counter, wherever it has several. */
const from = (game: Board, name: string, kind = '') => {
  if (game.question.kind === 'choose') game.reply([game.id(name)])
  if (game.question.kind === 'word') game.reply(kind)
}

test('counters from among creatures are taken one by one, of one creature or of several', () => {
  for (const [names, shell, husk] of [
    [['Shell', 'Shell'], 0, 1],
    [['Shell', 'Husk'], 1, 0],
  ] as const) {
    const game = board({ Shell: { '+1/+1': 2 }, Husk: { '+1/+1': 1 }, Pile: { '+1/+1': 3 } })
    game.activate('Press')
    expect(game.asks('choose')).toMatchObject({ from: [game.id('Shell'), game.id('Husk')], min: 1, max: 1 })
    for (const name of names) from(game, name)
    expect([game.size('Shell'), game.size('Husk')]).toEqual([`${1 + shell}/${1 + shell}`, `${1 + husk}/${1 + husk}`])
    expect(counters(game, 'Pile')).toEqual({ '+1/+1': 3 })
    game.resolve()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
  }
})

test('with fewer counters than that among them all it cannot be paid', () => {
  const why = (on: Record<string, Record<string, number>>, ability: number) => {
    const game = board(on)
    return game.why({ do: 'activate', ...game.nth(game.id('Press'), ability) })
  }
  expect(why({ Shell: { '+1/+1': 1 }, Pile: { '+1/+1': 3 } }, 0)).not.toBeNull()
  expect(why({ Shell: { '+1/+1': 1, flying: 1 } }, 0)).not.toBeNull()
  expect(why({ Shell: { '+1/+1': 1 }, Husk: { '+1/+1': 1 } }, 0)).toBeNull()
  expect(why({ Shell: { '+1/+1': 1, flying: 1 } }, 1)).not.toBeNull()
  expect(why({ Shell: { '+1/+1': 1, flying: 1 }, Husk: { vigilance: 1 } }, 1)).toBeNull()
})

test('of no kind that is said, they may be of different kinds', () => {
  const game = board({ Shell: { '+1/+1': 1, flying: 1 }, Husk: { '+1/+1': 2 } })
  game.activate('Press', 1)
  from(game, 'Shell', 'flying')
  from(game, 'Husk')
  from(game, 'Husk')
  expect([counters(game, 'Shell').flying ?? 0, counters(game, 'Husk')['+1/+1'] ?? 0]).toEqual([0, 0])
  expect(game.size('Shell')).toBe('2/2')
  game.resolve()
  expect(game.life(0)).toBe(25)
  game.isAtAQuestion()
})

test('any number from among creatures, so many of each; none of what is no creature', () => {
  const game = board({ Shell: { '+1/+1': 2 }, Husk: { '+1/+1': 1 }, Pile: { '+1/+1': 3 } }, ['Hoarder'])
  game.cast('Hoarder').resolve().resolve()
  game.reply(true).reply(1).reply(1)
  expect(['Shell', 'Husk', 'Hoarder'].map((name) => game.size(name))).toEqual(['2/2', '1/1', '5/5'])
  expect(counters(game, 'Pile')).toEqual({ '+1/+1': 3 })
  game.isAtAQuestion()
})
