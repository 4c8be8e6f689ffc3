/** What cards wait for in exile, from where their owners can cast them later (today:702.143, 702.170, 715.3d). */
import { abilityOf } from '../../language/index.ts'
import { abilitiesOf } from '../continuous/index.ts'
import { ON_ADVENTURE } from '../replacement/index.ts'
import { find, type GameObject, type Lasting, type ObjectId, type State, sameData } from '../state/index.ts'
import { asPlayed } from './asCast.ts'

export const KEPT_AS = ['foretold', 'plotted', 'adventure'] as const
export type KeptAs = (typeof KEPT_AS)[number]

/** The keywords that set cards aside so that they offer to be cast from exile. */
export const SET_ASIDE = { foretold: 'foretell', plotted: 'plot' } as const satisfies Partial<Record<KeptAs, string>>

/** The card in exile that this effect lets its owner play because of an Adventure; `null`: it is another effect. */
export function onAdventure(state: State, { rule, objects, players, duration }: Lasting): ObjectId | null {
  const [id, more] = objects
  if (id === undefined || more !== undefined || duration.kind !== 'permanent' || !sameData(rule, ON_ADVENTURE))
    return null
  const object = find(state, id)
  return object?.zone === 'exile' && sameData(players, [object.owner]) ? id : null
}

/** For what the card in exile waits there; `null`: for nothing of that kind, or it isn't known. */
export function keptAs(state: State, { id, zone, link }: GameObject): KeptAs | null {
  if (zone !== 'exile') return null
  if (state.lasting.some((one) => onAdventure(state, one) === id)) return 'adventure'
  const by = link === null ? null : (abilityOf(abilitiesOf(asPlayed(state, id), id), link)?.at.keyword ?? null)
  return KEPT_AS.find((as) => as !== 'adventure' && SET_ASIDE[as] === by) ?? null
}
