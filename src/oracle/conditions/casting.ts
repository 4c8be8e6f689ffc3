/** Conditions on how a spell was cast: from where, for which costs, with what mana. */
import type { Condition, Predicate } from '../../language/index.ts'
import { one, part, rule, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { color, keywordName, manaSymbol, numberWord, subtypeWord, theirs } from '../lexicon/index.ts'
import { filter, manaFrom, player, definite as thing, YOURS } from '../nouns/index.ts'
import { not } from './kinds.ts'

const YOU = { kind: 'you' } as const
const YOUR_OWN: Predicate = { is: 'owned', by: YOU }

/** What an additional cost that was offered had its player do. */
const offerTaken = wordings(
  part({ kind: 'offerTaken', done: 'collectEvidence' })`evidence was collected`,
  part({ kind: 'offerTaken', done: 'paid' })`~'s additional cost was paid`,
  part({ kind: 'offerTaken', done: 'behold' })`a ${{ quality: one(filter('one')) }} was beheld`,
) as Syntax<Condition>

/** "You revealed a Dragon card or controlled a Dragon as you cast this spell". */
const revealedOrHeld: Syntax<Condition> = shaped(
  part()`you revealed a ${{ subtype: subtypeWord }} card or controlled a ${{ subtype: subtypeWord }} as you cast [~ / this spell]`,
  ({ subtype }) => ({
    kind: 'or',
    of: [
      { kind: 'offerTaken', done: 'paid' },
      {
        kind: 'asCast',
        of: { kind: 'exists', filter: { noun: 'permanent', is: [{ is: 'subtype', subtype }, YOURS] } },
      },
    ],
  }),
)

/** "Its evoke cost was paid". */
const costPaid = wordings(
  rule('optionPaid')`[~'s / its] ${{ keyword: keywordName }} cost was paid`,
  part({ kind: 'optionPaid', keyword: 'foretell' })`[~ / it] was foretold`,
  part({ kind: 'optionPaid', keyword: 'escape' })`[it / ~] escaped`,
  part({ kind: 'optionPaid', keyword: 'bargain' })`[~ / it] was bargained`,
  part({ kind: 'optionPaid', keyword: 'gift' })`the gift was promised`,
)

const cast: Syntax<Condition> = wordings(
  rule('cast', { zone: 'hand' })`${{ who: player }} cast ${{ thing }} from ${theirs} hand`,
  rule('cast', { zone: null })`${{ who: player }} cast ${{ thing }}`,
  rule('cast', { zone: null, who: { kind: 'you' }, during: 'mainPhase' })`you cast ${{ thing }} during your main phase`,
)

/** Where it was, and whose that was: a card in a graveyard, a hand or a library is its owner's. */
const whence = (is: 'enteredFrom' | 'castFrom') =>
  table<readonly Predicate[]>('where it was', {
    'a graveyard': [{ is, zone: 'graveyard' }],
    exile: [{ is, zone: 'exile' }],
    'your graveyard': [{ is, zone: 'graveyard' }, YOUR_OWN],
    'your library': [{ is, zone: 'library' }, YOUR_OWN],
    'your hand': [{ is, zone: 'hand' }, YOUR_OWN],
  })
const NOT_YOUR_HAND: readonly Predicate[] = [{ is: 'not', of: { is: 'castFrom', zone: 'hand', own: true } }]
const cameFrom = whence('enteredFrom')
const fromThere = table('where it was', { 'a graveyard': 'graveyard', exile: 'exile' } as const)
const fromYours = table('where it was', { graveyard: 'graveyard', library: 'library' } as const)
/** "It entered from your graveyard", "you cast it from your graveyard". */
const origins: Syntax<Condition> = wordings(
  rule('is')`${{ thing }} [entered / entered the battlefield] from ${{ is: cameFrom }}` as Syntax<Condition>,
  rule('is')`${{ thing }} was cast from ${{
    is: wordings(whence('castFrom'), words('anywhere other than your hand', NOT_YOUR_HAND)),
  }}` as Syntax<Condition>,
  rule('cast')`${{ who: player }} cast ${{ thing }} from ${{ zone: fromThere }}` as Syntax<Condition>,
  shaped(
    part()`you cast ${{ thing }} from your ${{ zone: fromYours }}`,
    ({ thing: it, zone }): Condition => ({
      kind: 'and',
      of: [
        { kind: 'cast', who: YOU, thing: it, zone },
        { kind: 'is', thing: it, is: [YOUR_OWN] },
      ],
    }),
  ),
  shaped(
    part()`${{ thing }} entered from ${{ is: cameFrom }} or was cast from ${{ as: whence('castFrom') }}`,
    ({ thing: it, is, as }): Condition => ({
      kind: 'or',
      of: [
        { kind: 'is', thing: it, is },
        { kind: 'is', thing: it, is: as },
      ],
    }),
  ),
  rule('cast', { who: { kind: 'anyPlayer' }, zone: null })`${{ thing }} was cast` as Syntax<Condition>,
  not(rule('cast', { who: { kind: 'anyPlayer' }, zone: null })`${{ thing }} wasn't cast` as Syntax<Condition>),
  not(rule('cast', { who: YOU, zone: null })`you didn't cast ${{ thing }}` as Syntax<Condition>),
  not(rule('cast', { who: YOU, zone: 'hand' })`you didn't cast ${{ thing }} from your hand` as Syntax<Condition>),
)

/** "{R} was spent to cast it", "{G}{W} was spent": some of each. */
const spent: Syntax<Condition> = wordings(
  rule('manaSpent')`${{ type: manaSymbol }} was spent to cast ${{ on: thing }}`,
  shaped(
    part()`${{ one: manaSymbol }}${{ other: manaSymbol }} was spent to cast ${{ on: thing }}`,
    ({ one: type, other, on }) => ({
      kind: 'and',
      of: [
        { kind: 'manaSpent', type, on },
        { kind: 'manaSpent', type: other, on },
      ],
    }),
    { when: ({ one: first, other }) => first !== other },
  ),
)
const spentFrom: Syntax<Condition> = rule('manaSpent', {
  type: null,
})`${{ from: manaFrom }} was spent to cast ${{ on: thing }}`
/** "At least three white mana was spent to cast ~", "at least three mana of the same color". */
const muchSpent: Syntax<Condition> = wordings(
  rule('manaSpent')`at least ${{ least: numberWord }} ${{ type: color }} mana was spent to cast ${{ on: thing }}`,
  rule('manaSpent', {
    type: 'same',
  })`at least ${{ least: numberWord }} mana of the same color was spent to cast ${{ on: thing }}`,
)
const noneSpent: Syntax<Condition> = not(
  wordings(
    rule('manaSpent', { type: null })`no mana was spent to cast ${{ on: thing }}`,
    rule('manaSpent', { type: 'color' })`no colored mana was spent to cast ${{ on: thing }}`,
  ),
)

export const casting: Syntax<Condition> = wordings(
  costPaid,
  offerTaken,
  revealedOrHeld,
  cast,
  origins,
  spent,
  spentFrom,
  muchSpent,
  noneSpent,
)
