/**
 * Focus that came from the pointer. A browser focuses what is clicked; but somebody using the mouse hasn't moved the
 * focus deliberately, and means the table when pressing Space or Enter, not the thing clicked before.
 */

let pointed: Element | null = null

const FOCUSABLE = 'button, a, summary'

/** Keys that move the focus: from then on it is deliberate, even if it is the same element again. */
const LEADING = /^(Tab|Arrow\w+|Home|End|[1-9])$/

/** Whether an element only has the focus because the pointer left it there. */
export const hasPointerFocus = (element: Element): boolean => pointed === element

const point = ({ target }: Event): void => {
  pointed = target instanceof Element ? target.closest(FOCUSABLE) : null
}

const lead = ({ key }: KeyboardEvent): void => {
  if (LEADING.test(key)) pointed = null
}

const settle = ({ target }: Event): void => {
  if (target !== pointed) pointed = null
}

/** Follows pointer and keys; returns a function that stops it. */
export function followPointing(): () => void {
  document.addEventListener('pointerdown', point, true)
  document.addEventListener('keydown', lead, true)
  document.addEventListener('focusin', settle, true)
  return () => {
    pointed = null
    document.removeEventListener('pointerdown', point, true)
    document.removeEventListener('keydown', lead, true)
    document.removeEventListener('focusin', settle, true)
  }
}
