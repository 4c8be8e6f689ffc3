/** The record of what has happened this turn, which cards may ask about (`TurnFacts.done`). */
import type { TurnDeed } from '../../language/index.ts'
import { asksAbout } from '../abilities/index.ts'
import { type Draft, findOrLast, get, type Happened, type ObjectId, type Seat, type TurnDone } from '../state/index.ts'

const of = (
  done: TurnDeed,
  { object = null, ...more }: Omit<TurnDone, 'done' | 'object' | 'n'> & Partial<TurnDone>,
) => ({
  done,
  object,
  n: 1,
  ...more,
})

/** A graveyard is its owner's; what enters the battlefield enters under somebody's control. */
function moved(g: Draft, event: Extract<Happened, { kind: 'move' }>): readonly TurnDone[] {
  const left = event.from === 'battlefield' && event.part !== true ? leaving(g, event.object) : []
  return [...left, ...arrived(g, event)]
}

const asks = (g: Draft, deed: TurnDeed): boolean => asksAbout(g.state, deed)

function leaving(g: Draft, object: ObjectId): readonly TurnDone[] {
  const known = asks(g, 'left') ? findOrLast(g.state, object) : null
  return known === null ? [] : [of('left', { object, seat: known.controller })]
}

function arrived(g: Draft, event: Extract<Happened, { kind: 'move' }>): readonly TurnDone[] {
  const { object, became, from, to, cause } = event
  if (became === null) return []
  const { owner, controller } = get(g.state, became)
  if (to === 'battlefield') {
    const entered = of('entered', { object: became, seat: controller, ...(from === null ? {} : { from }) })
    return cause === 'play' ? [entered, of('playedLand', { object: became, seat: controller })] : [entered]
  }
  if (to !== 'graveyard') return []
  const buried = of('buried', { object: became, seat: owner })
  return from === 'battlefield' && event.part !== true ? [of('died', { object, seat: owner }), buried] : [buried]
}

function drawn(g: Draft, { seat, ofDrawStep }: Extract<Happened, { kind: 'drew' }>): readonly TurnDone[] {
  const drew = of('drew', { seat })
  return ofDrawStep !== undefined && asks(g, 'drewInDrawStep') ? [drew, of('drewInDrawStep', { seat })] : [drew]
}

function done(g: Draft, event: Happened): readonly TurnDone[] {
  switch (event.kind) {
    case 'move':
      return moved(g, event)
    case 'drew':
      return drawn(g, event)
    case 'discarded':
      return [of('discarded', { seat: event.seat, object: event.object })]
    case 'sacrificed':
      return asks(g, 'sacrificed') ? [of('sacrificed', { seat: event.seat, object: event.object })] : []
    case 'gainLife':
      return [of('gainedLife', event)]
    case 'loseLife':
      return [of('lostLife', event)]
    case 'damage': {
      const by = findOrLast(g.state, event.source)
      if (!event.combat || 'object' in event.to || by === null) return []
      const hit = of('hitPlayer', { object: event.source, seat: by.controller, n: event.n })
      const dealt = of('wasDealtCombatDamage', { object: event.source, seat: event.to.player, n: event.n })
      return asks(g, 'wasDealtCombatDamage') ? [hit, dealt] : [hit]
    }
    default:
      return []
  }
}

const written = (g: Draft, now: readonly TurnDone[]): void => {
  const { facts } = g.state
  if (now.length > 0) g.write({ facts: { ...facts, done: [...facts.done, ...now] } })
}

/** Writes down what has just happened. */
export function writeHistory(g: Draft, happened: readonly Happened[]): void {
  written(
    g,
    happened.flatMap((event) => done(g, event)),
  )
}

/** Writes down that the player has rolled the planar die. */
export function writeRolled(g: Draft, seat: Seat): void {
  written(g, [of('rolledDie', { seat })])
}

/** Writes down what a player has done, to an object or without one, if anything in this game can ask about that. */
export function writeDone(g: Draft, deed: TurnDeed, by: { readonly seat: Seat; readonly object?: ObjectId }): void {
  if (asks(g, deed)) written(g, [of(deed, by)])
}
