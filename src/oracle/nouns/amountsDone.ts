/** How much has been done: "creature that died this turn", "life you lost this turn", "damage dealt this way". */
import type { Filter, Players, Predicate, Quantity, Thing, TurnDeed } from '../../language/index.ts'
import {
  either,
  many,
  nounPhrase,
  nounRule,
  optional,
  part,
  phrase,
  rule,
  type Syntax,
  shaped,
  table,
  wordings,
} from '../core/index.ts'
import { there } from '../lexicon/index.ts'
import { always, suchAs } from './qualified.ts'
import { said } from './said.ts'

export interface DoneNeeds {
  readonly filter: Syntax<Filter>
  readonly definite: Syntax<Thing>
  readonly player: Syntax<Players>
  /** "You", "you've". */
  readonly doer: Syntax<Players>
  readonly possessive: Syntax<Players>
}

/** What players do with cards, in the past and after "have". */
const didWithCards = table<TurnDeed>('what was done', {
  drew: 'drew',
  drawn: 'drew',
  discarded: 'discarded',
})
const didWithLife = table<TurnDeed>('what was done', { lost: 'lostLife', gained: 'gainedLife' })
const nobody = { who: null } as const
const THAT_PLAYER = said('that player') as unknown as Players
const anything = { filter: null } as const

const YOURS: Predicate = { is: 'controlled', by: { kind: 'you' } }
/** As it was before it died. */
const underYours = (filter: Syntax<Filter>): Syntax<Filter> => always(filter, YOURS)
/** What one creates. */
const asTokens = (filter: Syntax<Filter>): Syntax<Filter> =>
  suchAs(filter, ({ is }) => is.some((one) => one.is === 'state' && one.state === 'token'))
const possessiveAgain = part()`[your / their]`

/** From where they were put into a graveyard. */
const origin = table<TurnDeed>('from where', { 'the battlefield': 'died', anywhere: 'buried' })

/** "Creature that died this turn", "spell you've cast this turn", "cards that player drew this turn". */
export function makeThisTurn({ filter, doer, possessive }: DoneNeeds): Syntax<Quantity> {
  return wordings(
    nounRule('thisTurn', { done: 'died', ...nobody })`${{ filter }} that died this turn`,
    shaped(nounPhrase`${underYours(filter)} that died under your control this turn`, (one) => ({
      kind: 'thisTurn',
      done: 'died',
      who: null,
      filter: one,
    })),
    nounRule('thisTurn', { done: 'entered' })`${{ filter }} that entered ${there} under ${{
      who: possessive,
    }} control this turn`,
    nounRule('thisTurn', {
      done: 'entered',
    })`${{ filter }} ${{ who: doer }} had enter ${there} under ${possessiveAgain} control this turn`,
    nounRule('thisTurn', { done: 'entered' })`${{ filter: asTokens(filter) }} ${{ who: doer }} created this turn`,
    nounRule('thisTurn', { done: 'sacrificed' })`${{ filter }} ${{ who: doer }} sacrificed this turn`,
    nounRule('thisTurn')`${{ filter }} put into ${{ who: possessive }} graveyard from ${{ done: origin }} this turn`,
    nounRule('thisTurn', { done: 'cast' })`${{ filter }} ${{ who: optional(doer) }} cast this turn`,
    nounRule('thisTurn', anything)`cards|card ${{ who: doer }} ${{ done: didWithCards }} this turn`,
  )
}
const doneThisWay = table('what was done', {
  'damage dealt': 'dealtDamage',
  'damage prevented': 'preventedDamage',
  'life lost': 'lostLife',
  'life gained': 'gainedLife',
  'mana paid': 'paidMana',
} as const)
/** What has been done, of which there is some: "life you lost this turn", "damage dealt to it this turn". */
export const makeDone = ({ player, doer, definite, filter }: DoneNeeds): Syntax<Quantity> => {
  const to = part()`damage [already /] dealt to`
  const when = part()`[so far /] this turn`
  const by = optional(phrase`by ${many(filter)}`)
  return either(
    wordings(
      rule('thisTurn', anything)`life ${{ who: doer }} ${{ done: didWithLife }} ${when}`,
      rule('thisTurn', anything)`life ${{ done: didWithLife }} by ${{ who: player }} ${when}`,
    ),
    rule('thisTurn', { done: 'wasDealtDamage' })`${to} ${{ who: player }} ${when} ${{ filter: by }}`,
    rule('damageTaken')`${to} ${{ of: definite }} ${when} ${{ by }}`,
    wordings(
      rule('thisWay')`${{ done: doneThisWay }} this way`,
      rule('thisWay', { most: true, done: 'discarded' })`greatest number of cards a player discarded this way`,
    ),
    table('an amount', { 'mana they paid this way': { kind: 'thisWay', done: 'paidMana', by: THAT_PLAYER } }),
  )
}
