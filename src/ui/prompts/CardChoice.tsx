import type { ObjectId } from '../../engine/index.ts'
import { CardFace } from '../card/index.ts'
import { say } from '../messages/index.ts'
import type { TableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { lookOf } from '../view/index.ts'
import { useInspect } from '../zones/index.ts'
import styles from './Sheet.module.css'

interface CardChoiceProps {
  readonly model: TableModel
  readonly cards: readonly ObjectId[]
  /** `null`: they are only shown. */
  readonly choosable: ReadonlySet<ObjectId> | null
  readonly chosen: ReadonlySet<ObjectId>
  readonly onPress?: (id: ObjectId) => void
}

interface OneProps extends Pick<CardChoiceProps, 'model' | 'onPress'> {
  readonly id: ObjectId
  readonly may: boolean
  readonly dimmed: boolean
  readonly on: boolean
}

const One = ({ model, id, may, on, dimmed, onPress }: OneProps) => {
  const open = useUi((ui) => ui.open)
  const inspect = useInspect(id)
  const look = lookOf(model.scene.state, id)
  const parts = [look.name, look.typeLine, on ? say('label.chosen') : may ? say('label.canChoose') : '']
  return (
    <CardFace
      look={look}
      size="hand"
      label={say('list.series', { parts: parts.filter((part) => part !== '') })}
      state={{ playable: may && !on, chosen: on, dimmed }}
      data-card={id}
      aria-pressed={may ? on : undefined}
      onClick={() => (may ? onPress?.(id) : open({ zoom: { id, pinned: true } }))}
      {...inspect}
    />
  )
}

/** Cards side by side to choose from; those that may only be looked at are dimmed. */
export const CardChoice = ({ model, cards, choosable, chosen, onPress }: CardChoiceProps) => (
  <ul className={styles.cards}>
    {cards.map((id) => (
      <li key={id}>
        <One
          model={model}
          id={id}
          may={choosable?.has(id) === true}
          on={chosen.has(id)}
          dimmed={choosable !== null && !choosable.has(id) && !chosen.has(id)}
          {...(onPress && { onPress })}
        />
      </li>
    ))}
  </ul>
)
