/** The page on which a card is written. */
import { plural, series } from '../../../locale/en.ts'

interface Place {
  /** From 1. */
  readonly line: number
  readonly phrase: string
}

export const writer = {
  'write.name': 'Name',
  'write.cost': 'Cost',
  'write.costHow': '2U, or {2}{U}',
  'write.size': 'Power and toughness, or loyalty',
  'write.typeLine': 'Type line',
  'write.text': 'Text, underlined as the game reads it',
  'write.edition': 'Rulebook',
  'write.legend.keyword': 'keyword',
  'write.legend.when': 'when, or its cost',
  'write.legend.do': 'what happens',
  'write.legend.target': 'target',
  'write.legend.unread': 'not understood',

  'write.reading': 'Reading',
  'write.understood': 'The game understands the whole card.',
  'write.tooSlow': 'This text takes too long to read. Shorter sentences help.',
  'write.failed': 'The card could not be read. Any change tries again.',
  'write.unnamed': 'Unnamed card',
  'write.problem.unknown': (p: Place) => `Line ${p.line}: not understood from “${p.phrase}”.`,
  'write.problem.ambiguous': (p: Place) => `Line ${p.line} has more than one meaning.`,
  'write.problem.pronoun': (p: Place) => `Line ${p.line}: “${p.phrase}” is ambiguous.`,
  'write.problem.dangling': (p: Place) => `Line ${p.line}: “${p.phrase}” refers to nothing.`,
  'write.problem.inexact': (p: Place) => `Line ${p.line} is understood, but cards word “${p.phrase}” differently.`,
  'write.problem.typeLine': (p: Place) => `“${p.phrase}” in the type line is not a type.`,
  'write.problem.cost': (p: Place) => `“${p.phrase}” is not a mana cost.`,
  'write.problem.tooLong': 'The text is too long: cards have at most a few hundred words.',
  'write.upTo': (p: { words: string }) => `Understood up to: “${p.words}”`,
  'write.expected': (p: { words: readonly string[] }) => `Expected here: ${series(p.words)} …`,
  'write.phrases': 'Phrases that fit here',
  'write.leaveOut': 'Remove this line',

  'write.reads': 'What the game understood',
  'write.count': (p: { n: number; of: number }) => `${p.n} of ${plural(p.of, 'line')}`,
  'write.nothing': 'No abilities yet.',
  'write.honest':
    'Each line says what the game will do, in its own words. If that is not what you meant, change the text until it is.',
  'write.motif': 'Generated art',
  'write.small': 'On the table',

  'write.save': 'Save card',
  'write.saved': (p: { name: string }) => `Saved ${p.name}.`,
  'write.saveFailed': 'This browser doesn’t allow saving the card.',
  'write.needsName': 'Give the card a name to save it.',
  'write.new': 'New card',
  'write.try': 'Try it on a table',
  'write.tryWhy': 'You can try a card once the game understands it.',
  'write.link': 'Copy link',
  'write.linkCopied': 'Link copied.',
  'write.linkFailed': 'Copy the link from this page’s address.',
  'write.own': 'Cards you wrote',
  'write.ownNone': 'None yet.',
  'write.open': (p: { name: string }) => `Open ${p.name}`,
  'write.remove': (p: { name: string }) => `Delete ${p.name}`,
  'write.export': 'Save all as a file',
  'write.import': 'Read a file',
  'write.imported': (p: { n: number }) => `${plural(p.n, 'card')} read.`,
  'write.import.large': 'This file is too large.',
  'write.import.foreign': 'This file has no cards.',
  'write.import.storage': 'This browser doesn’t allow saving the cards.',
}
