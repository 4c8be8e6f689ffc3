/**
 * Keeps the game going: after each reply it shows the next question to whoever looks, answers what needs no person, and
 * asks the machines. Whatever a person does meanwhile cancels what was about to happen.
 */
import type { Reason, ToThink } from '../ai/index.ts'
import {
  deciderOf,
  legalActions,
  proposePayment,
  type Question,
  type QuestionOf,
  type Reply,
  type Seat,
  seenBy,
  stateOf,
} from '../engine/index.ts'
import { agreedReply } from './agreements.ts'
import { aiLink } from './aiLink.ts'
import { announcementStart } from './announcement.ts'
import { answerTo } from './answers.ts'
import { onlyReply, passesPriority, realActions, yieldHolds } from './autoPass.ts'
import { saveGame } from './autosave.ts'
import { viewingAt } from './curtain.ts'
import { fallbackReply } from './fallbackReply.ts'
import { type Game, isFriend, isHuman, levelOf } from './game.ts'
import { noteResult } from './noteResult.ts'
import { isPlay, pauseAfter } from './pacing.ts'
import { stopsOf, withoutYield, yieldOf } from './perSeat.ts'
import type { Settings } from './settings.ts'
import { useSettings } from './settingsStore.ts'
import type { Access, Ahead, TableState } from './tableState.ts'
import { append, current, type TimelineNode } from './timeline.ts'

/** The reply that dropping a card has already given, if the question allows it. */
function aimedReply(question: Question, { aim }: TableState): Reply | null {
  if (aim === null || question.kind !== 'targets' || question.min > 1) return null
  const legal = question.legal.some((ref) =>
    'player' in ref ? 'player' in aim && aim.player === ref.player : 'object' in aim && aim.object === ref.object,
  )
  return legal ? [aim] : null
}

/**
 * The payment of something that its player has announced, where it is the best and no other leaves anything else: there
 * is nothing to ask. Going back takes it back.
 */
function clearPayment(game: Game, question: QuestionOf<'pay'>, { confirmPayments }: Settings): Reply | null {
  const { seat } = question
  if (confirmPayments || announcementStart(game.timeline, seat) === null) return null
  const best = proposePayment(seenBy(current(game.timeline).position, seat).now, question)
  return best?.clear ? { pay: 'plan', plan: best.plan } : null
}

/** What the table answers for a person; `null`: the person is asked. */
function tableReply(game: Game, state: TableState, question: Question): Reply | null {
  if (state.heldAt === game.timeline.cursor) return null
  const aimed = aimedReply(question, state)
  if (aimed !== null) return aimed
  const { seat } = question
  const decider = deciderOf(question)
  const now = stateOf(current(game.timeline).position)
  const { settings } = useSettings.getState()
  const isAskedAlways = state.fullControl.includes(decider) || state.holding
  const agreed = isAskedAlways || decider !== seat ? null : agreedReply(now, question, game.agreements ?? [])
  if (agreed !== null) return agreed
  const input = {
    state: now,
    seat,
    settings: { ...settings, stops: stopsOf(game, decider, settings) },
    fullControl: isAskedAlways,
    // Passing ahead is for one's own decisions only (507.3d).
    yielding: decider === seat ? yieldOf(state.yields, seat) : null,
  }
  if (question.kind === 'pay') return isAskedAlways ? null : clearPayment(game, question, settings)
  if (question.kind !== 'priority') return onlyReply(question, input)
  return passesPriority({ ...input, actions: legalActions(now, seat) }) ? { do: 'pass' } : null
}

/** A limit on what can follow without a person, so that a bug here can never hang the page. */
const ROUNDS = 2000
/** So much of that is worked out ahead: a turn passed in a row. */
const AHEAD = 24
const PASS: Reply = { do: 'pass' }

function toThink(game: Game, seat: Seat): ToThink {
  const { position } = current(game.timeline)
  const { puzzle, from } = game
  if (puzzle && from) return { first: from, position, task: puzzle.task }
  return { seen: seenBy(position, seat), level: levelOf(game, seat) }
}

export class Driver {
  private readonly access: Access
  /** Counts what was started: callbacks of an earlier beat are dropped. */
  private beat = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What is scheduled for later. */
  private pending: (() => void) | null = null
  /** Nobody wants to wait for what is thought about now. */
  private hurried = false
  /** How long the turn with this number has been shown. */
  private shown = { turn: 0, ms: 0 }

  constructor(access: Access) {
    this.access = access
  }

  /** Cancels whatever was about to happen by itself. */
  stop(): void {
    this.beat++
    this.pending = null
    this.hurried = false
    clearTimeout(this.timer)
    const { soon, thinking } = this.access.get()
    if (soon) this.access.set({ soon: false })
    if (thinking === null) return
    aiLink.forget()
    this.access.set({ thinking: null })
  }

  /** Feeds a reply to the position; reports what was refused. True if it was accepted. */
  feed(reply: Reply, by: Seat, auto: boolean, reason: Reason | null = null): boolean {
    const { get, set } = this.access
    const { game } = get()
    if (game === null) return false
    try {
      const answered = answerTo(current(game.timeline).position, reply)
      if ('refused' in answered) {
        if (!auto) set({ lastRefusal: answered.refused })
        return false
      }
      const next = { ...game, timeline: append(game.timeline, { ...answered, reply, by, auto, reason }) }
      set({ game: next, lastRefusal: null, heldAt: null })
      // A long loop is saved with its result: nobody waits for it again.
      if (answered.position.question?.kind !== 'repeat') saveGame(next, get().viewer, { get, set })
      return true
    } catch (error) {
      set({ crash: error })
      return false
    }
  }

  /**
   * Works out what a reply leads to, up to where somebody is asked, and changes nothing: given afterwards, it is only
   * looked up. `null`: it is refused, or the game doesn't come to a question by itself.
   */
  ahead(reply: Reply): Ahead | null {
    const table = this.access.get()
    let { game } = table
    let next: Reply | null = reply
    for (let round = 0; game !== null && next !== null && round < AHEAD; round++) {
      const answered = answerTo(current(game.timeline).position, next)
      if ('refused' in answered) return null
      const { position } = answered
      const { question } = position
      game = { ...game, timeline: append(game.timeline, { ...answered, reply: next, by: null, auto: true }) }
      next = question === null || !isHuman(game, deciderOf(question)) ? null : tableReply(game, table, question)
      if (next === null) {
        const { viewer, curtain } = viewingAt(game, table, question, useSettings.getState().settings.openHands)
        return { position, viewer: viewer ?? curtain }
      }
    }
    return null
  }

  /** Continues until a person has to answer, or something was scheduled for later. */
  advance(): void {
    this.stop()
    this.guarded(() => {
      for (let round = 0; round < ROUNDS; round++) if (!this.goOn()) return
    })
  }

  /** Where the rules fail, the page says so, and the game stays. */
  private guarded(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.access.set({ crash: error })
    }
  }

  /** Holds what others do until it is released, or somebody here is asked; then goes on at once. */
  pause(on: boolean): void {
    this.access.set({ paused: on })
    clearTimeout(this.timer)
    if (!on) this.pending?.()
  }

  /** Ends the wait for what happens next by itself. */
  hurry(): void {
    const { pending } = this
    this.hurried = pending === null && this.access.get().thinking !== null
    clearTimeout(this.timer)
    pending?.()
  }

  private later(wait: number, then: () => void): void {
    const mine = this.beat
    const go = (): void => {
      this.pending = null
      if (mine === this.beat) this.guarded(then)
    }
    const { paused } = this.access.get()
    if ((wait <= 0 && !paused) || this.hurried) return go()
    this.pending = go
    if (paused) return
    this.timer = setTimeout(go, wait)
  }

  /** How long what led here is to be seen before anything else happens by itself. */
  private pauseAt(game: Game, { position, events, by }: TimelineNode): number {
    const { number } = stateOf(position).turn
    const ms = this.shown.turn === number ? this.shown.ms : 0
    const { pace, linger } = useSettings.getState().settings
    const pause = pauseAfter(events, pace, ms)
    this.shown = { turn: number, ms: ms + pause }
    const isMachines = linger > 0 && by !== null && !isHuman(game, by) && isPlay(events)
    return isMachines ? pause + linger : pause
  }

  private look(game: Game, question: Question | null, fields: Partial<TableState> = {}): void {
    const { get, set } = this.access
    set({ ...viewingAt(game, get(), question, useSettings.getState().settings.openHands), ...fields })
  }

  private async askMachine(game: Game, question: Question, wait: number): Promise<void> {
    const { set } = this.access
    const seat = deciderOf(question)
    const { position } = current(game.timeline)
    const state = stateOf(position)
    const mine = this.beat
    const began = performance.now()
    const idle =
      question.kind === 'priority' && realActions(state, question.seat, legalActions(state, question.seat)).length === 0
    if (!idle) set({ thinking: seat })
    const thought = idle ? { reply: PASS, reason: null } : await aiLink.think(toThink(game, seat))
    if (mine !== this.beat) return
    this.later(wait - (performance.now() - began), () => {
      set({ thinking: null })
      const played = thought !== null && this.feed(thought.reply, seat, true, thought.reason)
      const fallback = played ? null : fallbackReply(position)
      if (played || (fallback !== null && this.feed(fallback, seat, true))) this.advance()
    })
  }

  /** One round of continuing by itself; false if a person has to answer, or something was scheduled for later. */
  private goOn(): boolean {
    const { get, set } = this.access
    const { game, crash, yields, halted } = get()
    if (game === null || crash !== null) return false
    const node = current(game.timeline)
    const { question } = node.position
    if (yields.length > 0) {
      const state = stateOf(node.position)
      set({ yields: yields.filter((one) => yieldHolds(state, one)) })
    }
    if (question === null) {
      noteResult(game)
      this.look(game, null, { thinking: null, yields: [] })
      return false
    }
    if (halted || isFriend(game, deciderOf(question))) {
      this.look(game, question, { soon: false, paused: false })
      return false
    }
    if (question.kind === 'repeat') return this.goRound(game, question)
    const wait = this.pauseAt(game, node)
    if (isHuman(game, deciderOf(question))) return this.askPerson(game, question, wait)
    this.look(game, question)
    void this.askMachine(game, question, wait).catch((error: unknown) => set({ crash: error }))
    return false
  }

  /** The next rounds of a long loop, once the page has shown how far it is (421.2). */
  private goRound(game: Game, question: Question): false {
    this.look(game, question, { thinking: null })
    this.later(1, () => this.feed(true, deciderOf(question), true) && this.advance())
    return false
  }

  /** Answers for a person when there is nothing to decide; otherwise, or if that is refused, asks. */
  private askPerson(game: Game, question: Question, wait: number): boolean {
    const { get, set } = this.access
    const seat = deciderOf(question)
    const put = (): false => {
      const { yields } = get()
      const until = yieldOf(yields, seat)?.until
      const interrupted = question.kind === 'priority' && until !== undefined && until !== 'all'
      const left = interrupted ? withoutYield(yields, seat) : yields
      this.look(game, question, { aim: null, soon: false, paused: false, yields: left })
      return false
    }
    const own = tableReply(game, get(), question)
    if (own === null) return put()
    const answerIt = () => this.feed(own, seat, true) || put()
    // Paying is a part of the press that announced.
    if (wait === 0 || question.kind === 'pay') return answerIt()
    set({ soon: true })
    this.later(wait, () => answerIt() && this.advance())
    return false
  }
}
