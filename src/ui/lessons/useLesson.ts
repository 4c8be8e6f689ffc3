import { useEffect, useMemo } from 'react'
import { useSettings } from '../../store/index.ts'
import { isDeadTime, sendReply } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { sayLesson } from '../messages/pages/lessons.ts'
import { type LessonId, useLessons } from '../session/lessonProgress.ts'
import { type TableModel, useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { useTouch } from '../table/index.ts'
import { priorityLabel, refName, seatName, seatsFrom } from '../view/index.ts'
import { tableLesson } from './games.ts'
import type { TableLesson } from './lesson.ts'
import { nextAfter } from './order.ts'
import { type Standing, standingAt, toldBy } from './standing.ts'
import { type LessonTable, pressed, type Thing } from './table.ts'

/** What the lesson's panel shows. */
export interface LessonView {
  readonly id: LessonId
  readonly text: string
  readonly thing: Thing | null
  /** Sentences followed, and all of them. */
  readonly done: number
  readonly of: number
  readonly over: boolean
  /** Presses what the sentence points at; `null`: there is nothing to press. */
  readonly show: (() => void) | null
}

const tableOf = ({ scene, draft, mine, watch }: TableModel): LessonTable => ({
  state: scene.state,
  question: mine && watch === null ? scene.question : null,
  actions: scene.actions,
  draft,
})

/** What the large button says. */
function buttonText({ scene, draft }: TableModel, goesOn: boolean): string {
  if (draft.kind === 'attackers') return say('attackers.confirm', { n: draft.attacks.length })
  if (draft.kind === 'blockers') return say('blockers.confirm', { n: draft.blocks.length })
  return scene.question?.kind === 'priority' ? priorityLabel(scene, goesOn) : ''
}

interface Told {
  readonly touch: boolean
  readonly other: string
  readonly button: string
}

function textOf(standing: Standing, lesson: TableLesson, told: Told, name: string): string {
  if (standing.kind === 'over') return sayLesson(nextAfter(lesson.id) === null ? 'aside.overLast' : 'aside.over')
  if (standing.kind === 'sentence') {
    const key = lesson.sentences[standing.at]?.say
    return key === undefined ? '' : sayLesson(key, told)
  }
  const { aside } = standing
  if (aside === 'target') return sayLesson('aside.target', { name, touch: told.touch })
  if (aside === 'pay' || aside === 'answer' || aside === 'missed') return sayLesson(`aside.${aside}`)
  return sayLesson(`aside.${aside}`, told)
}

/** Presses a thing as a person would. */
function press(model: TableModel, table: LessonTable, thing: Thing): void {
  if (isDeadTime()) return
  const done = pressed(table, thing)
  if (done === null) return
  if ('draft' in done) useUi.getState().setDraft(model.key, done.draft)
  else sendReply(done.reply)
}

/** The lesson that is given at the table, as it stands now. */
export function useLesson(id: LessonId): LessonView | null {
  const model = useTableModel()
  const touch = useTouch()
  const goesOn = useSettings(({ settings }) => settings.autoPass)
  const lesson = tableLesson(id)
  const { timeline } = model.game
  const told = useMemo(() => (lesson === null ? null : toldBy(timeline, lesson)), [timeline, lesson])
  const table = tableOf(model)
  const standing = lesson === null || told === null ? null : standingAt(table, lesson, told)
  const over = standing?.kind === 'over'
  const done = told?.followed.filter(Boolean).length ?? 0
  useEffect(() => {
    useLessons.getState().note(id, done)
    if (over) useLessons.getState().finish(id)
  }, [id, done, over])
  if (lesson === null || standing === null) return null
  const { scene } = model
  const thing = standing.kind === 'over' ? null : standing.thing
  const name = thing === null || thing === 'button' ? '' : refName(scene.state, thing.ref)
  const [, other = scene.me] = seatsFrom(scene.state, scene.me)
  const words = { touch, other: seatName(scene.state, other), button: buttonText(model, goesOn) }
  return {
    id,
    text: textOf(standing, lesson, words, name),
    thing,
    done,
    of: lesson.sentences.length,
    over,
    show: thing === null ? null : () => press(model, table, thing),
  }
}
