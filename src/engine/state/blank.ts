/** An object with nothing on it: what new objects are spelled out from. */
import type { GameObject } from './object.ts'

type Made = Omit<GameObject, 'id'>

/** What a card-like object is made with, before it has its number: where nothing is said, as on an object just made. */
export function blank(fields: Pick<Made, 'face' | 'owner' | 'zone'> & Partial<Made>): Made {
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

/** A card-like object with the given fields; everything else is as on an object just made. */
export function blankObject({ id, ...fields }: Parameters<typeof blank>[0] & Pick<GameObject, 'id'>): GameObject {
  return { ...blank(fields), id }
}
