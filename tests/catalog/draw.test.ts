import { describe, expect, it } from 'vitest'
import { DECK_PLANS, drawDeck } from '../../src/catalog/building/index.ts'
import { loadSet } from '../../src/catalog/index.ts'
import { manaValue, type Printed } from '../../src/language/index.ts'
import { chance } from '../ai/table.ts'

const BASICS = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const

async function ours(): Promise<readonly Printed[]> {
  const { cards } = await loadSet()
  return cards.flatMap(({ compiled }) => (compiled.ok ? compiled.printed : []))
}

async function drawn(plan: keyof typeof DECK_PLANS, seed: number, of = (pool: readonly Printed[]) => pool) {
  const pool = await ours()
  const landOf = (color: keyof typeof BASICS): Printed => {
    const land = pool.find(({ name }) => name === BASICS[color])
    if (land === undefined) throw new Error(`no ${BASICS[color]}`)
    return land
  }
  return drawDeck(of(pool), DECK_PLANS[plan], landOf, chance(seed))
}

const isLand = (card: Printed) => card.types.includes('land')

describe('a drawn deck', () => {
  it('has sixty cards, 24 of them lands, no spell more than three times, two colours at most', async () => {
    for (const plan of ['aggro', 'midrange', 'control'] as const) {
      const deck = await drawn(plan, 3)
      expect(deck).toHaveLength(60)
      expect(deck.filter(isLand)).toHaveLength(24)
      const spells = deck.filter((card) => !isLand(card))
      for (const { name } of spells) expect(spells.filter((card) => card.name === name)).toHaveLength(3)
      expect(new Set(spells.flatMap(({ colors }) => colors)).size).toBeLessThanOrEqual(2)
    }
  })

  it('follows its plan: creatures, and how much they cost', async () => {
    const mean = (deck: readonly Printed[]) =>
      deck.reduce((sum, { cost }) => sum + manaValue(cost), 0) / deck.filter((card) => !isLand(card)).length
    const [aggro, control] = [await drawn('aggro', 4), await drawn('control', 4)]
    const creatures = (deck: readonly Printed[]) => deck.filter(({ types }) => types.includes('creature')).length
    expect(creatures(aggro)).toBe(27)
    expect(creatures(control)).toBe(15)
    expect(mean(aggro)).toBeLessThan(mean(control))
  })

  it('is the same for the same chance, another for another, and smaller where there is too little to draw from', async () => {
    const names = (deck: readonly Printed[]) => deck.map(({ name }) => name)
    expect(names(await drawn('aggro', 5))).toEqual(names(await drawn('aggro', 5)))
    expect(names(await drawn('aggro', 5))).not.toEqual(names(await drawn('aggro', 6)))
    const artifacts = await drawn('aggro', 5, (pool) =>
      pool.filter(({ types }) => types.includes('artifact') && !types.includes('creature')).slice(0, 2),
    )
    expect(artifacts.filter((card) => !isLand(card))).toHaveLength(6)
  })
})
