import { expect, test } from 'vitest'
import { badFrench } from './support/frenchWords.ts'
import { readSources } from './support/sources.ts'

test('the French messages are in the terms of the game, with the marks of French type', () =>
  expect(badFrench(readSources('src'))).toEqual([]))

test('what no message has is found in each form; keys and code are good', () => {
  const table = (text: string) => [{ path: 'src/ui/messages/pages/fr/x.ts', text: `export const x = { ${text} }` }]
  const bad = [
    "'x.a': 'Où ça ?'",
    "'x.a': 'Cible : un joueur'",
    "'x.a': \"L'adversaire\"",
    `'x.a': (p: { n: number }) => \`\${p.n} dommages\``,
    "'x.a': 'Touchez « Plains\\u00a0»'",
    "'x.a': 'Le haut de le cimetière'",
    "'x.a': 'Un instant à lancer'",
  ]
  for (const text of bad) expect(badFrench(table(text)), text).toHaveLength(1)
  const good = ["'x.counter': 'Où\\u00a0: ici'", "'x.a': (p: { kind: 'token' }) => (p.kind ? 'Un jeton' : 'Rien')"]
  for (const text of good) expect(badFrench(table(text)), text).toEqual([])
  expect(badFrench([{ path: 'src/ui/x.ts', text: "say('dommages')" }])).toEqual([])
})
