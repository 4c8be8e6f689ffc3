import { describe, expect, it } from 'vitest'
import { byName, loadSet } from '../../src/catalog/index.ts'
import type { Printed } from '../../src/language/index.ts'
import { pictureOf } from '../../src/ui/card/index.ts'
import { frameColors, windowKind } from '../../src/ui/look/index.ts'
import { creatureFigure, drawMotif, type MotifSubject } from '../../src/ui/motif/index.ts'
import { planeswalker } from '../../src/ui/motif/walkers.ts'
import { lookOfPrinted } from '../../src/ui/view/index.ts'

const moth: MotifSubject = { name: 'Glimmerdusk Moth', color: 'B', kind: 'creature', subtypes: ['Insect'] }
const kinds = ['creature', 'planeswalker', 'land', 'instant', 'sorcery', 'artifact', 'enchantment', 'other'] as const
const colors = ['W', 'U', 'B', 'R', 'G', 'C'] as const

const { cards, decks } = await loadSet()

/** The figure of a creature alone, without its ground, setting and place. */
const figureOf = ({ name, colors, subtypes }: Printed) =>
  JSON.stringify(creatureFigure(name, subtypes, frameColors(colors).first))

/**
 * A card's whole picture as it is seen from afar: its window, its colour, and which shapes there are, and roughly
 * where.
 */
function roughly(printed: Printed): string {
  const { motif } = pictureOf(lookOfPrinted(printed))
  const coarse = (d: string): string => d.replace(/-?\d+(\.\d+)?/g, (n) => `${Math.round(Number(n) / 8) * 8}`)
  const shapes = drawMotif(motif).map(({ d, fill, stroke, place }) => [
    coarse(d),
    fill,
    stroke,
    place && coarse(JSON.stringify(place)),
  ])
  return JSON.stringify([motif.kind, motif.color, shapes])
}

const isCreature = ({ types }: Printed): boolean => types.includes('creature')

describe('motifs', () => {
  it('draws the same card the same way every time', () => {
    expect(drawMotif(moth)).toEqual(drawMotif({ ...moth }))
  })

  it('draws another picture for another name and for another colour', () => {
    expect(drawMotif(moth)).not.toEqual(drawMotif({ ...moth, name: 'Ashwing Fledgling' }))
    expect(drawMotif(moth)).not.toEqual(drawMotif({ ...moth, color: 'R' }))
  })

  it('gives every kind in every colour a few sound paths', () => {
    for (const kind of kinds) {
      for (const color of colors) {
        const shapes = drawMotif({ name: 'Orrery Engine', color, kind, subtypes: ['Golem'] })
        expect(shapes.length).toBeGreaterThan(2)
        expect(shapes.length).toBeLessThan(40)
        for (const shape of shapes) expect(shape.d).toMatch(/^M[^N]*$/)
      }
    }
  })

  it('shows a card of several types by the one that matters on the table', () => {
    expect(windowKind(['Artifact', 'Creature'])).toBe('creature')
    expect(windowKind(['Artifact', 'Land'])).toBe('land')
    expect(windowKind(['Tribal', 'Instant'])).toBe('instant')
    expect(windowKind([])).toBe('other')
  })

  it('has many figures for the creatures of the built-in set', () => {
    const figures = cards
      .map(({ compiled }) => compiled.printed)
      .filter(isCreature)
      .map(figureOf)
    expect(new Set(figures).size).toBeGreaterThan(120)
  })

  it.each(decks)('gives no two creatures of the deck $name the same figure', ({ cards: entries, sideboard }) => {
    const names = new Set([...entries, ...sideboard].map(({ name }) => name))
    const seen = new Map<string, string>()
    const alike: string[] = []
    for (const name of names) {
      const printed = byName(cards)(name)?.compiled.printed
      if (!printed || !isCreature(printed)) continue
      const figure = figureOf(printed)
      const other = seen.get(figure)
      if (other !== undefined) alike.push(`${other} and ${name}`)
      seen.set(figure, name)
    }
    expect(seen.size).toBeGreaterThan(0)
    expect(alike).toEqual([])
  })

  it.each(decks)('gives no two names of the deck $name one picture', ({ cards: entries, sideboard }) => {
    const known = byName(cards)
    const seen = new Map<string, string>()
    const alike: string[] = []
    for (const name of new Set([...entries, ...sideboard].map((entry) => entry.name))) {
      const printed = known(name)?.compiled.printed
      if (!printed) continue
      const picture = roughly(printed)
      const other = seen.get(picture)
      if (other !== undefined) alike.push(`${other} and ${name}`)
      seen.set(picture, name)
    }
    expect(seen.size).toBeGreaterThan(0)
    expect(alike).toEqual([])
  })

  it('gives each planeswalker a gate of its own', () => {
    const names = ['Ilsabet, Lampbearer', 'Corvane, Tide Scholar', 'Ruskar, Kiln Tyrant', 'Thessaly, Grove Singer']
    const gateOf = (name: string) =>
      planeswalker(() => 0.5, name)
        .map(({ d }) => d)
        .join()
    expect(new Set(names.map(gateOf)).size).toBe(names.length)
    const others = Array.from({ length: 40 }, (_, n) => `Walker ${n}`)
    expect(new Set(others.map(gateOf)).size).toBeGreaterThan(30)
  })

  it('draws a creature without a known type by its colour, and a known one by its type whatever its colour', () => {
    const stranger = (color: 'R' | 'U') => creatureFigure('Nameless Thing', ['Quux'], color)
    expect(stranger('R')).not.toEqual(stranger('U'))
    expect(creatureFigure('Old Tusker', ['Elephant'], 'W')).toEqual(creatureFigure('Old Tusker', ['Elephant'], 'G'))
  })
})
