/** What a person does at the table. */
import { deciderOf } from '../engine/index.ts'
import type { Driver } from './driver.ts'
import { isHuman } from './game.ts'
import type { Access, TableIntents } from './tableState.ts'
import { current } from './timeline.ts'

type Play = Pick<TableIntents, 'reply' | 'ahead' | 'concede' | 'takeOver' | 'receive' | 'halt'>

export function playIntents({ get, set }: Access, driver: Driver): Play {
  const isPerson = (seat: number): boolean => {
    const { game } = get()
    return game !== null && isHuman(game, seat)
  }
  const reply: Play['reply'] = (given, aim = null) => {
    const { game, viewer, curtain, halted } = get()
    const question = game === null ? null : current(game.timeline).position.question
    if (question === null || curtain !== null || halted) return false
    const decider = deciderOf(question)
    if (viewer !== decider || !isPerson(decider)) return false
    driver.stop()
    const taken = driver.feed(given, decider, false)
    if (taken && aim !== null) set({ aim })
    // After a refusal too: this cancelled what was about to happen by itself.
    driver.advance()
    return taken
  }
  return {
    reply,
    ahead: (given) => driver.ahead(given),
    concede: (seat, whole) => {
      driver.stop()
      if (isPerson(seat) && !get().halted) driver.feed({ concede: seat, ...(whole ? { whole } : {}) }, seat, false)
      driver.advance()
    },
    receive: (given, by, auto) => {
      driver.stop()
      const taken = driver.feed(given, by, auto)
      driver.advance()
      return taken
    },
    halt: (halted) => {
      set({ halted })
      driver.advance()
    },
    takeOver: () => {
      const { curtain } = get()
      if (curtain !== null) set({ viewer: curtain, curtain: null })
    },
  }
}
