/** Dealing damage (310, 2004:glossary/damage), with all its results. */
import { printedFeatures } from '../abilities/index.ts'
import { hasKeyword, isType } from '../continuous/index.ts'
import { type Draft, find, type Happened, type Proposed, type State } from '../state/index.ts'
import { changeCounters, changeLife } from './amounts.ts'
import { tellOf, tellRef } from './tell.ts'

type Damage = Extract<Proposed, { kind: 'damage' }>

/** A player loses that much life; a creature has it marked; a planeswalker loses loyalty (2011:120.3). */
export function applyDamage(g: Draft, damage: Damage, happened: Happened[]): void {
  const { source, to, n } = damage
  if ('object' in to && find(g.state, to.object)?.zone !== 'battlefield') return
  g.emit({
    kind: 'damage',
    rule: '2004:310.4',
    object: tellOf(g.state, source),
    to: tellRef(g.state, to),
    n,
    combat: damage.combat,
  })
  const facts = g.state.facts
  g.write({ facts: { ...facts, damage: [...facts.damage, { source, to }] } })
  happened.push({ kind: 'damage', source, to, n, combat: damage.combat })
  if ('player' in to) changeLife(g, to.player, -n, happened)
  else mark(g, damage, to.object, happened)
}

function mark(g: Draft, { source, n }: Damage, id: number, happened: Happened[]): void {
  const creature = isType(g.state, id, 'creature')
  const planeswalker = isType(g.state, id, 'planeswalker')
  if (creature) {
    const object = find(g.state, id)
    const deathtouched = object?.deathtouched === true || sourceHas(g.state, source, 'deathtouch')
    g.patch(id, { damage: (object?.damage ?? 0) + n, deathtouched })
  }
  if (planeswalker) changeCounters(g, id, 'loyalty', -n, happened)
}

/** 314.2: all damage is removed from permanents, phased-out ones included. */
export function removeDamage(g: Draft): void {
  for (const id of [...g.state.battlefield, ...g.state.phasedOut]) {
    const object = find(g.state, id)
    if (object !== null && (object.damage > 0 || object.deathtouched)) g.patch(id, { damage: 0, deathtouched: false })
  }
}

/** Whether the source of damage has, or last had, one of the keywords that change its results. */
export function sourceHas(state: State, source: number, keyword: 'deathtouch' | 'lifelink'): boolean {
  return printedFeatures(state.printed).keywords.has(keyword) && hasKeyword(state, source, keyword)
}
