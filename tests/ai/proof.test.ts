/** What a proof must take into account before it says that something is so whatever happens. */
import { describe, expect, it } from 'vitest'
import { prove, survive, winThisTurn } from '../../src/ai/proof/index.ts'
import { type Board, type Position, stateOf } from '../../src/engine/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { card, creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { type Table, table, times } from '../support/table.ts'
import { think } from './table.ts'

const UPKEEP = 'At the beginning of your upkeep,'

const CARDS = [
  creature('Ogre', '{2}{R}', '3/3'),
  creature('Wall', '{1}', '0/3'),
  creature('Ward', '{1}', '0/3', 'When ~ dies, you lose 9 life.'),
  creature('Herdsman', '{1}{G}', '0/1', `${UPKEEP} create a 1/1 green Saproling creature token.`),
  creature('Counter', '{1}{G}', '0/1', `${UPKEEP} each opponent loses 1 life for each creature you control.`),
  creature('Glutton', '{1}{G}', '0/1', `${UPKEEP} sacrifice a creature.`),
  creature('Prophet', '{0}', '1/1', '{T}: Choose a card name. Destroy all creatures with the chosen name.'),
  creature('Medic', '{0}', '1/1', '{T}: You gain 1 life.'),
  card('Toss', '{R}', 'Sorcery', 'Flip a coin. If you win the flip, ~ deals 5 damage to target player.'),
  card('Rummage', '{R}', 'Sorcery', 'Discard a card at random. ~ deals 5 damage to target player.'),
  card('Cheer', '{R}', 'Instant', 'You gain 1 life.'),
  card('Feast', '{2}', 'Instant', 'You gain 1 life.'),
  card('Mirth', '{R/G}', 'Instant', 'You gain 1 life.'),
  card('Scorch', '{R}', 'Sorcery', '~ deals 5 damage to target player.'),
  card(
    'Survey',
    '{0}',
    'Sorcery',
    'Search your library for a land card, reveal it, put it into your hand, then shuffle.',
  ),
  card('Reshuffle', '{0}', 'Sorcery', 'Shuffle your graveyard into your library, then draw a card.'),
]

type Side = Board['players'][number]

const budget = () => ({ replies: 50_000, late: () => false })
const BOUNDS = { low: 0, high: 1 }

function lives(position: Position, turns = 0): number | null {
  return prove(position, survive(stateOf(position), 0, turns), budget(), BOUNDS)
}

function wins({ position, state }: Table): number | null {
  return prove(position, winThisTurn(state, 0), budget(), BOUNDS)
}

inEditions('2004', '2011')('the others, %s', (edition) => {
  it('divide combat damage as hurts most', () => {
    const blocking = (life: number, ...own: readonly string[]) => {
      const sides: [Side, Side] = [
        { life, battlefield: [...own] },
        { battlefield: [{ name: 'Ogre', attacking: true }] },
      ]
      const game = table(edition, sides, CARDS, { active: 1, step: 'declareAttackers' }).until('blockers')
      const blocks = own.map((name) => ({ id: game.id(name), attackers: [game.id('Ogre')] }))
      return lives(game.reply(blocks).position)
    }
    // Lethal damage to the first of them would be all there is.
    expect(blocking(9, 'Wall', 'Ward')).toBe(0)
    expect(blocking(9, 'Ward', 'Wall')).toBe(0)
    expect(blocking(10, 'Wall', 'Ward')).toBe(1)
  })

  it('put three triggers in any order', () => {
    const upkeep = (life: number) => {
      // The one order that costs 4 life is neither that of the battlefield nor its reverse.
      const sides: [Side, Side] = [{ life }, { battlefield: ['Counter', 'Glutton', 'Herdsman'] }]
      return lives(table(edition, sides, CARDS, { active: 1, step: 'untap' }).position)
    }
    expect(upkeep(4)).toBe(0)
    expect(upkeep(5)).toBe(1)
  })

  it('attack in bands', () => {
    const attacked = (life: number, ...battlefield: readonly string[]) => {
      const sides: [Side, Side] = [{ life, battlefield: ['Ward'] }, { battlefield: [...battlefield] }]
      return lives(table(edition, sides, CARDS, { active: 1, step: 'beginCombat' }).position)
    }
    // Whoever is blocked, a band of two deals all of its damage to the blocker, which must not die.
    expect(attacked(4, 'Kin', 'Bear')).toBe(0)
    expect(attacked(5, 'Kin', 'Bear')).toBe(1)
    expect(attacked(4, 'Bear', 'Bear')).toBe(1)
  })

  it('may name any card', () => {
    const against = (name: string) =>
      lives(table(edition, [{ life: 20 }, { battlefield: [name] }], CARDS, { active: 1, step: 'end' }).position)
    expect(against('Medic')).toBe(1)
    expect(against('Prophet')).toBeNull()
  })
})

describe('what the others pay', () => {
  const against = (spell: string, lands: readonly string[]) => {
    const other: Side = { hand: [spell], battlefield: [...lands] }
    return lives(table('2011', [{ life: 20 }, other], CARDS, { active: 1, step: 'end' }).position)
  }

  it('is known where it is plain mana of few kinds', () => {
    expect(against('Cheer', ['Mountain'])).toBe(1)
    expect(against('Mirth', ['Mountain'])).toBeNull()
  })

  it('is not known where there are more ways than are tried', () => {
    const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
    expect(against('Feast', basics.slice(0, 4))).toBe(1)
    // Ten pairs of different lands, and five of the same.
    expect(against('Feast', [...basics, ...basics])).toBeNull()
  })
})

inEditions('2004', '2011')('chance, %s', (edition: EditionId) => {
  const holding = (hand: readonly string[], more: Partial<Side> = {}): Table =>
    table(edition, [{ battlefield: ['Mountain'], hand: [...hand], ...more }, { life: 5 }], CARDS)

  it('is not foreseen: neither how a coin falls nor what is picked at random', () => {
    expect(wins(holding(['Scorch']))).toBe(1)
    expect(wins(holding(['Toss']))).toBeNull()
    expect(wins(holding(['Rummage', 'Bear', 'Bear']))).toBeNull()
    for (const level of ['normal', 'hard'] as const)
      expect(think(holding(['Toss']).position, level).reason.key, level).not.toBe('reason.wins')
  })

  it('has no part in what is won without it', () => {
    expect(wins(holding(['Toss', 'Scorch']))).toBe(1)
    expect(wins(holding(['Survey', 'Scorch'], { battlefield: [], library: times(9, 'Mountain') }))).toBe(1)
  })

  it('decides what is drawn after known cards were shuffled away', () => {
    const sides: Partial<Side> = { graveyard: times(9, 'Scorch') }
    expect(wins(holding(['Reshuffle'], { ...sides, library: [] }))).toBeNull()
  })
})
