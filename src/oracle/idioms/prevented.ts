/** What follows a shield: "if damage is prevented this way, ~ deals that much damage to any target" (419.7). */
import type { Effect, Filter, Quantity, Thing } from '../../language/index.ts'
import { mapped, narrowed, optional, part, phrase, replaced, type Syntax, sameValue } from '../core/index.ts'
import { indefinite, isSaid, said } from '../nouns/index.ts'

const THAT_MUCH: Quantity = { kind: 'thatMuch' }
const PREVENTED: Quantity = { kind: 'thisWay', done: 'preventedDamage' }
const SOURCE: Thing = { kind: 'eventOther' }
type If = Extract<Effect, { kind: 'if' }>
interface Following {
  readonly from: Filter | null
  readonly effect: Effect
}

/** "That much" is what was prevented; "the source" is what would have dealt it. */
function ofPrevented(effect: Effect): Effect | undefined {
  const meant = replaced(effect, (one) =>
    sameValue(one, THAT_MUCH)
      ? { to: PREVENTED }
      : isSaid(one) && one.word === 'the' && one.filter?.noun === 'source'
        ? { to: SOURCE }
        : null,
  ) as Effect
  return sameValue(meant, effect) ? undefined : meant
}
/** And back. */
const ofThatMuch = (effect: Effect): Effect =>
  replaced(effect, (one) =>
    sameValue(one, PREVENTED)
      ? { to: THAT_MUCH }
      : sameValue(one, SOURCE)
        ? { to: said('the', { noun: 'source', is: [] }) }
        : null,
  ) as Effect

const sourceOnly = narrowed(indefinite, ({ noun }) => noun === 'source')

/** Once for each time that the shield prevents damage, "that much" being what it has prevented. */
export const preventedThen = (plain: Syntax<Effect>): Syntax<Effect> =>
  mapped(
    part()`if damage ${{ from: optional(phrase`from ${sourceOnly}`) }} is prevented this way, ${{ effect: plain }}`,
    {
      to: ({ from, effect }: Following): Effect | undefined => {
        const meant = ofPrevented(effect)
        return from === null || meant === undefined
          ? meant
          : { kind: 'if', condition: { kind: 'is', thing: SOURCE, is: from.is }, then: [meant], otherwise: [] }
      },
      is: (value): value is Effect => typeof value === 'object' && value !== null && 'kind' in value,
      from: (effect): Following | undefined => {
        if (effect.kind !== 'if') return { from: null, effect: ofThatMuch(effect) }
        const { condition, then } = effect as If
        const [only] = then
        return condition.kind === 'is' && condition.thing.kind === 'eventOther' && only
          ? { from: { noun: 'source', is: condition.is }, effect: ofThatMuch(only) }
          : undefined
      },
    },
  )
