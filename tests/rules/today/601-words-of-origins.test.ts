/** Spells by where they are cast from, and the first of a turn. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{2}', '1/1'),
  creature('Elk', '{2}', '2/2'),
  card('Heal', '{2}', 'Sorcery', 'You gain 1 life.\nFlashback {2}'),
  creature('Host', '{0}', '1/1', 'The first creature spell you cast each turn costs {2} less to cast.'),
  creature('Ghoul', '{0}', '1/1', 'Spells you cast from your graveyard cost {2} less to cast.'),
  creature('Ranger', '{0}', '1/1', 'Spells you cast from anywhere other than your hand cost {2} less to cast.'),
  creature('Watcher', '{0}', '1/1', 'Whenever you cast a spell from anywhere other than your hand, you gain 5 life.'),
  creature(
    'Warder',
    '{0}',
    '1/1',
    'Whenever a player casts a spell from anywhere other than their hand, you gain 5 life.',
  ),
  card(
    'Pry',
    '{0}',
    'Sorcery',
    'Target opponent reveals their hand. You may cast a spell from among those cards without paying its mana cost.',
  ),
  creature('Spring', '{0}', '1/1', '{T}: Add {C}{C}. Spend this mana only to cast spells from your graveyard.'),
  creature('Mimic', '{0}', '0/0', 'You may have ~ enter the battlefield as a copy of a creature you control.'),
  creature('Giant', '{0}', '5/5'),
]
const whyCast = (game: ReturnType<typeof table>, name: string, zone: 'hand' | 'graveyard') => {
  const id = game.id(name, zone)
  return game.why({ do: 'cast', ...game.way(id, zone === 'hand' ? 'normal' : 'flashback') })
}

test('only the first such spell of the turn is cheaper', () => {
  const game = table('today', [{ hand: ['Imp', 'Elk', 'Heal'], battlefield: ['Host'] }, {}], CARDS)
  expect(whyCast(game, 'Heal', 'hand')).not.toBeNull()
  game.cast('Imp').resolve()
  expect(whyCast(game, 'Elk', 'hand')).not.toBeNull()
  const other = table('today', [{ hand: ['Imp'] }, { battlefield: ['Host'] }], CARDS)
  expect(whyCast(other, 'Imp', 'hand')).not.toBeNull()
  game.isAtAQuestion()
})

test.each(['Ghoul', 'Ranger'])('%s: a spell from the graveyard is cheaper, one from the hand isn’t', (name) => {
  const game = table('today', [{ hand: ['Heal'], graveyard: ['Heal'], battlefield: [name], life: 10 }, {}], CARDS)
  expect(whyCast(game, 'Heal', 'hand')).not.toBeNull()
  expect(whyCast(game, 'Heal', 'graveyard')).toBeNull()
  game.cast('Heal', { via: 'flashback' }).resolve()
  expect(game.life(0)).toBe(11)
  game.isAtAQuestion()
})

test('what is cast from elsewhere triggers, what is cast from the hand doesn’t', () => {
  const game = table(
    'today',
    [{ hand: ['Heal'], graveyard: ['Heal'], battlefield: ['Watcher'], life: 10, pool: '{C}{C}{C}{C}' }, {}],
    CARDS,
  )
  game.cast('Heal').resolve()
  expect(game.life(0)).toBe(11)
  game.cast('2:Heal', { via: 'flashback' }).resolve()
  expect(game.life(0)).toBe(16)
  game.isAtAQuestion()
})

test('another player’s hand is not the hand of who casts it', () => {
  const mine = { hand: ['Pry', 'Pry'], battlefield: ['Watcher', 'Warder'], life: 10 }
  const game = table('today', [mine, { hand: ['Heal'] }], CARDS).cast('Pry', { targets: ['player 1'] })
  expect(game.state.stack).toHaveLength(1)
  game.resolve().reply([game.id('Heal', 'hand')])
  while (game.question.kind !== 'priority') game.plain()
  // Both have triggered on the spell that was cast from there.
  expect([game.state.stack.length, game.resolveAll().life(0)]).toEqual([3, 21])
  game.isAtAQuestion()
})

test('mana for spells from the graveyard pays for no other', () => {
  const game = table('today', [{ hand: ['Heal'], graveyard: ['Heal'], battlefield: ['Spring'], life: 10 }, {}], CARDS)
  expect(whyCast(game, 'Heal', 'hand')).not.toBeNull()
  expect(whyCast(game, 'Heal', 'graveyard')).toBeNull()
  game.isAtAQuestion()
})

test('it may be a copy of one’s own creatures only', () => {
  const game = table('today', [{ hand: ['Mimic'], battlefield: ['Imp'] }, { battlefield: ['Giant'] }], CARDS)
  game.cast('Mimic').resolve()
  expect(game.asks('choose').from).toEqual([game.id('Imp')])
  game.reply([game.id('Imp')])
  expect(game.size('1:Imp')).toBe('1/1')
  game.isAtAQuestion()
})
