/** Conditions on what has come together: damage and activations of this turn, Auras, permanents that are all alike. */
import type { Condition, Filter, Players, Quantity } from '../../language/index.ts'
import { either, part, phrase, rule, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { digits, numberWord, ordinal } from '../lexicon/index.ts'
import { comparison, filter, indefinite, player, qualified, statistic, definite as thing } from '../nouns/index.ts'
import { bound } from './bound.ts'
import { amountOf } from './inHands.ts'
import { count, exists } from './kinds.ts'

/** "This ability has been activated four or more times this turn". */
const activated = rule('compare', {
  a: { kind: 'activations' },
  op: '>=',
})`this ability has been activated ${{ b: numberWord }} or more times this turn`

/** "This is the third time this ability has resolved this turn". */
const resolvedBefore = rule('compare', {
  a: { kind: 'activations', resolved: true },
  op: '=',
})`this is the ${{ b: ordinal }} time this ability has resolved this turn`

/** "4 or more damage was dealt to it this turn". */
const damaged = shaped(
  part()`${{ b: digits }} or more damage was dealt to ${{ of: thing }} this turn`,
  ({ b, of }) => ({ kind: 'compare', a: { kind: 'damageTaken', of, by: null }, op: '>=', b }),
)

const bears = part({ is: 'attachedTo' })`${{ thing }} is [enchanted / equipped] by`
/** "~ is enchanted by two or more Auras". */
const enchantedBy = count(
  qualified(part()`${{ quality: bears }} ${bound} ${{ filter: filter('many') }}`, ['attachedTo']),
)

/** What something does to a thing. */
const engaged = either(
  part({ is: 'blocks' })`blocking ${{ thing }}`,
  part({ is: 'attachedTo' })`attached to ${{ thing }}`,
)
const ENGAGED = ['blocks', 'attachedTo'] as const
/** "At least one creature is blocking ~", "another Aura is attached to enchanted creature". */
const oneIs = exists(
  qualified(
    part()`${{ filter: wordings(indefinite, phrase`at least one ${filter('one')}`) }} is ${{ quality: engaged }}`,
    ENGAGED,
  ),
)
/** "Two or more creatures are blocking it", "no non-Wall creatures are blocking that creature". */
const manyAre = count(
  qualified(part()`${amountOf} ${{ filter: filter('many') }} are|is ${{ quality: engaged }}`, ENGAGED),
)

/** "You control a land of each basic land type and a creature of each color". */
const ofEach = (who: Players): readonly Condition[] => [
  atLeastFive({ kind: 'kinds', what: 'basicLandType', among: controlled(who, 'land') }),
  atLeastFive({ kind: 'kinds', what: 'color', among: controlled(who, 'creature') }),
]
const atLeastFive = (a: Quantity): Condition => ({ kind: 'compare', a, op: '>=', b: 5 })
const controlled = (by: Players, type: 'land' | 'creature'): Filter => ({
  noun: 'permanent',
  is: [
    { is: 'type', type },
    { is: 'controlled', by },
  ],
})
const everyKind = words('you control a land of each basic land type and a creature of each color', {
  kind: 'and',
  of: ofEach({ kind: 'you' }),
})

/** "It wasn't the first land you played this turn": others were played before. */
const playedBefore = shaped(part()`it wasn't the first land ${{ who: player }} played this turn`, ({ who }) => ({
  kind: 'compare',
  a: { kind: 'thisTurn', done: 'playedLand', who, filter: null },
  op: '>',
  b: 1,
}))

/** "Creatures you control have total power 10 or greater". */
const together = shaped(
  part()`${{ filter: filter('many') }} have total ${{ what: statistic }} ${comparison}`,
  ({ filter, what, op, n }) => ({
    kind: 'compare',
    a: { kind: 'statistic', what, of: { kind: 'all', filter } },
    op,
    b: n,
  }),
)

/** "You attacked with creatures with total power 6 or greater this combat". */
const attackedWith = shaped(
  part()`${{ who: player }} attacked with creatures with total power ${comparison} this combat`,
  ({ who, op, n }) => ({ kind: 'compare', a: { kind: 'attackPower', of: who }, op, b: n }),
)

export const tallies: Syntax<Condition> = wordings(
  together,
  attackedWith,
  playedBefore,
  activated,
  resolvedBefore,
  damaged,
  enchantedBy,
  oneIs,
  manyAre,
  everyKind,
)
