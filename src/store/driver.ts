/**
 * Keeps the game going: after each reply it shows the next question to who looks, answers what needs no person, and asks
 * the machines. Whatever a person does meanwhile cancels what was about to happen.
 */
import { answer, legalActions, type Question, type Reply, type Seat, seenBy, stateOf } from '../engine/index.ts'
import { aiLink } from './aiLink.ts'
import { onlyReply, passesPriority, realActions, yieldHolds } from './autoPass.ts'
import { lookingAt } from './curtain.ts'
import { type Game, isHuman, levelOf } from './game.ts'
import { saveGame } from './keeping.ts'
import { pauseAfter } from './pacing.ts'
import { sensibleReply } from './sensible.ts'
import { useSettings } from './settingsStore.ts'
import type { TableState } from './tableState.ts'
import { append, current } from './timeline.ts'

export interface Access {
  readonly get: () => TableState
  readonly set: (fields: Partial<TableState>) => void
}

export interface Driver {
  /** Feeds a reply to the position; says what was refused. True where it was taken. */
  readonly feed: (reply: Reply, by: Seat, auto: boolean) => boolean
  readonly advance: () => void
  /** Drops whatever was going to happen by itself. */
  readonly stop: () => void
}

/** The reply the drop of a card has already given, where the question allows it. */
function aimedReply(question: Question, { aim }: TableState): Reply | null {
  if (aim === null || question.kind !== 'targets' || question.min > 1) return null
  const legal = question.legal.some((ref) =>
    'player' in ref ? 'player' in aim && aim.player === ref.player : 'object' in aim && aim.object === ref.object,
  )
  return legal ? [aim] : null
}

/** What the table answers for a person; `null`: the person is asked. */
function tableReply(game: Game, state: TableState, question: Question): Reply | null {
  if (state.heldAt === game.timeline.cursor) return null
  const aimed = aimedReply(question, state)
  if (aimed !== null) return aimed
  const { seat } = question
  const now = stateOf(current(game.timeline).position)
  const { settings } = useSettings.getState()
  const input = {
    state: now,
    seat,
    settings,
    fullControl: state.fullControl || state.holding,
    yielding: state.yielding,
  }
  if (question.kind !== 'priority') return onlyReply(question, input)
  return passesPriority({ ...input, actions: legalActions(now, seat) }) ? { do: 'pass' } : null
}

export function makeDriver({ get, set }: Access): Driver {
  let beat = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    beat++
    clearTimeout(timer)
    if (get().soon) set({ soon: false })
    if (get().thinking !== null) {
      aiLink.forget()
      set({ thinking: null })
    }
  }

  const feed: Driver['feed'] = (reply, by, auto) => {
    const { game } = get()
    if (game === null) return false
    try {
      const answered = answer(current(game.timeline).position, reply)
      if ('refused' in answered) {
        if (!auto) set({ lastRefusal: answered.refused })
        return false
      }
      const next = { ...game, timeline: append(game.timeline, { ...answered, reply, by, auto }) }
      set({ game: next, lastRefusal: null, heldAt: null })
      saveGame(next, get().viewer, false, set, get)
      return true
    } catch (error) {
      set({ crash: error })
      return false
    }
  }

  const later = (wait: number, then: () => void) => {
    const mine = beat
    if (wait <= 0) then()
    else timer = setTimeout(() => mine === beat && then(), wait)
  }

  const askMachine = async (game: Game, question: Question, wait: number) => {
    const { seat } = question
    const { position } = current(game.timeline)
    const mine = beat
    const idle =
      question.kind === 'priority' && realActions(stateOf(position), legalActions(stateOf(position), seat)).length === 0
    const pass: Reply = { do: 'pass' }
    const began = Date.now()
    if (!idle) set({ thinking: seat })
    const thought = idle
      ? { reply: pass, reason: null }
      : await aiLink.think(seenBy(position, seat), levelOf(game, seat))
    if (mine !== beat) return
    later(wait - (Date.now() - began), () => {
      set({ thinking: null, ...(thought?.reason ? { reason: thought.reason } : {}) })
      const played = thought !== null && feed(thought.reply, seat, true)
      const fallback = played ? null : sensibleReply(position)
      if (played || (fallback !== null && feed(fallback, seat, true))) advance()
    })
  }

  /** One round of going on by itself; false where a person has to answer, or something was scheduled. */
  const goOn = (): boolean => {
    const state = get()
    const { game } = state
    if (game === null || state.crash !== null) return false
    const node = current(game.timeline)
    const { question } = node.position
    const { settings } = useSettings.getState()
    if (state.yielding !== null && !yieldHolds(stateOf(node.position), state.yielding)) set({ yielding: null })
    if (question === null) {
      set({ ...lookingAt(game, state, null, settings.openHands), thinking: null, yielding: null })
      return false
    }
    const wait = pauseAfter(node.events, settings.pace)
    if (!isHuman(game, question.seat)) {
      set(lookingAt(game, state, question, settings.openHands))
      void askMachine(game, question, wait).catch((error: unknown) => set({ crash: error }))
      return false
    }
    const own = tableReply(game, get(), question)
    if (own === null) {
      const interrupted = get().yielding?.until === 'turn' && question.kind === 'priority'
      set({
        ...lookingAt(game, state, question, settings.openHands),
        aim: null,
        ...(interrupted ? { yielding: null } : {}),
      })
      return false
    }
    const answerIt = () => feed(own, question.seat, true)
    if (wait === 0) return answerIt()
    set({ soon: true })
    later(wait, () => answerIt() && advance())
    return false
  }

  const advance = () => {
    stop()
    // A bound on what can follow without a person, so that a slip here can never hang the page.
    for (let round = 0; round < 2000; round++) if (!goOn()) return
  }

  return { feed, advance, stop }
}
