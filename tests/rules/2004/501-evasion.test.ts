import { describe, expect } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SHADE = creature('Skyshade', '{U}', '2/2', 'Flying\nShadow')
const BLUR = creature('Blur', '{B}', '2/2', 'Flying, shadow')

function refused(game: Table, blocker: string, attacker: string): string | null {
  const blocks = [{ id: game.id(blocker), attackers: [game.id(attacker)] }]
  return game.until('blockers').refusal(blocks).key
}

describe('501 evasion', () => {
  testInEditions('2004', '2011')('[2004:501.2] a blocker must satisfy every one (%s)', (edition) => {
    const sides = [{ battlefield: ['Skyshade'] }, { battlefield: ['Gull', 'Dim', 'Blur'] }] as const
    const game = table(edition, [sides[0], sides[1]], [SHADE, BLUR]).attack('Skyshade')
    expect(refused(game, 'Gull', 'Skyshade')).toBe('block.shadow')
    expect(refused(game, 'Dim', 'Skyshade')).toBe('block.flying')
    game.block({ Blur: 'Skyshade' })
    expect(game.state.combat?.attackers[0]?.blocked).toBe(true)
  })

  testInEditions('2004', '2011')('[2004:501.2] only Walls, and only fliers: a Wall that flies (%s)', (edition) => {
    const sly = creature('Sly', '{U}', '2/2', "Flying\n~ can't be blocked except by Walls.")
    const wall = zoo('Rampart')
    const cloud = creature('Cloudbank', '{U}', '0/4', 'Flying', 'Creature — Wall')
    const sides = [{ battlefield: ['Sly'] }, { battlefield: ['Rampart', 'Gull', 'Cloudbank'] }] as const
    const game = table(edition, [sides[0], sides[1]], [sly, wall, cloud]).attack('Sly')
    expect(refused(game, 'Rampart', 'Sly')).toBe('block.flying')
    expect(refused(game, 'Gull', 'Sly')).toBe('block.onlyBlockedBy')
    game.block({ Cloudbank: 'Sly' })
  })

  testInEditions('2004', '2011')(
    '[2004:501.3] limits of the blocker, too, only change the declaration (%s)',
    (edition) => {
      const hood = creature('Hood', '{W}', '3/3', 'Flying\n~ can block only creatures with flying.')
      const sink = card('Sink', '{0}', 'Instant', 'Target creature loses flying until end of turn.')
      const sides = [{ battlefield: ['Gull', 'Bear'], hand: ['Sink'] }, { battlefield: ['Hood'] }] as const
      const game = table(edition, [sides[0], sides[1]], [hood, sink]).attack('Gull', 'Bear')
      expect(refused(game, 'Hood', 'Bear')).toBe('block.cant')
      game
        .block({ Hood: 'Gull' })
        .cast('Sink', { targets: ['Gull'] })
        .resolve()
      expect(game.state.combat?.attackers.find((one) => one.id === game.id('Gull'))?.blocked).toBe(true)
      game.to('endCombat')
      expect(game.has('graveyard', 'Gull')).toBe(true)
      expect(game.life(1)).toBe(18)
    },
  )
})
