/**
 * Where the focus is while a game is played with the pointer, and where it goes when an answer takes away what had it:
 * at the place of the prompts, which stays while they come and go. A browser lays the page out for each focused element
 * that is removed.
 */
import { afterPaint } from '../look/index.ts'
import { hasPointerFocus } from './pointerFocus.ts'

/** The place of the prompts. */
const home = (): HTMLElement | null => document.getElementById('asks')

let left = false

/**
 * A button of the table that is pressed doesn't take the focus: who uses the pointer means the large button when
 * pressing Space or Enter, not the thing clicked before. What is set within a prompt does: Tab goes on from there.
 */
function keepFocus(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[data-layout] button') : null
  if (button === null || button.closest('[data-choices]') !== null) return
  event.preventDefault()
  home()?.focus({ preventScroll: true })
}

/** Keeps the focus where it belongs while the pointer presses; returns a function that stops it. */
export function guardFocus(): () => void {
  // After the page's own listeners: what is already prevented can't be dragged.
  document.addEventListener('mousedown', keepFocus)
  return () => document.removeEventListener('mousedown', keepFocus)
}

/**
 * What has the focus is about to go: a part of the prompt, which may lie over the table, or a card that only the
 * pointer chose.
 */
export function leaveFocus(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === home()) return
  const isPrompt = focused === document.body || focused.closest('#asks, [data-sheet]') !== null
  if (!isPrompt && !hasPointerFocus(focused)) return
  left = isPrompt
  focused.blur()
}

/** A prompt is shown: its place takes the focus that the one before it had, unless something else has it by then. */
export function takeFocus(): void {
  if (!left) return
  left = false
  afterPaint(() => {
    if (document.activeElement === document.body) home()?.focus({ preventScroll: true })
  })
}
