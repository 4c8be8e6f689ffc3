import type { Bare } from '../../../../rulebook/index.ts'
import type { CardTroubles, JobKind } from '../../../../store/cards/index.ts'
import { plural } from '../../../locale/en.ts'

type Sentences = {
  readonly [K in keyof CardTroubles]: CardTroubles[K] extends Bare ? string : (params: CardTroubles[K]) => string
}

/** Why a job with cards ended early. */
const troubles: Sentences = {
  'cardFile.empty': 'The file is empty.',
  'cardFile.html': 'The file is a web page, not card data: the download may have been refused. Download it again.',
  'cardFile.notJson': 'The file is not the JSON of a card database, or it stops being that on the way.',
  'cardFile.truncated': 'The file ends in the middle: the download was probably cut off. Download it again.',
  'cardFile.packed':
    'The file is an archive that a browser can’t open. Unpack it first, or take the .json or .gz file.',
  'cardFile.brokenGzip': 'The packed file is damaged or ends in the middle. Download it again.',
  'cardFile.tooLarge': (p) => `The file unpacks to more than ${p.gigabytes} GB, more than any card database has.`,
  'cardFile.tooMany': (p) => `The file has more than ${p.most} cards, more than any card database has.`,
  'cardFile.unreadable': 'The browser can’t read the file any more: it was moved, or it has changed meanwhile.',
  'cards.noSpace': 'The browser gives this site no more room.',
  'cards.noDatabase': 'This browser doesn’t let the site keep anything: private windows often don’t.',
  'cards.busy': 'Other cards are being read now. Wait for them, or cancel that first.',
  'cards.failed': 'Something went wrong in Cantrip itself. Load the page again and try once more.',
  'cardApi.offline': 'The card service can’t be reached: there may be no network. A card file works without one.',
  'cardApi.slow': (p) => `The card service did not answer within ${plural(p.seconds, 'second')}. Try again later.`,
  'cardApi.refused': (p) => `The card service refused with error ${p.status}. Try again later, or take a card file.`,
  'cardApi.busy': 'The card service is being asked too much and wants to be left alone. Try again in some minutes.',
  'cardApi.notAnAnswer': 'What came back is not card data: perhaps this network shows a page of its own first.',
}

const DOING: Readonly<Record<JobKind, string>> = {
  file: 'Reading the file',
  network: 'Asking the card service',
  compile: 'Reading the known cards with the new grammar',
}

export const cardData = {
  ...troubles,
  'cardData.intro':
    'Cantrip comes with cards of its own. Other cards run from their text: get them by name, or from a card file. They stay in this browser, and work without a network.',

  'cardData.known': 'Known cards',
  'cardData.source': 'Source',
  'cardData.source.builtIn': 'Built in',
  'cardData.source.own': 'Your own',
  'cardData.source.imported': 'Imported',
  'cardData.cards': 'Cards',
  'cardData.understood': 'Played by the rules',
  'cardData.notYet': 'Not understood yet',
  'cardData.remove': 'Remove the imported cards',
  'cardData.removeAsk': 'All imported cards go from this browser. Decks keep their lists.',
  'cardData.removeYes': 'Remove them',
  'cardData.removeNo': 'Keep them',
  'cardData.notRemoved': 'The browser did not let them be removed.',

  'cardData.file': 'From a card file',
  'cardData.fileHow': 'Drop a file here: JSON, plain or gzip. Nothing leaves this computer.',
  'cardData.fileChoose': 'Choose a file',
  'cardData.fileWhere': 'Such files are at',
  'cardData.fileScryfall': 'Scryfall bulk data',
  'cardData.fileMtgjson': 'MTGJSON downloads',
  'cardData.fileWhich': 'Oracle Cards or AtomicCards has everything; a single set does as well.',

  'cardData.names': 'By name',
  'cardData.namesHow':
    'The names go to Scryfall’s public card service when you press the button, and nothing else does.',
  'cardData.namesLabel': 'Names or a deck list, one a line',
  'cardData.namesGet': (p: { n: number }) => (p.n === 0 ? 'Get the cards' : `Get ${plural(p.n, 'card')}`),
  'cardData.namesKnown': 'All of them are known already.',
  'cardData.deckGet': (p: { name: string; n: number }) => `${p.name}: get ${plural(p.n, 'missing card')}`,

  'cardData.doing': (p: { kind: JobKind }) => DOING[p.kind],
  'cardData.soFar': (p: { added: number; understood: number }) =>
    `${plural(p.added, 'card')} so far, ${p.understood} played by the rules`,
  'cardData.waits': (p: { seconds: number }) =>
    `The card service asks to be left alone for ${plural(p.seconds, 'second')}. It goes on by itself then.`,
  'cardData.cancel': 'Cancel',

  'cardData.result': 'What came of it',
  'cardData.resultFile': (p: { file: string }) => `What came of ${p.file}`,
  'cardData.added': (p: { added: number; understood: number }) =>
    p.added === 0
      ? 'No card was added.'
      : `${plural(p.added, 'card was', 'cards were')} added; ${p.understood} of them can be played by the rules.`,
  'cardData.cancelled': 'It was cancelled. What had been added stays.',
  'cardData.keptSoFar': 'What had been added stays.',
  'cardData.missing': (p: { n: number }) =>
    `The card service has no card with ${p.n === 1 ? 'this name' : 'these names'}:`,
  'cardData.skipped.notForDecks': (p: { n: number }) =>
    `${plural(p.n, 'entry', 'entries')} passed over: tokens, emblems and the like`,
  'cardData.skipped.otherLanguage': (p: { n: number }) =>
    `${plural(p.n, 'entry', 'entries')} passed over: printed in another language`,
  'cardData.skipped.again': (p: { n: number }) =>
    `${plural(p.n, 'entry', 'entries')} passed over: other printings of the same cards`,
  'cardData.wrong': (p: { n: number }) => `${plural(p.n, 'entry', 'entries')} could not be read:`,
  'cardData.entry': (p: { entry: number; name: string; problem: string }) =>
    p.name === '' ? `Entry ${p.entry}: ${p.problem}` : `Entry ${p.entry}, “${p.name}”: ${p.problem}`,
  'cardData.more': (p: { n: number }) => `and ${p.n} more`,

  'cardData.images': 'Card pictures',
  'cardData.imagesSwitch': 'Show pictures of imported cards beside their text',
  'cardData.imagesHow':
    'A picture is loaded from Scryfall when you look at a card closely: that service then sees which card it is. Cards always show their text, with or without pictures.',
  'cardData.imageOf': (p: { name: string }) => `${p.name} as printed`,
  'cardData.imageBy': (p: { artist: string | null }) =>
    p.artist === null ? 'Picture from Scryfall.' : `Illustrated by ${p.artist}. Picture from Scryfall.`,
  'cardData.imageFailed': 'The picture could not be loaded.',
}
