/** How objects enter the battlefield: tapped, with counters, as a copy (410.10 of 2004, 614.1c of 2011). */
import type { EntersAs, Quantity, StaticRule, Thing } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { either, mapped, part, rule, type Syntax, wordings } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { counterKind } from '../lexicon/index.ts'
import { each, filter, measure, thing } from '../nouns/index.ts'
import { choosable, countersOf, eachOf, exceptions, type PerEach, perEach, type Verbs } from '../verbs/index.ts'

type Enters = Extract<StaticRule, { kind: 'enters' }>

const into = wordings(part()`enter|enters the battlefield`, part()`enter|enters`)
const ALWAYS = { unless: null } as const

/** "Color of mana spent to cast it": only a spell that resolves knows it. */
const colorsSpent = rule('colorsSpent')`color of mana spent to cast ${{ of: thing }}` as Syntax<Quantity>

type Counters = Extract<EntersAs, { kind: 'counters' }>
interface CountersForEach extends Omit<Counters, 'n'>, PerEach {}

/** "With a charge counter on it for each artifact you control." */
const countersForEach: Syntax<EntersAs> = mapped(
  part({ kind: 'counters' })`${into} with ${countersOf} on [it / them] for each ${{
    each: either(each, colorsSpent),
  }}` as Syntax<CountersForEach>,
  {
    to: ({ each: of, ...counters }): Counters | undefined => {
      const n = perEach({ n: counters.n, each: of })
      return n === undefined ? undefined : { ...counters, n }
    },
    is: (value): value is Counters =>
      typeof value === 'object' && value !== null && (value as EntersAs).kind === 'counters',
    from: (counters) => {
      const per = eachOf(counters.n)
      return per && { ...counters, ...per }
    },
  },
)

/** After the subject: "enters the battlefield tapped". */
const manner: Syntax<EntersAs> = wordings(
  part({ kind: 'tapped', ...ALWAYS })`${into} tapped`,
  part({ kind: 'tapped' })`${into} tapped unless ${{ unless: condition }}`,
  part({ kind: 'counters' })`${into} with ${countersOf} on [it / them]`,
  countersForEach,
  part({
    kind: 'counters',
  })`${into} with a number of ${{ counter: counterKind }} counters on [it / them] equal to ${{ n: measure }}`,
) as Syntax<EntersAs>

const self: Thing = { kind: 'self' }
const asItEnters = part({ kind: 'enters', what: self })

const chooses = wordings(
  part({ kind: 'makeChoice' })`choose ${{ choice: choosable }}`,
  part({ kind: 'makeChoice', choice: 'cardName' })`name a card`,
  part({ kind: 'makeChoice', choice: 'nonlandCardName' })`name a nonland card`,
)

const revealing = part({ kind: 'countersForRevealed' })`${{ filter: filter('many') }}. ~ enters [the battlefield /]
  with ${countersOf} on it for each card revealed this way`

const sacrificing = part({ kind: 'countersForSacrificed' })`${{ filter: filter('many') }}. ~ enters [the battlefield /]
  with ${countersOf} on it for each creature sacrificed this way`

/** "As ~ enters the battlefield, choose a color." */
const choosing: Syntax<Enters> = wordings(
  asItEnters`as ~ enters [the battlefield /], ${{ as: chooses }}`,
  asItEnters`as ~ enters [the battlefield /], [/ you may] reveal any number of ${{ as: revealing }}`,
  asItEnters`as ~ enters [the battlefield /], you may sacrifice any number of ${{ as: sacrificing }}`,
  asItEnters`as ~ enters [the battlefield /], you may ${{
    as: part({
      kind: 'tappedUnlessPaid',
    })`${{ cost: payment }}. If you don't, [it / ~] enters [the battlefield /] tapped`,
  }}`,
) as Syntax<Enters>

/** "You may have ~ enter the battlefield as a copy of any creature on the battlefield, except it's 7/7." */
function copying({ granted }: Verbs): Syntax<Enters> {
  const except = exceptions(granted)
  return wordings(
    asItEnters`you may have ~ enter [the battlefield /] as ${{
      as: part({ kind: 'copy', may: true })`a copy of any ${{ of: filter('one') }}${{ except }}`,
    }}`,
    asItEnters`~ enters [the battlefield /] as ${{
      as: part({ kind: 'copy', may: false })`a copy of any ${{ of: filter('one') }}${{ except }}`,
    }}`,
  ) as Syntax<Enters>
}

export function enters(verbs: Verbs): Syntax<Enters> {
  return wordings(
    part({ kind: 'enters' })`${{ what: thing }} ${{ as: manner }}`,
    choosing,
    copying(verbs),
  ) as Syntax<Enters>
}
