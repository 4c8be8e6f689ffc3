import { type ReactNode, useDeferredValue } from 'react'
import { TableModelContext, useTableModel } from './model.ts'

/** What follows the game a moment later: the frame in which a click is answered doesn't wait for it. */
export const Afterwards = ({ children }: { readonly children: ReactNode }) => (
  <TableModelContext value={useDeferredValue(useTableModel())}>{children}</TableModelContext>
)
