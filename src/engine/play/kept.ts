/** What cards wait for in exile, from where their owners can cast them later (today:702.143, 702.170, 715.3d). */
import { abilityOf, type ManaCost, type PlayerRule } from '../../language/index.ts'
import { abilitiesOf } from '../continuous/index.ts'
import { ON_ADVENTURE } from '../replacement/index.ts'
import { find, type GameObject, type Lasting, type ObjectId, type State, sameData } from '../state/index.ts'
import { asPlayed } from './asCast.ts'

export const KEPT_AS = ['foretold', 'plotted', 'adventure', 'castable'] as const
export type KeptAs = (typeof KEPT_AS)[number]

/** The keywords that set cards aside so that they offer to be cast from exile. */
export const SET_ASIDE = { foretold: 'foretell', plotted: 'plot' } as const satisfies Partial<Record<KeptAs, string>>

/** What lets an owner cast a card for as long as it stays in exile: for its mana cost, or for that much mana. */
export const castableFor = (price: ManaCost | null): PlayerRule => ({
  kind: 'playThese',
  lands: false,
  free: false,
  ...(price === null ? {} : { cost: [{ kind: 'mana', mana: price }] }),
})

const WHILE_THERE: Lasting['duration'] = {
  kind: 'while',
  condition: { kind: 'is', thing: { kind: 'that' }, is: [{ is: 'in', zone: 'exile', of: null }] },
}

/** A card in exile that its owner may play because of an Adventure, or cast; `price`: `null`, for its mana cost. */
export type Allowed =
  | { readonly id: ObjectId; readonly as: 'adventure' }
  | { readonly id: ObjectId; readonly as: 'castable'; readonly price: ManaCost | null }

/** The price at which the rule lets cards be cast; `undefined`: it is another rule. */
function priceIn(rule: Lasting['rule']): ManaCost | null | undefined {
  if (rule?.kind !== 'playThese') return undefined
  const [part] = rule.cost ?? []
  const price = part?.kind === 'mana' ? part.mana : null
  return sameData(rule, castableFor(price)) ? price : undefined
}

/** The card in exile that this effect lets its owner play or cast for as long as it is there; `null`: it is another. */
export function allowedBy(state: State, { rule, objects, players, duration }: Lasting): Allowed | null {
  const [id, more] = objects
  if (id === undefined || more !== undefined) return null
  const object = find(state, id)
  if (object?.zone !== 'exile' || !sameData(players, [object.owner])) return null
  const isForGood = duration.kind === 'permanent'
  if (isForGood && sameData(rule, ON_ADVENTURE)) return { id, as: 'adventure' }
  const price = isForGood || sameData(duration, WHILE_THERE) ? priceIn(rule) : undefined
  return price === undefined ? null : { id, as: 'castable', price }
}

/** What an effect allows of that card. */
export const allowanceOf = (state: State, id: ObjectId): Allowed | null => {
  for (const one of state.lasting) {
    const allowed = allowedBy(state, one)
    if (allowed?.id === id) return allowed
  }
  return null
}

/** For what the card in exile waits there; `null`: for nothing of that kind, or it isn't known. */
export function keptAs(state: State, { id, zone, link }: GameObject): KeptAs | null {
  if (zone !== 'exile') return null
  const allowed = allowanceOf(state, id)
  if (allowed !== null) return allowed.as
  const by = link === null ? null : (abilityOf(abilitiesOf(asPlayed(state, id), id), link)?.at.keyword ?? null)
  return KEPT_AS.find((as) => as in SET_ASIDE && SET_ASIDE[as as keyof typeof SET_ASIDE] === by) ?? null
}
