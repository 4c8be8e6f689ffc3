/**
 * What the lower floors report: why a machine player did something, and what is wrong with boards, card files and deck
 * lists.
 */

import { EDITION_WORDS } from '../../locale/editions/fr.ts'
import { de, decimal, either, plural, times, whom } from '../../locale/fr.ts'
import type { Part } from './part.ts'

/** What a card in exile, or outside the game, may be. */
const KEPT_AS = {
  foretold: 'prédite',
  plotted: 'complotée',
  adventure: 'en aventure',
  castable: 'jouable',
  companion: 'un compagnon',
}

/** `la capacité d’Ada`; without a name `cette capacité`. */
const abilityOf = (name: string | null): string => (name === null ? 'Cette capacité' : `La capacité ${de(name)}`)

export const told: Part<'reason' | 'board' | 'boardCards' | 'record' | 'cardFile' | 'deckText'> = {
  'reason.pass': 'Rien ne vaut la peine d’être joué maintenant.',
  'reason.wait': 'Mieux vaut attendre que jouer maintenant.',
  'reason.land': (p) => (p.name === null ? 'Un terrain à chaque tour.' : `Un terrain à chaque tour : ${p.name}.`),
  'reason.cast': (p) =>
    p.name === null ? 'La meilleure façon d’employer le mana.' : `${p.name} est la meilleure façon d’employer le mana.`,
  'reason.castAt': (p) =>
    p.name === null ? 'La réponse à la plus grande menace.' : `${p.name} répond à la plus grande menace.`,
  'reason.counter': (p) => (p.name === null ? 'Ce sort est arrêté.' : `${p.name} arrête ce sort.`),
  'reason.trick': (p) => (p.name === null ? 'Le combat est renversé.' : `${p.name} renverse le combat.`),
  'reason.activate': (p) => `${abilityOf(p.name)} vaut son coût.`,
  'reason.faceUp': (p) => `Retourner ${p.name ?? 'cette carte'} face visible est rentable maintenant.`,
  'reason.payOff': (p) => `Payer pour mettre fin à ${p.name ?? 'cet effet'} en vaut la peine.`,
  'reason.lethal': 'Cette attaque devrait suffire pour gagner.',
  'reason.attack': 'L’adversaire n’a pas de bon blocage contre cette attaque.',
  'reason.trade': 'Tout échange dans cette attaque coûte plus à l’adversaire.',
  'reason.attackOut': (p) => `Cette attaque devrait suffire pour éliminer ${whom(p.whom)}.`,
  'reason.attackThreat': (p) =>
    `L’attaque vise ${whom(p.whom)} : la prochaine attaque de ce côté pourrait être mortelle.`,
  'reason.attackLeader': (p) => `L’attaque vise ${whom(p.whom)} : personne n’a plus d’avance.`,
  'reason.attackGain': (p) => `L’attaque vise ${whom(p.whom)} : contre personne d’autre elle ne rapporte autant.`,
  'reason.attackBest': (p) => `En simulation, aucune attaque n’a mieux fini que celle qui vise ${whom(p.whom)}.`,
  'reason.stayHome': 'Les attaquants manqueraient en défense au prochain tour.',
  'reason.hold': 'Toute attaque perdrait plus qu’elle ne gagne.',
  'reason.mustBlock': 'Sans ces blocages, les blessures seraient mortelles.',
  'reason.block': 'Ces blocages gagnent l’échange.',
  'reason.saveLife': (p) => `Bloquer évite ${plural(p.n, 'blessure')}.`,
  'reason.noBlock': 'Bloquer coûterait plus que les blessures.',
  'reason.target': 'La meilleure cible.',
  'reason.keep': 'Une main avec des terrains et des sorts à lancer.',
  'reason.mulligan': 'Une main avec trop ou trop peu de terrains.',
  'reason.pay': 'Le paiement qui laisse le mana le plus utile.',
  'reason.stopPaying': 'Payer coûterait trop cher.',
  'reason.best': 'Le meilleur choix possible.',
  'reason.least': 'Le moins utile d’abord.',
  'reason.yes': 'C’est utile.',
  'reason.no': 'Ce ne serait pas utile.',
  'reason.first': 'Jouer en premier est un avantage.',
  'reason.plain': 'Le choix évident.',
  'reason.wins': 'Cela gagne la partie ce tour-ci : rien sur la table ne peut l’empêcher.',
  'reason.survives': 'Le meilleur coup apparent perdait la partie ; celui-ci survit à tout ce qui est sur la table.',
  'reason.search': (p) =>
    `Après simulation, ce coup est le meilleur, de ${decimal(p.gain, 1)} points (une simple créature 2/2 en vaut environ cinq).`,
  'reason.searchLoses': (p) =>
    `Simulé ${times(p.of)} : le coup évident a perdu ${times(p.plain)}, celui-ci ${times(p.this)}.`,
  'reason.searchWins': (p) =>
    `Simulé ${times(p.of)} : ce coup a gagné ${times(p.this)}, le coup évident ${times(p.plain)}.`,
  'reason.defends': 'Aucune autre réponse ne rend le puzzle plus difficile.',
  'reason.forced': 'Il n’y avait pas d’autre choix.',

  // Shown after the place in the file.
  'board.missing': 'il manque une valeur',
  'board.unknownField': 'un plateau n’a pas ce champ',
  'board.notOneOf': (p) => `la valeur doit être ${either(p.options)}`,
  'board.notWhole': 'la valeur doit être un nombre entier',
  'board.tooFew': (p) => `il en faut au moins ${p.least}`,
  'board.tooMany': (p) => `il en faut au plus ${p.most}`,
  'board.manyPermanents': (p) => `les champs de bataille ont au plus ${plural(p.most, 'permanent')} en tout`,
  'board.tooLong': (p) => `le texte a au plus ${plural(p.most, 'caractère')}`,
  'board.notText': 'la valeur doit être un texte',
  'board.notNumber': 'la valeur doit être un nombre',
  'board.notYesOrNo': 'la valeur doit être true ou false',
  'board.notList': 'la valeur doit être une liste',
  'board.notFields': 'la valeur doit être un objet avec des champs',
  'board.notNameOrFields': 'la valeur doit être un nom, ou un objet avec un nom',
  'board.malformed': 'ceci n’a pas la forme d’un plateau',
  'board.noSuchCard': (p) => `aucune carte ne s’appelle « ${p.name} », ou son texte n’est pas compris`,
  'board.priceSymbols': 'le prix s’écrit en symboles, comme {2} ou {1}{R}',
  'board.priceOf': (p) => `seul ce qui est jouable a un prix : ${p.name}`,
  'board.poolSymbols': 'le mana de la réserve s’écrit en symboles, comme {R}{R}{C}',
  'board.noSuchLabel': (p) => `rien ne porte le repère « ${p.label} »`,
  'board.tooSmall': (p) => `la valeur doit être au moins ${p.least}`,
  'board.tooLarge': (p) => `la valeur doit être au plus ${p.most}`,
  'board.noSuchSeat': (p) => `cette place n’existe pas : les joueurs ont les places 0 à ${p.n - 1}`,
  'board.notInEdition': (p) => `les règles ${EDITION_WORDS[p.edition].of} n’ont pas de carte comme « ${p.name} »`,
  'board.notPermanent': (p) => `« ${p.name} » n’est pas un permanent et ne peut pas être sur le champ de bataille`,
  'board.noSuchFormat':
    'les équipes ont toutes la même taille, chaque joueur en a une, et un empereur est assis entre deux généraux',
  'board.cantAttackNow': 'seules les créatures du joueur actif attaquent, et à partir de la déclaration des attaquants',
  'board.labelTwice': (p) => `le repère « ${p.label} » sert déjà ailleurs`,
  'board.attachedToItself': 'rien ne peut être attaché à soi-même',
  'board.noSuchSide': (p) => `${p.name} n’a pas cette face`,
  'board.cantPair': 'seules deux créatures d’un même joueur peuvent être appariées, et chacune avec une seule',
  'board.ringBearers': 'un joueur a au plus un porteur de l’Anneau',
  'board.notSo': (p) => `${p.name} ne peut pas être ${KEPT_AS[p.as]}`,
  'board.noSuchRoom': (p) => `${p.name} n’a pas de salle « ${p.room} »`,
  'boardCards.notList': 'la valeur doit être une liste de cartes',
  'boardCards.tooMany': (p) => `un plateau apporte au plus ${plural(p.most, 'carte')}`,
  'boardCards.notUnderstood': (p) =>
    p.phrase === null ? `${p.name} n’est pas compris` : `${p.name} n’est pas compris à « ${p.phrase} »`,

  'record.notACard': 'une carte est un objet avec « name », « type_line » et « oracle_text »',
  'record.missing': (p) => `« ${p.field} » manque ou n’est pas un texte`,
  'record.notText': (p) => `« ${p.field} » n’est pas un texte`,
  'record.tooLong': (p) => `« ${p.field} » dépasse ${plural(p.most, 'caractère')}`,
  'record.badName': 'le nom a des caractères qui ne peuvent pas être affichés',
  'cardFile.notJson': 'ce n’est pas du JSON',

  // Shown after the line number.
  'deckText.notAnEntry': 'il faut un nombre et un nom de carte, comme « 4 Forest »',
  'deckText.notANumber': 'il faut le nombre de cartes, en entier',
  'deckText.noName': 'le nom de la carte manque',
  'deckText.brokenXml': 'le fichier est coupé ou abîmé ici ; le reste est ignoré',
  'deckText.brokenJson': 'JSON incomplet : le fichier est coupé ou abîmé',
  'deckText.otherFile': 'c’est une page web ou le fichier d’un autre programme, pas une liste de deck',
  'deckText.none': 'il faut au moins une carte par ligne',
  'deckText.tooMany': (p) => `un deck a au plus ${plural(p.most, 'exemplaire')} d’une carte`,
  'deckText.longLine': (p) => `cette ligne dépasse ${plural(p.most, 'caractère')}`,
  'deckText.longText': (p) => `une liste de deck a au plus ${plural(p.most, 'caractère')}`,
  'deckText.manyLines': (p) => `la liste dépasse ${plural(p.most, 'ligne')} ; le reste est ignoré`,
  'deckText.manyCards': (p) => `la liste dépasse ${plural(p.most, 'carte')} ; le reste est ignoré`,
}
