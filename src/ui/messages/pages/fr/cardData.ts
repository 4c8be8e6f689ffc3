import type { JobKind } from '../../../../store/cards/index.ts'
import { plural } from '../../../locale/fr.ts'
import type { cardData as english } from '../en/cardData.ts'

const DOING: Readonly<Record<JobKind, string>> = {
  file: 'Lecture du fichier',
  network: 'Demande au service de cartes',
  compile: 'Mise à jour des cartes connues pour la nouvelle version',
}

const skipped = (n: number): string => plural(n, 'entrée ignorée', 'entrées ignorées')

export const cardData: typeof english = {
  'cardFile.empty': 'Le fichier est vide.',
  'cardFile.html':
    'Le fichier est une page web, pas des données de cartes : le téléchargement a peut-être été refusé. Téléchargez-le de nouveau.',
  'cardFile.notJson': 'Le fichier n’est pas une base de cartes en JSON, ou il est abîmé.',
  'cardFile.truncated':
    'Le fichier s’arrête au milieu : le téléchargement a sans doute été coupé. Téléchargez-le de nouveau.',
  'cardFile.packed':
    'Le fichier est une archive qu’un navigateur ne peut pas ouvrir. Décompressez-la d’abord, ou choisissez le fichier .json ou .gz.',
  'cardFile.brokenGzip': 'Le fichier compressé est abîmé ou s’arrête au milieu. Téléchargez-le de nouveau.',
  'cardFile.tooLarge': (p) => `Le fichier décompressé dépasse ${p.gigabytes} Go, plus que toute base de cartes.`,
  'cardFile.tooMany': (p) => `Le fichier dépasse ${plural(p.most, 'carte')}, plus que toute base de cartes.`,
  'cardFile.unreadable': 'Le navigateur ne peut plus lire le fichier : il a été déplacé ou modifié.',
  'cards.noSpace': 'Le navigateur n’a plus de place pour ce site.',
  'cards.noDatabase':
    'Ce navigateur ne permet pas au site d’enregistrer quoi que ce soit ; c’est fréquent en navigation privée.',
  'cards.busy': 'Une autre importation est en cours. Attendez sa fin, ou annulez-la d’abord.',
  'cards.failed': 'Une erreur s’est produite dans Cantrip. Rechargez la page et réessayez.',
  'cardApi.offline':
    'Le service de cartes est injoignable : vous êtes peut-être hors ligne. Un fichier de cartes marche hors ligne.',
  'cardApi.slow': (p) =>
    `Le service de cartes n’a pas répondu en ${plural(p.seconds, 'seconde')}. Réessayez plus tard.`,
  'cardApi.refused': (p) =>
    `Le service de cartes a refusé avec l’erreur ${p.status}. Réessayez plus tard, ou utilisez un fichier de cartes.`,
  'cardApi.busy': 'Le service de cartes reçoit trop de demandes. Réessayez dans quelques minutes.',
  'cardApi.notAnAnswer':
    'La réponse n’est pas des données de cartes : ce réseau demande peut-être d’abord une connexion.',

  'cardData.intro':
    'Cantrip a ses propres cartes. Ajoutez-en d’autres par nom ou depuis un fichier : le jeu les joue d’après leur texte. Elles restent dans ce navigateur et marchent hors ligne.',

  'cardData.known': 'Cartes connues',
  'cardData.source': 'Origine',
  'cardData.source.builtIn': 'Fournies',
  'cardData.source.own': 'Les vôtres',
  'cardData.source.imported': 'Importées',
  'cardData.cards': 'Cartes',
  'cardData.understood': 'Jouables',
  'cardData.notYet': 'Pas encore comprises',
  'cardData.remove': 'Supprimer les cartes importées',
  'cardData.removeAsk': 'Toutes les cartes importées seront supprimées. Les decks gardent leurs listes.',
  'cardData.removeYes': 'Les supprimer',
  'cardData.removeNo': 'Les garder',
  'cardData.notRemoved': 'Le navigateur n’a pas permis de les supprimer.',

  'cardData.file': 'Depuis un fichier de cartes',
  'cardData.fileHow': 'Déposez ici un fichier JSON, simple ou gzip. Rien ne quitte cet ordinateur.',
  'cardData.fileChoose': 'Choisir un fichier',
  'cardData.fileWhere': 'Télécharger un fichier :',
  'cardData.fileScryfall': 'Données en bloc de Scryfall',
  'cardData.fileMtgjson': 'Téléchargements de MTGJSON',
  'cardData.fileWhich': 'Oracle Cards ou AtomicCards contient toutes les cartes ; une seule extension convient aussi.',

  'cardData.names': 'Par nom',
  'cardData.namesHow': 'Le bouton envoie ces noms, et rien d’autre, au service public de cartes de Scryfall.',
  'cardData.namesLabel': 'Noms ou liste de deck, un par ligne',
  'cardData.namesGet': (p) => (p.n === 0 ? 'Obtenir les cartes' : `Obtenir ${plural(p.n, 'carte')}`),
  'cardData.namesKnown': 'Vous les avez déjà toutes.',
  'cardData.deckGet': (p) => `${p.name} : obtenir ${plural(p.n, 'carte manquante', 'cartes manquantes')}`,

  'cardData.doing': (p) => DOING[p.kind],
  'cardData.soFar': (p) => `${plural(p.added, 'carte')} pour l’instant, dont ${plural(p.understood, 'jouable')}`,
  'cardData.waits': (p) =>
    `Le service de cartes demande d’attendre ${plural(p.seconds, 'seconde')}. L’importation reprend ensuite.`,
  'cardData.cancel': 'Annuler',

  'cardData.result': 'Importation terminée',
  'cardData.resultFile': (p) => `${p.file} est importé`,
  'cardData.added': (p) =>
    p.added === 0
      ? 'Aucune carte ajoutée.'
      : `${plural(p.added, 'carte ajoutée', 'cartes ajoutées')}, dont ${plural(p.understood, 'jouable')}.`,
  'cardData.cancelled': 'Annulé. Les cartes déjà ajoutées restent.',
  'cardData.keptSoFar': 'Les cartes déjà ajoutées restent.',
  'cardData.missing': (p) => `Le service de cartes n’a pas de carte à ${p.n === 1 ? 'ce nom' : 'ces noms'} :`,
  'cardData.skipped.notForDecks': (p) => `${skipped(p.n)} : jetons, emblèmes et autres`,
  'cardData.skipped.otherLanguage': (p) => `${skipped(p.n)} : dans une autre langue`,
  'cardData.skipped.again': (p) => `${skipped(p.n)} : autres impressions des mêmes cartes`,
  'cardData.wrong': (p) => `${plural(p.n, 'entrée illisible', 'entrées illisibles')} :`,
  'cardData.entry': (p) =>
    p.name === '' ? `Entrée ${p.entry} : ${p.problem}` : `Entrée ${p.entry}, « ${p.name} » : ${p.problem}`,
  'cardData.more': (p) => `et ${plural(p.n, 'autre')}`,

  'cardData.images': 'Images des cartes',
  'cardData.imagesSwitch': 'Montrer l’image des cartes importées à côté de leur texte',
  'cardData.imagesHow':
    'Agrandir une carte charge son image depuis Scryfall, qui voit alors de quelle carte il s’agit. Le texte est affiché dans tous les cas.',
  'cardData.imageOf': (p) => `${p.name}, carte imprimée`,
  'cardData.imageBy': (p) =>
    p.artist === null ? 'Image de Scryfall.' : `Illustration : ${p.artist}. Image de Scryfall.`,
  'cardData.imageFailed': 'L’image n’a pas pu être chargée.',
}
