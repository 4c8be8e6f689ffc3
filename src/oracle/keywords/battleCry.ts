import { simple } from './grammar.ts'

export const battleCry = simple('battleCry', () => [
  'Whenever ~ attacks, each other attacking creature gets +1/+0 until end of turn.',
])
