/** Magic Online's .dek: XML with `<Cards CatID Quantity Sideboard Name/>`. */
import { type DeckReader, problem } from './items.ts'
import { rootOf, xmlItems } from './xml.ts'

export const dek: DeckReader = {
  fits: ({ text }) => rootOf(text) === 'Deck',
  *read(text) {
    for (const item of xmlItems(text)) {
      if (item.kind === 'broken')
        yield problem({ line: item.line, text: '' }, { key: 'deckText.brokenXml', params: {} })
      if (item.kind !== 'open' || item.name !== 'Cards') continue
      const { line, source, attributes } = item
      const board = attributes.get('Sideboard')?.toLowerCase() === 'true' ? 'side' : 'main'
      yield { kind: 'card', line, text: source, count: attributes.get('Quantity'), name: attributes.get('Name'), board }
    }
  },
}
