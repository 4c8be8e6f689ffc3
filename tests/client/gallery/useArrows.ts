import { useLayoutEffect, useState } from 'react'
import { type Arrow, edgePoint, type Side } from '../../../src/ui/parts/index.ts'

export interface Wanted extends Omit<Arrow, 'from' | 'to'> {
  readonly fromCard: string
  readonly toCard: string
  readonly along?: number
  readonly fromGap?: number
  readonly toGap?: number
}

const point = (name: string, side: Side, along: number, clearance: number): Arrow['from'] | undefined => {
  const box = document.querySelector(`[data-card="${name}"]`)?.getBoundingClientRect()
  return box ? edgePoint(box, side, along, clearance) : undefined
}

/** Arrows for the gallery: measured once the scene stands. The client measures its own. */
export const useArrows = (wanted: readonly Wanted[]): readonly Arrow[] => {
  const [arrows, setArrows] = useState<readonly Arrow[]>([])
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      setArrows(
        wanted.flatMap(({ fromCard, toCard, along = 0.5, fromGap = 0, toGap = 10, ...arrow }) => {
          const [from, to] = [point(fromCard, arrow.fromSide, 0.5, fromGap), point(toCard, arrow.toSide, along, toGap)]
          return from && to ? [{ ...arrow, from, to }] : []
        }),
      )
    }, 250)
    return () => clearTimeout(timer)
  }, [wanted])
  return arrows
}
