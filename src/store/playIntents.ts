/** What a person does at the table. */
import { stateOf } from '../engine/index.ts'
import type { Yield } from './autoPass.ts'
import type { Access, Driver } from './driver.ts'
import { isHuman } from './game.ts'
import { saveGame } from './keeping.ts'
import { hasOwnStops, withoutYield, withStop } from './perSeat.ts'
import { useSettings } from './settingsStore.ts'
import type { TableIntents } from './tableState.ts'
import { current } from './timeline.ts'

type Play = Pick<
  TableIntents,
  'reply' | 'concede' | 'takeOver' | 'passUntil' | 'clearYield' | 'setFullControl' | 'setHolding' | 'toggleStop'
>

export function playIntents({ get, set }: Access, driver: Driver): Play {
  const isPerson = (seat: number): boolean => {
    const { game } = get()
    return game !== null && isHuman(game, seat)
  }
  const reply: Play['reply'] = (given, aim = null) => {
    const { game, viewer, curtain } = get()
    const question = game === null ? null : current(game.timeline).position.question
    if (question === null || curtain !== null || viewer !== question.seat || !isPerson(question.seat)) return false
    driver.stop()
    const taken = driver.feed(given, question.seat, false)
    if (taken && aim !== null) set({ aim })
    // Also after a refusal: what was going to happen by itself was stopped for this.
    driver.advance()
    return taken
  }
  return {
    reply,
    concede: (seat) => {
      driver.stop()
      if (isPerson(seat)) driver.feed({ concede: seat }, seat, false)
      driver.advance()
    },
    takeOver: () => {
      const { curtain } = get()
      if (curtain !== null) set({ viewer: curtain, curtain: null })
    },
    passUntil: (until) => {
      const { game, viewer } = get()
      if (game === null || viewer === null) return
      const { position } = current(game.timeline)
      const mine: Yield = { seat: viewer, until, turn: stateOf(position).turn.number }
      set({ yields: [...withoutYield(get().yields, viewer), mine] })
      if (position.question?.kind !== 'priority' || !reply({ do: 'pass' })) driver.advance()
    },
    clearYield: () => {
      const { yields, viewer } = get()
      set({ yields: viewer === null ? yields : withoutYield(yields, viewer), aim: null })
    },
    setFullControl: (on) => {
      const { viewer, fullControl, yields } = get()
      if (viewer === null) return
      const others = fullControl.filter((seat) => seat !== viewer)
      set(on ? { fullControl: [...others, viewer], yields: withoutYield(yields, viewer) } : { fullControl: others })
      if (on && get().soon) driver.advance()
    },
    toggleStop: (whose, step) => {
      const { game, viewer } = get()
      const { settings, toggleStop } = useSettings.getState()
      if (!hasOwnStops(game)) return toggleStop(whose, step)
      if (viewer === null) return
      const changed = withStop(game, viewer, settings, whose, step)
      set({ game: changed })
      saveGame(changed, viewer, false, set, get)
    },
    setHolding: (holding) => {
      if (get().holding === holding) return
      set({ holding })
      if (holding && get().soon) driver.advance()
    },
  }
}
