/** Dealing damage (310, 2004:glossary/damage), with all its results. */
import { printedFeatures } from '../abilities/index.ts'
import { hasKeyword, isType } from '../continuous/index.ts'
import { poisonBeside } from '../keywords/index.ts'
import { leastLifeFor } from '../playerRules/index.ts'
import { type DealtAs, isDealtAs } from '../replacement/index.ts'
import {
  countDamage,
  type Draft,
  find,
  findAnywhere,
  findOrLast,
  get,
  type Happened,
  type ObjectId,
  type Proposed,
  parkedDamage,
  playerAt,
  type Seat,
  type State,
  sameRef,
} from '../state/index.ts'
import { addPlayerCounters, changeCounters, changeLife } from './amounts.ts'
import { tellOf, tellRef } from './tell.ts'

type Damage = Extract<Proposed, { kind: 'damage' }>

/**
 * A player loses that much life, or gets poison counters; a creature has it marked, or gets -1/-1 counters; a
 * planeswalker loses loyalty (2011:120.3, 2011:702.78, 2011:702.88). `as`: what was said of damage before any of it.
 */
export function applyDamage(g: Draft, damage: Damage, as: readonly DealtAs[], happened: Happened[]): void {
  const { source, to, n } = damage
  if ('object' in to && find(g.state, to.object)?.zone !== 'battlefield') return
  g.emit({
    kind: 'damage',
    // What a spell or ability deals is a one-shot effect.
    rule: damage.combat ? 'damage.combat' : 'damage.noncombat',
    object: tellOf(g.state, source),
    to: tellRef(g.state, to),
    n,
    combat: damage.combat,
  })
  const facts = g.state.facts
  g.write({ facts: { ...facts, damage: [...facts.damage, { source, to, n, ...(damage.combat && { combat: true }) }] } })
  happened.push({ kind: 'damage', source, to, n, combat: damage.combat })
  if (damage.combat && 'player' in to) countOfCommander(g, source, to.player, n)
  if ('object' in to) mark(g, damage, as, to.object, happened)
  else if (isInfecting(g.state, damage, as)) addPlayerCounters(g, to.player, 'poison', n, happened)
  else changeLife(g, to.player, -lifeLost(g.state, to.player, n), happened)
  if (damage.combat && 'player' in to) poison(g, source, to.player, happened)
}

/** today:702.164: combat damage of a toxic creature to a player brings poison counters, too. */
function poison(g: Draft, source: ObjectId, seat: Seat, happened: Happened[]): void {
  if (!printedFeatures(g.state.printed).keywords.has('toxic')) return
  const n = poisonBeside(g.state, source)
  if (n > 0) addPlayerCounters(g, seat, 'poison', n, happened)
}

/** 2011:contents/9: combat damage counts for the card, whoever controls it. */
function countOfCommander(g: Draft, source: number, to: Seat, n: number): void {
  const dealer = findOrLast(g.state, source)
  if (dealer !== null) countDamage(g, dealer, to, n)
}

/**
 * What was dealt at once, as triggers count it: one event for each source that dealt any, and one for each recipient
 * (410.6, docs/decisions/0007-occurrences-of-damage.md).
 */
export function dealings(happened: readonly Happened[]): readonly Happened[] {
  const all = happened.filter((one) => one.kind === 'damage')
  if (all.length === 0) return all
  const done: Happened[] = []
  for (const by of apart(all, (a, b) => a.source === b.source)) {
    const shares = apart(by, (a, b) => sameRef(a.to, b.to)).map((same) => ({ to: same[0].to, n: sum(same) }))
    done.push({ kind: 'dealing', source: by[0].source, shares, combat: by[0].combat })
  }
  for (const same of apart(all, (a, b) => sameRef(a.to, b.to)))
    done.push({
      kind: 'dealt',
      to: same[0].to,
      n: sum(same),
      combat: same[0].combat,
      by: same.map(({ source, n }) => ({ source, n })),
    })
  return done
}

/** The life that so much damage costs: not what an effect leaves the player (419.6). */
function lifeLost(state: State, seat: Seat, n: number): number {
  return Math.min(n, Math.max(0, playerAt(state, seat).life - leastLifeFor(state, seat)))
}

type Dealt = Extract<Happened, { kind: 'damage' }>
type Some<T> = readonly [T, ...T[]]

const sum = (all: readonly Dealt[]): number => all.reduce((total, { n }) => total + n, 0)

/** Combat damage and other damage are never the same event. */
function apart(all: readonly Dealt[], alike: (a: Dealt, b: Dealt) => boolean): readonly Some<Dealt>[] {
  const groups: [Dealt, ...Dealt[]][] = []
  for (const one of all) {
    const group = groups.find(([first]) => first.combat === one.combat && alike(first, one))
    if (group === undefined) groups.push([one])
    else group.push(one)
  }
  return groups
}

/** Whether its source has infect, or the damage is dealt as though it had. */
const isInfecting = (state: State, { source, to }: Damage, as: readonly DealtAs[]): boolean =>
  sourceHas(state, source, 'infect') || isDealtAs(as, 'infect', to)
const isWithering = (state: State, { source, to }: Damage, as: readonly DealtAs[]): boolean =>
  sourceHas(state, source, 'wither') || isDealtAs(as, 'wither', to)

function mark(g: Draft, damage: Damage, as: readonly DealtAs[], id: number, happened: Happened[]): void {
  const { source, n } = damage
  const creature = isType(g.state, id, 'creature')
  const planeswalker = isType(g.state, id, 'planeswalker')
  const battle = isType(g.state, id, 'battle')
  if (creature) {
    const object = find(g.state, id)
    const deathtouched = object?.deathtouched === true || sourceHas(g.state, source, 'deathtouch')
    const counters = isInfecting(g.state, damage, as) || isWithering(g.state, damage, as)
    g.patch(id, { damage: (object?.damage ?? 0) + (counters ? 0 : n), deathtouched })
    // today:120.3d: the source's controller puts them.
    if (counters) changeCounters(g, id, '-1/-1', n, happened, findOrLast(g.state, source)?.controller)
  }
  if (planeswalker) changeCounters(g, id, 'loyalty', -n, happened)
  if (battle) changeCounters(g, id, 'defense', -n, happened)
}

/** 314.2: all damage is removed from permanents, phased-out ones included. */
export function removeDamage(g: Draft): void {
  for (const id of [...g.state.battlefield, ...g.state.phasedOut]) {
    const object = findAnywhere(g.state, id)
    if (object === null || (object.damage === 0 && !object.deathtouched)) continue
    // 2011:contents/807: what was marked in another turn stays until that is over.
    g.patch(id, { damage: Math.min(object.damage, parkedDamage(g.state, id)), deathtouched: false })
  }
}

/** 2011:704.5h: only damage since the last check counts, whatever became of the destruction. */
export function forgetDeathtouch(g: Draft): void {
  if (!printedFeatures(g.state.printed).keywords.has('deathtouch')) return
  for (const id of g.state.battlefield) if (get(g.state, id).deathtouched) g.patch(id, { deathtouched: false })
}

type DamageKeyword = 'deathtouch' | 'infect' | 'lifelink' | 'wither'

/** Whether the source of damage has, or last had, one of the keywords that change its results. */
export function sourceHas(state: State, source: number, keyword: DamageKeyword): boolean {
  return printedFeatures(state.printed).keywords.has(keyword) && hasKeyword(state, source, keyword)
}
