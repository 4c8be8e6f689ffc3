/** "That ability triggers an additional time" (today:603.2d). */
import type { Filter, Trigger } from '../../language/index.ts'
import { narrowed, part, rule, type Syntax, shaped, wordings } from '../core/index.ts'
import { indefinite } from '../nouns/index.ts'

const some = narrowed(indefinite, (one): one is Filter => one !== null) as Syntax<Filter>
/** "A creature dying", "an artifact entering the battlefield". */
const cause: Syntax<Trigger> = wordings(
  shaped(part()`${{ filter: some }} entering [the battlefield /]`, ({ filter }) => ({
    on: 'enters',
    what: { kind: 'all', filter },
  })),
  shaped(part()`${{ filter: some }} dying`, ({ filter }) => ({ on: 'dies', what: { kind: 'all', filter } })),
  shaped(part()`${{ filter: some }} attacking`, ({ filter }) => ({
    on: 'attacks',
    what: { kind: 'all', filter },
    alone: false,
  })),
)

export const triggersAgain = wordings(
  rule('triggersAgain')`if ${{ cause }} [causes / would cause] a triggered ability of ${{
    of: some,
  }} to trigger, that ability triggers an additional time`,
  rule('triggersAgain', { cause: null })`if an ability of ${{
    of: some,
  }} triggers, that ability triggers an additional time`,
)
