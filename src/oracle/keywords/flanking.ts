import { simple } from './grammar.ts'

/** 2004:502.3a. */
export const flanking = simple('flanking', () => [
  'Whenever ~ becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.',
])
