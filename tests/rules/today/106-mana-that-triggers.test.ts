import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Fount', '', 'Land', '{T}: Add {G}. When you spend this mana to cast a creature spell, you gain 1 life.'),
  card('Twin Fount', '', 'Land', '{T}: Add {G}{G}. When that mana is spent to cast a creature spell, you gain 1 life.'),
  card('Deep Fount', '', 'Land', '{T}: Add {G}. When you spend this mana to cast a creature spell, draw a card.'),
  card('Far Fount', '', 'Land', '{T}: Add {G}. When that mana is spent to cast a creature spell, scry 1.'),
  card(
    'Seedbed',
    '',
    'Land',
    '{T}, Sacrifice ~: Add {G}. Create a 1/1 green Plant creature token with "{T}: This creature deals 1 damage to any target."',
  ),
  creature('Pup', '{G}', '1/1'),
  creature('Hound', '{1}{G}', '2/2'),
  creature('Pack', '{2}{G}', '3/3'),
  card('Glow', '{G}', 'Sorcery', 'You gain 5 life.'),
  card('Lamp', '{0}', 'Artifact', '{G}: You gain 5 life.'),
]
const after = (land: string, spell: string, more: readonly string[] = []) => {
  const game = table('today', [{ battlefield: [land, ...more], hand: [spell] }, {}], CARDS).cast(spell)
  return { game, waiting: game.state.stack.length - 1 }
}

test('[today:106.6a] an ability triggers as the mana is spent on such a spell, and resolves before it', () => {
  const { game, waiting } = after('Fount', 'Pup')
  expect(waiting).toBe(1)
  game.resolve()
  expect([game.life(0), game.zone('Pup')]).toEqual([21, 'stack'])
  game.resolve()
  expect(game.zone('Pup')).toBe('battlefield')
  game.isAtAQuestion()
})

test('[today:106.6a] not on another spell, nor on an ability, nor where other mana paid', () => {
  expect(after('Fount', 'Glow').waiting).toBe(0)
  expect(after('Forest', 'Pup').waiting).toBe(0)
  const game = table('today', [{ battlefield: ['Fount', 'Lamp'] }, {}], CARDS).activate('Lamp')
  expect(game.state.stack).toHaveLength(1)
})

test('[today:106.6a] one for each mana that is spent so', () => {
  expect(after('Twin Fount', 'Hound').waiting).toBe(2)
  expect(after('Twin Fount', 'Pack', ['Fount']).game.resolveAll().life(0)).toBe(23)
  // Of two that were produced one is spent.
  const { game, waiting } = after('Twin Fount', 'Pup')
  expect(waiting).toBe(1)
  game.resolveAll()
  expect(game.life(0)).toBe(21)
  game.isAtAQuestion()
})

test.each(['Deep Fount', 'Far Fount'])('[today:605.1a] %s gives mana at once, though it moves cards later', (land) => {
  const game = table('today', [{ battlefield: [land], hand: ['Pup'], library: ['Forest', 'Forest'] }, {}], CARDS)
  game.activate(land)
  expect([game.pool(0), game.state.stack.length]).toEqual(['G', 0])
  game.cast('Pup')
  expect(game.state.stack).toHaveLength(2)
  game.resolveAll()
  expect(game.handSize(0)).toBe(land === 'Deep Fount' ? 1 : 0)
  game.isAtAQuestion()
})

test('[today:605.1a] the target of an ability that a token gets is none of the one that makes the token', () => {
  const game = table('today', [{ battlefield: ['Seedbed'] }, {}], CARDS).activate('Seedbed')
  expect([game.pool(0), game.state.stack.length, game.has('battlefield', 'Plant')]).toEqual(['G', 0, true])
  game.isAtAQuestion()
})
