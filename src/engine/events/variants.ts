/** Schemes and planes: cards of the command zone that are turned face up and down there (2011:contents/9). */
import { notice, wait, watchersBefore } from '../abilities/index.ts'
import { keepsSchemes } from '../playerRules/index.ts'
import {
  activePlanes,
  type Draft,
  formatOf,
  get,
  givePlanes,
  isOfVariant,
  isOngoing,
  moveTo,
  type ObjectId,
  planarController,
  presentFrom,
  type Seat,
  schemesInMotion,
  variantDeck,
} from '../state/index.ts'
import { endEffects } from './control.ts'
import { remembered } from './lastKnown.ts'
import { PLAINLY, relocate } from './relocate.ts'
import { tellOf } from './tell.ts'

/** The card becomes a new object (217.1c), last in the command zone; what it was face up is remembered. */
function turned(g: Draft, id: ObjectId, faceDown: boolean): ObjectId {
  const object = get(g.state, id)
  const known = faceDown ? (remembered(g.state, [object]).get(id) ?? null) : null
  const move = moveTo(id, 'command', 'effect', { faceDown })
  return relocate(g, object, move, PLAINLY, known, { tick: g.tick(), place: 0 })
}

/** The top card of the player's scheme deck is turned face up. */
export function setInMotion(g: Draft, seat: Seat): void {
  const [top] = formatOf(g.state).planes === 'none' ? variantDeck(g.state, seat) : []
  if (top === undefined || keepsSchemes(g.state, seat)) return
  const object = turned(g, top, false)
  g.emit({ kind: 'setInMotion', rule: 'schemes.motion', object: tellOf(g.state, object), seat })
  notice(g, [{ kind: 'setInMotion', object, seat }])
}

/** The scheme is turned face down and put on the bottom of its owner's scheme deck. */
export function putUnder(g: Draft, scheme: ObjectId): void {
  turned(g, scheme, true)
}

/** An ongoing scheme is abandoned; nothing else can be. Returns whether it was. */
export function abandon(g: Draft, id: ObjectId): boolean {
  if (!schemesInMotion(g.state).includes(id) || !isOngoing(g.state, id)) return false
  g.emit({
    kind: 'abandoned',
    rule: 'schemes.abandoned',
    object: tellOf(g.state, id),
    seat: get(g.state, id).controller,
  })
  putUnder(g, id)
  return true
}

/** The top card of the planar controller's planar deck is turned face up. Returns it; `null`: there is none. */
export function turnUpPlane(g: Draft): ObjectId | null {
  const [top] = variantDeck(g.state, planarController(g.state))
  if (top === undefined) return null
  const plane = turned(g, top, false)
  givePlanes(g)
  return plane
}

/** The plane goes to the bottom of its deck, and the next one is turned up (2011:contents/9). */
export function planeswalk(g: Draft, seat: Seat): boolean {
  if (formatOf(g.state).planes === 'none') return false
  const before = watchersBefore(g.state)
  const from = activePlanes(g.state)
  endEffects(g, 'planeswalk')
  for (const id of from) turned(g, id, true)
  const to = turnUpPlane(g)
  g.emit({ kind: 'planeswalked', rule: 'planes.planeswalk', object: to === null ? null : tellOf(g.state, to), seat })
  notice(g, [{ kind: 'planeswalked', seat, from, to }], before)
  return true
}

/** What the planar die's side sets off: chaos what the plane says, the other one a trigger that planeswalks. */
export function rollDie(g: Draft, seat: Seat): void {
  const sides = ['planeswalk', 'chaos'] as const
  const side = sides[g.random(6)] ?? 'blank'
  const [source] = activePlanes(g.state)
  g.emit({ kind: 'dieRolled', rule: 'special.planarDie', seat, side })
  notice(g, [{ kind: 'rolled', seat, side }])
  if (side !== 'planeswalk' || source === undefined) return
  wait(g, {
    source,
    controller: seat,
    at: null,
    effects: [[{ kind: 'planeswalk', who: { kind: 'you' } }]],
    choose: null,
    condition: null,
    triggerData: { object: null, other: null, player: seat, amount: 0 },
    remembered: [],
    announced: null,
  })
}

/** One planar deck for all stays in the game: the next player has the cards of who leaves. */
export function keepPlanes(g: Draft, leaving: Seat): void {
  if (formatOf(g.state).planes !== 'shared') return
  const owner = presentFrom(g.state, leaving)
  for (const id of g.state.command) {
    const object = get(g.state, id)
    if (object.owner === leaving && isOfVariant(g.state, object)) g.patch(id, { owner })
  }
}

/** Once a player has left: the plane is another's, or theirs is gone and the next one is turned up. */
export function settlePlanes(g: Draft): void {
  if (formatOf(g.state).planes === 'none') return
  if (activePlanes(g.state).length === 0) planeswalk(g, planarController(g.state))
  else givePlanes(g)
}
