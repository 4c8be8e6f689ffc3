/** The payment that is proposed to the viewer: the best by what they see, and what it leaves possible. */
import { type ObjectId, type PaymentProposal, proposePayment, type QuestionOf, type Seen } from '../../engine/index.ts'
import { type ManaCost, printCost } from '../../language/index.ts'
import type { Draft } from './choiceDraft.ts'

export interface SeenPayment {
  readonly seen: Seen
  /** What this payment keeps castable or ready, and another would not. */
  readonly keeps: PaymentProposal['keeps']
}

const NOTHING: PaymentProposal['keeps'] = []
const UNWANTED: readonly ObjectId[] = []

/** What the viewer doesn't want to tap for the payment. */
const unwanted = (draft: Draft): readonly ObjectId[] => (draft.kind === 'payment' ? draft.without : UNWANTED)

/** What is seen, its question asking with the best payment; any other question as it is. */
export function withBestPayment(seen: Seen, draft: Draft = { kind: 'none' }): SeenPayment {
  const { question } = seen
  if (question?.kind !== 'pay') return { seen, keeps: NOTHING }
  const best = proposePayment(seen.now, question, new Set(unwanted(draft)))
  return { seen: { ...seen, question: { ...question, proposal: best?.plan ?? null } }, keeps: best?.keeps ?? NOTHING }
}

/**
 * A press on what is marked for the payment takes it out, as long as something else can pay; a press on what was taken
 * out puts it back. `null`: it does neither.
 */
export function pressPayment(
  { now, question }: { readonly now: Seen['now']; readonly question: QuestionOf<'pay'> },
  draft: Draft,
  id: ObjectId,
): Draft | null {
  const without = unwanted(draft)
  if (without.includes(id)) return { kind: 'payment', without: without.filter((one) => one !== id) }
  if (question.proposal?.taps.every(({ object }) => object !== id) ?? true) return null
  const more = [...without, id]
  return proposePayment(now, question, new Set(more)) === null ? null : { kind: 'payment', without: more }
}

const isGeneric = (symbol: string): boolean => /^\d+$/.test(symbol)

/** A cost as it is to be paid: its generic mana in one symbol. */
export function costText(cost: ManaCost): string {
  const generic = cost.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0)
  const first = cost.findIndex(isGeneric)
  const shown = cost.flatMap((symbol, at): ManaCost => {
    if (!isGeneric(symbol)) return [symbol]
    return at === first && (generic > 0 || cost.every(isGeneric)) ? [`${generic}`] : []
  })
  return printCost(shown)
}
