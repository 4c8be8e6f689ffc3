import { useMemo } from 'react'
import type { Seat } from '../../engine/index.ts'
import type { Timeline } from '../../store/index.ts'
import { CardFace, CardGroup, type Sign } from '../card/index.ts'
import { sayStory } from '../messages/pages/story.ts'
import { Button, Panel } from '../parts/index.ts'
import styles from './Deciding.module.css'
import { type Frame, framesOf, type Shown } from './decisiveTurn.ts'
import { type GameSummary, MARKS, signIn } from './gameSummary.ts'

/** Different cards that stand beside each other in one picture. */
const BESIDE = 3

const Cards = ({ cards }: { readonly cards: readonly Shown[] }) => (
  <div className={styles.cards} data-n={Math.min(cards.length, BESIDE)} inert>
    {cards.slice(0, BESIDE).map(({ look, count }) => {
      const face = <CardFace look={look} size="phone" label={look.name} />
      return (
        <span key={`${look.name} ${look.power} ${look.toughness}`}>
          {count === 1 ? (
            face
          ) : (
            <CardGroup count={count} tapped={0} chosen={0} size="phone">
              {face}
            </CardGroup>
          )}
        </span>
      )
    })}
  </div>
)

interface FrameProps {
  readonly frame: Frame
  /** Who lost most. */
  readonly name: string
}

const namesOf = (cards: readonly Shown[]): readonly string[] => cards.map(({ look }) => look.name)

/** What a picture shows, in words: it is read aloud in place of the cards. */
const Caption = ({ frame, name }: FrameProps) => {
  switch (frame.kind) {
    case 'attack':
      return (
        <p>
          <b>{sayStory('end.attack', { n: frame.n, names: namesOf(frame.cards) })}</b>{' '}
          {sayStory('end.ready', { name, n: frame.ready })}
        </p>
      )
    case 'block':
      return (
        <p>
          <b>{sayStory('end.block', { name, n: frame.n })}</b>{' '}
          {sayStory('end.blockers', { names: namesOf(frame.cards) })}
        </p>
      )
    case 'source':
      return (
        <p>
          <b>{sayStory('end.source', { name: namesOf(frame.cards)[0] ?? '', n: frame.n, to: name })}</b>
        </p>
      )
    case 'life':
      return (
        <p>
          <b>{sayStory('end.through', { n: frame.from - frame.to })}</b>{' '}
          {sayStory('end.fromTo', { name, from: frame.from, to: frame.to })}
        </p>
      )
  }
}

const Picture = ({ frame, name, sign }: FrameProps & { readonly sign: Sign }) =>
  frame.kind === 'life' ? (
    <div className={styles.life} data-whose={sign} aria-hidden="true">
      <span>{sayStory('end.mark', { mark: MARKS[sign], name })}</span>
      <strong>
        {frame.from} <i>›</i> <em>{frame.to}</em>
      </strong>
      <b>{sayStory('end.lostLife', { n: frame.from - frame.to })}</b>
    </div>
  ) : (
    <Cards cards={frame.cards} />
  )

interface DecidingTurnProps {
  readonly timeline: Timeline
  readonly summary: GameSummary
  readonly me: Seat
  readonly nameOf: (seat: Seat) => string
  /** Shows the turn at the table again. */
  readonly onWatch: (at: number) => void
}

/** The turn that decided it, told in pictures from left to right. */
export const DecidingTurn = ({ timeline, summary, me, nameOf, onWatch }: DecidingTurnProps) => {
  const frames = useMemo(() => framesOf(timeline, summary), [timeline, summary])
  const { decisive } = summary
  if (decisive === null) return null
  const title = sayStory('end.decidedTitle', { n: decisive.number })
  const name = nameOf(decisive.whose)
  return (
    <Panel
      className={styles.deciding}
      label={title}
      heading={title}
      aside={
        <Button kind="quiet" onClick={() => onWatch(decisive.at)}>
          {sayStory('end.watchTurn')}
        </Button>
      }
    >
      <ol>
        {frames.map((frame, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a past turn never change
          <li key={index}>
            <div className={styles.frame}>
              <Picture frame={frame} name={name} sign={signIn(summary, me, decisive.whose)} />
            </div>
            <Caption frame={frame} name={name} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
