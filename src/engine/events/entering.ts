/** How an object enters the battlefield: tapped, with counters, as a copy, with a choice made (410.10e, 419.1b-c). */
import { COLORS, type EntersAs } from '../../language/index.ts'
import { amount, contextOf, holds, matches } from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { asRule, type EntersRule, mayEnterAs, othersEnters, ownEnters } from '../replacement/index.ts'
import type { Move } from '../state/happening.ts'
import { type Context, type Draft, get, hasCreatureType, type State } from '../state/index.ts'
import { intern, withExceptions } from './printed.ts'
import { controllerAfter, type Entering, PLAINLY, relocate } from './relocate.ts'
import { performEffects } from './upward.ts'

/** Applies every rule about how this object enters; its controller makes the choices. Copying comes first. */
export function* enterAs(g: Draft, move: Move): Process<Entering> {
  if (move.faceDown || !mayEnterAs(g.state)) return PLAINLY
  const object = get(g.state, move.object)
  const controller = controllerAfter(object, move)
  const done = new Set<string>()
  let entering = PLAINLY
  for (;;) {
    const face = entering.copied ?? (object.zone === 'stack' ? object.copied : null) ?? object.face
    const rules = [...ownEnters(g.state, move.object, face, controller), ...fromOthers(g, move, entering)]
    const waiting = rules.filter((rule) => !done.has(rule.id))
    const next = waiting.find((rule) => rule.as.kind === 'copy') ?? waiting[0]
    if (next === undefined) return entering
    done.add(next.id)
    entering = yield* apply(g, move, entering, next)
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
      return after.did ? entering : { ...entering, tapped: true }
    }
    case 'counters': {
      const n = (entering.counters[as.counter] ?? 0) + amount(g.state, as.n, context)
      return n <= 0 ? entering : { ...entering, counters: { ...entering.counters, [as.counter]: n } }
    }
    case 'copy':
      return yield* copy(g, move, entering, as, context)
    case 'chooseColor':
      return {
        ...entering,
        chosenColor: yield* ask('color', { seat: context.controller, source: move.object, colors: COLORS }),
      }
    case 'chooseCreatureType': {
      const known = creatureTypes(g.state)
      return {
        ...entering,
        chosenType: yield* ask('creatureType', { seat: context.controller, source: move.object, known }),
      }
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
  const from = g.state.battlefield.filter((id) => !get(g.state, id).faceDown && matches(g.state, as.of, id, context))
  if (from.length === 0) return entering
  const [chosen] = yield* ask('choose', {
    seat: context.controller,
    source: move.object,
    reason: 'copy',
    from,
    min: as.may ? 0 : 1,
    max: 1,
    zone: 'battlefield',
    looking: [],
  })
  if (chosen === undefined) return entering
  const original = get(g.state, chosen)
  const face = original.copied ?? original.face
  const printed = as.also.length === 0 ? null : withExceptions(g.state, face, as.also)
  return { ...entering, copied: printed === null ? face : intern(g, printed) }
}

/** The creature types that this game's creatures have, as suggestions. */
function creatureTypes(state: State): readonly string[] {
  const known = new Set<string>()
  for (const printed of state.printed) {
    if (printed?.types.includes('creature')) for (const subtype of printed.subtypes) known.add(subtype)
  }
  return [...known].filter((subtype) => hasCreatureType(state, subtype)).sort()
}
