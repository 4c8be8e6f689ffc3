/** The menu of the table: what can be done with the game, how it is looked at and kept, and the ways out. */

import { useState } from 'react'
import { outcomeOf } from '../../engine/index.ts'
import { bookIn, houseRulesOf } from '../../rulebook/index.ts'
import { hasFullControl, redoOf, undoOf, useTable } from '../../store/index.ts'
import { HouseList } from '../formats/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { useLogRows } from '../log/index.ts'
import { say, sayReason } from '../messages/index.ts'
import { FROM_TABLE, pageHref } from '../pages/address.ts'
import { PageLinks } from '../pages/PageLinks.tsx'
import { Button, Group } from '../parts/index.ts'
import { openRule, RULES_HREF } from '../rulebook/address.ts'
import { saveReport, saveTableFile } from '../session/download.ts'
import { formatTitled } from '../session/format.ts'
import { lessonIn, useLessons } from '../session/lessonProgress.ts'
import { loadIn } from '../session/loading.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { agreedRules, gameTitle, lastTurnOfOthers, seatName } from '../view/index.ts'
import styles from './Menu.module.css'

const close = () => useUi.getState().open({ dialog: null })

const then = (act: () => void) => () => {
  close()
  act()
}

/** What shows a game again: loaded when it is asked for first, and until then the game stays on the table. */
const story = () => import('../story/index.ts')

const makePuzzle = (): void => {
  location.hash = pageHref('puzzles', FROM_TABLE)
}

/** The format and the house rules of the game, if it has any. */
const Rules = () => {
  const { game, scene } = useTableModel()
  const told = agreedRules(formatTitled(game.setup.cardList), scene.state)
  const house = houseRulesOf(scene.state.edition)
  if (told === null) return null
  return (
    <div className={styles.rules}>
      <p className={styles.note}>{told}</p>
      {Object.keys(house).length === 0 ? null : <HouseList house={house} edition={bookIn(scene.state.edition)} />}
    </div>
  )
}

const GameGroup = () => {
  const { game, watch, mine, position } = useTableModel()
  const waits = !mine && watch === null && outcomeOf(position) === null
  const canUndo = useTable((table) => undoOf(table.game) !== null)
  const canRedo = useTable((table) => redoOf(table.game) !== null)
  const { undo, redo, passUntil, pause, setFullControl } = useTable.getState()
  const paused = useTable((table) => table.paused)
  const fullControl = useTable(hasFullControl)
  return (
    <Group title={say('menu.game')}>
      {game.match ? <p className={styles.note}>{gameTitle(game.match)}</p> : null}
      <Rules />
      <Button icon="undo" disabled={!canUndo} onClick={then(undo)}>
        {say('menu.undo')}
      </Button>
      <Button icon="redo" disabled={!canRedo} onClick={then(redo)}>
        {say('menu.redo')}
      </Button>
      <Button icon="skip" onClick={then(() => passUntil('turn'))}>
        {say('priority.passTurn')}
      </Button>
      <Button icon="hold" aria-pressed={fullControl} onClick={then(() => setFullControl(!fullControl))}>
        {say('priority.fullControl')}
      </Button>
      {paused || waits ? (
        <Button icon={paused ? 'play' : 'hold'} onClick={then(() => pause(!paused))}>
          {say(paused ? 'prompt.resume' : 'menu.pause')}
        </Button>
      ) : null}
    </Group>
  )
}

const ViewGroup = () => {
  const open = useUi((ui) => ui.open)
  const { game, scene, watch } = useTableModel()
  const again = watch === null ? lastTurnOfOthers(game.timeline, scene.viewer) : null
  const hasReason = useLogRows().some(({ why }) => why !== null)
  const [failed, fail] = useState(false)
  const replay = () => {
    loadIn(story, failed).then(
      ({ beginReplay }) => beginReplay(),
      () => fail(true),
    )
  }
  return (
    <Group title={say('menu.view')}>
      <Button icon="log" onClick={() => open({ dialog: 'log' })}>
        {say('menu.log')}
      </Button>
      {hasReason ? (
        <Button icon="chip" onClick={() => open({ dialog: 'reason' })}>
          {say('menu.reason')}
        </Button>
      ) : null}
      {again === null ? null : (
        <Button icon="redo" onClick={then(() => open({ watch: again }))}>
          {say('menu.watch')}
        </Button>
      )}
      {watch === null && game.timeline.cursor > 0 ? (
        <Button icon="play" onClick={replay}>
          {say('menu.replay')}
        </Button>
      ) : null}
      {failed ? (
        <p className={styles.note} role="alert">
          {say('part.failed')}
        </p>
      ) : null}
      <Button icon="settings" onClick={() => open({ dialog: 'settings' })}>
        {say('menu.settings')}
      </Button>
      <Button icon="book" onClick={then(() => openRule(RULES_HREF))}>
        {say('rules.title')}
      </Button>
      <Button icon="help" onClick={() => open({ dialog: 'help' })}>
        {say('menu.help')}
      </Button>
    </Group>
  )
}

const SaveGroup = () => (
  <Group title={say('menu.save')}>
    <Button icon="down" onClick={then(saveTableFile)}>
      {say('file.saveGame')}
    </Button>
    <Button icon="star" onClick={then(makePuzzle)}>
      {say('menu.puzzle')}
    </Button>
    <Button icon="share" onClick={then(() => saveReport(null))}>
      {say('menu.report')}
    </Button>
  </Group>
)

/** Leaving keeps the game, conceding ends it: they look different, and each says what it does. */
const LeaveGroup = () => {
  const { game, scene } = useTableModel()
  const open = useUi((ui) => ui.open)
  const lesson = useLessons((lessons) => lessonIn(lessons, game.id))
  return (
    <Group title={say('menu.leaveGroup')}>
      {lesson === null ? null : (
        <Button icon="book" onClick={then(useLessons.getState().leave)}>
          {say('menu.leaveLesson')}
        </Button>
      )}
      <Button icon="chevronLeft" aria-describedby="leave-note" onClick={then(useTable.getState().leave)}>
        {say('menu.leave')}
      </Button>
      <p className={styles.note} id="leave-note">
        {say('menu.leaveNote')}
      </p>
      <Button
        kind="danger"
        icon="surrender"
        aria-describedby="concede-note"
        onClick={() => open({ dialog: 'concede' })}
      >
        {say('menu.concede')}
      </Button>
      <p className={styles.note} id="concede-note">
        {say('menu.concedeWhy', { name: seatName(scene.state, scene.viewer) })}
      </p>
    </Group>
  )
}

export const TableMenu = () => (
  <>
    <div className={styles.menu}>
      <GameGroup />
      <ViewGroup />
      <div className={styles.stacked}>
        <SaveGroup />
        <LeaveGroup />
      </div>
    </div>
    <PageLinks />
  </>
)

/** What the machine did last that the log tells of, and why. */
export const LastReason = () => {
  const row = useLogRows().findLast(({ why }) => why !== null)
  if (row === undefined || row.why === null) return null
  return (
    <>
      <p className={styles.deed}>
        <Sentence text={row.entry.text} />
      </p>
      <p>{sayReason(row.why)}</p>
    </>
  )
}
