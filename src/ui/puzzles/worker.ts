/** Proves beside the page: what is right, what went wrong, whether a board is a puzzle. */
import { answerProof, type ProofAnswer, type ProofQuestion } from './proofs.ts'

export interface Asked {
  readonly id: number
  readonly question: ProofQuestion
}

export interface Answered {
  readonly id: number
  readonly answer: ProofAnswer
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { id: data.id, answer: answerProof(data.question) }
  self.postMessage(answered)
})
