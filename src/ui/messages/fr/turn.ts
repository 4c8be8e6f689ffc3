/** The strip of steps, and how the turn stands. */
import { does, plural, theirs, turnOf, untilStep, whom } from '../../locale/fr.ts'
import type { Part } from './part.ts'

export const turn: Part<'strip' | 'turn'> = {
  'strip.label': 'Étapes du tour',
  'strip.turn': (p) => (p.n === 0 ? 'Pas commencé' : `Tour ${p.n}`),
  'strip.turnOf': (p) => `${p.whose} (${p.n})`,
  'strip.turnBy': (p) => `${p.whose} (${p.n}, ${p.light === 'day' ? 'jour' : 'nuit'})`,
  'strip.yours': 'Arrêts (vous)',
  'strip.theirs': (p) => (p.name === null ? 'Arrêts (autres)' : `Arrêts (${whom(p.name)})`),
  'strip.stopOwn': (p) => `${p.step}, pendant votre tour : ${p.on ? 'arrêt' : 'pas d’arrêt'}`,
  'strip.stopOther': (p) =>
    `${p.step}, pendant ${p.name === null ? 'le tour des autres' : turnOf(p.name)} : ${p.on ? 'arrêt' : 'pas d’arrêt'}`,
  'strip.more': 'Arrêts à chaque étape',
  'strip.go': (p) => `Passer jusqu’à « ${p.step} »`,

  'turn.label': 'Le tour',
  'turn.caption': (p) => `Tour ${p.n} · ${p.step}`,
  'turn.yours': 'Votre tour',
  'turn.theirs': (p) => theirs(p.name, 'Tour', 'Votre tour'),
  'turn.daylight.day': 'Il fait jour',
  'turn.daylight.night': 'Il fait nuit',
  'turn.landPlayed': 'Terrain joué',
  'turn.landFree': 'Terrain à jouer',
  'turn.spells': (p) => plural(p.n, 'sort lancé', 'sorts lancés'),
  'turn.attackers': (p) => plural(p.n, 'attaquant'),
  'turn.blocked': (p) => plural(p.n, 'bloqué'),
  'turn.fullControl': 'Contrôle total',
  'turn.passing': 'Vous passez jusqu’à la fin du tour',
  'turn.passingTo': (p) => `Vous passez ${untilStep(p.step)}`,
  'turn.passingAll': 'Vous passez jusqu’à votre prochain tour',
  'turn.before': 'Avant la partie',
  'turn.whoStarts': 'Qui commence ?',
  'turn.starts': (p) => does(p.name, 'commence', 'commencez'),
}
