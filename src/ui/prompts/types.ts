import type { Kind, QuestionOf, ReplyTo } from '../../engine/index.ts'
import type { TableModel } from '../session/model.ts'

export interface PromptProps<K extends Kind> {
  readonly question: QuestionOf<K>
  readonly model: TableModel
  readonly answer: (reply: ReplyTo<K>) => void
}
