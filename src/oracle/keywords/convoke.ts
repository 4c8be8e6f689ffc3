import { simple } from './grammar.ts'

/** 2011:702.49. */
export const convoke = simple('convoke')
