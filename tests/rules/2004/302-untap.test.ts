import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const SLOTH = creature('Sloth', '{1}{G}', '2/2', "~ doesn't untap during your untap step.")
const ROOSTER = creature('Rooster', '{1}{W}', '1/1', 'Whenever ~ becomes untapped, you gain 2 life.')
const VERDANT = card('Verdant Chime', '{1}', 'Artifact', 'At the beginning of your upkeep, draw a card.')
const tapped = (name: string): { name: string; tapped: boolean } => ({ name, tapped: true })

test('[2004:302.2] the active player untaps what may untap, all at once; nothing of the opponent', () => {
  const mine = ['Forest', 'Island', 'Ox', 'Bear', 'Sloth'].map(tapped)
  const game = table('2004', [{ battlefield: [tapped('Plains')] }, { battlefield: mine }], [SLOTH])
  const from = game.events.length
  game.to('upkeep', 4)
  const untapped = game.events.slice(from).flatMap((event) => (event.kind === 'untapped' ? [event.object.name] : []))
  expect(untapped).toEqual(['Forest', 'Island', 'Ox', 'Bear'])
  expect(get(game.state, game.id('Sloth')).tapped).toBe(true)
  expect(get(game.state, game.id('Plains')).tapped).toBe(true)
  game.to('upkeep', 5)
  expect(get(game.state, game.id('Plains')).tapped).toBe(false)
})

test('[2004:302.2] "doesn\'t untap during its next untap step" holds for one step', () => {
  const numb = card(
    'Numb',
    '{0}',
    'Sorcery',
    "Tap target creature. It doesn't untap during its controller's next untap step.",
  )
  const game = table('2004', [{ hand: ['Numb'] }, { battlefield: ['Bear'] }], [numb])
  game
    .cast('Numb', { targets: ['Bear'] })
    .resolve()
    .to('upkeep', 4)
  expect(get(game.state, game.id('Bear')).tapped).toBe(true)
  game.to('upkeep', 6)
  expect(get(game.state, game.id('Bear')).tapped).toBe(false)
})

test('[2004:302.3] nobody has priority in the untap step; what triggers there waits for the upkeep', () => {
  const game = table('2004', [{}, { battlefield: [tapped('Rooster')] }], [ROOSTER]).to('end')
  while (game.state.turn.number === 3) game.question.kind === 'priority' ? game.pass() : game.plain()
  expect(game.state.turn.step).toBe('upkeep')
  expect(game.asks('priority').seat).toBe(1)
  expect(game.state.stack).toHaveLength(1)
  game.resolve()
  expect(game.life(1)).toBe(22)
})

test('[2004:303.1] untap triggers and upkeep triggers are ordered together, then the active player has priority', () => {
  const mine = [tapped('Rooster'), 'Verdant Chime', 'Verdant Chime']
  const game = table('2004', [{}, { battlefield: mine }], [ROOSTER, VERDANT])
  game.until('order')
  const order = game.asks('order')
  expect([order.seat, order.what, order.items.length]).toEqual([1, 'triggers', 3])
  expect(game.state.turn.step).toBe('upkeep')
  game.reply([...order.items].reverse())
  expect(game.asks('priority').seat).toBe(1)
  expect(game.state.stack).toHaveLength(3)
  game.resolveAll()
  expect([game.life(1), game.handSize(1)]).toEqual([22, 2])
})
