/** The end of a game, and going through it again. */
import { agree, de, does, list, plural, series, signed, whom, YOU } from '../../../locale/fr.ts'
import type { story as english } from '../en/story.ts'

const WORDS = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix']
/** A number of creatures at the start of a sentence. */
const inWords = (n: number): string => WORDS[n] || `${n}`

/** Whose turn, after its number. */
const turnOf = (who: string): string => (who === YOU ? 'le vôtre' : `celui ${de(who)}`)

export const story: typeof english = {
  'end.life': 'Points de vie par tour',
  'end.lifeLegend': (p) => p.marks.join(' · '),
  'end.lifeEnd': (p) => `${p.mark} ${p.name} ${signed(p.n)}`,
  'end.decided': (p) =>
    `Le tour ${p.n} a tout décidé : ${p.whose.length === 0 ? '' : `${list(p.whose.map(whom))}, `}de ${signed(p.from)} à ${signed(p.to)}`,
  'end.decidedTitle': (p) => `Tour ${p.n}, le tour décisif`,
  'end.watchTurn': 'Revoir ce tour',
  'end.attack': (p) =>
    p.names.length === 1 && p.n === 1
      ? `${list(p.names)} attaque.`
      : `${inWords(p.n)} ${agree(p.n, 'créature attaque', 'créatures attaquent')}.`,
  'end.ready': (p) =>
    p.n === 0
      ? `${does(p.name, 'n’a', 'n’avez')} aucun bloqueur.`
      : `${does(p.name, 'a', 'avez')} ${plural(p.n, 'bloqueur possible', 'bloqueurs possibles')}.`,
  'end.block': (p) => `${does(p.name, 'bloque', 'bloquez')} avec ${plural(p.n, 'créature')}.`,
  'end.blockers': (p) => `${list(p.names)} ${agree(p.names.length, 'bloque', 'bloquent')}.`,
  'end.source': (p) =>
    p.to === YOU
      ? `${p.name} vous inflige ${plural(p.n, 'blessure')}.`
      : `${p.name} inflige ${plural(p.n, 'blessure')} à ${p.to}.`,
  'end.through': (p) => `${plural(p.n, 'point de vie perdu', 'points de vie perdus')}.`,
  'end.fromTo': (p) =>
    p.to === 0
      ? `${does(p.name, 'n’en a', 'n’en avez')} plus.`
      : `${does(p.name, 'passe', 'passez')} de ${p.from} à ${p.to}.`,
  'end.outs': (p) => `Éliminés : ${series(p.outs.map(({ name, turn }) => `${whom(name)} au tour ${turn}`))}.`,
  'end.mark': (p) => `${p.mark} ${p.name}`,
  'end.lostLife': (p) => `−${p.n}`,
  'end.lookBack': (p) => `Revoir le tour ${p.n}, ${turnOf(p.who)}`,
  'end.damage': 'Blessures par source',
  'end.damageTo': (p) => `${p.n} à ${whom(p.name)}`,
  'end.noDamage': 'Aucun joueur n’a subi de blessures.',
  'end.hits': (p) => `${plural(p.n, 'coup')} contre ${whom(p.name)}`,
  'end.numbers': 'Statistiques',
  'end.drawn': 'Cartes piochées',
  'end.lands': 'Terrains joués',
  'end.mana': 'Mana dépensé',
  'end.manaOf': (p) => `${p.spent} sur ${p.made}`,
  'end.lost': 'Permanents perdus',
  'end.spells': 'Sorts lancés (contrecarrés)',
  'end.pair': (p) => `${p.a} (${p.b})`,
  'end.hands': 'Mains finales',
  'end.emptyHand': (p) => `${does(p.name, 'n’a', 'n’avez')} aucune carte en main.`,
  'end.replay': 'Revoir la partie',
  'end.save': 'Enregistrer dans un fichier',

  'replay.title': 'Relecture',
  'replay.step': (p) => `Moment ${p.n} sur ${p.of} : tour ${p.turn}, ${p.step}`,
  'replay.play': 'Lecture',
  'replay.pause': 'Pause',
  'replay.playOn': 'Jouer d’ici',
  'replay.kept': 'Si vous jouez à partir d’ici, cette partie reste parmi vos parties enregistrées.',
  'replay.redo': 'Rétablir ramène là où en était la partie.',
  'replay.leave': 'Quitter',
  'replay.eyes': 'Vu par',
  'replay.open': 'Mains visibles',
  'replay.bar': 'Commandes de relecture',
  'replay.slider': 'Moment',
  'replay.back': 'Moment précédent',
  'replay.forward': 'Moment suivant',
  'replay.turnBack': 'Tour précédent',
  'replay.turnOn': 'Tour suivant',
  'replay.keys': '← → moment, Maj tour',
  'replay.turn': (p) => `Tour ${p.n}, ${turnOf(p.who)}`,
  'replay.firstBlood': 'Première blessure',
  'replay.sweep': 'Trois meurent d’un coup',
  'replay.gain': (p) => `${does(p.name, 'gagne', 'gagnez')} ${plural(p.n, 'point de vie', 'points de vie')}`,
  'replay.decisive': 'Le tour décisif',
  'replay.end': 'La fin',
}
