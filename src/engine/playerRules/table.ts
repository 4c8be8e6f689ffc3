/** What each kind of rule for a player means (418.1): a total table; who wants to know asks `asking.ts`. */
import { type Cost, type Filter, memoised, type PlayerRule } from '../../language/index.ts'
import { amount, contextOf, isSuchSpell, matches } from '../continuous/index.ts'
import { areOpponents, type ObjectId, refuse, type Seat, type State, seatsWithTurn } from '../state/index.ts'
import type { PlayerRuleRules } from './rules.ts'

/** `by`: the object whose ability says so; its choices are what the words speak of. */
function isSuch(state: State, what: Filter, seat: Seat, id: ObjectId, by: ObjectId | null): boolean {
  return isSuchSpell(state, what, id, contextOf(by ?? id, seat), seat)
}

/** More lands than anybody plays in a turn. */
const MANY = 1_000_000
/** The cost as the spell's own: "that spell", of all to which the rule applies, is the one it is paid for. */
const ofSpell = memoised((cost: Cost): Cost => {
  const own = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(own)
    if (typeof node !== 'object' || node === null) return node
    if ('kind' in node && node.kind === 'affected') return { kind: 'self' }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, own(value)]))
  }
  const meant = own(cost) as Cost
  return meant
})

export const PLAYER_RULES: { readonly [K in PlayerRule['kind']]: PlayerRuleRules<K> } = {
  extraLands: { moreLands: ({ n }) => (n === 'any' ? MANY : n) },
  noMaximumHandSize: { handSize: () => null },
  maximumHandSize: { handSize: ({ n }) => n },
  handSizeChange: { handSize: ({ by }, otherwise) => (otherwise === null ? null : Math.max(0, otherwise + by)) },
  topRevealed: { showsTop: ({ to }) => to },
  handRevealed: { showsHand: true },
  firstDrawRevealed: { showsFirstDraw: true },
  drawsRevealed: { showsDraws: true },
  cantSetInMotion: { keepsSchemes: true },
  playFrom: {
    playsFrom: ({ zone, what, lands, cost, also, once, exiled }) => {
      const priced = {
        ...(cost && { cost }),
        ...(also && { also }),
        ...(once && { once }),
        ...(exiled && { exiled }),
      }
      return Object.keys(priced).length === 0 ? { zone, what, lands } : { zone, what, lands, priced }
    },
  },
  playThese: {
    playsThese: ({ lands, free, main = false, as, exiled, cost = free ? [] : undefined }) => ({
      lands,
      main,
      ...(cost === undefined ? {} : { cost }),
      ...(as === undefined ? {} : { spends: as }),
      ...(exiled === undefined ? {} : { exiled }),
    }),
    spendsAs: ({ as = [] }, type) => [type, ...as],
    spentOn: (_state, { as }, _seat, spell, objects) => as !== undefined && spell !== null && objects.includes(spell),
  },
  untapsAtMost: {
    untapLimit: (state, { n, what }, seat, by) => ({
      n,
      counts: (id) => matches(state, what, id, contextOf(by ?? id, seat)),
    }),
  },
  untapsWithOthers: {
    untapsWithOthers: (state, { what, opponents }, seat, id, by) =>
      (opponents !== true || areOpponents(state, seat, state.turn.active)) &&
      matches(state, what, id, contextOf(by ?? id, seat)),
  },
  // A combat phase whose beginning is skipped is skipped (300.5).
  skipStep: { skips: ({ step }) => (step === 'combat' ? 'beginCombat' : step) },
  cantCast: {
    whyNotCast: (state, { what }, seat, id, by) =>
      isSuch(state, what, seat, id, by) ? refuse(state, 'cast.forbidden', { object: id }) : null,
  },
  castsAtMost: {
    whyNotCast: (state, { n, what }, seat, id, by) => {
      const context = contextOf(by ?? id, seat)
      const done = { kind: 'thisTurn', done: 'cast', who: { kind: 'you' }, filter: what } as const
      return isSuch(state, what, seat, id, by) && amount(state, done, context) >= n
        ? refuse(state, 'cast.forbidden', { object: id })
        : null
    },
  },
  onlyInOwnTurns: {
    whyNotCast: (state, { what }, seat, id) =>
      what === 'casting' && !seatsWithTurn(state).includes(seat)
        ? refuse(state, 'cast.forbidden', { object: id })
        : null,
    keepsFromAbility: (state, { what }, seat) => what === 'activating' && !seatsWithTurn(state).includes(seat),
  },
  castsAsSorceries: { asSorceries: true },
  cantSearch: { keepsFrom: 'searching' },
  cantBeMade: {
    keepsFromMaking: (state, { to, by }, seat, deed, causer) =>
      to === deed && (by === 'own' ? causer === seat : areOpponents(state, seat, causer)),
  },
  cantDraw: { keepsFrom: 'drawing' },
  drawsAtMost: { mostDraws: ({ n }) => n },
  cantGetPoison: { keepsFrom: 'gettingPoison' },
  livesWithoutLife: { keepsFrom: 'losingWithoutLife' },
  cantPlayLands: {
    whyNotPlayLand: (state, { what }, seat, id, by) =>
      what === null || isSuch(state, what, seat, id, by) ? refuse(state, 'play.cantPlayLands', { object: id }) : null,
  },
  cantActivate: { keepsFromActivating: (rule, keyword) => rule.keyword === keyword },
  cantActivateAny: {
    keepsFromAbility: (state, { of, exceptMana, loyalty }, seat, ability, by) =>
      (of === null || matches(state, { ...of, noun: 'source' }, ability.of, contextOf(by ?? ability.of, seat))) &&
      (loyalty === undefined || loyalty === ability.loyalty) &&
      !(exceptMana && ability.isMana()),
  },
  loyaltyAsInstant: {
    lendsInstant: (state, { of }, seat, id, by) =>
      matches(state, { ...of, noun: 'source' }, id, contextOf(by ?? id, seat)),
  },
  spellCost: {
    spellCost: (state, { what, more, mana }, seat, id, by) =>
      isSuch(state, what, seat, id, by) ? { more, mana } : null,
  },
  castAsThoughFlash: { lendsFlash: (state, { what }, seat, id, by) => isSuch(state, what, seat, id, by) },
  castsFor: {
    castFor: (state, { what, cost, flash }, seat, id, by) =>
      isSuch(state, what, seat, id, by) ? { cost: ofSpell(cost), anytime: flash === true } : null,
  },
  cantBeTargeted: {
    whyNotTargeted: (state, { by }, seat, { controller }) =>
      by === 'any' || areOpponents(state, seat, controller) ? refuse(state, 'target.playerShroud') : null,
  },
  keepsMana: { keepsMana: (rule, type) => rule.type === null || rule.type === type },
  spendsAs: {
    spendsAs: ({ mana, as, others }, type) => {
      if (mana === null || mana === type) return [type, ...as]
      return others === undefined ? [type] : [others]
    },
    spentOn: (state, { on }, seat, spell) =>
      on === undefined || (spell !== null && matches(state, { ...on, noun: 'source' }, spell, contextOf(spell, seat))),
  },
  damageLeavesLife: { leastLife: ({ n }) => n },
  cantGainLife: { keepsFrom: 'gainingLife' },
  cantLose: { keepsFrom: 'losing' },
  mustTarget: {
    mustTarget: (state, { what }, seat, id, by) => matches(state, what, id, contextOf(by ?? id, seat)),
  },
  cantWin: { keepsFrom: 'winning' },
  rollsMore: { rollsMore: true },
}
