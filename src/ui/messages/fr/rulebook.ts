import type { Part } from './part.ts'

/** The words of the glossary that the game cites. */
const WORDS: Readonly<Record<string, string>> = {
  'At random': 'Au hasard',
  Attacked: 'Être attaqué',
  'Coin flip': 'Jouer à pile ou face',
  Damage: 'Blessures',
  Draw: 'Piocher',
  Indestructible: 'Indestructible',
  'Life total': 'Points de vie',
  'Mana restriction': 'Mana',
  Match: 'Match',
  Pay: 'Payer',
  Reveal: 'Révéler',
  Sacrifice: 'Sacrifier',
  Search: 'Chercher',
  'Search quantity': 'Chercher',
  Vanguard: 'Avant-garde',
  'X cost': 'X dans un coût',
  'X undefined': 'X non défini',
}

export const rulebook: Part<'rules'> = {
  'rules.title': 'Livre de règles',
  'rules.open': 'Règles',
  'rules.close': 'Fermer le livre de règles',
  'rules.loading': 'Ouverture du livre de règles',
  'rules.failed': 'Le livre de règles n’a pas pu être chargé.',
  'rules.number': (p) => WORDS[p.number] ?? p.number,
}
