import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Zeal',
    '{0}',
    'Enchantment',
    "Whenever a creature you control attacks alone, if it's the first combat phase of the turn, untap that creature. After this phase, there is an additional combat phase.",
  ),
  creature('Charger', '{0}', '2/2', 'Haste'),
  card(
    'Old Brand',
    '{0}',
    'Sorcery',
    'Gain control of target creature until end of turn. Untap it. Sacrifice it at the beginning of the next end step if it has power 2 or less.',
  ),
  card('Census', '{0}', 'Sorcery', 'If you control three or more creatures with different names, you gain 10 life.'),
  creature(
    'Nurse',
    '{0}',
    '3/3',
    "Other creatures you control enter the battlefield with a number of additional +1/+1 counters on them equal to ~'s power.",
  ),
  card(
    'Harvest',
    '{0}',
    'Sorcery',
    'Choose land or nonland. Reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand and the rest on the bottom of your library in a random order.',
  ),
  card('Calling', '{0}', 'Sorcery', 'Create Aska, Friend to All, a legendary 3/3 green Wolf creature token.'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('the first combat phase of a turn is told from those that follow', () => {
  const game = board({ battlefield: ['Zeal', 'Charger'] })
  game.attack('Charger').resolveAll()
  game.attack('Charger')
  expect(game.state.stack).toHaveLength(0)
  game.to('main2')
  expect(game.life(1)).toBe(16)
  game.to('main1', game.state.turn.number + 2)
  game.attack('Charger')
  expect(game.state.stack).toHaveLength(1)
  game.isAtAQuestion()
})

test('whether it is sacrificed later is asked then', () => {
  const played = (name: string) => {
    const game = board({ hand: ['Old Brand'] }, { battlefield: [name] })
    game.cast('Old Brand', { targets: [name] }).resolve()
    game.to('end').resolveAll()
    return game
  }
  expect(played('Charger').has('graveyard', 'Charger')).toBe(true)
  const big = played('Nurse')
  expect(big.has('battlefield', 'Nurse')).toBe(true)
  big.isAtAQuestion()
})

test('creatures with different names are counted by their names', () => {
  const two = board({ hand: ['Census'], battlefield: ['Charger', 'Charger', 'Nurse'] })
    .cast('Census')
    .resolve()
  expect(two.life(0)).toBe(20)
  const three = board({ hand: ['Census'], battlefield: ['Charger', 'Ox', 'Nurse'] })
    .cast('Census')
    .resolve()
  expect(three.life(0)).toBe(30)
  three.isAtAQuestion()
})

test('as many additional counters as something’s power', () => {
  const game = board({ battlefield: ['Nurse'], hand: ['Charger'] })
    .cast('Charger')
    .resolve()
  expect(game.size('Charger')).toBe('5/5')
  game.isAtAQuestion()
})

test('a kind is chosen and revealed until found', () => {
  const game = board({ hand: ['Harvest'], library: ['Forest', 'Forest', 'Ox', 'Forest'] })
    .cast('Harvest')
    .resolve()
  game.reply(false)
  expect(game.has('hand', 'Ox')).toBe(true)
  game.isAtAQuestion()
})

test('a token’s name may have a comma in it', () => {
  const game = board({ hand: ['Calling'] })
    .cast('Calling')
    .resolve()
  const made = game.state.battlefield.map((id) => get(game.state, id)).filter(({ kind }) => kind === 'token')
  expect(made.map(({ face }) => game.state.printed[face])).toMatchObject([{ name: 'Aska, Friend to All', power: 3 }])
  game.isAtAQuestion()
})

test('an additional combat phase is said before or after where it comes', () => {
  const surge = card('Surge', '{0}', 'Sorcery', "There's an additional combat phase after this phase.")
  const game = table('today', [{ hand: ['Surge'], battlefield: ['Charger'] }, {}], [...CARDS, surge]).cast('Surge')
  game.resolve().attack().to('endCombat').until('attackers')
  expect(game.state.turn.step).toBe('declareAttackers')
  game.reply([])
  game.isAtAQuestion()
})
