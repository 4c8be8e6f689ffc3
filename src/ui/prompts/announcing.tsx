/** The questions asked while announcing: modes, numbers, targets, division, payment. */
import { useState } from 'react'
import {
  abilitiesOf,
  chargesForModes,
  checkReply,
  find,
  type NumberReason,
  nameableFrom,
  type ObjectId,
  type QuestionOf,
  type State,
} from '../../engine/index.ts'
import type { ManaCost } from '../../language/index.ts'
import { announcementStart, useTable } from '../../store/index.ts'
import { Icon, Sentence } from '../glyphs/index.ts'
import { keyName } from '../input/index.ts'
import { say } from '../messages/index.ts'
import type { TableModel } from '../session/model.ts'
import { useTouch } from '../table/index.ts'
import { costText, halfBehind, modesOf, objectName, refKey, refName } from '../view/index.ts'
import { movePoints } from './dividing.ts'
import { type PromptButton, PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import { Stepper } from './Stepper.tsx'
import { asking } from './source.ts'
import type { PromptProps } from './types.ts'

/** Taking the announcement back, if one is in progress. */
export function useTakeBack(model: TableModel): PromptButton | null {
  const takeBack = useTable((table) => table.takeBack)
  if (announcementStart(model.game.timeline, model.scene.viewer) === null) return null
  return { id: 'back', label: say('prompt.cancel'), shortcut: keyName('Escape'), onPress: takeBack }
}

/** Whether each of its modes is paid for (today:702.172, 702.183). */
const hasPricedModes = (state: State, id: ObjectId): boolean =>
  find(state, id) !== null && chargesForModes(abilitiesOf(state, id))

/** What it costs with these modes; `null`: it doesn't go by them, or can't be paid. */
function priceOf({ prices = [] }: QuestionOf<'modes'>, chosen: readonly number[]): ManaCost | null {
  const found = prices.find(({ modes }) => modes.length === chosen.length && modes.every((one) => chosen.includes(one)))
  return found?.mana ?? null
}

interface TotalProps {
  readonly of: ManaCost | null
  /** Of one mode, below its words. */
  readonly small?: boolean
}

const Total = ({ of, small = false }: TotalProps) => {
  if (of === null) return null
  const total = <Sentence text={say('options.total', { cost: costText(of) })} />
  return small ? (
    <small>{total}</small>
  ) : (
    <p className={styles.total} aria-live="polite">
      {total}
    </p>
  )
}

export const ModesPrompt = ({ question, model, answer }: PromptProps<'modes'>) => {
  const [chosen, choose] = useState<readonly number[]>([])
  const back = useTakeBack(model)
  const { min, max, legal, after, sets } = question
  const texts = modesOf(model.scene.state, question.source)
  // Those that can't be chosen are shown too: what is missing is no secret.
  const shown = Math.max(...legal) < texts.length ? texts.map((_, mode) => mode) : legal
  const before = (mode: number): number => after?.chosen.filter((one) => one === mode).length ?? 0
  const priced = sets !== undefined || hasPricedModes(model.scene.state, question.source)
  const whyNotMode = after?.weighed === true ? 'modes.tooDear' : priced ? 'modes.unpayable' : 'modes.impossible'
  const press = (mode: number) => {
    if (max === 1) return answer([mode])
    choose(chosen.includes(mode) ? chosen.filter((one) => one !== mode) : [...chosen, mode].slice(-max))
  }
  return (
    <PromptFrame
      promptKey={model.key}
      title={
        after === undefined
          ? say('modes.title', { min, max, of: shown.length })
          : say('modes.after', { ...after, chosen: after.chosen.length })
      }
      why={`**${objectName(model.scene.state, question.source)}**`}
      body={
        <>
          {shown.map((mode) => (
            <button
              key={mode}
              type="button"
              className={styles.option}
              disabled={!legal.includes(mode)}
              aria-pressed={max > 1 ? chosen.includes(mode) : undefined}
              onClick={() => press(mode)}
            >
              {chosen.includes(mode) || before(mode) > 0 ? <Icon name="check" /> : null}
              <span>
                <Sentence text={texts[mode] ?? say('modes.mode', { n: mode + 1 })} />
                {before(mode) > 0 ? <small>{say('modes.times', { n: before(mode) })}</small> : null}
                {legal.includes(mode) ? null : <small>{say(whyNotMode)}</small>}
                {max === 1 ? <Total of={priceOf(question, [mode])} small /> : null}
              </span>
            </button>
          ))}
          <Total of={priceOf(question, chosen)} />
        </>
      }
      primary={
        max === 1 && min === 1
          ? undefined
          : {
              label:
                after !== undefined ? say('modes.done') : say('modes.confirm', { n: Math.max(chosen.length, min) }),
              disabled: checkReply(model.position, chosen) !== null,
              onPress: () => answer(chosen),
            }
      }
      others={back ? [back] : []}
      cancel={back?.onPress}
    />
  )
}

function numberTitle(what: NumberReason): string {
  if (what === 'x') return say('number.titleX')
  return what === 'amount' ? say('number.title') : say(`number.${what}`)
}

/**
 * The initial number. An X must never be 0 unnoticed, and one press too many must not pay with everything; a loop runs
 * as proposed; life and other mana are spent only on request.
 */
function firstNumber(question: QuestionOf<'number'>): number {
  const { what, min, max, suggested } = question
  if (suggested !== undefined) return suggested
  if (what === 'lifeForMana' || what === 'genericForMana' || what === 'tapsForMana' || what === 'life') return min
  return what === 'x' || what === 'amount' ? nameableFrom(question, 1, 1) : Math.min(max, 999)
}

export const NumberPrompt = ({ question, model, answer }: PromptProps<'number'>) => {
  const { min, max, what } = question
  const [n, set] = useState(firstNumber(question))
  const choose = (wanted: number) => set(nameableFrom(question, wanted, wanted < n ? -1 : 1))
  const back = useTakeBack(model)
  const all: PromptButton | null =
    max > min + 1 && max < 999
      ? { id: 'all', label: say('number.all', { n: max }), disabled: n === max, onPress: () => choose(max) }
      : null
  const label = what === 'x' ? say('number.confirmX', { n }) : say('number.confirm', { n })
  return (
    <PromptFrame
      promptKey={model.key}
      title={numberTitle(what)}
      why={say('list.sentences', { parts: [asking(model, question.source), say('number.why', { min, max })] })}
      body={
        <Stepper
          label={say('number.field')}
          value={n}
          min={min}
          max={max}
          less={say('number.less')}
          more={say('number.more')}
          onChange={choose}
          onEnter={() => answer(n)}
        />
      }
      primary={{ label, onPress: () => answer(n) }}
      step={(by) => choose(n + by)}
      others={[...(all ? [all] : []), ...(back ? [back] : [])]}
      cancel={back?.onPress}
    />
  )
}

export const DividePrompt = ({ question, model, answer }: PromptProps<'divide'>) => {
  const { among, least, total } = question
  const even = among.map((_, index) => Math.floor(total / among.length) + (index < total % among.length ? 1 : 0))
  const [parts, divide] = useState<readonly number[]>(even)
  const back = useTakeBack(model)
  const left = total - parts.reduce((sum, n) => sum + n, 0)
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('divide.title', { n: total })}
      why={say('list.sentences', { parts: [asking(model, question.source), say('divide.why', { left, least })] })}
      body={among.map((ref, index) => {
        const name = refName(model.scene.state, ref)
        const value = parts[index] ?? 0
        return (
          <Stepper
            key={refKey(ref)}
            label={`**${name}**`}
            value={value}
            min={least}
            max={total - least * (among.length - 1)}
            less={say('damage.less', { name })}
            more={say('damage.more', { name })}
            onChange={(n) => divide(movePoints(parts, index, n, { total, least }))}
          />
        )
      })}
      primary={{ label: say('divide.confirm'), disabled: left !== 0, onPress: () => answer(parts) }}
      others={back ? [back] : []}
      cancel={back?.onPress}
    />
  )
}

/** What the proposed payment leaves possible: spells to cast, and permanents whose abilities can be activated. */
function keptSentences({ keeps, scene }: TableModel): readonly string[] {
  const names = (which: 'spell' | 'ability') => {
    const kept = keeps.filter(({ what }) => what === which)
    return [...new Set(kept.map(({ object }) => `**${objectName(scene.state, object)}**`))]
  }
  const [spells, abilities] = [names('spell'), names('ability')]
  return [
    ...(spells.length > 0 ? [say('pay.keeps', { names: spells })] : []),
    ...(abilities.length > 0 ? [say('pay.keepsReady', { names: abilities })] : []),
  ]
}

/** What is paid for; of a Room, the half behind the door that is unlocked. */
function paidName(state: State, { source, terms }: QuestionOf<'pay'>): string {
  const purpose = terms?.for ?? null
  const door = purpose !== null && 'unlock' in purpose ? purpose.unlock : null
  return (door === null ? null : halfBehind(state, source, door)) ?? objectName(state, source)
}

export const PayPrompt = ({ question, model, answer }: PromptProps<'pay'>) => {
  const back = useTakeBack(model)
  const touch = useTouch()
  const cost = costText(question.cost)
  const { proposal } = question
  const name = paidName(model.scene.state, question)
  const decline: PromptButton | null = question.optional
    ? { id: 'no', label: say('pay.decline'), onPress: () => answer({ pay: 'cancel' }) }
    : null
  const cancel = back ?? decline
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('pay.title', { name })}
      why={
        proposal === null
          ? say('pay.missing', { cost, touch })
          : say('list.sentences', { parts: [say('pay.why', { cost, touch }), ...keptSentences(model)] })
      }
      primary={{
        label:
          proposal !== null && proposal.taps.length > 0
            ? say('pay.confirmTaps', { n: proposal.taps.length })
            : say('pay.confirm', { cost: '' }).trim(),
        disabled: proposal === null,
        onPress: () => proposal !== null && answer({ pay: 'plan', plan: proposal }),
      }}
      others={cancel ? [cancel] : []}
      cancel={cancel?.onPress}
      yes={() => proposal !== null && answer({ pay: 'plan', plan: proposal })}
      no={cancel?.onPress}
    />
  )
}
