/** Which additional costs to pay while casting, all on one sheet with the running total (409.1b). */
import { useState } from 'react'
import type { AskedOption } from '../../engine/index.ts'
import { printCost } from '../../language/index.ts'
import { Rich } from '../app/Rich.tsx'
import { Icon } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { objectName } from '../view/index.ts'
import { useTakeBack } from './announcing.tsx'
import { PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import { Stepper } from './Stepper.tsx'
import { rulesOf } from './source.ts'
import type { PromptProps } from './types.ts'

interface RowProps {
  readonly option: AskedOption
  readonly value: number
  /** How often it can be paid beside the others. */
  readonly most: number
  /** It could be paid more than once if nothing else were. */
  readonly repeats: boolean
  readonly onChange: (value: number) => void
}

const Row = ({ option, value, most, repeats, onChange }: RowProps) => {
  const keyword = say(`keyword.${option.keyword}`)
  const label = say('options.option', { keyword, cost: option.cost === null ? '' : printCost(option.cost) })
  if (repeats)
    return (
      <Stepper
        label={label}
        value={value}
        min={0}
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
        <Rich text={label} />
        {isBarred ? <small> {say('options.tooMuch')}</small> : null}
      </span>
    </button>
  )
}

export const OptionsPrompt = ({ question, model, answer }: PromptProps<'options'>) => {
  const { options, ways } = question
  const [times, choose] = useState<readonly number[]>(options.map(() => 0))
  const back = useTakeBack(model)
  const wayWith = (wanted: readonly number[]) => ways.find((way) => way.times.every((n, index) => n === wanted[index]))
  const changed = (index: number, n: number) => times.map((old, at) => (at === index ? n : old))
  const mostOf = (index: number, beside: readonly number[]): number => {
    const fits = ways.filter((way) => way.times.every((n, at) => at === index || n === beside[at]))
    return Math.max(0, ...fits.map((way) => way.times[index] ?? 0))
  }
  const cost = printCost(wayWith(times)?.mana ?? [])
  const only = options.length === 1 && mostOf(0, [0]) === 1
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('options.title', { name: objectName(model.scene.state, question.source) })}
      why={rulesOf(model, question.source)}
      body={
        <>
          {options.map((option, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: the options of one question never change places
              key={index}
              option={option}
              value={times[index] ?? 0}
              most={mostOf(index, times)}
              repeats={ways.some((way) => (way.times[index] ?? 0) > 1)}
              onChange={(n) => wayWith(changed(index, n)) && choose(changed(index, n))}
            />
          ))}
          <p className={styles.total} aria-live="polite">
            <Rich text={say('options.total', { cost })} />
          </p>
        </>
      }
      primary={{ label: say('options.confirm', { cost }), onPress: () => answer(times) }}
      yes={only ? () => answer([1]) : undefined}
      no={() => answer(options.map(() => 0))}
      others={back ? [back] : []}
      cancel={back?.onPress}
    />
  )
}
