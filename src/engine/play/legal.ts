/** Everything a player with priority may do now: the actions that whyNot allows. */
import { type Ability, type AbilityKey, activatedOf, memoised } from '../../language/index.ts'
import { abilitiesOf, isIgnorable, isType, sidesToPlay } from '../continuous/index.ts'
import { settingAsideOf } from '../keywords/index.ts'
import type { Action, FaceUpKey } from '../questions/index.ts'
import { companionOf, find, type GameObject, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { asCast, asPlayed } from './asCast.ts'
import { faceUpKey, faceUpWays } from './cost.ts'
import { isOpenToAll } from './limitRules.ts'
import { isManaAbility } from './mana/ability.ts'
import type { Memo } from './mana/can.ts'
import { endings, joinings, rolls, unlockings } from './offers.ts'
import { isOfferedTo, mayPlayFrom, permitted } from './permission.ts'
import { fuseOf, keyOf, keysOf, otherWaysIn, pricedKeys, type WayToCast, waysLent } from './ways.ts'
import { whyNot } from './whyNot.ts'

/** An object's activatable abilities, and whether players other than its controller can activate them. */
interface Activatable {
  readonly keys: readonly AbilityKey[]
  readonly byAnyone: boolean
  readonly inExile: boolean
  readonly onStack: boolean
  /** Static abilities that a player may pay to ignore (408.2j). */
  readonly ignorable: readonly AbilityKey[]
  /** Abilities for which the card may be exiled in place of casting it (2011:702.60). */
  readonly settingAside: readonly AbilityKey[]
}

const activatableOf = memoised((abilities: readonly Ability[]): Activatable => {
  const activated = abilities.filter((ability) => ability.kind === 'activated')
  const made = {
    keys: activated.map(({ at }) => at.key),
    byAnyone: activated.some(isOpenToAll),
    inExile: activated.some(({ zone }) => zone === 'exile'),
    onStack: activated.some(({ zone }) => zone === 'stack'),
    ignorable: abilities.filter(isIgnorable).map(({ at }) => at.key),
    settingAside: abilities.filter((ability) => settingAsideOf(ability) !== null).map(({ at }) => at.key),
  }
  return made
})

/** The ways to turn it face up: the first without its key, also where nothing is offered, which is then refused. */
const faceUpKeys = (state: State, permanent: GameObject): readonly { readonly via?: FaceUpKey }[] => [
  {},
  ...faceUpWays(state, permanent)
    .slice(1)
    .map((way) => ({ via: faceUpKey(way) })),
]

function addActivations(object: ObjectId, { keys }: Activatable, actions: Action[]): void {
  for (const ability of keys) actions.push({ do: 'activate', object, ability })
}

function addFromBattlefield(
  state: State,
  seat: Seat,
  permanent: GameObject,
  all: readonly Ability[],
  actions: Action[],
): void {
  const { id: object, controller, faceDown } = permanent
  const activatable = activatableOf(all)
  for (const which of activatable.ignorable) actions.push({ do: 'special', object, what: 'ignore', which })
  if (controller === seat) actions.push(...unlockings(state, permanent))
  else if (!activatable.byAnyone) return
  if (faceDown && controller === seat)
    for (const via of faceUpKeys(state, permanent)) actions.push({ do: 'turnFaceUp', object, ...via })
  addActivations(object, activatable, actions)
}

/** Playing the card, in every way that it or its type allows; of a card with several sides to play, each (505.2). */
function addPlays(held: State, seat: Seat, card: GameObject, actions: Action[]): void {
  const state = asPlayed(held, card.id)
  const sides = sidesToPlay(state, card.faceDown ? get(state, card.id) : card)
  for (const side of sides) addPlaysOf(held, state, seat, card, side, sides.length === 1, actions)
  const fused = card.zone === 'hand' ? fuseOf(state, card.id) : null
  if (fused !== null) actions.push({ do: 'cast', object: card.id, via: fused })
}

function addPlaysOf(
  held: State,
  up: State,
  seat: Seat,
  card: GameObject,
  side: number,
  isOnly: boolean,
  actions: Action[],
): void {
  const object = card.id
  const playable = mayPlayFrom(held, seat, card, 'spell', side)
  for (const via of pricedKeys(held, seat, object, side)) actions.push({ do: 'cast', object, via })
  // Most cards in graveyards and in exile.
  if (isOnly && !playable && otherWaysIn(abilitiesOf(up, object)).length === 0) return
  const state = side === 0 ? up : asCast(up, seat, object, { faceDown: false, side })
  const isLand = playable && isType(state, object, 'land')
  if (isLand) actions.push(side === 0 ? { do: 'playLand', object } : { do: 'playLand', object, side })
  const mayBe = (from: WayToCast['from'], by: WayToCast['by']): boolean => {
    if (from === 'playable') return playable
    return from === 'offered' ? isOfferedTo(card, seat, by) : card.zone === from
  }
  if (playable && !isLand) actions.push({ do: 'cast', object, via: keyOf('normal', side) })
  for (const way of otherWaysIn(abilitiesOf(state, object)))
    if (mayBe(way.from, way.by))
      for (const via of keysOf(up, seat, object, way, side)) actions.push({ do: 'cast', object, via })
  if (playable && !isLand) for (const via of waysLent(up, seat, object, side)) actions.push({ do: 'cast', object, via })
}

/** The seat's cards in exile with abilities that are activated there (402.8), beside those that may be played. */
function usableInExile(state: State, seat: Seat): readonly ObjectId[] {
  return state.exile.filter((id) => find(state, id)?.owner === seat && activatableOf(abilitiesOf(state, id)).inExile)
}

/** The player's objects in the command zone with abilities: emblems, vanguard cards, the plane (2011:contents/9). */
const usableInCommand = (state: State, seat: Seat): readonly ObjectId[] =>
  state.command.filter((id) => {
    const { controller, faceDown } = get(state, id)
    return controller === seat && !faceDown && activatableOf(abilitiesOf(state, id)).keys.length > 0
  })

/** The spells with abilities that are activated while they are on the stack (402.8). */
const usableOnStack = (state: State): readonly ObjectId[] =>
  state.stack.filter((id) => activatableOf(abilitiesOf(state, id)).onStack)

/** The objects that a seat's actions could involve. */
export function actors(state: State, seat: Seat): readonly ObjectId[] {
  const { hands, graveyards, battlefield } = state
  const graveyard = graveyards[seat] ?? []
  const others = permitted(state, seat).filter((id) => !graveyard.includes(id))
  const aside = usableInExile(state, seat).filter((id) => !others.includes(id))
  const above = usableInCommand(state, seat).filter((id) => !others.includes(id))
  const companion = companionOf(state, seat)
  const joins = companion === null ? [] : [companion]
  return [
    ...(hands[seat] ?? []),
    ...joins,
    ...others,
    ...aside,
    ...above,
    ...graveyard,
    ...battlefield,
    ...usableOnStack(state),
  ]
}

/** What a seat could try with an object; whyNot tells which of it is allowed. */
export function actionsWith(state: State, seat: Seat, object: ObjectId): readonly Action[] {
  const actions: Action[] = []
  const it = get(state, object)
  const all = abilitiesOf(state, object)
  if (it.zone === 'battlefield') addFromBattlefield(state, seat, it, all, actions)
  else if (it.zone === 'outside') actions.push(...joinings(state, it))
  else if (it.zone === 'stack') addActivations(object, activatableOf(all), actions)
  else {
    addPlays(state, seat, it, actions)
    for (const which of activatableOf(all).settingAside)
      actions.push({ do: 'special', object, what: 'setAside', which })
    addActivations(object, activatableOf(all), actions)
  }
  return actions
}

/** Whether an action only fills the pool (406.1). */
export function isManaAction(state: State, action: Action): boolean {
  if (action.do !== 'activate') return false
  const ability = activatedOf(abilitiesOf(state, action.object), action.ability)
  return ability !== null && isManaAbility(state, ability)
}

const anything = (): boolean => true

/**
 * The legal actions of a seat, passing first; empty if it doesn't have priority. Of those with an object only what is
 * `wanted`: the others aren't even examined, which saves most of the time where nobody asks for what makes mana.
 */
export function legalActions(
  state: State,
  seat: Seat,
  wanted: (action: Action) => boolean = anything,
): readonly Action[] {
  const actions: Action[] = []
  if (whyNot(state, seat, { do: 'pass' }) !== null) return actions
  actions.push({ do: 'pass' })
  const memo: Memo = {}
  for (const object of actors(state, seat))
    for (const action of actionsWith(state, seat, object))
      if (wanted(action) && whyNot(state, seat, action, memo) === null) actions.push(action)
  for (const action of [...endings(state), ...rolls(state)])
    if (whyNot(state, seat, action, memo) === null) actions.push(action)
  return actions
}
