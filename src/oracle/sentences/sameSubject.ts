/** Two sentences about one subject: a rule, and another about the same one. */
import type { Ability, Change, StaticRule } from '../../language/index.ts'
import { abilitiesOff } from '../clauses/index.ts'
import { mapped, part, type Syntax, sameValue, shaped, singular, wordings, words } from '../core/index.ts'

type Abilities = readonly Ability[]
type Changes = readonly Change[]
type Static = Extract<Ability, { kind: 'static' }>
type Affecting = Static & { readonly rule: Extract<StaticRule, { kind: 'affect' }> }
const isAffecting = (ability: Ability | undefined): ability is Affecting =>
  ability?.kind === 'static' && ability.rule.kind === 'affect'
const isTwo = (value: unknown): value is Abilities => Array.isArray(value) && value.length === 2

/** "Enchanted creature gets +1/+2 as long as it's white. Otherwise, it gets -2/-1": two rules about one subject. */
export const contrast = (plainly: Syntax<Ability>, changesOf: Syntax<Changes>): Syntax<Abilities> =>
  mapped(part()`${{ first: plainly }} Otherwise, ${singular(words('it'))} ${{ changes: changesOf }}.`, {
    to: ({ first, changes }): Abilities | undefined => {
      if (!isAffecting(first) || first.condition === null) return undefined
      const { what } = first.rule
      return [
        first,
        { ...first, condition: { kind: 'not', of: first.condition }, rule: { kind: 'affect', what, changes } },
      ]
    },
    is: isTwo,
    from: ([first, second]) =>
      isAffecting(first) &&
      isAffecting(second) &&
      second.condition?.kind === 'not' &&
      sameValue(second.condition.of, first.condition) &&
      sameValue(second.rule.what, first.rule.what)
        ? { first, changes: second.rule.changes }
        : undefined,
  })

/** Of what something is attached to, whatever else is so. */
const isOfHost = (ability: Ability | undefined): ability is Affecting =>
  isAffecting(ability) && ability.condition === null && ability.rule.what.kind === 'host'
const itsAbilitiesOff: Syntax<Changes> = shaped(abilitiesOff, (restriction) => [{ kind: 'restrict', restriction }])
const ofIt = (changesOf: Syntax<Changes>): Syntax<Changes> =>
  shaped(
    wordings(part()`${singular(words('It'))} ${{ changes: changesOf }}`, part()`Its ${{ changes: itsAbilitiesOff }}`),
    ({ changes }) => changes,
  ) as Syntax<Changes>
/** "Enchanted creature can't attack or block. It loses all abilities": another rule about the same one. */
export const further = (plainly: Syntax<Ability>, changesOf: Syntax<Changes>): Syntax<Abilities> =>
  mapped(part()`${{ first: plainly }} ${{ changes: ofIt(changesOf) }}.`, {
    to: ({ first, changes }): Abilities | undefined =>
      isOfHost(first) ? [first, { ...first, rule: { ...first.rule, changes } }] : undefined,
    is: isTwo,
    from: ([first, second]) =>
      isOfHost(first) && isOfHost(second) && sameValue(second.rule.what, first.rule.what)
        ? { first, changes: second.rule.changes }
        : undefined,
  })
export const OF_THE_SAME = '"it", after a rule about one object, is that object'
