import { de, list, plural } from '../../locale/fr.ts'
import type { Several } from '../game/index.ts'

export const several: Several = {
  'team.names': (p) => list(p.names),
  'team.note': (p) =>
    `Un seul total de points de vie. Avec ${p.most} marqueurs poison, l’équipe perd. Chacun peut bloquer.`,
  'team.life': (p) => `${list(p.names)} : ${plural(p.n, 'point')} de vie ensemble`,
  'team.poison': (p) => `${p.n} marqueurs poison sur ${p.most}`,
  'team.hand': (p) => `Main ${de(p.name)}, ouverte pour vous`,
  'team.hit': (p) => `${plural(p.attackers, 'attaquant')} ${de(p.name)} sur l’équipe, ${plural(p.damage, 'blessure')}`,

  'seat.held': 'Vue maintenue',
  'seat.poison': 'Poison',
  'seat.energy': 'Énergie',
  'seat.experience': 'Expérience',

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
}
