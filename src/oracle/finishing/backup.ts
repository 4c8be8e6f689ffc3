/** What backup lets another creature gain: the abilities printed below it (today:702.165a). */
import type { Ability, Change, Effect } from '../../language/index.ts'

const isBackup = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword.name === 'backup'

const gaining = (abilities: readonly Ability[]): readonly Change[] =>
  abilities.map((ability): Change => ({ kind: 'gain', ability }))

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
    const gained = gaining(abilities.slice(place + 1).filter((one) => !isBackup(one)))
    return { ...ability, abilities: ability.abilities.map((one) => filledIn(one, gained)) }
  })
