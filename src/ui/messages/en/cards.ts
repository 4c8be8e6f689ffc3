import { series } from '../../locale/en.ts'

export const cards = {
  'zoom.reading': 'How the game reads this card',
  'card.faceDown': 'Face-down card',
  /** Face-down spells and permanents have to be told apart: the number stays, and later ones have higher numbers. */
  'card.faceDownNumber': (p: { n: number }) => `Face-down card ${p.n}`,
  /** A permanent without a name that lies face up: a copy of a face-down one. */
  'card.emblem': 'Emblem',
  'designation.monarch': 'The Monarch',
  'designation.monarch.text':
    'At the beginning of your end step, draw a card.\nWhenever a creature deals combat damage to you, its controller becomes the monarch.',
  'designation.cityBlessing': 'The City’s Blessing',
  'designation.cityBlessing.text': 'For the rest of the game.',
  'designation.enduringStory': 'An Enduring Story',
  'designation.enduringStory.text': 'For the rest of the game.',
  'card.nameless': 'Nameless',
  'card.hidden': 'Hidden card',
  /** What stands for its own name in a short text. */
  /** The beginning of a text. */
  'card.goesOn': (p: { text: string }) => `${p.text}…`,
  'card.itself': (p: { begins: boolean; owns: boolean }) =>
    p.owns ? (p.begins ? 'Its' : 'its') : p.begins ? 'This' : 'this',
  'card.land': 'Land',
  'card.locked': 'locked',
  /** Names, words or costs side by side. */
  'list.series': (p: { parts: readonly string[] }) => series(p.parts),
  /** Whole sentences, one after the other. */
  'list.sentences': (p: { parts: readonly string[] }) => p.parts.join(' '),
  /** A card or a place, and what is said of it. */
  'list.of': (p: { name: string; text: string }) => `${p.name}: ${p.text}`,
  'typeLine.types': (p: { words: readonly string[] }) => p.words.join(' '),
  'typeLine.halves': (p: { lines: readonly string[] }) => p.lines.join(' // '),
  'typeLine.everyCreatureType': 'every creature type',
  'typeLine.whole': (p: { types: string; subtypes: readonly string[] }) => `${p.types} — ${p.subtypes.join(' ')}`,
  'color.W': 'white',
  'color.U': 'blue',
  'color.B': 'black',
  'color.R': 'red',
  'color.G': 'green',
  'color.C': 'colourless',

  'symbol.W': 'white',
  'symbol.U': 'blue',
  'symbol.B': 'black',
  'symbol.R': 'red',
  'symbol.G': 'green',
  'symbol.C': 'colourless',
  'symbol.S': 'snow',
  'symbol.tap': 'tap',
  'symbol.untap': 'untap',
  'symbol.chaos': 'chaos',
  'symbol.energy': 'energy',
  'symbol.or': (p: { left: string; right: string }) => `${p.left} or ${p.right}`,
  'symbol.life': (p: { mana: string }) => `${p.mana} or 2 life`,

  'type.artifact': 'Artifact',
  'type.battle': 'Battle',
  'type.dungeon': 'Dungeon',
  'type.creature': 'Creature',
  'type.enchantment': 'Enchantment',
  'type.instant': 'Instant',
  'type.land': 'Land',
  'type.plane': 'Plane',
  'type.planeswalker': 'Planeswalker',
  'type.scheme': 'Scheme',
  'type.sorcery': 'Sorcery',
  'type.tribal': 'Tribal',
  'type.vanguard': 'Vanguard',
  'supertype.basic': 'Basic',
  'supertype.legendary': 'Legendary',
  'supertype.ongoing': 'Ongoing',
  'supertype.snow': 'Snow',
  'supertype.world': 'World',
}
