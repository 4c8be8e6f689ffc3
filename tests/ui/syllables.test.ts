import { describe, expect, it } from 'vitest'
import { syllables } from '../../src/ui/card/syllables.ts'

const shown = (name: string, room = 0): string => syllables(name, room).replaceAll('\u00ad', '-')

describe('long words of a name are parted at syllables', () => {
  it.each([
    ['Rampager', 'Ram-pa-ger'],
    ['Quickwater', 'Quick-wa-ter'],
    ['Glasswater Double', 'Glass-wa-ter Dou-ble'],
    ['Stormchaser', 'Storm-cha-ser'],
    ['Thornstruck', 'Thorn-struck'],
    ['Bombardier', 'Bom-bar-dier'],
    ['Ironthresher', 'Iron-thre-sher'],
  ])('%s', (name, expected) => expect(shown(name)).toBe(expected))

  it('short words, and the ends of long ones, stay whole', () => {
    expect(shown('Ember Dart')).toBe('Ember Dart')
    expect(shown("Gearwright's")).toBe("Gear-wright's")
    for (const part of shown('Observatory of Alabasters')
      .split(/[ -]/)
      .filter((part) => part !== 'of'))
      expect(part.length).toBeGreaterThan(1)
    expect(shown('Ornithopter')).not.toMatch(/^.{1,2}-|-.{1,2}$/)
  })

  it('nothing but soft hyphens is added', () => {
    const name = 'Kilnforged Mantle — Ætherwhisper, the Unmoored'
    expect(syllables(name, 0).replaceAll('\u00ad', '')).toBe(name)
  })
})
