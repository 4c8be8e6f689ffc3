import { simple } from './grammar.ts'

/** 2004:502.37a. */
export const sunburst = simple('sunburst', () => [
  'If ~ is a creature, ~ enters the battlefield with a +1/+1 counter on it for each color of mana spent to cast it.',
  "If ~ isn't a creature, ~ enters the battlefield with a charge counter on it for each color of mana spent to cast it.",
])
