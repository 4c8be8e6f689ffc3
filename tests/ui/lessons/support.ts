/** Lessons played with the real engine: the learner's presses, the machine, and what the table answers by itself. */
import { decide } from '../../../src/ai/index.ts'
import { byName, loadSet } from '../../../src/catalog/index.ts'
import {
  answer,
  deciderOf,
  legalActions,
  type Position,
  type Reply,
  seenBy,
  stateOf,
} from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import { onlyReply, passesPriority } from '../../../src/store/autoPass.ts'
import { DEFAULT_SETTINGS } from '../../../src/store/settings.ts'
import { append, current, startTimeline, type Timeline } from '../../../src/store/timeline.ts'
import { lessonBoard } from '../../../src/ui/lessons/games.ts'
import type { TableLesson } from '../../../src/ui/lessons/lesson.ts'
import { type Standing, standingAt, tableAt, toldBy } from '../../../src/ui/lessons/standing.ts'
import { LEARNER, type LessonTable, pressed, type Thing } from '../../../src/ui/lessons/table.ts'
import type { Draft } from '../../../src/ui/view/index.ts'
import { chance, still } from '../../ai/table.ts'

const find = byName((await loadSet()).cards)

export function beginning(lesson: TableLesson): Position {
  const made = positionFrom(lessonBoard(lesson, ['You', 'Tamsin']), (name) => {
    const compiled = find(name)?.compiled
    return compiled?.ok === true ? compiled.printed : null
  })
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}

/** What the learner does: what a press gives, or any reply; `null`: nothing more. */
export type Player = (table: LessonTable, standing: Standing) => Thing | { readonly reply: Reply } | null

export interface Played {
  readonly timeline: Timeline
  /** What was said whenever the learner was asked, in order. */
  readonly said: readonly Standing[]
  /** What was said while the machine was asked. */
  readonly meanwhile: readonly Standing[]
  /** How it stands at the end. */
  readonly last: Standing
}

/** What the table answers for the learner. */
function ownReply({ state, question }: LessonTable): Reply | null {
  if (question === null) return null
  const input = { state, seat: LEARNER, settings: DEFAULT_SETTINGS, fullControl: false, yielding: null }
  if (question.kind !== 'priority') return onlyReply(question, input)
  return passesPriority({ ...input, actions: legalActions(state, LEARNER) }) ? { do: 'pass' } : null
}

/** Presses a thing or gives a reply; a draft is the answer so far. */
function press(
  table: LessonTable,
  act: Thing | { readonly reply: Reply },
): { readonly draft: Draft } | { readonly reply: Reply } {
  if (typeof act === 'object' && 'reply' in act) return act
  const done = pressed(table, act)
  if (done === null) throw new Error(`nothing comes of pressing ${JSON.stringify(act)} at ${table.question?.kind}`)
  return done
}

/** Plays a lesson until it is over, the game is, or the learner stops. */
export function playLesson(lesson: TableLesson, seed: number, player: Player, most = 400): Played {
  const roll = chance(seed)
  let timeline = startTimeline(beginning(lesson))
  let draft: Draft | null = null
  const said: Standing[] = []
  const meanwhile: Standing[] = []
  for (let round = 0; round < most; round++) {
    const { position } = current(timeline)
    const { question } = position
    if (question === null) break
    const by = deciderOf(question)
    const at = tableAt(current(timeline))
    const table = draft === null ? at : { ...at, draft }
    const standing = standingAt(table, lesson, toldBy(timeline, lesson))
    let reply: Reply | null
    let auto = by !== LEARNER
    if (by !== LEARNER) {
      meanwhile.push(standing)
      reply = decide(seenBy(position, by), 'easy', { ms: 1000, now: still }, roll).reply
    } else {
      reply = draft === null ? ownReply(table) : null
      auto = reply !== null
      if (reply === null) {
        said.push(standing)
        const act = player(table, standing)
        if (act === null) break
        const done = press(table, act)
        if ('draft' in done) {
          ;({ draft } = done)
          continue
        }
        ;({ reply } = done)
      }
    }
    draft = null
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(`${lesson.id}: ${JSON.stringify([reply, answered.refused])}`)
    timeline = append(timeline, { ...answered, reply, by, auto })
    if (standing.kind === 'over') break
  }
  const last = standingAt(tableAt(current(timeline)), lesson, toldBy(timeline, lesson))
  return { timeline, said, meanwhile, last }
}

/** Follows what is pointed at, as "Show me" does. */
export const showMe: Player = (_, standing) => (standing.kind === 'over' ? null : standing.thing)

/** The numbers of the sentences that were said, in order, each once. */
export const sentencesOf = ({ said }: Played): readonly number[] =>
  said.flatMap((one) => (one.kind === 'sentence' ? [one.at] : [])).filter((at, index, all) => at !== all[index - 1])

export const turnOf = ({ timeline }: Played): number => stateOf(current(timeline).position).turn.number
