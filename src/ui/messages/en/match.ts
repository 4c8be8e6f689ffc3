import { list, YOU } from '../../locale/en.ts'

export const match = {
  'player.you': YOU,
  /** Machine players, by their level. */
  'player.easy': 'Tamsin',
  'player.normal': 'Corvin',
  'player.hard': 'Isaura',
  'match.score': (p: { a: string; na: number; b: string; nb: number }) => `${p.a} ${p.na} – ${p.nb} ${p.b}`,
  'table.ante': (p: { names: readonly string[] }) => `Ante: ${list(p.names)}`,
}
