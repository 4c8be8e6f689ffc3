/** What players agreed on before the game: its format and house rules, at the table and in links. */
import { list } from '../../locale/en.ts'

export const agreed = {
  'agreed.house': 'House rules',
  'agreed.noFormat': (p: { id: string; known: readonly string[] }) =>
    `There is no format “${p.id}”, only ${list(p.known)}.`,
  'agreed.badHouse': (p: { known: readonly string[] }) => `House rules are ${list(p.known)}.`,
}
