/** "That ability triggers an additional time" (today:603.2d), and what causes none to trigger. */
import type { Filter, Trigger } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { narrowed, part, rule, type Syntax, shaped, wordings } from '../core/index.ts'
import { filter, indefinite } from '../nouns/index.ts'

const some = narrowed(indefinite, (one): one is Filter => one !== null) as Syntax<Filter>
const entering = part()`entering [the battlefield /]`
/** What such an object does: "entering the battlefield", "dying", "attacking". */
const causeOf = (such: Syntax<Filter>): Syntax<Trigger> =>
  wordings(
    shaped(part()`${{ filter: such }} ${entering}`, ({ filter: of }) => ({
      on: 'enters',
      what: { kind: 'all', filter: of },
    })),
    shaped(part()`${{ filter: such }} dying`, ({ filter: of }) => ({ on: 'dies', what: { kind: 'all', filter: of } })),
    shaped(part()`${{ filter: such }} attacking`, ({ filter: of }) => ({
      on: 'attacks',
      what: { kind: 'all', filter: of },
      alone: false,
    })),
  )
/** "A creature dying", "an artifact entering the battlefield". */
const cause = causeOf(some)

export const triggersAgain = wordings(
  rule('triggersAgain')`if ${{ cause }} [causes / would cause] a triggered ability of ${{
    of: some,
  }} to trigger, that ability triggers an additional time`,
  rule('triggersAgain', { cause: null })`if an ability of ${{
    of: some,
  }} triggers, that ability triggers an additional time`,
)
/** "If an ability of another Shrine you control triggers while you control six or more Shrines, that ability ...". */
export const triggersAgainWhile = shaped(
  part()`if an ability of ${{ of: some }} triggers while ${{ condition }}, that ability triggers an additional time`,
  ({ of, condition: when }) => ({ rule: { kind: 'triggersAgain', of, cause: null }, condition: when }),
)

const many = filter('many')
const dontCause = part()`don't cause abilities to trigger`
/** "Creatures entering the battlefield don't cause abilities to trigger". */
export const triggersNothing = wordings(
  shaped(part()`${{ cause: causeOf(many) }} ${dontCause}`, ({ cause: of }) => ({
    kind: 'triggersNothing',
    causes: [of],
  })),
  shaped(part()`${{ filter: many }} ${entering} or dying ${dontCause}`, ({ filter: of }) => ({
    kind: 'triggersNothing',
    causes: [
      { on: 'enters', what: { kind: 'all', filter: of } },
      { on: 'dies', what: { kind: 'all', filter: of } },
    ],
  })),
)
