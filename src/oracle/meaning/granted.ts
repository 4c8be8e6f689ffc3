/**
 * "Creatures you control have protection from the chosen color": the color was chosen for what grants the ability, not
 * for what has it.
 */
import { type Ability, type Change, type Granter, visitNodes } from '../../language/index.ts'
import { replaced } from '../core/index.ts'
import { type Fields, isFields, without } from './nodeFacts.ts'

type Static = Omit<Extract<Ability, { kind: 'static' }>, 'kind' | 'zone'>

const GRANTER: Granter = { kind: 'granter', object: null }

function inGranted(ability: Static, change: (gained: Change) => unknown): Static {
  const { rule } = ability
  if (rule.kind !== 'affect' || rule.what.kind === 'self') return ability
  const changes = rule.changes.map((one) => (one.kind === 'gain' ? change(one) : one)) as readonly Change[]
  return { ...ability, rule: { ...rule, changes } }
}

/** "Of the chosen color", "mana of the chosen color". */
const isChosen = (one: Fields): boolean => one.is === 'chosen' || one.kind === 'chosen'

/** Whether what is granted has its choices made itself: "{1}: Choose a color. This creature ...". */
function choosesItself(gained: Change): boolean {
  let found = false
  visitNodes(gained, ({ kind }) => {
    found ||= kind === 'makeChoice'
    return undefined
  })
  return found
}

/** The choices in what a static ability grants to others, as those of its own object, unless they are made there. */
export const granterChoices = (ability: Static): Static =>
  inGranted(ability, (gained) =>
    choosesItself(gained)
      ? gained
      : replaced(gained, (one) => (isFields(one) && isChosen(one) ? { to: { ...one, of: GRANTER } } : null)),
  )

/** And back, as the words have them. */
export const ownChoices = (ability: Static): Static =>
  inGranted(ability, (gained) =>
    replaced(gained, (one) => (isFields(one) && isChosen(one) ? { to: without(one, 'of') } : null)),
  )
