/** Studies cards beside the page. */
import type { CardRecord } from '../../oracle/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { analyseCard, type CardAnalysis } from './analyseCard.ts'

export interface Asked {
  readonly id: number
  readonly record: CardRecord
  readonly edition: EditionId
}

export interface Answered {
  readonly id: number
  readonly study: CardAnalysis
}

/** What the page is told: that the grammar is loaded, then its answers. */
export type Told = 'ready' | Answered

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answer: Answered = { id: data.id, study: analyseCard(data.record, data.edition) }
  self.postMessage(answer)
})

self.postMessage('ready' satisfies Told)
