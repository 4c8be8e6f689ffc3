/** Questions that are answered with yes or no, or with one of two words. */
import { agree, de, series, whom, YOU } from '../../locale/fr.ts'
import type { UnpaidWords } from '../game/index.ts'
import type { Part } from './part.ts'

/** After "sinon": participles are masculine, as `un permanent` is. */
function unpaid(told: UnpaidWords | null): string {
  if (told === null) return 'son effet a lieu'
  const { does, name, own } = told
  if (does === 'sacrifice') return own ? `vous sacrifiez ${name}` : `${name} est sacrifié`
  return `${name} est ${does === 'destroy' ? 'détruit' : 'contrecarré'}`
}

export const confirm: Part<'confirm'> = {
  'confirm.cast': (p) => (p.keyword === '' ? `Lancer ${p.name} ?` : `Lancer ${p.name} avec ${p.keyword} ?`),
  'confirm.play': (p) => `Jouer ${p.name} ?`,
  'confirm.may': (p) => {
    if (p.keyword !== '') return `Lancer ${p.name} avec ${p.keyword} ?`
    return p.own ? `Utiliser ${p.name} ?` : `Faire ce que ${p.name} vous permet ?`
  },
  'confirm.mayPay': (p) => `Payer ${p.cost} pour ${p.name} ?`,
  'confirm.copy': (p) => `Choisir de nouvelles cibles pour la copie ${de(p.name)} ?`,
  'confirm.copied': (p) =>
    `${agree(p.targets.length, 'Cible actuelle', 'Cibles actuelles')} : ${series(p.targets.map(whom))}.`,
  'confirm.replacement': (p) => (p.keyword === '' ? `Appliquer ${p.name} ?` : `Utiliser ${p.keyword} ${de(p.name)} ?`),
  'confirm.command': (p) => `Mettre ${p.name} dans la zone de commandement ?`,
  'confirm.over': (p) =>
    `Mettre ${p.name} au-dessus de la créature, ou tout en dessous ? La carte du dessus donne le nom, les types, la force et l’endurance.`,
  'confirm.onTop': 'Au-dessus',
  'confirm.below': 'En dessous',
  'confirm.tap': 'Engager',
  'confirm.untap': 'Dégager',
  'confirm.unlessPaid': (p) => `Payer ${p.cost === '' ? '' : `${p.cost} `}pour ${p.name} ? Sinon, ${unpaid(p.unpaid)}.`,
  'confirm.asUnblocked': (p) => `${p.name} : assigner les blessures comme si l’attaque n’était pas bloquée ?`,
  'confirm.tapped': (p) => `${p.name} : engager ou dégager ?`,
  'confirm.searchLibrary': (p) => `${p.name} : chercher aussi dans votre bibliothèque ?`,
  'confirm.showDrawn': (p) => `Montrer ${p.name}, que vous venez de piocher ?`,
  'confirm.flipAgain': (p) => `${p.name} : rejouer à pile ou face ?`,
  'confirm.first': (p) => `${p.name} : lequel des deux ?`,
  'confirm.theFirst': 'Le premier',
  'confirm.theOther': 'Le second',
  'confirm.anotherColor': (p) => `${p.name} : choisir une autre couleur ?`,
  'confirm.friend': (p) => `Ami ou ennemi : ${p.who === YOU ? 'vous-même' : p.who} ?`,
  'confirm.asFriend': 'Ami',
  'confirm.asFoe': 'Ennemi',
  'confirm.proliferate': (p) =>
    p.who === YOU ? 'Recevoir un autre marqueur « poison » ?' : `Donner un autre marqueur « poison » à ${p.who} ?`,
  'confirm.attackCost': (p) => `Payer ${p.cost} pour attaquer ?`,
  'confirm.yes': 'Oui',
  'confirm.no': 'Non',
  'confirm.pay': 'Payer',
  'confirm.dontPay': 'Ne pas payer',
  'confirm.yesPay': (p) => `Payer ${p.cost}`,
}
