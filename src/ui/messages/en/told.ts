/**
 * What the lower floors report: why a machine player did something, and what is wrong with boards, card files and deck
 * lists. Those floors list the keys; a key without its sentence is a type error.
 */
import type { Reasons } from '../../../ai/index.ts'
import type { BoardCardProblems } from '../../../catalog/compiling/index.ts'
import type { CardFileProblems, DeckTextProblems } from '../../../catalog/index.ts'
import type { BoardProblems } from '../../../engine/index.ts'
import type { Bare } from '../../../rulebook/index.ts'
import { decimal, either, times } from '../../locale/en.ts'

/** Every key that a lower floor reports, with its params. */
export type Tellable = Reasons & BoardProblems & BoardCardProblems & CardFileProblems & DeckTextProblems

type Sentences = { readonly [K in keyof Tellable]: Tellable[K] extends Bare ? string : (params: Tellable[K]) => string }

const called = ({ name }: { readonly name: string | null }): string => name ?? 'this'

export const told: Sentences = {
  'reason.pass': 'Nothing here is worth doing now.',
  'reason.wait': 'Waiting is better than anything that could be done now.',
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
  'reason.attack': 'These attackers can hardly be stopped at a profit.',
  'reason.trade': 'What this attack may lose costs the other side more.',
  'reason.stayHome': 'Whoever attacks would be missing when the other side strikes back.',
  'reason.hold': 'Every attack would lose more than it gains.',
  'reason.mustBlock': 'Without these blocks the damage would be deadly.',
  'reason.block': 'These blocks win the exchange.',
  'reason.saveLife': (p) => `Blocking keeps ${p.n} damage away.`,
  'reason.noBlock': 'Blocking would lose more than the damage costs.',
  'reason.target': 'The target that gains the most.',
  'reason.keep': 'A hand with lands and things to cast.',
  'reason.mulligan': 'A hand with too few or too many lands.',
  'reason.pay': 'The payment that keeps the most useful mana.',
  'reason.stopPaying': 'It can’t be paid without losing too much.',
  'reason.best': 'The best of what is offered.',
  'reason.least': 'The least useful goes first.',
  'reason.yes': 'It helps.',
  'reason.no': 'It would not help.',
  'reason.first': 'Whoever starts is a step ahead.',
  'reason.plain': 'The plain choice.',
  'reason.wins': 'This wins the game this turn: nothing on the table can prevent it.',
  'reason.survives': 'What seemed best would lose the game; with this, nothing on the table can.',
  'reason.search': (p) =>
    `Played out ahead, this ended best: by ${decimal(p.gain, 1)}, where a plain 2/2 creature counts about five.`,
  'reason.searchLoses': (p) =>
    `Played out ahead ${times(p.of)}, the plain way lost the game ${times(p.plain)}, this way ${times(p.this)}.`,
  'reason.searchWins': (p) =>
    `Played out ahead ${times(p.of)}, this way won the game ${times(p.this)}, the plain way ${times(p.plain)}.`,
  'reason.defends': 'No other answer makes the puzzle harder.',
  'reason.forced': 'Nothing else was possible.',

  // Shown after the place in the file.
  'board.missing': 'this is missing',
  'board.unknownField': 'a board has no such field here',
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
  'board.poolSymbols': 'write floating mana as symbols, like {R}{R}{C}',
  'board.noSuchLabel': (p) => `nothing is labelled "${p.label}"`,
  'board.tooSmall': (p) => `this must be at least ${p.least}`,
  'board.tooLarge': (p) => `this must be at most ${p.most}`,
  'board.noSuchSeat': (p) => `there is no such seat: the players have seats 0 to ${p.n - 1}`,
  'board.notInEdition': (p) => `the rules of ${p.edition} have no cards like "${p.name}"`,
  'board.notPermanent': (p) => `"${p.name}" is no permanent, so it can’t be on the battlefield`,
  'board.cantAttackNow': 'only the active player’s creatures attack, from the step in which attackers are declared',
  'board.labelTwice': (p) => `"${p.label}" already labels something else`,
  'board.attachedToItself': 'nothing can be attached to itself',
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
  'deckText.brokenXml': 'the file breaks off or is damaged here: the rest is not read',
  'deckText.brokenJson': 'this is not whole JSON: the file breaks off or is damaged',
  'deckText.otherFile': 'this is a web page or another program’s file, no deck list',
  'deckText.none': 'an entry needs at least one card',
  'deckText.tooMany': (p) => `no deck can hold more than ${p.most} of a card`,
  'deckText.longLine': (p) => `a line with more than ${p.most} characters is no entry`,
  'deckText.longText': (p) => `a text of more than ${p.most} characters is no deck list`,
  'deckText.manyLines': (p) => `a list ends after ${p.most} lines: the rest is not read`,
  'deckText.manyCards': (p) => `a list ends after ${p.most} cards: the rest is not read`,
}
