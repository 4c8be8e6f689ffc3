/** The grammar of sentences as the tests of verbs ask it: granted abilities are keywords, quotes hold one sentence. */

import type { Ability } from '../../../src/language/index.ts'
import { lazy, only, parseAll, phrase, rule, type Syntax } from '../../../src/oracle/core/index.ts'
import { costs } from '../../../src/oracle/costs/index.ts'
import { trigger } from '../../../src/oracle/events/index.ts'
import { verbs } from '../../../src/oracle/idioms/index.ts'
import { staticRule } from '../../../src/oracle/statics/index.ts'

const activated: Syntax<Ability> = lazy(
  () =>
    rule('activated', { limits: [], zone: 'battlefield' })`${{ cost: costs }}: ${{
      body: words.effects,
    }}.` as unknown as Syntax<Ability>,
)
const words = verbs({ ability: activated })
const sentence = phrase`${words.effects}.`
const standing = phrase`${staticRule(words)}.`

/** What one sentence of effects means, if it is understood exactly and in one way. */
export function effects(text: string): unknown {
  const outcome = only(sentence, text)
  return outcome.kind === 'understood' ? outcome.value : outcome
}

export function rules(text: string): unknown {
  const outcome = only(standing, text)
  return outcome.kind === 'understood' ? outcome.value : outcome
}

export function events(text: string): unknown {
  const outcome = only(phrase`whenever ${trigger}`, `Whenever ${text}`)
  return outcome.kind === 'understood' ? outcome.value : outcome
}

/** How many ways there are to read a sentence of effects. */
export const readings = (text: string): number => parseAll(sentence, text).length
