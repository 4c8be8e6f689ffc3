/** What things are worth; the unit is roughly an attacker for one damage: a 2/2 without abilities is 4.2. */

import {
  type Characteristics,
  characteristics,
  find,
  findAnywhere,
  get,
  type ObjectId,
  type Seat,
  type State,
} from '../engine/index.ts'
import {
  type Ability,
  type Effect,
  type EffectKind,
  type Filter,
  inFull,
  type ManaCost,
  manaValue,
} from '../language/index.ts'

/** What a keyword adds, given the creature's power. */
const KEYWORDS: Readonly<Record<string, (power: number) => number>> = {
  flying: (power) => 0.5 + power * 0.5,
  doubleStrike: (power) => power * 0.9,
  firstStrike: () => 0.8,
  deathtouch: () => 1.5,
  lifelink: (power) => power * 0.4,
  trample: (power) => power * 0.2,
  vigilance: () => 0.6,
  haste: () => 0.3,
  hexproof: () => 0.8,
  hexproofFrom: () => 0.3,
  shroud: () => 0.5,
  indestructible: () => 2.5,
  reach: () => 0.3,
  fear: (power) => power * 0.35,
  intimidate: (power) => power * 0.35,
  shadow: (power) => power * 0.5,
  horsemanship: (power) => power * 0.5,
  landwalk: (power) => power * 0.2,
  protection: () => 0.6,
  defender: (power) => -0.6 - power * 0.8,
}

/** What one use of an activated ability does, turn after turn. */
const USES: Readonly<Partial<Record<EffectKind, number>>> = {
  addMana: 1.2,
  damage: 3.6,
  draw: 2,
  createToken: 2,
  destroy: 3,
  counterSpell: 2,
  putCounters: 1.2,
  tap: 1.2,
}

/** What it will still do: less if it costs much, and little if that costs the permanent. */
function activatedWorth({ body, cost }: Extract<Ability, { kind: 'activated' }>): number {
  const uses = Math.max(0.8, ...(body.modes[0] ?? []).map(({ kind }) => USES[kind] ?? 0.8))
  const spent = cost.some((part) => (part.kind === 'sacrifice' || part.kind === 'exile') && part.what.kind === 'self')
  if (spent) return 0.8
  const mana = cost.reduce((sum, part) => sum + (part.kind === 'mana' ? manaValue(part.mana) : 0), 0)
  return 0.8 + (uses - 0.8) / (1 + 0.4 * mana)
}

function abilityWorth(ability: Ability, power: number): number {
  switch (ability.kind) {
    case 'keyword':
      return KEYWORDS[ability.keyword.name]?.(power) ?? 0.2
    case 'activated':
      return activatedWorth(ability)
    case 'triggered':
      // What it did as it entered is over.
      return ability.trigger.on === 'enters' && ability.trigger.what.kind === 'self' ? 0.05 : 0.7
    case 'static':
      return ability.rule.kind === 'affect' ? 0.9 : 0.3
    case 'spell':
      return 0
  }
}

/** A creature's worth on the battlefield. */
function creatureWorth(creature: Characteristics): number {
  const power = Math.max(0, creature.power ?? 0)
  const toughness = Math.max(0, creature.toughness ?? 0)
  let worth = 1 + power + toughness * 0.6
  for (const ability of inFull(creature.abilities)) worth += abilityWorth(ability, power)
  for (const { restriction } of creature.restrictions) {
    if (restriction.kind === 'cantAttack') worth -= power * 0.7
    else if (restriction.kind === 'cantBlock' || restriction.kind === 'doesntUntap') worth -= worth * 0.3
    else if (restriction.kind === 'cantBeBlocked') worth += power * 0.4
  }
  return Math.max(0.3, worth)
}

/** The worth of one loyalty of a planeswalker. */
export const LOYALTY_WORTH = 0.7

/** A planeswalker: what it can do each turn, and how long it will last. */
function walkerWorth({ abilities, loyalty }: Characteristics): number {
  return 1.5 + abilities.length * 0.5 + (loyalty ?? 0) * LOYALTY_WORTH
}

/** With no more lands than this, each is missed in every turn that comes. */
const FEW_LANDS = 5

/** What a permanent is worth to its controller. */
export function worthOf(state: State, id: ObjectId): number {
  const object = findAnywhere(state, id)
  if (object === null) return 0
  const now = characteristics(state, id)
  if (now.types.includes('creature')) return creatureWorth(now)
  if (now.types.includes('planeswalker')) return walkerWorth(now)
  if (now.types.includes('land')) return landsOf(state, object.controller) <= FEW_LANDS ? 3.2 : 2
  // An Aura's effect is counted on what it is attached to.
  if (object.attachedTo !== null) return 0.4
  return 1.2 + manaValue(now.cost) * 0.7
}

/** A card is a target where it lies, not on the battlefield. */
const isBuried = (filter: Filter | null): boolean => filter?.noun === 'card'

/** Whether it answers what another player does. */
function isAnswer(effect: Effect): boolean {
  if (effect.kind === 'move')
    return effect.what.kind === 'target' && !isBuried(effect.what.filter) && effect.to.zone !== 'battlefield'
  // Damage to players only answers nothing.
  if (effect.kind === 'damage') return effect.to.kind === 'target' && effect.to.filter !== null
  return effect.kind === 'destroy' || effect.kind === 'counterSpell'
}

/**
 * What a spell is still worth in hand once it could be cast: one that answers what others play will find something
 * better than the first small thing.
 */
export function keptWorth(card: Characteristics): number {
  return isAnswerCard(card) ? KEPT_ANSWER : KEPT
}

/** Whether it is a spell that answers what another player does. */
export function isAnswerCard({ abilities }: Characteristics): boolean {
  return abilities.some(
    (ability) => ability.kind === 'spell' && ability.body.modes.some((effects) => effects.some(isAnswer)),
  )
}

const KEPT = 1.1
const KEPT_ANSWER = 2.5

/** The lands a seat controls. */
export function landsOf(state: State, seat: Seat): number {
  return state.battlefield.filter(
    (id) => get(state, id).controller === seat && characteristics(state, id).types.includes('land'),
  ).length
}

/** What a card of that cost is usually worth. */
export const usualWorth = (cost: ManaCost | null, x = 0): number => 1.5 + manaValue(cost, x) * 0.7

/** What a card is worth that could be put onto the battlefield or cast. */
export function cardWorth(state: State, id: ObjectId, x = 0): number {
  const card = characteristics(state, id)
  if (card.types.includes('creature')) {
    const hasX = card.cost?.includes('X') === true
    return creatureWorth(card) + (hasX ? x * 1.6 : 0)
  }
  if (card.types.includes('land')) return 2
  if (card.types.includes('planeswalker')) return walkerWorth(card)
  return usualWorth(card.cost, x)
}

/** What a land that comes to hand is worth: much while there are few. */
export function landNeed(state: State, seat: Seat): number {
  return handLands(state, seat) + landsOf(state, seat) <= 4 ? 3 : 0.8
}

function handLands(state: State, seat: Seat): number {
  return (state.hands[seat] ?? []).filter(
    (id) => find(state, id) !== null && characteristics(state, id).types.includes('land'),
  ).length
}

/** What a card in hand is worth to its owner: decides what is discarded, put back or searched for. */
export function handWorth(state: State, id: ObjectId, seat: Seat): number {
  const card = characteristics(state, id)
  const lands = landsOf(state, seat)
  const held = handLands(state, seat)
  if (card.types.includes('land')) return lands + held <= 4 ? 6 : lands < 6 ? 1.5 : 0.5
  const turnsAway = Math.max(0, manaValue(card.cost) - lands - Math.min(held, 2))
  return cardWorth(state, id) * Math.max(0.15, 1 - 0.2 * turnsAway)
}
