import { describe, expect, it } from 'vitest'
import { byName, loadSet } from '../../src/catalog/index.ts'
import { pictureOf } from '../../src/ui/card/index.ts'
import { drawMotif, type MotifSubject, type Theme } from '../../src/ui/motif/index.ts'
import { THEMES } from '../../src/ui/motif/spells.ts'
import { lookOfPrinted } from '../../src/ui/view/index.ts'
import { card } from '../support/cards.ts'

const { cards } = await loadSet()
const named = byName(cards)

const motifOf = (name: string): MotifSubject => {
  const printed = named(name)?.compiled.printed
  if (!printed) throw new Error(`${name} is not in the set`)
  return pictureOf(lookOfPrinted(printed)).motif
}

/** What the picture of an instant with this text shows. */
const themeOf = (text: string): Theme | undefined =>
  pictureOf(lookOfPrinted(card('Test Spell', '{1}', 'Instant', text))).motif.theme

const SPELLS: readonly (readonly [Theme, string])[] = [
  ['draw', 'Draw two cards.'],
  ['counter', 'Counter target spell.'],
  ['burn', 'Test Spell deals 3 damage to any target.'],
  ['destroy', 'Destroy target creature.'],
  ['quake', 'Destroy target land.'],
  ['sweep', 'Destroy all creatures.'],
  ['sweep', 'Test Spell deals 2 damage to each creature and each player.'],
  ['exile', 'Exile target creature.'],
  ['back', "Return target creature to its owner's hand."],
  ['raise', 'Return target creature card from your graveyard to your hand.'],
  ['search', 'Search your library for a card, put that card into your hand, then shuffle.'],
  ['ramp', 'Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.'],
  ['token', 'Create a 1/1 white Soldier creature token.'],
  ['pump', 'Target creature gets +3/+3 until end of turn.'],
  ['rally', 'Creatures you control get +1/+1 until end of turn.'],
  ['shrink', 'Target creature gets -2/-2 until end of turn.'],
  ['wings', 'Target creature gains flying until end of turn.'],
  ['discard', 'Target player discards two cards.'],
  ['mill', 'Target player mills three cards.'],
  ['life', 'You gain 4 life.'],
  ['drain', 'Target player loses 2 life and you gain 2 life.'],
  ['lock', 'Tap target creature.'],
  ['free', 'Untap target creature.'],
  ['control', 'Gain control of target creature until end of turn.'],
  ['sacrifice', 'Target player sacrifices a creature.'],
  ['ward', 'Prevent the next 3 damage that would be dealt to any target this turn.'],
  ['mend', 'Regenerate target creature.'],
  ['fight', "Target creature you control fights target creature you don't control."],
  ['counters', 'Put a +1/+1 counter on target creature.'],
  ['time', 'Take an extra turn after this one.'],
  ['mana', 'Add {R}{R}{R}.'],
  ['chance', 'Flip a coin. If you win the flip, draw two cards.'],
]

describe('pictures of spells', () => {
  it.each(SPELLS)('shows %s for: %s', (theme, text) => {
    expect(themeOf(text)).toBe(theme)
  })

  it('goes by what matters most, not by what comes along with it', () => {
    expect(themeOf('Draw a card.\nDestroy target creature.')).toBe('destroy')
    expect(themeOf('You gain 3 life.\nCounter target spell.')).toBe('counter')
    expect(themeOf('You may draw a card.')).toBe('draw')
  })

  it('has a drawing of its own for each', () => {
    const drawings = THEMES.map((theme) =>
      JSON.stringify(drawMotif({ name: 'One', color: 'U', kind: 'instant', subtypes: [], theme })),
    )
    expect(THEMES.length).toBeGreaterThanOrEqual(24)
    expect(new Set(drawings).size).toBe(THEMES.length)
  })

  it('draws two spells that do the same differently, and the same spell the same way', () => {
    const one: MotifSubject = { name: 'One', color: 'R', kind: 'instant', subtypes: [], theme: 'destroy' }
    expect(drawMotif(one)).toEqual(drawMotif({ ...one }))
    expect(drawMotif(one)).not.toEqual(drawMotif({ ...one, name: 'Another' }))
  })

  it('tells nearly every spell of the set by what it does', () => {
    const spells = cards
      .map(({ compiled: { printed } }) => printed)
      .filter(({ types }) => types.includes('instant') || types.includes('sorcery'))
    const untold = spells.filter((printed) => lookOfPrinted(printed).theme === undefined)
    expect(spells.length).toBeGreaterThan(80)
    expect(untold.map(({ name }) => name)).toEqual([])
  })

  it('draws a land of two colours unlike a basic', () => {
    const [dual, basic] = [motifOf('Emberfern Pass'), motifOf('Mountain')]
    expect(basic.second).toBeUndefined()
    expect(new Set([dual.color, dual.second])).toEqual(new Set(['R', 'G']))
    const tones = new Set(drawMotif(dual).map(({ color }) => color))
    expect(tones).toEqual(new Set([undefined, dual.second]))
  })
})
