import { find } from '../../engine/index.ts'
import { agreeable, useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import type { TableModel } from '../session/model.ts'
import type { PromptButton } from './PromptFrame.tsx'

/**
 * Never to be asked this again in this game: what can be agreed to at this question, for all alike, or, where there are
 * others, for this object only.
 */
export function useAgreements({ scene }: TableModel): readonly PromptButton[] {
  const agree = useTable((table) => table.agree)
  const { question } = scene
  const here = question === null || question.seat !== scene.viewer ? null : agreeable(scene.state, question)
  if (here === null) return []
  const name = here.agreement.card
  const top = scene.state.stack.at(-1)
  const isTrigger = top !== undefined && find(scene.state, top)?.ability?.triggered === true
  const what = isTrigger ? 'trigger' : 'ability'
  return (here.oneOfMany ? (['one', 'all'] as const) : (['all'] as const)).flatMap((of) =>
    here.answers.map((answer) => ({
      id: `always-${answer}-${of}`,
      label: say(`agree.${answer}`, { name, of: here.oneOfMany ? of : null, what }),
      onPress: () => agree(answer, of),
    })),
  )
}
