/** What a mana ability is (406.1-3 / 2011:605.1): decided by its text alone, whatever the state of the game allows. */
import { type Ability, type Activated, isManaText, memoised, visitNodes } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { isTriggeredMana, singleEvents } from '../../abilities/index.ts'
import { editionOf, type State } from '../../state/index.ts'
import { targetsIn } from '../targets.ts'

/**
 * Whether an activated ability is a mana ability: it could add mana and isn't a loyalty ability and, in later books,
 * has no target (2011:605.1a) and leaves libraries alone (today:605.1a).
 */
export const isManaAbility = (state: State, ability: Activated): boolean => isActivatedMana(editionOf(state), ability)

function isActivatedMana(edition: Edition, ability: Activated): boolean {
  return isManaText(ability, edition.mana)
}

/**
 * Whether an ability of a card is a mana ability in an edition: activated, or triggered by one (406.1 / 2011:605.1).
 */
export function isManaAbilityIn(edition: Edition, ability: Ability): boolean {
  if (ability.kind === 'activated') return isActivatedMana(edition, ability)
  if (ability.kind !== 'triggered' || !isTriggeredMana(edition, ability.body.modes)) return false
  return singleEvents(ability.trigger).some((one) => one.on === 'tapped' && one.forMana)
}

/** Whether there is nothing to announce and no mana to pay, as with every land's; cached. */
export const hasOnlyToPay: (ability: Activated) => boolean = memoised((ability) => {
  let asks = false
  visitNodes(ability.cost, (node) => {
    if (node.kind === 'x' || node.kind === 'mana' || node.kind === 'removeCounters') asks = true
    return undefined
  })
  return !asks && ability.body.choose === null && !ability.body.modes.some((mode) => targetsIn(mode).length > 0)
})
