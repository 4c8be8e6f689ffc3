import type { Cost } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

const TWO_CREATURES: Cost = [
  {
    kind: 'tapOther',
    what: {
      kind: 'choose',
      filter: {
        noun: 'permanent',
        is: [
          { is: 'type', type: 'creature' },
          { is: 'controlled', by: { kind: 'you' } },
          { is: 'shares', what: 'color', thing: { kind: 'self' } },
        ],
      },
      count: { min: 2, max: 2 },
      by: { kind: 'you' },
    },
  },
]

/** 2011:702.76: an optional additional cost; the trigger asks whether it was paid. */
export const conspire: KeywordRules<'conspire'> = { option: { cost: () => TWO_CREATURES } }
