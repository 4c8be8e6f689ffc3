/**
 * What is done to permanents and spells: destroying, tapping, countering, regenerating, attaching, copying (701 of
 * 2011).
 */
import type { Effect, Thing } from '../../language/index.ts'
import { mapped, quiet, rule, type Syntax, table, wordings } from '../core/index.ts'
import { each, player, thing } from '../nouns/index.ts'

export const destroy = rule('destroy', { noRegeneration: false })`destroy ${{ what: thing }}`
const forGood = rule('destroy', { noRegeneration: true })
/** "Destroy target creature. It can't be regenerated"; in old texts "bury" (2004:glossary/bury). */
export const destroyForGood = wordings(
  forGood`destroy ${{ what: thing }}. They|It can't be regenerated`,
  forGood`bury ${{ what: thing }}`,
)

export const tap = rule('tap')`tap ${{ what: thing }}`
export const untap = rule('untap')`untap ${{ what: thing }}`
export const counterSpell = rule('counterSpell')`counter ${{ what: thing }}`
/** 2011:702.87. */
export const removeDamage = rule('removeDamage')`remove all damage from ${{ what: thing }}`
export const regenerate = rule('regenerate')`regenerate ${{ what: thing }}`
export const turnFace = rule(
  'turnFace',
)`turn ${{ what: thing }} face ${{ face: table('a face', { up: 'up', down: 'down' }) }}`
export const turnOver = rule(
  'turnOver',
)`${{ how: table('a way to turn it over', { flip: 'flip', transform: 'transform' }) }} ${{ what: thing }}`
export const phaseOut = rule('phaseOut')`${{ what: thing }} phase|phases out`
export const removeFromCombat = rule('removeFromCombat')`remove ${{ what: thing }} from combat`
/** An effect; "blocks this turn if able" is a requirement on a declaration. */
export const blockBy = (what: Syntax<Thing>) => rule('block')`${{ what }} block|blocks ${{ whom: quiet(thing) }}`
export const becomeBlocked = rule('becomeBlocked')`${{ what: thing }} become|becomes blocked`
export const attach = rule('attach')`attach ${{ what: thing }} to ${{ to: thing }}`

export const copySpell = [
  rule('copySpell', {
    n: 1,
    mayChooseTargets: true,
  })`copy ${{ what: thing }}. You may choose new targets for [the / that] copy`,
  rule('copySpell', { n: 1, mayChooseTargets: false })`copy ${{ what: thing }}`,
  rule('copySpell', {
    mayChooseTargets: true,
  })`copy ${{ what: thing }} for each ${{ n: each }}. You may choose new targets for the copies`,
  rule('copySpell', { mayChooseTargets: false })`copy ${{ what: thing }} for each ${{ n: each }}`,
] as const

/** What suspend stands for (2011:702.60). */
export const castAside = rule('castAside')`cast ~ without paying its mana cost if able`
/** What madness stands for, after "when ~ is exiled this way" (502.24a). */
export const castOffered = rule('castOffered')`you may cast ~ for its madness cost`

/** Something referred to: what a card says about casting itself is a rule about its cost (401.4, 409.1b). */
const isPointedAt = ({ what }: CastFree): boolean =>
  what.kind !== 'self' && what.kind !== 'all' && what.kind !== 'choose'
type CastFree = Extract<Effect, { kind: 'castFree' }>
const isCastFree = (value: unknown): value is CastFree =>
  (value as { kind?: string } | null)?.kind === 'castFree' && isPointedAt(value as CastFree)
/** "You may cast target instant card from your graveyard without paying its mana cost." */
export const castFree: Syntax<CastFree> = mapped(
  rule('castFree')`${{ who: player }} may cast ${{ what: thing }} without paying its mana cost` as Syntax<CastFree>,
  { to: (said) => (isPointedAt(said) ? said : undefined), is: isCastFree, from: (said) => said },
)
