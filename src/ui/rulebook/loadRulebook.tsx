/** The rulebook with its books: a separate chunk, loaded when first opened. */
import { loadRulebook } from '../../rulebook/index.ts'
import { RulebookBody } from './RulebookBody.tsx'

export async function loadBody() {
  const book = await loadRulebook()
  return ({ rule }: { readonly rule: string }) => <RulebookBody book={book} rule={rule} />
}
