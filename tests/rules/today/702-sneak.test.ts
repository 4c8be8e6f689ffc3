import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Lurker', '{7}', '3/3', 'Sneak {0}\nWhen ~ enters, you gain 1 life.'),
  card('Ambush', '{7}', 'Sorcery', 'You gain 5 life.\nSneak {1}'),
  card('Deny', '{0}', 'Instant', 'Counter target spell.'),
  card('Bolt', '{0}', 'Instant', '~ deals 9 damage to target planeswalker.'),
  walker('Lampward', '{0}', 5, '+1: You gain 1 life.'),
]
const whySneak = (game: Table, name = 'Lurker') => {
  const way = game.way(game.id(name, 'hand'), 'sneak')
  return way.via === 'no such way' ? way.via : (game.why({ do: 'cast', ...way })?.key ?? null)
}
const attacked = (theirs: Side = {}, pool = '') =>
  table(
    'today',
    [
      { hand: ['Lurker', 'Ambush'], battlefield: ['Bear', 'Ox'], pool },
      { battlefield: ['Ox'], ...theirs },
    ],
    CARDS,
  )

test('[today:702.190] cast after blocks for an unblocked attacker: it enters tapped, attacking the same player', () => {
  const game = attacked().attack('Bear').block({})
  game.cast('Lurker', { via: 'sneak' })
  expect([game.has('hand', 'Bear'), game.state.stack.length]).toEqual([true, 1])
  game.resolve()
  const lurker = game.id('Lurker')
  expect(get(game.state, lurker).tapped).toBe(true)
  expect(game.state.combat?.attackers.find(({ id }) => id === lurker)?.defender).toEqual({ player: 1 })
  game.resolve().to('main2')
  expect([game.life(1), game.life(0)]).toEqual([17, 21])
  game.isAtAQuestion()
})

test('[today:702.190] not before blocks, nor for a blocked attacker, nor in another player’s turn', () => {
  const game = attacked()
  expect(whySneak(game)).toBe('no such way')
  game.attack('Bear')
  expect(whySneak(game)).toBe('no such way')
  game.until('blockers')
  game.reply([{ id: game.state.battlefield.at(-1) ?? 0, attackers: [game.id('Bear')] }])
  expect(whySneak(game)).toBe('cost.nothingToReturn')
  const theirs = table('today', [{ battlefield: ['Bear'] }, { hand: ['Lurker'], battlefield: ['Ox'] }], CARDS)
  theirs.attack('Bear').block({}).pass()
  expect([theirs.question.seat, whySneak(theirs)]).toEqual([1, 'no such way'])
})

test('[today:702.190] it is a spell and can be countered; a sorcery may be cast so too', () => {
  const game = attacked({ hand: ['Deny'] })
    .attack('Bear')
    .block({})
  game
    .cast('Lurker', { via: 'sneak' })
    .pass()
    .cast('Deny', { targets: ['Lurker'] })
    .resolve()
  expect([game.zone('Lurker'), game.has('hand', 'Bear'), game.state.combat?.attackers.length]).toEqual([
    'graveyard',
    true,
    0,
  ])
  const other = attacked({}, '').attack('Ox').block({})
  expect(whySneak(other, 'Ambush')).toBe('cast.cantPay')
  game.isAtAQuestion()
})

test('[today:702.190] attacking the planeswalker that the other attacked', () => {
  const game = attacked({ battlefield: ['Ox', { name: 'Lampward', counters: { loyalty: 5 } }] })
  game.until('attackers').reply([{ id: game.id('Bear'), defender: game.ref('Lampward') }])
  game.block({}).cast('Lurker', { via: 'sneak' }).resolve().to('main2')
  expect([game.life(1), get(game.state, game.id('Lampward')).counters.loyalty]).toEqual([20, 2])
  game.isAtAQuestion()
})

test('[today:702.190 today:506.3] what the other attacked is gone: it enters tapped, and attacks nothing', () => {
  const walker_ = { name: 'Lampward', counters: { loyalty: 5 } } as const
  const game = table(
    'today',
    [{ hand: ['Lurker', 'Bolt'], battlefield: ['Bear'] }, { battlefield: ['Ox', walker_] }],
    CARDS,
  )
  game.until('attackers').reply([{ id: game.id('Bear'), defender: game.ref('Lampward') }])
  game.block({}).cast('Lurker', { via: 'sneak' })
  game
    .cast('Bolt', { targets: ['Lampward'] })
    .resolve()
    .resolve()
  expect([get(game.state, game.id('Lurker')).tapped, game.state.combat?.attackers]).toEqual([true, []])
  expect(game.to('main2').life(1)).toBe(20)
  const several = table('today', [{ hand: ['Lurker'], battlefield: ['Bear'] }, { battlefield: ['Ox'] }, {}], CARDS)
  several.until('attackers').reply([{ id: several.id('Bear'), defender: { player: 1 } }])
  several.block({}).cast('Lurker', { via: 'sneak' }).reply({ concede: 1 }).resolveAll()
  expect([get(several.state, several.id('Lurker')).tapped, several.state.combat?.attackers]).toEqual([true, []])
  several.to('main2').isAtAQuestion()
})
