import { numbered } from './grammar.ts'

export const bushido = numbered('bushido', ({ n }) => [
  `Whenever ~ blocks or becomes blocked, it gets +${n}/+${n} until end of turn.`,
])
