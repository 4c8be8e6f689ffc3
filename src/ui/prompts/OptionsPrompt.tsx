/** Which additional costs to pay while casting, all on one sheet with the running total (409.1b). */
import { useState } from 'react'
import type { AskedOption, ObjectId, OptionsPaid, State } from '../../engine/index.ts'
import { printCost } from '../../language/index.ts'
import { Icon, Sentence } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { objectName, offeredBy, optionName } from '../view/index.ts'
import { useTakeBack } from './announcing.tsx'
import { PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import { Stepper } from './Stepper.tsx'
import { rulesOf } from './source.ts'
import type { PromptProps } from './types.ts'

interface RowProps {
  readonly label: string
  readonly keyword: string
  readonly value: number
  readonly least: number
  /** How often it can be paid beside the others. */
  readonly most: number
  /** It could be paid more than once if nothing else were. */
  readonly repeats: boolean
  readonly onChange: (value: number) => void
}

/** What one of the options is called: what it costs, the card that is spliced, or what it takes off the total. */
function labelOf(state: State, source: ObjectId, option: AskedOption): string {
  const { cost: mana, less, card } = option
  const offered = offeredBy(state, source, option)
  if (offered !== null) return say('options.offered', { cost: offered })
  const keyword = optionName(state, source, option)
  const cost = mana === null ? '' : printCost(mana)
  if (less !== undefined) return say('options.cheaper', { keyword, less: printCost([less]) })
  return card === undefined
    ? say('options.option', { keyword, cost })
    : say('options.splice', { keyword, card: objectName(state, card), cost })
}

const Row = ({ label, keyword, value, least, most, repeats, onChange }: RowProps) => {
  if (repeats)
    return (
      <Stepper
        label={label}
        value={value}
        min={least}
        max={most}
        less={say('options.less', { keyword })}
        more={say('options.more', { keyword })}
        onChange={onChange}
      />
    )
  const isBarred = value === 0 && most === 0
  return (
    <button
      type="button"
      className={styles.option}
      aria-pressed={value > 0}
      aria-disabled={isBarred}
      onClick={() => isBarred || onChange(1 - value)}
    >
      <i className={styles.box}>{value > 0 ? <Icon name="check" /> : null}</i>
      <span>
        <Sentence text={label} />
        {isBarred ? <small> {say('options.tooMuch')}</small> : null}
      </span>
    </button>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

export const OptionsPrompt = ({ question, model, answer }: PromptProps<'options'>) => {
  const { options, ways } = question
  const plainest = ways[0]?.times ?? []
  const [times, choose] = useState<readonly number[]>(plainest)
  const back = useTakeBack(model)
  const { state } = model.scene
  // What makes it cheaper follows what is paid for: it is no reason why something else couldn't be.
  const isFree = (index: number): boolean => options[index]?.less !== undefined
  const beside = (index: number) =>
    ways.filter((way) => way.times.every((n, at) => at === index || isFree(at) || n === times[at]))
  const numbersOf = (index: number): readonly number[] => beside(index).map((way) => way.times[index] ?? 0)
  const far = (way: OptionsPaid): number => sum(way.times.map((n, at) => Math.abs(n - (times[at] ?? 0))))
  const change = (index: number, n: number): void => {
    const fits = beside(index).filter((way) => way.times[index] === n)
    const [nearest] = fits.sort((a, b) => far(a) - far(b))
    if (nearest !== undefined) choose(nearest.times)
  }
  const cost = printCost(ways.find((way) => way.times.every((n, index) => n === times[index]))?.mana ?? [])
  const only = options.length === 1 && plainest[0] === 0 && Math.max(...numbersOf(0)) === 1
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('options.title', { name: objectName(state, question.source) })}
      why={rulesOf(model, question.source)}
      body={
        <>
          {options.map((option, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: the options of one question never change places
              key={index}
              label={labelOf(state, question.source, option)}
              keyword={optionName(state, question.source, option)}
              value={times[index] ?? 0}
              least={Math.min(...numbersOf(index))}
              most={Math.max(...numbersOf(index))}
              repeats={option.less !== undefined || ways.some((way) => (way.times[index] ?? 0) > 1)}
              onChange={(n) => change(index, n)}
            />
          ))}
          <p className={styles.total} aria-live="polite">
            <Sentence text={say('options.total', { cost })} />
          </p>
        </>
      }
      primary={{ label: say('options.confirm', { cost }), onPress: () => answer(times) }}
      yes={only ? () => answer([1]) : undefined}
      no={() => answer(plainest)}
      others={back ? [back] : []}
      cancel={back?.onPress}
    />
  )
}
