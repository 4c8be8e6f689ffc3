import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes, spotKeys } from '../look/index.ts'
import wide from './Table.module.css'
import narrow from './TableNarrow.module.css'

const place = (name: string): string => classes(wide[name], narrow[name])

export interface RightRailSlots {
  /** Name of the client and its menu, at the top of the right rail; absent on a phone. */
  readonly top?: ReactNode | undefined
  readonly stack: ReactNode
  readonly log?: ReactNode | undefined
  readonly decision: ReactNode
}

interface RightRailProps extends RightRailSlots {
  readonly className?: string | undefined
  /** At medium widths the log is a drawer that is opened on request. */
  readonly drawerOpen?: boolean | undefined
}

/**
 * On a phone the decision is docked and the table above it gets the remaining height: the decision's is in the style's
 * `--dock`.
 */
function useDock() {
  const dock = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = dock.current
    const table = element?.closest<HTMLElement>('[data-layout]')
    if (!element || !table) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight
      table.style.setProperty('--dock', `${Math.ceil(height)}px`)
    })
    // Its first call comes after the first layout and before the first picture: asking for the height here would lay
    // out twice.
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return dock
}

/** The stack, the log and the question, in this order; where there is no rail each has a place of its own. */
export const RightRail = ({ className, top, stack, log, decision, drawerOpen }: RightRailProps) => {
  const dock = useDock()
  return (
    <div className={classes(place('rightRail'), className)}>
      {top ? <header className={place('top')}>{top}</header> : null}
      <div className={place('stack')} data-frame="" data-spot={spotKeys.stack}>
        {stack}
      </div>
      <div className={place('log')} data-open={drawerOpen ? '' : undefined}>
        {log}
      </div>
      <div ref={dock} className={place('decision')} id="asks" tabIndex={-1}>
        {decision}
      </div>
    </div>
  )
}
