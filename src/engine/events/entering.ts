/** How an object enters the battlefield: tapped, with counters, as a copy, with a choice made (410.10e, 419.1b-c). */
import { type EntersAs, saidBy } from '../../language/index.ts'
import { allThat, amount, contextOf, copiedFrom, holds, matches } from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { asRule, type EntersRule, mayEnterAs, othersEnters, ownEnters } from '../replacement/index.ts'
import { type Context, type Draft, type GameObject, get, type Move, wasDone } from '../state/index.ts'
import { choice } from './choice.ts'
import { performEffects } from './effectPerformer.ts'
import { attachEntering } from './enchant.ts'
import { controllerAfter, type Entering, PLAINLY, relocate } from './relocate.ts'

/** The move with the results of the rules about entering. */
export interface Entrance {
  readonly move: Move
  readonly entering: Entering
}

/** The object face up and as the copy it enters as: its rules are read from what it will be (503.5). */
function asEntering(object: GameObject, { copied }: Entering): GameObject {
  return copied === null && !object.faceDown ? object : { ...object, faceDown: false, copied: copied ?? object.copied }
}

function rulesFor(g: Draft, move: Move, entering: Entering): readonly EntersRule[] {
  if (move.faceDown || !mayEnterAs(g.state)) return []
  const object = get(g.state, move.object)
  const own = ownEnters(g.state, asEntering(object, entering), controllerAfter(object, move))
  return [...own, ...fromOthers(g, move, entering)]
}

/**
 * Applies every rule about how this object enters; its controller makes the choices. Copying comes first, then what an
 * Aura enchants is chosen (212.4e), as what it will be. Returns `null` if it can't enter and stays where it is.
 */
export function* enter(g: Draft, proposed: Move): Process<Entrance | null> {
  const done = new Set<string>()
  let entering = PLAINLY
  let move: Move | null = null
  for (;;) {
    const waiting = rulesFor(g, move ?? proposed, entering).filter((rule) => !done.has(rule.id))
    const copying = waiting.find((rule) => rule.as.kind === 'copy')
    if (copying === undefined && move === null) {
      move = yield* attachEntering(g, proposed, entering.copied)
      if (move === null) return null
    }
    const next = copying ?? waiting[0]
    if (next === undefined) return { move: move ?? proposed, entering }
    done.add(next.id)
    entering = yield* apply(g, move ?? proposed, entering, next)
  }
}

/** The rules of other permanents that match it as it would exist on the battlefield (2011:614.12). */
function fromOthers(g: Draft, move: Move, entering: Entering): readonly EntersRule[] {
  const rules = othersEnters(g.state)
  if (rules.length === 0) return []
  const mark = g.snapshot()
  const became = relocate(g, get(g.state, move.object), move, entering, null, { tick: g.tick(), place: 0 })
  const matching = rules.filter(({ rule, source, controller }) => {
    const what = rule.what
    return what.kind === 'all' && matches(g.state, what.filter, became, contextOf(source, controller))
  })
  g.restore(mark)
  return matching.map(asRule)
}

function* apply(g: Draft, move: Move, entering: Entering, rule: EntersRule): Process<Entering> {
  const { as, context } = rule
  switch (as.kind) {
    case 'tapped':
      return as.unless !== null && holds(g.state, as.unless, context) ? entering : { ...entering, tapped: true }
    case 'tappedUnlessPaid': {
      const offer = { kind: 'mayPay', who: { kind: 'you' }, cost: as.cost, then: [], otherwise: [] } as const
      const after = yield* performEffects(g, [offer], context)
      return wasDone(after) ? entering : { ...entering, tapped: true }
    }
    case 'counters': {
      const n = (entering.counters[as.counter] ?? 0) + amount(g.state, as.n, context)
      return n <= 0 ? entering : { ...entering, counters: { ...entering.counters, [as.counter]: n } }
    }
    case 'copy':
      return yield* copy(g, move, entering, as, context)
    case 'makeChoice':
      return {
        ...entering,
        chosen: { ...entering.chosen, ...(yield* choice(g, context.controller, move.object, as.choice)) },
      }
  }
}

/** 503: it enters as a copy of the copiable values of the chosen permanent. */
function* copy(
  g: Draft,
  move: Move,
  entering: Entering,
  as: Extract<EntersAs, { kind: 'copy' }>,
  context: Context,
): Process<Entering> {
  const from = allThat(g.state, as.of, context)
  const [first] = from
  if (first === undefined) return entering
  const [chosen] = yield* ask('choose', {
    seat: context.controller,
    source: move.object,
    reason: 'copy',
    from,
    min: as.may ? 0 : 1,
    max: 1,
    zone: get(g.state, first).zone,
    looking: [],
  })
  if (chosen === undefined) return entering
  const { face, except } = copiedFrom(g.state, get(g.state, chosen))
  return { ...entering, copied: { face, except: [...except, ...as.except.map((one) => saidBy(one, move.object))] } }
}
