/** What aiming at something with ward costs (today:702.21): its price, or the spell for whom can't pay it. */
import {
  abilitiesOf,
  type Context,
  characteristics,
  find,
  type ObjectId,
  opponentsOf,
  type State,
  suggestPayment,
} from '../engine/index.ts'
import { type Ability, type Cost, manaValue } from '../language/index.ts'
import { costLoss } from './costs.ts'

/** A spell that is countered is lost, whatever it would have done. */
const COUNTERED = 12
const MANA = 0.3

/** The price of aiming at it, by the ability that counters what aims: ward's, or one that says the same in words. */
function priceOf(ability: Ability): readonly Cost[] {
  if (ability.kind !== 'triggered' || ability.trigger.on !== 'becomesTarget') return []
  const [effect] = ability.body.modes[0] ?? []
  return effect?.kind === 'mayPay' && effect.otherwise.some(({ kind }) => kind === 'counterSpell') ? [effect.cost] : []
}

const wardsOf = (state: State, id: ObjectId): readonly Cost[] => abilitiesOf(state, id).flatMap(priceOf)

/** The mana that the spell itself still takes; of an ability it is paid apart. */
function ownMana(state: State, source: ObjectId) {
  const zone = find(state, source)?.zone
  return zone === undefined || zone === 'battlefield' ? [] : (characteristics(state, source).cost ?? [])
}

/** What the targets chosen in that context cost besides, for their wards. */
export function wardToll(state: State, { controller, source, targets }: Context): number {
  const opponents = opponentsOf(state, controller)
  const aimed = new Set(targets.flatMap((slot) => (slot ?? []).flatMap((ref) => ('object' in ref ? ref.object : []))))
  const costs = [...aimed].flatMap((id) => {
    const whose = find(state, id)?.controller
    return whose !== undefined && opponents.includes(whose) ? wardsOf(state, id) : []
  })
  if (costs.length === 0) return 0
  const mana = costs.flat().flatMap((part) => (part.kind === 'mana' ? part.mana : []))
  if (mana.length > 0 && suggestPayment(state, controller, [...ownMana(state, source), ...mana], 0) === null)
    return COUNTERED
  return MANA * manaValue(mana) + costs.reduce((sum, cost) => sum + costLoss(state, controller, cost, source), 0)
}
