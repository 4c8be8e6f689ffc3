import type { ReactNode } from 'react'
import { ruleNumber } from '../../rulebook/index.ts'
import { classes } from '../look/index.ts'
import { say } from '../messages/index.ts'
import styles from './Small.module.css'

/** The address that opens the rulebook at a rule, over whatever is on the screen. */
export const ruleHref = (rule: string): string => `#rule=${rule}`

interface RuleLinkProps {
  /** Including its book: `2004:409.1c`. */
  readonly rule: string
  /** Text instead of the rule's number. */
  readonly children?: ReactNode | undefined
  readonly className?: string | undefined
  readonly tabIndex?: number | undefined
}

/** A rule's number as a link to what the rule says. */
export const RuleLink = ({ rule, children, className, tabIndex }: RuleLinkProps) => (
  <a className={classes(styles.rule, className)} href={ruleHref(rule)} data-rule={rule} tabIndex={tabIndex}>
    {children ?? say('rules.number', { number: ruleNumber(rule) })}
  </a>
)
