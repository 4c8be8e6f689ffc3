/** The one table of keys: what they do, how they are written on buttons, and when they apply. */
import type { KeyAction, Settings } from '../../store/index.ts'
import { say } from '../messages/index.ts'

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** A key press as the settings write it: `z`, `Shift+z`, `Ctrl+Shift+z`, `?`. */
export function keyText({ key, ctrlKey, metaKey, shiftKey }: KeyPress): string {
  const letter = key.length === 1 ? key.toLowerCase() : key
  const isSign = letter.length === 1 && letter.toLowerCase() === letter.toUpperCase()
  const shift = shiftKey && (!isSign || letter === ' ') ? 'Shift+' : ''
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shift}${letter}`
}

const isSingle = (text: string): boolean => text.length === 1 && text !== ' '

/** What a key press means; `null`: not one of ours. */
export function actionOf(press: KeyPress, settings: Settings): KeyAction | null {
  if (press.altKey) return null
  const text = keyText(press)
  const plain = text.replace(/^Shift\+/, '')
  if (!settings.singleKeys && isSingle(plain)) return null
  const found = Object.entries(settings.keys).find(([, keys]) => keys.includes(text))
  return found === undefined ? null : (found[0] as KeyAction)
}

/** A key press by its place on the keyboard: with Shift, or on some keyboards without, a digit writes something else. */
export type DigitPress = Omit<KeyPress, 'key'> & { readonly code: string }

/** The digit of a key; `null`: it has none. */
export function digitOf({ code, ctrlKey, metaKey, altKey }: DigitPress): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  return digit === undefined || ctrlKey || metaKey || altKey ? null : Number(digit)
}

/** 1 to 9: the card at that position in the hand, from 0; `shifted`: only with Shift. */
export function handPlace(press: DigitPress, settings: Settings, shifted = false): number | null {
  const digit = digitOf(press)
  if (digit === null || digit === 0 || !settings.singleKeys || press.shiftKey !== shifted) return null
  return digit - 1
}

/** Keys with words on them that are others in other languages. */
const WORDS = {
  ' ': 'keyName.space',
  Escape: 'keyName.escape',
  Enter: 'keyName.enter',
  Shift: 'keyName.shift',
} as const

const isWord = (part: string): part is keyof typeof WORDS => part in WORDS

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

function partName(part: string): string {
  if (isWord(part)) return say(WORDS[part])
  return SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part)
}

/** A key as it is printed on a button. */
export const keyName = (text: string): string => say('keyName.keys', { parts: text.split(/(?<=.)\+/).map(partName) })

/** The first key of an action, for its button; none if it has none or single-letter keys are off. */
export function shortcutOf(action: KeyAction, settings: Settings): string | undefined {
  const key = settings.keys[action].find((one) => settings.singleKeys || !isSingle(one))
  return key === undefined ? undefined : keyName(key)
}
