/** An object with nothing on it: what new objects are spelled out from. */
import type { GameObject } from './object.ts'

/** A card-like object with the given fields; everything else is as on an object just made. */
export function blankObject(
  fields: Pick<GameObject, 'id' | 'face' | 'owner' | 'zone'> & Partial<GameObject>,
): GameObject {
  return {
    kind: 'card',
    card: null,
    copied: null,
    controller: fields.owner,
    baseController: fields.owner,
    timestamp: 0,
    controlledSince: 0,
    tapped: false,
    faceDown: false,
    damage: 0,
    deathtouched: false,
    counters: {},
    attachedTo: null,
    choices: null,
    ability: null,
    shares: null,
    chosenColor: null,
    chosenType: null,
    exiledWith: null,
    phasedWith: null,
    knownTo: [],
    activations: {},
    echoOwed: false,
    exileOnLeave: false,
    ...fields,
  }
}
