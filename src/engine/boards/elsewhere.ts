/** What a board says of cards that can be cast from elsewhere: what waits in exile, and companions. */
import { type ManaCost, type Printed, parseCost } from '../../language/index.ts'
import { contextOf } from '../continuous/index.ts'
import { demandsOf, settingAsideOf } from '../keywords/index.ts'
import { castableFor, type KeptAs, SET_ASIDE } from '../play/index.ts'
import { ON_ADVENTURE } from '../replacement/index.ts'
import type { GameObject, Lasting, ObjectId, Seat, State } from '../state/index.ts'
import { type Builder, THIS_TURN } from './builder.ts'
import type { SideInput } from './schema.ts'

type SetAside = keyof typeof SET_ASIDE
const isSetAside = (as: KeptAs): as is SetAside => as in SET_ASIDE

/** The ability of the card that sets it aside so, and whether it lies face down for it; `null`: it has none. */
function settingAside({ abilities }: Printed, as: SetAside) {
  for (const ability of abilities) {
    const how = settingAsideOf(ability)
    if (how !== null && how.counters === undefined && ability.at.keyword === SET_ASIDE[as])
      return { link: ability.at.key, faceDown: how.faceDown === true }
  }
  return null
}

const hasAdventure = ({ parts }: Printed): boolean =>
  parts?.faces.some(({ subtypes }) => subtypes.includes('Adventure')) === true

/** What lies there so has: its link with what offers it, and who knows it. */
function keptFields(builder: Builder, name: string, as: KeptAs, owner: Seat, path: string): Partial<GameObject> {
  const card = builder.lookup(name)
  if (card === null) return {}
  if (as === 'castable') return {}
  const how = isSetAside(as) ? settingAside(card, as) : hasAdventure(card) ? { link: null, faceDown: false } : null
  if (how === null) builder.problems.push({ path: `${path}.as`, key: 'board.notSo', params: { name, as } })
  return { ...how, ...(how?.faceDown === true ? { knownTo: [owner] } : {}) }
}

/** The cards in exile of one side. */
export function exiledIn(builder: Builder, { exile = [] }: SideInput, owner: Seat, side: string): readonly ObjectId[] {
  return exile.map((entry, index) => {
    const path = `${side}.exile.${index}`
    const { name, as, price, counters = {}, thisTurn = false } = typeof entry === 'string' ? { name: entry } : entry
    const kept = as === undefined ? {} : keptFields(builder, name, as, owner, path)
    const since = thisTurn ? { controlledSince: THIS_TURN } : {}
    const id = builder.add(name, path, { owner, zone: 'exile', counters, ...since, ...kept })
    if (as === 'adventure') builder.allowed.push({ id, as })
    if (as === 'castable') builder.allowed.push({ id, as, price: priceOf(builder, price, path) })
    else if (price !== undefined)
      builder.problems.push({ path: `${path}.price`, key: 'board.priceOf', params: { name } })
    return id
  })
}

/** The price that is written; `null`: none is, so that it is the mana cost. */
function priceOf(builder: Builder, price: string | undefined, path: string): ManaCost | null {
  if (price === undefined) return null
  const mana = parseCost(price)
  if (mana === null) builder.problems.push({ path: `${path}.price`, key: 'board.priceSymbols', params: {} })
  return mana
}

/** today:715.3d: who controlled an Adventure may play its card from exile; and what other effects let be cast there. */
export function allowances({ allowed, objects }: Builder): Pick<State, 'lasting'> {
  const lasting = allowed.map((one): Lasting => {
    const { id } = one
    const { owner = 0 } = objects[id - 1] ?? {}
    const begun = { id, timestamp: id, context: contextOf(id, owner), duration: { kind: 'permanent' } } as const
    const rule = one.as === 'adventure' ? ON_ADVENTURE : castableFor(one.price)
    return { ...begun, what: null, objects: [id], changes: [], players: [owner], rule }
  })
  return { lasting }
}

/** Whether it has been in exile since this turn: what waits there can't be cast yet. */
export const isOfThisTurn = ({ players }: State, { controlledSince }: GameObject): boolean =>
  controlledSince >= Math.max(...players.map(({ turnBegan }) => turnBegan))

/** The cards of one side outside the game, and which of them has been revealed as a companion (today:103.2b). */
export function companionIn(
  builder: Builder,
  { outside, companion: name }: SideInput,
  owner: Seat,
  side: string,
): { readonly outside: readonly ObjectId[]; readonly companion?: ObjectId } {
  const ids = builder.list(outside, owner, 'outside', side)
  if (name === undefined) return { outside: ids }
  const path = `${side}.companion`
  const demands = demandsOf(builder.lookup(name)?.abilities ?? [])
  if (demands.length === 0) builder.problems.push({ path, key: 'board.notSo', params: { name, as: 'companion' } })
  const listed = ids.find((id) => builder.objects[id - 1]?.face === builder.face(name, path))
  const companion = listed ?? builder.add(name, path, { owner, zone: 'outside' })
  builder.patch(companion, { knownTo: builder.everybody })
  return { outside: listed === undefined ? [...ids, companion] : ids, companion }
}
