/** Where an object is, behind its noun: "in your graveyard", "from exile", "from your hand or graveyard". */
import type { Players, Predicate } from '../../language/index.ts'
import {
  either,
  narrowed,
  one,
  part,
  prefer,
  quiet,
  type Syntax,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { ownZones } from '../lexicon/index.ts'

const ONE_OF_THEM = 'several cards in an opponent’s graveyard are all in that of the same one'
const ofOneOpponent = part({ is: 'in', of: { kind: 'anOpponent' }, single: true })`[in / from] an opponent's ${{
  zone: one(ownZones),
}}`

const BURIED_OR_HIDDEN: readonly Predicate[] = [
  { is: 'in', zone: 'graveyard', of: null },
  { is: 'in', zone: 'library', of: null },
]

/** "In your graveyard", "from a graveyard"; nothing, or "on the battlefield". */
export function makeZone(possessive: Syntax<Players>): Syntax<Predicate | null> {
  const owned = quiet(
    prefer(ONE_OF_THEM, ofOneOpponent, part({ is: 'in' })`[in / from] ${{ of: possessive }} ${{ zone: ownZones }}`),
  )
  const plain = table('a zone', {
    'in a graveyard': { is: 'in', zone: 'graveyard', of: null },
    'from a graveyard': { is: 'in', zone: 'graveyard', of: null },
    'in all graveyards': { is: 'in', zone: 'graveyard', of: null },
    'total in all graveyards': { is: 'in', zone: 'graveyard', of: null },
    'from all graveyards': { is: 'in', zone: 'graveyard', of: null },
    'in each graveyard': { is: 'in', zone: 'graveyard', of: null },
    'in graveyards': { is: 'in', zone: 'graveyard', of: null },
    'in graveyards and libraries': { is: 'anyOf', of: BURIED_OR_HIDDEN },
    'from graveyards': { is: 'in', zone: 'graveyard', of: null },
    'from a single graveyard': { is: 'in', zone: 'graveyard', of: null, single: true },
    'in a single graveyard': { is: 'in', zone: 'graveyard', of: null, single: true },
    'in the ante': { is: 'in', zone: 'ante', of: null },
    'from the ante': { is: 'in', zone: 'ante', of: null },
    'in exile': { is: 'in', zone: 'exile', of: null },
    'from exile': { is: 'in', zone: 'exile', of: null },
    'from outside the game': { is: 'in', zone: 'outside', of: null },
  })
  return either(
    owned as Syntax<Predicate>,
    plain as Syntax<Predicate>,
    eitherZone(possessive),
    wordings(nothing, onTheBattlefield),
  )
}

const EXILE: Predicate = { is: 'in', zone: 'exile', of: null }
/** "From your hand or graveyard", "you own in exile and in your graveyard": wherever of these it is. */
function eitherZone(possessive: Syntax<Players>): Syntax<Predicate> {
  const whose = narrowed(possessive, ({ kind }) => kind !== 'target')
  const zones = wordings(
    shaped(
      part()`${{ of: whose }} ${{ zone: ownZones }} [or / and/or / and] ${{ or: ownZones }}`,
      ({ of, zone, or }) => [
        { is: 'in', of, zone },
        { is: 'in', of, zone: or },
      ],
    ),
    shaped(part()`exile and in ${{ of: whose }} ${{ zone: ownZones }}`, ({ of, zone }) => [
      EXILE,
      { is: 'in', of, zone },
    ]),
  )
  return shaped(part()`[in / from] ${{ of: quiet(zones) }}`, ({ of }) => ({ is: 'anyOf', of })) as Syntax<Predicate>
}

/** A permanent is on the battlefield anyway: the words add nothing. */
const nothing: Syntax<null> = words('', null)
const onTheBattlefield: Syntax<null> = words('on the battlefield', null)
