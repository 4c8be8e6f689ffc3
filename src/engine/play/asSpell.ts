/** What a card is as it is cast: a spell on the stack, and no longer in the zone that it was in (409.1a). */
import { type Ability, type Condition, isMainPhase, memoised, visitNodes } from '../../language/index.ts'
import { abilitiesOf, contextOf, holds, table } from '../continuous/index.ts'
import { cardPermissionsOf } from '../playerRules/index.ts'
import {
  type CastAs,
  Draft,
  type GameObject,
  get,
  isActive,
  type ObjectId,
  type Seat,
  type State,
  zoneList,
} from '../state/index.ts'
import { NO_CHOICES } from './announce.ts'
import { asCast, lying } from './asCast.ts'
import { tellsOwnPlace, tellsSpellsApart } from './differs.ts'
import { isExiledOnce } from './permission.ts'
import { isCastOffTime } from './timing.ts'
import type { WayToCast } from './ways.ts'

/** What the permission to cast it says of the mana for it: that ends as the card is put onto the stack. */
function spentOn(state: State, seat: Seat, id: ObjectId): Pick<CastAs, 'spends'> {
  const spends = cardPermissionsOf(state, seat).flatMap((one) => (one.objects.includes(id) ? (one.spends ?? []) : []))
  return spends.length === 0 ? {} : { spends }
}

/** The conditions that a text asks as the spell is cast. */
const askedAtOnce = memoised((abilities: readonly Ability[]): readonly Condition[] => {
  const found: Condition[] = []
  visitNodes(abilities, (node) => {
    if (node.kind === 'asCast') found.push((node as Extract<Condition, { kind: 'asCast' }>).of)
    return undefined
  })
  return found
})

/** What its text asks of its casting, and is so. */
function remembered(state: State, seat: Seat, id: ObjectId): Pick<CastAs, 'was'> {
  const was = askedAtOnce(abilitiesOf(state, id)).filter((asked) => holds(state, asked, contextOf(id, seat)))
  return was.length > 0 ? { was } : {}
}

/** How a card is cast, as the spell remembers it. */
export function castAs(
  state: State,
  seat: Seat,
  { id, zone }: GameObject,
  { by: key, keyword, faceDown, exiled }: Pick<WayToCast, 'by' | 'keyword' | 'faceDown' | 'exiled'>,
): CastAs {
  const { step } = state.turn
  const isOwnMain = isActive(state, seat) && isMainPhase(step)
  const isOffTime = !faceDown && isCastOffTime(state, seat, id)
  return {
    by: seat,
    from: zone,
    key,
    keyword,
    ...(isOffTime ? { offTime: true } : {}),
    ...(isOwnMain ? { mainPhase: true } : {}),
    ...(exiled === true || isExiledOnce(state, seat, id) ? { exiled: true } : {}),
    ...spentOn(state, seat, id),
    ...remembered(state, seat, id),
  }
}

/**
 * The state as if the card lay on the stack as the spell that this makes of it (409.1a). Targets, costs and payment are
 * judged there: it is no card of its old zone any longer, and what applies to spells applies to it.
 */
function asSpell(state: State, seat: Seat, id: ObjectId, way: WayToCast): State {
  // What has been computed stays, if it has not read what is written here.
  table(state)
  const card = get(state, id)
  const { side } = way
  const g = new Draft(state)
  g.writeZone(
    card.zone,
    card.owner,
    zoneList(state, card.zone, card.owner).filter((one) => one !== id),
  )
  const choices = { ...NO_CHOICES, cast: castAs(state, seat, card, way) }
  g.patch(id, { zone: 'stack', controller: seat, baseController: seat, ...lying(way), side, choices })
  g.writeZone('stack', seat, [...state.stack, id])
  return g.snapshot()
}

/**
 * The state in which it is judged what casting a card this way costs, and what may pay for it: by then it is a spell
 * (409.1a), where it makes a difference that its card is no longer where it was.
 */
export function asPriced(state: State, seat: Seat, id: ObjectId, way: WayToCast): State {
  const cast = asCast(state, seat, id, way)
  return tellsSpellsApart(state.printed) || tellsOwnPlace(cast, id) ? asSpell(state, seat, id, way) : cast
}
