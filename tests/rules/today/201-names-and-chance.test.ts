import { expect, test } from 'vitest'
import { answer } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Erasure',
    '{0}',
    'Sorcery',
    "Choose a nonartifact, nonland card name. Search target player's graveyard, hand, and library for any number of cards with that name and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.",
  ),
  card(
    'Scrapping',
    '{0}',
    'Sorcery',
    "Choose an artifact card name. Search target opponent's graveyard, hand, and library for any number of cards with the chosen name and exile them. Then that player shuffles.",
  ),
  card(
    'Council',
    '{0}',
    'Enchantment',
    "As ~ enters the battlefield, choose a noncreature, nonland card name.\nYour opponents can't cast spells with the chosen name.",
  ),
  card('Trinket', '{0}', 'Artifact', ''),
  card('Idol', '{0}', 'Artifact Creature — Golem', '', '1/1'),
  card('Rite', '{0}', 'Sorcery', 'You gain 1 life.'),
  card('Meadow', '', 'Land', ''),
  creature('Pup', '{0}', '1/1', ''),
  creature(
    'Brawler',
    '{0}',
    '3/3',
    'At the beginning of combat on your turn, choose an opponent at random. ~ attacks that player this combat if able.',
  ),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('a name that no artifact and no land has; none of a creature and none of a land; an artifact’s', () => {
  for (const [spell, key, unfit, fit] of [
    ['Erasure', 'reply.namesArtifactOrLand', ['Trinket', 'Idol', 'Meadow', 'Island'], ['Pup', 'Rite']],
    ['Scrapping', 'reply.namesNoArtifact', ['Pup', 'Meadow', 'Island', 'Rite'], ['Trinket', 'Idol']],
    ['Council', 'reply.namesCreatureOrLand', ['Pup', 'Idol', 'Meadow', 'Island'], ['Trinket', 'Rite']],
  ] as const) {
    const game = board({ hand: [spell] }, { graveyard: ['Trinket', 'Idol', 'Rite', 'Meadow', 'Pup'] })
    game.cast(spell, { targets: spell === 'Council' ? [] : ['player 1'] }).resolve()
    const { known } = game.asks('cardName')
    for (const name of unfit) {
      expect(game.refusal(name).key, `${spell} ${name}`).toBe(key)
      expect(known).not.toContain(name)
    }
    for (const name of fit) expect(known).toContain(name)
    game.reply('A card of no game')
  }
})

test('a card for each that was exiled from the hand, and for no other', () => {
  const game = board(
    { hand: ['Erasure'] },
    { hand: ['Pup', 'Pup', 'Rite'], graveyard: ['Pup'], library: ['Pup', 'Rite', 'Rite', 'Rite', 'Rite'] },
  )
  game.cast('Erasure', { targets: ['player 1'] }).resolve()
  game.reply('Pup')
  const { from } = game.asks('choose')
  expect(from).toHaveLength(4)
  game.reply(from).until('priority')
  expect([game.state.exile.length, game.state.hands[1]?.length, game.state.libraries[1]?.length]).toEqual([4, 3, 2])
  game.isAtAQuestion()
})

test('an opponent chosen by chance is the one to attack, and each may be', () => {
  const chosen = new Set<unknown>()
  for (let seed = 1; seed <= 12; seed++) {
    const game = table('today', [{ battlefield: ['Brawler'] }, {}, {}], CARDS, {}, { seed })
    // Nobody is asked before attackers are declared.
    while (game.question.kind === 'priority') game.pass()
    game.asks('attackers')
    const id = game.id('Brawler')
    const mayAttack = [1, 2].filter(
      (defender) => !('refused' in answer(game.position, [{ id, defender: { player: defender } }])),
    )
    expect('refused' in answer(game.position, [])).toBe(true)
    expect(mayAttack).toHaveLength(1)
    chosen.add(mayAttack[0])
  }
  expect([...chosen].toSorted()).toEqual([1, 2])
})
