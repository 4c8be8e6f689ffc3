/**
 * What the pointer put the focus on. A browser focuses what is clicked; but who works with the mouse has not walked there,
 * and means the table when pressing Space or Enter, not once more the thing that was clicked.
 */

let pointed: Element | null = null

const FOCUSABLE = 'button, a, summary'

/** Keys that lead the focus somewhere: from there on it is meant, even where it is the same thing again. */
const LEADING = /^(Tab|Arrow\w+|Home|End|[1-9])$/

/** Whether the focus of an element is only where the pointer left it. */
export const isPointed = (element: Element): boolean => pointed === element

const point = ({ target }: Event): void => {
  pointed = target instanceof Element ? target.closest(FOCUSABLE) : null
}

const lead = ({ key }: KeyboardEvent): void => {
  if (LEADING.test(key)) pointed = null
}

const settle = ({ target }: Event): void => {
  if (target !== pointed) pointed = null
}

/** Follows pointer and keys; gives the way to stop. */
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
