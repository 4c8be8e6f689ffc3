import { useEffect, useRef, useState } from 'react'
import { type Seat, stateOf } from '../../engine/index.ts'
import { current, undoOf, useSettings, useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Button, HoldDial, Sky } from '../parts/index.ts'
import { isBeforeGame, seatName } from '../view/index.ts'
import styles from './Screens.module.css'

const HOLD = 450

/** Must be held for a moment, by pointer or key; a short press explains how. */
export const Hold = ({ name, onDone }: { readonly name: string; readonly onDone: () => void }) => {
  const [progress, show] = useState(0)
  const frame = useRef(0)
  const stop = () => {
    cancelAnimationFrame(frame.current)
    show(0)
  }
  const begin = () => {
    const from = performance.now()
    const tick = (now: number) => {
      const part = Math.min(1, (now - from) / HOLD)
      show(part)
      if (part >= 1) onDone()
      else frame.current = requestAnimationFrame(tick)
    }
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(tick)
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const isHoldKey = (key: string) => key === ' ' || key === 'Enter'
  return (
    <HoldDial
      title={say('curtain.i', { name })}
      hint={say('curtain.hold')}
      progress={progress}
      onPointerDown={begin}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isHoldKey(event.key)) return
        event.preventDefault()
        if (!event.repeat) begin()
      }}
      onKeyUp={(event) => isHoldKey(event.key) && stop()}
      onClick={(event) => {
        // A click without pointer or key comes from assistive technology, which can't hold.
        if (event.detail === 0 && event.nativeEvent.screenX === 0) onDone()
      }}
      autoFocus
    />
  )
}

/** Between two people: while it is shown, nothing private is on the page. */
export const CurtainScreen = ({ seat }: { readonly seat: Seat }) => {
  const game = useTable((table) => table.game)
  const { takeOver, undo, goOn } = useTable.getState()
  if (game === null) return null
  const state = stateOf(current(game.timeline).position)
  const name = seatName(state, seat)
  const where = isBeforeGame(state)
    ? say('curtain.before')
    : say('curtain.where', {
        turn: state.turn.number,
        name: seatName(state, state.turn.active),
        step: say(`stepLong.${state.turn.step}`),
      })
  const openHands = () => {
    useSettings.getState().change({ openHands: true })
    takeOver()
    goOn()
  }
  return (
    <main className={styles.curtain} data-screen="curtain">
      <Sky cx={720} cy={450} />
      <p className={styles.caption}>{where}</p>
      <h1>{say('curtain.pass', { name })}</h1>
      <p className={styles.lead}>{say('curtain.why', { name })}</p>
      <Hold name={name} onDone={takeOver} />
      <p className={styles.caption}>
        {say('curtain.lives', { players: state.players.filter(({ lost }) => lost === null) })}
      </p>
      <div className={styles.curtainButtons}>
        {undoOf(game) === null ? null : (
          <Button icon="undo" onClick={undo}>
            {say('curtain.undo')}
          </Button>
        )}
        <Button icon="eye" onClick={openHands}>
          {say('curtain.open')}
        </Button>
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {say('curtain.pass', { name })}
      </div>
    </main>
  )
}
