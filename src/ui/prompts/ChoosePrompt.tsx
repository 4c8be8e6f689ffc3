import { find } from '../../engine/index.ts'
import { pressRef } from '../app/interact.ts'
import { say } from '../messages/index.ts'
import { objectName } from '../view/index.ts'
import { useTakeBack } from './announcing.tsx'
import { CardChoice } from './CardChoice.tsx'
import { PromptFrame } from './PromptFrame.tsx'
import { Sheet } from './Sheet.tsx'
import type { PromptProps } from './types.ts'

/** Says what pressing it does or, while too few are chosen, will do. */
function confirmLabel(reason: string, chosen: number, min: number): string {
  if (reason === 'redirect') return say(chosen === 0 ? 'choose.confirmPlayer' : 'choose.confirmRedirect')
  if (chosen === 0 && min === 0) return say('choose.confirmNone')
  const n = Math.max(chosen, min)
  if (reason === 'discard' || reason === 'discardToHandSize' || reason === 'costDiscard')
    return say('choose.confirmDiscard', { n })
  if (reason === 'sacrifice' || reason === 'costSacrifice') return say('choose.confirmSacrifice', { n })
  return say('choose.confirm', { n })
}

export const ChoosePrompt = ({ question, model, answer }: PromptProps<'choose'>) => {
  const back = useTakeBack(model)
  const { state, me } = model.scene
  const { from, looking, min, max, reason, source } = question
  const chosen = model.draft.kind === 'objects' ? model.draft.chosen : []
  const isAtHand = (id: number): boolean => {
    const object = find(state, id)
    return (
      object !== null &&
      (object.zone === 'battlefield' || object.zone === 'stack' || (object.zone === 'hand' && object.owner === me))
    )
  }
  // What can be chosen comes first, then what may only be looked at.
  const cards = [...new Set([...from, ...looking])]
  const onTable = cards.every(isAtHand)
  const title = say(`choose.${reason}`, { n: say('choose.count', { min, max }) })
  return (
    <>
      <PromptFrame
        promptKey={model.key}
        title={title}
        why={source === null ? undefined : say('choose.why', { source: `**${objectName(state, source)}**` })}
        primary={{
          label: confirmLabel(reason, chosen.length, min),
          disabled: chosen.length < min || chosen.length > max,
          onPress: () => answer(chosen),
        }}
        others={back ? [back] : []}
        cancel={back?.onPress}
      />
      {onTable ? null : (
        <Sheet title={title}>
          <CardChoice
            model={model}
            cards={cards}
            choosable={new Set(from)}
            chosen={new Set(chosen)}
            onPress={(object) => pressRef(model, { object })}
          />
        </Sheet>
      )}
    </>
  )
}
