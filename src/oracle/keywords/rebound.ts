import { simple } from './grammar.ts'

/** 2011:702.86. */
export const rebound = simple('rebound')
