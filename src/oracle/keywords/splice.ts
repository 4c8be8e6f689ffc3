import { part, quiet } from '../core/index.ts'
import { subtype } from '../lexicon/index.ts'
import { cost, formed } from './grammar.ts'

/** 2011:702.45: "splice onto Arcane {1}{R}". */
export const splice = formed<'splice'>(part({ name: 'splice' })`splice onto ${{ onto: quiet(subtype) }} ${{ cost }}`)
