import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { ObjectId } from '../../engine/index.ts'
import { useSettings } from '../../store/index.ts'
import { restsWherePressed } from '../input/index.ts'
import { useUi } from '../session/uiStore.ts'

const HOLD = 480

/**
 * Shows a card enlarged: while the pointer or the focus is on it, and pinned after a long press or right click. A quiet
 * card, such as a basic land, has nothing to read and is shown only on request.
 */
export function useInspect(id: ObjectId, quiet = false) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const open = useUi.getState().open
    const isShown = () => useUi.getState().zoom
    const later = (wait: number, pinned: boolean) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => open({ zoom: { id, pinned } }), wait)
    }
    const leave = () => {
      clearTimeout(timer.current)
      if (isShown()?.pinned === false) open({ zoom: null })
    }
    const hover = () => {
      const { hoverZoom, zoomDelay } = useSettings.getState().settings
      if (hoverZoom && !quiet) later(isShown() === null ? zoomDelay : 0, false)
    }
    /** It came under a pointer that rests: it is shown once that moves. */
    let waits = false
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      waits = restsWherePressed(event)
      if (!waits) hover()
    }
    return {
      onPointerEnter: enter,
      onPointerLeave: () => {
        waits = false
        leave()
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leave()
        else later(HOLD, true)
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onPointerMove: (event: PointerEvent) => {
        if (waits) enter(event)
        if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 6)
          clearTimeout(timer.current)
      },
      onFocus: (event: React.FocusEvent<HTMLElement>) => event.target.matches(':focus-visible') && hover(),
      onBlur: leave,
      onContextMenu: (event: React.MouseEvent) => {
        event.preventDefault()
        clearTimeout(timer.current)
        open({ zoom: { id, pinned: true } })
      },
    }
  }, [id, quiet])
}
