/**
 * Putting triggered abilities on the stack (410.2, 410.3): the active player's first, each player's in an order they
 * choose.
 */
import { alsoChosen } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { ceaseToExist, makeAbilityObject, tellOf } from '../events/index.ts'
import { announce, NO_CHOICES, noticeTargets, targetsIn, tellRef } from '../play/index.ts'
import { inOrder, type Process } from '../questions/index.ts'
import {
  type Draft,
  editionOf,
  find,
  findOrLast,
  get,
  inTurnOrder,
  type ObjectId,
  type Seat,
  sameData,
  type WaitingTrigger,
} from '../state/index.ts'

/**
 * Triggers for which the order makes no difference: same source, same text, about the same things, players and amounts.
 */
function areAlike([first, ...others]: readonly WaitingTrigger[]): boolean {
  return others.every((other) => sameData({ ...other, id: first?.id }, first))
}

function* orderOf(seat: Seat, mine: readonly WaitingTrigger[]): Process<readonly WaitingTrigger[]> {
  if (areAlike(mine)) return mine
  return yield* inOrder(seat, 'triggers', mine, (trigger) => trigger.id)
}

/** 2011:contents/607: another ability of the same object speaks of the player that this one targets. */
function rememberPlayer(g: Draft, source: ObjectId, modes: WaitingTrigger['effects'], id: ObjectId): void {
  const { choices } = get(g.state, id)
  const object = findOrLast(g.state, source)
  if (choices === null || object === null) return
  for (const [place, mode] of choices.modes.entries())
    for (const { slot, link } of targetsIn(modes[mode] ?? [], choices.options)) {
      const ref = choices.targets[place]?.[slot]?.[0]
      if (link === undefined || ref === undefined || !('player' in ref)) continue
      const chosen = alsoChosen(object.chosen, { player: ref.player }, link.key)
      const gone = g.state.lastKnown[source]
      if (find(g.state, source) !== null) g.patch(source, { chosen })
      else if (gone !== undefined)
        g.write({ lastKnown: { ...g.state.lastKnown, [source]: { ...gone, object: { ...gone.object, chosen } } } })
    }
}

function* putOne(g: Draft, trigger: WaitingTrigger): Process {
  const once = trigger.fresh === undefined ? {} : { fresh: trigger.fresh }
  const body = { choose: trigger.choose, ...once, modes: trigger.effects }
  const choices = { ...NO_CHOICES, ...trigger.announced }
  const id = makeAbilityObject(g, {
    controller: trigger.controller,
    choices,
    ability: {
      source: trigger.source,
      ...(trigger.self === undefined ? {} : { self: trigger.self }),
      at: trigger.at,
      body,
      condition: trigger.condition,
      triggered: true,
      triggerData: trigger.triggerData,
      remembered: trigger.remembered,
    },
  })
  const refused = yield* announce(g, id, body, choices, {
    triggerData: trigger.triggerData,
    remembered: trigger.remembered,
  })
  if (refused !== null) {
    // 410.4: it has no legal target, so it is simply removed.
    ceaseToExist(g, id)
    return
  }
  rememberPlayer(g, trigger.source, trigger.effects, id)
  const targets = (get(g.state, id).choices?.targets.flat(2) ?? []).map((ref) => tellRef(g.state, ref))
  g.emit({ kind: 'triggered', object: tellOf(g.state, id), seat: trigger.controller, targets, rule: 'trigger.stack' })
  noticeTargets(g, id)
}

type Waiting = readonly WaitingTrigger[]

const ROUNDS: { readonly [R in Edition['abilities']['triggersOnTriggers']]: (waiting: Waiting) => readonly Waiting[] } =
  {
    together: (waiting) => [waiting],
    last: (waiting) => [
      waiting.filter(({ afterOthers }) => afterOthers !== true),
      waiting.filter(({ afterOthers }) => afterOthers === true),
    ],
  }

/** Puts every waiting triggered ability on the stack. */
export function* putTriggers(g: Draft): Process {
  for (const round of ROUNDS[editionOf(g.state).abilities.triggersOnTriggers](g.state.waiting))
    for (const seat of inTurnOrder(g.state)) {
      const mine = round.filter((trigger) => trigger.controller === seat)
      if (mine.length === 0) continue
      // They keep waiting until their order is known, so that the player who is asked can see what they are.
      const ordered = yield* orderOf(seat, mine)
      const ids = new Set(mine.map(({ id }) => id))
      g.write({ waiting: g.state.waiting.filter(({ id }) => !ids.has(id)) })
      for (const trigger of ordered) yield* putOne(g, trigger)
    }
}
