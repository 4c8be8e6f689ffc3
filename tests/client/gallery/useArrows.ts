import { useLayoutEffect, useState } from 'react'
import type { Arrow, Side } from '../../../src/ui/parts/index.ts'

export interface Wanted extends Omit<Arrow, 'from' | 'to'> {
  readonly fromCard: string
  readonly toCard: string
}

const point = (name: string, side: Side): readonly [number, number] | undefined => {
  const box = document.querySelector(`[data-card="${name}"]`)?.getBoundingClientRect()
  if (!box) return undefined
  const x = side === 'left' ? box.left : side === 'right' ? box.right : box.left + box.width / 2
  const y = side === 'top' ? box.top : side === 'bottom' ? box.bottom : box.top + box.height / 2
  return [x, y]
}

/** Arrows for the gallery: measured once the scene stands. The client measures its own. */
export const useArrows = (wanted: readonly Wanted[]): readonly Arrow[] => {
  const [arrows, setArrows] = useState<readonly Arrow[]>([])
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      setArrows(
        wanted.flatMap(({ fromCard, toCard, ...arrow }) => {
          const [from, to] = [point(fromCard, arrow.fromSide), point(toCard, arrow.toSide)]
          return from && to ? [{ ...arrow, from, to }] : []
        }),
      )
    }, 250)
    return () => clearTimeout(timer)
  }, [wanted])
  return arrows
}
