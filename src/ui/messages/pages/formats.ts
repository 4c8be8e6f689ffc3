import type { StandingProblem } from '../../../catalog/index.ts'
import type { HouseField } from '../../../rulebook/index.ts'
import { sayer } from '../sayer.ts'
import { formats } from './en/formats.ts'

export const sayFormats = sayer('formats', formats)

/** The sentence for why a card doesn't fit a format. */
export const sayStanding = ({ key, params }: StandingProblem): string =>
  (sayFormats as (key: StandingProblem['key'], params: StandingProblem['params']) => string)(key, params)

/** The sentence for a house rule. */
export const sayHouse = (field: HouseField, value: unknown): string => sayFormats(`house.${field}`, { value })
