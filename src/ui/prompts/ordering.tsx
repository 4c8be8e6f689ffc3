/** Questions answered by an order or by two piles. */
import { useState } from 'react'
import { find, type QuestionOf, type State } from '../../engine/index.ts'
import { CardFace } from '../card/index.ts'
import { useReorder } from '../dnd/useReorder.ts'
import { say } from '../messages/index.ts'
import { Button, IconButton } from '../parts/index.ts'
import type { TableModel } from '../session/model.ts'
import { lineOf, lookOf, objectName } from '../view/index.ts'
import { PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import sheet from './Sheet.module.css'
import { Sheet } from './Sheet.tsx'
import { asking } from './source.ts'
import type { PromptProps } from './types.ts'

/**
 * The list with two entries swapped; unchanged if either index is out of range, so that a button at the end does
 * nothing and keeps the focus.
 */
function swapped<T>(list: readonly T[], a: number, b: number): readonly T[] {
  const next = [...list]
  const [first, second] = [next[a], next[b]]
  if (first === undefined || second === undefined) return list
  next[a] = second
  next[b] = first
  return next
}

/** Whether what is ordered are the attackers that one creature blocks: of a band, or of one that can block several. */
const areAttackers = (state: State, { what, of }: QuestionOf<'order'>): boolean =>
  what === 'blockers' && state.combat?.blocks.some(({ id }) => id === of) === true

function titleOf(state: State, question: QuestionOf<'order'>): string {
  return areAttackers(state, question) ? say('order.attackers') : say(`order.${question.what}`)
}

/** What the order decides, and for whom: which attacker's blockers, whose cards by what. */
function whyOrdered(model: TableModel, question: QuestionOf<'order'>): string {
  const { state } = model.scene
  const { what, of } = question
  const means = say(`order.${what}Why`)
  if (of === null) return means
  const whose = areAttackers(state, question) ? 'order.attackersOf' : 'order.blockersOf'
  const about = what === 'blockers' ? say(whose, { name: objectName(state, of) }) : asking(model, of)
  return say('list.sentences', { parts: [about, means] })
}

export const OrderPrompt = ({ question, model, answer }: PromptProps<'order'>) => {
  const [items, sort] = useState(question.items)
  const drags = useReorder(items, sort)
  const { state } = model.scene
  // Triggers have numbers of their own, everything else uses its object's.
  const triggerOf = (item: number) =>
    question.what === 'triggers' ? state.waiting.find(({ id }) => id === item) : undefined
  const nameOf = (item: number): string => objectName(state, triggerOf(item)?.source ?? item)
  const textOf = (item: number): string => {
    const trigger = triggerOf(item)
    return lineOf(state, trigger?.at) ?? ''
  }
  return (
    <PromptFrame
      promptKey={model.key}
      title={titleOf(state, question)}
      why={whyOrdered(model, question)}
      body={
        <ol className={styles.list} aria-label={say('order.list')} {...drags}>
          {items.map((item, index) => (
            <li key={item} className={styles.row} data-drags="">
              <i data-grip="">{index + 1}</i>
              <b>{nameOf(item)}</b>
              <IconButton
                icon="chevronUp"
                label={say('order.up', { name: nameOf(item) })}
                aria-disabled={index === 0}
                onClick={() => sort(swapped(items, index, index - 1))}
              />
              <IconButton
                icon="chevronDown"
                label={say('order.down', { name: nameOf(item) })}
                aria-disabled={index === items.length - 1}
                onClick={() => sort(swapped(items, index, index + 1))}
              />
              {textOf(item) === '' ? null : <p>{textOf(item)}</p>}
            </li>
          ))}
        </ol>
      }
      primary={{ label: say('order.confirm'), onPress: () => answer(items) }}
    />
  )
}

export const ArrangePrompt = ({ question, model, answer }: PromptProps<'arrange'>) => {
  const [order, sort] = useState(question.cards)
  const [below, put] = useState<ReadonlySet<number>>(new Set())
  const drags = useReorder(order, sort)
  const { state } = model.scene
  const top = order.filter((id) => !below.has(id))
  const bottom = order.filter((id) => below.has(id))
  const toggle = (id: number) =>
    put(below.has(id) ? new Set([...below].filter((one) => one !== id)) : new Set([...below, id]))
  return (
    <>
      <PromptFrame
        promptKey={model.key}
        title={say('arrange.title')}
        why={say('arrange.why', { name: `**${objectName(state, question.source)}**` })}
        primary={{
          label: say('arrange.confirm', { top: top.length, bottom: bottom.length }),
          onPress: () => answer({ top, bottom }),
        }}
      />
      <Sheet title={say('arrange.title')}>
        <ul className={sheet.cards} {...drags}>
          {order.map((id, index) => {
            const name = objectName(state, id)
            return (
              <li key={id}>
                {find(state, id) === null ? null : (
                  <CardFace
                    look={lookOf(state, id)}
                    size="hand"
                    label={name}
                    state={{ dimmed: below.has(id), playable: !below.has(id) }}
                    onClick={() => toggle(id)}
                  />
                )}
                <Button
                  onClick={() => toggle(id)}
                  aria-pressed={below.has(id)}
                  aria-label={say(below.has(id) ? 'arrange.toTop' : 'arrange.toBottom', { name })}
                >
                  {below.has(id) ? say('arrange.bottom') : say('arrange.top')}
                </Button>
                <span className={sheet.turns}>
                  <IconButton
                    icon="chevronLeft"
                    label={say('order.up', { name })}
                    aria-disabled={index === 0}
                    onClick={() => sort(swapped(order, index, index - 1))}
                  />
                  <b data-grip="">{(below.has(id) ? bottom : top).indexOf(id) + 1}</b>
                  <IconButton
                    icon="chevronRight"
                    label={say('order.down', { name })}
                    aria-disabled={index === order.length - 1}
                    onClick={() => sort(swapped(order, index, index + 1))}
                  />
                </span>
              </li>
            )
          })}
        </ul>
      </Sheet>
    </>
  )
}
