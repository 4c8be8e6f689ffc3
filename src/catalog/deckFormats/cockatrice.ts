/** Cockatrice's .cod: XML with a zone for each board, and `<card number name/>` in it. */

import { sectionOf } from './headings.ts'
import { type DeckItem, type DeckReader, problem, remark } from './items.ts'
import { rootOf, type XmlItem, xmlItems } from './xml.ts'

type Open = XmlItem & { readonly kind: 'open' }

function cardItem({ attributes, line, source }: Open, zone: string): DeckItem {
  const at = { line, text: source }
  const section = sectionOf(zone)
  if (section !== 'main' && section !== 'side')
    return remark(at, { key: 'deckRemark.leftOut', params: { section: zone } })
  return { kind: 'card', ...at, count: attributes.get('number'), name: attributes.get('name'), board: section }
}

export const cockatrice: DeckReader = {
  fits: ({ text }) => rootOf(text) === 'cockatrice_deck',
  *read(text) {
    let zone = 'main'
    let within = ''
    for (const item of xmlItems(text)) {
      if (item.kind === 'broken')
        yield problem({ line: item.line, text: '' }, { key: 'deckText.brokenXml', params: {} })
      else if (item.kind === 'text' && within === 'deckname') yield { kind: 'name', name: item.text }
      else if (item.kind === 'text' && within === 'comments')
        yield remark({ line: item.line, text: item.text }, { key: 'deckRemark.comment', params: {} })
      else if (item.kind === 'close') within = ''
      else if (item.kind === 'open') {
        within = item.name
        if (item.name === 'zone') zone = item.attributes.get('name') ?? ''
        else if (item.name === 'card') yield cardItem(item, zone)
      }
    }
  },
}
