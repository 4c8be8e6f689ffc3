/** A prompt for every kind of question: a kind without one is a type error. */
import type { ComponentType } from 'react'
import { type Kind, outcomeOf, type ReplyTo } from '../../engine/index.ts'
import { useTable } from '../../store/index.ts'
import { isDeadTime, sendReply } from '../input/index.ts'
import { say } from '../messages/index.ts'
import type { TableModel } from '../session/model.ts'
import { nextGameOf } from '../session/nextGame.ts'
import { useUi } from '../session/uiStore.ts'
import { seatName, signOf } from '../view/index.ts'
import { DividePrompt, ModesPrompt, NumberPrompt, PayPrompt } from './announcing.tsx'
import { MulliganPrompt, StarterPrompt } from './beginning.tsx'
import { ChoosePrompt } from './ChoosePrompt.tsx'
import { AssignDamagePrompt, AttackersPrompt, BlockersPrompt } from './combat.tsx'
import { useFriendPrompt } from './FriendPrompt.tsx'
import { CardNamePrompt, CreatureTypePrompt, WordPrompt } from './naming.tsx'
import { OptionsPrompt } from './OptionsPrompt.tsx'
import { ArrangePrompt, OrderPrompt } from './ordering.tsx'
import { PastTurnPrompt } from './PastTurnPrompt.tsx'
import { PilePrompt } from './PilePrompt.tsx'
import { PriorityPrompt } from './PriorityPrompt.tsx'
import { PromptFrame } from './PromptFrame.tsx'
import {
  CoinPrompt,
  ColorPrompt,
  ConfirmPrompt,
  ManaPrompt,
  PlayerPrompt,
  RepeatPrompt,
  ReplacementPrompt,
} from './simple.tsx'
import { TargetsPrompt } from './TargetsPrompt.tsx'
import type { PromptProps } from './types.ts'

const PROMPTS: { readonly [K in Kind]: ComponentType<PromptProps<K>> } = {
  priority: PriorityPrompt,
  starter: StarterPrompt,
  player: PlayerPrompt,
  mulligan: MulliganPrompt,
  modes: ModesPrompt,
  options: OptionsPrompt,
  number: NumberPrompt,
  targets: TargetsPrompt,
  divide: DividePrompt,
  pay: PayPrompt,
  choose: ChoosePrompt,
  confirm: ConfirmPrompt,
  coin: CoinPrompt,
  repeat: RepeatPrompt,
  color: ColorPrompt,
  mana: ManaPrompt,
  creatureType: CreatureTypePrompt,
  cardName: CardNamePrompt,
  word: WordPrompt,
  order: OrderPrompt,
  arrange: ArrangePrompt,
  attackers: AttackersPrompt,
  blockers: BlockersPrompt,
  assignDamage: AssignDamagePrompt,
  replacement: ReplacementPrompt,
  pile: PilePrompt,
}

/** While somebody else decides, or the table continues by itself: who, and what kind of decision. */
const Waiting = ({ model, thinking }: { readonly model: TableModel; readonly thinking: boolean }) => {
  const { waitingFor, state, me } = model.scene
  const seat = waitingFor?.seat ?? me
  const name = seatName(state, seat)
  const whose = signOf(model.scene, seat)
  const paused = useTable((table) => table.paused)
  if (paused) {
    const resume = { label: say('prompt.resume'), onPress: () => useTable.getState().pause(false) }
    return <PromptFrame promptKey={model.key} title={say('prompt.paused')} whose={whose} primary={resume} />
  }
  if (state.players[model.scene.viewer]?.lost != null) {
    const leave = { id: 'leave', label: say('over.decks'), onPress: useTable.getState().leave }
    return (
      <PromptFrame
        promptKey={model.key}
        title={say('prompt.out')}
        why={say('prompt.outWhy')}
        whose={null}
        others={[leave]}
      />
    )
  }
  if (seat === me) {
    return <PromptFrame promptKey={model.key} title={say(`stepTitle.${state.turn.step}`)} whose={null} />
  }
  const why = say(waitingFor?.kind === 'priority' ? 'prompt.waitingWhy.priority' : 'prompt.waitingWhy.other', { name })
  const title = thinking ? say('prompt.thinking', { name }) : say('prompt.waiting', { name })
  return <PromptFrame promptKey={model.key} title={title} whose={whose} why={why} />
}

/** After the game: what next, once its screen has been left; until then nothing here leads away from what ended it. */
const Over = ({ model }: { readonly model: TableModel }) => {
  const { leave } = useTable.getState()
  const isLeft = useUi((ui) => ui.overHidden)
  const isWaiting = useTable((table) => table.exchanging !== null)
  if (!isLeft) return <PromptFrame promptKey={model.key} title={say('over.title')} whose={null} />
  const onward = nextGameOf(model.game)
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('over.title')}
      why={isWaiting ? say('match.exchanging') : undefined}
      primary={{ label: onward.label, disabled: isWaiting, onPress: onward.go }}
      others={[{ id: 'decks', label: say('over.decks'), onPress: leave }]}
    />
  )
}

/** While the table shows a game that waits for the one inside it (506). */
const Elsewhere = ({ model }: { readonly model: TableModel }) => (
  <PromptFrame
    promptKey={model.key}
    title={say('games.looking')}
    whose={null}
    why={say('games.lookingWhy')}
    primary={{ label: say('games.back'), onPress: () => useUi.getState().open({ outwards: 0 }) }}
  />
)

/** The prompt for the current question, for the player who is asked. */
export const Prompt = ({ model, thinking }: { readonly model: TableModel; readonly thinking: boolean }) => {
  const { question } = model.scene
  const ofFriends = useFriendPrompt(model)
  if (model.watch !== null) return <PastTurnPrompt model={model} watch={model.watch} />
  if (outcomeOf(model.position) !== null) return <Over model={model} />
  if (ofFriends !== null) return ofFriends
  if (model.shown < model.games.length - 1) return <Elsewhere model={model} />
  if (question === null || !model.mine) return <Waiting model={model} thinking={thinking} />
  const Component = PROMPTS[question.kind] as ComponentType<PromptProps<Kind>>
  return (
    <Component
      key={model.key}
      question={question}
      model={model}
      answer={(reply: ReplyTo<Kind>) => isDeadTime() || sendReply(reply)}
    />
  )
}
