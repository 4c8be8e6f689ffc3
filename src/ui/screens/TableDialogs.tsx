/** The dialogs of the table: menu, log, stops, conceding, settings, help. */

import type { Seat } from '../../engine/index.ts'
import { hasFriends, isHuman, useTable } from '../../store/index.ts'
import { LogContent } from '../log/index.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { useLayoutMode } from '../table/index.ts'
import { isDuel, playersOf, seatName } from '../view/index.ts'
import { StackEntries } from '../zones/index.ts'
import { FriendDialog, HelpDialog, SettingsDialog, StopsTable } from './lazyDialogs.ts'
import styles from './Screens.module.css'
import { LastReason, TableMenu } from './TableMenu.tsx'

const close = () => useUi.getState().open({ dialog: null })

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
              {game.match && !hasFriends(game) ? (
                <Button onClick={giveUp(concedeMatch)}>{say('match.concede')}</Button>
              ) : null}
              {isInside ? (
                <Button onClick={giveUp((seat) => concede(seat, true))}>{say('games.concedeAll')}</Button>
              ) : null}
              <Button kind="danger" onClick={giveUp(concede)}>
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
  const { view, scene } = useTableModel()
  const other = isDuel(view) ? playersOf(view).find(({ seat }) => seat !== scene.me)?.name : undefined
  if (dialog === 'settings') return <SettingsDialog onClose={close} />
  if (dialog === 'help') return <HelpDialog onClose={close} />
  if (dialog === 'friend') return <FriendDialog onClose={close} />
  if (dialog === 'concede') return <Concede />
  const words = {
    menu: say('menu.title'),
    log: say('log.title'),
    stops: say('settings.stops'),
    stack: say('stack.title'),
    reason: say('menu.reason'),
  }
  if (dialog === null) return null
  // In a medium-sized window the log is the table's drawer.
  if (dialog === 'log' && mode === 'bars') return null
  return (
    <Dialog open wide={dialog === 'menu'} title={words[dialog]} closeLabel={say('menu.close')} onClose={close}>
      {dialog === 'menu' ? <TableMenu /> : null}
      {dialog === 'reason' ? <LastReason /> : null}
      {dialog === 'log' ? (
        <div className={styles.logBox}>
          <LogContent all />
        </div>
      ) : null}
      {dialog === 'stack' ? <StackEntries items={view.stack} /> : null}
      {dialog === 'stops' ? <StopsTable other={other} /> : null}
    </Dialog>
  )
}
