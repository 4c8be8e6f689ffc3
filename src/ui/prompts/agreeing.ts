import { agreeable, useTable } from '../../store/index.ts'
import type { TableModel } from '../app/model.ts'
import { say } from '../messages/index.ts'
import type { PromptButton } from './PromptFrame.tsx'

/** Never to be asked this again in this game: what can be agreed to at this question, for all alike. */
export function useAgreements({ scene }: TableModel): readonly PromptButton[] {
  const agree = useTable((table) => table.agree)
  const { question } = scene
  const here = question === null || question.seat !== scene.viewer ? null : agreeable(scene.state, question)
  return (here?.answers ?? []).map((answer) => ({
    id: `always-${answer}`,
    label: answer === 'resolve' ? say('agree.resolve', { name: here?.agreement.card ?? '' }) : say(`agree.${answer}`),
    onPress: () => agree(answer),
  }))
}
