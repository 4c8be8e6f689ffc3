import { simple } from './grammar.ts'

/** 2004:502.10: a rule of its own. */
export const banding = simple('banding')
