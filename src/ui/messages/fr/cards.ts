import { attacks, plural, series, YOU } from '../../locale/fr.ts'
import type { Parts } from '../en/index.ts'
import type { LateParts } from '../game/index.ts'
import { markers } from './markers.ts'

/** How a type is written after another word, and after one that is feminine. */
const AFTER: Readonly<Record<string, readonly [masculine: string, feminine: string]>> = {
  Artefact: ['artefact', 'artefact'],
  Arpenteur: ['arpenteur', 'arpenteur'],
  Créature: ['créature', 'créature'],
  Enchantement: ['enchantement', 'enchantement'],
  Éphémère: ['éphémère', 'éphémère'],
  Rituel: ['rituel', 'rituel'],
  Terrain: ['terrain', 'terrain'],
}
/** What stands behind the types, as adjectives do. */
const ADJECTIVES: Readonly<Record<string, readonly [masculine: string, feminine: string]>> = {
  Tribal: ['tribal', 'tribale'],
  'De base': ['de base', 'de base'],
  Légendaire: ['légendaire', 'légendaire'],
  Continu: ['continu', 'continue'],
  Neigeux: ['neigeux', 'neigeuse'],
  Mondial: ['mondial', 'mondiale'],
}
const FEMININE = ['Créature', 'Machination']

/** `Créature-artefact légendaire`, from the English order of the words. */
function typeWords(words: readonly string[]): string {
  const [first = '', ...others] = words.filter((word) => !(word in ADJECTIVES)).reverse()
  const gender = FEMININE.includes(first) ? 1 : 0
  const nouns = [first, ...others.map((word) => AFTER[word]?.[gender] ?? word)].join('-')
  const said = words.filter((word) => word in ADJECTIVES).map((word) => ADJECTIVES[word]?.[gender] ?? word)
  return [nouns, ...said.reverse()].filter((word) => word !== '').join(' ')
}

export const cards: Parts['cards'] & LateParts['cards'] = {
  'zoom.reading': 'Comment le jeu lit cette carte',
  'card.faceDown': 'Carte face cachée',
  'card.faceDownNumber': (p) => `Carte face cachée ${p.n}`,
  'card.emblem': 'Emblème',
  'designation.monarch': 'Le monarque',
  'designation.monarch.text':
    'Au début de votre étape de fin, piochez une carte.\nÀ chaque fois qu’une créature vous inflige des blessures de combat, son contrôleur devient le monarque.',
  'designation.cityBlessing': 'La faveur de la cité',
  'designation.cityBlessing.text': 'Pour le reste de la partie.',
  'designation.enduringStory': 'Une légende durable',
  'designation.enduringStory.text': 'Pour le reste de la partie.',
  'card.nameless': 'Sans nom',
  'card.hidden': 'Carte cachée',
  // A part of a card’s text, which is English.
  'card.goesOn': (p) => `${p.text}…`,
  'card.itself': (p) => (p.owns ? (p.begins ? 'Its' : 'its') : p.begins ? 'This' : 'this'),
  'card.land': 'Terrain',
  'card.locked': 'verrouillée',
  'list.series': (p) => series(p.parts),
  'list.sentences': (p) => p.parts.join(' '),
  'list.of': (p) => `${p.name} : ${p.text}`,
  'typeLine.types': (p) => typeWords(p.words),
  'typeLine.halves': (p) => p.lines.join(' // '),
  'typeLine.everyCreatureType': 'tous les types de créature',
  'typeLine.whole': (p) => `${p.types} — ${p.subtypes.join(' ')}`,
  'color.W': 'blanc',
  'color.U': 'bleu',
  'color.B': 'noir',
  'color.R': 'rouge',
  'color.G': 'vert',
  'color.C': 'incolore',

  'label.stats': (p) => `${p.power}/${p.toughness}`,
  'label.loyalty': (p) => `loyauté ${p.n}`,
  'label.half': (p) => `${p.name} coûte ${p.cost}`,
  'label.otherSide': (p) => `autre face : ${p.name}`,
  'label.level': (p) => `niveau ${p.n}`,
  'label.cost': (p) => `coûte ${p.cost}`,
  'label.tapped': 'engagée',
  'label.door': (p) => `${p.name} ${p.locked ? 'verrouillée' : 'déverrouillée'}`,
  'label.sick': 'mal d’invocation',
  'label.phasedOut': 'hors phase',
  'label.attacking': (p) => attacks(p.name),
  'label.attackingChosen': 'va attaquer',
  'label.attackingWhom': (p) => (p.name === YOU ? 'va vous attaquer' : `va attaquer ${p.name}`),
  'label.blocking': (p) => `bloque ${series(p.names)}`,
  'label.band': (p) => `dans le groupe ${p.n}`,
  'label.blocked': 'bloquée',
  'label.damage': (p) => plural(p.n, 'blessure'),
  'label.counters': (p) => markers(p.n, p.kind),
  'label.attachedTo': (p) => `attachée à ${p.name}`,
  'label.has': (p) => `avec ${series(p.names)}`,
  'label.playable': 'peut être jouée',
  'label.usable': 'peut être utilisée',
  'label.canChoose': 'peut être choisie',
  'label.chosen': 'choisie',
  'label.chose': (p) => `choisi pour elle : ${series(p.words)}`,
  'label.willTap': 'sera engagée pour payer',
  'label.group': (p) => {
    const tapped = p.tapped > 0 && p.tapped < p.n ? `, dont ${plural(p.tapped, 'engagée')}` : ''
    const chosen = p.chosen > 0 && p.chosen < p.n ? `, dont ${plural(p.chosen, 'choisie')}` : ''
    return `${p.label}, ${p.n} semblables${tapped}${chosen}`
  },

  'symbol.W': 'blanc',
  'symbol.U': 'bleu',
  'symbol.B': 'noir',
  'symbol.R': 'rouge',
  'symbol.G': 'vert',
  'symbol.C': 'incolore',
  'symbol.S': 'neigeux',
  'symbol.tap': 'engager',
  'symbol.untap': 'dégager',
  'symbol.chaos': 'chaos',
  'symbol.energy': 'énergie',
  'symbol.or': (p) => `${p.left} ou ${p.right}`,
  'symbol.life': (p) => `${p.mana} ou 2 points de vie`,

  'type.artifact': 'Artefact',
  'type.battle': 'Bataille',
  'type.dungeon': 'Donjon',
  'type.creature': 'Créature',
  'type.enchantment': 'Enchantement',
  'type.instant': 'Éphémère',
  'type.land': 'Terrain',
  'type.plane': 'Plan',
  'type.planeswalker': 'Arpenteur',
  'type.scheme': 'Machination',
  'type.sorcery': 'Rituel',
  'type.tribal': 'Tribal',
  'type.vanguard': 'Avant-garde',
  'supertype.basic': 'De base',
  'supertype.legendary': 'Légendaire',
  'supertype.ongoing': 'Continu',
  'supertype.snow': 'Neigeux',
  'supertype.world': 'Mondial',

  'action.pass': 'Passer',
  'action.playLand': (p) => `Jouer ${p.name}`,
  'action.cast': (p) => `Lancer ${p.name}${p.cost === '' ? '' : ` ${p.cost}`}`,
  'action.castOther': (p) => `Lancer ${p.name}. ${p.line}`,
  'action.castBy': (p) => `Lancer ${p.name}, ${p.keyword} ${p.cost}`,
  'action.castTapping': (p) => `Lancer ${p.name} en engageant ${p.what}`,
  'action.castOffering': (p) => `Lancer ${p.name} en sacrifiant ${p.what}`,
  'action.castFaceDown': 'Lancer face cachée {3}',
  'action.turnFaceUp': (p) => `Retourner face visible${p.cost === '' ? '' : ` pour ${p.cost}`}`,
  'action.endEffect': (p) => `Payer pour mettre fin à l’effet sur ${p.name}`,
  'action.roll': () => 'Lancer le dé planaire',
  'action.companion': (p) => `Mettre le compagnon ${p.name} dans votre main ${p.cost}`,
  'action.unlock': (p) => `Déverrouiller ${p.name} ${p.cost}`,
  'action.setAside': (p) => `${p.keyword} : ${p.name} ${p.cost}`.trim(),
  'action.ignoreEffect': (p) => `Payer pour ignorer ${p.name} ce tour-ci`,
  'action.mana': (p) => `Engager pour ${p.mana}`,
}
