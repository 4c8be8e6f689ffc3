import { numbered, some } from './grammar.ts'

export const annihilator = numbered('annihilator', ({ n }) => [
  `Whenever ~ attacks, defending player sacrifices ${some(n, 'permanent')}.`,
])
