/** The payment that is proposed to the viewer: the best by what they see, and what it leaves possible. */
import { type PaymentProposal, proposePayment, type Seen } from '../../engine/index.ts'

export interface SeenPayment {
  readonly seen: Seen
  /** What this payment keeps castable or ready, and another would not. */
  readonly keeps: PaymentProposal['keeps']
}

const NOTHING: PaymentProposal['keeps'] = []

/** What is seen, its question asking with the best payment; any other question as it is. */
export function withBestPayment(seen: Seen): SeenPayment {
  const { question } = seen
  if (question?.kind !== 'pay') return { seen, keeps: NOTHING }
  const best = proposePayment(seen.now, question)
  return { seen: { ...seen, question: { ...question, proposal: best?.plan ?? null } }, keeps: best?.keeps ?? NOTHING }
}
