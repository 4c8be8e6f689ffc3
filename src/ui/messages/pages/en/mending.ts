/** Lines of deck lists that need a decision. */
import { agree, plural } from '../../../locale/en.ts'

export const mending = {
  'mend.line': (p: { line: number; message: string }) => `Line ${p.line}: ${p.message}`,
  'mend.unknown': 'not found',
  'mend.nearest': 'Did you mean',
  'mend.entry': (p: { n: number; name: string }) => `${p.n} ${p.name}`,
  'mend.write': 'Write this card',
  'mend.writeNamed': (p: { name: string }) => `Write this card: ${p.name}`,
  'mend.drop': 'Remove',
  'mend.dropLine': (p: { line: number }) => `Remove line ${p.line}`,
  'mend.dropAll': 'Remove these lines',
  'mend.fetch': (p: { n: number }) => `Look ${agree(p.n, 'it', 'them')} up online`,
  'mend.more': (p: { n: number }) => `and ${plural(p.n, 'line')} more`,
}
