/** "That ability triggers an additional time" (today:603.2d), and what causes none to trigger. */
import type { Filter, Players, Trigger } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import {
  mapped,
  narrowed,
  part,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { always, filter, indefinite } from '../nouns/index.ts'

const some = narrowed(indefinite, (one): one is Filter => one !== null) as Syntax<Filter>
type Cause = Extract<Trigger, { on: 'enters' | 'dies' | 'attacks' }>
/** What causes something to trigger. */
const deed = table<Cause['on']>('what it does', {
  'entering the battlefield': 'enters',
  entering: 'enters',
  dying: 'dies',
  attacking: 'attacks',
})
const causeBy = (filter: Filter, on: Cause['on']): Cause => {
  const what = { kind: 'all', filter } as const
  return on === 'attacks' ? { on, what, alone: false } : { on, what }
}
interface Causing {
  readonly filter: Filter
  readonly on: readonly Cause['on'][]
}
/** "A creature dying", "creatures entering the battlefield or dying": a cause for each of those. */
const causesOf = (such: Syntax<Filter>): Syntax<readonly Cause[]> =>
  mapped(part()`${{ filter: such }} ${{ on: series(deed, 'or', { max: 2 }) }}` as Syntax<Causing>, {
    to: ({ filter: of, on }) => on.map((one) => causeBy(of, one)),
    is: (value): value is readonly Cause[] => Array.isArray(value),
    from: (all): Causing | undefined => {
      const [first] = all
      if (first?.what.kind !== 'all') return undefined
      const of = first.what.filter
      const isSo = all.every((one) => sameValue(one, causeBy(of, one.on)))
      return isSo ? { filter: of, on: all.map(({ on }) => on) } : undefined
    },
  })
/** "A creature dying", "an artifact entering the battlefield". */
const cause: Syntax<Trigger> = mapped(causesOf(some), {
  to: ([only, more]) => (more === undefined ? only : undefined),
  is: (value): value is Cause => typeof value === 'object' && value !== null && 'what' in value,
  from: (one) => [one],
})

/** "A land entering under your control". */
const causeUnder = (whose: string, by: Players): Syntax<Trigger> =>
  shaped(
    part()`${{ what: always(some, { is: 'controlled', by }) }} entering [the battlefield /] under ${words(whose)} control`,
    ({ what }) => ({ on: 'enters', what: { kind: 'all', filter: what } }),
  )
const YOU = { kind: 'you' } as const
const someSpell = narrowed(some, ({ noun }) => noun === 'spell')
/** "You casting an instant spell", "you casting or copying an instant or sorcery spell". */
const causeCast: Syntax<Trigger> = wordings(
  part({ on: 'cast', who: YOU })`you casting ${{ spell: someSpell }}`,
  shaped(part()`you casting or copying ${{ spell: someSpell }}`, ({ spell }) => ({
    on: 'anyOf',
    of: [
      { on: 'cast', who: YOU, spell },
      { on: 'copies', who: YOU, spell },
    ],
  })),
)
const causes = wordings(cause, causeUnder('your', YOU), causeUnder("an opponent's", { kind: 'anOpponent' }), causeCast)
/** Only triggered abilities trigger. */
const anAbility = part()`[an ability / a triggered ability]`

export const triggersAgain = wordings(
  rule('triggersAgain')`if ${{ cause: causes }} [causes / would cause] a triggered ability of ${{
    of: some,
  }} to trigger, that ability triggers an additional time`,
  rule('triggersAgain', { cause: null })`if ${anAbility} of ${{
    of: some,
  }} triggers, that ability triggers an additional time`,
)
/** "If an ability of another Shrine you control triggers while you control six or more Shrines, that ability ...". */
export const triggersAgainWhile = shaped(
  part()`if ${anAbility} of ${{ of: some }} triggers while ${{ condition }}, that ability triggers an additional time`,
  ({ of, condition: when }) => ({ rule: { kind: 'triggersAgain', of, cause: null }, condition: when }),
)

/** "Creatures entering the battlefield don't cause abilities to trigger". */
export const triggersNothing = rule('triggersNothing')`${{
  causes: causesOf(filter('many')),
}} don't cause abilities to trigger`
