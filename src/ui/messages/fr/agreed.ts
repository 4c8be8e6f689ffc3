/** What players agreed on before the game: its format and house rules, at the table and in links. */
import { list } from '../../locale/fr.ts'
import type { Part } from './part.ts'

export const agreed: Part<'agreed'> = {
  'agreed.house': 'Règles maison',
  'agreed.noFormat': (p) => `Il n’y a pas de format « ${p.id} », seulement ${list(p.known)}.`,
  'agreed.badHouse': (p) => `Les règles maison sont ${list(p.known)}.`,
}
