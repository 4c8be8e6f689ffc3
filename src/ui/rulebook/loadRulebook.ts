/** The rulebook with its books: a chunk of its own, loaded when it is opened first. */
import { loadRulebook } from '../../rulebook/index.ts'
import { RulebookBody } from './RulebookBody.tsx'

export async function loadBody() {
  return { book: await loadRulebook(), Body: RulebookBody }
}
