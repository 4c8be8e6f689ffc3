import { describe, expect, it } from 'vitest'
import { exchangeFor } from '../../src/ai/sideboarding.ts'
import { exchangeCards, type MatchCards, newMatch, seenBy } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import type { Printed } from '../../src/language/index.ts'
import {
  artifact,
  basic,
  creature,
  creatures,
  instant,
  permanents,
  spell,
  target,
  type,
} from '../support/handmadeWords.ts'
import { chance } from './table.ts'

const destroys = (what: ReturnType<typeof permanents>) =>
  spell({ kind: 'destroy', what: target(what), noRegeneration: false })

const CARDS = {
  Swamp: basic('Swamp'),
  Cave: { ...basic('Swamp'), name: 'Cave' },
  Rat: creature('Rat', ['1', 'B'], '2/2'),
  Ghoul: creature('Ghoul', ['3', 'B'], '4/3'),
  Doom: instant('Doom', ['1', 'B'], destroys(creatures())),
  Rust: instant('Rust', ['1', 'B'], destroys(permanents(type('artifact')))),
  Shatter: instant('Shatter', ['1', 'R'], destroys(permanents(type('artifact')))),
  Denial: instant('Denial', ['B', 'B'], spell({ kind: 'counterSpell', what: target({ noun: 'spell', is: [] }) })),
  Engine: artifact('Engine', ['5']),
  Gear: artifact('Gear', ['3']),
  Vault: artifact('Vault', ['4']),
} satisfies Record<string, Printed>

type Name = keyof typeof CARDS

const some = (n: number, name: Name): readonly Name[] => Array.from({ length: n }, () => name)
const cards = (names: readonly Name[]): readonly Printed[] => names.map((name) => CARDS[name])

const DECK = [...some(16, 'Swamp'), ...some(12, 'Rat'), ...some(8, 'Ghoul'), ...some(4, 'Doom')]
const ARTIFACTS: readonly Name[] = ['Engine', 'Engine', 'Gear', 'Gear', 'Vault', 'Vault']
const CREATURES: readonly Name[] = ['Rat', 'Rat', 'Rat', 'Ghoul', 'Ghoul', 'Ghoul']

/** What the machine exchanges that has seen these cards of its opponent. */
function exchanged(deck: readonly Name[], sideboard: readonly Name[], met: readonly Name[]) {
  const made = positionFrom(
    { edition: '2011', players: [{}, { battlefield: [...met] }] },
    (name) => CARDS[name as Name] ?? null,
  )
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  const own: MatchCards = { deck: cards(deck), sideboard: cards(sideboard) }
  return { own, exchange: exchangeFor({ own, seen: seenBy(made.position, 0) }, chance(1)) }
}

describe('between the games of a match a machine', () => {
  it('exchanges what found no target for what would have', () => {
    const { own, exchange } = exchanged(DECK, some(3, 'Rust'), ARTIFACTS)
    expect(exchange).toEqual({ out: some(3, 'Doom'), in: some(3, 'Rust') })
    const match = newMatch({
      edition: '2011',
      seed: 1,
      wins: 2,
      starter: 0,
      players: [
        { name: 'A', ...own },
        { name: 'B', ...own },
      ],
    })
    const step = exchangeCards({ ...match, results: [{ winner: 0, decider: 0 }] }, 0, exchange)
    expect('match' in step && step.match.cards[0]?.sideboard.map(({ name }) => name)).toEqual(some(3, 'Doom'))
  })

  it('keeps a deck that does what it should', () => {
    expect(exchanged(DECK, some(3, 'Rust'), CREATURES).exchange).toEqual({ out: [], in: [] })
  })

  it('takes back what it took out, against somebody else', () => {
    const deck = [...DECK.filter((name) => name !== 'Doom'), ...some(4, 'Rust')]
    expect(exchanged(deck, some(4, 'Doom'), CREATURES).exchange).toEqual({ out: some(4, 'Rust'), in: some(4, 'Doom') })
  })

  it('exchanges nothing after seeing next to nothing', () => {
    expect(exchanged(DECK, some(3, 'Rust'), ARTIFACTS.slice(0, 4)).exchange.in).toEqual([])
    expect(exchanged(DECK, some(3, 'Rust'), ARTIFACTS.slice(0, 5)).exchange.in).toEqual(some(3, 'Rust'))
  })

  it('brings in neither lands nor cards of a colour that its deck has not', () => {
    expect(exchanged(DECK, [...some(3, 'Cave'), ...some(3, 'Shatter')], ARTIFACTS).exchange.in).toEqual([])
  })

  it('keeps what waits for spells: no table shows its targets', () => {
    const deck = [...DECK.filter((name) => name !== 'Doom'), ...some(4, 'Denial')]
    expect(exchanged(deck, some(3, 'Rust'), CREATURES).exchange.out).toEqual([])
  })
})
