/** What can be done with a card while its player has priority: the entries of its menu, and why nothing can be done. */
import {
  type Action,
  abilitiesOf,
  abilityCost,
  asCast,
  characteristics,
  doorsOf,
  faceUpWay,
  faceUpWays,
  find,
  get,
  isManaAction,
  type ObjectId,
  preparedBy,
  priceOf,
  type Refusal,
  type Reply,
  type Seat,
  type State,
  waysToCast,
  wayToCast,
  whyNot,
} from '../../engine/index.ts'
import {
  type AbilityKey,
  type Activated,
  abilityOf,
  activatedOf,
  type CostPart,
  type Door,
  isLoyaltyCost,
  namedTypes,
  printCost,
} from '../../language/index.ts'
import { say } from '../messages/index.ts'
import { lineOf, withoutReminder } from './lines.ts'
import { loyaltyText } from './loyalty.ts'
import { objectName, type Scene } from './scene.ts'

export interface ActionChoice {
  readonly action: Action
  readonly text: string
  /** Only adds mana to the pool. */
  readonly mana: boolean
}

function costText(cost: readonly CostPart[]): string {
  const parts = cost.flatMap((part) =>
    part.kind === 'mana' ? [printCost(part.mana)] : part.kind === 'tap' ? ['{T}'] : loyaltyText(part),
  )
  return say('list.series', { parts })
}

/** The mana and the loyalty of a cost. */
const priceIn = (cost: readonly CostPart[]): readonly CostPart[] =>
  cost.filter(({ kind }) => kind === 'mana' || kind === 'loyalty')

/** What it costs now where that isn't what is printed: its words before the colon, with the other price in its place. */
function withPriceNow(state: State, seat: Seat, id: ObjectId, ability: Activated, text: string): string {
  const { mana, parts } = abilityCost(state, seat, id, ability)
  const now: readonly CostPart[] = [...parts, ...(mana.length === 0 ? [] : [{ kind: 'mana', mana } as const])]
  // As a card says it: its parts with commas between them.
  const [was, is] = [ability.cost, now].map((parts) =>
    priceIn(parts)
      .map((part) => costText([part]))
      .join(', '),
  )
  const end = text.indexOf(':')
  const cost = text.slice(0, end)
  if (was === undefined || is === undefined || was === is || end < 0) return text
  const place = was === '' ? cost.length : cost.indexOf(was)
  if (place < 0) return text
  const changed = was === '' ? `${cost}, ${is}` : cost.replace(was, is === '' ? '{0}' : is)
  return `${changed}${text.slice(end)}`
}

/** An activated ability in its own words, with the cost that it has now; if no text has it, by its cost. */
function activatedText(state: State, seat: Seat, id: ObjectId, ability: Activated): string {
  const text = lineOf(state, ability.at)
  return text === null ? costText(ability.cost) : withPriceNow(state, seat, id, ability, withoutReminder(text))
}

function manaText(ability: Activated): string {
  const adds = ability.body.modes.flat().flatMap((effect) => (effect.kind === 'addMana' ? [effect.mana] : []))
  return adds
    .map((mana) => {
      const symbols = namedTypes(mana).map((type) => `{${type}}`)
      return symbols.join(mana.kind === 'fixed' ? '' : '/')
    })
    .join('')
}

type Special = Extract<Action, { do: 'special' }>

const SPECIAL_TEXTS = {
  end: 'action.endEffect',
  ignore: 'action.ignoreEffect',
  setAside: 'action.setAside',
  roll: 'action.roll',
  unlock: 'action.unlock',
  companion: 'action.companion',
} as const

/** The keyword of the ability by which a card is set aside: `Foretell`. */
function wordOf(state: State, action: Special): string {
  const keyword =
    action.what === 'setAside' ? abilityOf(abilitiesOf(state, action.object), action.which)?.at.keyword : null
  return keyword ? say(`keyword.${keyword}`) : ''
}

/** The name of the half of a Room behind that door (today:709.5). */
export function halfBehind(state: State, id: ObjectId, door: Door): string | null {
  const object = find(state, id)
  const found = object === null ? undefined : doorsOf(state, object).find((one) => one.door === door)
  return found?.half.name ?? null
}

/** If a text makes several offers, the payment that follows shows the cost. */
function specialText(state: State, action: Special): string {
  const { object, what } = action
  const it = get(state, object)
  const half = what === 'unlock' ? halfBehind(state, object, action.which) : null
  const cost = costText(priceOf(state, it.controller, action) ?? [])
  return say(SPECIAL_TEXTS[what], { name: half ?? objectName(state, object), cost, keyword: wordOf(state, action) })
}

/** What the text says about an alternative cost. */
function lineOfWay(state: State, id: ObjectId, key: AbilityKey): string {
  return withoutReminder(lineOf(state, abilityOf(abilitiesOf(state, id), key)?.at) ?? '')
}

/** Whether that way pays the second of two additional costs: its price says so. */
function paysOtherwise(state: State, id: ObjectId, key: AbilityKey): boolean {
  const ability = abilityOf(abilitiesOf(state, id), key)
  return ability?.kind === 'static' && ability.rule.kind === 'additionalCost'
}

type Cast = Extract<Action, { do: 'cast' }>

/** 409.1b: how it is cast, if other than for its mana cost; of a split card, which half (505.2). */
function castText(held: State, { object, via }: Cast, seat: Seat): string {
  const way = wayToCast(held, seat, object, via)
  if (way === null) return say('action.cast', { name: objectName(held, object), cost: '' })
  if (way.faceDown) return say('action.castFaceDown')
  const state = asCast(held, seat, object, way)
  const name = objectName(state, object)
  if (way.offered !== undefined) {
    const what = objectName(state, way.offered.id)
    return say(way.offered.by === 'sacrifice' ? 'action.castOffering' : 'action.castTapping', { name, what })
  }
  const cost = costText(way.cost ?? [])
  const line = way.by === 'normal' || way.keyword !== null ? '' : lineOfWay(state, object, way.by)
  // What another card offers is told by its price.
  const isPriced = way.by === 'normal' || paysOtherwise(state, object, way.by) || (way.keyword === null && line === '')
  if (isPriced) return say('action.cast', { name, cost })
  if (way.keyword === null) return say('action.castOther', { name, line })
  return say('action.castBy', { name, keyword: say(`keyword.${way.keyword}`), cost })
}

/** today:712.11b: of a card with a land on one face, by the name of that face. */
function landText(held: State, { object, side = 0 }: Extract<Action, { do: 'playLand' }>): string {
  const state = asCast(held, get(held, object).owner, object, { faceDown: false, side })
  return say('action.playLand', { name: objectName(state, object) })
}

/** For what, where it can be turned up for several costs. */
function turnUpText(state: State, { object, via }: Extract<Action, { do: 'turnFaceUp' }>): string {
  const it = get(state, object)
  const way = faceUpWays(state, it).length > 1 ? faceUpWay(state, it, via) : null
  return say('action.turnFaceUp', { cost: way === null ? '' : costText(way.cost) })
}

/** `by`: who does it; unless said, the owner of the card that is cast, or the controller of what is activated. */
export function actionText(state: State, action: Action, by?: Seat): string {
  switch (action.do) {
    case 'pass':
      return say('action.pass')
    case 'playLand':
      return landText(state, action)
    case 'turnFaceUp':
      return turnUpText(state, action)
    case 'special':
      return specialText(state, action)
    case 'activate': {
      const ability = activatedOf(abilitiesOf(state, action.object), action.ability)
      if (ability === null) return ''
      return isManaAction(state, action)
        ? say('action.mana', { mana: manaText(ability) })
        : activatedText(state, by ?? get(state, action.object).controller, action.object, ability)
    }
    case 'cast': {
      return castText(state, action, by ?? get(state, action.object).owner)
    }
  }
}

type ObjectAction = Exclude<Action, { do: 'pass' }>

/** What can be done with one card, or with the copy in exile that it has prepared (today:722). */
export function actionsWith(
  { state, actions }: Pick<Scene, 'state' | 'actions'>,
  id: ObjectId,
): readonly ObjectAction[] {
  const isPrepared = find(state, id)?.marks?.prepared !== undefined
  const copies = isPrepared ? state.exile.filter((one) => preparedBy(state, get(state, one))?.id === id) : []
  const isWith = (action: Action): action is ObjectAction =>
    action.do !== 'pass' && (action.object === id || copies.includes(action.object))
  return actions.filter(isWith)
}

/** The actions of one card, the usual ones first. */
export const actionsOf = (scene: Scene, id: ObjectId): readonly ActionChoice[] =>
  actionsWith(scene, id).map((action) => ({
    action,
    text: actionText(scene.state, action, scene.me),
    mana: isManaAction(scene.state, action),
  }))

/** What it costs to cast a card where it lies, if that isn't its mana cost, before what makes it dearer or cheaper. */
export function otherPrices({ state, actions, me }: Scene, id: ObjectId): readonly string[] {
  const casts = actionsWith({ state, actions }, id).filter((action): action is Cast => action.do === 'cast')
  return casts.flatMap(({ object, via }) => {
    const way = wayToCast(state, me, object, via)
    if (way === null || way.faceDown || way.cost === null) return []
    // What isn't mana is in the text that offers it.
    const price = way.cost.length === 0 ? '{0}' : costText(way.cost)
    const printed = characteristics(asCast(state, me, object, way), object).cost
    return price === '' || price === printCost(printed ?? []) ? [] : price
  })
}

export interface MenuChoice {
  readonly action: Action
  readonly text: string
  /** Why it can't be done now. */
  readonly refusal: Refusal | null
}

/**
 * The entries of a card's menu: what can be done, and also the loyalty abilities that can't be activated, each with the
 * reason.
 */
export function menuOf(scene: Scene, id: ObjectId): readonly MenuChoice[] {
  const { state, me } = scene
  const choices = actionsOf(scene, id).map(({ action, text }) => ({ action, text, refusal: null }))
  const loyal = abilitiesOf(state, id).filter((one) => one.kind === 'activated' && isLoyaltyCost(one.cost))
  const isLoyalty = ({ action }: { readonly action: Action }): boolean =>
    action.do === 'activate' && loyal.some(({ at }) => at.key === action.ability)
  if (!choices.some(isLoyalty)) return choices
  const entries = loyal.map(({ at }): MenuChoice => {
    const action = { do: 'activate', object: id, ability: at.key } as const
    return { action, text: actionText(state, action, me), refusal: whyNot(state, me, action) }
  })
  return [...entries, ...choices.filter((choice) => !isLoyalty(choice))]
}

/** While paying: the mana abilities of a permanent as replies. */
export function manaReplies(
  state: State,
  id: ObjectId,
  sources: readonly { readonly object: ObjectId; readonly ability: AbilityKey }[],
): readonly { readonly reply: Reply; readonly text: string }[] {
  return sources
    .filter(({ object }) => object === id)
    .map(({ object, ability }) => ({
      reply: { pay: 'activate', object, ability },
      text: actionText(state, { do: 'activate', object, ability }),
    }))
}

/** Why nothing can be done with this seat's card although it looks as if something could. */
export function whyNothing(scene: Scene, id: ObjectId): Refusal | null {
  const { state, me } = scene
  const object = find(state, id)
  if (object === null) return null
  if (object.zone === 'hand' && object.owner === me) {
    const land = characteristics(state, id).types.includes('land')
    // Of a split card, why not its first half.
    const via = waysToCast(state, me, id)[0]?.key ?? 'normal'
    return whyNot(state, me, land ? { do: 'playLand', object: id } : { do: 'cast', object: id, via })
  }
  if (object.zone !== 'battlefield' || object.controller !== me) return null
  const ability = abilitiesOf(state, id).find(({ kind }) => kind === 'activated')
  return ability === undefined ? null : whyNot(state, me, { do: 'activate', object: id, ability: ability.at.key })
}
