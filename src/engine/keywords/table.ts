/** The rules of keywords that answer questions asked of all of them (502 of 2004, 702 of 2011). */
import type { KeywordName, RuledKeyword } from '../../language/index.ts'
import { conspire } from './conspire.ts'
import { convoke } from './convoke.ts'
import { defender } from './defender.ts'
import { delve } from './delve.ts'
import { enchant } from './enchant.ts'
import { epic } from './epic.ts'
import { fear } from './fear.ts'
import { flying } from './flying.ts'
import { hexproof } from './hexproof.ts'
import { horsemanship } from './horsemanship.ts'
import { intimidate } from './intimidate.ts'
import { landwalk } from './landwalk.ts'
import { offering } from './offering.ts'
import { protection } from './protection.ts'
import { prowl } from './prowl.ts'
import { rebound } from './rebound.ts'
import { retrace } from './retrace.ts'
import type { KeywordRules } from './rules.ts'
import { shadow } from './shadow.ts'
import { shroud } from './shroud.ts'

const RULES: { readonly [N in RuledKeyword]: KeywordRules<N> } = {
  /** 502.16a: an optional additional cost, for which the card goes to its owner's hand as the spell resolves. */
  buyback: { option: { cost: ({ cost }) => cost, resolvesTo: 'hand' } },
  conspire,
  convoke,
  cumulativeUpkeep: { tellsPaid: true },
  /** 502.18a: an activated ability of a card in hand; "when you cycle" looks at its activation. */
  cycling: { activating: 'cycled' },
  defender,
  delve,
  /** 2011:702.50: a draw may be replaced by milling that many and returning the card from the graveyard. */
  dredge: { millsToReturn: ({ n }) => n },
  echo: { tellsPaid: true },
  enchant,
  /** 502.32a: an optional additional cost, for which all modes are chosen. */
  entwine: { option: { cost: ({ cost }) => cost, allModes: true } },
  epic,
  /** 2011:702.72: an alternative cost; the trigger asks whether it was paid. */
  evoke: { casting: { from: 'playable', cost: ({ cost }) => cost } },
  fear,
  /** 502.22a: from the graveyard, for its flashback cost; then it is exiled whenever it leaves the stack. */
  flashback: {
    casting: {
      from: 'graveyard',
      cost: ({ cost, ofHalf }) => (ofHalf === true ? 'manaCost' : cost),
      afterwards: 'exile',
    },
  },
  flying,
  hexproof,
  horsemanship,
  intimidate,
  /** 502.21a, 2011:702.31: an optional additional cost, once or any number of times. */
  kicker: { option: { cost: ({ cost }) => cost, repeats: ({ multi }) => multi === true } },
  landwalk,
  /** 502.24a: exiled as it is discarded, and then offered to its owner for its madness cost, at any time. */
  madness: { exilesDiscarded: true, casting: { from: 'offered', cost: ({ cost }) => cost, anytime: true } },
  /** 502.26a-b: face down for {3}, and turned up for its morph cost. */
  morph: {
    casting: { from: 'playable', cost: () => [{ kind: 'mana', mana: ['3'] }], faceDown: true },
    turnsUpFor: ({ cost }) => cost,
  },
  offering,
  protection,
  prowl,
  rebound,
  /** 2011:702.54: an additional cost that may be paid any number of times; the trigger counts how many. */
  replicate: { option: { cost: ({ cost }) => cost, repeats: () => true } },
  retrace,
  shadow,
  shroud,
  /** 2011:702.45: in the hand, it may be revealed as another spell is cast, which then has its instructions too. */
  splice: { splices: ({ onto, cost }) => ({ onto, cost }) },
  /** 2011:702.60: in place of casting it, its player may pay to exile it with time counters (play/settingAside.ts). */
  suspend: { setsAside: ({ cost, n }) => ({ cost, counter: 'time', n }) },
}

/** The rules of each keyword that has some. */
export const KEYWORDS: { readonly [N in KeywordName]?: KeywordRules<N> } = RULES
