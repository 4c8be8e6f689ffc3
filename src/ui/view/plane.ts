/** The plane that everybody is on, where several play: it has a place of its own at the table (2011:contents/9). */
import { type Action, activePlanes, rollsSoFar, variantDeck } from '../../engine/index.ts'
import { textLines } from '../../language/index.ts'
import { type CardView, cardView } from './cardView.ts'
import type { ContextOf } from './rows.ts'
import type { Scene } from './scene.ts'

export interface PlaneView {
  readonly card: CardView
  /** Its abilities; `chaos`: what the planar die sets off. */
  readonly lines: readonly { readonly text: string; readonly chaos: boolean }[]
  /** The action of rolling the planar die. */
  readonly roll: Extract<Action, { do: 'special' }>
  /** The player at the table may roll it now. */
  readonly mayRoll: boolean
  /** What the next roll costs that player, in mana. */
  readonly cost: number
  /** The planes in that player's planar deck. */
  readonly left: number
}

const CHAOS = '{CHAOS}'

/** The plane that is face up; `null`: there is none, or two play, who have it in the back row. */
export function planeView(scene: Scene, contextOf: ContextOf): PlaneView | null {
  const { state, me, actions } = scene
  const [id] = state.players.length > 2 ? activePlanes(state) : []
  if (id === undefined) return null
  const card = cardView(scene, id, contextOf(id))
  return {
    card,
    lines: textLines(card.look.rulesText).map((text) => ({ text, chaos: text.includes(CHAOS) })),
    roll: { do: 'special', object: id, what: 'roll' },
    mayRoll: actions.some((action) => action.do === 'special' && action.what === 'roll' && action.object === id),
    cost: rollsSoFar(state, me),
    left: variantDeck(state, me).length,
  }
}
