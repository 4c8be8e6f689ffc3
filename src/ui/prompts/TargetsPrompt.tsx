import { find, type Ref } from '../../engine/index.ts'
import { pressRef } from '../app/interact.ts'
import { say } from '../messages/index.ts'
import { objectName, refKey, refName } from '../view/index.ts'
import { useTakeBack } from './announcing.tsx'
import { CardChoice } from './CardChoice.tsx'
import { type PromptButton, PromptFrame } from './PromptFrame.tsx'
import { Sheet } from './Sheet.tsx'
import type { PromptProps } from './types.ts'

const LISTED = 4

export const TargetsPrompt = ({ question, model, answer }: PromptProps<'targets'>) => {
  const back = useTakeBack(model)
  const { state } = model.scene
  const { min, max, legal } = question
  const chosen = model.draft.kind === 'refs' ? model.draft.chosen : []
  const isAway = (ref: Ref): boolean => {
    const zone = 'object' in ref ? find(state, ref.object)?.zone : undefined
    return zone !== undefined && zone !== 'battlefield' && zone !== 'stack'
  }
  const away = legal.flatMap((ref) => ('object' in ref && isAway(ref) ? [ref.object] : []))
  const listed: readonly PromptButton[] =
    max === 1 && legal.length <= LISTED && away.length === 0
      ? legal.map((ref) => ({ id: refKey(ref), label: refName(state, ref), onPress: () => pressRef(model, ref) }))
      : []
  const confirm = {
    label: chosen.length === 0 ? say('targets.none') : say('targets.confirm', { n: chosen.length }),
    onPress: () => answer(chosen),
  }
  return (
    <>
      <PromptFrame
        promptKey={model.key}
        title={say('targets.title', { name: objectName(state, question.source) })}
        why={say('targets.why', { min, max })}
        primary={min === 0 || max > 1 ? { ...confirm, disabled: chosen.length < min } : undefined}
        others={[...listed, ...(back ? [back] : [])]}
        cancel={back?.onPress}
      />
      {away.length === 0 ? null : (
        <Sheet title={say('targets.list')}>
          <CardChoice
            model={model}
            cards={away}
            choosable={new Set(away)}
            chosen={new Set(chosen.flatMap((ref) => ('object' in ref ? [ref.object] : [])))}
            onPress={(object) => pressRef(model, { object })}
          />
        </Sheet>
      )}
    </>
  )
}
