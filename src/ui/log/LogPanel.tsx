import { useMemo, useRef, useState } from 'react'
import { plain, Sentence } from '../glyphs/index.ts'
import { say, sayReason } from '../messages/index.ts'
import { Button, IconButton, type LogLine, LogList, Panel } from '../parts/index.ts'
import { useNotes } from '../session/friend.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { useLayoutMode } from '../table/index.ts'
import { folded, type LogRow, logOf } from '../view/index.ts'

/** Enough to scroll back a few turns; each press of "earlier lines" shows as many more. */
const SHOWN = 160

export function useLogRows(): readonly LogRow[] {
  const { game, scene } = useTableModel()
  const { state, viewer, side } = scene
  const notes = useNotes(game.id)
  return useMemo(() => logOf(game.timeline, state, viewer, side, notes), [game.timeline, state, viewer, side, notes])
}

function lineOf({ id, entry, why, times }: LogRow & { readonly times: number }): LogLine {
  if (entry.kind !== 'line') return { id, heading: entry.text }
  const { by, text, rule } = entry
  const all = times > 1 ? say('log.times', { text, n: times }) : text
  const reason = why === null ? undefined : { label: say('log.whyLabel', { line: plain(text) }), text: sayReason(why) }
  return { id, by, text: <Sentence text={all} />, rule: rule ?? undefined, reason }
}

export const LogContent = ({ all = false }: { readonly all?: boolean }) => {
  const told = useLogRows()
  const rows = useMemo(() => folded(told), [told])
  const box = useRef<HTMLDivElement>(null)
  const [shown, show] = useState(SHOWN)
  const last = rows.length
  const earlier = all ? 0 : Math.max(0, last - shown)
  const showEarlier = () => {
    show(shown + SHOWN)
    // The button disappears with the last of them: the log itself then takes the focus, so that arrows scroll it.
    const scroller = box.current?.firstElementChild
    if (earlier <= SHOWN && scroller instanceof HTMLElement) scroller.focus({ preventScroll: true })
  }
  return (
    <div ref={box} style={{ display: 'contents' }}>
      <LogList
        label={say('log.region')}
        lines={(earlier > 0 ? rows.slice(earlier) : rows).map(lineOf)}
        before={earlier > 0 ? <Button onClick={showEarlier}>{say('log.earlier', { n: earlier })}</Button> : null}
      />
    </div>
  )
}

export const LogPanel = () => {
  const { scene } = useTableModel()
  const mode = useLayoutMode()
  const open = useUi((ui) => ui.open)
  const turn = say('strip.turn', { n: scene.state.turn.number })
  return (
    <Panel
      label={say('log.title')}
      heading={say('log.title')}
      icon="log"
      aside={
        // The drawer that it is at medium widths is closed here, too.
        mode === 'bars' ? (
          <IconButton icon="close" label={say('menu.close')} onClick={() => open({ dialog: null })} />
        ) : (
          turn
        )
      }
    >
      <LogContent />
    </Panel>
  )
}
