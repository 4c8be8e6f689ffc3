/** What the built-in set is made of: one chunk, which loads with whatever plays with it. */
import type { CardRecord } from '../../oracle/index.ts'
import type { Deck, VariantDeckList } from '../decks.ts'
import avatars from '../variants/avatars.json' with { type: 'json' }
import besides from '../variants/decks.json' with { type: 'json' }
import planes from '../variants/planes.json' with { type: 'json' }
import schemes from '../variants/schemes.json' with { type: 'json' }
import artifact from './artifact.json' with { type: 'json' }
import black from './black.json' with { type: 'json' }
import blue from './blue.json' with { type: 'json' }
import casting from './casting.json' with { type: 'json' }
import commanderDeckList from './commander-decks.json' with { type: 'json' }
import commanders from './commanders.json' with { type: 'json' }
import deckList from './decks.json' with { type: 'json' }
import faces from './faces.json' with { type: 'json' }
import green from './green.json' with { type: 'json' }
import keywords from './keywords.json' with { type: 'json' }
import land from './land.json' with { type: 'json' }
import multicolor from './multicolor.json' with { type: 'json' }
import planeswalker from './planeswalker.json' with { type: 'json' }
import red from './red.json' with { type: 'json' }
import today from './today.json' with { type: 'json' }
import todayDeckList from './today-decks.json' with { type: 'json' }
import white from './white.json' with { type: 'json' }
import wholeGame from './whole-game.json' with { type: 'json' }

export const records: readonly CardRecord[] = [
  ...white,
  ...blue,
  ...black,
  ...red,
  ...green,
  ...multicolor,
  ...artifact,
  ...land,
  ...planeswalker,
  ...keywords,
  ...casting,
  ...wholeGame,
  ...faces,
  ...commanders,
  ...today,
]

/** The cards of the casual variants (2011:contents/9), which are in no deck. */
export const variants: readonly CardRecord[] = [...avatars, ...schemes, ...planes]

export const decks = deckList as readonly Deck[]

/** Each with a commander, for games with commanders (2011:contents/9). */
export const commanderDecks = commanderDeckList as readonly Deck[]

/** Of cards that no earlier book knows: three, and two that a commander leads. */
export const decksOfToday = todayDeckList as readonly Deck[]

/** Scheme decks and planar decks (2011:contents/9). */
export const variantDecks = besides as readonly VariantDeckList[]
