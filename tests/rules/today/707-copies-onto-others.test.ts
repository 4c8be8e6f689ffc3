/** Copies of a spell, one for each other object that it could target (today:707.10). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Prism',
    '{0}',
    '1/1',
    'Whenever you cast an instant or sorcery spell that targets only ~, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.',
  ),
  creature(
    'Wyrm',
    '{0}',
    '1/1',
    'Whenever a player casts an instant or sorcery spell that targets only ~, that player copies that spell for each other creature they control that the spell could target. Each copy targets a different one of those creatures.',
  ),
  card('Grow', '{0}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('Pair', '{0}', 'Instant', 'Up to two target creatures each get +2/+2 until end of turn.'),
  card(
    'Swell',
    '{0}',
    'Instant',
    'Target creature gets +1/+0 until end of turn. Target creature gets +0/+1 until end of turn.',
  ),
  card('Halt', '{0}', 'Instant', 'Counter target instant spell.'),
  card('Late Dusk', '{0}', 'Instant', 'Target nonblack creature gets -1/-1 until end of turn.'),
  creature('Ox', '{0}', '2/2'),
  creature('Shade', '{B}', '2/2'),
  creature('Veiled', '{0}', '2/2', 'Hexproof'),
  creature('Shrouded', '{0}', '2/2', 'Shroud'),
]
const two = (
  mine: readonly string[],
  hand: readonly string[],
  theirs: readonly string[] = [],
  other: readonly string[] = [],
) =>
  table(
    'today',
    [
      { battlefield: [...mine], hand: [...hand] },
      { battlefield: [...theirs], hand: [...other] },
    ],
    CARDS,
  )
const sizes = (game: Table, ...names: readonly string[]) => names.map((name) => game.size(name))
/** All is resolved, the copies in any order. */
function settle(game: Table): Table {
  for (let guard = 0; guard < 30 && game.state.stack.length + game.state.waiting.length > 0; guard++) {
    if (game.question.kind === 'targets') game.reply(game.asks('targets').legal.slice(0, 1))
    else game.pass()
  }
  game.isAtAQuestion()
  return game
}

test('[today:707.10] one for each of them that it could target, and for nothing else', () => {
  const game = two(['Prism', 'Ox', 'Veiled', 'Shrouded', 'Forest'], ['Grow'], ['Shade']).cast('Grow', {
    targets: ['Prism'],
  })
  settle(game)
  expect(sizes(game, 'Prism', 'Ox', 'Veiled', 'Shrouded', 'Shade')).toEqual(['3/3', '4/4', '4/4', '2/2', '2/2'])
})

test('[today:707.10] none of a creature that the spell couldn’t target', () => {
  const game = settle(two(['Prism', 'Ox', 'Shade'], ['Late Dusk']).cast('Late Dusk', { targets: ['Prism'] }))
  expect(sizes(game, 'Ox', 'Shade')).toEqual(['1/1', '2/2'])
})

test('[today:707.10] not where it targets something else, too, or only another', () => {
  const both = settle(two(['Prism', 'Ox', 'Shade'], ['Pair']).cast('Pair', { targets: ['Prism', 'Ox'] }))
  expect(sizes(both, 'Prism', 'Ox', 'Shade')).toEqual(['3/3', '4/4', '2/2'])
  const other = settle(two(['Prism', 'Ox', 'Shade'], ['Grow']).cast('Grow', { targets: ['Ox'] }))
  expect(sizes(other, 'Prism', 'Ox', 'Shade')).toEqual(['1/1', '4/4', '2/2'])
})

test('[today:707.10] each of several targets becomes the same one', () => {
  const game = settle(two(['Prism', 'Ox'], ['Swell']).cast('Swell', { targets: ['Prism', 'Prism'] }))
  expect(sizes(game, 'Prism', 'Ox')).toEqual(['2/2', '3/3'])
})

test('[today:707.10] of a spell that has been countered, as it last was', () => {
  const game = two(['Prism', 'Ox'], ['Grow'], [], ['Halt'])
    .cast('Grow', { targets: ['Prism'] })
    .pass()
  game.cast('Halt', { targets: ['Grow'] })
  settle(game)
  expect(sizes(game, 'Prism', 'Ox')).toEqual(['1/1', '4/4'])
})

test('[today:707.10] by the player who cast it, for what that player controls', () => {
  const game = two(['Ox'], ['Grow'], ['Wyrm', 'Shade']).cast('Grow', { targets: ['Wyrm'] })
  settle(game)
  expect(sizes(game, 'Wyrm', 'Ox', 'Shade')).toEqual(['3/3', '4/4', '2/2'])
})
