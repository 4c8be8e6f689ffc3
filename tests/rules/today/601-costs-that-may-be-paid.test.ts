/** Additional costs that a player may pay, and what a text asks "as you cast this spell". */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Wyrm', '{5}', '5/5', '', 'Creature — Dragon'),
  creature('Ogre', '{0}', '3/3'),
  card('Trinket', '{0}', 'Artifact'),
  card('Doom', '{0}', 'Instant', 'Destroy target creature.'),
  card(
    'Blast',
    '{0}',
    'Sorcery',
    "As an additional cost to cast this spell, you may sacrifice an artifact.\n~ deals 2 damage to target creature. If this spell's additional cost was paid, ~ deals 4 damage instead.",
  ),
  card(
    'Omen',
    '{0}',
    'Instant',
    'As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nYou gain 1 life. If you revealed a Dragon card or controlled a Dragon as you cast this spell, you gain 4 life.',
  ),
  creature(
    'Orator',
    '{0}',
    '1/1',
    'As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nWhen ~ enters the battlefield, if you revealed a Dragon card or controlled a Dragon as you cast this spell, you gain 5 life.',
  ),
  card(
    'Decree',
    '{0}',
    'Instant',
    "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nIf you revealed a Dragon card or controlled a Dragon as you cast this spell, this spell can't be countered.\nYou gain 1 life.",
  ),
  card('Denial', '{0}', 'Instant', 'Counter target spell.'),
  card(
    'Ambush',
    '{0}',
    'Sorcery',
    'If you control a creature with power 4 or greater, you may cast ~ as though it had flash.\nYou gain 1 life.',
  ),
]
const playing = (mine: object, theirs: object = {}) => table('today', [{ life: 10, ...mine }, theirs], CARDS)

test('[today:601.2b] it may be paid, or not', () => {
  const plain = playing({ hand: ['Blast'], battlefield: ['Trinket', 'Ogre'] })
  plain.cast('Blast', { targets: ['Ogre'] }).resolve()
  expect([plain.has('battlefield', 'Ogre'), plain.has('battlefield', 'Trinket')]).toEqual([true, true])
  const paid = playing({ hand: ['Blast'], battlefield: ['Trinket', 'Ogre'] })
  paid.cast('Blast', { targets: ['Ogre'], via: 'alternative' }).resolve()
  expect([paid.has('battlefield', 'Ogre'), paid.has('graveyard', 'Trinket')]).toEqual([false, true])
  paid.isAtAQuestion()
})

test('[today:601.2b] what can’t be paid isn’t offered', () => {
  const game = playing({ hand: ['Blast'], battlefield: ['Ogre'] })
  const object = game.id('Blast')
  expect(game.why({ do: 'cast', ...game.way(object, 'alternative') })).not.toBeNull()
  expect(game.why({ do: 'cast', ...game.way(object, 'normal') })).toBeNull()
  game.isAtAQuestion()
})

test('[today:601.2b] revealed, or controlled as it was cast; what became of it since is no matter', () => {
  const none = playing({ hand: ['Omen', 'Wyrm'] })
    .cast('Omen')
    .resolve()
  expect(none.life(0)).toBe(11)
  const revealed = playing({ hand: ['Omen', 'Wyrm'] })
    .cast('Omen', { via: 'alternative' })
    .resolve()
  expect([revealed.life(0), revealed.has('hand', 'Wyrm')]).toEqual([15, true])
  const held = playing({ hand: ['Omen', 'Doom'], battlefield: ['Wyrm'] })
  held
    .cast('Omen')
    .cast('Doom', { targets: ['Wyrm'] })
    .resolve()
    .resolve()
  expect([held.life(0), held.has('graveyard', 'Wyrm')]).toEqual([15, true])
  held.isAtAQuestion()
})

test('[today:601.2b] a Dragon that came only later doesn’t count; the permanent that it becomes remembers', () => {
  const late = playing({ hand: ['Orator', 'Wyrm'], pool: '{C}{C}{C}{C}{C}' })
    .cast('Orator')
    .resolve()
  expect([late.life(0), late.state.stack.length]).toEqual([10, 0])
  const game = playing({ hand: ['Orator', 'Wyrm'] })
    .cast('Orator', { via: 'alternative' })
    .resolve()
    .resolve()
  expect(game.life(0)).toBe(15)
  game.isAtAQuestion()
})

test.each([
  ['alternative', 11],
  ['normal', 10],
] as const)('revealed, it can’t be countered: %s', (via, life) => {
  const game = playing({ hand: ['Decree', 'Wyrm'] }, { hand: ['Denial'] })
  game
    .cast('Decree', { via })
    .pass()
    .cast('Denial', { targets: ['Decree'] })
    .resolve()
  game.resolveAll()
  expect(game.life(0)).toBe(life)
  game.isAtAQuestion()
})

test('as though it had flash under a condition', () => {
  const why = (battlefield: readonly string[]) => {
    const game = playing({ hand: ['Ambush'], battlefield }).to('upkeep', 2)
    while (game.question.seat !== 0) game.pass()
    return game.why({ do: 'cast', object: game.id('Ambush', 'hand'), via: 'normal' })
  }
  expect(why(['Wyrm'])).toBeNull()
  expect(why(['Imp'])).not.toBeNull()
})
