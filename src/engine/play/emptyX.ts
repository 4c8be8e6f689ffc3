/** What could be played, but only with X chosen as 0, when all that it does is measured by X. */
import { activatedOf, type Body, type Effect, effectKinds, type Quantity } from '../../language/index.ts'
import { abilitiesOf, isType } from '../continuous/index.ts'
import type { Action } from '../questions/index.ts'
import type { Seat, State } from '../state/index.ts'
import { asCast } from './asCast.ts'
import { asPriced } from './asSpell.ts'
import { bodyOf, quoteOf } from './options.ts'
import { type Announcement, asksForX, valuesOfX } from './variable.ts'
import { wayToCast } from './ways.ts'
import { activationOf } from './whyNotActivate.ts'

const COUNTED: ReadonlySet<unknown> = effectKinds(({ counts }) => counts === true)

/** Whether it is X, or so many times X. */
function isX(n: Quantity): boolean {
  if (typeof n === 'number') return false
  return n.kind === 'x' || ((n.kind === 'times' || n.kind === 'half' || n.kind === 'negative') && isX(n.of))
}

const isMeasured = (effect: Effect): boolean => COUNTED.has(effect.kind) && 'n' in effect && isX(effect.n as Quantity)

/** Whether X measures all of it. */
const isByXAlone = ({ modes }: Body): boolean =>
  modes.every((effects) => effects.length > 0 && effects.every(isMeasured))

/** What is announced, if X measures all of what it does; `null`: it does something else, too. */
function measured(held: State, seat: Seat, action: Action): Announcement | null {
  if (action.do === 'activate') {
    const ability = activatedOf(abilitiesOf(held, action.object), action.ability)
    const isAll = ability !== null && isByXAlone(ability.body)
    return isAll ? activationOf(held, seat, action.object, ability) : null
  }
  if (action.do !== 'cast') return null
  const { object: id, via } = action
  const way = wayToCast(held, seat, id, via)
  if (way === null || way.faceDown) return null
  const cast = asCast(held, seat, id, way)
  const body = bodyOf({ state: cast, seat, id, way }, [])
  // An ability beside the text may do something whatever X is.
  const isAll = isByXAlone(body) && abilitiesOf(cast, id).every(({ kind }) => kind === 'spell')
  if (!isAll || (!isType(cast, id, 'instant') && !isType(cast, id, 'sorcery'))) return null
  return { quote: quoteOf({ state: asPriced(held, seat, id, way), seat, id, way }, []), body }
}

/**
 * Whether a legal action would do nothing by itself: X, which is all that its text does, can be announced only as 0
 * (409.1b). What else notices that it is played is left out.
 */
export function isEmptyX(state: State, seat: Seat, action: Action): boolean {
  const announcement = measured(state, seat, action)
  if (announcement === null || !asksForX(announcement)) return false
  return valuesOfX(state, seat, announcement).every((x) => x === 0)
}
