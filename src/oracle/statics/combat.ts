/** Static abilities that change how attackers, blockers and combat damage are declared (500, 310.2e of 2004). */
import type { Change, Players, Restriction, StaticRule } from '../../language/index.ts'
import { rule, type Syntax, wordings, words } from '../core/index.ts'
import { numberWord } from '../lexicon/index.ts'
import { thing } from '../nouns/index.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
type MostFighters = Extract<StaticRule, { kind: 'mostFighters' }>

const only = (restriction: Restriction): readonly Change[] => [{ kind: 'restrict', restriction }]

/** "You may have ~ assign its combat damage as though it weren't blocked." */
export const assignsAsUnblocked = rule('affect', {
  changes: only({ kind: 'assignsAsUnblocked' }),
})`you may have ${{ what: thing }} assign its combat damage as though it weren't blocked` as Syntax<Affect>

const YOU: Players = { kind: 'you' }
const attackers = rule('mostFighters', { what: 'attack' })
/** "No more than two creatures can attack you each combat." */
export const mostFighters: Syntax<MostFighters> = wordings(
  attackers`no more than ${{ n: numberWord }} creatures|creature can attack ${{ whom: words('you', YOU) }} each combat`,
  rule('mostFighters', {
    what: 'attack',
    whom: null,
  })`no more than ${{ n: numberWord }} creatures|creature can attack each combat`,
  rule('mostFighters', {
    what: 'block',
    whom: null,
  })`no more than ${{ n: numberWord }} creatures|creature can block each combat`,
) as Syntax<MostFighters>
