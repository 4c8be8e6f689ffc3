import { simple } from './grammar.ts'

/** 2011:702.67. */
export const gravestorm = simple('gravestorm', () => [
  'When you cast ~, copy it for each permanent that died this turn. You may choose new targets for the copies.',
])
