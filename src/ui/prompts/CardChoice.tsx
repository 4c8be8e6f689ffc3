import type { ObjectId } from '../../engine/index.ts'
import type { TableModel } from '../app/model.ts'
import { useUi } from '../app/uiStore.ts'
import { CardFace } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { lookOf } from '../view/index.ts'
import styles from './Prompts.module.css'

interface CardChoiceProps {
  readonly model: TableModel
  readonly cards: readonly ObjectId[]
  readonly choosable: ReadonlySet<ObjectId>
  readonly chosen: ReadonlySet<ObjectId>
  readonly onPress: (id: ObjectId) => void
}

/** Cards side by side to choose from; those that may only be looked at are dimmed. */
export const CardChoice = ({ model, cards, choosable, chosen, onPress }: CardChoiceProps) => {
  const open = useUi((ui) => ui.open)
  return (
    <ul className={styles.cards}>
      {cards.map((id) => {
        const look = lookOf(model.scene.state, id)
        const may = choosable.has(id)
        const on = chosen.has(id)
        const parts = [look.name, look.typeLine, on ? say('label.chosen') : may ? say('label.canChoose') : '']
        const label = say('list.series', { parts: parts.filter((part) => part !== '') })
        return (
          <li key={id}>
            <CardFace
              look={look}
              size="hand"
              label={label}
              state={{ playable: may && !on, chosen: on, dimmed: !may && !on }}
              data-card={id}
              aria-pressed={may ? on : undefined}
              onClick={() => (may ? onPress(id) : open({ zoom: { id, pinned: true } }))}
              onPointerEnter={() => open({ zoom: { id, pinned: false } })}
              onPointerLeave={() => open({ zoom: null })}
            />
          </li>
        )
      })}
    </ul>
  )
}
