import { expect, test } from 'vitest'
import { visitNodes } from '../../src/language/index.ts'
import { card } from '../support/cards.ts'

test('what a text compiles to is plain data: nothing of how it was read is left in it', () => {
  const texts = [
    'Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.',
    'Search your library for up to four land cards with different names and reveal them. An opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.',
  ]
  for (const text of texts) {
    const { abilities } = card('Seeker', '{0}', 'Sorcery', text)
    const marked: unknown[] = []
    visitNodes(abilities, (node) => {
      marked.push(...Object.getOwnPropertySymbols(node))
      return undefined
    })
    expect(marked).toEqual([])
  }
})
