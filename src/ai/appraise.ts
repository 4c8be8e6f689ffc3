/** What effects are worth to their controller, by the language: help or harm follows from whom it would happen to. */
import {
  abilitiesOf,
  amount,
  type Context,
  characteristics,
  find,
  hasKeyword,
  holds,
  isActive,
  matches,
  type ObjectId,
  playerAt,
  playersOf,
  recipientsOf,
  type Seat,
  type State,
  thingsOf,
} from '../engine/index.ts'
import {
  type Effect,
  type EffectKind,
  MARKS,
  type Players,
  type Quantity,
  type Recipient,
  type Thing,
} from '../language/index.ts'
import { attachmentGain } from './attachmentGain.ts'
import { changesGain, spanOf } from './changes.ts'
import { countersGain } from './countersGain.ts'
import { evaluate } from './evaluate.ts'
import { stakeOf } from './fear.ts'
import { MERGING } from './merging.ts'
import { moveGain } from './moves.ts'
import { NO_GAIN } from './noGain.ts'
import { isGoodForPlayer } from './playerRules.ts'
import { sortedGain } from './sorting.ts'
import { counterGain, designationGain } from './standing.ts'
import { onStack } from './threats.ts'
import { damageLoss, destroyLoss, forcedGain, isDoomed, lifeForSize, lifeLoss, tapLoss } from './value.ts'
import { cardWorth, worthOf } from './worth.ts'

type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>
type Appraiser<K extends EffectKind> = (effect: EffectOf<K>, state: State, context: Context) => number

function each(state: State, who: Players, context: Context, gain: (seat: Seat) => number): number {
  return playersOf(state, who, context).reduce(
    (sum, seat) => sum + gain(seat) * stakeOf(state, context.controller, seat),
    0,
  )
}

function eachThing(state: State, what: Thing, context: Context, gain: (id: ObjectId) => number): number {
  return thingsOf(state, what, context).reduce((sum, id) => {
    const object = find(state, id)
    return object === null ? sum : sum + gain(id) * stakeOf(state, context.controller, object.controller)
  }, 0)
}

function howMany(state: State, n: Quantity, context: Context): number {
  return Math.max(0, amount(state, n, context))
}

const damage: Appraiser<'damage'> = (effect, state, context) => {
  const to: Recipient = effect.to
  const refs = recipientsOf(state, to, context)
  const n = howMany(state, effect.n, context)
  const source = thingsOf(state, effect.source, context)[0] ?? context.source
  const deadly = find(state, source) !== null && hasKeyword(state, source, 'deathtouch')
  return refs.reduce((sum, ref, index) => {
    const isShared = effect.divided || effect.evenly === true
    const share = isShared ? (context.division?.[index] ?? Math.floor(n / refs.length)) : n
    if ('player' in ref)
      return sum - stakeOf(state, context.controller, ref.player) * lifeLoss(state, ref.player, share)
    const object = find(state, ref.object)
    return object === null
      ? sum
      : sum - stakeOf(state, context.controller, object.controller) * damageLoss(state, ref.object, share, deadly)
  }, 0)
}

const sortGain: Appraiser<'sortCards'> = (effect, state, context) => {
  const { cards, fates, rest } = effect
  if (fates.length === 0 && rest === null) return 0.1
  const seen = cards.from === 'top' ? howMany(state, cards.n, context) : 0
  return each(state, effect.of ?? effect.who, context, (seat) => sortedGain(effect, state, seat, seen))
}

function libraryLeft(state: State, seat: Seat): number {
  return state.libraries[seat]?.length ?? 0
}

/** What a player who must sacrifice one of these loses: the least valuable. */
const sacrifice: Appraiser<'sacrifice'> = (effect, state, context) => {
  const { what } = effect
  if (what.kind !== 'choose') return -eachThing(state, what, context, (id) => worthOf(state, id))
  return each(state, effect.who, context, (seat) => {
    const inner = { ...context, they: seat }
    const own = state.battlefield.filter(
      (id) => find(state, id)?.controller === seat && matches(state, what.filter, id, inner),
    )
    const worths = own.map((id) => worthOf(state, id)).sort((a, b) => a - b)
    return -worths.slice(0, howMany(state, what.count.min, inner)).reduce((sum, n) => sum + n, 0)
  })
}

function handSize(state: State, seat: Seat): number {
  return state.hands[seat]?.length ?? 0
}

/** What an Aura or Equipment would do to what it is attached to. */
const attach: Appraiser<'attach'> = (effect, state, context) => {
  const source = thingsOf(state, effect.what, context)[0]
  if (source === undefined) return 0
  const held = find(state, source)?.attachedTo
  return recipientsOf(state, effect.to, context).reduce((sum, ref) => {
    if ('player' in ref) return sum + 0.5 * stakeOf(state, context.controller, ref.player)
    const host = find(state, ref.object)
    if (host === null) return sum
    if (held !== null && held !== undefined && 'object' in held) {
      if (held.object === ref.object || find(state, held.object)?.controller === context.controller) return sum
    }
    return sum + attachmentGain(state, ref.object, abilitiesOf(state, source), source, context)
  }, 0)
}

/** A token's worth, from its numbers. */
function tokenWorth(effect: EffectOf<'createToken'>, state: State, context: Context): number {
  const { token, attachedTo } = effect
  if (attachedTo !== undefined)
    return thingsOf(state, attachedTo, context).reduce(
      (sum, id) => sum + attachmentGain(state, id, token.abilities, context.source, context),
      0,
    )
  const power = token.power === null ? 0 : amount(state, token.power, context)
  const toughness = token.toughness === null ? 0 : amount(state, token.toughness, context)
  return 0.8 + power + toughness * 0.5 + token.abilities.length * 0.5
}

const mayPay: Appraiser<'mayPay'> = (effect, state, context) => {
  const then = appraise(effect.then, state, context)
  const otherwise = appraise(effect.otherwise, state, context)
  const mine = playersOf(state, effect.who, context).includes(context.controller)
  return mine ? Math.max(then - 0.5, otherwise) : Math.min(then, otherwise) * 0.4 + Math.max(then, otherwise) * 0.6
}

/** Each is worth what the other's damage does to it. */
const fight: Appraiser<'fight'> = (effect, state, context) => {
  const { what, whom } = effect
  const blow = (source: Thing, to: Thing): number => {
    const n = { kind: 'statistic', what: 'power', of: source } as const
    return damage({ kind: 'damage', source, to, n, divided: false }, state, context)
  }
  return blow(what, whom) + blow(whom, what)
}

const block: Appraiser<'block'> = (effect, state, context) =>
  eachThing(state, effect.whom, context, (attacker) =>
    thingsOf(state, effect.what, context).reduce((sum, blocker) => sum + forcedGain(state, attacker, blocker), 0),
  )

const putCounters: Appraiser<'putCounters'> = (effect, state, context) =>
  eachThing(state, effect.what, context, (id) =>
    countersGain(state, id, effect.counter, howMany(state, effect.n, context)),
  )

/** What it brings, where its row says; otherwise it is what the permanent's own text waits for. */
const mark: Appraiser<'mark'> = ({ what, as, ends, n }, state, context) => {
  const { brings } = MARKS[as]
  const sign = ends === true ? -1 : 1
  // A higher level brings more.
  const gain = n === undefined || as !== 'level' ? 0.8 : 0.5 + 0.9 * howMany(state, n, context)
  if (brings === undefined) return sign * eachThing(state, what, context, () => gain)
  return (
    sign * thingsOf(state, what, context).reduce((sum, id) => sum + changesGain(state, id, brings, 'long', context), 0)
  )
}

/** What a spell on the stack will do for its controller. */
function stackWorth(state: State, id: ObjectId): number {
  const { types, subtypes } = characteristics(state, id)
  const read = onStack(state, id)
  const done = !types.includes('instant') && !types.includes('sorcery') && !subtypes.includes('Aura')
  if (done || read === null) return cardWorth(state, id, find(state, id)?.choices?.x ?? 0)
  return read.modes.reduce((sum, { effects, context }) => sum + appraise(effects, state, context), 0)
}

const APPRAISERS: { readonly [K in EffectKind]: Appraiser<K> } = {
  damage,
  sacrifice,
  attach,
  unattach: () => 0,
  mayPay,
  endable: (effect, state, context) => 0.7 * appraise(effect.effects, state, context),
  castAside: () => 3,
  moveCounters: () => 0.3,
  doubleCounters: ({ what, counter }, state, context) =>
    eachThing(state, what, context, (id) =>
      Object.entries(find(state, id)?.counters ?? {}).reduce(
        (sum, [kind, n]) => sum + (counter === null || counter === kind ? countersGain(state, id, kind, n ?? 0) : 0),
        0,
      ),
    ),
  copyCounters: ({ what }, state, context) => eachThing(state, what, context, () => 1.6),
  removeDamage: () => 0.1,
  mark,
  pair: () => 1,
  putCounters,
  gainLife: (effect, state, context) =>
    each(
      state,
      effect.who,
      context,
      (seat) => howMany(state, effect.n, context) * ((state.players[seat]?.life ?? 20) <= 7 ? 0.5 : 0.22),
    ),
  loseLife: (effect, state, context) =>
    -each(state, effect.who, context, (seat) => lifeLoss(state, seat, howMany(state, effect.n, context))),
  setLife: (effect, state, context) =>
    each(
      state,
      effect.who,
      context,
      (seat) => (amount(state, effect.n, context) - (state.players[seat]?.life ?? 0)) * 0.4,
    ),
  draw: (effect, state, context) =>
    each(state, effect.who, context, (seat) => {
      const n = howMany(state, effect.n, context)
      return n >= libraryLeft(state, seat) && n > 0 ? -50 : n * (handSize(state, seat) >= 7 ? 0.8 : 1.7)
    }),
  discard: (effect, state, context) =>
    -each(
      state,
      effect.who,
      context,
      (seat) => Math.min(handSize(state, seat), howMany(state, effect.n, context)) * 1.5,
    ),
  mill: (effect, state, context) =>
    -each(state, effect.who, context, (seat) =>
      howMany(state, effect.n, context) >= libraryLeft(state, seat) ? 30 : 0.05,
    ),
  move: (effect, state, context) => moveGain(state, effect, context),
  destroy: (effect, state, context) => -eachThing(state, effect.what, context, (id) => destroyLoss(state, id)),
  tap: (effect, state, context) => -eachThing(state, effect.what, context, (id) => tapLoss(state, id)),
  // Without its abilities and mostly smaller, or the other way round.
  turnFace: (effect, state, context) =>
    eachThing(state, effect.what, context, (id) => worthOf(state, id) * (effect.face === 'up' ? 0.3 : -0.3)),
  // Mostly larger, or back again.
  turnOver: (effect, state, context) =>
    eachThing(state, effect.what, context, (id) => worthOf(state, id) * (find(state, id)?.side === 0 ? 0.4 : -0.4)),
  ...NO_GAIN,
  phaseIn: (effect, state, context) => eachThing(state, effect.what, context, (id) => worthOf(state, id) * 0.4),
  phaseOut: (effect, state, context) =>
    -eachThing(state, effect.what, context, (id) => worthOf(state, id) * (effect.until === undefined ? 0.4 : 0.9)),
  untap: (effect, state, context) =>
    eachThing(state, effect.what, context, (id) => (find(state, id)?.tapped === true ? worthOf(state, id) * 0.2 : 0)),
  repeatTimes: (effect, state, context) =>
    appraise(effect.effects, state, context) * Math.max(1, howMany(state, effect.n, context)),
  venture: (effect, state, context) => each(state, effect.who, context, () => 1.7),
  tempt: (effect, state, context) => each(state, effect.who, context, () => 1),
  speedUp: (effect, state, context) => each(state, effect.who, context, () => 0.3),
  repeatProcess: () => 0.5,
  allowPlay: () => 1.2,
  // The better of the two: whoever controls it.
  tapOrUntap: (effect, state, context) =>
    eachThing(state, effect.what, context, (id) =>
      find(state, id)?.tapped === true ? worthOf(state, id) * 0.2 : -tapLoss(state, id),
    ),
  counterSpell: (effect, state, context) => -eachThing(state, effect.what, context, (id) => stackWorth(state, id)),
  modify: (effect, state, context) =>
    thingsOf(state, effect.what, context).reduce(
      (sum, id) => sum + changesGain(state, id, effect.changes, spanOf(effect.duration), context),
      0,
    ),
  createToken: (effect, state, context) =>
    each(state, effect.who, context, () => howMany(state, effect.n, context) * tokenWorth(effect, state, context)),
  becomeDaylight: () => 0.3,
  designate: ({ who, as }, state, context) => each(state, who, context, (seat) => designationGain(state, seat, as)),
  getEmblem: (effect, state, context) => each(state, effect.who, context, () => 3 * effect.emblem.abilities.length),
  createCopy: (effect, state, context) =>
    each(state, effect.who, context, () => {
      const worth = thingsOf(state, effect.of, context).reduce((sum, id) => sum + Math.abs(worthOf(state, id)), 0)
      return howMany(state, effect.n, context) * worth
    }),
  removeCounters: () => 0,
  becomeBlocked: () => 0.3,
  becomeUnblocked: () => 0.3,
  ...MERGING,
  block,
  fight,
  removeFromCombat: () => 0.3,
  reselectAttack: () => 0.3,
  addMana: () => 0,
  loseMana: () => 0.3,
  regenerate: (effect, state, context) =>
    eachThing(state, effect.what, context, (id) => (isDoomed(state, id) ? worthOf(state, id) : 0)),
  preventDamage: (effect, state, context) =>
    effect.to === null
      ? 0
      : recipientsOf(state, effect.to, context).reduce((sum, ref) => {
          const object = 'object' in ref ? find(state, ref.object) : null
          return object !== null && isDoomed(state, object.id)
            ? sum + worthOf(state, object.id) * 0.6 * stakeOf(state, context.controller, object.controller)
            : sum
        }, 0),
  changeText: () => 0,
  redirectDamage: () => 0.3,
  unpreventable: () => 0.1,
  producesInstead: () => 0.3,
  replaceEvent: () => 0.2,
  sortCards: sortGain,
  shuffle: () => 0,
  reveal: () => 0.05,
  lookAt: () => 0.1,
  piles: () => 1.5,
  castFree: () => 1.5,
  proliferate: () => 1,
  act: ({ what }, state, context) => eachThing(state, what, context, () => 1),
  abandon: () => -1,
  planeswalk: () => 0,
  castOffered: () => 1,
  copySpell: () => 1.5,
  changeTarget: () => 1.5,
  exchangeControl: () => 0.5,
  tradeControl: () => 0.3,
  exchangeLife: (effect, state, context) => {
    const [one, other] = [effect.one, effect.other].flatMap((who) =>
      who === null ? [] : playersOf(state, who, context),
    )
    if (one === undefined || other === undefined) return 0
    return (playerAt(state, other).life - playerAt(state, one).life) * 0.2 * stakeOf(state, context.controller, one)
  },
  exchangeLifeAndSize: (effect, state, context) => lifeForSize(state, effect, context),
  exchangeCards: () => 0.5,
  exchangeZones: () => 0.3,
  clash: (effect, state, context) => appraise(effect.win, state, context) * 0.5,
  flipCoin: (effect, state, context) =>
    (appraise(effect.win, state, context) + appraise(effect.lose, state, context)) / 2,
  playerCounters: (effect, state, context) =>
    each(state, effect.who, context, (seat) =>
      counterGain(state, seat, effect.counter, howMany(state, effect.n, context)),
    ),
  delayed: (effect, state, context) => {
    const remembered = effect.remember === null ? [] : recipientsOf(state, effect.remember, context)
    return appraise(effect.effects, state, { ...context, remembered })
  },
  together: (effect, state, context) => appraise(effect.effects, state, context),
  eitherOf: (effect, state, context) => Math.max(...effect.effects.map((one) => appraise([one], state, context))),
  may: (effect, state, context) => {
    const gain = appraise(effect.effects, state, context)
    return playersOf(state, effect.who, context).includes(context.controller) ? Math.max(0, gain) : Math.min(0, gain)
  },
  if: (effect, state, context) =>
    appraise(holds(state, effect.condition, context) ? effect.then : effect.otherwise, state, context),
  eachPlayer: (effect, state, context) =>
    playersOf(state, effect.who, context).reduce(
      (sum, they) => sum + appraise(effect.effects, state, { ...context, they }),
      0,
    ),
  forEach: (effect, state, context) =>
    thingsOf(state, { kind: 'all', filter: effect.each }, context).reduce(
      (sum, id) => sum + appraise(effect.effects, state, { ...context, log: [...context.log, { that: [id] }] }),
      0,
    ),
  makeChoice: () => 0,
  extraTurn: (effect, state, context) => each(state, effect.who, context, () => 6),
  controlTurn: (effect, state, context) => each(state, effect.of, context, () => -6),
  skipStep: (effect, state, context) => each(state, effect.who, context, () => -2.2),
  extraPhases: () => 3,
  extraStep: () => 1,
  extraLands: (effect, state, context) => each(state, effect.who, context, () => 0.5),
  winGame: (effect, state, context) => each(state, effect.who, context, () => 1000),
  loseGame: (effect, state, context) => each(state, effect.who, context, () => -1000),
  playSubgame: () => 0,
  // Good against another player's turn, most of all with a spell of theirs on the stack.
  endTurn: (_, state, { controller }) => (isActive(state, controller) ? -1 : 3),
  restartGame: (_, state, { controller }) => -evaluate(state, controller),
  nextSpell: (effect, state, context) => each(state, effect.who, context, () => 0.6),
  playerRule: (effect, state, context) =>
    each(state, effect.who, context, () => (isGoodForPlayer(effect.rule) ? 0.6 : -0.6)),
}

/** What the effects, done in this context, are worth to its controller. */
export function appraise(effects: readonly Effect[], state: State, context: Context): number {
  let sum = 0
  for (const effect of effects) {
    const appraiser = APPRAISERS[effect.kind] as unknown as (effect: Effect, state: State, context: Context) => number
    sum += appraiser(effect, state, context)
  }
  return sum
}
