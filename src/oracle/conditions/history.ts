/** Conditions on the turn so far: "an opponent lost life this turn", "you've cast another spell this turn". */
import type { Comparison, Condition, Filter, Players, Quantity, ThisTurn, TurnDeed } from '../../language/index.ts'
import { many, mapped, part, rule, type Syntax, wordings } from '../core/index.ts'
import { digits, numberWord, severalWord } from '../lexicon/index.ts'
import { countedFilter, indefinite, isFilter, player, possessive, self } from '../nouns/index.ts'
import { isKind, type OfKind } from './kinds.ts'

type Compare = OfKind<'compare'>
/** What a sentence fills in; what it leaves out is anyone, anything, once. */
interface Told {
  readonly who?: Players
  readonly filter?: Filter
  readonly least?: number
}

const isThisTurn = (a: Quantity): a is ThisTurn => typeof a === 'object' && a.kind === 'thisTurn'
const AT_LEAST: Comparison = '>='

/** `fields`: those that the sentence fills in. */
function told(done: TurnDeed, fields: readonly (keyof Told)[], said: Syntax<Told>): Syntax<Compare> {
  const fits = (name: keyof Told, isPlain: boolean): boolean => fields.includes(name) || isPlain
  return mapped(said, {
    to: ({ who, filter, least = 1 }: Told): Compare => ({
      kind: 'compare',
      a: { kind: 'thisTurn', done, who: who ?? null, filter: filter ?? null },
      op: AT_LEAST,
      b: least,
    }),
    is: (value): value is Compare => isKind('compare')(value) && isThisTurn(value.a) && value.a.done === done,
    from: ({ a, op, b }): Told | undefined => {
      if (!isThisTurn(a) || op !== AT_LEAST || typeof b !== 'number') return undefined
      const { who, filter } = a
      if (!fits('who', who === null) || !fits('filter', filter === null) || !fits('least', b === 1)) return undefined
      if (b === 1 && fields.includes('least')) return undefined
      const all = { who, filter, least: b }
      return Object.fromEntries(fields.map((name) => [name, all[name]])) as Told
    },
  })
}

const YOU = { who: { kind: 'you' } } as const
const byYou = (done: TurnDeed, fields: readonly (keyof Told)[], said: Syntax<Told>): Syntax<Compare> =>
  told(done, ['who', ...fields], said)

/** "~": as the spell that it was. */
const itself: Syntax<Filter> = mapped(self, {
  to: (thing): Filter => ({ noun: 'spell', is: [{ is: 'thing', thing }] }),
  is: isFilter,
  from: ({ noun, is: [only, more] }) =>
    noun === 'spell' && only?.is === 'thing' && only.thing.kind === 'self' && !more ? only.thing : undefined,
})
const cast = wordings(
  byYou(
    'cast',
    ['filter'],
    part()`${{ who: player }} [cast / has cast / have cast] ${{ filter: indefinite }} this turn`,
  ),
  byYou('cast', ['filter'], part(YOU)`you've cast ${{ filter: wordings(indefinite, itself) }} this turn`),
  byYou(
    'cast',
    ['filter', 'least'],
    part()`${{ who: player }} cast ${{ least: severalWord }} or more ${{ filter: many(countedFilter) }} this turn`,
  ),
  told('cast', ['filter'], part()`${{ filter: indefinite }} was cast this turn`),
)

const died = wordings(
  told('died', ['filter'], part()`${{ filter: indefinite }} died this turn`),
  told(
    'died',
    ['filter', 'least'],
    part()`${{ least: severalWord }} or more ${{ filter: many(countedFilter) }} died this turn`,
  ),
)

type OthersThan = Extract<Players, { kind: 'othersThan' }>
/** "Their opponents". */
const opponentsOf: Syntax<Players> = mapped(part()`${{ who: possessive }} opponents`, {
  to: ({ who }): OthersThan => ({ kind: 'othersThan', who }),
  is: (value): value is OthersThan => (value as Players | null)?.kind === 'othersThan',
  from: ({ who }) => ({ who }),
})

const life = wordings(
  byYou('lostLife', [], part()`${{ who: player }} lost life this turn`),
  byYou('lostLife', ['least'], part()`${{ who: player }} lost ${{ least: digits }} or more life this turn`),
  byYou('gainedLife', [], part()`${{ who: player }} gained life this turn`),
  byYou('gainedLife', ['least'], part()`${{ who: player }} gained ${{ least: digits }} or more life this turn`),
  byYou('wasDealtDamage', [], part()`${{ who: player }} [were|was / have|has been] dealt damage this turn`),
  byYou(
    'wasDealtDamage',
    ['least'],
    part()`${{ who: player }} [were|was / have|has been] dealt ${{ least: digits }} or more damage this turn`,
  ),
  byYou('wasDealtDamage', [], part()`one of ${{ who: opponentsOf }} was dealt damage this turn`),
)

const cards = wordings(
  byYou('drew', ['least'], part()`${{ who: player }} drew ${{ least: numberWord }} or more cards this turn`),
  byYou('discarded', [], part()`${{ who: player }} discarded a card this turn`),
  byYou('discarded', ['least'], part()`${{ who: player }} discarded ${{ least: numberWord }} or more cards this turn`),
  byYou(
    'buried',
    ['filter', 'least'],
    part()`${{ who: player }} had ${{ least: numberWord }} or more ${{ filter: many(countedFilter) }}
      put into [their / your] graveyard from anywhere this turn`,
  ),
)

const came = wordings(
  byYou(
    'entered',
    ['filter'],
    part()`${{ who: player }} had ${{ filter: indefinite }} enter [the battlefield /] under [their / your] control this turn`,
  ),
  byYou(
    'entered',
    ['filter', 'least'],
    part()`${{ who: player }} had ${{ least: severalWord }} or more ${{ filter: many(countedFilter) }}
      enter [the battlefield /] under [their / your] control this turn`,
  ),
  byYou('playedLand', [], part()`${{ who: player }} played a land this turn`),
  byYou('playedLand', [], part(YOU)`you've played a land this turn`),
  byYou('attacked', [], part()`${{ who: player }} attacked [with a creature /] this turn`),
  byYou(
    'attacked',
    ['filter', 'least'],
    part()`${{ who: player }} attacked with ${{ least: severalWord }} or more ${{ filter: many(countedFilter) }} this turn`,
  ),
)

const not = (of: Syntax<Condition>): Syntax<OfKind<'not'>> =>
  mapped(of, {
    to: (inner): OfKind<'not'> => ({ kind: 'not', of: inner }),
    is: isKind('not'),
    from: (outer) => outer.of,
  })
const never = not(
  wordings(
    byYou('cast', ['filter'], part()`${{ who: player }} didn't cast ${{ filter: indefinite }} this turn`),
    byYou('lostLife', [], part()`${{ who: player }} didn't lose life this turn`),
    byYou('gainedLife', [], part()`${{ who: player }} didn't gain life this turn`),
    byYou('playedLand', [], part()`${{ who: player }} didn't play a land this turn`),
    byYou('attacked', [], part()`${{ who: player }} didn't attack [with a creature /] this turn`),
    told('died', ['filter'], part()`no ${{ filter: many(countedFilter) }} died this turn`),
    told('attacked', ['filter'], part()`no ${{ filter: many(countedFilter) }} attacked this turn`),
  ) as Syntax<Condition>,
)

const lastTurn = rule(
  'castLastTurn',
)`${{ who: player }} cast ${{ least: severalWord }} or more spells last turn` as Syntax<Condition>

export const history: Syntax<Condition> = wordings(cast, died, life, cards, came, never, lastTurn) as Syntax<Condition>
