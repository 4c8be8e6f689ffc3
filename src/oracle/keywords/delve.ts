import { simple } from './grammar.ts'

/** 2011:702.64. */
export const delve = simple('delve')
