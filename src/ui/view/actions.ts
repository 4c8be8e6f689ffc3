/** What can be done with a card while its player has priority: the entries of its menu, and why nothing can be done. */
import {
  type Action,
  abilitiesOf,
  activatedForm,
  characteristics,
  find,
  type ObjectId,
  type Refusal,
  type Reply,
  type State,
  whyNot,
} from '../../engine/index.ts'
import { type Ability, type CostPart, isLoyaltyCost, namedTypes, printCost } from '../../language/index.ts'
import { isManaAction } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { printedOf } from './cardLook.ts'
import { objectName, type Scene } from './scene.ts'

export interface ActionChoice {
  readonly action: Action
  readonly text: string
  /** Only fills the pool. */
  readonly mana: boolean
}

const keyword = (ability: Ability | undefined): string | null =>
  ability?.kind === 'keyword' ? say(`keyword.${ability.keyword.name}`) : null

/** "+1", "−2", "0", "−X". */
function loyaltyText(part: CostPart): readonly string[] {
  if (part.kind !== 'loyalty') return []
  if (typeof part.n !== 'number') return ['−X']
  return [part.n > 0 ? `+${part.n}` : part.n < 0 ? `−${-part.n}` : '0']
}

function costText(cost: readonly CostPart[]): string {
  const parts = cost.flatMap((part) =>
    part.kind === 'mana' ? [printCost(part.mana)] : part.kind === 'tap' ? ['{T}'] : loyaltyText(part),
  )
  return say('list.series', { parts })
}

/** The line of text an ability was made from: the one line a text of as many abilities has for it, or one with its cost. */
function abilityLine(state: State, id: ObjectId, index: number): string {
  const object = find(state, id)
  const abilities = abilitiesOf(state, id)
  const ability = abilities[index]
  const name = keyword(ability)
  const lines = object === null ? [] : (printedOf(state, object)?.text ?? '').split('\n').filter((line) => line !== '')
  if (name !== null && ability?.kind === 'keyword')
    return lines.find((line) => line.toLowerCase().includes(name.toLowerCase())) ?? name
  const activated = abilities.flatMap((one, at) => (one.kind === 'activated' ? [at] : []))
  const withColon = lines.filter((line) => line.includes(':'))
  const place = activated.indexOf(index)
  if (withColon.length === activated.length && place >= 0) return withColon[place] ?? ''
  const form = activatedForm(ability)
  const cost = form === null ? '' : costText(form.cost)
  return cost === ''
    ? say('action.activateNth', { n: index + 1 })
    : say('action.activateNthFor', { cost, n: index + 1 })
}

const withoutReminder = (text: string): string => text.replace(/\s*\([^()]*\)/g, '')

function manaText(ability: Ability): string {
  if (ability.kind !== 'activated') return ''
  const adds = ability.body.modes.flat().flatMap((effect) => (effect.kind === 'addMana' ? [effect.mana] : []))
  return adds
    .map((mana) => {
      const symbols = namedTypes(mana).map((type) => `{${type}}`)
      return symbols.join(mana.kind === 'fixed' ? '' : '/')
    })
    .join('')
}

/** Where a text has several offers, the payment that follows tells the cost. */
function specialText(state: State, action: Extract<Action, { do: 'special' }>): string {
  const name = objectName(state, action.object)
  return say(action.what === 'end' ? 'action.endEffect' : 'action.ignoreEffect', { name })
}

export function actionText(state: State, action: Action): string {
  switch (action.do) {
    case 'pass':
      return say('action.pass')
    case 'playLand':
      return say('action.playLand', { name: objectName(state, action.object) })
    case 'turnFaceUp':
      return say('action.turnFaceUp')
    case 'special':
      return specialText(state, action)
    case 'activate': {
      const ability = abilitiesOf(state, action.object)[action.ability]
      if (ability !== undefined && isManaAction(state, action)) return say('action.mana', { mana: manaText(ability) })
      return withoutReminder(abilityLine(state, action.object, action.ability))
    }
    case 'cast': {
      const name = objectName(state, action.object)
      if (action.via === 'faceDown') return say('action.castFaceDown')
      if (action.via === 'flashback') return say('action.castFlashback', { name })
      if (action.via === 'alternative') return say('action.castOther', { name })
      return say('action.cast', { name, cost: printCost(characteristics(state, action.object).cost ?? []) })
    }
  }
}

/** The actions of one card, the usual first. */
export function actionsOf(scene: Scene, id: ObjectId): readonly ActionChoice[] {
  return scene.actions.flatMap((action) => {
    if (action.do === 'pass' || action.object !== id) return []
    return [{ action, text: actionText(scene.state, action), mana: isManaAction(scene.state, action) }]
  })
}

export interface MenuChoice {
  readonly action: Action
  readonly text: string
  /** Why it can't be done now. */
  readonly refusal: Refusal | null
}

/** The entries of a card's menu: what can be done, and beside it the loyalty abilities that can't, each with why. */
export function menuOf(scene: Scene, id: ObjectId): readonly MenuChoice[] {
  const { state, me } = scene
  const choices = actionsOf(scene, id).map(({ action, text }) => ({ action, text, refusal: null }))
  const isLoyalty = ({ action }: { readonly action: Action }): boolean =>
    action.do === 'activate' && loyaltyForm(state, id, action.ability)
  if (!choices.some(isLoyalty)) return choices
  const loyal = [...abilitiesOf(state, id).keys()]
    .filter((ability) => loyaltyForm(state, id, ability))
    .map((ability): MenuChoice => {
      const action = { do: 'activate', object: id, ability } as const
      return { action, text: actionText(state, action), refusal: whyNot(state, me, action) }
    })
  return [...loyal, ...choices.filter((choice) => !isLoyalty(choice))]
}

function loyaltyForm(state: State, id: ObjectId, ability: number): boolean {
  return isLoyaltyCost(activatedForm(abilitiesOf(state, id)[ability])?.cost ?? [])
}

/** While paying: the mana abilities of a permanent as replies. */
export function manaReplies(
  state: State,
  id: ObjectId,
  sources: readonly { readonly object: ObjectId; readonly ability: number }[],
): readonly { readonly reply: Reply; readonly text: string }[] {
  return sources
    .filter(({ object }) => object === id)
    .map(({ object, ability }) => ({
      reply: { pay: 'activate', object, ability },
      text: actionText(state, { do: 'activate', object, ability }),
    }))
}

/** Why nothing can be done with a card of this seat that looks as if something could. */
export function whyNothing(scene: Scene, id: ObjectId): Refusal | null {
  const { state, me } = scene
  const object = find(state, id)
  if (object === null) return null
  if (object.zone === 'hand' && object.owner === me) {
    const land = characteristics(state, id).types.includes('land')
    return whyNot(state, me, land ? { do: 'playLand', object: id } : { do: 'cast', object: id, via: 'normal' })
  }
  if (object.zone !== 'battlefield' || object.controller !== me) return null
  const index = abilitiesOf(state, id).findIndex((ability) => activatedForm(ability) !== null)
  return index < 0 ? null : whyNot(state, me, { do: 'activate', object: id, ability: index })
}
