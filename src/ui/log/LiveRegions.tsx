import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../store/index.ts'
import { plain } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { useTableModel } from '../session/model.ts'
import { priorityLabel, seatName } from '../view/index.ts'
import { useLogRows } from './LogPanel.tsx'

/** What the log has added since the last announcement, at most a few lines. */
function useNews(): string {
  const rows = useLogRows()
  const [news, tell] = useState('')
  const told = useRef(rows.length)
  useEffect(() => {
    const fresh = rows.slice(told.current).flatMap(({ entry }) => (entry.kind === 'line' ? [plain(entry.text)] : []))
    told.current = rows.length
    if (fresh.length > 0) tell(say('list.sentences', { parts: fresh.slice(-4) }))
  }, [rows])
  return news
}

/** Two live regions: the log is polite, the question assertive. */
export const LiveRegions = () => {
  const { scene, mine } = useTableModel()
  const news = useNews()
  const goesOn = useSettings((state) => state.settings.autoPass)
  const seat = scene.waitingFor?.seat ?? scene.me
  const name = seatName(scene.state, seat)
  const asked =
    scene.question?.kind === 'priority'
      ? say('priority.spoken', { name, button: priorityLabel(scene, goesOn) })
      : say('prompt.waiting', { name })
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-live="log">
        {news}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-live="prompt">
        {mine ? asked : ''}
      </div>
    </>
  )
}
