/** What something is now, and what else it loses: "is an Insect with flying and loses all other abilities". */
import { type Ability, CARD_TYPES, type CardType, type Change, memoised } from '../../language/index.ts'
import { mapped, part, quiet, type Syntax, sameValue, series, table, wordings } from '../core/index.ts'
import { becomesAlso, becomesToo } from './becoming.ts'
import { type Changes, isChanges } from './joined.ts'

type Lost = 'abilities' | 'types' | 'creatureTypes'
const lost = table<Lost>('what it loses', {
  abilities: 'abilities',
  'card types': 'types',
  'creature types': 'creatureTypes',
})
const others = part()`[and / , and] [/ it] lose|loses all other ${{ lost: series(lost, 'and', { max: 3 }) }}`

/** Every card type but those. */
const otherTypes = (types: readonly CardType[]): Changes =>
  CARD_TYPES.filter((type) => !types.includes(type)).map((type) => ({ kind: 'loseType', type }))
const LOSING: Readonly<Record<Lost, Change['kind']>> = {
  abilities: 'loseAllAbilities',
  types: 'loseType',
  creatureTypes: 'loseCreatureTypes',
}
const isLost = ({ kind }: Change): boolean => Object.values(LOSING).includes(kind)
const isGained = ({ kind }: Change): boolean => kind === 'gain'

/** What it is from now on, without regard to what it was, and what of that it loses. */
interface Replaced {
  readonly all: Changes
  readonly lost: readonly Lost[]
}
/** What it was is lost before what it is now comes; of the card types that it keeps, it keeps what goes with them. */
function replacing(all: Changes, lost: readonly Lost[]): Changes | undefined {
  const [first, ...more] = all
  if (first?.kind !== 'types' || new Set(lost).size !== lost.length) return undefined
  const keeps = lost.includes('types') || lost.includes('creatureTypes')
  if (lost.includes('types') && first.types.length === 0) return undefined
  return [
    ...(lost.includes('creatureTypes') ? [{ kind: 'loseCreatureTypes' } as const] : []),
    { ...first, set: !keeps },
    ...more.filter((one) => !isGained(one)),
    ...(lost.includes('types') ? otherTypes(first.types) : []),
    ...(lost.includes('abilities') ? [{ kind: 'loseAllAbilities' } as const] : []),
    ...more.filter(isGained),
  ]
}

/** And back, in one of the two orders in which they are said. */
function replaced(changes: Changes, order: readonly Lost[]): Replaced | undefined {
  const [first, ...more] = changes.filter((one) => !isLost(one))
  if (first?.kind !== 'types') return undefined
  const all = [{ ...first, set: false }, ...more]
  const lost = order.filter((one) => changes.some(({ kind }) => kind === LOSING[one]))
  return isInOrder(lost, order) && sameValue(replacing(all, lost), changes) ? { all, lost } : undefined
}

const ABILITIES_FIRST: readonly Lost[] = ['abilities', 'types', 'creatureTypes']
const ABILITIES_LAST: readonly Lost[] = ['types', 'creatureTypes', 'abilities']
/** What is alone has no order. */
function isInOrder(lost: readonly Lost[], order: readonly Lost[]): boolean {
  if (lost.length === 0 || (order === ABILITIES_LAST && (lost.length < 2 || lost.at(-1) !== 'abilities'))) return false
  return sameValue(
    order.filter((one) => lost.includes(one)),
    lost,
  )
}

/** With what it has in the noun phrase: "is a land with "{T}: Add {C}" and loses all other card types". */
const asNoun = memoised(
  (ability: Syntax<Ability>): Syntax<Changes> =>
    inEitherOrder(
      part()`${{ all: quiet(becomesAlso(ability)) }} ${others}`,
      ({ all }) => all,
      (said) => said,
    ),
)

/** After "is" or "becomes". `has`: what it has besides, with the verb. */
export function allElseLost(ability: Syntax<Ability>, has: Syntax<Changes>): readonly Syntax<Changes>[] {
  const apart = inEitherOrder(
    part()`${{ all: quiet(becomesToo) }} and ${{ has }} ${others}`,
    ({ all, has: gained }) => [...all, ...gained],
    ({ all, lost }) => {
      const gained = all.filter(isGained)
      return gained.length > 0 ? { all: all.filter((one) => !isGained(one)), has: gained, lost } : undefined
    },
  )
  return [asNoun(ability), apart]
}

/** Read from those words, in the one order or the other. */
function inEitherOrder<T extends { readonly lost: readonly Lost[] }>(
  said: Syntax<T>,
  all: (said: T) => Changes,
  back: (one: Replaced) => T | undefined,
): Syntax<Changes> {
  const inOrder = (order: readonly Lost[]): Syntax<Changes> =>
    mapped(said, {
      to: (one) => (isInOrder(one.lost, order) ? replacing(all(one), one.lost) : undefined),
      is: isChanges,
      from: (changes) => {
        const one = replaced(changes, order)
        return one && back(one)
      },
    })
  return wordings(inOrder(ABILITIES_FIRST), inOrder(ABILITIES_LAST))
}
