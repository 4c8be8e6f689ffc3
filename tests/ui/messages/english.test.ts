import { describe, expect, test } from 'vitest'
import { YOU } from '../../../src/ui/locale/en.ts'
import { log } from '../../../src/ui/messages/game/log.ts'
import { screens } from '../../../src/ui/messages/game/screens.ts'
import { story } from '../../../src/ui/messages/pages/en/story.ts'

/** What is said of the reader and of others. */
const samples: readonly (readonly [said: string, sentence: string])[] = [
  [log['log.searched']({ who: YOU, of: YOU, n: 90 }), 'You search your library (90 cards).'],
  [log['log.searched']({ who: 'Ada', of: 'Ada', n: 1 }), 'Ada searches their library (1 card).'],
  [log['log.countersPut']({ name: 'Elk', n: 1, kind: '+1/+1' }), '**Elk** gets a +1/+1 counter.'],
  [log['log.countersPut']({ name: 'Elk', n: 2, kind: 'age' }), '**Elk** gets 2 age counters.'],
  [log['log.countersRemoved']({ name: 'Elk', n: 1, kind: 'age' }), '**Elk** loses an age counter.'],
  [story['end.lookBack']({ n: 5, who: YOU }), 'Look back at turn 5, your turn'],
  [story['replay.turn']({ n: 6, who: 'Ada' }), 'Turn 6, Ada’s turn'],
  [screens['over.record']({ won: 0, played: 1, level: 'easy', deck: 'Elks' }), 'Elks against Easy: 0 of 1 won'],
  [screens['over.record']({ won: 3, played: 4, level: 'hard', deck: 'Elks' }), 'Elks against Hard: 3 of 4 won'],
]

describe('English sentences', () => {
  test.each(samples)('%s', (said, sentence) => expect(said).toBe(sentence))
})
