/** How far a game that was left has got, as a sentence. */
import type { Left, Score } from '../../store/index.ts'
import { say, sayPlayer } from '../messages/index.ts'

function ago(savedAt: number, now: number): string {
  const minutes = Math.floor((now - savedAt) / 60_000)
  if (minutes < 1) return say('ago.now')
  if (minutes < 60) return say('ago.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? say('ago.hours', { n: hours }) : say('ago.days', { n: Math.floor(hours / 24) })
}

function matchText({ names, wins, played }: Score, savedAt: number): string {
  const [a = '', b = ''] = names.map(sayPlayer)
  const [na = 0, nb = 0] = wins
  const score = say('match.score', { a, na, b, nb })
  return say('start.continueMatch', { n: played + 1, score, ago: ago(savedAt, Date.now()) })
}

/** How far a saved game or match has got. */
export function standing({ saved, match }: Left): string {
  if ('between' in saved) return match === null ? '' : matchText(match, saved.savedAt)
  const { start, line } = saved
  const { turn, outcome } = line.latest.checkpoint
  if (outcome !== null && match !== null) return matchText(match, line.savedAt)
  const names = start.setup.players.slice(1).map(({ name }) => sayPlayer(name))
  if (outcome !== null) return say('start.overText', { turn: turn.number, names, ago: ago(line.savedAt, Date.now()) })
  return say('start.continueText', {
    turn: turn.number,
    names,
    step: say(`stepLong.${turn.step}`),
    ago: ago(line.savedAt, Date.now()),
  })
}
