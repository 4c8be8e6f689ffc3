import type { Match } from '../../engine/index.ts'
import { matchAfter, type Saved, savedGame, useTable } from '../../store/index.ts'
import { Icon } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { useUi } from '../session/uiStore.ts'
import { scoreText } from '../view/index.ts'
import styles from './Start.module.css'

function ago(savedAt: number, now: number): string {
  const minutes = Math.floor((now - savedAt) / 60_000)
  if (minutes < 1) return say('ago.now')
  if (minutes < 60) return say('ago.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? say('ago.hours', { n: hours }) : say('ago.days', { n: Math.floor(hours / 24) })
}

const matchText = (match: Match, savedAt: number): string =>
  say('start.continueMatch', {
    n: match.results.length + 1,
    score: scoreText(match),
    ago: ago(savedAt, Date.now()),
  })

/** How far a saved game or match has got. */
export function standing(saved: Saved): string {
  if ('between' in saved) return matchText(saved.between.match, saved.savedAt)
  const { start, line } = saved
  const { turn, outcome } = line.latest.checkpoint
  if (outcome !== null && start.match) return matchText(matchAfter(start.match, line.latest), line.savedAt)
  const name = start.setup.players.at(-1)?.name ?? ''
  if (outcome !== null) return say('start.overText', { turn: turn.number, name, ago: ago(line.savedAt, Date.now()) })
  return say('start.continueText', {
    turn: turn.number,
    name,
    step: say(`stepLong.${turn.step}`),
    ago: ago(line.savedAt, Date.now()),
  })
}

/** A game that was left, or the last one: how far it got, and a button to resume it. */
export const ContinueBar = () => {
  const saved = useTable((table) => table.saved)
  const resume = useTable((table) => table.resume)
  const over = useTable((table) => savedGame(table) === null)
  if (saved === null) return null
  const goOn = () => {
    // Resuming it also answers the pending question whether to replace it.
    useUi.getState().open({ offer: null })
    resume()
  }
  const action = over ? say('start.lookBack') : say('start.continue')
  return (
    <section className={styles.continue} aria-label={action}>
      <Icon name="undo" />
      <p>
        <b>{over ? say('start.over') : action}:</b> {standing(saved)}
      </p>
      <Button onClick={goOn}>{action}</Button>
    </section>
  )
}
