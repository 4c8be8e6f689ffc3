/** What everything begins with: objects with default fields, a turn in which nothing has happened. */
import type { GameObject } from './object.ts'
import type { TurnFacts } from './turnFacts.ts'

type Made = Omit<GameObject, 'id'>
type Given = Pick<Made, 'face' | 'owner' | 'zone'> & Partial<Made>

/**
 * What a card-like object is made with, before it has its id; unspecified fields have the values of a newly made
 * object.
 */
export function blank<F extends Given>(fields: F): Made & F {
  return {
    kind: 'card',
    card: null,
    side: 0,
    copied: null,
    controller: fields.owner,
    baseController: fields.owner,
    timestamp: 0,
    controlledSince: 0,
    tapped: false,
    faceDown: false,
    downAs: 0,
    damage: 0,
    deathtouched: false,
    counters: {},
    attachedTo: null,
    choices: null,
    ability: null,
    shares: null,
    chosen: {},
    placedBy: null,
    link: null,
    phasedWith: null,
    phasedIn: false,
    openTo: null,
    knownTo: [],
    activations: {},
    ...fields,
  }
}

/**
 * A card-like object with the given fields; all others are as on a newly made object. Built as one literal:
 * destructuring the id and adding it again gives an object that is slow to read.
 */
export function blankObject(fields: Given & Pick<GameObject, 'id'>): GameObject {
  return blank(fields)
}

/** What is known of a turn that has just begun. */
export const NO_FACTS: TurnFacts = {
  spellsCast: [],
  castLastTurn: [],
  attacked: [],
  attackedLast: [],
  targeted: [],
  blocked: [],
  blocks: [],
  earlier: { attacked: 0, blocked: 0 },
  damage: [],
  done: [],
}
