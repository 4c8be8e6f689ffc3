/** Comparisons that speak of several players one by one: "an opponent has more life than you", "than each opponent". */
import type { Condition, Filter, Players, Quantity } from '../../language/index.ts'
import { mapped, type Syntax } from '../core/index.ts'
import { disowned, isAny, isKind, isOfEach, type OfKind } from './kinds.ts'

type Compare = OfKind<'compare'>

/** In whose zone they are. */
const holderOf = ({ is }: Filter): Players | undefined => is.find((one) => one.is === 'in')?.of ?? undefined

/** Whose life, cards or objects are counted. */
function countedFor(quantity: Quantity): Players | undefined {
  if (typeof quantity !== 'object') return undefined
  switch (quantity.kind) {
    case 'life':
    case 'party':
    case 'zoneSize':
    case 'playerCounters':
      return quantity.of
    case 'count':
      return disowned(quantity.filter)?.who ?? holderOf(quantity.filter)
    case 'kinds':
      return disowned(quantity.among)?.who
    default:
      return undefined
  }
}

/**
 * Whether it is enough that it is true of one of the players, or must be of each; `null`: it speaks of one or of all.
 */
function perOf({ a, b }: Compare): 'some' | 'every' | null {
  const [who, than] = [countedFor(a), countedFor(b)]
  // "Each player has 10 or less life": nobody's is counted together with another's.
  if (than?.kind === 'eachOpponent' || isOfEach(who)) return 'every'
  return isAny(who) || isAny(than) ? 'some' : null
}

/**
 * Two sets of players in one comparison aren't the same players; and "each other player" is an opponent of yours only
 * where the comparison is about you.
 */
function isClear({ a, b }: Compare): boolean {
  const [who, than] = [countedFor(a), countedFor(b)]
  if (than?.kind === 'eachOpponent' && who !== undefined && who.kind !== 'you') return false
  return !isAny(who) || than === undefined || !isMany(b)
}
const isMany = (b: Quantity): boolean => {
  const than = countedFor(b)
  return isAny(than) || than?.kind === 'eachOpponent'
}

/** The comparison with what it says of each of the players. */
export function perPlayer(plain: Syntax<Condition>): Syntax<Condition> {
  return mapped(plain, {
    to: (said): Condition | undefined => {
      if (said.kind !== 'compare') return said
      if (!isClear(said)) return undefined
      const per = perOf(said)
      return per === null ? said : { ...said, per }
    },
    is: (value): value is Condition => typeof value === 'object' && value !== null && 'kind' in value,
    from: (meant): Condition | undefined => {
      if (meant.kind !== 'compare') return meant
      const { per = null, ...said } = meant
      return isKind('compare')(said) && per === perOf(said) ? said : undefined
    },
  })
}
