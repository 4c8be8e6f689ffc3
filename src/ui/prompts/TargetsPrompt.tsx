import { checkReply, find, get, type ObjectId, type Ref, type Seat, type State } from '../../engine/index.ts'
import { pressRef } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { objectName, refKey, refName, seatName } from '../view/index.ts'
import { useTakeBack } from './announcing.tsx'
import { CardChoice } from './CardChoice.tsx'
import { choiceButtons } from './choosing.ts'
import { type PromptButton, PromptFrame } from './PromptFrame.tsx'
import { Sheet } from './Sheet.tsx'
import { StackChoice, useStacked } from './StackChoice.tsx'
import { askingText } from './source.ts'
import type { PromptProps } from './types.ts'

const LISTED = 4

/** Over targets that the table doesn't show: where they lie, if in one pile, and whose it is. */
function pileTitle(state: State, seat: Seat, away: readonly ObjectId[]): string {
  const [first] = away
  if (first === undefined) return say('targets.stack')
  const { zone, owner } = get(state, first)
  const isOne = away.every((id) => get(state, id).zone === zone && get(state, id).owner === owner)
  if (!isOne || (zone !== 'library' && zone !== 'graveyard' && zone !== 'hand' && zone !== 'exile'))
    return say('targets.piles')
  return say('targets.pile', { name: owner === seat ? say('player.you') : seatName(state, owner), pile: zone })
}

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
  // What a copied spell targets may be gone, and stay its target (503.10): it is nowhere to be pressed.
  const isGone = (ref: Ref): boolean => 'object' in ref && find(state, ref.object) === null
  // Two of one name are told apart on the table only.
  const isTold = new Set(legal.map((ref) => refName(state, ref))).size === legal.length
  const isShort = max === 1 && legal.length <= LISTED && away.length === 0 && isTold
  const stacked = useStacked(model, isShort ? [] : legal.flatMap((ref) => ('object' in ref ? [ref.object] : [])))
  const listed: readonly PromptButton[] = (isShort ? legal : legal.filter(isGone)).map((ref) => ({
    id: refKey(ref),
    label: refName(state, ref),
    onPress: () => pressRef(model, ref),
  }))
  const buttons = choiceButtons({
    most: Math.min(legal.length, max),
    chosen: chosen.length,
    isAnswer: checkReply(model.position, chosen) === null,
    mayBeNone: checkReply(model.position, []) === null,
    confirm: say('targets.confirm', { n: Math.max(chosen.length, min, 1) }),
    none: say('targets.none'),
    answer: () => answer(chosen),
    answerNone: () => answer([]),
  })
  // The title names what asks.
  const text = askingText(model, question.source)
  const how = say('targets.why', { min, max })
  return (
    <>
      <PromptFrame
        promptKey={model.key}
        title={say('targets.title', { name: objectName(state, question.source) })}
        why={say('list.sentences', { parts: text === '' ? [how] : [text, how] })}
        primary={min === 0 || max > 1 ? buttons.primary : undefined}
        others={[...listed, ...buttons.others, ...(back ? [back] : [])]}
        no={buttons.no}
        cancel={back?.onPress}
      />
      {away.length + stacked.length === 0 ? null : (
        <Sheet title={pileTitle(state, question.seat, away)}>
          <StackChoice items={stacked} />
          {away.length === 0 ? null : (
            <CardChoice
              model={model}
              cards={away}
              choosable={new Set(away)}
              chosen={new Set(chosen.flatMap((ref) => ('object' in ref ? [ref.object] : [])))}
              onPress={(object) => pressRef(model, { object })}
            />
          )}
        </Sheet>
      )}
    </>
  )
}
