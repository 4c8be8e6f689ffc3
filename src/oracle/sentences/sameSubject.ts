/** Two sentences about one subject: a rule, and another about the same one. */
import type { Ability, Change, Condition, StaticRule, Thing } from '../../language/index.ts'
import { abilitiesOff } from '../clauses/index.ts'
import {
  mapped,
  part,
  repeat,
  replaced,
  type Syntax,
  sameValue,
  shaped,
  singular,
  wordings,
  words,
} from '../core/index.ts'
import { said } from '../nouns/index.ts'

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

const HOST: Thing = { kind: 'host' }
const IT = said('it')
const isIt = (node: unknown): boolean => sameValue(node, IT)
const isHostItself = (node: unknown): boolean => sameValue(node, HOST)
/** "It's legendary": asked of what ~ is attached to. */
const ofTheHost = (condition: Syntax<Condition>): Syntax<Condition> =>
  mapped(condition, {
    to: (asked): Condition | undefined => {
      const meant = replaced(asked, (node) => (isIt(node) ? { to: HOST } : null)) as Condition
      return sameValue(meant, asked) ? undefined : meant
    },
    is: (value): value is Condition => typeof value === 'object' && value !== null && 'kind' in value,
    from: (meant) => {
      const asked = replaced(meant, (node) => (isHostItself(node) ? { to: IT } : null)) as Condition
      return sameValue(meant, asked) ? undefined : asked
    },
  })
interface While {
  readonly condition: Condition
  readonly changes: Changes
}
const isHostsWhile = (ability: Ability | undefined): ability is Affecting & While =>
  isAffecting(ability) && ability.condition !== null && ability.rule.what.kind === 'host'
/** "Equipped creature gets +1/+1. As long as it's legendary, it gets an additional +2/+2": more rules about it. */
export const furtherWhile = (
  plainly: Syntax<Ability>,
  condition: Syntax<Condition>,
  changesOf: Syntax<Changes>,
): Syntax<Abilities> => {
  const more = part()`As long as ${{ condition: ofTheHost(condition) }}, ${singular(words('it'))} ${{ changes: changesOf }}.`
  return mapped(part()`${{ first: plainly }} ${{ more: repeat(more, { separator: '', max: 3 }) }}`, {
    to: ({ first, more: all }): Abilities | undefined =>
      isOfHost(first)
        ? [
            first,
            ...all.map(({ condition: asked, changes }) => ({
              ...first,
              condition: asked,
              rule: { ...first.rule, changes },
            })),
          ]
        : undefined,
    is: (value): value is Abilities => Array.isArray(value) && value.length > 1,
    from: ([first, ...rest]) =>
      isOfHost(first) && rest.every(isHostsWhile)
        ? { first, more: rest.map((one) => ({ condition: one.condition as Condition, changes: one.rule.changes })) }
        : undefined,
  })
}
export const OF_THE_SAME = '"it", after a rule about one object, is that object'
