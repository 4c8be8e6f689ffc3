import { isChapter } from '../../../rulebook/index.ts'
import type { Part } from './part.ts'

/** The words of the glossary that the game cites. */
const WORDS: Readonly<Record<string, string>> = {
  'Coin flip': 'Jouer à pile ou face',
  Cost: 'Coût',
  Draw: 'Piocher',
  Indestructible: 'Indestructible',
  'Life total': 'Points de vie',
  Match: 'Match',
  Pay: 'Payer',
  Reveal: 'Révéler',
  Search: 'Chercher',
  Shuffle: 'Mélanger',
  Vanguard: 'Avant-garde',
}

export const rulebook: Part<'rules'> = {
  'rules.title': 'Livre de règles',
  'rules.open': 'Règles',
  'rules.close': 'Fermer le livre de règles',
  'rules.loading': 'Ouverture du livre de règles',
  'rules.failed': 'Le livre de règles n’a pas pu être chargé.',
  'rules.number': (p) => WORDS[p.number] ?? (isChapter(p.number) ? `chapitre ${p.number}` : p.number),
}
