import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../look/index.ts'
import { TableModelContext, useTableModel } from './model.ts'

/** What follows the game a moment later: the frame in which a click is answered doesn't wait for it. */
export const Afterwards = ({ children }: { readonly children: ReactNode }) => {
  const model = useTableModel()
  const [shown, show] = useState(model)
  // A deferred value would be drawn before the frame, whenever the frame is late.
  useEffect(() => afterPaint(() => show(model)), [model])
  return <TableModelContext value={shown}>{children}</TableModelContext>
}
