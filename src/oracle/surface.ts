/**
 * What the grammar reads before `meaning.ts` resolves it: the language's own data, with three things more. Words that point
 * (`Said`, in nouns) stand in the place of things and players; sentences are kept together; a part of a text that says
 * where `~` is ("return ~ from your graveyard") says so in `from`. None of it leaves `oracle`.
 */
import type { Effect } from '../language/index.ts'
import type { Syntax } from './core/index.ts'

/** The effects of one sentence, in the place of an effect. */
export interface Sentence {
  readonly kind: 'sentence'
  readonly effects: readonly Effect[]
}

/** The one place where a sentence passes for an effect. */
export const asEffect = (syntax: Syntax<Sentence>): Syntax<Effect> => syntax as Syntax<unknown> as Syntax<Effect>
