/** How far a game that was left has got, as a sentence. */
import type { Match } from '../../engine/index.ts'
import { matchAfter, type Saved } from '../../store/index.ts'
import { say, sayPlayer } from '../messages/index.ts'
import { scoreText } from '../view/index.ts'

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
  const names = start.setup.players.slice(1).map(({ name }) => sayPlayer(name))
  if (outcome !== null) return say('start.overText', { turn: turn.number, names, ago: ago(line.savedAt, Date.now()) })
  return say('start.continueText', {
    turn: turn.number,
    names,
    step: say(`stepLong.${turn.step}`),
    ago: ago(line.savedAt, Date.now()),
  })
}
