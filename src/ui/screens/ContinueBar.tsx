import { type SavedGame, useTable } from '../../store/index.ts'
import { Icon } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import styles from './Start.module.css'

function ago(savedAt: number, now: number): string {
  const minutes = Math.floor((now - savedAt) / 60_000)
  if (minutes < 1) return say('ago.now')
  if (minutes < 60) return say('ago.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? say('ago.hours', { n: hours }) : say('ago.days', { n: Math.floor(hours / 24) })
}

/** Where a saved game stands. */
export function standing({ start, line }: SavedGame): string {
  const { turn } = line.latest.rest
  return say('start.continueText', {
    turn: turn.number,
    name: start.setup.players.at(-1)?.name ?? '',
    step: say(`stepLong.${turn.step}`),
    ago: ago(line.savedAt, Date.now()),
  })
}

/** A game that was left: where it stands, and back to it. */
export const ContinueBar = () => {
  const saved = useTable((table) => table.saved)
  const resume = useTable((table) => table.resume)
  if (saved === null || saved.line.latest.question === null) return null
  return (
    <section className={styles.continue} aria-label={say('start.continue')}>
      <Icon name="undo" />
      <p>
        <b>{say('start.continue')}:</b> {standing(saved)}
      </p>
      <Button onClick={resume}>{say('start.continue')}</Button>
    </section>
  )
}
