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

/**
 * Marks the page while the pointer is used: what gets the focus then, got it from the page, and shows no ring
 * (`base.css`). Returns a function that stops it.
 */
export function followHands(): () => void {
  const { dataset } = document.documentElement
  const byPointer = (): void => {
    dataset.by = 'pointer'
  }
  const byKeys = ({ key }: KeyboardEvent): void => {
    if (LEADING.test(key)) delete dataset.by
  }
  document.addEventListener('pointerdown', byPointer, true)
  document.addEventListener('keydown', byKeys, true)
  return () => {
    document.removeEventListener('pointerdown', byPointer, true)
    document.removeEventListener('keydown', byKeys, true)
  }
}

let pressed: { readonly x: number; readonly y: number } | null = null

/** So far the pointer has to move before it is somewhere else. */
const NEAR = 12

/**
 * Whether the pointer still rests where it last pressed or let go: what lies there now came under it by itself, and
 * nobody points at it.
 */
export const restsWherePressed = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
  pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) < NEAR

const press = ({ clientX: x, clientY: y }: PointerEvent): void => {
  pressed = { x, y }
}

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
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('pointerup', press, true)
  document.addEventListener('keydown', lead, true)
  document.addEventListener('focusin', settle, true)
  return () => {
    pointed = null
    document.removeEventListener('pointerdown', point, true)
    document.removeEventListener('pointerdown', press, true)
    document.removeEventListener('pointerup', press, true)
    pressed = null
    document.removeEventListener('keydown', lead, true)
    document.removeEventListener('focusin', settle, true)
  }
}
