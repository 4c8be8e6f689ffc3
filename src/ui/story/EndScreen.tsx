import { type ReactNode, useMemo } from 'react'
import { type Seat, type State, stateOf } from '../../engine/index.ts'
import { current } from '../../store/index.ts'
import { saveTableFile } from '../app/download.ts'
import { useTableModel } from '../app/model.ts'
import { Rich } from '../app/Rich.tsx'
import { Thumbnail } from '../card/index.ts'
import { sayStory } from '../pageMessages/story.ts'
import { Button, Panel, RuleLink } from '../parts/index.ts'
import { isOpen, type LogRow, logOf, lookOf, seatName } from '../view/index.ts'
import { type Chronicle, chronicleOf } from './chronicle.ts'
import { beginReplay } from './going.ts'
import { LifeChart } from './LifeChart.tsx'
import styles from './Story.module.css'

type NameOf = (seat: Seat) => string

interface StoryProps {
  readonly chronicle: Chronicle
  readonly me: Seat
  readonly nameOf: NameOf
}

const DamagePanel = ({ chronicle, me, nameOf }: StoryProps) => {
  const { damage, seats } = chronicle
  const most = Math.max(1, ...damage.map(({ n }) => n))
  const sums = seats
    .map(({ seat }) => ({ seat, n: damage.reduce((sum, one) => sum + (one.to === seat ? one.n : 0), 0) }))
    .filter(({ n }) => n > 0)
  return (
    <Panel
      className={styles.damage}
      label={sayStory('end.damage')}
      heading={sayStory('end.damage')}
      aside={sums.map(({ seat, n }) => (
        <span key={seat} className={styles.sum}>
          {sayStory('end.damageTo', { n, name: nameOf(seat) })}
        </span>
      ))}
    >
      {damage.length === 0 ? <p className={styles.none}>{sayStory('end.noDamage')}</p> : null}
      <ul>
        {damage.map(({ name, to, n, hits }) => (
          <li key={`${to} ${name}`} data-whose={to === me ? 'other' : 'you'}>
            <span>
              <b>{name}</b>
              <small>{sayStory('end.hits', { n: hits, name: nameOf(to) })}</small>
            </span>
            <i aria-hidden="true">
              <i style={{ width: `${(n / most) * 100}%` }} />
            </i>
            <strong>{n}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const NumbersPanel = ({ chronicle, nameOf }: StoryProps) => {
  const { seats } = chronicle
  const row = (label: string, cell: (seat: (typeof seats)[number]) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {seats.map((one) => (
        <td key={one.seat}>{cell(one)}</td>
      ))}
    </tr>
  )
  return (
    <Panel className={styles.numbers} label={sayStory('end.numbers')} heading={sayStory('end.numbers')}>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat }) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(sayStory('end.drawn'), ({ drawn }) => drawn)}
          {row(sayStory('end.lands'), ({ lands }) => lands)}
          {row(sayStory('end.mana'), ({ spent, made }) => sayStory('end.manaOf', { spent, made }))}
          {row(sayStory('end.lost'), ({ lost }) => lost)}
          {row(sayStory('end.spells'), ({ spells, countered }) => sayStory('end.pair', { a: spells, b: countered }))}
        </tbody>
      </table>
    </Panel>
  )
}

/** The most lines of one turn that are told. */
const LINES = 7

/** What the log tells of a turn, without its heading and steps. */
function linesOf(rows: readonly LogRow[], number: number, turns: Chronicle['turns']): readonly LogRow[] {
  const place = turns.findIndex((turn) => turn.number === number)
  const headings = rows.flatMap(({ entry }, index) => (entry.kind === 'turn' ? [index] : []))
  const offset = turns.length - headings.length
  const from = headings[place - offset] ?? 0
  const to = headings[place - offset + 1] ?? rows.length
  return rows.slice(from, to).filter(({ entry }) => entry.kind === 'line')
}

const TurnPanel = ({ chronicle, rows }: { readonly chronicle: Chronicle; readonly rows: readonly LogRow[] }) => {
  const { decisive, turns } = chronicle
  if (decisive === null) return null
  const lines = linesOf(rows, decisive.number, turns)
  const title = sayStory('end.decidedTitle', { n: decisive.number })
  return (
    <Panel
      className={styles.turn}
      label={title}
      heading={title}
      aside={
        <Button kind="quiet" onClick={() => beginReplay(decisive.at)}>
          {sayStory('end.watchTurn')}
        </Button>
      }
    >
      <ul>
        {lines.slice(-LINES).map(({ id, entry }) =>
          entry.kind === 'line' ? (
            <li key={id} data-whose={entry.by ?? undefined}>
              <Rich text={entry.text} /> {entry.rule === null ? null : <RuleLink rule={entry.rule} />}
            </li>
          ) : null,
        )}
      </ul>
    </Panel>
  )
}

const HandsPanel = ({
  state,
  seats,
  nameOf,
}: {
  readonly state: State
  readonly seats: readonly Seat[]
  readonly nameOf: NameOf
}) => (
  <Panel className={styles.hands} label={sayStory('end.hands')} heading={sayStory('end.hands')}>
    {seats.map((seat) => {
      const hand = state.hands[seat] ?? []
      return (
        <div key={seat}>
          <h3>{nameOf(seat)}</h3>
          {hand.length === 0 ? (
            <p className={styles.none}>{sayStory('end.emptyHand', { name: nameOf(seat) })}</p>
          ) : null}
          <ul>
            {hand.map((id) => {
              const look = lookOf(state, id)
              return (
                <li key={id}>
                  <span className={styles.thumb} aria-hidden="true">
                    <Thumbnail look={look} />
                  </span>
                  {look.name}
                </li>
              )
            })}
          </ul>
        </div>
      )
    })}
  </Panel>
)

/** What the game came to: what decided it, life, damage, numbers and hands; and the way back to any turn. */
export const EndScreen = () => {
  const { game, scene } = useTableModel()
  const { timeline } = game
  const { state, viewer: me } = scene
  const chronicle = useMemo(() => chronicleOf(timeline), [timeline])
  const rows = useMemo(() => logOf(timeline, state, me), [timeline, state, me])
  const nameOf = (seat: Seat) => seatName(state, seat)
  const story = { chronicle, me, nameOf }
  return (
    <>
      <div className={styles.again}>
        <Button icon="play" onClick={() => beginReplay()}>
          {sayStory('end.replay')}
        </Button>
        <Button icon="down" onClick={saveTableFile}>
          {sayStory('end.save')}
        </Button>
      </div>
      <div className={styles.end}>
        <LifeChart {...story} onTurn={beginReplay} />
        <DamagePanel {...story} />
        <TurnPanel chronicle={chronicle} rows={rows} />
        <NumbersPanel {...story} />
        {isOpen(game) ? (
          <HandsPanel
            state={stateOf(current(timeline).position)}
            seats={chronicle.seats.map(({ seat }) => seat)}
            nameOf={nameOf}
          />
        ) : null}
      </div>
    </>
  )
}
