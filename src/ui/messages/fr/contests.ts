import { allDo, de, does, plural, theirs, whom, YOU } from '../../locale/fr.ts'
import type { Part } from './part.ts'

export const contests: Omit<Part<'match' | 'side' | 'ladder'>, 'match.score'> = {
  'match.fact': (p) => `Partie ${p.n} sur ${p.most} · ${p.score}`,
  'match.gameWon': (p) => `${allDo(p.names, 'gagne', 'gagnent', 'gagnez')} la partie`,
  'match.gameDrawn': 'La partie est nulle',
  'match.won': (p) => `${allDo(p.names, 'gagne', 'gagnent', 'gagnez')} le match`,
  'match.standing': (p) => `${p.score}. Il faut ${plural(p.wins, 'victoire')} pour gagner le match.`,
  'match.final': (p) => `Score final : ${p.score}.`,
  'match.gaveUp': (p) => `${does(p.name, 'a concédé', 'avez concédé')} le match à ${p.score}.`,
  'match.next': (p) => `Jouer la partie ${p.n}`,
  'match.toSideboards': 'Passer au sideboard',
  'match.exchanging': 'L’adversaire échange des cartes…',
  'match.again': 'Nouveau match',
  'match.concede': 'Concéder le match',
  'match.concedeGame': 'Concéder cette partie',

  'side.title': (p) => `Avant la partie ${p.n}`,
  'side.for': (p) => (p.name === YOU ? 'Votre sideboard' : `Sideboard ${de(p.name)}`),
  'side.how': 'Échangez les cartes une pour une : sélectionnez une carte, ou glissez-la de l’autre côté.',
  'side.deck': (p) => `Deck · ${p.n}`,
  'side.side': (p) => `Sideboard · ${p.n}`,
  'side.toSide': 'En mettre une dans le sideboard.',
  'side.toDeck': 'En mettre une dans le deck.',
  'side.even': 'Aucune carte échangée.',
  'side.exchanged': (p) => `${plural(p.n, 'carte échangée', 'cartes échangées')}.`,
  'side.more': (p) => `${plural(p.n, 'carte')} de trop dans le deck : mettez-en ${p.n} dans le sideboard.`,
  'side.less': (p) => `Il manque ${plural(p.n, 'carte')} dans le deck : prenez-en ${p.n} dans le sideboard.`,
  'side.reset': 'Rétablir le deck d’origine',
  'side.start': (p) => `Commencer la partie ${p.n}`,
  'side.pass': (p) => theirs(p.name, 'Au tour', 'À votre tour'),
  'side.leave': 'Retour à l’accueil',
  'side.why': (p) =>
    `C’est à ${whom(p.name)} de préparer ${p.name === YOU ? 'votre' : 'son'} deck. Les deux decks restent cachés d’ici là.`,

  'ladder.lead': 'Battez un deck pour monter. Jouez le deck de votre choix.',
  'ladder.done': 'Vous les avez tous battus.',
  'ladder.beaten': 'Battu',
  'ladder.next': 'Suivant',
  'ladder.playNext': (p) => `Affronter ${p.deck}`,
}
