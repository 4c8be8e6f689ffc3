/** The rulebook's page. */
import { EDITION_WORDS } from '../../../locale/editions/fr.ts'
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
  'rules.name': (p) => EDITION_WORDS[p.edition].name,
  'rules.book': (p) => EDITION_WORDS[p.book].book,
  'rules.part': (p) => EDITION_WORDS[p.book].part,
  'rules.reading': 'Texte de la règle',
  'rules.later': (p) => EDITION_WORDS[p.edition].in,
  'rules.numbered': (p) => `${EDITION_WORDS[p.book].book}, règle ${p.number} :`,
  'rules.successor': (p) => `${EDITION_WORDS[p.book].book}, modifié ici : ${p.section}`,
  'rules.previous': 'Section précédente',
  'rules.next': 'Section suivante',
  'rules.nothing': (p) => `Il n’y a pas de règle ${p.rule}.`,
  'rules.nothingWhy': 'Des livres suivants, seules les modifications sont présentes ; le reste est le livre de 2004.',
  'rules.welcome': 'Les règles de tous les livres, avec nos mots.',
  'rules.welcomeHow':
    'Cherchez par numéro ou par mots, ou ouvrez un chapitre. À la table, chaque numéro de règle mène ici ; Échap et Retour ramènent à la table.',
}
