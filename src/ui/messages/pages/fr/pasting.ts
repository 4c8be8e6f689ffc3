/** The dialogs of deck lists: pasting one, looking through one, and what can't be played. */
import type { DeckFormat } from '../../../../catalog/index.ts'
import { plural, signed } from '../../../locale/fr.ts'
import type { pasting as english } from '../en/pasting.ts'

const FORMATS: { readonly [F in DeckFormat]: string } = {
  mtgjson: 'deck MTGJSON',
  dek: 'fichier de deck Magic Online',
  cockatrice: 'deck Cockatrice',
  forge: 'deck Forge',
  xmage: 'deck XMage',
  moxfield: 'liste Moxfield',
  arena: 'liste Arena',
  mtgo: 'liste Magic Online',
  plain: 'liste simple',
}

/** The same at the start of a sentence. */
const REWRITTEN: { readonly [F in DeckFormat]: string } = {
  mtgjson: 'Deck MTGJSON affiché',
  dek: 'Fichier de deck Magic Online affiché',
  cockatrice: 'Deck Cockatrice affiché',
  forge: 'Deck Forge affiché',
  xmage: 'Deck XMage affiché',
  moxfield: 'Liste Moxfield affichée',
  arena: 'Liste Arena affichée',
  mtgo: 'Liste Magic Online affichée',
  plain: 'Liste affichée',
}

export const pasting: typeof english = {
  'deckRemark.comment': 'commentaire ignoré',
  'deckRemark.heading': 'titre ignoré',
  'deckRemark.about': 'note sur le deck, ignorée',
  'deckRemark.leftOut': (p) => `sous « ${p.section} », hors du deck : ligne ignorée`,
  'deckRemark.toDeck': (p) => `« ${p.section} » n’existe pas dans ces règles : ses cartes sont dans le deck`,
  'deckRemark.commander': 'lu comme le commandant d’un deck de 100 cartes',
  'deckRemark.afterGap': 'après la seule ligne vide : lu comme le sideboard',

  'paste.name': 'Nom',
  'paste.text': 'Liste de deck',
  'paste.textHow':
    'Une carte par ligne : un nombre et un nom. La ligne « Sideboard » commence le sideboard. Vous pouvez aussi coller les listes d’autres programmes, des fichiers et des liens de decks.',
  'paste.file': 'Choisir un fichier',
  'paste.fileOf': (p) => `${p.file} est chargé : ${FORMATS[p.format]}.`,
  'paste.rewritten': (p) => `${REWRITTEN[p.format]} comme liste simple.`,
  'paste.back': 'Rétablir la liste précédente',
  'paste.fileFailed': (p) => `${p.file} n’a pas pu être lu.`,
  'paste.badLink': 'Ce lien ne contient pas de liste de deck : il a été coupé ou modifié.',
  'paste.save': 'Enregistrer le deck',
  'paste.saveFailed':
    'Ce navigateur ne permet pas d’enregistrer : vous pouvez jouer le deck jusqu’à la fermeture de la page.',
  'paste.cancel': 'Annuler',
  'paste.remove': 'Supprimer le deck',
  'paste.build': 'Ouvrir dans l’éditeur',
  'paste.empty': 'Vide pour l’instant.',
  'paste.none': 'Aucune de ses cartes n’a été trouvée. Vous pouvez l’enregistrer quand même.',
  'paste.fine': 'Toutes les cartes sont comprises, et le deck est légal.',
  'paste.doubtful': (p) => `${plural(p.n, 'ligne')} à corriger`,
  'paste.remarks': (p) => plural(p.n, 'remarque'),
  'paste.fetching': (p) => `Obtention des cartes : ${Math.round(p.share * 100)} %`,
  'paste.fetched': (p) => {
    const added = `${plural(p.added, 'carte ajoutée', 'cartes ajoutées')}.`
    return p.missing === 0 ? added : `${added} ${plural(p.missing, 'nom introuvable', 'noms introuvables')}.`
  },
  'paste.stop': 'Arrêter',

  'list.main': (p) => `Deck · ${p.n}`,
  'list.side': (p) => `Sideboard · ${p.n}`,
  'list.moreProblems': (p) => `et ${plural(p.n, 'autre problème', 'autres problèmes')}`,
  'list.more': (p) => `et ${plural(p.n, 'autre ligne', 'autres lignes')}`,
  'list.understood': 'comprise',
  'list.unknown': 'introuvable',
  'list.notUnderstood': 'pas comprise',
  'list.phrase': (p) => `pas comprise à partir de « ${p.phrase} »`,
  'list.phraseOf': (p) => `${p.face} : pas comprise à partir de « ${p.phrase} »`,

  'incomplete.title': (p) => `${p.name} ne peut pas encore être joué`,
  'incomplete.unread': (p) => `« ${p.text} » : cette ligne n’a pas pu être lue`,
  'incomplete.why': (p) => `${p.name} : ${p.why}`,
  'incomplete.without': 'Jouer sans ces cartes',
  'incomplete.withoutHow': (p) =>
    `Il reste ${plural(p.n, 'carte')}, et ${p.side} dans le sideboard. Pour cette partie, les règles sur la taille du deck et du sideboard ne s’appliquent pas.`,
  'incomplete.withoutNot': (p) => `Sans ces cartes, il ne peut pas être joué non plus. ${p.why}`,
  'paste.link': 'Lien vers la page du deck (facultatif)',
  'paste.linkOpen': 'Ouvrir la page du deck',
  'paste.linkHow':
    'Les autres sites ne peuvent pas être lus d’ici. Pour mettre le deck à jour, copiez sa liste là-bas et collez-la sur celle-ci.',
  'paste.linkKept':
    'Lien gardé. Les autres sites ne peuvent pas être lus d’ici : copiez la liste là-bas, puis collez-la.',
  'paste.changes': 'Changements',
  'paste.change': (p) => `${p.by > 0 ? '+' : ''}${signed(p.by)} ${p.name}${p.side ? ' (sideboard)' : ''}`,
  'incomplete.other': 'Ou choisissez un autre deck ci-dessous.',
}
