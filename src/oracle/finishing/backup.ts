/** What backup lets another creature gain: the abilities printed below it (today:702.165a). */
import type { Ability, AbilityKey, Address, Change, Effect } from '../../language/index.ts'

const isBackup = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword.name === 'backup'

/** With the keys of its abilities below that one: they are others than those of the card. */
function lent<T>(node: T, below: AbilityKey): T {
  if (Array.isArray(node)) return node.map((one) => lent(one, below)) as T
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.entries(node).map(([name, value]): [string, unknown] => {
    if (name !== 'at') return [name, lent(value, below)]
    const at = value as Address
    return [name, { ...at, key: `${below}/${at.key}` }]
  })
  return Object.fromEntries(fields) as T
}

const gaining = (abilities: readonly Ability[], below: AbilityKey): readonly Change[] =>
  abilities.map((ability): Change => ({ kind: 'gain', ability: lent(ability, below) }))

/** The effect, which gives those abilities instead of the one that its text names in their place. */
function giving(effect: Effect, gained: readonly Change[]): Effect {
  if (effect.kind === 'if') return { ...effect, then: effect.then.map((one) => giving(one, gained)) }
  return effect.kind === 'modify' ? { ...effect, changes: gained } : effect
}

function filledIn(trigger: Ability, gained: readonly Change[]): Ability {
  if (trigger.kind !== 'triggered') return trigger
  const modes = trigger.body.modes.map((mode) => mode.map((effect) => giving(effect, gained)))
  return { ...trigger, body: { ...trigger.body, modes } }
}

/** The abilities of a card, where each backup ability gives those that are printed below it, but no backup. */
export const withBackup = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map((ability, place) => {
    if (ability.kind !== 'keyword' || !isBackup(ability)) return ability
    const below = abilities.slice(place + 1).filter((one) => !isBackup(one))
    const gained = gaining(below, ability.at.key)
    return { ...ability, abilities: ability.abilities.map((one) => filledIn(one, gained)) }
  })
