import type { Parts } from '../en/index.ts'

export const pages: Parts['pages'] = {
  'page.nav': 'Pages',
  'page.table': 'Jouer',
  'page.decks': 'Decks',
  'page.write': 'Écrire une carte',
  'page.cards': 'Cartes',
  'page.puzzles': 'Puzzles',
  'page.learn': 'Apprendre',
  'page.toStart': 'Retour à l’accueil',
  'page.toGame': 'Retour à la partie',
  'page.menu': 'Menu',
  'page.loading': 'Ouverture de la page',
  'page.failed': 'La page n’a pas pu être chargée.',
  'part.failed': 'Cette partie de la page n’a pas pu être chargée.',
  'page.retry': 'Réessayer',
  'update.ready': 'Une nouvelle version de Cantrip est prête. Vos parties et vos decks ne changent pas.',
  'update.later': 'Plus tard',
  'update.now': 'Mettre à jour',
}
