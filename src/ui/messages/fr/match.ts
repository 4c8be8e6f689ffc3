import { list, YOU } from '../../locale/fr.ts'
import type { Parts } from '../en/index.ts'

export const match: Parts['match'] = {
  'player.you': YOU,
  'player.easy': 'Tamsin',
  'player.normal': 'Corvin',
  'player.hard': 'Isaura',
  'match.score': (p) => `${p.a} ${p.na} – ${p.nb} ${p.b}`,
  'table.ante': (p) => `Mise : ${list(p.names)}`,
}
