/** The page on which a card is written. */
import { either, plural } from '../../../locale/en.ts'

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
  'write.edition': 'Read by rulebook',
  'write.legend.keyword': 'keyword',
  'write.legend.when': 'when, or what it costs',
  'write.legend.do': 'what happens',
  'write.legend.target': 'target',
  'write.legend.unread': 'not read',

  'write.reading': 'Reading',
  'write.understood': 'The game understands the whole card.',
  'write.tooSlow': 'This text takes too long to read. Shorter sentences help.',
  'write.failed': 'The card could not be read. Any change tries again.',
  'write.unnamed': 'Unnamed card',
  'write.problem.unknown': (p: Place) => `Line ${p.line} is not read from “${p.phrase}” on.`,
  'write.problem.ambiguous': (p: Place) => `Line ${p.line} has more than one meaning.`,
  'write.problem.pronoun': (p: Place) => `Line ${p.line}: what is meant is not clear in “${p.phrase}”.`,
  'write.problem.dangling': (p: Place) => `Line ${p.line}: there is nothing that “${p.phrase}” can point at.`,
  'write.problem.inexact': (p: Place) => `Line ${p.line} is read, but cards write “${p.phrase}” differently.`,
  'write.problem.typeLine': (p: Place) => `“${p.phrase}” is not a type, in the type line.`,
  'write.problem.cost': (p: Place) => `“${p.phrase}” is not a mana cost.`,
  'write.problem.tooLong': 'The text is too long to be read: no card has more than a few hundred words.',
  'write.upTo': (p: { words: string }) => `Understood up to: “${p.words}”`,
  'write.expected': (p: { words: readonly string[] }) => `There could stand: ${either(p.words)}, and others.`,
  'write.phrases': 'Phrases the game reads at this place',
  'write.leaveOut': 'Leave this line out',

  'write.reads': 'What the game understood',
  'write.count': (p: { n: number; of: number }) => `${p.n} of ${plural(p.of, 'line')}`,
  'write.nothing': 'No abilities yet.',
  'write.honest':
    'Each line says what the game will do, in its own words. If that is not what you meant, change the text until it is.',
  'write.motif': 'Motif drawn from the name',
  'write.small': 'On the table',

  'write.save': 'Save card',
  'write.saved': (p: { name: string }) => `${p.name} is among your cards.`,
  'write.saveFailed': 'This browser does not let the card be kept.',
  'write.needsName': 'It needs a name to be saved.',
  'write.new': 'New card',
  'write.try': 'Try it on a table',
  'write.tryWhy': 'Only a card that is understood can be tried.',
  'write.link': 'Copy link',
  'write.linkCopied': 'The link is copied.',
  'write.linkFailed': 'The link is in the address of this page.',
  'write.own': 'Cards you wrote',
  'write.ownNone': 'None yet.',
  'write.open': (p: { name: string }) => `Open ${p.name}`,
  'write.remove': (p: { name: string }) => `Throw ${p.name} away`,
  'write.export': 'Save all as a file',
  'write.import': 'Read a file',
  'write.imported': (p: { n: number }) => `${plural(p.n, 'card')} read.`,
  'write.import.large': 'This file is too large to hold cards that somebody wrote.',
  'write.import.foreign': 'This file holds no cards.',
  'write.import.storage': 'This browser does not let the cards be kept.',
}
