import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  /** Called for Escape, the close button and a press outside. */
  readonly onClose: () => void
  readonly children: ReactNode
  readonly actions?: ReactNode | undefined
  /** On a phone, a card fills it edge to edge. */
  readonly wide?: boolean | undefined
  /** As large as the window allows: the content scrolls by itself. */
  readonly fill?: boolean | undefined
  /**
   * Makes it a screen of its own: this stands beside the large title, above the content the actions, one of which
   * closes it.
   */
  readonly beside?: ReactNode | undefined
}

/** The browser's own modal dialog, which traps and restores the focus. */
export const Dialog = ({ open, title, closeLabel, onClose, children, actions, wide, fill, beside }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Must run before the content moves the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog answers Escape itself; the press outside is a shortcut
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={heading}
      data-wide={wide ? '' : undefined}
      data-fill={fill ? '' : undefined}
      data-whole={beside ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
    >
      {open ? (
        <div className={styles.sheet}>
          <header className={styles.head}>
            {/* A screen is heard from its title on; no key answers it by chance. */}
            <h2 id={heading} tabIndex={beside ? -1 : undefined} data-autofocus={beside ? '' : undefined}>
              {title}
            </h2>
            {beside ? (
              <div className={styles.beside}>{beside}</div>
            ) : (
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            )}
          </header>
          {beside ? <div className={styles.actions}>{actions}</div> : null}
          {fill || beside ? (
            <div className={styles.fill}>{children}</div>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <div className={styles.body} tabIndex={0}>
              {children}
            </div>
          )}
          {actions && !beside ? <footer className={styles.actions}>{actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}
