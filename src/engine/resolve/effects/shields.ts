/** Shields against damage: prevention and redirection (419.6c, 419.7, 419.8). */
import type { Filter, Recipient, Replaced } from '../../../language/index.ts'
import { thingsOf } from '../../continuous/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { sourcesToChoose } from '../../replacement/index.ts'
import { type Context, type Draft, leaving, type Ref, type Shield } from '../../state/index.ts'
import { atOnce, type EffectOf, type Executor } from '../executor.ts'
import { tellBegan } from './permanents.ts'
import { recipients } from './things.ts'
import { count } from './who.ts'

type Against = EffectOf<'preventDamage'> | EffectOf<'redirectDamage'>

/** Which damage: from sources that match, or from one source chosen now, which must still match later (419.8b). */
interface Sources {
  readonly from: Filter | null
  readonly context: Context
}

function* sourcesOf(g: Draft, effect: Against, context: Context): Process<Sources | null> {
  const { from } = effect
  if (effect.covers?.chosen !== true || from === null) return { from, context }
  const chosen = yield* sourceOfChoice(g, from, context)
  return chosen && { from: chosen.from, context: { ...context, ...chosen.told } }
}

interface ChosenSource {
  readonly from: Filter
  readonly told: Pick<Context, 'log'>
}

/** 419.8a: one source, as that it must still match later (419.8b). */
function* sourceOfChoice(g: Draft, from: Filter, context: Context): Process<ChosenSource | null> {
  const legal = sourcesToChoose(g.state, from, context)
  const seat = context.controller
  const asked = { seat, source: context.source, reason: 'source', from: legal, min: 1, max: 1, looking: [] } as const
  const [id] = legal.length < 2 ? legal : yield* ask('choose', { ...asked, zone: 'battlefield' })
  if (id === undefined) return null
  const chosen = { is: 'thing', thing: { kind: 'that' } } as const
  const { log } = leaving(context, { that: [id] })
  return { from: { noun: 'source', is: [...from.is, chosen] }, told: { log } }
}

/** One shield per recipient if they count down, otherwise one for all. */
function* shields(g: Draft, effect: Against, context: Context, onto: Ref | null): Process {
  // 419.2: "creatures you control" are those at the time of the damage; a shield with a number is made for each one
  // there is now.
  const { also } = effect
  const open = effect.n === null && effect.to?.kind === 'all' ? effect.to.filter : null
  const named: readonly Ref[] | null =
    effect.to === null || open !== null ? null : yield* recipients(g, effect.to, context)
  const those = also?.kind === 'all' ? also.filter : open
  const besides = also === undefined || also.kind === 'all' ? [] : yield* recipients(g, also, context)
  const to = named === null ? null : [...named, ...besides]
  if (to !== null && to.length === 0 && those === null) return
  const n = effect.n === null ? null : count(g, effect.n, context)
  const sources = n === 0 ? null : yield* sourcesOf(g, effect, context)
  if (sources === null) return
  const { combat } = effect
  const once = effect.covers?.once ?? false
  const each = to === null || n === null || also !== undefined ? [to] : to.map((ref) => [ref])
  const share = effect.share === undefined ? {} : { share: effect.share }
  const until = effect.until === undefined ? {} : { until: effect.until }
  const divided = effect.kind === 'preventDamage' && effect.divided === true
  const made = each.map((refs, index): Shield => {
    const then = effect.kind === 'preventDamage' && effect.then !== undefined ? { then: effect.then } : {}
    const shield = {
      id: g.tick(),
      n: divided ? (context.division?.[index] ?? n) : n,
      to: refs,
      those,
      combat,
      once,
      ...share,
      ...until,
      ...sources,
      ...then,
    }
    return onto === null ? { kind: 'prevent', ...shield } : { kind: 'redirect', onto, ...shield }
  })
  g.write({ shields: [...g.state.shields, ...made] })
  const on = (to ?? []).flatMap((ref) => ('object' in ref ? [ref.object] : []))
  g.emit(tellBegan(g.state, context.source, on))
}

export const preventDamage: Executor<'preventDamage'> = function* (g, effect, context) {
  yield* shields(g, effect, context, null)
  return {}
}

/** What the event is about is found now; a target of `instead` has been chosen before (415.1). */
export const replaceEvent: Executor<'replaceEvent'> = function* (g, effect, context) {
  const { event, instead, remember, once, until } = effect
  const remembered = remember === null ? context.remembered : yield* recipients(g, remember, context)
  if (remember !== null && remembered.length === 0) return {}
  // "That much" is of the event, not of what this text has done before.
  const log = context.log.map(({ amount: _, ...left }) => left)
  const later = { ...context, log, remembered }
  const from = event.on === 'damage' && effect.chosen === true ? event.from : null
  const source = from === null ? null : yield* sourceOfChoice(g, from, context)
  if (from !== null && source === null) return {}
  const known: Replaced = event.on === 'damage' && source !== null ? { ...event, from: source.from } : event
  const made: Shield = {
    id: g.tick(),
    kind: 'replace',
    event: known,
    instead,
    once,
    ...(until === undefined ? {} : { until }),
    context: { ...later, ...source?.told },
  }
  g.write({ shields: [...g.state.shields, made] })
  g.emit(
    tellBegan(
      g.state,
      context.source,
      remembered.flatMap((ref) => ('object' in ref ? [ref.object] : [])),
    ),
  )
  return {}
}

export const producesInstead: Executor<'producesInstead'> = atOnce((g, rule, context) => {
  g.write({ shields: [...g.state.shields, { id: g.tick(), kind: 'produces', rule, context }] })
  g.emit(tellBegan(g.state, context.source, []))
  return {}
})

export const unpreventable: Executor<'unpreventable'> = atOnce((g, { from, to, unmoved }, context) => {
  const only = to === undefined ? {} : { to: thingsOf(g.state, to, context) }
  const fixed = unmoved === undefined ? {} : { unmoved }
  g.write({ shields: [...g.state.shields, { id: g.tick(), kind: 'unpreventable', from, ...only, ...fixed, context }] })
  g.emit(tellBegan(g.state, context.source, []))
  return {}
})

function* ontoOf(g: Draft, onto: Recipient, context: Context): Process<Ref | null> {
  return (yield* recipients(g, onto, context))[0] ?? null
}

export const redirectDamage: Executor<'redirectDamage'> = function* (g, effect, context) {
  const onto = yield* ontoOf(g, effect.onto, context)
  if (onto !== null) yield* shields(g, effect, context, onto)
  return {}
}
