import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '../look/index.ts'
import { TableModelContext, useTableModel } from './model.ts'

/** Milliseconds: no later than this it is told what happened. */
const LATEST = 120

/** What follows the game a moment later: the frame in which a click is answered doesn't wait for it. */
export const DeferredModel = ({ children }: { readonly children: ReactNode }) => {
  const model = useTableModel()
  const [shown, show] = useState(model)
  // A deferred value would be drawn before the frame, whenever the frame is late. What has happened is told all the
  // same.
  useEffect(() => {
    whenIdle(() => show(model), LATEST)
  }, [model])
  return <TableModelContext value={shown}>{children}</TableModelContext>
}
