import { DropPlace } from '../dnd/Draggable.tsx'
import { plain, Sentence } from '../glyphs/index.ts'
import { pressRef } from '../input/index.ts'
import { classes } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { StackEntry, StackList } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { refKey, type StackItem, stackKey } from '../view/index.ts'
import { useInspect } from './useInspect.ts'
import styles from './Zones.module.css'

const Entry = ({ item }: { readonly item: StackItem }) => {
  const model = useTableModel()
  const open = useUi((ui) => ui.open)
  const inspect = useInspect(item.id)
  const key = refKey({ object: item.id })
  const { choosable, chosen } = model.scene.marks
  const may = choosable.has(key)
  const on = chosen.has(key)
  const label = plain(item.label)
  return (
    <li className={styles.place} data-stack={stackKey(item.id)}>
      <StackEntry
        look={item.look}
        label={may ? say('list.series', { parts: [label, say(on ? 'label.chosen' : 'label.canChoose')] }) : label}
        by={item.by}
        text={<Sentence text={item.text} />}
        who={item.who}
        number={item.number ?? undefined}
        first={item.first}
        count={item.count}
        className={classes(may && styles.choosable, on && styles.chosen)}
        data-card={item.id}
        data-ref={key}
        onClick={() => {
          // Where the list is a dialog of its own: the answer is given.
          open({ dialog: null })
          pressRef(model, { object: item.id })
        }}
        {...inspect}
      />
      <DropPlace place={key} />
    </li>
  )
}

interface StackEntriesProps {
  readonly items: readonly StackItem[]
  /** There is little room: from a few on what lies below the top has a line each. */
  readonly close?: boolean | undefined
}

/** So many are shown with all that they say. */
const WHOLE = 3

/** What lies on the stack, top first. */
export const StackEntries = ({ items, close }: StackEntriesProps) => (
  <StackList short={close === true && items.length > WHOLE}>
    {items.map((item) => (
      <Entry key={item.id} item={item} />
    ))}
  </StackList>
)
