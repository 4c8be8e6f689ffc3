import { type ChooseReason, checkReply, get, type ObjectId, type QuestionOf, type State } from '../../engine/index.ts'
import { pressRef } from '../input/index.ts'
import { say, type Thing } from '../messages/index.ts'
import { seatName } from '../view/index.ts'
import { useTakeBack } from './announcing.tsx'
import { CardChoice } from './CardChoice.tsx'
import { choiceButtons } from './choosing.ts'
import { PromptFrame } from './PromptFrame.tsx'
import { Sheet } from './Sheet.tsx'
import { StackChoice, useStacked } from './StackChoice.tsx'
import { asking } from './source.ts'
import { isAtHand, thingOf } from './things.ts'
import type { PromptProps } from './types.ts'

/** Says what pressing it does or, while too few are chosen, will do. */
function confirmLabel(reason: ChooseReason, chosen: number, min: number, thing: Thing): string {
  if (reason === 'redirect') return say('choose.confirmRedirect')
  if (reason === 'companion') return say('choose.confirmCompanion')
  const n = Math.max(chosen, min, 1)
  if (reason === 'bottomed') return say('choose.confirmBottomed', { n, thing })
  if (reason === 'discard' || reason === 'discardToHandSize' || reason === 'costDiscard')
    return say('choose.confirmDiscard', { n, thing })
  if (reason === 'sacrifice' || reason === 'costSacrifice') return say('choose.confirmSacrifice', { n, thing })
  return say('choose.confirm', { n, thing })
}

/** How much power, or the like, the chosen ones have together; `null`: that doesn't matter. */
function togetherOf({ from, power }: QuestionOf<'choose'>, chosen: readonly ObjectId[]): number | null {
  if (power === undefined) return null
  return chosen.reduce((sum, id) => sum + (power.each[from.indexOf(id)] ?? 0), 0)
}

/** What it is called to choose nothing. */
function noneLabel(reason: ChooseReason): string {
  if (reason === 'redirect') return say('choose.confirmPlayer')
  if (reason === 'search') return say('choose.findNothing')
  if (reason === 'companion') return say('choose.noCompanion')
  return say(reason === 'dig' ? 'choose.takeNone' : 'choose.confirmNone')
}

/** Whose library is searched, if nothing but one is. */
function searched(state: State, { seat, from, looking }: QuestionOf<'choose'>): string | null {
  const cards = [...from, ...looking].map((id) => get(state, id))
  const [first] = cards
  const isOne = cards.every(({ zone, owner }) => zone === 'library' && owner === first?.owner)
  if (first === undefined || !isOne) return null
  return first.owner === seat ? say('player.you') : seatName(state, first.owner)
}

function titleOf(state: State, question: QuestionOf<'choose'>, thing: Thing): string {
  const { reason, min, max } = question
  // Who searches may always fail to find: that is a button of its own.
  const least = reason === 'search' && max === 1 ? 1 : min
  const n = say('choose.count', { min: least, max, thing })
  if (reason === 'crew' || reason === 'evidence') return say(`choose.${reason}`, { least: question.power?.least ?? 0 })
  return say(`choose.${reason}`, { n, whose: reason === 'search' ? searched(state, question) : null })
}

export const ChoosePrompt = ({ question, model, answer }: PromptProps<'choose'>) => {
  const back = useTakeBack(model)
  const { state, me } = model.scene
  const { from, looking, min, max, reason, source } = question
  const chosen = model.draft.kind === 'objects' ? model.draft.chosen : []
  const total = togetherOf(question, chosen)
  const least = question.power?.least ?? 0
  const confirm = confirmLabel(reason, chosen.length, min, thingOf(state, from))
  // What can be chosen comes first, then what may only be looked at.
  const cards = [...new Set([...from, ...looking])]
  const onTable = cards.every((id) => isAtHand(state, me, id))
  const stacked = useStacked(model, from)
  const thing = thingOf(state, from)
  const buttons = choiceButtons({
    most: Math.min(from.length, max),
    chosen: chosen.length,
    isAnswer: checkReply(model.position, chosen) === null,
    mayBeNone: checkReply(model.position, []) === null,
    confirm: total === null ? confirm : say('choose.together', { confirm, total, least }),
    none: noneLabel(reason),
    answer: () => answer(chosen),
    answerNone: () => answer([]),
  })
  const title = titleOf(state, question, thing)
  return (
    <>
      <PromptFrame
        promptKey={model.key}
        title={title}
        why={source !== null ? asking(model, source) : reason === 'companion' ? say('choose.companionWhy') : undefined}
        primary={buttons.primary}
        others={[...buttons.others, ...(back ? [back] : [])]}
        no={buttons.no}
        cancel={back?.onPress}
      />
      {onTable && stacked.length === 0 ? null : (
        <Sheet title={title}>
          <StackChoice items={onTable ? stacked : []} />
          {onTable ? null : (
            <CardChoice
              model={model}
              cards={cards}
              choosable={new Set(from)}
              chosen={new Set(chosen)}
              onPress={(object) => pressRef(model, { object })}
            />
          )}
        </Sheet>
      )}
    </>
  )
}
