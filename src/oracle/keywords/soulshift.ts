import { numbered } from './grammar.ts'

export const soulshift = numbered('soulshift', ({ n }) => [
  `When ~ dies, you may return target Spirit card with mana value ${n} or less from your graveyard to your hand.`,
])
