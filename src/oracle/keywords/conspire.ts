import { simple } from './grammar.ts'

/** 2011:702.76. */
export const conspire = simple('conspire', () => [
  'When you cast ~, if its conspire cost was paid, copy it. You may choose new targets for the copy.',
])
