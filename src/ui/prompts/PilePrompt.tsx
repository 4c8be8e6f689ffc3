/** One of two piles: what lies in each, as far as it may be seen. */
import { find, type ObjectId, type State } from '../../engine/index.ts'
import { say } from '../messages/index.ts'
import { objectName } from '../view/index.ts'
import { CardChoice } from './CardChoice.tsx'
import { PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import sheet from './Sheet.module.css'
import { Sheet } from './Sheet.tsx'
import { asking } from './source.ts'
import { isAtHand } from './things.ts'
import type { PromptProps } from './types.ts'

const NONE: ReadonlySet<ObjectId> = new Set()

/** What lies in a pile: names, or only how many where it lies face down. */
const pileText = (state: State, pile: readonly ObjectId[], isDown: boolean): string =>
  isDown ? say('pile.hidden', { n: pile.length }) : say('pile.pile', { names: pile.map((id) => objectName(state, id)) })

export const PilePrompt = ({ question, model, answer }: PromptProps<'pile'>) => {
  const { state, me } = model.scene
  const { piles, faceDown } = question
  const named = piles.map((pile, index) => {
    const isDown = index === faceDown
    const lies = faceDown === undefined ? null : isDown ? ('faceDown' as const) : ('faceUp' as const)
    return { pile, isDown, title: say('pile.nth', { n: index + 1, cards: pile.length, lies }) }
  })
  const isShown = piles.some((pile, index) => index !== faceDown && pile.some((id) => !isAtHand(state, me, id)))
  return (
    <>
      <PromptFrame
        promptKey={model.key}
        title={say('pile.title')}
        why={asking(model, question.source)}
        body={named.map(({ pile, isDown, title }, index) => (
          <button key={title} type="button" className={styles.option} onClick={() => answer(index)}>
            <span className={styles.stacked}>
              <b>{title}</b>
              {pileText(state, pile, isDown)}
            </span>
          </button>
        ))}
      />
      {isShown ? (
        <Sheet title={say('pile.title')} low>
          {named.map(({ pile, isDown, title }) => (
            <section key={title} className={sheet.pile} aria-label={title}>
              <h3>{title}</h3>
              <CardChoice
                model={model}
                cards={isDown ? pile.filter((id) => find(state, id) !== null) : pile}
                choosable={null}
                chosen={NONE}
              />
            </section>
          ))}
        </Sheet>
      ) : null}
    </>
  )
}
