/**
 * What the lower floors report: why a machine player did something, and what is wrong with boards, card files and deck
 * lists. Those floors list the keys; a key without its sentence is a type error.
 */
import type { Reasons } from '../../../ai/index.ts'
import type { BoardCardProblems } from '../../../catalog/compiling/index.ts'
import type { CardFileProblems, DeckTextProblems } from '../../../catalog/index.ts'
import type { BoardProblems } from '../../../engine/index.ts'
import type { Bare } from '../../../rulebook/index.ts'
import { decimal, either, times, whom } from '../../locale/en.ts'

/** Every key that a lower floor reports, with its params. */
export type Tellable = Reasons & BoardProblems & BoardCardProblems & CardFileProblems & DeckTextProblems

type Sentences = { readonly [K in keyof Tellable]: Tellable[K] extends Bare ? string : (params: Tellable[K]) => string }

/** What a card in exile, or outside the game, may be: in `It can’t be …`. */
const KEPT_AS = {
  foretold: 'foretold',
  plotted: 'plotted',
  adventure: 'on an adventure',
  castable: 'castable',
  companion: 'a companion',
}

const called = ({ name }: { readonly name: string | null }): string => name ?? 'this'

export const told: Sentences = {
  'reason.pass': 'No play is worth making now.',
  'reason.wait': 'Waiting is better than any play now.',
  'reason.land': (p) => (p.name === null ? 'A land every turn.' : `A land every turn: ${p.name}.`),
  'reason.cast': (p) => (p.name === null ? 'The best use of the mana.' : `${p.name} is the best use of the mana.`),
  'reason.castAt': (p) =>
    p.name === null ? 'The answer to what matters most.' : `${p.name} answers what matters most.`,
  'reason.counter': (p) => (p.name === null ? 'It stops that spell.' : `${p.name} stops that spell.`),
  'reason.trick': (p) => (p.name === null ? 'It turns the fight.' : `${p.name} turns the fight.`),
  'reason.activate': (p) => `The ability of ${called(p)} is worth its cost.`,
  'reason.faceUp': (p) => `Turning ${called(p)} face up pays off now.`,
  'reason.payOff': (p) => `Paying off ${called(p)} is worth it.`,
  'reason.lethal': 'This attack should be enough to win.',
  'reason.attack': 'The opponent has no good blocks against this attack.',
  'reason.trade': 'Any trade in this attack costs the opponent more.',
  'reason.attackOut': (p) => `This attack should be enough to put ${whom(p.whom)} out of the game.`,
  'reason.attackThreat': (p) => `The attack goes at ${whom(p.whom)}: the next attack from that side could be lethal.`,
  'reason.attackLeader': (p) => `The attack goes at ${whom(p.whom)}: nobody else is so far ahead.`,
  'reason.attackGain': (p) => `The attack goes at ${whom(p.whom)}: on nobody else does it gain as much.`,
  'reason.attackBest': (p) => `Simulated ahead, no attack came out better than the one at ${whom(p.whom)}.`,
  'reason.stayHome': 'Attackers would be missing on defence next turn.',
  'reason.hold': 'Every attack would lose more than it gains.',
  'reason.mustBlock': 'Without these blocks the damage would be lethal.',
  'reason.block': 'These blocks win the exchange.',
  'reason.saveLife': (p) => `Blocking prevents ${p.n} damage.`,
  'reason.noBlock': 'Blocking would cost more than the damage.',
  'reason.target': 'The best target.',
  'reason.keep': 'A hand with lands and spells to cast.',
  'reason.mulligan': 'A hand with too few or too many lands.',
  'reason.pay': 'The payment that keeps the most useful mana.',
  'reason.stopPaying': 'Paying would cost too much.',
  'reason.best': 'The best choice on offer.',
  'reason.least': 'The least useful first.',
  'reason.yes': 'It helps.',
  'reason.no': 'It would not help.',
  'reason.first': 'Going first is an advantage.',
  'reason.plain': 'The obvious choice.',
  'reason.wins': 'This wins the game this turn: nothing on the table can stop it.',
  'reason.survives': 'What seemed best would lose the game; this survives anything on the table.',
  'reason.search': (p) =>
    `Simulated ahead, this came out best, by ${decimal(p.gain, 1)} points (a plain 2/2 creature is worth about five).`,
  'reason.searchLoses': (p) =>
    `Simulated ${times(p.of)}: the obvious play lost ${times(p.plain)}, this one ${times(p.this)}.`,
  'reason.searchWins': (p) =>
    `Simulated ${times(p.of)}: this play won ${times(p.this)}, the obvious one ${times(p.plain)}.`,
  'reason.defends': 'No other answer makes the puzzle harder.',
  'reason.forced': 'There was no other choice.',

  // Shown after the place in the file.
  'board.missing': 'this is missing',
  'board.unknownField': 'a board has no such field',
  'board.notOneOf': (p) => `this must be ${either(p.options)}`,
  'board.notWhole': 'this must be a whole number',
  'board.tooFew': (p) => `there must be at least ${p.least} of them`,
  'board.tooMany': (p) => `there can be at most ${p.most} of them`,
  'board.manyPermanents': (p) => `there can be at most ${p.most} permanents on all battlefields together`,
  'board.tooLong': (p) => `this can have at most ${p.most} characters`,
  'board.notText': 'this must be text',
  'board.notNumber': 'this must be a number',
  'board.notYesOrNo': 'this must be true or false',
  'board.notList': 'this must be a list',
  'board.notFields': 'this must be an object with fields',
  'board.notNameOrFields': 'this must be a name, or an object with a name',
  'board.malformed': 'this does not have the form of a board',
  'board.noSuchCard': (p) => `no card is named "${p.name}", or its text is not understood`,
  'board.priceSymbols': 'write the price as symbols, like {2} or {1}{R}',
  'board.priceOf': (p: { name: string }) => `only what is castable has a price: ${p.name}`,
  'board.poolSymbols': 'write floating mana as symbols, like {R}{R}{C}',
  'board.noSuchLabel': (p) => `nothing is labelled "${p.label}"`,
  'board.tooSmall': (p) => `this must be at least ${p.least}`,
  'board.tooLarge': (p) => `this must be at most ${p.most}`,
  'board.noSuchSeat': (p) => `there is no such seat: the players have seats 0 to ${p.n - 1}`,
  'board.notInEdition': (p) => `the rules of ${p.edition} have no cards like "${p.name}"`,
  'board.notPermanent': (p) => `"${p.name}" is not a permanent, so it can’t be on the battlefield`,
  'board.noSuchFormat':
    'teams need one size, each player in one of them, an emperor sits between two generals, and ranges are given for all',
  'board.cantAttackNow': 'only the active player’s creatures can attack, from the declare attackers step on',
  'board.labelTwice': (p) => `"${p.label}" already labels something else`,
  'board.attachedToItself': 'nothing can be attached to itself',
  'board.noSuchSide': (p) => `${p.name} has no such side`,
  'board.cantPair': 'only two creatures of one player can be paired, and each with one',
  'board.ringBearers': 'a player has one Ring-bearer at most',
  'board.notSo': (p) => `${p.name} can’t be ${KEPT_AS[p.as]}`,
  'board.noSuchRoom': (p) => `${p.name} has no room called “${p.room}”`,
  'boardCards.notList': 'this must be a list of cards',
  'boardCards.tooMany': (p) => `a board can bring at most ${p.most} cards of its own`,
  'boardCards.notUnderstood': (p) =>
    p.phrase === null ? `${p.name} is not understood` : `${p.name} is not understood at “${p.phrase}”`,

  'record.notACard': 'a card is an object with "name", "type_line" and "oracle_text"',
  'record.missing': (p) => `"${p.field}" is missing or is not a text`,
  'record.notText': (p) => `"${p.field}" is not a text`,
  'record.tooLong': (p) => `"${p.field}" is longer than ${p.most} characters`,
  'record.badName': 'the name has characters that can’t be shown',
  'cardFile.notJson': 'this is not JSON',

  // Shown after the line number.
  'deckText.notAnEntry': 'expected a number and a card name, as in “4 Forest”',
  'deckText.notANumber': 'expected how many cards there are, as a whole number',
  'deckText.noName': 'the name of the card is missing',
  'deckText.brokenXml': 'the file is cut off or damaged here; the rest was skipped',
  'deckText.brokenJson': 'incomplete JSON: the file is cut off or damaged',
  'deckText.otherFile': 'this is a web page or another program’s file, not a deck list',
  'deckText.none': 'an entry needs at least one card',
  'deckText.tooMany': (p) => `a deck can’t have more than ${p.most} copies of a card`,
  'deckText.longLine': (p) => `this line has more than ${p.most} characters`,
  'deckText.longText': (p) => `a deck list can’t have more than ${p.most} characters`,
  'deckText.manyLines': (p) => `the list is longer than ${p.most} lines; the rest was skipped`,
  'deckText.manyCards': (p) => `the list has more than ${p.most} cards; the rest was skipped`,
}
