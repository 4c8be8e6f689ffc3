/** The rules of keywords that answer questions asked of all of them (502 of 2004, 702 of 2011). */
import type { Condition, Cost, Filter, KeywordName, PermanentState, RuledKeyword } from '../../language/index.ts'
import { bargain } from './bargain.ts'
import { casualty } from './casualty.ts'
import { cipher } from './cipher.ts'
import { conspire } from './conspire.ts'
import { convoke } from './convoke.ts'
import { defender } from './defender.ts'
import { delve } from './delve.ts'
import { enchant } from './enchant.ts'
import { epic } from './epic.ts'
import { fear } from './fear.ts'
import { flying } from './flying.ts'
import { foretell, plot } from './foretell.ts'
import { hexproof, hexproofFrom } from './hexproof.ts'
import { horsemanship } from './horsemanship.ts'
import { improvise } from './improvise.ts'
import { intimidate } from './intimidate.ts'
import { landwalk } from './landwalk.ts'
import { disguise, megamorph, morph } from './morph.ts'
import { offering } from './offering.ts'
import { paradigm } from './paradigm.ts'
import { protection } from './protection.ts'
import { freerunning, prowl } from './prowl.ts'
import { rebound } from './rebound.ts'
import { retrace } from './retrace.ts'
import type { KeywordRules } from './rules.ts'
import { shadow } from './shadow.ts'
import { shroud } from './shroud.ts'

/** As an instant or sorcery spell (502.22a): not as a creature that shares the card (today:702.34). */
const AS_SPELL: Condition = {
  kind: 'is',
  thing: { kind: 'self' },
  is: [
    {
      is: 'anyOf',
      of: [
        { is: 'type', type: 'instant' },
        { is: 'type', type: 'sorcery' },
      ],
    },
  ],
}
const A_CARD: Cost = [{ kind: 'discard', filter: { noun: 'card', is: [] }, n: 1, random: false }]
/** Returning one creature of one's own, in that state. */
const returning = (state: PermanentState): Cost => [
  {
    kind: 'returnToHand',
    what: {
      kind: 'choose',
      filter: {
        noun: 'permanent',
        is: [
          { is: 'state', state },
          { is: 'type', type: 'creature' },
          { is: 'controlled', by: { kind: 'you' } },
        ],
      },
      count: { min: 1, max: 1 },
      by: { kind: 'you' },
    },
  },
]
/** In one's own declare blockers step. */
const BLOCKS_DECLARED: Condition = {
  kind: 'and',
  of: [
    { kind: 'step', step: 'declareBlockers' },
    { kind: 'whoseTurn', who: { kind: 'you' } },
  ],
}
const CREATURE: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
const OWN_UNTAPPED: Filter = {
  noun: 'permanent',
  is: [
    { is: 'state', state: 'untapped' },
    { is: 'type', type: 'creature' },
    { is: 'controlled', by: { kind: 'you' } },
  ],
}
const UNTAPPED: Filter = {
  noun: 'permanent',
  is: [
    { is: 'state', state: 'untapped' },
    { is: 'type', type: 'creature' },
  ],
}
/** That its owner has discarded it this turn. */
const DISCARDED: Condition = {
  kind: 'is',
  thing: { kind: 'self' },
  is: [{ is: 'leftThisTurn', how: 'discarded' }],
}
/** That an opponent has lost life this turn. */
const OPPONENT_LOST_LIFE: Condition = {
  kind: 'compare',
  a: { kind: 'thisTurn', done: 'lostLife', who: { kind: 'anOpponent' }, filter: null },
  op: '>=',
  b: 1,
}
/** That its player has cast a spell this turn: not this one yet. */
const CAST_BEFORE: Condition = {
  kind: 'compare',
  a: { kind: 'thisTurn', done: 'cast', who: { kind: 'you' }, filter: null },
  op: '>=',
  b: 1,
}

const RULES: { readonly [N in RuledKeyword]: KeywordRules<N> } = {
  /** today:702.127: that half is cast from a graveyard, and only from there. */
  aftermath: { casting: { from: 'graveyard', cost: 'manaCost', afterwards: 'exile' } },
  /** today:702.113: an alternative cost, for which it also animates a land. */
  awaken: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  bargain,
  /** today:702.103: an alternative cost, for which it is an Aura. */
  bestow: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  /** today:702.152: an alternative cost; its text asks whether it was paid. */
  blitz: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  /** 502.16a: an optional additional cost, for which the card goes to its owner's hand as the spell resolves. */
  buyback: { option: { cost: ({ cost }) => cost, resolvesTo: 'hand' } },
  casualty,
  cipher,
  /** today:702.148: an alternative cost, for which words are left out. */
  cleave: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  conspire,
  /** today:702.139: it asks something of the starting deck, and may then be revealed before the game. */
  companion: { asksOfDeck: ({ deck }) => deck },
  convoke,
  cumulativeUpkeep: { tellsPaid: true },
  /** 502.18a: an activated ability of a card in hand; "when you cycle" looks at its activation. */
  cycling: { activating: 'cycled' },
  /** today:702.109: an alternative cost; its text asks whether it was paid. */
  dash: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  defender,
  delve,
  disguise,
  /** today:702.146: cast from the graveyard with its back face up. */
  disturb: { casting: { from: 'graveyard', cost: ({ cost }) => cost, back: true } },
  /** 2011:702.50: a draw may be replaced by milling that many and returning the card from the graveyard. */
  dredge: { millsToReturn: ({ n }) => n },
  echo: { tellsPaid: true },
  /** today:702.119: a creature is sacrificed for it, and its mana value taken off the generic mana. */
  emerge: {
    casting: {
      from: 'playable',
      cost: ({ cost }) => cost,
      offers: () => ({ one: CREATURE, by: 'sacrifice', less: 'manaValue' }),
    },
  },
  enchant,
  /** today:702.140: an alternative cost, for which it merges with a creature. */
  mutate: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  /** 502.32a: an optional additional cost, for which all modes are chosen. */
  entwine: { option: { cost: ({ cost }) => cost, allModes: true } },
  epic,
  /** today:702.138: from the graveyard, for its escape cost. */
  escape: { casting: { from: 'graveyard', cost: ({ cost }) => cost } },
  /** 2011:702.72: an alternative cost; the trigger asks whether it was paid. */
  evoke: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  fear,
  /** 502.22a: from the graveyard, for its flashback cost; then it is exiled whenever it leaves the stack. */
  flashback: {
    casting: {
      from: 'graveyard',
      cost: ({ cost, ofHalf }) => (ofHalf === true ? 'manaCost' : cost),
      when: AS_SPELL,
      afterwards: 'exile',
    },
  },
  flying,
  foretell,
  freerunning,
  /** today:702.174: an opponent is promised it, for nothing; the text asks whether one was. */
  gift: { option: { cost: () => [], promises: true }, beforeInstructions: true },
  /** today:702.180: from the graveyard; a creature tapped for it takes its power off the generic mana. */
  harmonize: {
    casting: {
      from: 'graveyard',
      cost: ({ cost }) => cost,
      offers: () => ({ one: UNTAPPED, by: 'tapOther', less: 'power', optional: true }),
      afterwards: 'exile',
    },
  },
  hexproof,
  hexproofFrom,
  horsemanship,
  /** today:702.176: an alternative cost; its text asks whether it was paid. */
  impending: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  improvise,
  intimidate,
  /** today:702.133: from the graveyard, for its cost and a card discarded; then exiled as flashback exiles it. */
  jumpStart: {
    casting: { from: 'graveyard', cost: 'manaCost', also: A_CARD, afterwards: 'exile' },
  },
  /** 502.21a, 2011:702.31: an optional additional cost, once or any number of times. */
  kicker: { option: { cost: ({ cost }) => cost, repeats: ({ multi }) => multi === true } },
  landwalk,
  /** 502.24a: exiled as it is discarded, and then offered to its owner for its madness cost, at any time. */
  madness: { exilesDiscarded: true, casting: { from: 'offered', cost: ({ cost }) => cost, anytime: true } },
  /** today:702.187: from the graveyard, in the turn in which its owner discarded it. */
  mayhem: { casting: { from: 'graveyard', cost: ({ cost }) => cost, when: DISCARDED } },
  megamorph,
  /** today:702.94: shown as the first card drawn in a turn, and then cast for its miracle cost, at any time. */
  miracle: { shownAsDrawn: true, casting: { from: 'offered', cost: ({ cost }) => cost, anytime: true } },
  morph,
  /** today:702.162: cast with its back face up. */
  moreThanMeetsTheEye: { casting: { from: 'playable', cost: ({ cost }) => cost, back: true } },
  offering,
  /** today:702.175: an optional additional cost; the trigger asks whether it was paid. */
  offspring: { option: { cost: ({ cost }) => cost } },
  /** today:702.96: an alternative cost, for which each is affected instead of a target. */
  overload: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  paradigm,
  plot,
  protection,
  prowl,
  rebound,
  /** 2011:702.54: an additional cost that may be paid any number of times; the trigger counts how many. */
  replicate: { option: { cost: ({ cost }) => cost, repeats: () => true } },
  retrace,
  shadow,
  shroud,
  /** today:702.137. */
  spectacle: { casting: { from: 'playable', cost: ({ cost }) => cost, when: OPPONENT_LOST_LIFE } },
  /** today:702.190: in its player's declare blockers step, for an unblocked attacker that is returned, too. */
  sneak: {
    casting: {
      from: 'hand',
      cost: ({ cost }) => [...cost, ...returning('unblocked')],
      when: BLOCKS_DECLARED,
      anytime: true,
      joins: true,
    },
  },
  /** 2011:702.45: in the hand, it may be revealed as another spell is cast, which then has its instructions too. */
  splice: { splices: ({ onto, cost }) => ({ onto, cost }) },
  /** today:702.172: each chosen mode is paid for. */
  spree: { chargesForModes: true },
  /** today:702.157: an additional cost that may be paid any number of times; the trigger counts how many. */
  squad: { option: { cost: ({ cost }) => cost, repeats: () => true } },
  /** today:702.117: also where a teammate has. */
  surge: { casting: { from: 'playable', cost: ({ cost }) => cost, when: CAST_BEFORE } },
  /** 2011:702.60: in place of casting it, its player may pay to exile it with time counters (play/settingAside.ts). */
  suspend: {
    setsAside: ({ cost, n }) => ({ cost, when: 'castable', rule: 'special.suspend', counters: { counter: 'time', n } }),
  },
  /** today:702.183: the one chosen mode is paid for. */
  tiered: { chargesForModes: true },
  toxic: { poisons: ({ n }) => n },
  /** today:702.185: from the hand; its text exiles it and lets it be cast from there. */
  warp: { casting: { from: 'hand', cost: ({ cost }) => cost } },
  /** today:702.188: an alternative cost, for which a tapped creature is returned, too. */
  webSlinging: { casting: { from: 'playable', cost: ({ cost }) => [...cost, ...returning('tapped')] } },
  /** today:702.194: an optional additional cost; the card's own text asks whether it was paid. */
  teamwork: { option: { cost: ({ n }) => [{ kind: 'tapPower', filter: OWN_UNTAPPED, n }] } },
}

/** The rules of each keyword that has some. */
export const KEYWORDS: { readonly [N in KeywordName]?: KeywordRules<N> } = RULES
