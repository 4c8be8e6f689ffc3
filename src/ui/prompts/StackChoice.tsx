import type { ObjectId } from '../../engine/index.ts'
import type { TableModel } from '../session/model.ts'
import { isSmall, useLayoutMode } from '../table/index.ts'
import type { StackItem } from '../view/index.ts'
import { StackEntries } from '../zones/index.ts'
import styles from './Sheet.module.css'

/** Which entries of the stack hold one of these where the table shows only its top: on a phone. */
export function useStacked({ view }: TableModel, among: readonly ObjectId[]): readonly StackItem[] {
  const mode = useLayoutMode()
  return isSmall(mode) ? view.stack.slice(1).filter(({ id }) => among.includes(id)) : []
}

/** What can be chosen of the stack, in a sheet. */
export const StackChoice = ({ items }: { readonly items: readonly StackItem[] }) =>
  items.length === 0 ? null : (
    <div className={styles.stacked}>
      <StackEntries items={items} />
    </div>
  )
