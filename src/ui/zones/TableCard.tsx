import { memo } from 'react'
import type { ObjectId } from '../../engine/index.ts'
import { Attachment, CardFace, type CardSize, type HandSheet } from '../card/index.ts'
import { Draggable, DropPlace } from '../dnd/Draggable.tsx'
import { pressShown } from '../input/index.ts'
import { classes } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { type CardView, refKey } from '../view/index.ts'
import { useInspect } from './useInspect.ts'
import styles from './Zones.module.css'

interface TableCardProps {
  readonly card: CardView
  readonly size: CardSize
  /** What it is called where it stands for several. */
  readonly label?: string | undefined
  /** Those it stands for, itself included. */
  readonly members?: readonly ObjectId[] | undefined
  readonly sheet?: HandSheet | undefined
}

/** The view of a card is the one it had before as long as nothing about it is different. */
const sameProps = (a: TableCardProps, b: TableCardProps): boolean =>
  a.size === b.size &&
  a.label === b.label &&
  a.members?.join() === b.members?.join() &&
  a.card === b.card &&
  a.sheet === b.sheet

/** A card on the table: it can be pressed, dragged, inspected and pointed at. */
export const TableCard = memo(({ card, size, label, members, sheet }: TableCardProps) => {
  const inspect = useInspect(card.id, card.look.supertypes.includes('basic'))
  const key = refKey({ object: card.id })
  return (
    <span className={styles.place}>
      <Draggable id={card.id} enabled={card.draggable}>
        <CardFace
          look={card.look}
          size={size}
          state={card.state}
          label={label ?? card.label}
          landWord={say('card.land')}
          sheet={sheet}
          data-card={card.id}
          data-members={members?.join(' ')}
          data-ref={key}
          onClick={() => pressShown({ object: card.id })}
          {...inspect}
        />
      </Draggable>
      <DropPlace place={key} />
    </span>
  )
}, sameProps)
TableCard.displayName = 'TableCard'

export const TableAttachment = ({ card }: { readonly card: CardView }) => {
  const inspect = useInspect(card.id)
  const key = refKey({ object: card.id })
  return (
    <span className={classes(styles.place, styles.wide)}>
      <Attachment
        look={card.look}
        label={card.label}
        state={card.state}
        data-card={card.id}
        data-ref={key}
        onClick={() => pressShown({ object: card.id })}
        {...inspect}
      />
      <DropPlace place={key} />
    </span>
  )
}
