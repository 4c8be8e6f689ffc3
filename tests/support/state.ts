/**
 * Tiny hand-built states, for tests of code that only reads a state. Nothing is played: objects are simply where the
 * test puts them.
 */

import {
  type Context,
  type GameObject,
  type Lasting,
  NO_FACTS,
  newEpoch,
  type ObjectId,
  PAGE,
  type Page,
  type Player,
  type Seat,
  type State,
} from '../../src/engine/state/index.ts'
import type {
  Ability,
  CardType,
  Change,
  Filter,
  Keyword,
  Predicate,
  Printed,
  StaticRule,
} from '../../src/language/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { address, keywordAbility } from './addresses.ts'

/** A printed card with the usual defaults: `face('Bear', { power: 2, toughness: 2 })` is a creature. */
export function face(name: string, fields: Partial<Printed> = {}): Printed {
  const types: readonly CardType[] = fields.power === undefined ? ['enchantment'] : ['creature']
  return {
    name,
    cost: null,
    colors: [],
    supertypes: [],
    types,
    subtypes: [],
    abilities: [],
    power: null,
    toughness: null,
    loyalty: null,
    text: '',
    ...fields,
  }
}

/** A creature with these abilities. */
export function beast(name: string, power: number, toughness: number, fields: Partial<Printed> = {}): Printed {
  return face(name, { power, toughness, ...fields })
}

export function keyword(value: Keyword): Ability {
  return keywordAbility(value)
}

export function staticAbility(rule: StaticRule, fields: Partial<Extract<Ability, { kind: 'static' }>> = {}): Ability {
  return { kind: 'static', at: address(), rule, condition: null, zone: 'battlefield', ...fields }
}

/** A filter for permanents. */
export function permanents(...is: readonly Predicate[]): Filter {
  return { noun: 'permanent', is }
}

/** "Each permanent that ... gets/has/is ...". */
export function all(filter: Filter, ...changes: readonly Change[]): Ability {
  return staticAbility({ kind: 'affect', what: { kind: 'all', filter }, changes })
}

export interface ObjectSpec extends Partial<Omit<GameObject, 'id' | 'face' | 'copied'>> {
  readonly face: Printed
  readonly copies?: Printed
}

export interface StateSpec {
  readonly edition?: EditionId
  readonly players?: readonly Partial<Player>[]
  /** Objects in the order of their ids and timestamps, from 1; a bare face is a card of the first player. */
  readonly battlefield?: readonly (Printed | ObjectSpec)[]
  readonly graveyard?: readonly (Printed | ObjectSpec)[]
  readonly hand?: readonly (Printed | ObjectSpec)[]
  readonly library?: readonly (Printed | ObjectSpec)[]
  readonly stack?: readonly (Printed | ObjectSpec)[]
  readonly exile?: readonly (Printed | ObjectSpec)[]
  readonly command?: readonly (Printed | ObjectSpec)[]
  readonly fields?: Partial<State>
}

const ZONES = ['battlefield', 'graveyard', 'hand', 'library', 'stack', 'exile', 'command'] as const

function player(seat: Seat, fields: Partial<Player>): Player {
  return {
    seat,
    name: `Player ${seat}`,
    life: 20,
    counters: {},
    pool: [],
    landsPlayed: [],
    drew: false,
    drewFromEmpty: false,
    lost: null,
    left: false,
    mulligans: 0,
    handSize: 7,
    startingLife: 20,
    upkeeps: [0, 0],
    turnBegan: 0,
    deck: [],
    ...fields,
  }
}

function object(
  id: ObjectId,
  zone: GameObject['zone'],
  faceOf: (printed: Printed) => number,
  spec: ObjectSpec,
): GameObject {
  const { face: printed, copies, ...fields } = spec
  const owner = fields.owner ?? fields.controller ?? 0
  return {
    id,
    kind: 'card',
    card: id,
    face: faceOf(printed),
    side: 0,
    copied: copies === undefined ? null : { face: faceOf(copies), side: 0, except: [] },
    owner,
    controller: owner,
    baseController: fields.controller ?? owner,
    zone,
    timestamp: id,
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

function pagesOf(objects: readonly GameObject[]): readonly Page[] {
  const pages: (GameObject | null)[][] = []
  for (const one of objects) {
    const index = Math.floor(one.id / PAGE)
    while (pages.length <= index) pages.push(new Array<GameObject | null>(PAGE).fill(null))
    const page = pages[index]
    if (page !== undefined) page[one.id % PAGE] = one
  }
  return pages
}

/** A state with these objects, numbered from 1 in the given order, zone by zone. */
export function buildState(spec: StateSpec): State {
  const printed: Printed[] = []
  const faceOf = (one: Printed): number => (printed.includes(one) ? printed.indexOf(one) : printed.push(one) - 1)
  const objects: GameObject[] = []
  for (const zone of ZONES) {
    for (const one of spec[zone] ?? [])
      objects.push(object(objects.length + 1, zone, faceOf, 'face' in one ? one : { face: one }))
  }
  const players = (spec.players ?? [{}, {}]).map((fields, seat) => player(seat, fields))
  const inZone = (zone: GameObject['zone'], seat: Seat | null = null): readonly ObjectId[] =>
    objects.filter((one) => one.zone === zone && (seat === null || one.owner === seat)).map((one) => one.id)
  const bySeat = (zone: GameObject['zone']): readonly (readonly ObjectId[])[] =>
    players.map(({ seat }) => inZone(zone, seat))
  return {
    edition: spec.edition ?? '2011',
    random: [1, 2, 3, 4],
    printed,
    players,
    objects: pagesOf(objects),
    nextId: objects.length + 1,
    clock: objects.length + 1,
    libraries: bySeat('library'),
    hands: bySeat('hand'),
    graveyards: bySeat('graveyard'),
    battlefield: inZone('battlefield'),
    stack: inZone('stack'),
    exile: inZone('exile'),
    command: inZone('command'),
    phasedOut: [],
    ante: [],
    outside: [[], []],
    options: { ante: false, orderGraveyards: false },
    stage: { at: 'priority', seat: 0, passed: 0 },
    turn: { number: 1, active: 0, step: 'main1', ahead: [], starter: 0, natural: 0, decider: 0 },
    combat: null,
    lasting: [],
    shields: [],
    delayed: [],
    waiting: [],
    lastKnown: {},
    legendStatus: {},
    schedule: { extraTurns: [], skips: [], controls: [] },
    facts: NO_FACTS,
    mandatoryLoop: null,
    loopHistory: null,
    outcome: null,
    outer: null,
    epoch: newEpoch(),
    ...spec.fields,
  }
}

/** A resolution's effect on these objects, newer than all objects of a small state. */
export function lasting(
  objects: readonly ObjectId[],
  changes: readonly Change[],
  fields: Partial<Lasting> = {},
): Lasting {
  return {
    id: 1,
    timestamp: 100,
    context: context(),
    objects,
    changes,
    duration: { kind: 'endOfTurn' },
    players: [],
    what: null,
    rule: null,
    ...fields,
  }
}

/** A context of the first player without a source. */
export function context(fields: Partial<Context> = {}): Context {
  return {
    source: 0,
    onStack: null,
    controller: 0,
    at: null,
    x: 0,
    options: [],
    targets: [],
    chosen: null,
    division: null,
    triggerData: null,
    remembered: [],
    paid: [],
    log: [],
    choices: {},
    they: null,
    ...fields,
  }
}
