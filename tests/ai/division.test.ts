import { expect, it } from 'vitest'
import { characteristics, type Position, stateOf } from '../../src/engine/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { attackInBands } from '../support/bands.ts'
import { creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { type Table, table } from '../support/table.ts'
import { LEVELS, play } from './table.ts'

const CARDS = [
  creature('Hulk', '{5}{R}', '6/6'),
  creature('Trampler', '{4}{R}', '6/6', 'Trample'),
  creature('Stinger', '{1}{B}', '2/2', 'Deathtouch'),
  creature('Mouse', '{W}', '1/1'),
  creature('Ox', '{3}{G}', '2/4'),
  creature('Ogre', '{3}{R}', '4/4'),
  creature('Idol', '{6}', '4/4', 'Indestructible'),
  creature('Troll', '{3}{G}', '4/4', '{0}: Regenerate ~.'),
  creature('Tower', '{2}', '0/8'),
]

const atEnd = ({ checkpoint }: Position): boolean => checkpoint.turn.step === 'endCombat'

function graveyard(position: Position, seat: number): readonly string[] {
  const state = stateOf(position)
  return (state.graveyards[seat] ?? []).map((id) => characteristics(state, id).name).sort()
}

/** A creature of seat 0 attacked and is blocked by all of these, in this order. */
function blocked(edition: EditionId, attacker: string, ...blockers: readonly string[]): Table {
  const own = [{ name: attacker, attacking: true }]
  const game = table(edition, [{ battlefield: own }, { battlefield: [...blockers] }], CARDS, {
    step: 'declareAttackers',
  })
  const blocks = blockers.map((name) => ({ id: game.id(name), attackers: [game.id(attacker)] }))
  return game.until('blockers').reply(blocks)
}

inEditions('2004', '2011')('the damage of a blocked creature, %s', (edition) => {
  const cases: readonly (readonly [string, string, readonly string[], readonly string[], number])[] = [
    ['kills the more valuable of two', 'Brute', ['Bear', 'Ogre'], ['Ogre'], 20],
    ['kills both where it can', 'Hulk', ['Bear', 'Ogre'], ['Bear', 'Ogre'], 20],
    ['kills two rather than one that is worth less than both', 'Brute', ['Ox', 'Bear', 'Mouse'], ['Mouse', 'Ox'], 20],
    ['is not wasted on what does not die', 'Brute', ['Idol', 'Bear'], ['Bear'], 20],
    ['is not wasted on what regenerates', 'Brute', ['Troll', 'Bear'], ['Bear'], 20],
    [
      'with trample goes on to the player once all are dealt with',
      'Trampler',
      ['Bear', 'Mouse'],
      ['Bear', 'Mouse'],
      17,
    ],
    ['with trample kills the best where it can not kill all', 'Trampler', ['Ox', 'Ogre'], ['Ogre'], 20],
    ['needs one for each with deathtouch', 'Stinger', ['Bear', 'Ogre', 'Ox'], ['Ogre', 'Ox'], 20],
  ]
  it.each(cases)('%s', (_, attacker, blockers, dead, life) => {
    for (const level of LEVELS) {
      const { position } = blocked(edition, attacker, ...blockers)
      const end = play(position, 0, level, atEnd)
      expect(graveyard(end, 1), level).toEqual(dead)
      expect(end.checkpoint.players[1]?.life, level).toBe(life)
    }
  })
})

inEditions('2004', '2011')('the damage of a band, %s', (edition) => {
  it('is divided as one: what the first leaves alive the next one finishes', () => {
    const game = table(edition, [{ battlefield: ['Kin', 'Hulk'] }, { battlefield: ['Ox', 'Ogre'] }], CARDS)
    attackInBands(game, ['Kin', 'Hulk']).block({ Ox: 'Hulk', Ogre: 'Hulk' })
    const end = play(game.position, 0, 'normal', atEnd)
    expect(graveyard(end, 1)).toEqual(['Ogre', 'Ox'])
  })
})
