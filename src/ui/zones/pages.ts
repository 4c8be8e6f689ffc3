/** What a row's pages are turned for, and what their button says. */
import type { TableModel } from '../app/model.ts'
import { say } from '../messages/index.ts'

/** The question that lit cards answer; what can be used with priority is no reason to turn pages. */
export const askedBy = ({ key, scene }: TableModel): string | undefined =>
  scene.question === null || scene.question.kind === 'priority' ? undefined : key

export const pageLabel = (n: number, lit: number): string => say('zone.page', { n, lit })
