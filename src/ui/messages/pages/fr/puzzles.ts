/** The page of puzzles, and what is said beside the table while one is played. */

import { EDITION_WORDS } from '../../../locale/editions/fr.ts'
import { agree, LOCALE, list, plural, signed } from '../../../locale/fr.ts'
import type { puzzles as english } from '../en/puzzles.ts'

const IDLE = {
  priority: { done: 'Vous avez passé.', missed: 'Il fallait utiliser' },
  attackers: { done: 'Vous n’avez pas attaqué.', missed: 'Il fallait attaquer avec' },
  blockers: { done: 'Vous n’avez pas bloqué.', missed: 'Il fallait bloquer avec' },
  other: { done: 'Vous n’avez rien choisi.', missed: 'Il fallait choisir' },
} as const

const solved = (n: number): string => agree(n, 'résolu')

export const puzzles: typeof english = {
  'unsayable.moment': 'Attendez que le joueur actif puisse agir et que rien ne soit en attente.',
  'unsayable.subgame': 'Une sous-partie ne peut pas devenir un plateau.',
  'unsayable.edition': 'Cette partie suit des règles particulières.',
  'unsayable.turn': 'Un plateau ne garde ni tour ou étape supplémentaire, ni contrôle du tour d’un autre joueur.',
  'unsayable.combat': 'Des blocages sont déclarés, ou une attaque ne vise pas le joueur suivant.',
  'unsayable.effects': 'Des effets sont encore actifs ou en attente.',
  'unsayable.player': (p) => `${p.name} a quelque chose qu’un plateau ne peut pas donner à un joueur.`,
  'unsayable.object': (p) =>
    `${p.name === '' ? 'Une carte' : p.name} diffère de sa carte : copie, autre face, contrôle par un effet, choix fait ou capacité utilisée.`,
  'unsayable.twoCards': (p) => `Deux cartes différentes s’appellent ${p.name}.`,
  'unsayable.history': (p) => `${p.name} dépend de ce qui s’est passé avant.`,

  'puzzle.intro':
    'Chaque puzzle a un seul bon premier coup, vérifié par une recherche complète. Votre adversaire voit toutes les cartes et joue parfaitement. Chaque carte piochée est une Plains.',
  'puzzle.lethal': 'Gagner maintenant',
  'puzzle.survive': 'Survivre',
  'puzzle.trade': 'Échanger',
  'puzzle.dont': 'Se retenir',
  'puzzle.lethal.goal': 'Gagnez ce tour-ci, quoi que fasse l’autre joueur.',
  'puzzle.survive.goal': 'Vous êtes attaqué : ne perdez pas ce tour-ci.',
  'puzzle.trade.goal': 'Vous êtes attaqué : terminez ce tour avec le meilleur échange.',
  'puzzle.dont.goal': 'Attaquez ou retenez-vous : ne perdez pas avant votre prochain tour.',
  'puzzle.trade.how':
    'Score à la fin du tour, le vôtre moins le sien : un permanent vaut deux fois sa valeur de mana (au moins 2), un terrain ou un jeton 2, un marqueur 1, une carte en main 3, un point de vie 1.',
  'puzzle.grade1': 'Premiers pas',
  'puzzle.grade2': 'Plus difficile',
  'puzzle.grade3': 'Difficile',
  'puzzle.kind': 'Genre',
  'puzzle.numbered': (p) => `${p.kind} ${p.n}`,
  'puzzle.one': (p) => `${p.name}, règles ${EDITION_WORDS[p.edition].of}, ${p.lives}, ${p.done}`,
  'puzzle.today': 'Le plateau du jour',
  'puzzle.day': (p) =>
    new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' }).format(p.date),
  'puzzle.facts': (p) => `${p.kind} · ${p.grade} · règles ${EDITION_WORDS[p.edition].of}`,
  'puzzle.solveIt': 'Résoudre',
  'puzzle.solveNote': 'Un seul bon premier coup, prouvé',
  'puzzle.solvedNote': 'Résolu aujourd’hui. Un nouveau arrive demain.',
  'puzzle.week': 'Les sept derniers jours',
  'puzzle.weekDay': (p) =>
    `${new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric' }).format(p.date)} : ${p.done}`,
  'puzzle.weekText': (p) =>
    p.helped === 0
      ? `${p.solved} ${solved(p.solved)} sur les 7 derniers`
      : `${p.solved} ${solved(p.solved)} sur les 7 derniers, dont ${p.helped} avec un indice`,
  'puzzle.all': 'Tous les plateaux',
  'puzzle.ring': (p) => `sur ${p.of}`,
  'puzzle.goOn': (p) => `Suivant : ${p.name}`,
  'puzzle.grades': (p) => `Niveaux : ${p.kind}`,
  'puzzle.gradeCount': (p) => `${p.solved}/${p.of}`,
  'puzzle.moreBoards': (p) => plural(p.n, 'autre plateau', 'autres plateaux'),
  'puzzle.nextOpen': 'suivant',
  'puzzle.count': (p) => `${p.solved} sur ${p.of}`,
  'puzzle.todayBoard': (p) =>
    `Le plateau : vous avez ${plural(p.own, 'point de vie', 'points de vie')}, votre adversaire ${p.other}.`,
  'puzzle.lives': (p) => `points de vie ${p.you} à ${p.other}`,
  'puzzle.open': 'pas encore résolu',
  'puzzle.helped': 'résolu avec un indice',
  'puzzle.solved': 'résolu',
  'puzzle.progress': (p) => `${p.solved} ${solved(p.solved)} sur ${p.of}`,
  'puzzle.loading': 'Chargement des puzzles…',
  'puzzle.failed': 'Les puzzles n’ont pas pu être chargés.',
  'puzzle.noSuch': 'Ce puzzle n’existe pas : le lien a été coupé ou modifié.',
  'puzzle.longBoard': 'C’est trop long pour un plateau.',
  'puzzle.badBoard': 'Ce n’est pas un plateau.',
  'puzzle.table': 'Puzzle',
  'puzzle.hint': 'Indice',
  'puzzle.more': 'Un autre indice',
  'puzzle.again': 'Recommencer',
  'puzzle.back': 'Tous les puzzles',
  'puzzle.next': 'Puzzle suivant',
  'puzzle.share': 'Copier le lien',
  'puzzle.copied': 'Lien copié.',
  'puzzle.copyFailed': 'Ce navigateur ne permet pas de copier.',
  'puzzle.whyNot': 'Où est l’erreur ?',
  'puzzle.close': 'Retour à la table',
  'puzzle.won': 'Résolu',
  'puzzle.wonText': 'Votre adversaire n’avait pas de réponse.',
  'puzzle.wonHelped': 'Résolu avec un indice : résolvez-le sans aide pour effacer la marque.',
  'puzzle.lost': 'Pas résolu',
  'puzzle.lostText': 'Il y avait une solution. Annulez vos coups, ou regardez où est l’erreur.',
  'puzzle.lostTrade': (p) => `Votre score est de ${signed(p.value)} ; le meilleur est de ${signed(p.best)}.`,
  'puzzle.thinking': 'Recherche de toutes les suites…',
  'puzzle.tooLong': 'La vérification est trop longue.',
  'puzzle.stillRight': 'Vous pouvez encore atteindre le but d’ici.',
  'puzzle.wrong': 'Ce coup a tout perdu :',
  'puzzle.wrongIdle': (p) =>
    p.names.length === 0 ? IDLE[p.what].done : `${IDLE[p.what].done} ${IDLE[p.what].missed} ${list(p.names)}.`,
  'puzzle.refuted': 'La meilleure réponse, et le mieux que vous puissiez encore faire :',
  'puzzle.toThere': 'Annuler jusqu’à ce coup',
  'puzzle.notNow': 'Vous n’avez pas de décision à prendre maintenant.',
  'puzzle.lostAlready': 'Vous ne pouvez plus atteindre le but d’ici.',
  'puzzle.hintPass': 'Passez.',
  'puzzle.hintAct': (p) => (p.combat ? 'Agissez avant le combat.' : 'Agissez maintenant.'),
  'puzzle.hintAttack': (p) => `Attaquez avec ${plural(p.n, 'créature')}.`,
  'puzzle.hintNoAttack': 'N’attaquez pas.',
  'puzzle.hintBlock': (p) => `Bloquez avec ${plural(p.n, 'créature')}.`,
  'puzzle.hintNoBlock': 'Ne bloquez pas.',
  'puzzle.hintChoice': 'Ce choix est décisif.',
  'puzzle.hintNames': (p) => `Regardez ${list(p.names)}.`,
  'puzzle.hintWhole': 'Le coup complet :',
  'puzzle.make': 'Créer le vôtre',
  'puzzle.makeHow':
    'Tout lien de scénario ou fichier de plateau peut devenir un puzzle pour son premier joueur. Une recherche complète le vérifie.',
  'puzzle.take': 'Utiliser la table actuelle',
  'puzzle.taken': 'Voici la table telle que vous la voyez ; les cartes cachées sont des Plains.',
  'puzzle.cantTake': (p) => `La table actuelle ne convient pas. ${p.why}`,
  'puzzle.board': 'Plateau (JSON, ou lien vers un plateau)',
  'puzzle.check': 'Vérifier le puzzle',
  'puzzle.play': 'Jouer le puzzle',
  'puzzle.is.idle': 'Le premier joueur n’a rien à décider sur ce plateau.',
  'puzzle.is.unreachable': 'Ce plateau n’a pas de solution.',
  'puzzle.is.unproved': 'Ce plateau a trop de suites possibles, ou dépend du hasard : il ne peut pas être vérifié.',
  'puzzle.is.trivial': 'Tout premier coup atteint le but : il n’y a rien à résoudre.',
  'puzzle.is.puzzle': (p) =>
    `C’est un puzzle : ${p.right} ${agree(p.right, 'premier coup', 'premiers coups')} sur ${p.plans} ${agree(p.right, 'atteint', 'atteignent')} le but.`,
}
