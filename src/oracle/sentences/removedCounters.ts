/** "Remove any number of charge counters from ~: It deals that much damage": as many as the cost has removed. */
import type { Ability, CostPart, Effect, Quantity } from '../../language/index.ts'
import { mapped, replaced, type Syntax, sameValue } from '../core/index.ts'

type Activated = Extract<Ability, { kind: 'activated' }>
type Removing = Extract<CostPart, { kind: 'removeCounters' }>
const THAT_MUCH: Quantity = { kind: 'thatMuch' }

/** The kind of counters of which the cost removes a number that isn't said. */
function kindTaken({ cost }: Activated): string | null {
  const taken = cost.find((one): one is Removing => one.kind === 'removeCounters')
  const isOpen = typeof taken?.n === 'object' && (taken.n.kind === 'x' || taken.n.kind === 'all')
  return isOpen ? (taken?.counter ?? null) : null
}

/** The ability with one amount for another in its first effect, before which nothing else has one. */
function withAmount(ability: Activated, one: Quantity, other: Quantity): Activated | undefined {
  const [[first, ...later] = [], more] = ability.body.modes
  if (first === undefined || more !== undefined) return undefined
  const changed = replaced(first, (node) => (sameValue(node, one) ? { to: other } : null)) as Effect
  return sameValue(changed, first) ? undefined : { ...ability, body: { ...ability.body, modes: [[changed, ...later]] } }
}

const isActivated = (value: unknown): value is Activated => (value as Ability | null)?.kind === 'activated'

const meantBy = (said: Activated): Activated | undefined => {
  const counter = kindTaken(said)
  return counter === null ? undefined : withAmount(said, THAT_MUCH, { kind: 'countersRemoved', counter })
}
/** Whether the ability speaks of those as "that much". */
export const speaksOfRemoved = (said: Ability): boolean => isActivated(said) && meantBy(said) !== undefined

/** Of abilities as they are said: "that much" is what the cost removes. */
export const ofRemovedCounters = (activated: Syntax<Ability>): Syntax<Ability> =>
  mapped(activated as Syntax<Activated>, {
    to: meantBy,
    is: isActivated,
    from: (meant): Activated | undefined => {
      const counter = kindTaken(meant)
      return counter === null ? undefined : withAmount(meant, { kind: 'countersRemoved', counter }, THAT_MUCH)
    },
  }) as Syntax<Ability>
