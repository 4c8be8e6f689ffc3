/** What a row's pages are turned for, and what their button says. */
import { say } from '../messages/index.ts'
import type { Scene } from '../view/index.ts'

interface Asking {
  /** Changes with every position. */
  readonly key: string
  readonly scene: Pick<Scene, 'question'>
}

/** The question that lit cards answer; what can be used with priority is no reason to turn pages. */
export const questionAnswered = ({ key, scene }: Asking): string | undefined =>
  scene.question === null || scene.question.kind === 'priority' ? undefined : key

export const pageLabel = (n: number, lit: number): string => say('zone.page', { n, lit })
