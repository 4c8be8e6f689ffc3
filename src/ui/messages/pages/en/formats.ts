/** Formats and house rules: the picker, the page of a format, what doesn’t fit, what a table has agreed on. */
import type { FormatDifference, StandingProblems } from '../../../../catalog/index.ts'
import type { EditionId, HouseField } from '../../../../rulebook/index.ts'
import { EDITION_WORDS } from '../../../locale/editions/en.ts'
import { agree, decimal, plural } from '../../../locale/en.ts'

type House = { readonly [F in HouseField as `house.${F}`]: (params: { readonly value: unknown }) => string }

const house: House = {
  'house.manaBurn': (p) => (p.value === true ? 'Unspent mana burns' : 'Unspent mana doesn’t burn'),
  'house.combatDamageUsesStack': (p) =>
    p.value === true ? 'Combat damage uses the stack' : 'Combat damage doesn’t use the stack',
  'house.blockersOrdered': (p) =>
    p.value === true ? 'The attacker orders the blockers' : 'Damage is divided freely among blockers',
  'house.legendRule': (p) =>
    p.value === 'oldestStays'
      ? 'Of legends with one name, the oldest stays'
      : p.value === 'allGo'
        ? 'Legends with one name all go to the graveyard'
        : 'Each player keeps one legend of a name',
  'house.mulligans': (p) =>
    p.value === 'oneByOne' ? 'Mulligans are taken one player after the other' : 'Mulligans are taken together',
  'house.mulliganCosts': (p) =>
    p.value === 'oneFewer'
      ? 'A mulligan draws one card fewer'
      : 'A mulligan draws a whole hand, and a card goes to the bottom for each',
  'house.exileIsOutside': (p) =>
    p.value === true ? 'Wishes reach cards removed from the game' : 'Wishes don’t reach exiled cards',
  'house.deckSize': (p) => `A deck has at least ${String(p.value)} cards`,
}

type Standing = { readonly [K in keyof StandingProblems]: (params: StandingProblems[K]) => string }

const standing: Standing = {
  'standing.banned': (p) => `${p.card} is banned`,
  'standing.restricted': (p) => `${p.card} is restricted: one is allowed, main deck and sideboard together, not ${p.n}`,
  'standing.noSet': (p) => `${p.card} is in none of the format’s sets`,
  'standing.unknown': (p) => `No sets are known for ${p.card}`,
  'standing.led': (p) => (p.deck === 'commander' ? 'The format needs a commander' : 'The format has no commanders'),
}

type Differs = { readonly [D in FormatDifference as `differs.${D}`]: string }

const differs: Differs = {
  'differs.wordings':
    'Its players use today’s rules. The nearest book here is the one of 2011, with the house rules above.',
  'differs.commanders':
    'Today a commander can also go to the command zone from a library or a hand. Here it can from a graveyard or exile.',
  'differs.reprints': 'Its players agree on reprints, pictures and frames. Here the name counts.',
  'differs.ante': 'Cards for ante are banned: nobody plays for ante.',
}

export const formats = {
  ...house,
  ...standing,
  ...differs,
  'formats.title': 'Which cards may be played?',
  'formats.what':
    'A format is a pool of cards at a date, with its list of banned and restricted cards. It also sets the rules.',
  'formats.free': 'Free cards',
  'formats.freeNote': 'any deck against any deck',
  'formats.freeCards': 'all you have',
  'formats.nothing': 'nothing',
  'formats.dated': 'As it was played at a date',
  'formats.community': 'Kept alive by players',
  'formats.nearest': (p: { edition: EditionId }) => `nearest rules here: those of ${p.edition}`,
  'formats.commanders': '100 cards, one of each, 40 life',
  'formats.burn': 'mana burn',
  'formats.burnAndStack': 'mana burn, damage on the stack',
  'formats.name': 'Format',
  'formats.rules': 'Rules',
  'formats.sets': 'Sets',
  'formats.span': (p: { from: string; to: string }) => `Sets from ${p.from} to ${p.to}`,
  'formats.cards': 'Cards',
  'formats.cardsOf': (p: { n: number }) => `${decimal(p.n, 0)} ${agree(p.n, 'card', 'cards')}`,
  'formats.forbidden': 'Not allowed',
  'formats.listed': (p: { banned: number; restricted: number }) =>
    p.banned + p.restricted === 0
      ? 'none'
      : p.restricted === 0
        ? `${p.banned} banned`
        : `${p.banned} banned, ${p.restricted} restricted`,
  'formats.fitting': 'Your decks that fit',
  'formats.fit': (p: { fit: number; of: number }) => `${p.fit} of ${p.of}`,
  'formats.foot':
    'Bars: from the first set to the last one. Lines: the two books of rules. Only cards that you have imported have sets.',
  'formats.back': 'Back',
  'formats.takeFree': 'Play free cards',
  'formats.take': (p: { format: string }) => `Play ${p.format}`,
  'formats.about': 'About this format',
  'formats.byBook': (p: { edition: EditionId }) => `Played by the rules of ${p.edition} as they are.`,
  'formats.houseTitle': (p: { edition: EditionId }) => `Rules of ${p.edition}, except`,
  'formats.differsTitle': 'Where its players play otherwise',
  'formats.banned': (p: { n: number }) => `Banned: ${p.n}`,
  'formats.restricted': (p: { n: number }) => `Restricted to one: ${p.n}`,
  'formats.setsTitle': (p: { n: number }) => `Sets: ${p.n}`,
  'formats.source': (p: { source: string }) => `Lists from: ${p.source}`,
  'formats.unfitTitle': (p: { deck: string; format: string }) => `${p.deck} doesn’t fit ${p.format}`,
  'formats.unfitMore': (p: { n: number }) => `and ${plural(p.n, 'more card')}`,
  'formats.asFree': 'Play as free cards',
  'formats.build': 'Open in the builder',
  'formats.other': 'Other format',
  'formats.fits': (p: { format: string }) => `Every card may be played in ${p.format}.`,
  'formats.takeOut': 'Take out',
  'formats.keepOne': 'Keep one',
  'formats.settleAll': (p: { n: number }) => `Settle all ${p.n}`,
  'formats.settle': (p: { n: number; format: string }) => `${p.n} to settle for ${p.format}`,
  'formats.option': 'Cards allowed',
  'house.title': 'House rules',
  'house.book': (p: { edition: EditionId }) => EDITION_WORDS[p.edition].asIn,
  'house.fixed': (p: { format: string }) => `Set by ${p.format}.`,
  'formats.close': 'Close',
}
