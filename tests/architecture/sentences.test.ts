import { describe, expect, test } from 'vitest'
import { casing, casings, gluedMessages, noSentences, sentencesBelow } from './support/sentences.ts'
import { readSources, type Source } from './support/sources.ts'
import { foreignWords } from './support/vocabulary.ts'

const sources = readSources('src')

const file = (path: string, text: string): Source[] => [{ path, text }]

describe('sentences', () => {
  test('are written in the tables of messages, not below the client', () => expect(sentencesBelow(sources)).toEqual([]))
  test('no message is made by changing the letters of another', () => expect(casings(sources)).toEqual([]))
  test('no message is glued outside of the tables', () => expect(gluedMessages(sources)).toEqual([]))
  test('are in the game’s own words, short and British', () => expect(foreignWords(sources)).toEqual([]))
  test('every exception that is listed is needed', () => {
    const text = [...sentencesBelow(sources, []), ...casings(sources, [])]
    expect([...noSentences, ...casing].filter(({ path }) => !text.some((line) => line.startsWith(path)))).toEqual([])
  })
})

describe('the checkers', () => {
  test('a sentence below the client is found in each form; keys, errors of ours and single words are good', () => {
    const bad = ["f('No such card')", `f(\`no card \${a} here now\`)`, 'const a = `Not today, friend`']
    for (const text of bad) expect(sentencesBelow(file('src/engine/x.ts', text)), text).toHaveLength(1)
    const good = [
      "f('play.notALand')",
      "throw new Error('a cast card must reach the stack')",
      "f('pass')",
      '// No card',
    ]
    for (const text of good) expect(sentencesBelow(file('src/engine/x.ts', text)), text).toEqual([])
    expect(sentencesBelow(file('src/ui/x.ts', "f('No such card')"))).toEqual([])
  })

  test('a message in other letters is found', () => {
    expect(casings(file('src/ui/x.ts', "say('zone.hand').toLowerCase()"))).toHaveLength(1)
    expect(casings(file('src/ui/input/keyTable.ts', 'key.toLowerCase()'))).toEqual([])
  })

  test('words that no message uses are found in each form; keys and names in code are good', () => {
    const table = (text: string) => file('src/ui/messages/pages/en/x.ts', `export const x = { ${text} }`)
    const bad = [
      "'x.a': 'Whoever draws a card'",
      `'x.a': (p: { n: number }) => \`\${p.n} lines need you\``,
      "'x.a': \"Corvin's turn\"",
      "'x.a': 'Pick a color'",
      "'x.a': 'Click a land'",
    ]
    for (const text of bad) expect(foreignWords(table(text)), text).toHaveLength(1)
    const good = [
      "'x.color': 'The player who draws a card'",
      "'x.a': (p: { touch: boolean }) => (p.touch ? 'Tap a land' : 'Click a land')",
      "'x.a': (p: { kind: 'color' }) => p.kind",
    ]
    for (const text of good) expect(foreignWords(table(text)), text).toEqual([])
    expect(foreignWords(file('src/ui/x.ts', "say('so many')"))).toEqual([])
  })

  test('a glued message is found; one that is passed on is good', () => {
    const bad = [
      `\`\${say('a')} \${b}\``,
      "say('a') + b",
      "[say('a'), b].join(', ')",
      "parts.map((p) => say(p)).join(' ')",
    ]
    for (const text of bad) expect(gluedMessages(file('src/ui/x.ts', text)), text).toHaveLength(1)
    expect(gluedMessages(file('src/ui/x.ts', "say('list.series', { parts: [say('a'), b] })"))).toEqual([])
  })
})
