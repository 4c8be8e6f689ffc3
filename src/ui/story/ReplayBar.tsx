import { useMemo } from 'react'
import type { Seat } from '../../engine/index.ts'
import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { sayStory } from '../messages/pages/story.ts'
import { IconButton } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { seatName, type Watch } from '../view/index.ts'
import { type GameSummary, type Highlight, signIn, summaryOf, turnAt } from './gameSummary.ts'
import { LifeLines, turnDensity } from './LifeLines.tsx'
import { goTo } from './replayControls.ts'
import styles from './Story.module.css'
import { turnBeside } from './useReplayKeys.ts'

/** At most so many moments are worth a pin, and none so near to another that their words would touch. */
const MOST = 6
const NEAR = 0.1

/** What a pin is worth: the end before all, gains by how large they are. */
const WORTH: Readonly<Record<Highlight['kind'], number>> = {
  end: 4000,
  decisive: 3000,
  firstBlood: 2000,
  sweep: 1000,
  gain: 0,
}

/** The moments worth most, in the order of the game. */
function pinned(summary: GameSummary): readonly Highlight[] {
  const kept: Highlight[] = []
  const worth = ({ kind, n }: Highlight): number => WORTH[kind] + (kind === 'gain' ? n : 0)
  const place = ({ at }: Highlight): number => along(summary, at)
  for (const highlight of [...summary.highlights].sort((a, b) => worth(b) - worth(a)))
    if (kept.length < MOST && kept.every((other) => Math.abs(place(other) - place(highlight)) >= NEAR))
      kept.push(highlight)
  return kept.sort((a, b) => a.at - b.at)
}

function wordsOf({ kind, seat, n }: Highlight, nameOf: (seat: Seat) => string): string {
  if (kind === 'gain') return sayStory('replay.gain', { name: nameOf(seat ?? 0), n })
  return sayStory(`replay.${kind}`)
}

/** How far along the scale of turns a step is. */
function along({ turns, path }: GameSummary, at: number): number {
  const place = turns.findLastIndex((turn) => turn.at <= at)
  const turn = turns[place]
  if (turn === undefined) return 0
  const end = turns[place + 1]?.at ?? path.length
  return (place + (at - turn.at) / Math.max(1, end - turn.at)) / turns.length
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`

const Scale = ({ summary, watch }: { readonly summary: GameSummary; readonly watch: Watch }) => {
  const { scene } = useTableModel()
  const nameOf = (seat: Seat) => seatName(scene.state, seat)
  const now = turnAt(summary, watch.at)
  const here = along(summary, watch.at)
  return (
    <div className={styles.scale}>
      <div className={styles.track}>
        <LifeLines summary={summary} me={scene.viewer} />
        {pinned(summary).map((highlight) => {
          const x = along(summary, highlight.at)
          return (
            <button
              key={`${highlight.kind}${highlight.at}`}
              type="button"
              className={styles.pin}
              data-side={x > 0.8 ? 'left' : 'right'}
              style={{ left: percent(x) }}
              onClick={() => goTo(watch, highlight.at)}
            >
              {wordsOf(highlight, nameOf)}
            </button>
          )
        })}
        <span className={styles.here} style={{ left: percent(here) }} />
      </div>
      <div className={styles.turns} data-many={turnDensity(summary.turns)}>
        {summary.turns.map(({ number, seat, at }) => (
          <button
            key={number}
            type="button"
            aria-label={sayStory('replay.turn', { n: number, who: nameOf(seat) })}
            aria-current={number === now?.number ? 'step' : undefined}
            data-whose={signIn(summary, scene.viewer, seat)}
            data-now={number === now?.number ? '' : undefined}
            onClick={() => goTo(watch, at)}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  )
}

interface ReplayBarProps {
  readonly watch: Watch
  /** In the prompt itself, where a window has no room for a bar. */
  readonly compact?: boolean | undefined
}

/** The whole game as one scale of turns, with the life of both and what was worth seeing. */
export const ReplayBar = ({ watch, compact }: ReplayBarProps) => {
  const { scene } = useTableModel()
  const timeline = useTable((table) => table.game?.timeline ?? null)
  const summary = useMemo(() => (timeline === null ? null : summaryOf(timeline)), [timeline])
  if (summary === null) return null
  const { at, nodes } = watch
  const { turn } = scene.state
  const text = sayStory('replay.step', {
    n: at + 1,
    of: nodes.length,
    turn: turn.number,
    step: say(`stepLong.${turn.step}`),
  })
  const to = (next: number) => () => goTo(watch, next)
  return (
    <section className={styles.bar} aria-label={sayStory('replay.bar')} data-compact={compact ? '' : undefined}>
      <div className={styles.controls}>
        <IconButton icon="rewind" label={sayStory('replay.turnBack')} onClick={to(turnBeside(summary, at, -1))} />
        <IconButton icon="chevronLeft" label={sayStory('replay.back')} disabled={at === 0} onClick={to(at - 1)} />
        <IconButton
          icon="chevronRight"
          label={sayStory('replay.forward')}
          disabled={at === nodes.length - 1}
          onClick={to(at + 1)}
        />
        <IconButton icon="skip" label={sayStory('replay.turnOn')} onClick={to(turnBeside(summary, at, 1))} />
        <small>{sayStory('replay.keys')}</small>
      </div>
      <div className={styles.through}>
        <Scale summary={summary} watch={watch} />
        <input
          type="range"
          aria-label={sayStory('replay.slider')}
          aria-valuetext={text}
          min={0}
          max={nodes.length - 1}
          value={at}
          onChange={({ currentTarget }) => goTo(watch, Number(currentTarget.value))}
        />
      </div>
    </section>
  )
}
