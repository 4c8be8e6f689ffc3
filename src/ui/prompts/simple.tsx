/** Questions answered by picking one of a few options. */
import { type ConfirmReason, find, get, type QuestionOf } from '../../engine/index.ts'
import { printCost } from '../../language/index.ts'
import { useTable } from '../../store/index.ts'
import { Icon, ManaSymbol, Sentence } from '../glyphs/index.ts'
import { say, type UnpaidWords } from '../messages/index.ts'
import type { TableModel } from '../session/model.ts'
import { objectName, refName, seatName, signOf, targetsOfObject } from '../view/index.ts'
import { useTakeBack } from './announcing.tsx'
import { PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import { asking, replacementText } from './source.ts'
import type { PromptProps } from './types.ts'
import { useAgreements } from './useAgreements.ts'

/** Where the question alone doesn't say what is to be decided. */
const WITH_TEXT: readonly ConfirmReason[] = ['may', 'mayPay', 'unlessPaid', 'first']

/** What a yes is for: the text of what asks. */
function textAsked(model: TableModel, { reason, source }: QuestionOf<'confirm'>, asks: string): string {
  const { state } = model.scene
  if (reason === 'copy') {
    const targets = targetsOfObject(get(state, source)).map((ref) => `**${refName(state, ref)}**`)
    return say('confirm.copied', { targets })
  }
  return WITH_TEXT.includes(reason) ? asks : ''
}

/** What happens to what if it isn't paid; `null`: it isn't told. */
function unpaidOf({ scene }: TableModel, { source, otherwise }: QuestionOf<'confirm'>): UnpaidWords | null {
  if (otherwise === undefined) return null
  const { does, object } = otherwise
  const { state, me } = scene
  const asks = find(state, source)
  const isIt = object === source || asks?.ability?.source === object
  return { does, name: objectName(state, object), isIt, own: find(state, object)?.controller === me }
}

type Words =
  | 'confirm.yes'
  | 'confirm.no'
  | 'confirm.onTop'
  | 'confirm.below'
  | 'confirm.tap'
  | 'confirm.untap'
  | 'confirm.asFriend'
  | 'confirm.asFoe'
  | 'confirm.theFirst'
  | 'confirm.theOther'

/** What the two answers do, where they are more than yes and no. */
const WORDS: Readonly<Partial<Record<ConfirmReason, readonly [Words, Words]>>> = {
  over: ['confirm.onTop', 'confirm.below'],
  tapped: ['confirm.tap', 'confirm.untap'],
  friend: ['confirm.asFriend', 'confirm.asFoe'],
  first: ['confirm.theFirst', 'confirm.theOther'],
}

export const ConfirmPrompt = ({ question, model, answer }: PromptProps<'confirm'>) => {
  const back = useTakeBack(model)
  const name = objectName(model.scene.state, question.source)
  const cost = question.cost === null ? '' : printCost(question.cost)
  const pays = cost !== '' || question.reason === 'unlessPaid'
  const paying = cost === '' ? say('confirm.pay') : say('confirm.yesPay', { cost })
  const [yesWord, noWord] = WORDS[question.reason] ?? ['confirm.yes', 'confirm.no']
  const yes = { label: pays ? paying : say(yesWord), onPress: () => answer(true) }
  const no = { label: say(pays ? 'confirm.dontPay' : noWord), onPress: () => answer(false) }
  const { state } = model.scene
  const item = model.view.stack.find(
    ({ id }) => id === question.source || find(state, id)?.ability?.source === question.source,
  )
  const keyword = question.keyword === undefined ? '' : say(`keyword.${question.keyword}`)
  const text = textAsked(model, question, item?.text ?? '')
  const [primary, other] = question.default ? [yes, no] : [no, yes]
  const { card, about } = question
  const who = about === undefined ? '' : seatName(state, about)
  const own = find(state, question.source)?.controller === question.seat
  const asked =
    card === undefined
      ? say(`confirm.${question.reason}`, { name, cost, keyword, who, own, unpaid: unpaidOf(model, question) })
      : say(`confirm.${card.by}`, { name: `**${card.name}**`, keyword })
  return (
    <PromptFrame
      promptKey={model.key}
      title={name}
      why={text === '' ? asked : say('list.sentences', { parts: [asked, text] })}
      primary={primary}
      others={[
        { id: 'other', shortcut: question.default ? 'N' : 'Y', ...other },
        ...useAgreements(model),
        ...(back ? [back] : []),
      ]}
      yes={yes.onPress}
      no={no.onPress}
      cancel={back?.onPress}
    />
  )
}

export const ColorPrompt = ({ question, model, answer }: PromptProps<'color'>) => (
  <PromptFrame
    promptKey={model.key}
    title={say('color.title')}
    why={asking(model, question.source)}
    body={
      <div className={styles.chips} data-symbols="">
        {question.colors.map((color) => (
          <button key={color} type="button" onClick={() => answer(color)}>
            <ManaSymbol symbol={color} silent /> {say(`color.${color}`)}
          </button>
        ))}
      </div>
    }
  />
)

/** A long loop on its way: the table goes on by itself, unless it is taken back. */
export const RepeatPrompt = ({ question, model }: PromptProps<'repeat'>) => {
  const { done, times } = question
  const undo = useTable((table) => table.undo)
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('repeat.title')}
      why={asking(model, question.source)}
      body={
        <p className={styles.progress}>
          {say('repeat.done', { done, times })}
          <progress value={done} max={times} aria-label={say('repeat.title')} />
        </p>
      }
      others={[{ id: 'stop', label: say('repeat.stop'), onPress: undo }]}
      cancel={undo}
    />
  )
}

export const CoinPrompt = ({ question, model, answer }: PromptProps<'coin'>) => (
  <PromptFrame
    promptKey={model.key}
    title={say('coin.title')}
    why={asking(model, question.source)}
    primary={{ label: say('coin.heads'), onPress: () => answer('heads') }}
    others={[{ id: 'tails', label: say('coin.tails'), onPress: () => answer('tails') }]}
  />
)

export const ManaPrompt = ({ question, model, answer }: PromptProps<'mana'>) => {
  const back = useTakeBack(model)
  const { source, after } = question
  const asks = asking(model, source)
  const before = after === undefined || after.chosen.length === 0 ? [] : [printCost(after.chosen)]
  return (
    <PromptFrame
      promptKey={model.key}
      title={after === undefined ? say('mana.title') : say('mana.nth', { n: after.chosen.length + 1, of: after.of })}
      why={say('list.sentences', { parts: [asks, ...before.map((mana) => say('mana.before', { mana }))] })}
      body={
        <div className={styles.chips} data-symbols="">
          {question.among.map((type) => (
            <button key={type} type="button" onClick={() => answer(type)}>
              <ManaSymbol symbol={type} silent /> {say(`color.${type}`)}
            </button>
          ))}
        </div>
      }
      others={back ? [back] : []}
      cancel={back?.onPress}
    />
  )
}

export const ReplacementPrompt = ({ question, model, answer }: PromptProps<'replacement'>) => (
  <PromptFrame
    promptKey={model.key}
    title={say('replacement.title')}
    why={say('replacement.why')}
    body={question.options.map(({ source, key }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one card can offer the same thing twice
      <button key={`${source}${key}${index}`} type="button" className={styles.option} onClick={() => answer(index)}>
        <Icon name="spark" />
        <span>
          <Sentence text={replacementText(model, question.options, index)} />
        </span>
      </button>
    ))}
  />
)

export const PlayerPrompt = ({ question, model, answer }: PromptProps<'player'>) => (
  <PromptFrame
    promptKey={model.key}
    title={say('player.title')}
    why={asking(model, question.source)}
    body={question.among.map((seat) => (
      <button key={seat} type="button" className={styles.option} onClick={() => answer(seat)}>
        <Icon name={signOf(model.scene, seat)} />
        {seatName(model.scene.state, seat)}
      </button>
    ))}
  />
)
