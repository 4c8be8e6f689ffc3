/** When the viewing seat wants to be asked: passing ahead, full control, stops. */
import { stateOf } from '../engine/index.ts'
import { agreeable, withAgreement } from './agreements.ts'
import type { Yield } from './autoPass.ts'
import { saveGame } from './autosave.ts'
import type { Driver } from './driver.ts'
import { hasOwnStops, withoutYield, withStop } from './perSeat.ts'
import { useSettings } from './settingsStore.ts'
import type { Access, TableIntents } from './tableState.ts'
import { current } from './timeline.ts'

type Asking = Pick<
  TableIntents,
  'passUntil' | 'clearYield' | 'setFullControl' | 'setHolding' | 'toggleStop' | 'agree' | 'revoke'
>

export function askingIntents({ get, set }: Access, driver: Driver): Asking {
  return {
    passUntil: (until) => {
      const { game, viewer } = get()
      if (game === null || viewer === null) return
      const { position } = current(game.timeline)
      const mine: Yield = { seat: viewer, until, turn: stateOf(position).turn.number }
      set({ yields: [...withoutYield(get().yields, viewer), mine] })
      if (position.question?.kind !== 'priority' || !get().reply({ do: 'pass' })) driver.advance()
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
      saveGame(changed, viewer, { get, set })
    },
    agree: (answer, of = 'all') => {
      const { game, viewer } = get()
      const question = game === null ? null : current(game.timeline).position.question
      if (game === null || question === null) return
      const here = agreeable(stateOf(current(game.timeline).position), question)
      if (here === null || !here.answers.includes(answer)) return
      const source = of === 'one' ? here.source : undefined
      const changed = { ...game, agreements: withAgreement(game.agreements ?? [], here, answer, source) }
      set({ game: changed, heldAt: null })
      saveGame(changed, viewer, { get, set })
      driver.advance()
    },
    revoke: (agreement) => {
      const { game, viewer } = get()
      if (game === null) return
      const changed = { ...game, agreements: (game.agreements ?? []).filter((one) => one !== agreement) }
      set({ game: changed })
      saveGame(changed, viewer, { get, set })
    },
    setHolding: (holding) => {
      if (get().holding === holding) return
      set({ holding })
      if (holding && get().soon) driver.advance()
    },
  }
}
