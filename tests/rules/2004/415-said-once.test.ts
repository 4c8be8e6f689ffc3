/** A target that is said once and meant twice is one target. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Doubling', '{0}', 'Sorcery', "Double target player's life total."),
  card('Crisis', '{0}', 'Sorcery', "Exile all cards from target player's hand and graveyard."),
  card('Reset Both', '{0}', 'Sorcery', "Shuffle all cards from target player's hand and graveyard into their library."),
  card('Hedge Ambush', '{0}', 'Instant', 'Destroy all creatures blocking or blocked by target creature.'),
  card('Two Sparks', '{0}', 'Instant', '~ deals 1 damage to target player and 1 damage to target player.'),
]

inEditions('2004', '2011')('a target said once, %s', (edition) => {
  test('[2004:415.1] double the life of one player', () => {
    const game = table(edition, [{ hand: ['Doubling'] }, { life: 7 }], CARDS)
    game.cast('Doubling', { targets: ['player 1'] }).resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([20, 14])
    game.isAtAQuestion()
  })

  test.each(['Crisis', 'Reset Both'])('[2004:415.1] hand and graveyard of one player: %s', (name) => {
    const side = { hand: ['Bear', name], graveyard: ['Monk'] }
    const game = table(edition, [side, { hand: ['Ox'], graveyard: ['Gull'], library: [] }], CARDS)
    game.cast(name, { targets: ['player 1'] }).resolveAll()
    const gone = name === 'Crisis' ? 'exile' : 'library'
    expect(['Ox', 'Gull', 'Bear', 'Monk'].map((one) => game.zone(one))).toEqual([gone, gone, 'hand', 'graveyard'])
  })

  test('[2004:415.1] what fights one creature, on either side', () => {
    const fight = (target: string) => {
      const sides = [
        { battlefield: ['Bear', 'Monk'], hand: ['Hedge Ambush'] },
        { battlefield: ['Ox', 'Gull'] },
      ] as const
      const game = table(edition, [sides[0], sides[1]], CARDS).attack('Bear', 'Monk')
      game
        .block({ Ox: 'Bear', Gull: 'Monk' })
        .cast('Hedge Ambush', { targets: [target] })
        .resolve()
      return ['Bear', 'Monk', 'Ox', 'Gull'].filter((one) => game.zone(one) === 'graveyard')
    }
    expect([fight('Bear'), fight('Gull')]).toEqual([['Ox'], ['Monk']])
  })

  test('[2004:415.1] what is said twice is two targets, also in the same words', () => {
    const game = table(edition, [{ hand: ['Two Sparks'] }, {}], CARDS)
    game.cast('Two Sparks', { targets: ['player 0', 'player 1'] }).resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([19, 19])
  })
})
