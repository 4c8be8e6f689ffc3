/** The rulebook's page. */
import { plural } from '../../../locale/fr.ts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook: typeof english = {
  'rules.search': 'Chercher dans les règles',
  'rules.searchHint': 'Numéro ou mots',
  'rules.clear': 'Effacer la recherche',
  'rules.found': (p) =>
    p.n === 0 ? 'Aucune règle ne contient tous ces mots.' : plural(p.n, 'règle trouvée', 'règles trouvées'),
  'rules.more': (p) => `et ${plural(p.n, 'autre')} : ajoutez un mot pour préciser`,
  'rules.results': 'Règles trouvées',
  'rules.contents': 'Sommaire',
  'rules.edition': 'Édition',
  'rules.book.2004': 'Juin 2004',
  'rules.book.2011': 'Septembre 2011',
  'rules.part.2011': 'Modifié dans le livre de 2011',
  'rules.part.2004': 'Les règles de 2004, modifiées par 2011',
  'rules.reading': 'Texte de la règle',
  'rules.later': 'En 2011',
  'rules.numbered': (p) => `${p.number} dans le livre de ${p.book}, d’où vient le texte.`,
  'rules.successor': (p) => `Le livre de 2011 modifie ceci : ${p.section}`,
  'rules.previous': 'Section précédente',
  'rules.next': 'Section suivante',
  'rules.nothing': (p) => `Il n’y a pas de règle ${p.rule}.`,
  'rules.nothingWhy':
    'Seules des parties du livre de 2011 sont présentes ; le reste est le livre de 2004 et ses modifications.',
  'rules.welcome': 'Les règles des deux livres, avec nos mots.',
  'rules.welcomeHow':
    'Cherchez par numéro ou par mots, ou ouvrez un chapitre. À la table, chaque numéro de règle mène ici ; Échap et Retour ramènent à la table.',
}
