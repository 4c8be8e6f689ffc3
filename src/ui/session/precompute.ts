/**
 * What is a click away is worked out while nobody waits: passing or what the prompt's large button answers, and each
 * card of the hand that can be played in one way. The click then has only to show it.
 */
import { useEffect } from 'react'
import type { Reply, Seat } from '../../engine/index.ts'
import { useTable } from '../../store/index.ts'
import { whileIdle } from '../look/index.ts'
import { actionsOf, draftReply } from '../view/index.ts'
import { gamesSeen, type TableModel, untouched } from './model.ts'

function likelyReplies({ scene, view, draft }: TableModel): readonly Reply[] {
  const { question } = scene
  if (question?.kind === 'priority') {
    const plays = view.hand.flatMap(({ id }) => {
      const [only, ...others] = actionsOf(scene, id)
      return only === undefined || others.length > 0 ? [] : [only.action]
    })
    return [{ do: 'pass' }, ...plays]
  }
  if (question?.kind === 'pay') return question.proposal === null ? [] : [{ pay: 'plan', plan: question.proposal }]
  const drafted = draftReply(draft)
  return drafted === null ? [] : [drafted]
}

/**
 * Makes what a reply would show, from the side that stays; nothing is shown of it, not even an error: that is told when
 * the reply is given.
 */
export function precompute(reply: Reply, kept: Seat | null = null): void {
  try {
    const next = useTable.getState().ahead(reply)
    if (next === null || next.viewer === null) return
    const seen = gamesSeen(next.position, next.viewer).at(-1)
    if (seen !== undefined) untouched(next.position, seen, kept)
  } catch {
    // Nobody has given this reply.
  }
}

export function usePrecomputedReplies(model: TableModel): void {
  useEffect(() => {
    if (!model.mine || model.watch !== null) return
    const { still, side } = model.scene
    return whileIdle(likelyReplies(model).map((reply) => () => precompute(reply, still ? side : null)))
  }, [model])
}
