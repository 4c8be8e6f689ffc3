import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Bounty', '{0}', 'Artifact', 'If you would gain life, you gain twice that much life instead.'),
  card('Salve', '{0}', 'Instant', 'Target player gains 3 life.'),
  card(
    'Hush',
    '{0}',
    'Instant',
    "Until end of turn, target player can't cast instant or sorcery spells, and that player can't activate abilities that aren't mana abilities.",
  ),
  card('Quiet Year', '{0}', 'Sorcery', "Until your next turn, your opponents can't cast creature spells."),
  creature('Elf', '{0}', '1/1', '{T}: Add {G}.'),
  card(
    'Refuge',
    '{0}',
    'Instant',
    'Prevent all damage that would be dealt to you and creatures you control this turn.',
  ),
  card('Blast', '{0}', 'Sorcery', '~ deals 1 damage to each creature and each player.'),
]
const cast = (game: Table, name: string) => ({ do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') }) as const
const use = (game: Table, name: string, n = 0) =>
  ({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), n) }) as const

inEditions('2004', '2011')('effects on players for a while, and more life, %s', (edition) => {
  test('[2004:419.6] twice as much life, each effect once; none for others', () => {
    const gained = (to: string, ...owned: string[]) => {
      const game = table(edition, [{ hand: ['Salve'], battlefield: owned }, {}], CARDS).cast('Salve', { targets: [to] })
      game.resolveAll()
      return [game.life(0), game.life(1)]
    }
    expect([gained('player 0', 'Bounty'), gained('player 1', 'Bounty')]).toEqual([
      [26, 20],
      [20, 23],
    ])
    expect(gained('player 0', 'Bounty', 'Bounty')).toEqual([32, 20])
  })

  test('[2004:103.1] neither instants nor abilities, but mana, creatures and, next turn, all of it', () => {
    const theirs = { hand: ['Salve', 'Elf'], battlefield: ['Well', { name: 'Elf', sick: false }] }
    const game = table(edition, [{ hand: ['Hush'] }, theirs], CARDS)
      .cast('Hush', { targets: ['player 1'] })
      .resolve()
    game.pass()
    expect(game.why(cast(game, 'Salve'))?.key).toBe('cast.forbidden')
    expect([game.why(use(game, 'Well'))?.key, game.why(use(game, 'Elf'))]).toEqual(['activate.forbidden', null])
    game.to('upkeep', 4)
    expect([game.why(cast(game, 'Salve')), game.why(use(game, 'Well'))]).toEqual([null, null])
    game.isAtAQuestion()
  })

  test('[2004:418.3] until the next turn of its controller', () => {
    const game = table(edition, [{ hand: ['Quiet Year'] }, { hand: ['Elf', 'Salve'] }], CARDS).cast('Quiet Year')
    game.resolve().to('main1', 4)
    expect([game.why(cast(game, 'Elf'))?.key, game.why(cast(game, 'Salve'))]).toEqual(['cast.forbidden', null])
    game.to('main1', 6)
    expect(game.why(cast(game, 'Elf'))).toBeNull()
  })

  test('[2004:419.7] a shield for you and one for all creatures that you control then', () => {
    const sides = { hand: ['Refuge', 'Blast', 'Elf'] }
    const game = table(edition, [sides, { battlefield: ['Elf'] }], CARDS)
      .cast('Refuge')
      .resolve()
      .cast('Elf')
      .resolve()
    game.cast('Blast').resolve()
    expect([game.life(0), game.life(1), game.has('battlefield', 'Elf', 0), game.has('battlefield', 'Elf', 1)]).toEqual([
      20,
      19,
      true,
      false,
    ])
  })
})
