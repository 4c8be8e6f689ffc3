/** The dialogs of the table: menu, log, stops, conceding, settings, help. */

import { useState } from 'react'
import { outcomeOf, type Seat } from '../../engine/index.ts'
import { hasFullControl, isHuman, redoOf, undoOf, useTable } from '../../store/index.ts'
import { LogContent } from '../log/index.ts'
import { say, sayReason } from '../messages/index.ts'
import { FROM_TABLE, pageHref } from '../pages/address.ts'
import { PageLinks } from '../pages/PageLinks.tsx'
import { Button, Dialog } from '../parts/index.ts'
import { openRule, RULES_HREF } from '../rulebook/address.ts'
import { saveReport, saveTableFile } from '../session/download.ts'
import { lessonIn, useLessons } from '../session/lessonProgress.ts'
import { loadIn } from '../session/loading.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { useLayoutMode } from '../table/index.ts'
import { gameTitle, isDuel, lastTurnOfOthers, seatName } from '../view/index.ts'
import { StackEntries } from '../zones/index.ts'
import { HelpDialog, SettingsDialog, StopsTable } from './lazyDialogs.ts'
import styles from './Screens.module.css'

const close = () => useUi.getState().open({ dialog: null })

/** What shows a game again: loaded when it is asked for first, and until then the game stays on the table. */
const story = () => import('../story/index.ts')

const makePuzzle = (): void => {
  location.hash = pageHref('puzzles', FROM_TABLE)
}

const MenuButtons = () => {
  const open = useUi((ui) => ui.open)
  const { game, scene, watch, mine, position } = useTableModel()
  const waits = !mine && watch === null && outcomeOf(position) === null
  const lesson = useLessons((lessons) => lessonIn(lessons, game.id))
  const again = watch === null ? lastTurnOfOthers(game.timeline, scene.viewer) : null
  const reason = useTable((table) => table.reason)
  const canUndo = useTable((table) => undoOf(table.game) !== null)
  const canRedo = useTable((table) => redoOf(table.game) !== null)
  const [told, tell] = useState(false)
  const [failed, fail] = useState(false)
  const replay = () => {
    loadIn(story, failed).then(
      ({ beginReplay }) => beginReplay(),
      () => fail(true),
    )
  }
  const { undo, redo, leave, passUntil, pause, setFullControl } = useTable.getState()
  const paused = useTable((table) => table.paused)
  const fullControl = useTable(hasFullControl)
  const then = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <div className={styles.menu}>
      <Button icon="undo" disabled={!canUndo} onClick={then(undo)}>
        {say('menu.undo')}
      </Button>
      <Button icon="redo" disabled={!canRedo} onClick={then(redo)}>
        {say('menu.redo')}
      </Button>
      <Button icon="skip" onClick={then(() => passUntil('turn'))}>
        {say('priority.passTurn')}
      </Button>
      <Button icon="hold" onClick={then(() => setFullControl(!fullControl))}>
        {say('priority.fullControl', { on: fullControl })}
      </Button>
      {paused || waits ? (
        <Button icon={paused ? 'play' : 'hold'} onClick={then(() => pause(!paused))}>
          {say(paused ? 'prompt.resume' : 'menu.pause')}
        </Button>
      ) : null}
      <Button icon="log" onClick={() => open({ dialog: 'log' })}>
        {say('menu.log')}
      </Button>
      <Button icon="settings" onClick={() => open({ dialog: 'settings' })}>
        {say('menu.settings')}
      </Button>
      <Button icon="book" onClick={then(() => openRule(RULES_HREF))}>
        {say('rules.title')}
      </Button>
      <Button icon="help" onClick={() => open({ dialog: 'help' })}>
        {say('menu.help')}
      </Button>
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
      {failed ? <p role="alert">{say('part.failed')}</p> : null}
      {reason === null ? null : (
        <Button icon="chip" onClick={() => tell(!told)}>
          {say('menu.reason')}
        </Button>
      )}
      {told && reason !== null ? <p className={styles.reason}>{sayReason(reason)}</p> : null}
      <Button icon="star" onClick={then(makePuzzle)}>
        {say('menu.puzzle')}
      </Button>
      <Button icon="down" onClick={then(saveTableFile)}>
        {say('file.saveGame')}
      </Button>
      <Button icon="share" onClick={then(() => saveReport(null))}>
        {say('menu.report')}
      </Button>
      {lesson === null ? null : (
        <Button icon="book" onClick={then(useLessons.getState().leave)}>
          {say('menu.leaveLesson')}
        </Button>
      )}
      <Button icon="flag" onClick={() => open({ dialog: 'concede' })}>
        {say('menu.concede')}
      </Button>
      <Button icon="close" onClick={then(leave)}>
        {say('menu.leave')}
      </Button>
      {game.match ? <p className={styles.note}>{gameTitle(game.match)}</p> : null}
      <p className={styles.note}>{say('menu.leaveNote')}</p>
    </div>
  )
}

const Concede = () => {
  const { scene, game, games } = useTableModel()
  const isInside = games.length > 1
  const { concede, concedeMatch } = useTable.getState()
  const giveUp = (what: (seat: Seat) => void) => () => {
    close()
    what(scene.viewer)
  }
  return (
    <Dialog
      open
      title={isInside ? say('games.concedeSure') : say('menu.concedeSure')}
      closeLabel={say('menu.close')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say('prompt.cancel')}</Button>
          {isHuman(game, scene.viewer) ? (
            <>
              {game.match ? <Button onClick={giveUp(concedeMatch)}>{say('match.concede')}</Button> : null}
              {isInside ? (
                <Button onClick={giveUp((seat) => concede(seat, true))}>{say('games.concedeAll')}</Button>
              ) : null}
              <Button kind="primary" onClick={giveUp(concede)}>
                {isInside ? say('games.concede') : game.match ? say('match.concedeGame') : say('menu.concede')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <p>{say('menu.concedeWhy', { name: seatName(scene.state, scene.viewer) })}</p>
    </Dialog>
  )
}

export const TableDialogs = () => {
  const dialog = useUi((ui) => ui.dialog)
  const mode = useLayoutMode()
  const { view } = useTableModel()
  if (dialog === 'settings') return <SettingsDialog onClose={close} />
  if (dialog === 'help') return <HelpDialog onClose={close} />
  if (dialog === 'concede') return <Concede />
  const words = {
    menu: say('menu.title'),
    log: say('log.title'),
    stops: say('settings.stops'),
    stack: say('stack.title'),
  }
  if (dialog === null) return null
  // In a medium-sized window the log is the table's drawer.
  if (dialog === 'log' && mode === 'bars') return null
  return (
    <Dialog open title={words[dialog]} closeLabel={say('menu.close')} onClose={close}>
      {dialog === 'menu' ? <MenuButtons /> : null}
      {dialog === 'menu' ? <PageLinks /> : null}
      {dialog === 'log' ? (
        <div className={styles.logBox}>
          <LogContent all />
        </div>
      ) : null}
      {dialog === 'stack' ? <StackEntries items={view.stack} /> : null}
      {dialog === 'stops' ? <StopsTable other={isDuel(view) ? view.others[0].name : undefined} /> : null}
    </Dialog>
  )
}
