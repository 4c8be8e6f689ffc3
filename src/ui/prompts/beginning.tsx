/** The questions before the first turn. */
import { cardsAfterMulligan, drawnForMulligan } from '../../engine/index.ts'
import { say } from '../messages/index.ts'
import { seatName } from '../view/index.ts'
import { PromptFrame } from './PromptFrame.tsx'
import type { PromptProps } from './types.ts'

export const StarterPrompt = ({ question, model, answer }: PromptProps<'starter'>) => {
  const name = (seat: number) => say('starter.me', { name: seatName(model.scene.state, seat) })
  const own = question.among.includes(question.seat) ? question.seat : (question.among[0] ?? question.seat)
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('starter.title')}
      why={say('starter.why')}
      primary={{ label: name(own), onPress: () => answer(own) }}
      others={question.among
        .filter((seat) => seat !== own)
        .map((seat) => ({ id: `${seat}`, label: name(seat), onPress: () => answer(seat) }))}
    />
  )
}

export const MulliganPrompt = ({ question, model, answer }: PromptProps<'mulligan'>) => {
  const { cards, seat } = question
  const { state } = model.scene
  const next = cardsAfterMulligan(state, seat)
  const keep = () => answer('keep')
  const again = () => answer('mulligan')
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('mulligan.title')}
      why={say('mulligan.why', { n: cards, drawn: drawnForMulligan(state, seat), next })}
      primary={{ label: say('mulligan.keep', { n: cards }), onPress: keep }}
      others={[{ id: 'again', label: say('mulligan.again', { n: next }), onPress: again }]}
      yes={keep}
      no={again}
    />
  )
}
