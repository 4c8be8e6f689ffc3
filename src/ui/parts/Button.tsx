import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../glyphs/index.ts'
import { classes } from '../look/index.ts'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One primary button at most on a screen: it says what happens next. `danger`: something is lost by it. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  readonly icon?: IconName | undefined
  /** The key that does the same, as it is printed on it. */
  readonly shortcut?: string | undefined
}

const isOff = (rest: ComponentPropsWithRef<'button'>): boolean =>
  rest.disabled === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'

export const Button = ({ kind = 'secondary', icon, shortcut, children, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles.button, className)}
    data-kind={kind}
    // Symbols on brass are dark.
    data-ground={kind === 'primary' && !isOff(rest) ? 'tint' : undefined}
  >
    {icon ? <Icon name={icon} /> : null}
    <span>{children}</span>
    {shortcut ? (
      <span className={styles.shortcut} aria-hidden="true">
        <kbd>{shortcut}</kbd>
      </span>
    ) : null}
  </button>
)

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: IconName
  readonly label: string
  readonly large?: boolean | undefined
}

export const IconButton = ({ icon, label, large, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles.iconButton, className)}
    aria-label={label}
    title={label}
    data-large={large ? '' : undefined}
  >
    <Icon name={icon} />
  </button>
)
