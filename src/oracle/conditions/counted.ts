/** Conditions on flips, on even and odd numbers, and on objects that have something in common. */
import type { Condition } from '../../language/index.ts'
import { either, part, rule, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { numberWord, severalOrMore, severalWord } from '../lexicon/index.ts'
import { deed, filter, measure, qualified } from '../nouns/index.ts'
import { controls } from './kinds.ts'

/** "You win two or more flips", "you win all the flips": of a series. */
const wonFlips = wordings(
  words('you win all the flips', { kind: 'compare', a: { kind: 'thisWay', done: 'lostFlip' }, op: '=', b: 0 }),
  rule('compare', { a: { kind: 'thisWay', done: 'wonFlip' }, op: '>=' })`you win ${{ b: numberWord }} or more flips`,
  rule('compare', { a: { kind: 'thisWay', done: 'wonFlip' }, op: '=' })`you won ${{ b: numberWord }} flips this way`,
  // All of them are one if none is the other.
  rule('compare', { a: { kind: 'thisWay', done: 'flippedTails' }, op: '=', b: 0 })`[both / all] coins come up heads`,
  rule('compare', { a: { kind: 'thisWay', done: 'flippedHeads' }, op: '=', b: 0 })`[both / all] coins come up tails`,
)

/** "The number of permanents is even". */
const parity = rule('parity')`${{ of: measure }} is ${{ even: table('even or odd', { even: true, odd: false }) }}`

const alike = part()`${{ filter: filter('many') }} that share a ${{
  what: table('a characteristic', { color: 'color', 'creature type': 'creatureType' }),
}}`
const doneThisWay = part({ is: 'thisWay' })`${{ done: deed }} this way`
/**
 * "Defending player controls three or more creatures that share a creature type", "two cards that share a color were
 * milled this way".
 */
const areAlike = shaped(
  either(
    qualified(part()`${{ quality: controls }} ${severalOrMore} ${alike}`, ['controlled']),
    qualified(part()`${{ least: severalWord }} ${alike} were ${{ quality: doneThisWay }}`, ['thisWay']),
  ),
  (said) => ({ kind: 'alike', ...said }),
)

export const counted: Syntax<Condition> = wordings(wonFlips, parity, areAlike)
