/** The cards of the casual variants, which stay in the command zone (2011:contents/9, docs/decisions/0019). */
import { type CardType, VARIANT_TYPES } from '../../language/index.ts'
import type { Draft } from './draft.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { GameObject } from './object.ts'
import { formatOf, get, presentFrom } from './read.ts'
import type { State } from './state.ts'

const typesOf = ({ printed }: Pick<State, 'printed'>, { face }: Pick<GameObject, 'face'>): readonly CardType[] =>
  printed[face]?.types ?? []

/** Whether it is a plane, a scheme or a vanguard card, face up or down. */
export const isOfVariant = (state: Pick<State, 'printed'>, object: Pick<GameObject, 'face'>): boolean =>
  typesOf(state, object).some((type) => VARIANT_TYPES.includes(type))

/** Whether it is of a scheme deck or planar deck: what begins face down. */
export const isInDeck = (state: Pick<State, 'printed'>, object: Pick<GameObject, 'face'>): boolean =>
  typesOf(state, object).some((type) => type === 'scheme' || type === 'plane')

const faceUp = (state: State, type: CardType): readonly ObjectId[] =>
  state.command.filter((id) => {
    const object = get(state, id)
    return !object.faceDown && typesOf(state, object).includes(type)
  })

/** The planes that are face up: one, while the planar deck has any. */
export const activePlanes = (state: State): readonly ObjectId[] =>
  formatOf(state).planes === 'none' ? [] : faceUp(state, 'plane')

/** The schemes that have been set in motion and are still face up. */
export const schemesInMotion = (state: State): readonly ObjectId[] => faceUp(state, 'scheme')

/** Whether the scheme stays until it is abandoned (2011:205.4g). */
export const isOngoing = (state: State, id: ObjectId): boolean =>
  state.printed[get(state, id).face]?.supertypes.includes('ongoing') === true

/** The player's planar deck, which may be everybody's, or their scheme deck; the first card is its top. */
export function variantDeck(state: State, seat: Seat): readonly ObjectId[] {
  const { planes } = formatOf(state)
  return state.command.filter((id) => {
    const { faceDown, owner } = get(state, id)
    return faceDown && (planes === 'shared' || owner === seat)
  })
}

/** Who controls the plane: the active player, or who comes after them if they have left. */
export const planarController = (state: State): Seat => presentFrom(state, state.turn.active)

/** The planar controller has the plane. */
export function givePlanes(g: Draft): void {
  const controller = planarController(g.state)
  for (const id of activePlanes(g.state)) g.patch(id, { controller, baseController: controller })
}

/** What rolling the planar die costs the player now: {1} for each time that they have rolled it this turn. */
export const rollsSoFar = ({ facts }: Pick<State, 'facts'>, seat: Seat): number =>
  facts.done.filter(({ done, seat: by }) => done === 'rolledDie' && by === seat).length
