/** What is said of something that has yet to return (`notYetBack.ts`). */
import type { Check } from './check.ts'

/** "Return it at the beginning of the next end step. That creature fights ~": what has returned, not what is gone. */
export const notYetBack: Check = {
  words: /\b(?:It|That \w+) (?:is|gains|gets|fights)\b/,
  expected: 'something that is on the battlefield by then',
  kinds: ['notYetBack'],
  dangles: () => true,
}
