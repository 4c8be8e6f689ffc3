import { simple } from './grammar.ts'

/** 2004:502.30a. */
export const storm = simple('storm', () => [
  'When you cast ~, copy it for each spell cast before it this turn. You may choose new targets for the copies.',
])
