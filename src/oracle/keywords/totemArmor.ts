import { simple } from './grammar.ts'

/** 2011:702.87. */
export const totemArmor = simple('totemArmor', () => [
  'If enchanted creature would be destroyed, instead remove all damage from it and destroy ~.',
])
