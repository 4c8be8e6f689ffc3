import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { hasPointerFocus } from '../input/index.ts'

const BUTTONS = 'button[data-card], button[data-ref]'

const buttonsOf = (zone: Element): readonly HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(BUTTONS)]

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const all = buttonsOf(event.currentTarget)
  const at = all.findIndex((button) => button.matches(':focus'))
  if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return
  const step = STEP[event.key]
  const to =
    step !== undefined
      ? (at + step + all.length) % all.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : -1
  if (to < 0) return
  event.preventDefault()
  all[to]?.focus()
}

/** Writing an unchanged value would make the browser recalculate styles. */
function stopAt(all: readonly HTMLElement[], place: number): void {
  for (const [index, button] of all.entries()) {
    const stop = index === place ? 0 : -1
    if (button.getAttribute('tabindex') !== String(stop)) button.tabIndex = stop
  }
}

/**
 * One tab stop per zone, with arrows inside it. When the focused card leaves, the focus moves to the one in its place,
 * or to the primary button, so it is never lost. If only the pointer put it there it is dropped with the card: somebody
 * using the mouse hasn't chosen one.
 */
export function useRoving(zone: string) {
  const last = useRef({ place: 0, inside: false })
  useLayoutEffect(() => {
    const element = document.querySelector(`[data-zone="${zone}"]`)
    if (element === null) return
    const all = buttonsOf(element)
    const memory = last.current
    const lost = memory.inside && (document.activeElement === null || document.activeElement === document.body)
    if (lost) {
      const next = all[Math.min(memory.place, all.length - 1)]
      if (next !== undefined) next.focus()
      else {
        memory.inside = false
        document.getElementById('primary')?.focus()
      }
    }
    stopAt(all, Math.min(memory.place, all.length - 1))
  })
  return {
    'data-zone': zone,
    onKeyDown,
    onFocus: (event: React.FocusEvent<HTMLElement>) => {
      const all = buttonsOf(event.currentTarget)
      const place = all.indexOf(event.target)
      if (place < 0) return
      last.current = { place, inside: !hasPointerFocus(event.target) }
      stopAt(all, place)
    },
    onBlur: (event: React.FocusEvent<HTMLElement>) => {
      // A removed card blurs to nothing: only a move to another element leaves the zone.
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
        last.current.inside = false
    },
  }
}
