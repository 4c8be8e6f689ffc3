import { useEffect } from 'react'
import { useSettings } from '../../store/index.ts'
import { isTyping } from '../input/index.ts'
import type { TableModel } from '../session/model.ts'
import type { Watch } from '../view/index.ts'
import { type GameSummary, summaryOf, turnAt } from './gameSummary.ts'
import { goTo, playOn } from './replayControls.ts'

/** Where the turn before begins, or the next. */
export function turnBeside(summary: GameSummary, at: number, by: 1 | -1): number {
  const { turns, path } = summary
  const now = turnAt(summary, at)
  const place = now === null ? -1 : turns.indexOf(now)
  if (by === 1) return turns[place + 1]?.at ?? path.length - 1
  return now !== null && at > now.at ? now.at : (turns[place - 1]?.at ?? 0)
}

/** A field or a zone of cards uses arrows itself. */
const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || (target instanceof Element && target.closest('[data-zone]') !== null)

/** Arrows go a step, with Shift a turn; P plays on from there. */
export function useReplayKeys({ game }: TableModel, watch: Watch): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, shiftKey, defaultPrevented, target } = event
      if (defaultPrevented || isTyping(target) || document.querySelector('dialog[open]') !== null) return
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (by !== 0 && !takesArrows(target)) {
        event.preventDefault()
        const line = { ...game.timeline, cursor: watch.cursor }
        goTo(watch, shiftKey ? turnBeside(summaryOf(line), watch.at, by) : watch.at + by)
      }
      if (key === 'p' && useSettings.getState().settings.singleKeys && watch.at < watch.nodes.length - 1) {
        event.preventDefault()
        playOn(watch)
      }
    }
    // Before the table's own keys, one of which is the same letter.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [game, watch])
}
