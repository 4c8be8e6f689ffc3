/** Revealing (701 of 2011): the cards stay where they are. */
import type { Effect } from '../../language/index.ts'
import { either, rule, type Syntax } from '../core/index.ts'
import { libraryTop, thing } from '../nouns/index.ts'

/** "Reveal the top card of your library", "that player reveals a card at random from their hand". */
export const reveal = rule('reveal')`reveal|reveals ${{ what: either(libraryTop, thing) }}` as Syntax<
  Extract<Effect, { kind: 'reveal' }>
>
