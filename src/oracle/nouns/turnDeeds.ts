/** What players have done this turn: "lost 2 or more life", "attacked with three or more creatures", "cast a spell". */
import { type Filter, PERMANENT_TYPES, type Thing, type TurnDeed } from '../../language/index.ts'
import {
  either,
  many,
  narrowed,
  one,
  optional,
  part,
  phrase,
  type Syntax,
  sameValue,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { digits, severalOrMore, theirs, there } from '../lexicon/index.ts'
import { bareFilter } from './filters.ts'
import { qualified, suchAs } from './qualified.ts'
import { sameAs } from './sharing.ts'
import { self } from './things.ts'

/** What, with what, and at least how often; without a filter, with anything. */
export interface TurnDone {
  readonly done: TurnDeed
  readonly filter: Filter | null
  readonly least: number
  readonly since?: 'yourTurn'
  readonly turn?: 'last'
}

interface Needs {
  /** "A creature". */
  readonly indefinite: Syntax<Filter>
  /** "Creatures". */
  readonly counted: Syntax<Filter>
  /** "It", "~". */
  readonly definite: Syntax<Thing>
}

export interface TurnDeeds {
  /** "A creature", "three or more creatures". */
  readonly some: Syntax<Omit<TurnDone, 'done'>>
  /** "Cast a spell this turn", "were dealt damage this turn". */
  readonly past: Syntax<TurnDone>
  /** After "have": "drawn two or more cards this turn". */
  readonly perfect: Syntax<TurnDone>
  /** After "didn't": "play a land this turn". */
  readonly denied: Syntax<TurnDone>
}

const anything = { filter: null } as const
const once = { filter: null, least: 1 } as const
/** "3 or more life"; "life", of which 1 is enough. */
const least = optional(phrase`${digits} or more`, 1)
/** What spells of earlier turns were is forgotten: that one was cast is all that is asked. */
const castSince = part({ done: 'cast', ...once, since: 'yourTurn' })`cast a spell since your last turn ended`
const life = { lost: 'lostLife', gained: 'gainedLife' } as const
const cards = either(part(once)`a card`, part(anything)`${severalOrMore} cards`)
const denials = {
  'lose life': 'lostLife',
  'gain life': 'gainedLife',
  'draw a card': 'drew',
  'discard a card': 'discarded',
  'play a land': 'playedLand',
} as const
const when = wordings(part()`this turn`, part({ turn: 'last' } as const)`last turn`)
const withAny = wordings(part()`with a creature`, part()``)

/** "~": as the spell that it is or was. */
export const thisSpell = shaped(self, (thing): Filter => ({ noun: 'spell', is: [{ is: 'thing', thing }] }))

const CREATURE: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
/** What one creates. */
const tokens = suchAs(bareFilter, ({ is }) => is.some((one) => one.is === 'state' && one.state === 'token'))
/** Whose coming to a graveyard is descending (today:700.11). */
const PERMANENT_CARD: Filter = {
  noun: 'card',
  is: [
    { is: 'not', of: { is: 'state', state: 'token' } },
    { is: 'anyOf', of: PERMANENT_TYPES.map((type) => ({ is: 'type', type })) },
  ],
}
/** "You", as who was attacked: by creatures declared as attacking that player (today:508.6). */
const you: Syntax<Filter> = words('you', {
  noun: 'permanent',
  is: [{ is: 'fought', as: 'attacker', during: 'turn', against: { kind: 'you' } }],
} as const)
/** More than "with a creature", which nobody attacks without. */
const isSome = ({ filter, least }: Omit<TurnDone, 'done'>): boolean => least > 1 || !sameValue(filter, CREATURE)

export function makeTurnDeeds({ indefinite, counted, definite }: Needs): TurnDeeds {
  const some = either(
    part({ least: 1 })`${{ filter: indefinite }}`,
    part()`${severalOrMore} ${{ filter: many(counted) }}`,
  )
  const someToken = wordings(
    part({ least: 1 })`a ${{ filter: one(tokens) }}`,
    part()`${severalOrMore} ${{ filter: many(tokens) }}`,
  )
  const castSome = part({ done: 'cast' })`cast ${some} this turn`
  const namesake = part({ is: 'shares' })`with the same ${{ what: sameAs }} as ${{ thing: definite }}`
  /** Alike in the past and after "have". */
  const both = either(
    wordings(
      castSome,
      qualified(
        part({ done: 'cast', least: 1 })`cast a ${{ filter: one(bareFilter) }} this turn ${{ quality: namesake }}`,
        ['shares'],
      ),
    ),
    part({ done: 'cast', least: 1 })`cast ${{ filter: thisSpell }} this turn`,
    castSince,
    part({ done: 'tappedForMana' })`tapped ${some} for mana this turn`,
    part(anything)`${{ done: table('what was done', life) }} ${{ least }} life ${when}`,
    wordings(
      part({ done: 'buried' })`had ${some} put into ${theirs} graveyard from anywhere this turn`,
      part({ done: 'buried', filter: PERMANENT_CARD, least: 1 })`descended this turn`,
    ),
    wordings(
      part({ done: 'entered' })`created ${someToken} this turn`,
      part({ done: 'entered' })`had ${some} enter ${there} under ${theirs} control ${when}`,
    ),
    part({ done: 'sacrificed' })`sacrificed ${some} this turn`,
    part({ done: 'playedLand', ...once })`played a land this turn`,
    part({ done: 'searched', ...once })`searched ${theirs} library this turn`,
    part({ done: 'attacked', ...once })`attacked ${withAny} this turn`,
    part({ done: 'attacked', least: 1 })`attacked ${{ filter: you }} this turn`,
    part({ done: 'attacked' })`attacked with ${narrowed(some, isSome)} this turn`,
  )
  return {
    some,
    past: either(
      both,
      part()`${{ done: table('what was done', { drew: 'drew', discarded: 'discarded' }) }} ${cards} this turn`,
      part({ done: 'wasDealtDamage', ...anything })`were|was dealt ${{ least }} damage this turn`,
    ),
    perfect: either(
      both,
      part()`${{ done: table('what was done', { drawn: 'drew', discarded: 'discarded' }) }} ${cards} this turn`,
      part({ done: 'wasDealtDamage', ...anything })`been dealt ${{ least }} damage this turn`,
    ),
    denied: either(
      castSome,
      part(once)`${{ done: table('what is denied', denials) }} this turn`,
      part({ done: 'attacked', ...once })`attack ${withAny} this turn`,
      part({ done: 'attacked', least: 1 })`attack ${{ filter: you }} this turn`,
    ),
  }
}
