import type { PermanentMark } from '../../../language/index.ts'
import { does, plural, whom } from '../../locale/fr.ts'
import type { Messages } from '../language.ts'
import type { Part } from './part.ts'

const WORDS: Readonly<Record<Exclude<PermanentMark, 'level'>, string>> = {
  harnessed: 'maîtrisé',
  leftUnlocked: 'à gauche déverrouillé',
  monstrous: 'monstrueux',
  paired: 'apparié',
  prepared: 'préparé',
  renowned: 'renommé',
  rightUnlocked: 'à droite déverrouillé',
  ringBearer: 'porteur de l’Anneau',
  saddled: 'sellé',
  solved: 'résolu',
  suspected: 'suspecté',
}
const word = ({ as, n }: { readonly as: PermanentMark; readonly n: number }): string =>
  as === 'level' ? `niveau ${n}` : WORDS[as]
const subject = (name: string | null): string => (name === null ? 'Un permanent face cachée' : `**${name}**`)

type Had = `designation.${'initiative' | 'radiation' | 'ring' | 'speed'}`
type OfPlayers = Had | 'player.rad' | 'designation.level'
/** What players have without a card for it. */
const ofPlayers: Pick<Messages, OfPlayers | `${Had}.text`> = {
  'player.rad': (p) => plural(p.n, 'marqueur « rad »', 'marqueurs « rad »'),
  'designation.level': (p) => `${p.name} ${p.n}`,
  'designation.initiative': 'L’initiative',
  'designation.initiative.text':
    'Quand vous prenez l’initiative et au début de votre entretien, aventurez-vous dans Undercity.\nÀ chaque fois qu’une créature vous inflige des blessures de combat, son contrôleur prend l’initiative.',
  'designation.radiation': 'Radiations',
  'designation.radiation.text':
    'Au début de votre première phase principale, meulez autant de cartes que vous avez de marqueurs rad. Pour chaque carte non-terrain parmi elles, vous perdez 1 point de vie et un marqueur rad.',
  'designation.ring': 'L’Anneau',
  'designation.ring.text':
    '1 : Votre porteur de l’Anneau est légendaire et ne peut pas être bloqué par des créatures de force supérieure.\n2 : À chaque fois qu’il attaque, piochez une carte, puis défaussez-vous d’une carte.\n3 : Une créature qui le bloque est sacrifiée à la fin du combat.\n4 : À chaque fois qu’il inflige des blessures de combat à un joueur, chaque adversaire perd 3 points de vie.',
  'designation.speed': 'Vitesse',
  'designation.speed.text':
    'Une fois à chacun de vos tours, quand un adversaire perd des points de vie, votre vitesse augmente d’un, jusqu’à 4.',
}

export const marks: Part<'mark'> & typeof ofPlayers = {
  ...ofPlayers,
  'mark.word': word,
  'mark.merged': (p) => `fusionnée ×${p.n}`,
  'mark.melded': () => 'assimilée',
  'mark.rolled': (p) =>
    `${does(p.who, 'lance', 'lancez')} un d${p.sides} : ${p.result}${p.natural === p.result ? '' : ` (naturel : ${p.natural})`}.`,
  'mark.voted': (p) => `${does(p.who, 'vote', 'votez')} pour « ${p.option} ».`,
  'mark.ventured': (p) => `${does(p.who, 's’aventure', 'vous aventurez')} dans ${p.dungeon} : ${p.room}.`,
  'mark.dungeon': (p) => `${does(p.who, 'achève', 'achevez')} ${p.dungeon}.`,
  'mark.ring': (p) => `L’Anneau tente ${whom(p.who)} (${p.level} sur 4).`,
  'mark.speed': (p) => `${does(p.who, 'a', 'avez')} une vitesse de ${p.level}.`,
  'mark.defense': (p) => `défense ${p.n}`,
  'mark.becomes': (p) =>
    p.as === 'level' ? `${subject(p.name)} passe au ${word(p)}.` : `${subject(p.name)} devient ${word(p)}.`,
  'mark.ends': (p) => `${subject(p.name)} n’est plus ${word(p)}.`,
}
