/**
 * What the engine refuses, in sentences: about decks, which the first screen tells; the rest is in `../game`.
 */
import type { RefusalKey, Refusals } from '../../../engine/index.ts'
import type { Form } from '../../../language/index.ts'
import type { Bare } from '../../../rulebook/index.ts'

/** What a sentence may say: the params of its refusal, and the names of the objects among them. */
type Worded<P> = P &
  ('object' extends keyof P ? { readonly it: string } : unknown) &
  ('attacker' extends keyof P ? { readonly attackerName: string } : unknown) &
  ('source' extends keyof P ? { readonly sourceName: string } : unknown)

/** A sentence for each of the engine's refusals. */
export type RefusalSentences = {
  readonly [K in RefusalKey]: Refusals[K] extends Bare ? () => string : (p: Worded<Refusals[K]>) => string
}

export const refusals = {
  'refused.title': 'Not possible.',
  'refused.unknown': 'The rules do not allow that now.',
  'refused.short': 'Not possible',
  'refused.it': 'it',
}

type OfDecks = Extract<RefusalKey, `${'deck' | 'edition'}.${string}`> | 'format.noCommanders'

/** Forms of cards that an edition may lack, where they aren't plainly double-faced. */
const UNKNOWN_FORMS: Readonly<Partial<Record<Form, string>>> = {
  flip: 'flip',
  inset: 'adventurer',
  meld: 'meld',
  modal: 'modal double-faced',
  preparation: 'preparation',
  prototype: 'prototype',
  room: 'Room',
}

export const refusalSentences: Pick<RefusalSentences, OfDecks> = {
  'deck.tooSmall': (p) => `The deck has ${p.n} cards and needs at least ${p.least}.`,
  'deck.tooLarge': (p) => `The deck has ${p.n} cards and must have exactly ${p.most}.`,
  'deck.commanders': (p) => `The deck needs one commander and has ${p.n}.`,
  'format.noCommanders': () => 'Commander is played by the rules of 2011 or today’s.',
  'deck.notCommander': (p) => `${p.card} is no legendary creature and can’t be a commander.`,
  'deck.identity': (p) => `${p.card} has a colour outside the commander’s colour identity.`,
  'deck.otherType': (p) => `${p.card} is no ${p.type} card.`,
  'deck.tooMany': (p) =>
    `The deck has ${p.n} copies of ${p.card}; it may have at most ${p.most} of any card except basic lands.`,
  'deck.sideboard': (p) => `The sideboard has ${p.n} cards; it may have at most ${p.most}.`,
  'edition.cardType': (p) => `${p.card} can’t be in the deck: this edition has no card type “${p.type}”.`,
  'edition.parts': (p) =>
    `${p.card} can’t be in the deck: this edition has no ${UNKNOWN_FORMS[p.kind] ?? 'double-faced'} cards.`,
  'edition.spellType': (p) =>
    `${p.card} can’t be in the deck: in this edition no instant or sorcery is “${p.subtype}”.`,
  'edition.counter': (p) => `${p.card} can’t be in the deck: this edition has no rule for ${p.counter} counters.`,
  'edition.manaSymbol': (p) => `${p.card} can’t be in the deck: this edition has no mana symbol {${p.symbol}}.`,
  'deck.dungeon': (p) => `${p.card} is a dungeon: it lies with the sideboard, not in the deck.`,
  'edition.variant': (p) => `${p.card} is a ${p.type} card: it is for a variant of the game, not for decks.`,
}
