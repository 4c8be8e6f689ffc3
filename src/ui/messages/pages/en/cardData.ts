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
  'cardFile.notJson': 'The file is not a card database in JSON, or part of it is damaged.',
  'cardFile.truncated': 'The file ends in the middle: the download was probably cut off. Download it again.',
  'cardFile.packed':
    'The file is an archive that a browser can’t open. Unpack it first, or choose the .json or .gz file.',
  'cardFile.brokenGzip': 'The packed file is damaged or ends in the middle. Download it again.',
  'cardFile.tooLarge': (p) => `The file unpacks to more than ${p.gigabytes} GB, more than any card database has.`,
  'cardFile.tooMany': (p) => `The file has more than ${p.most} cards, more than any card database has.`,
  'cardFile.unreadable': 'The browser can no longer read the file: it was moved or changed.',
  'cards.noSpace': 'The browser has no storage left for this site.',
  'cards.noDatabase': 'This browser doesn’t allow the site to store anything; private windows often don’t.',
  'cards.busy': 'Another import is running. Wait for it, or cancel it first.',
  'cards.failed': 'Something went wrong in Cantrip. Reload the page and try again.',
  'cardApi.offline': 'Can’t reach the card service: you may be offline. A card file works offline.',
  'cardApi.slow': (p) => `The card service did not answer within ${plural(p.seconds, 'second')}. Try again later.`,
  'cardApi.refused': (p) => `The card service refused with error ${p.status}. Try again later, or use a card file.`,
  'cardApi.busy': 'The card service is getting too many requests. Try again in a few minutes.',
  'cardApi.notAnAnswer': 'The reply is not card data: this network may need you to sign in first.',
}

const DOING: Readonly<Record<JobKind, string>> = {
  file: 'Reading the file',
  network: 'Asking the card service',
  compile: 'Updating the known cards for the new version',
}

export const cardData = {
  ...troubles,
  'cardData.intro':
    'Cantrip has its own cards. Add others by name or from a card file: the game plays them from their text. They stay in this browser and work offline.',

  'cardData.known': 'Known cards',
  'cardData.source': 'Source',
  'cardData.source.builtIn': 'Built in',
  'cardData.source.own': 'Your own',
  'cardData.source.imported': 'Imported',
  'cardData.cards': 'Cards',
  'cardData.understood': 'Playable',
  'cardData.notYet': 'Not understood yet',
  'cardData.remove': 'Delete imported cards',
  'cardData.removeAsk': 'This deletes all imported cards. Decks keep their lists.',
  'cardData.removeYes': 'Delete them',
  'cardData.removeNo': 'Keep them',
  'cardData.notRemoved': 'The browser didn’t allow deleting them.',

  'cardData.file': 'From a card file',
  'cardData.fileHow': 'Drop a file here: JSON, plain or gzip. Nothing leaves this computer.',
  'cardData.fileChoose': 'Choose a file',
  'cardData.fileWhere': 'Get a file from',
  'cardData.fileScryfall': 'Scryfall bulk data',
  'cardData.fileMtgjson': 'MTGJSON downloads',
  'cardData.fileWhich': 'Oracle Cards or AtomicCards has every card; a single set also works.',

  'cardData.names': 'By name',
  'cardData.namesHow': 'Pressing the button sends these names, and nothing else, to Scryfall’s public card service.',
  'cardData.namesLabel': 'Names or a deck list, one a line',
  'cardData.namesGet': (p: { n: number }) => (p.n === 0 ? 'Get the cards' : `Get ${plural(p.n, 'card')}`),
  'cardData.namesKnown': 'You already have all of these.',
  'cardData.deckGet': (p: { name: string; n: number }) => `${p.name}: get ${plural(p.n, 'missing card')}`,

  'cardData.doing': (p: { kind: JobKind }) => DOING[p.kind],
  'cardData.soFar': (p: { added: number; understood: number }) =>
    `${plural(p.added, 'card')} so far, ${p.understood} playable`,
  'cardData.waits': (p: { seconds: number }) =>
    `The card service asks us to wait ${plural(p.seconds, 'second')}. The import then continues.`,
  'cardData.cancel': 'Cancel',

  'cardData.result': 'Import finished',
  'cardData.resultFile': (p: { file: string }) => `Imported ${p.file}`,
  'cardData.added': (p: { added: number; understood: number }) =>
    p.added === 0 ? 'No cards added.' : `${plural(p.added, 'card')} added, ${p.understood} playable.`,
  'cardData.cancelled': 'Cancelled. Cards added so far stay.',
  'cardData.keptSoFar': 'Cards added so far stay.',
  'cardData.missing': (p: { n: number }) =>
    `The card service has no card with ${p.n === 1 ? 'this name' : 'these names'}:`,
  'cardData.skipped.notForDecks': (p: { n: number }) =>
    `${plural(p.n, 'entry', 'entries')} skipped: tokens, emblems and the like`,
  'cardData.skipped.otherLanguage': (p: { n: number }) =>
    `${plural(p.n, 'entry', 'entries')} skipped: printed in another language`,
  'cardData.skipped.again': (p: { n: number }) =>
    `${plural(p.n, 'entry', 'entries')} skipped: other printings of the same cards`,
  'cardData.wrong': (p: { n: number }) => `${plural(p.n, 'entry', 'entries')} could not be read:`,
  'cardData.entry': (p: { entry: number; name: string; problem: string }) =>
    p.name === '' ? `Entry ${p.entry}: ${p.problem}` : `Entry ${p.entry}, “${p.name}”: ${p.problem}`,
  'cardData.more': (p: { n: number }) => `and ${p.n} more`,

  'cardData.images': 'Card pictures',
  'cardData.imagesSwitch': 'Show pictures of imported cards next to their text',
  'cardData.imagesHow':
    'Zooming a card loads its picture from Scryfall, which then sees which card it is. Cards show their text either way.',
  'cardData.imageOf': (p: { name: string }) => `${p.name} as printed`,
  'cardData.imageBy': (p: { artist: string | null }) =>
    p.artist === null ? 'Picture from Scryfall.' : `Illustrated by ${p.artist}. Picture from Scryfall.`,
  'cardData.imageFailed': 'The picture could not be loaded.',
}
