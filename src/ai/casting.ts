/** What casting a spell is worth, and which of its optional costs are worth paying. */

import {
  abilitiesOf,
  amount,
  asCast,
  asPriced,
  type Characteristics,
  type Context,
  characteristics,
  choosesAllModes,
  contextOf,
  get,
  helpsOf,
  holds,
  type KeywordOption,
  manaSources,
  type ObjectId,
  opponentsOf,
  optionsOf,
  type PaidOption,
  playerAt,
  resolvesTo,
  resolvingFirst,
  type Seat,
  type State,
  spellBody,
  spellCost,
  suggestPayment,
  type WayToCast,
  withSpliced,
} from '../engine/index.ts'
import { type Body, type Cost, inFull, type ManaCost, manaValue } from '../language/index.ts'
import { appraise } from './appraise.ts'
import { costLoss } from './costs.ts'
import { bodyValue, targetings } from './targeting.ts'
import { cardWorth, keptWorth } from './worth.ts'

/** A spell that isn't cast, or comes back, is still a card in hand. */
const KEPT = 1.1

/** What one mana of an optional cost gains a permanent where its text doesn't tell: about what it costs. */
const PRICE = 0.8

/** A spell as it would be cast, in a state in which it already is what it will be (`asCast`). */
export interface Spell {
  readonly state: State
  readonly seat: Seat
  readonly id: ObjectId
  readonly x: number
}

function isPermanent({ types, subtypes }: Characteristics): boolean {
  return !types.includes('instant') && !types.includes('sorcery') && !subtypes.includes('Aura')
}

export function manaOf(cost: Cost): ManaCost {
  return cost.flatMap((part) => (part.kind === 'mana' ? part.mana : []))
}

/** What the spell does with its modes, all of them where an option says so; `null`: it has no legal targets. */
function modesValue(state: State, body: Body, context: Context): number | null {
  if (!choosesAllModes(context.options)) return bodyValue(state, body, context)
  const all = targetings(state, body, context)
  return all.length < body.modes.length ? null : all.reduce((sum, { value }) => sum + value, 0)
}

/** How many copies of itself the spell makes as it is cast (502.30a). */
function copiesOf({ state, id }: Spell, context: Context): number {
  const effects = inFull(abilitiesOf(state, id)).flatMap((ability) =>
    ability.kind === 'triggered' && ability.trigger.on === 'cast' && ability.zone === 'stack'
      ? (ability.body.modes[0] ?? [])
      : [],
  )
  return effects.reduce((sum, effect) => {
    if (effect.kind !== 'copySpell') return sum
    const { n } = effect
    // It isn't cast yet: every spell of the turn so far is one before it.
    const before = typeof n === 'object' && n.kind === 'castBefore'
    return sum + (before ? state.facts.spellsCast.length : amount(state, n, context))
  }, 0)
}

/** What a permanent does for its owner as it enters, with the best targets: its enters triggers. */
function entryValue({ state, seat, id }: Spell, context: Context): number {
  let value = 0
  for (const ability of abilitiesOf(state, id)) {
    if (ability.kind !== 'triggered' || ability.trigger.on !== 'enters' || ability.trigger.what.kind !== 'self')
      continue
    if (ability.condition !== null && !holds(state, ability.condition, context)) continue
    value += bodyValue(state, ability.body, { ...contextOf(id, seat), options: context.options }) ?? 0
  }
  return value
}

function permanentValue(spell: Spell, context: Context): number {
  const { state, seat, id, x } = spell
  const card = characteristics(state, id)
  const legendary =
    card.supertypes.includes('legendary') &&
    state.battlefield.some(
      (one) => get(state, one).controller === seat && characteristics(state, one).name === card.name,
    )
  if (legendary) return -3
  const hollow =
    card.types.includes('creature') && (card.toughness ?? 0) <= 0 && x === 0 && card.cost?.includes('X') === true
  return hollow ? -5 : cardWorth(state, id, x) + entryValue(spell, context)
}

/** How much is spent of a card whose spell comes first (today:715, 720): the rest lies in exile, or in the library. */
const SPENT: Readonly<Record<string, number>> = { Adventure: 0, Omen: 0.5 }

/** What is gone of the hand with a spell that isn't a permanent. */
function cardSpent({ state, id }: Spell, options: readonly PaidOption[]): number {
  if (resolvesTo(options) === 'hand') return 0
  const card = characteristics(state, id)
  const [share = 1] = card.subtypes.flatMap((type) => SPENT[type] ?? [])
  return share * keptWorth(card)
}

/** A spell that comes first is cast for what it does. */
const DOES_SOMETHING = 1

/** What the permanent that may be cast after its Adventure adds to it. */
function stillToCome({ state, id }: Spell): number {
  const { subtypes } = characteristics(state, id)
  const later = state.printed[get(state, id).face]
  return subtypes.includes('Adventure') && later ? 0.3 * manaValue(later.cost) + 1 : 0
}

/** What the spell is worth once these options are paid, before any cost; `null`: it has no legal targets. */
function spellValue(spell: Spell, options: readonly PaidOption[]): number | null {
  const { state, seat, id, x } = spell
  const card = characteristics(state, id)
  const context = contextOf(id, seat, { x, options })
  const done = modesValue(state, spellBody(withSpliced(state, card.abilities, options)), context)
  if (done === null) return null
  if (isPermanent(card)) return done + permanentValue(spell, context)
  const all = done * (1 + copiesOf(spell, context))
  return all - cardSpent(spell, options) + (all > DOES_SOMETHING ? stillToCome(spell) : 0)
}

/** What paying an optional cost gains beyond what it takes; without its targets nothing (502.21c). */
export function optionGain(spell: Spell, chosen: readonly KeywordOption[], option: KeywordOption): number {
  const { state, seat, id } = spell
  const more = spellValue(spell, [...chosen, option])
  if (more === null) return Number.NEGATIVE_INFINITY
  const mana = manaValue(manaOf(option.cost))
  const told = more - (spellValue(spell, chosen) ?? 0)
  const gain = told === 0 && isPermanent(characteristics(state, id)) ? PRICE * mana : told
  return gain - costLoss(state, seat, option.cost, id) - 0.1 * mana + promiseGain(spell, option)
}

/** What a promise brings, which is a loss: of a permanent's nothing else is looked at. */
function promiseGain({ state, seat, id }: Spell, option: KeywordOption): number {
  if (option.promises === undefined) return 0
  const [to] = opponentsOf(state, seat)
  const options = to === undefined ? [] : [{ ...option, to }]
  return appraise(resolvingFirst(abilitiesOf(state, id)), state, contextOf(id, seat, { options }))
}

/** The highest possible X, using every source of mana. */
function mostX(state: State, seat: Seat, cost: ManaCost): number {
  const variables = cost.filter((symbol) => symbol === 'X').length
  if (variables === 0) return 0
  const mana =
    playerAt(state, seat).pool.length +
    manaSources(state, seat).reduce((sum, source) => sum + Math.max(...source.gives.map((one) => one.length)), 0)
  return Math.max(0, Math.floor((mana - manaValue(cost, 0)) / variables))
}

/** The mana that casting it that way takes, without optional costs. */
export function castMana(held: State, seat: Seat, id: ObjectId, way: WayToCast): ManaCost {
  const cost = spellCost(asPriced(held, seat, id, way), id, seat, way, [])
  return 'key' in cost ? [] : cost.mana
}

/** A permanent that is cast at once leaves out the spell that could have come first. */
function skipped(held: State, id: ObjectId, { side }: WayToCast): number {
  const { face, zone } = get(held, id)
  return side === 0 && zone === 'hand' && held.printed[face]?.parts?.kind === 'inset' ? 0.6 : 0
}

/** What casting it that way gains, with the options that are worth it; `null` if it can't be paid or has no targets. */
export function castValue(held: State, seat: Seat, id: ObjectId, way: WayToCast): number | null {
  const state = asCast(held, seat, id, way)
  const priced = asPriced(held, seat, id, way)
  const costWith = (options: readonly KeywordOption[]) => spellCost(priced, id, seat, way, options)
  const canPay = (options: readonly KeywordOption[]): boolean => {
    const cost = costWith(options)
    return !('key' in cost) && suggestPayment(state, seat, cost.mana, 0) !== null
  }
  const cost = costWith([])
  // It may be castable only with what makes it cheaper.
  const { abilities } = characteristics(state, id)
  if ('key' in cost || (!canPay([]) && helpsOf(abilities, cost.mana).length === 0)) return null
  const spell: Spell = { state, seat, id, x: mostX(state, seat, cost.mana) }
  const lost = costLoss(state, seat, cost.parts, id, way.offered?.id ?? null)
  // Face down it is a 2/2 creature whatever it is.
  if (way.faceDown) return 3.2 - lost
  let chosen: readonly KeywordOption[] = []
  let gained = 0
  for (const option of optionsOf(abilities)) {
    const gain = canPay([...chosen, option]) ? optionGain(spell, chosen, option) : 0
    if (gain <= 0) continue
    chosen = [...chosen, option]
    gained += gain
  }
  const value = spellValue(spell, [])
  // What isn't cast while it is offered is no card in hand any more.
  const lostOtherwise = way.from === 'offered' ? KEPT : 0
  return value === null ? null : value + gained + lostOtherwise - lost - skipped(held, id, way)
}
