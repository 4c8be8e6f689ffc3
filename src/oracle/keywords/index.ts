/** Keywords (502 of 2004, 702 of 2011): how each is written, and the text that it is short for. */
import {
  type Cost,
  isShortForText,
  type Keyword,
  type KeywordOf,
  paysForCasting,
  type StandsFor,
  type TextKeyword,
  type Variants,
} from '../../language/index.ts'
import { TEXTS } from './texts.ts'

export { wordsCastFor } from './castFaces.ts'
export { costingName, forOwnCost, keyword } from './wordings.ts'

type Short = Extract<Keyword, { readonly name: TextKeyword }>

const isShort = (said: Keyword): said is Short => isShortForText(said.name)

/** The texts that a keyword is short for. */
function textsOf<N extends TextKeyword>(said: KeywordOf<N>): readonly string[] | Variants<string> {
  return TEXTS[said.name](said)
}

/**
 * What a keyword abbreviates, each text as `read`; nothing where it is a rule of its own. Where the books differ,
 * outside of a game it is what the first of them has.
 */
export function expanded<A>(said: Keyword, read: (text: string) => readonly A[]): StandsFor<A> {
  const means = isShort(said) ? textsOf(said) : []
  if (!('by' in means)) return { abilities: means.flatMap(read) }
  const values = Object.entries<readonly string[]>(means.at).map(
    ([value, texts]) => [value, texts.flatMap(read)] as const,
  )
  const variants = { by: means.by, at: Object.fromEntries(values) } as unknown as Variants<A>
  return { abilities: values[0]?.[1] ?? [], variants }
}

/** Costs that casting a card with the keyword may involve besides its mana cost. */
export function askedBy(said: Keyword): Cost {
  return 'cost' in said && paysForCasting(said.name) ? said.cost : []
}
