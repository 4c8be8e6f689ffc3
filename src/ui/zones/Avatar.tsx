/** A player's vanguard card where several play (2011:contents/9): a portrait next to the life dial, and what it adds. */
import { Thumbnail } from '../card/index.ts'
import { pressRef } from '../input/index.ts'
import { Spoken } from '../look/index.ts'
import { CARDS, say } from '../messages/index.ts'
import { useTableModel } from '../session/model.ts'
import { type AvatarView, refKey } from '../view/index.ts'
import styles from './Avatar.module.css'
import { useInspect } from './useInspect.ts'

interface AvatarProps {
  readonly avatar: AvatarView
}

/** The portrait: pressed, it is used where it can be, or shown large. */
export const Portrait = ({ avatar }: AvatarProps) => {
  const model = useTableModel()
  const { id, look, playable } = avatar
  const inspect = useInspect(id)
  const ref = { object: id }
  return (
    <button
      type="button"
      className={styles.portrait}
      data-avatar=""
      data-card={id}
      data-ref={refKey(ref)}
      data-playable={playable ? '' : undefined}
      {...inspect}
      onClick={() => pressRef(model, ref)}
    >
      <Spoken>{say('seat.avatar', { ...avatar, name: look.name })}</Spoken>
      <span aria-hidden="true">
        <Thumbnail look={look} />
      </span>
    </button>
  )
}

/** Its name, and what it adds to hand and life. */
export const AvatarLine = ({ avatar }: AvatarProps) => (
  <span className={styles.line} aria-hidden="true">
    <b lang={CARDS}>{avatar.look.name}</b> <span>{say('seat.avatarAdds', avatar)}</span>
  </span>
)

/** One's own: portrait and line as one row. */
export const OwnAvatar = ({ avatar }: AvatarProps) => (
  <span className={styles.own}>
    <Portrait avatar={avatar} />
    <AvatarLine avatar={avatar} />
  </span>
)
