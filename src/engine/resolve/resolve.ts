/** Resolving the object on top of the stack (413). */
import { DOORS, type Door, type Effect } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { spend } from '../abilities/index.ts'
import { resolveCombatDamage } from '../combat/index.ts'
import {
  abilitiesOf,
  characteristics,
  contextOf,
  contextOnStack,
  doorCast,
  hasKeyword,
  holds,
} from '../continuous/index.ts'
import { ceaseToExist, designate, happen, hasEnough, moveTo, noteLast, noteUnlocked, tellOf } from '../events/index.ts'
import { joinsAttack, resolvingFirst, resolvingLast } from '../keywords/index.ts'
import {
  countResolution,
  isPermanentCard,
  NO_CHOICES,
  spellAddress,
  spellBody,
  stillLegal,
  targetsIn,
} from '../play/index.ts'
import type { Process } from '../questions/index.ts'
import {
  type Choices,
  type Context,
  type Draft,
  editionOf,
  find,
  type GameObject,
  get,
  type ObjectId,
  type Ref,
  type StackAbility,
  type State,
  sumThisWay,
  wasDone,
} from '../state/index.ts'
import { attackedLast } from './effects/movement.ts'
import { perform } from './perform.ts'

/** The chosen modes with their targets, without illegal ones (413.2a). */
interface Reading {
  readonly modes: readonly {
    readonly effects: readonly Effect[]
    readonly targets: readonly (readonly Ref[])[]
    /** The targets including illegal ones, if there are any. */
    readonly chosen: readonly (readonly Ref[])[] | null
  }[]
  /** It has targets, and none of them is still legal. */
  readonly fizzles: boolean
}

function baseContext(state: State, object: GameObject, choices: Choices): Context {
  const context = contextOnStack(object, choices)
  if (object.ability !== null) return context
  return { ...context, at: spellAddress(characteristics(state, object.id).abilities) }
}

/** Keeps each part of a division with its target when some of the targets have become illegal. */
function keepDivision(
  all: readonly Ref[],
  legal: readonly Ref[],
  division: readonly number[] | null,
): readonly number[] | null {
  return division === null || all.length !== division.length
    ? division
    : division.filter((_, index) => legal.includes(all[index] as Ref))
}

function readTargets(
  g: Draft,
  id: ObjectId,
  context: Context,
  choices: Choices,
): Reading & { division: readonly number[] | null } {
  const object = get(g.state, id)
  const body = object.ability?.body ?? spellBody(object.faceDown ? [] : characteristics(g.state, id).abilities)
  let chosen = 0
  let left = 0
  let division = choices.division
  const modes = choices.modes.map((mode, place) => {
    const effects = body.modes[mode] ?? []
    const announced = choices.targets[place] ?? []
    const targets = [...announced]
    let illegal = false
    for (const target of targetsIn(effects, choices.options)) {
      const refs = targets[target.slot] ?? []
      const legal = stillLegal(g.state, target, refs, { ...context, targets })
      division = keepDivision(refs, legal, division)
      chosen += refs.length
      left += legal.length
      illegal ||= legal.length < refs.length
      targets[target.slot] = legal
    }
    return { effects, targets, chosen: illegal ? announced : null }
  })
  return { modes, fizzles: chosen > 0 && left === 0, division }
}

/** today:702.131a: a spell with ascend looks before its own instructions are followed. */
function ascend(g: Draft, spell: GameObject): void {
  if (spell.ability !== null || !hasKeyword(g.state, spell.id, 'ascend')) return
  if (hasEnough(g.state, spell.controller)) designate(g, spell.controller, 'cityBlessing')
}

function* follow(g: Draft, reading: Reading, context: Context): Process<boolean> {
  let did = false
  for (const { effects, ...chosen } of reading.modes) {
    let now = yield* perform(g, effects, { ...context, ...chosen })
    // "Repeat this process": each time by itself, but for what has been chosen.
    for (let times = 0; times < sumThisWay(now, 'repeated') && g.state.outcome === null; times++)
      now = yield* perform(g, effects, { ...context, ...chosen, choices: now.choices })
    did ||= wasDone(now)
  }
  return did
}

/** What is told of a spell or ability without a legal target, and why its card goes to the graveyard. */
const UNRESOLVED = {
  countered: { told: { kind: 'countered', byRules: true }, why: 'counter' },
  doesNotResolve: { told: { kind: 'unresolved' }, why: 'resolve' },
} as const satisfies Record<Edition['spells']['illegalTargets'], unknown>

/**
 * 413.2a, 413.2h: a spell without any legal target is countered; it goes to its owner's graveyard. Today it doesn't
 * resolve, and nothing has been countered (today:608.2b).
 */
function* leaveUnresolved(g: Draft, id: ObjectId): Process {
  const object = get(g.state, id)
  const { told, why } = UNRESOLVED[editionOf(g.state).spells.illegalTargets]
  g.emit({
    ...told,
    object: tellOf(g.state, id),
    seat: object.controller,
    ...(object.kind === 'ability' ? { ability: true } : {}),
    rule: 'resolve.targets',
  })
  if (object.kind === 'ability') ceaseToExist(g, id)
  else yield* happen(g, [moveTo(id, 'graveyard', why)])
}

/** "Do this only once each turn" (today:603.2h): it is done. */
function noteDone(g: Draft, { source, at }: StackAbility): void {
  if (at === null || find(g.state, source) === null) return
  const own = abilitiesOf(g.state, source).find((one) => one.at.key === at.key)
  if (own?.kind === 'triggered' && own.perTurn === 'does') spend(g, source, own)
}

function* resolveAbility(g: Draft, object: GameObject): Process {
  const ability = object.ability
  const choices = object.choices ?? NO_CHOICES
  const context = baseContext(g.state, object, choices)
  const told = tellOf(g.state, object.id)
  if (ability?.condition != null && !holds(g.state, ability.condition, context)) {
    ceaseToExist(g, object.id)
    return
  }
  const reading = readTargets(g, object.id, context, choices)
  if (reading.fizzles) return yield* leaveUnresolved(g, object.id)
  if (ability !== null) countResolution(g, ability)
  const did = yield* follow(g, reading, { ...context, division: reading.division })
  if (did && ability !== null) noteDone(g, ability)
  if (find(g.state, object.id) !== null) ceaseToExist(g, object.id)
  g.emit({ kind: 'resolved', object: told, seat: object.controller, ability: true, rule: 'resolve.begins' })
}

/** What was cast as though it had flash, when no sorcery could be, may be there for the turn only. */
const REMEMBERED = { kind: 'remembered' } as const
const SACRIFICED_AT_CLEANUP: Effect = {
  kind: 'delayed',
  trigger: { on: 'step', step: 'cleanup', whose: null },
  effects: [{ kind: 'sacrifice', who: { kind: 'controllerOf', thing: REMEMBERED }, what: REMEMBERED }],
  remember: { kind: 'self' },
  once: true,
}

/** today:709.5: it has entered with that door unlocked. */
const isUnlocked = (state: State, id: ObjectId, door: Door): boolean =>
  find(state, id)?.marks?.[DOORS[door]] !== undefined

/** today:702.190b: tapped, and attacking what that attacked, or last attacked, which was returned for it. */
function joining(state: State, { choices }: GameObject): { readonly tapped?: true; readonly attacking?: Ref } {
  if (!joinsAttack(choices?.cast?.keyword ?? null)) return {}
  const [attacked] = (choices?.paid ?? []).flatMap((id) => attackedLast(state, id) ?? [])
  return attacked === undefined ? { tapped: true } : { tapped: true, attacking: attacked }
}

/**
 * A permanent spell's resolution: it enters under its controller's control, an Aura attached to its target (212.4e).
 */
function* resolvePermanent(g: Draft, object: GameObject, reading: Reading): Process {
  const host = reading.modes[0]?.targets[0]?.[0] ?? null
  const isAura = characteristics(g.state, object.id).subtypes.includes('Aura')
  const door = doorCast(g.state, object)
  const happened = yield* happen(g, [
    moveTo(object.id, 'battlefield', 'resolve', {
      under: object.controller,
      faceDown: object.faceDown,
      side: object.copied?.side ?? object.side,
      ...(object.downBy === undefined ? {} : { downBy: object.downBy }),
      attachTo: isAura ? host : null,
      ...joining(g.state, object),
    }),
  ])
  // 413.2h: an Aura that can't be attached there doesn't stay on the stack.
  if (find(g.state, object.id)?.zone === 'stack') yield* happen(g, [moveTo(object.id, 'graveyard', 'resolve')])
  const moved = happened.find((event) => event.kind === 'move')
  const became = moved?.kind === 'move' ? moved.became : null
  if (door !== null && became !== null && isUnlocked(g.state, became, door)) noteUnlocked(g, became, door)
  if (object.choices?.cast?.offTime === true && became !== null && find(g.state, became)?.zone === 'battlefield')
    yield* perform(g, [SACRIFICED_AT_CLEANUP], contextOf(became, object.controller))
}

const isMutating = ({ choices }: GameObject): boolean => choices?.cast?.keyword === 'mutate'
const resolvesAnyway = (object: GameObject): boolean => isMutating(object) || object.choices?.cast?.keyword === 'bestow'

/**
 * today:702.103e, 702.140b: without a legal target it is what it is for its mana cost, and resolves as a creature spell.
 */
function asCreature(g: Draft, { id, choices }: GameObject): GameObject {
  const cast = choices?.cast ?? null
  g.patch(id, { choices: { ...(choices ?? NO_CHOICES), targets: [[]], cast: cast && { ...cast, keyword: null } } })
  return get(g.state, id)
}

function* resolveSpell(g: Draft, object: GameObject): Process {
  const choices = object.choices ?? NO_CHOICES
  const context = baseContext(g.state, object, choices)
  const told = tellOf(g.state, object.id)
  const reading = readTargets(g, object.id, context, choices)
  if (reading.fizzles && !resolvesAnyway(object)) return yield* leaveUnresolved(g, object.id)
  if (reading.fizzles) return yield* resolveSpell(g, asCreature(g, object))
  g.emit({ kind: 'resolved', object: told, seat: object.controller, rule: 'resolve.begins' })
  if (isMutating(object)) {
    yield* follow(g, reading, context)
    return
  }
  if (object.faceDown || isPermanentCard(g.state, object.id)) return yield* resolvePermanent(g, object, reading)
  ascend(g, object)
  const { abilities } = characteristics(g.state, object.id)
  const first = resolvingFirst(abilities)
  const last = resolvingLast(abilities, object.kind === 'card')
  if (first.length > 0) yield* perform(g, first, context)
  yield* follow(g, reading, { ...context, division: reading.division })
  if (last.length > 0) yield* perform(g, last, context)
  // 413.2h: the last step; one of its own effects may already have moved it.
  if (find(g.state, object.id) === null) return
  if (object.kind === 'spellCopy') {
    // Later texts may speak of it, or copy it (413.2f).
    noteLast(g, object.id)
    ceaseToExist(g, object.id)
  } else yield* happen(g, [moveTo(object.id, 'graveyard', 'resolve')])
}

/** Resolves the top object of the stack. */
export function* resolveTop(g: Draft): Process {
  const id = g.state.stack[g.state.stack.length - 1]
  if (id === undefined) return
  const object = get(g.state, id)
  if (object.kind === 'combatDamage') yield* resolveCombatDamage(g, id)
  else if (object.kind === 'ability') yield* resolveAbility(g, object)
  else yield* resolveSpell(g, object)
}
