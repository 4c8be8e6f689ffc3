import { simple } from './grammar.ts'

/** 2004:502.29a. */
export const provoke = simple('provoke', () => [
  'Whenever ~ attacks, you may have target creature defending player controls block it this combat if able. If you do, untap that creature.',
])
