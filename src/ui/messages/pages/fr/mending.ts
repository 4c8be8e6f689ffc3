/** Lines of deck lists that need a decision. */
import { agree, plural } from '../../../locale/fr.ts'
import type { mending as english } from '../en/mending.ts'

export const mending: typeof english = {
  'mend.line': (p) => `Ligne ${p.line} : ${p.message}`,
  'mend.unknown': 'introuvable',
  'mend.nearest': 'Vouliez-vous dire',
  'mend.entry': (p) => `${p.n} ${p.name}`,
  'mend.write': 'Écrire cette carte',
  'mend.writeNamed': (p) => `Écrire cette carte : ${p.name}`,
  'mend.drop': 'Retirer',
  'mend.dropLine': (p) => `Retirer la ligne ${p.line}`,
  'mend.dropAll': 'Retirer ces lignes',
  'mend.fetch': (p) => agree(p.n, 'La chercher en ligne', 'Les chercher en ligne'),
  'mend.more': (p) => `et ${plural(p.n, 'autre ligne', 'autres lignes')}`,
}
