import { simple } from './grammar.ts'

/** 2011:702.71. */
export const changeling = simple('changeling', () => ['~ is every creature type.'])
