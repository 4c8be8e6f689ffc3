/** Showing cards: revealing, looking, piles (701 of 2011). */
import type { Effect, PileFate } from '../../language/index.ts'
import { rule, type Syntax, wordings } from '../core/index.ts'
import { player, thing } from '../nouns/index.ts'
import { YOU } from './clause.ts'
import { pilePlace } from './move.ts'

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** "You may look at it for as long as it remains exiled": a permission, so nothing is asked. */
export const lookAt: Syntax<Of<'lookAt'>> = rule('lookAt', {
  who: YOU,
})`you may look at ${{ what: thing }} for as long as [it remains / they remain] exiled` as Syntax<Of<'lookAt'>>

const into = pilePlace as Syntax<PileFate>
/** "An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard." */
export const piles: Syntax<Of<'piles'>> = wordings(
  rule('piles', { chooser: YOU })`${{ by: player }} separate|separates ${{ what: thing }} into two piles.
    Put one pile ${{ one: into }} and the other ${{ other: into }}`,
  rule('piles', {
    by: YOU,
  })`separate ${{ what: thing }} into two piles. ${{ chooser: player }} choose|chooses one of those piles.
    Put that pile ${{ one: into }} and the other ${{ other: into }}`,
  rule('piles', { by: YOU, one: 'destroy', other: null })`separate ${{ what: thing }} into two piles.
    ${{ chooser: player }} choose|chooses one of those piles. Destroy that pile`,
) as Syntax<Of<'piles'>>
