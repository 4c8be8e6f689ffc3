import { part, phrase, print } from '../core/index.ts'
import { filter } from '../nouns/index.ts'
import { formed } from './grammar.ts'

const lessForEach = phrase`~ costs {1} less to cast for each ${filter('one')} you control.`

/** 2004:502.31: "affinity for artifacts". */
export const affinity = formed<'affinity'>(
  part({ name: 'affinity' })`affinity for ${{ for: filter('many') }}`,
  (keyword) => [print(lessForEach, keyword.for) ?? ''],
)
