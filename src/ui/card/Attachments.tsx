import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { Icon } from '../glyphs/index.ts'
import { classes, flags, Spoken } from '../look/index.ts'
import styles from './Group.module.css'
import { type CardLook, type CardState, frameOf, langOf } from './look.ts'
import { Ordinal } from './Marks.tsx'
import { LINE, syllables } from './syllables.ts'

export interface AttachmentProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly look: CardLook
  readonly label: string
  readonly state?: CardState | undefined
}

/** An aura or equipment on its host: its own button, its label above the host, with a chain mark. */
export const Attachment = ({ look, label, state, ...rest }: AttachmentProps) => {
  const { first, second } = frameOf(look)
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.attachment, rest.className)}
      data-color={first}
      data-color-2={second}
      data-state={state ? flags({ tapped: state.tapped, playable: state.playable, dimmed: state.dimmed }) : undefined}
    >
      <Spoken>{label}</Spoken>
      <span className={styles.drawn} aria-hidden="true">
        <span className={styles.chain}>
          <Icon name="chain" />
        </span>
        <span className={styles.attachmentLabel} lang={langOf(look)}>
          {syllables(look.name, LINE.land)}
        </span>
        {state?.targets?.map((target) => (
          <Ordinal key={`${target.by}${target.number}`} {...target} />
        ))}
      </span>
    </button>
  )
}

/** So many plates stand above one another beside a host, where labels above it have no height. */
export const platesBeside = (tile: boolean): number => (tile ? 1 : 2)

/** Its place in the order, and the same in columns. */
function placeOf(index: number, tile: boolean): CSSProperties {
  const lines = platesBeside(tile)
  return { '--i': index, '--column': Math.floor(index / lines), '--line': index % lines } as CSSProperties
}

interface HostProps {
  /** The attachments' buttons, the newest last. */
  readonly attachments: readonly ReactNode[]
  readonly children: ReactNode
  readonly state?: CardState | undefined
  /** It lies behind the creatures, as a low tile. */
  readonly tile?: boolean | undefined
}

/** A permanent and what is attached to it. It moves as one: the host's state sets the step forward. */
export const Host = ({ attachments, children, state, tile = false }: HostProps) => (
  <span
    className={styles.host}
    data-attached={attachments.length}
    data-tile={tile ? '' : undefined}
    style={{ '--n': attachments.length } as CSSProperties}
    data-state={state ? flags({ attacking: state.attacking, blocking: state.blocking }) : undefined}
    data-whose={state?.whose}
  >
    {attachments.map((attachment, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place above the host is the order of attaching
      <span key={index} className={styles.slot} style={placeOf(index, tile)}>
        {attachment}
      </span>
    ))}
    <span className={styles.hosted}>{children}</span>
  </span>
)
