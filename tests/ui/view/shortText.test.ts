import { describe, expect, test } from 'vitest'
import { counted } from '../../../src/ui/locale/en.ts'
import { shortText } from '../../../src/ui/view/shortText.ts'

describe('a text in few words', () => {
  test('calls the card "this", with a capital only where a sentence begins', () => {
    expect(shortText('Old Ram attacks each turn if able.', 'Old Ram')).toBe('This attacks each turn if able.')
    expect(shortText('{T}: Old Ram deals 1 damage to you. Untap Old Ram.', 'Old Ram')).toBe(
      '{T}: This deals 1 damage to you. Untap this.',
    )
    expect(shortText("Old Ram's power is 2. Double Old Ram's toughness.", 'Old Ram')).toBe(
      'Its power is 2. Double its toughness.',
    )
  })

  test('leaves other words that the name is a part of, and names within it', () => {
    expect(shortText('Oxen get +1/+1. Ox gains 1.', 'Ox')).toBe('Oxen get +1/+1. This gains 1.')
    // Whatever characters a name has.
    for (const name of ['What?', 'Twin-Tongued Flame', 'A/B [D] {E}', 'F.*+^$|\\', "Æther's"])
      expect(shortText(`Nobody. ${name} costs {1}.`, name)).toBe('Nobody. This costs {1}.')
  })

  test('knows a legend by its first name, too', () => {
    expect(shortText('When Veshka dies, draw a card.', 'Veshka, Keeper of Urns')).toBe('When this dies, draw a card.')
  })

  test('leaves out what is only explained, unless that is all', () => {
    expect(shortText('Flying (It can be blocked by birds only.)', 'Bird')).toBe('Flying')
    expect(shortText('({T}: Add {G}.)', 'Forest')).toBe('({T}: Add {G}.)')
  })

  test('keeps modes with what they are modes of', () => {
    expect(shortText('Choose one —\n• Draw a card.\n• Gain 1 life.', 'Or')).toBe(
      'Choose one — • Draw a card. • Gain 1 life.',
    )
  })
})

test('equal names are told once, with their number', () => {
  expect(counted(['Elk', 'Ram', 'Elk', 'Elk'], (name) => `**${name}**`)).toEqual(['**Elk** ×3', '**Ram**'])
})
