/** The dialogs of deck lists: pasting one, looking through one, and what can't be played. */
import type { DeckFormat, DeckTextRemarks } from '../../../../catalog/index.ts'
import type { Bare } from '../../../../rulebook/index.ts'
import { agree, plural, signed } from '../../../locale/en.ts'

type Remarks = {
  readonly [K in keyof DeckTextRemarks]: DeckTextRemarks[K] extends Bare
    ? string
    : (params: DeckTextRemarks[K]) => string
}

const remarks: Remarks = {
  'deckRemark.comment': 'a comment, skipped',
  'deckRemark.heading': 'a heading, skipped',
  'deckRemark.about': 'about the deck, skipped',
  'deckRemark.leftOut': (p) => `under “${p.section}”, not part of the deck: skipped`,
  'deckRemark.toDeck': (p) => `“${p.section}” doesn’t exist in these rules: its cards are in the deck`,
  'deckRemark.commander': 'read as the commander of a deck of 100 cards',
  'deckRemark.afterGap': 'after the only empty line: read as the sideboard',
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
    'One card a line: a number and a name. “Sideboard” starts the sideboard. You can also paste lists from other programs, deck files and deck links.',
  'paste.link': 'Link to the deck’s page (optional)',
  'paste.linkOpen': 'Open the deck’s page',
  'paste.linkHow':
    'Other sites can’t be read from here. To update the deck, copy its list there and paste it over this one.',
  'paste.linkKept': 'Link kept. Other sites can’t be read from here: copy the list there and paste it here.',
  'paste.changes': 'Changes',
  'paste.change': (p: { by: number; name: string; side: boolean }) =>
    `${p.by > 0 ? '+' : ''}${signed(p.by)} ${p.name}${p.side ? ' (sideboard)' : ''}`,
  'paste.file': 'Choose a file',
  'paste.fileOf': (p: { file: string; format: DeckFormat }) => `Loaded ${p.file}: ${FORMATS[p.format]}.`,
  'paste.rewritten': (p: { format: DeckFormat }) => `${FORMATS[p.format]}, shown as a plain list.`,
  'paste.back': 'Restore the previous list',
  'paste.fileFailed': (p: { file: string }) => `${p.file} could not be read.`,
  'paste.badLink': 'This link has no deck list: it was cut off or changed.',
  'paste.save': 'Save deck',
  'paste.saveFailed': 'This browser doesn’t allow saving: you can play the deck until you close the page.',
  'paste.cancel': 'Cancel',
  'paste.remove': 'Remove the deck',
  'paste.build': 'Open in the builder',
  'paste.empty': 'Empty so far.',
  'paste.none': 'None of its cards were found. You can save it anyway.',
  'paste.fine': 'Every card is understood, and the deck is legal.',
  'paste.doubtful': (p: { n: number }) => `${plural(p.n, 'line')} ${agree(p.n, 'needs', 'need')} fixing`,
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
  'list.unknown': 'not found',
  'list.notUnderstood': 'not understood',
  'list.phrase': (p: { phrase: string }) => `not understood from “${p.phrase}”`,
  'list.phraseOf': (p: { face: string; phrase: string }) => `${p.face}: not understood from “${p.phrase}”`,

  'incomplete.title': (p: { name: string }) => `${p.name} can’t be played yet`,
  'incomplete.unread': (p: { text: string }) => `“${p.text}”: this line could not be read`,
  'incomplete.why': (p: { name: string; why: string }) => `${p.name}: ${p.why}`,
  'incomplete.without': 'Play without them',
  'incomplete.withoutHow': (p: { n: number; side: number }) =>
    `${plural(p.n, 'card')} ${agree(p.n, 'is', 'are')} left, ${p.side} in the sideboard. For this game the deck-size and sideboard rules are waived.`,
  'incomplete.withoutNot': (p: { why: string }) => `It can’t be played without them either. ${p.why}`,
  'incomplete.other': 'Or choose another deck below.',
}
