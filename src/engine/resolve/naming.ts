/** What the words after an effect call "it", where it did nothing to it, or only to what keeps a name of its own. */
import {
  CHOICES,
  type Count,
  type Effect,
  hasResult,
  keepsName,
  type NamedChoices,
  type Players,
  type Quantity,
  type Recipient,
  staysAt,
  type Thing,
  thingKinds,
  visitNodes,
} from '../../language/index.ts'
import { type Context, leaving } from '../state/index.ts'
import type { Told } from './executor.ts'

type Named = Thing | Players | Recipient

const FOUND = thingKinds(({ named }) => named === 'found')

/** What the effect says that it is done to, in that field. */
const saidIn = (effect: Effect, field: 'what' | 'to'): Named | null => {
  const { [field]: named } = effect as { readonly what?: Named; readonly to?: Named }
  return named ?? null
}

/**
 * What the words after the effect call "it" where it only did something to what keeps its own name: still what was
 * found before it. "Exile the top card of your library. ~ deals 2 damage to that player. You may play that card".
 */
export function stillThat(effect: Effect, told: Told): Told {
  const field = staysAt(effect.kind)
  const named = field === undefined ? null : saidIn(effect, field)
  if (named === null || !keepsName(named.kind)) return told
  const { that: _, ...rest } = told
  return rest
}

interface Numbered {
  readonly n?: Quantity | null
  readonly count?: Count
}
const isThatMuch = (n: Quantity | null | undefined): boolean => typeof n === 'object' && n?.kind === 'thatMuch'
const areThatMany = ({ n, count }: Numbered): boolean =>
  isThatMuch(n) || (isThatMuch(count?.min) && isThatMuch(count?.max))
/** Whether it is done that much, or to that many: "sacrifice that many creatures". */
const saysThatMuch = (effect: Effect): boolean => {
  const { what, cards, mana, ...own } = effect as Numbered & {
    readonly [K in 'what' | 'cards' | 'mana']?: Numbered | null
  }
  return [own, what, cards, mana].some((said) => said != null && areThatMany(said))
}

/**
 * What the words after the effect call "that much" where it was done that much itself: still the same, whatever came of
 * it. "Draw that many cards, then discard that many cards".
 */
export function stillThatMuch(effect: Effect, told: Told): Told {
  if (!saysThatMuch(effect)) return told
  const { amount: _, ...rest } = told
  return rest
}

/**
 * Whether such an effect finds, makes or moves something that the words after it call "it", and not what "it" was
 * already.
 */
const findsNew = (effect: Effect): boolean => {
  if (!hasResult(effect.kind, 'that')) return false
  if (!('what' in effect)) return 'who' in effect
  return FOUND.has(effect.what.kind) || (effect.kind === 'move' && effect.what.kind !== 'that')
}

/**
 * What isn't done has nobody choose anything, whatever was chosen another time. "If you lose the flip, choose one of
 * your opponents. That player gains control of ~."
 */
export function unchosen(effects: readonly Effect[]): NamedChoices | null {
  const names = effects.flatMap((effect) => (effect.kind === 'makeChoice' ? [CHOICES[effect.choice]] : []))
  return names.length === 0 ? null : (Object.fromEntries(names.map((name) => [name, undefined])) as NamedChoices)
}

/** What isn't done finds nothing: "it" is then nothing, not what was found before. */
export const undone = (context: Context, effects: readonly Effect[]): Context =>
  leaving(context, effects.some(findsNew) ? { that: [] } : {}, unchosen(effects))

/**
 * The targets that these name first, by slot: where they aren't done, the words after them speak of nothing. "You may
 * pay {2}. If you do, tap target creature. That creature doesn't untap during its controller's next untap step."
 */
export function namedIn(effects: readonly Effect[]): readonly number[] {
  const slots: number[] = []
  visitNodes(effects, (node) => {
    if (node.kind === 'target' && typeof node.slot === 'number') slots.push(node.slot)
    return undefined
  })
  return slots
}
