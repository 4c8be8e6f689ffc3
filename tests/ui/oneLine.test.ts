import { expect, test } from 'vitest'
import { onOneLine } from '../../src/ui/locale/oneLine.ts'

test('what has no end of its own is set apart by a dot, a sentence is not', () => {
  expect(onOneLine('Flying\nWhen this enters the battlefield, you gain 2 life.')).toBe(
    'Flying · When this enters the battlefield, you gain 2 life.',
  )
  expect(onOneLine('This enters the battlefield tapped.\n{T}: Add {G}.')).toBe(
    'This enters the battlefield tapped. {T}: Add {G}.',
  )
  expect(onOneLine('Flying (Only birds block it.)\nHaste')).toBe('Flying (Only birds block it.) Haste')
  expect(onOneLine('Choose one —\n• Draw a card.\n• You gain 3 life.')).toBe(
    'Choose one — • Draw a card. • You gain 3 life.',
  )
})

test('a single paragraph stays as it is, and empty ones leave nothing', () => {
  expect(onOneLine('Trample')).toBe('Trample')
  expect(onOneLine('Reach\n\n  \nHaste\n')).toBe('Reach · Haste')
  expect(onOneLine('')).toBe('')
})

test('the spaces at the ends of a part of a sentence stay', () => {
  expect(onOneLine('Keeps ')).toBe('Keeps ')
  expect(onOneLine(' castable.\n Flying ')).toBe(' castable. Flying ')
})
