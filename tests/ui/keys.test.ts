import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts'
import { dragStep, REST } from '../../src/ui/dnd/dragState.ts'
import { actionOf, handPlace, keyName, keyText, shortcutOf } from '../../src/ui/input/keyTable.ts'

const key = (name: string, held: { ctrl?: boolean; shift?: boolean; alt?: boolean } = {}) => ({
  key: name,
  ctrlKey: held.ctrl ?? false,
  metaKey: false,
  shiftKey: held.shift ?? false,
  altKey: held.alt ?? false,
})

describe('keys', () => {
  test('one table says what each does', () => {
    const does = (name: string, held = {}) => actionOf(key(name, held), DEFAULT_SETTINGS)
    expect(does(' ')).toBe('primary')
    expect(does('Enter')).toBe('passTurn')
    expect(does('Enter', { shift: true })).toBe('passAll')
    expect(does('z')).toBe('undo')
    expect(does('z', { ctrl: true })).toBe('undo')
    expect(does('Z', { shift: true })).toBe('redo')
    expect(does('?', { shift: true })).toBe('help')
    expect(does('q')).toBeNull()
    expect(does('z', { alt: true })).toBeNull()
  })

  test('single letters can be switched off; keys with Ctrl stay', () => {
    const settings = { ...DEFAULT_SETTINGS, singleKeys: false }
    expect(actionOf(key('z'), settings)).toBeNull()
    expect(actionOf(key('z', { ctrl: true }), settings)).toBe('undo')
    expect(actionOf(key(' '), settings)).toBe('primary')
    expect(shortcutOf('undo', settings)).toBe('Ctrl+Z')
    expect(handPlace({ ...key('1'), code: 'Digit1' }, settings)).toBeNull()
  })

  test('numbers are places of the hand', () => {
    expect(handPlace({ ...key('3'), code: 'Digit3' }, DEFAULT_SETTINGS)).toBe(2)
    expect(handPlace({ ...key('0'), code: 'Digit0' }, DEFAULT_SETTINGS)).toBeNull()
  })

  test('where several play, places of the hand need Shift', () => {
    const three = (shift: boolean) => ({ ...key('#', { shift }), code: 'Digit3' })
    expect(handPlace(three(true), DEFAULT_SETTINGS, true)).toBe(2)
    expect(handPlace(three(false), DEFAULT_SETTINGS, true)).toBeNull()
    expect(handPlace(three(true), DEFAULT_SETTINGS)).toBeNull()
  })

  test('names on buttons', () => {
    expect(keyName(' ')).toBe('Space')
    expect(keyName('Shift+Enter')).toBe('Shift+Enter')
    expect(keyText(key('Z', { shift: true }))).toBe('Shift+z')
  })
})

describe('dragging', () => {
  const lift = { is: 'lift', id: 4, kind: 'play', drops: ['table', 'o7'] } as const
  const lifted = dragStep(REST, lift).state

  test('a drop where it is taken says what on what, and comes to rest', () => {
    expect(dragStep(lifted, { is: 'drop', over: 'o7' })).toEqual({
      state: REST,
      dropped: { id: 4, kind: 'play', over: 'o7' },
    })
  })

  test('every other end is rest without a drop', () => {
    for (const event of [
      { is: 'cancel' },
      { is: 'moved' },
      { is: 'drop', over: null },
      { is: 'drop', over: 'o9' },
    ] as const) {
      expect(dragStep(lifted, event)).toEqual({ state: REST, dropped: null })
    }
  })

  test('what has nowhere to go is not lifted', () => {
    expect(dragStep(REST, { ...lift, drops: [] }).state).toBe(REST)
    expect(dragStep(REST, { is: 'drop', over: 'table' }).dropped).toBeNull()
  })
})
