/** Planes and schemes where several play (2011:contents/9): the plane has a place of its own at the table. */
import {
  type Action,
  abilitiesOf,
  activePlanes,
  type GameObject,
  isOngoing,
  type ObjectId,
  rollsSoFar,
  type State,
  schemesInMotion,
  variantDeck,
} from '../../engine/index.ts'
import { abilityOf } from '../../language/index.ts'
import { type CardView, cardView } from './cardView.ts'
import type { ContextOf } from './rows.ts'
import type { Scene } from './scene.ts'

export interface PlaneView {
  readonly card: CardView
  /** Its abilities; `chaos`: what the planar die sets off. */
  readonly lines: readonly { readonly text: string; readonly chaos: boolean }[]
  /** What rolling the planar die is, whether the player at the table may do it now, and its cost in mana. */
  readonly roll: Extract<Action, { do: 'special' }>
  readonly mayRoll: boolean
  readonly cost: number
  /** The planes in the planar deck of the player at the table. */
  readonly left: number
}

const CHAOS = '{CHAOS}'

/** The plane that is face up; `null`: there is none, or two play, who have it in the back row. */
export function planeView(scene: Scene, contextOf: ContextOf): PlaneView | null {
  const { state, me, actions } = scene
  const [id] = state.players.length > 2 ? activePlanes(state) : []
  if (id === undefined) return null
  const card = cardView(scene, id, contextOf(id))
  const lines = card.look.rulesText.split('\n').map((text) => ({ text, chaos: text.includes(CHAOS) }))
  return {
    card,
    lines,
    roll: { do: 'special', object: id, what: 'roll' },
    mayRoll: actions.some((action) => action.do === 'special' && action.what === 'roll' && action.object === id),
    cost: rollsSoFar(state, me),
    left: variantDeck(state, me).length,
  }
}

/** Whether it is a plane or a scheme that has its place elsewhere than in the back row. */
export function isElsewhere(state: State, id: ObjectId): boolean {
  if (state.players.length < 3) return false
  if (activePlanes(state)[0] === id) return true
  // What isn't ongoing is on the stack as long as it is face up.
  return schemesInMotion(state).includes(id) && !isOngoing(state, id)
}

/** Whether an ability on the stack is what a scheme does as it is set in motion. */
export function isSettingInMotion(state: State, { ability }: GameObject): boolean {
  if (ability === null || ability.at === null || !schemesInMotion(state).includes(ability.source)) return false
  const source = abilityOf(abilitiesOf(state, ability.source), ability.at.key)
  return source?.kind === 'triggered' && source.trigger.on === 'setInMotion'
}
