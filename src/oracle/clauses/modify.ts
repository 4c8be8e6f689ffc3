/**
 * Changes that an effect makes to objects for a duration: "gets +1/+1 until end of turn", "gain control of ..." (611 of
 * 2011).
 */
import {
  type Ability,
  type Duration,
  type Effect,
  type Filter,
  isEachOf,
  isOfSpells,
  memoised,
  type Players,
  type Thing,
} from '../../language/index.ts'
import {
  mapped,
  narrowed,
  part,
  phrase,
  quiet,
  repeat,
  rule,
  type Syntax,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import { costingName, forOwnCost } from '../keywords/index.ts'
import { sizeChange } from '../lexicon/index.ts'
import {
  bareFilter,
  definite,
  each,
  eachOfSeveral,
  filter,
  isFilter,
  isYours,
  player,
  possessed,
  takePredicate,
  thing,
  withPredicate,
  YOURS,
} from '../nouns/index.ts'
import { alsoToo, becomesAlso, stillToo } from './becoming.ts'
import { besides, eachSize, gainsChosen, isFromNow, passingChanges, restrictionChanges, sizeEach } from './changes.ts'
import { SAME_THING, UNCOUNTERABLE, withFields, YOU } from './clause.ts'
import { becomesCopy, becomesCopyThen } from './copies.ts'
import {
  asLongAs,
  duringNextTurn,
  forAsLongAs,
  forGood,
  thisTurn,
  until,
  untilNextTurn,
  untilPlaneswalk,
} from './durations.ts'
import type { Changes } from './joined.ts'
import { its } from './particles.ts'
import {
  abilitiesOff,
  nextUntap,
  passing,
  passingAt,
  passingForGood,
  passingInCombat,
  passingThen,
  passingToo,
  passingWhile,
} from './restrictions.ts'
import { getsApartFor } from './sizesApart.ts'
import { tollsFor } from './tolls.ts'

export type Modify = Extract<Effect, { kind: 'modify' }>
type Predicate = Omit<Modify, 'kind' | 'what'>

const isSpell = ({ kind, filter }: { readonly kind: string; readonly filter?: Filter | null }): boolean =>
  (kind === 'target' || kind === 'said') && filter?.noun === 'spell'
/** "Target spell", "that spell": of others, a static ability says it. */
const oneSpell = narrowed(thing, isSpell)

const END_OF_TURN: Duration = { kind: 'endOfTurn' }
const spells = narrowed(filter('many'), isOfSpells)
const yoursToCast: Syntax<Filter> = mapped(part()`${{ of: spells }} you cast this turn`, {
  to: ({ of }) => withPredicate(of, YOURS),
  is: (value): value is Filter => isFilter(value) && isOfSpells(value),
  from: (of) => {
    const found = takePredicate(of, isYours)
    return found ? { of: found.rest } : undefined
  },
})
/** "Creature spells you control can't be countered this turn": those cast later as well. */
const spellsThisTurn: Syntax<Modify> = rule('modify', { changes: UNCOUNTERABLE, duration: END_OF_TURN })`${{
  what: rule(
    'all',
  )`${{ filter: wordings(phrase`${spells} can't be countered this turn`, phrase`${yoursToCast} can't be countered`) }}`,
}}`

const END_OF_COMBAT: Duration = { kind: 'endOfCombat' }
const NO_END: Duration = { kind: 'permanent' }

const pairs = (changes: Syntax<Changes>, duration: Syntax<Duration>): Syntax<Predicate> =>
  part()`${{ changes }} ${{ duration }}`

/** "Can't block", as a change. */
export const restricted = restrictionChanges(passing)

/** "Gains flashback until end of turn. The flashback cost is equal to its mana cost": of cards in a graveyard. */
const costingOwn = shaped(
  part()`gain|gains ${{ name: costingName }} ${{ duration: until }}. The ${{ name: costingName }} cost is equal to its mana cost`,
  ({ name, duration }) => ({ changes: forOwnCost(name), duration }),
)

/** What follows the subject. */
export const modification = memoised((granted: Syntax<Ability>): Syntax<Predicate> => {
  const also = becomesAlso(granted)
  return wordings(
    pairs(passingChanges(granted), until),
    pairs(passingChanges(granted, 'has'), asLongAs),
    pairs(restricted, wordings(thisTurn, duringNextTurn, untilPlaneswalk, untilNextTurn)),
    pairs(restrictionChanges(passingWhile), asLongAs),
    part({ duration: END_OF_TURN })`${{ changes: restrictionChanges(passingAt) }}`,
    part({ duration: END_OF_COMBAT })`${{ changes: restrictionChanges(passingInCombat) }}`,
    part({ duration: NO_END })`${{ changes: restrictionChanges(nextUntap) }}`,
    part({ duration: NO_END })`${{ changes: restrictionChanges(passingForGood) }}`,
    costingOwn,
    part()`become|becomes ${{ changes: also }} ${{ duration: until }} ${wordings(alsoToo, part()`. ${stillToo}`)}`,
    becomesCopy(granted),
  )
})

/** "Gains" is said of effects alone: a static ability says "has". */
const isLasting = ([first, ...more]: Changes): boolean =>
  first?.kind === 'pt' ? more.some(({ kind }) => kind === 'gain') : first?.kind !== 'setPt'
/** "Gains haste", permanently. A size without a duration belongs to a static ability. */
const lasting = memoised(
  (granted: Syntax<Ability>): Syntax<Predicate> => pairs(narrowed(passingChanges(granted), isLasting), forGood),
)

/** "Gets -3/-0 and its activated abilities can't be activated". */
const alsoInactive = (changes: Syntax<Changes>): Syntax<Changes> =>
  shaped(part()`${{ changes }} and ${its} ${{ off: abilitiesOff }}`, ({ changes: first, off }) => [
    ...first,
    { kind: 'restrict', restriction: off },
  ])

/** "Until end of turn, ...": the duration first. */
function timeFirst(subject: Syntax<Thing>, granted: Syntax<Ability>): Syntax<Modify> {
  const modify = rule('modify')
  return wordings(
    modify`${{ duration: until }}, ${{ what: subject }} [/ each] ${{ changes: passingChanges(granted) }}`,
    modify`${{ duration: duringNextTurn }}, ${{ what: subject }} ${{ changes: restrictionChanges(passingThen) }}`,
    modify`${{ duration: forAsLongAs }}, ${{ what: subject }} ${{ changes: passingChanges(granted, 'has') }}`,
    modify`${{ duration: until }}, ${{ what: subject }} ${{
      changes: wordings(
        restricted,
        restrictionChanges(passingToo),
        alsoInactive(passingChanges(granted)),
        becomesCopyThen(granted),
      ),
    }}`,
  )
}

/** "Gets +1/+1 until end of turn for each creature blocking it". */
const sizeForEachSaid = part()`get|gets ${{ size: sizeChange }} ${{ duration: until }} for each ${{ each }}`
const sizeForEach: Syntax<Predicate> = withFields(
  mapped(sizeForEachSaid, {
    to: ({ duration, ...per }): Predicate | undefined => {
      const change = sizeEach(per)
      return change && { duration, changes: [change] }
    },
    is: (value): value is Predicate => typeof value === 'object' && value !== null && 'changes' in value,
    from: ({ duration, changes: [change, more] }) => {
      const per = change && !more ? eachSize(change) : undefined
      return per && { duration, ...per }
    },
  }),
  ['changes', 'duration'],
)

/** A clause with the subject. */
/** "That permanent" may be the source of an ability that was spoken of (`counterAbility.ts`), and no target. */
function isNoSource(what: Thing): boolean {
  const said = what as { readonly kind: string; readonly word?: string; readonly filter?: Filter | null }
  return !(
    said.kind === 'said' &&
    said.word === 'that' &&
    said.filter?.noun === 'permanent' &&
    said.filter.is.length === 0
  )
}

export function modify(subject: Syntax<Thing>, granted: Syntax<Ability>): Syntax<Modify> {
  return wordings(
    rule('modify')`${{ what: subject }} [/ each / also] ${modification(granted)}`,
    rule('modify')`${{ what: eachOfSeveral }} ${modification(granted)}`,
    rule('modify')`${{ what: subject }} [/ each] ${lasting(granted)}`,
    rule('modify', { duration: END_OF_TURN })`${{ what: narrowed(possessed, isNoSource) }} ${{
      changes: restrictionChanges(repeat(abilitiesOff, { max: 1 })),
    }} this turn`,
    timeFirst(subject, granted),
    gainsChosen(granted, until),
    tollsFor,
    rule('modify')`${{ what: subject }} ${sizeForEach}`,
    rule('modify')`${{ what: subject }} ${getsApartFor}`,
    rule('modify', { duration: NO_END, isSo: true })`${{ what: definite }} ${{ changes: isFromNow(granted) }}`,
    rule('modify', { what: SAME_THING, duration: NO_END, isSo: true })`it's ${{ changes: besides(granted) }}`,
    rule('modify', {
      duration: NO_END,
    })`${{ what: oneSpell }} ${{ changes: words("can't be countered", UNCOUNTERABLE) }}`,
    spellsThisTurn,
    rule('modify')`${{ what: definite }} ${{ changes: isFromNow(granted) }} ${{ duration: asLongAs }}`,
  )
}

/** "Switch target creature's power and toughness until end of turn." */
const SWITCH: Changes = [{ kind: 'switchPt' }]
/** "Each creature's". */
const eachOnes: Syntax<Thing> = rule('all')`each ${{ filter: bareFilter }}'s`
const switching = rule('modify', { changes: SWITCH })
export const switchPt = wordings(
  switching`switch ${{ what: wordings(possessed, eachOnes) }} power and toughness ${{ duration: until }}`,
  switching`switch the power and toughness of ${{ what: wordings(thing, eachOfSeveral) }} ${{ duration: until }}`,
)

const EXILED: Changes = [{ kind: 'restrict', restriction: { kind: 'exiledOnLeaving' } }]
/** 2011:702.82: true of the object, whatever abilities it has. */
export const exiledInstead = rule('modify', { changes: EXILED, duration: NO_END })`if ${{
  what: thing,
}} would leave the battlefield, exile [it / them] instead of putting [it / them] anywhere else`

interface Taking extends Pick<Modify, 'what' | 'duration'> {
  readonly who: Players
}
const asModify = (said: Syntax<Taking>): Syntax<Modify> =>
  quiet(
    shaped(said, ({ who, what, duration }) => ({
      kind: 'modify',
      what,
      changes: [{ kind: 'control', by: who }],
      duration,
    })),
  )
const taken = part()`gain|gains control of ${{ what: thing }} ${{ duration: wordings(until, forGood) }}`

/** "Gain control of target creature until end of turn", as an order to `who`. */
export const gainControl = (who: Players = YOU): Syntax<Modify> => asModify(part({ who })`${taken}`)
/** "For as long as ~ remains tapped, gain control of target creature." */
export const gainControlWhile: Syntax<Modify> = asModify(
  part({ who: YOU })`${{ duration: forAsLongAs }}, gain control of ${{ what: thing }}`,
)
/** Said about a player; what each of several gains is read as what each of them does. */
export const gainsControl: Syntax<Modify> = asModify(
  narrowed(part()`${{ who: player }} [/ each] ${taken}`, ({ who }) => !isEachOf(who)),
)
/** "Each player gains control of all creatures they own." */
export const eachGainsControl = rule('eachPlayer')`${{ who: narrowed(player, isEachOf) }} ${{
  effects: repeat(gainControl({ kind: 'they' }), { max: 1 }),
}}`
