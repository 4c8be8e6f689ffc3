/** A sentence that makes what was destroyed stay so: "They can't be regenerated". */
import type { Effect } from '../../language/index.ts'
import { type Effects, isEffects } from '../clauses/index.ts'
import { mapped, part, replaced, type Syntax, sameValue, wordings } from '../core/index.ts'

type Destroy = Extract<Effect, { kind: 'destroy' }>

const isDestroy = (node: unknown): node is Destroy =>
  typeof node === 'object' && node !== null && (node as Effect).kind === 'destroy'

/** All that is destroyed, anywhere in them, with or without regeneration; `undefined` where that is nothing new. */
function regenerating(effects: Effects, noRegeneration: boolean): Effects | undefined {
  const changed = replaced(effects, (node) =>
    isDestroy(node) && node.noRegeneration !== noRegeneration ? { to: { ...node, noRegeneration } } : null,
  ) as Effects
  return sameValue(changed, effects) ? undefined : changed
}

const words = wordings(
  part()`They can't be regenerated`,
  part()`It can't be regenerated`,
  part()`Those [creatures / lands / permanents] can't be regenerated`,
  part()`[Creatures / Lands / Permanents / Artifacts / Enchantments] destroyed this way can't be regenerated`,
  part()`A [creature / land / permanent] destroyed this way can't be regenerated`,
)

/** "Destroy target creature and target land. They can't be regenerated" (2004:419.6b). */
export function destroyedWithoutRegeneration(effects: Syntax<Effects>): Syntax<Effects> {
  return mapped(part()`${{ effects }}. ${words}`, {
    to: ({ effects: said }: { effects: Effects }) => regenerating(said, true),
    is: isEffects,
    from: (meant) => {
      const effects = regenerating(meant, false)
      return effects && { effects }
    },
  })
}
