import type { Cost } from '../../language/index.ts'
import { hasGeneric } from './delve.ts'
import type { KeywordRules } from './rules.ts'

const AN_ARTIFACT: Cost = [
  {
    kind: 'tapOther',
    what: {
      kind: 'choose',
      filter: {
        noun: 'permanent',
        is: [
          { is: 'type', type: 'artifact' },
          { is: 'controlled', by: { kind: 'you' } },
        ],
      },
      count: { min: 1, max: 1 },
      by: { kind: 'you' },
    },
  },
]

/** today:702.126: artifacts are tapped, each for {1}. */
export const improvise: KeywordRules<'improvise'> = {
  helps: (mana) => (hasGeneric(mana) ? [{ cost: AN_ARTIFACT, less: '1' }] : []),
}
