import { part, quiet } from '../core/index.ts'
import { subtype } from '../lexicon/index.ts'
import { formed } from './grammar.ts'

/** 2011:702.46: "Goblin offering". */
export const offering = formed<'offering'>(part({ name: 'offering' })`${{ subtype: quiet(subtype) }} offering`)
