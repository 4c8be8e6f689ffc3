import type { DeckTextRemark } from '../../../catalog/index.ts'
import { sayer } from '../sayer.ts'
import { pasting } from './en/pasting.ts'

export const sayPasting = sayer('pasting', pasting)

/** The sentence for what is said of a line that is passed over. */
export const sayRemark = ({ key, params }: DeckTextRemark): string =>
  (sayPasting as (key: DeckTextRemark['key'], params: DeckTextRemark['params']) => string)(key, params)
