import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const curse = (name: string, text: string) => card(name, '{0}', 'Enchantment — Aura Curse', `Enchant player\n${text}`)
const CARDS = [
  curse('Frailty', 'Creatures enchanted player controls get -1/-1.'),
  curse('Dust', "At the beginning of enchanted player's upkeep, that player mills two cards."),
  curse('Prey', 'Whenever a creature deals combat damage to enchanted player, put a +1/+1 counter on that creature.'),
  creature('Imp', '{1}', '2/2'),
]

test('[2011:keyword/curse] it affects the player whom it enchants, who may be its controller', () => {
  const sides = { hand: ['Frailty'], battlefield: ['Imp'] }
  const game = table('2011', [sides, { battlefield: ['Bear'] }], CARDS)
  game.cast('Frailty', { targets: ['player 1'] }).resolveAll()
  expect([game.size('Imp'), game.size('Bear')]).toEqual(['2/2', '1/1'])
  const own = table('2011', [sides, { battlefield: ['Bear'] }], CARDS)
  own.cast('Frailty', { targets: ['player 0'] }).resolveAll()
  expect([own.size('Imp'), own.size('Bear')]).toEqual(['1/1', '2/2'])
})

test('[2011:keyword/curse] at that player’s upkeep, and only then', () => {
  const library = ['Imp', 'Imp', 'Imp', 'Imp', 'Imp']
  const game = table('2011', [{ hand: ['Dust'], library }, { library }], CARDS)
  game
    .cast('Dust', { targets: ['player 1'] })
    .resolveAll()
    .to('draw', 2)
  expect(game.state.graveyards.map((cards) => cards.length)).toEqual([0, 2])
  game.to('main1', 3)
  expect(game.state.graveyards.map((cards) => cards.length)).toEqual([0, 2])
  game.isAtAQuestion()
})

test('[2011:keyword/curse] combat damage to that player', () => {
  const game = table('2011', [{ hand: ['Prey'], battlefield: ['Imp'] }, {}], CARDS)
  game
    .cast('Prey', { targets: ['player 1'] })
    .resolveAll()
    .attack('Imp')
    .to('main2')
  expect(game.size('Imp')).toBe('3/3')
  const other = table('2011', [{ hand: ['Prey'], battlefield: ['Imp'] }, {}], CARDS)
  other
    .cast('Prey', { targets: ['player 0'] })
    .resolveAll()
    .attack('Imp')
    .to('main2')
  expect(other.size('Imp')).toBe('2/2')
})

test('[2011:702.5] one that enchants an opponent can’t enchant its own controller', () => {
  const leech = card(
    'Leech',
    '{0}',
    'Enchantment — Aura',
    'Enchant opponent\nWhenever enchanted opponent loses life, you gain 1 life.',
  )
  const sting = card('Sting', '{0}', 'Sorcery', 'Each player loses 2 life.')
  const game = () => table('2011', [{ hand: ['Leech', 'Sting'] }, {}], [leech, sting])
  expect(() => game().cast('Leech', { targets: ['player 0'] })).toThrow()
  const cursed = game()
    .cast('Leech', { targets: ['player 1'] })
    .resolveAll()
    .cast('Sting')
    .resolveAll()
  expect([cursed.life(0), cursed.life(1)]).toEqual([19, 18])
})
