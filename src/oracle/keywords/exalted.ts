import { simple } from './grammar.ts'

export const exalted = simple('exalted', () => [
  'Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.',
])
