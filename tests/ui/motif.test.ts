import { describe, expect, it } from 'vitest'
import { drawMotif, type MotifSubject, windowKind } from '../../src/ui/motif/index.ts'

const moth: MotifSubject = { name: 'Glimmerdusk Moth', color: 'B', kind: 'creature', subtypes: ['Insect'] }
const kinds = ['creature', 'planeswalker', 'land', 'instant', 'sorcery', 'artifact', 'enchantment', 'other'] as const
const colors = ['W', 'U', 'B', 'R', 'G', 'C'] as const

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
})
