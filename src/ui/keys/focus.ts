/**
 * Where the focus goes when an answer takes away what had it. It is let go before that, since a browser lays the page out
 * for each focused element that is removed, and given to the next prompt once that is painted.
 */
import { isPointed } from './pointed.ts'

let left = false

/** What has the focus is about to go: a part of the prompt, or a card that only the pointer chose. */
export function leaveFocus(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  const isPrompt = focused.closest('[data-prompt]') !== null
  if (!isPrompt && !isPointed(focused)) return
  left = isPrompt
  focused.blur()
}

/** A prompt is shown: it takes the focus that the one before it had, unless something else has it by then. */
export function takeFocus(): void {
  if (!left) return
  left = false
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      document
        .querySelector<HTMLElement>('section[data-prompt], [data-prompt] > section')
        ?.focus({ preventScroll: true })
    }),
  )
}
