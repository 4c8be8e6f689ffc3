import { describe, expect, it } from 'vitest'
import { decide } from '../../src/ai/index.ts'
import { find, type ObjectId, type Reply, type Seen, seenBy } from '../../src/engine/index.ts'
import { chance, LEVELS, put, still } from './table.ts'

const some = (n: number, name = 'Forest'): readonly string[] => Array.from({ length: n }, () => name)

/** Forty cards of a deck: what isn't in the hand is in the library. */
const MIDDLE = [...some(17), ...some(8, 'Bear'), ...some(10, 'Ox'), ...some(5, 'Giant')]
const LOW = [...some(10), ...some(30, 'Mouse')]
const TWO_COLOURS = [...some(9), ...some(8, 'Swamp'), ...some(12, 'Doom'), ...some(11, 'Bear')]

function rest(deck: readonly string[], hand: readonly string[]): readonly string[] {
  const left = [...deck]
  for (const name of hand) {
    const at = left.indexOf(name)
    if (at < 0) throw new Error(`no ${name} left`)
    left.splice(at, 1)
  }
  return left
}

/** What a player with this deck sees of an opening hand. A board has no decks, so the deck is put in by hand. */
function seenOpening(deck: readonly string[], hand: readonly string[]): Seen {
  const board = put({ players: [{ hand: [...hand], library: [...rest(deck, hand)] }, {}] })
  const { printed, players } = board.checkpoint
  const faces = deck.map((name) => printed.findIndex((card) => card?.name === name))
  const owner = players.map((player) => (player.seat === 0 ? { ...player, deck: faces } : player))
  return seenBy({ ...board, checkpoint: { ...board.checkpoint, players: owner } }, 0)
}

/** The answer to the question about the hand; no board asks it. */
function decision(deck: readonly string[], hand: readonly string[], level: (typeof LEVELS)[number] = 'normal'): Reply {
  const question = { kind: 'mulligan', seat: 0, cards: hand.length } as const
  return decide({ ...seenOpening(deck, hand), question }, level, { ms: 100, now: still }, chance(1)).reply
}

describe.each(LEVELS)('an opening hand (%s)', (level) => {
  it('is kept with lands and spells that they cast', () => {
    expect(decision(MIDDLE, [...some(3), 'Bear', 'Bear', 'Ox', 'Giant'], level)).toBe('keep')
  })

  it('goes back without a land, and without a spell', () => {
    expect(decision(MIDDLE, ['Bear', 'Bear', 'Bear', 'Ox', 'Ox', 'Giant', 'Giant'], level)).toBe('mulligan')
    expect(decision(MIDDLE, some(7), level)).toBe('mulligan')
  })
})

describe('an opening hand is judged by its deck', () => {
  it('one land is enough for a deck that needs no more, and too little for another', () => {
    expect(decision(LOW, [...some(1), ...some(6, 'Mouse')])).toBe('keep')
    expect(decision(MIDDLE, [...some(1), 'Bear', 'Ox', 'Ox', 'Ox', 'Giant', 'Giant'])).toBe('mulligan')
  })

  it('lands of the other colour cast nothing', () => {
    expect(decision(TWO_COLOURS, [...some(4, 'Swamp'), ...some(3, 'Doom')])).toBe('keep')
    expect(
      decision([...some(1), ...some(16, 'Swamp'), ...some(23, 'Bear')], [...some(4, 'Swamp'), ...some(3, 'Bear')]),
    ).toBe('mulligan')
  })

  it('one card is kept, whatever it is: after another mulligan there would be none', () => {
    expect(decision(MIDDLE, ['Giant'])).toBe('keep')
  })
})

describe('what goes to the bottom', () => {
  const bottomed = (hand: readonly string[], n: number): readonly string[] => {
    const seen = seenOpening(MIDDLE, hand)
    const from = seen.rest.hands[0] ?? []
    const question = {
      kind: 'choose',
      seat: 0,
      source: null,
      reason: 'bottomed',
      from,
      min: n,
      max: n,
      zone: 'hand',
      looking: [],
    } as const
    const { reply } = decide({ ...seen, question }, 'normal', { ms: 100, now: still }, chance(1))
    return (reply as readonly ObjectId[]).map((id) => seen.rest.printed[find(seen.rest, id)?.face ?? -1]?.name ?? '')
  }

  it('is a land of a hand with more lands than spells', () => {
    expect(bottomed([...some(5), 'Bear', 'Giant'], 1)).toEqual(['Forest'])
  })

  it('is the dearest spell of another, and then what is too much of the rest', () => {
    expect(bottomed([...some(3), 'Bear', 'Ox', 'Giant', 'Giant'], 2)).toEqual(['Giant', 'Giant'])
    expect(bottomed([...some(4), 'Bear', 'Ox', 'Giant'], 2)).toEqual(['Forest', 'Giant'])
  })
})
