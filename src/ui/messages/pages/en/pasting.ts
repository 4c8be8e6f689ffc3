/** The dialogs of deck lists: pasting one, looking through one, and what can't be played. */
import type { DeckFormat, DeckTextRemarks } from '../../../../catalog/index.ts'
import type { Bare } from '../../../../rulebook/index.ts'
import { agree, plural } from '../../../locale/en.ts'

type Remarks = {
  readonly [K in keyof DeckTextRemarks]: DeckTextRemarks[K] extends Bare
    ? string
    : (params: DeckTextRemarks[K]) => string
}

const remarks: Remarks = {
  'deckRemark.comment': 'a comment, passed over',
  'deckRemark.heading': 'a heading, passed over',
  'deckRemark.about': 'about the deck, passed over',
  'deckRemark.leftOut': (p) => `under “${p.section}”, which is no part of the deck: left out`,
  'deckRemark.toDeck': (p) => `“${p.section}” has no meaning in these rulebooks: its cards are in the deck`,
  'deckRemark.afterGap': 'after the only empty line: taken for the sideboard',
}

const FORMATS: { readonly [F in DeckFormat]: string } = {
  mtgjson: 'MTGJSON deck',
  dek: 'Magic Online deck file',
  cockatrice: 'Cockatrice deck',
  forge: 'Forge deck',
  xmage: 'XMage deck',
  moxfield: 'Moxfield list',
  arena: 'Arena list',
  mtgo: 'Magic Online list',
  plain: 'plain list',
}

export const pasting = {
  ...remarks,
  'paste.name': 'Name',
  'paste.text': 'Deck list',
  'paste.textHow':
    'A number and a name in each line; “Sideboard” begins the sideboard. Lists of other programs, deck files and links to a deck are read as well.',
  'paste.file': 'Choose a file',
  'paste.fileOf': (p: { file: string; format: DeckFormat }) => `${p.file} is read: ${FORMATS[p.format]}.`,
  'paste.rewritten': (p: { format: DeckFormat }) => `${FORMATS[p.format]}: here as a plain list.`,
  'paste.back': 'Back to the list before',
  'paste.fileFailed': (p: { file: string }) => `${p.file} could not be read.`,
  'paste.badLink': 'This link holds no deck list: it was cut or changed on its way.',
  'paste.save': 'Keep the deck',
  'paste.saveFailed': 'This browser does not let the deck be kept: it can be played until the page is closed.',
  'paste.cancel': 'Cancel',
  'paste.remove': 'Remove the deck',
  'paste.build': 'Open in the builder',
  'paste.empty': 'Nothing is in it yet.',
  'paste.none': 'None of its cards is known here. It can be kept all the same.',
  'paste.fine': 'Every card is understood, and the deck is legal.',
  'paste.doubtful': (p: { n: number }) => `${plural(p.n, 'line')} ${agree(p.n, 'needs', 'need')} you`,
  'paste.remarks': (p: { n: number }) => plural(p.n, 'remark'),
  'paste.fetching': (p: { share: number }) => `Getting cards: ${Math.round(p.share * 100)} %`,
  'paste.fetched': (p: { added: number; missing: number }) =>
    `${plural(p.added, 'card')} added.${p.missing === 0 ? '' : ` ${plural(p.missing, 'name')} not found.`}`,
  'paste.stop': 'Stop',

  'list.main': (p: { n: number }) => `Deck · ${p.n}`,
  'list.side': (p: { n: number }) => `Sideboard · ${p.n}`,
  'list.moreProblems': (p: { n: number }) => `and ${plural(p.n, 'problem')} more`,
  'list.more': (p: { n: number }) => `and ${plural(p.n, 'line')} more`,
  'list.understood': 'understood',
  'list.unknown': 'no card of this name is known here',
  'list.notUnderstood': 'not understood',
  'list.phrase': (p: { phrase: string }) => `not understood from “${p.phrase}”`,
  'list.phraseOf': (p: { face: string; phrase: string }) => `${p.face}: not understood from “${p.phrase}”`,

  'incomplete.title': (p: { name: string }) => `${p.name} can’t be played as it is`,
  'incomplete.unread': (p: { text: string }) => `“${p.text}”: this line could not be read`,
  'incomplete.why': (p: { name: string; why: string }) => `${p.name}: ${p.why}`,
  'incomplete.without': 'Play without them',
  'incomplete.withoutHow': (p: { n: number; side: number }) =>
    `${plural(p.n, 'card')} ${agree(p.n, 'is', 'are')} left, ${p.side} in the sideboard. For this game it is waived that the deck is too small and that its sideboard is not full.`,
  'incomplete.withoutNot': (p: { why: string }) => `Without them it can’t be played either. ${p.why}`,
  'incomplete.other': 'Or choose another deck below.',
}
