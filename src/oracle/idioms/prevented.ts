/** What follows a shield: "if damage is prevented this way, ~ deals that much damage to any target" (419.7). */
import type { Effect, Filter, Quantity, Recipient, Thing } from '../../language/index.ts'
import { mapped, narrowed, part, prefer, type Syntax, wordings, words } from '../core/index.ts'
import { indefinite, recipient, self } from '../nouns/index.ts'

const PREVENTED: Quantity = { kind: 'thisWay', done: 'preventedDamage' }
const SOURCE: Thing = { kind: 'eventOther' }
type If = Extract<Effect, { kind: 'if' }>
interface Following {
  readonly from: Filter | null
  readonly effect: Effect
}

/** Whoever controls what would have dealt it. */
const itsController = words("the source's controller", { kind: 'controllerOf', thing: SOURCE } as Recipient)
const thatMuch: Syntax<Effect> = wordings(
  part({ kind: 'damage', n: PREVENTED, divided: false })`${{ source: self }} deals that much damage to ${{
    to: prefer('the source is that of the damage', itsController, recipient),
  }}`,
  part({ kind: 'gainLife', n: PREVENTED })`${{ who: words('you', { kind: 'you' } as const) }} gain that much life`,
)
const sourceOnly = narrowed(indefinite, ({ noun }) => noun === 'source')
const said = wordings(
  part({ from: null })`if damage is prevented this way, ${{ effect: thatMuch }}`,
  part()`if damage from ${{ from: sourceOnly }} is prevented this way, ${{ effect: thatMuch }}`,
)

/** Once for each time that the shield prevents damage, "that much" being what it has prevented. */
export const preventedThen: Syntax<Effect> = mapped(said, {
  to: ({ from, effect }): Effect =>
    from === null
      ? effect
      : { kind: 'if', condition: { kind: 'is', thing: SOURCE, is: from.is }, then: [effect], otherwise: [] },
  is: (value): value is Effect => typeof value === 'object' && value !== null && 'kind' in value,
  from: (effect): Following | undefined => {
    if (effect.kind !== 'if') return { from: null, effect }
    const { condition, then } = effect as If
    const [only] = then
    return condition.kind === 'is' && condition.thing.kind === 'eventOther' && only
      ? { from: { noun: 'source', is: condition.is }, effect: only }
      : undefined
  },
})
