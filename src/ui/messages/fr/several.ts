import { added, de, lifePoints, list, plural, series, turnOf, YOU } from '../../locale/fr.ts'
import type { Several } from '../game/index.ts'

export const several: Several = {
  'team.names': (p) => list(p.names),
  'team.note': (p) =>
    `Un seul total de points de vie. Avec ${p.most} marqueurs poison, l’équipe perd. Chacun peut bloquer.`,
  'team.life': (p) => `${list(p.names)} : ${plural(p.n, 'point')} de vie ensemble`,
  'team.poison': (p) => `${p.n} marqueurs poison sur ${p.most}`,
  'team.hand': (p) => `Main ${de(p.name)}, ouverte pour vous`,
  'team.hit': (p) => `${plural(p.attackers, 'attaquant')} ${de(p.name)} sur l’équipe, ${plural(p.damage, 'blessure')}`,

  'seat.look': (p) => `${p.name} : ${p.focused ? 'revenir à tous les plateaux' : 'voir ce plateau'}`,
  'seat.turn': (p) => `Tour ${p.n}`,
  'seat.passed': 'passe',
  'seat.attacked': (p) => `attaqué : ${p.n}`,
  'seat.out': 'éliminé',
  'seat.more': (p) => `et ${p.n} de plus`,
  'seat.choices': (p) => `${p.n} choix`,
  'seat.order': 'Ordre des tours',
  'seat.hasTurn': (p) => `${p.name}, c’est ${turnOf(p.name)}`,
  'seat.commander': (p) => `Commandant ${p.name}, ${p.where}${p.tax > 0 ? `, coûte {${p.tax}} de plus` : ''}`,
  'seat.castCommander': (p) => `Lancer ${p.name}`,
  'seat.avatar': (p) =>
    `Avatar ${p.name}, main ${added(p.hand)}, points de vie ${added(p.life)}${p.playable ? ', utilisable' : ''}`,
  'seat.avatarAdds': (p) => `main ${added(p.hand)}, vie ${added(p.life)}`,
  'seat.next': (p) => `ensuite +${p.tax}`,
  'seat.at.command': 'zone de commandement',
  'seat.at.battlefield': 'en jeu',
  'seat.at.stack': 'sur la pile',
  'seat.at.hand': 'en main',
  'seat.at.graveyard': 'cimetière',
  'seat.at.exile': 'exil',
  'seat.at.hidden': 'caché',
  'seat.commanderDamage': (p) => `Blessures de commandant, sur 21 : ${series(p.parts)}`,
  'seat.damageFrom': (p) => `${p.n} ${de(p.name)}`,
  'seat.hit': (p) => `${plural(p.attackers, 'attaquant')} ${de(p.name)}, ${plural(p.damage, 'blessure')}`,
  'seat.held': 'Vue maintenue',
  'seat.poison': 'Poison',
  'seat.energy': 'Énergie',
  'seat.experience': 'Expérience',
  'seat.rad': 'Radiation',

  'plane.label': (p) => `Plan : ${p.name}`,
  'plane.roll': (p) => (p.cost === 0 ? 'Lancer le dé : gratuit' : `Lancer le dé : {${p.cost}}`),
  'plane.rollShort': (p) => (p.cost === 0 ? 'Dé : gratuit' : `Dé : {${p.cost}}`),
  'plane.left': (p) => `${plural(p.n, 'plan')} dans le deck planaire`,

  'scheme.ongoing': 'Machination continue',
  'scheme.entry': (p) => `${p.name}, machination mise en marche`,
  'scheme.text': (p) => `**Machination mise en marche.** ${p.text}`,

  'attackOn.title': 'Votre attaque',
  'attackOn.aside': (p) => plural(p.n, 'attaquant'),
  'attackOn.nobody': 'Pas attaqué',
  'attackOn.label': (p) =>
    `${p.name} : ${plural(p.n, 'attaquant')}, ${p.after === null || p.n === 0 ? p.life : `${p.life} à ${p.after}`}`,
  'attackOn.life': (p) => `${p.from} à ${p.to}`,
  'attackOn.alike': (p) => (p.n > 1 ? `${p.n} ${p.name}` : p.name),
  'attackOn.blockers': (p) =>
    p.n === 0 ? 'Personne ne peut bloquer' : `${p.n} ${p.n === 1 ? 'peut' : 'peuvent'} bloquer`,
  'attackOn.commander': (p) => `${p.name} : ${p.n} blessures de commandant sur ${p.most}`,
  'attackOn.costs': (p) => (p.some ? `Cette attaque coûte ${p.cost}` : `Une attaque coûte ${p.cost}`),
  'attackOn.costsMore': 'D’autres coûts sont demandés à la déclaration',

  'games.label': 'Parties',
  'games.main': 'Partie principale',
  'games.inner': (p) => (p.depth === 1 ? 'Sous-partie' : `Sous-partie, niveau ${p.depth}`),
  'games.waits': (p) => `tour ${p.turn}, en attente`,
  'games.played': (p) => (p.turn === 0 ? 'va commencer' : `tour ${p.turn}`),
  'games.look': (p) => `Regarder : ${p.game}`,
  'games.life': (p) => `${p.name} : ${lifePoints(p.life)}`,
  'games.began': (p) =>
    `**${p.name ?? 'Un sort'}** commence une sous-partie. La partie précédente attend qu’elle se termine.`,
  'games.ended': (p) =>
    `${p.winner === null ? 'La sous-partie est nulle.' : `${p.winner === YOU ? 'Vous gagnez' : `**${p.winner}** gagne`} la sous-partie.`} La partie ${p.depth === 0 ? 'principale' : 'précédente'} reprend.`,
  'games.cause': (p) => `**${p.name}** reprend à la fin de la sous-partie.`,
  'games.wayBack': (p) =>
    `À la fin de cette sous-partie, la partie ${p.depth === 1 ? 'principale' : 'précédente'} reprend.${p.key === undefined ? '' : ` Maintenez ${p.key} pour voir la partie principale.`}`,
  'games.looking': 'Partie en attente',
  'games.lookingWhy': 'Vous ne pouvez pas agir ici : cette partie attend la fin de la sous-partie.',
  'games.back': 'Retour à la partie en cours',
  'games.concede': 'Concéder la sous-partie',
  'games.concedeAll': 'Concéder toutes les parties',
  'games.concedeSure': 'Quelle partie concéder ?',
}
