/** Decks with their cards. */
import { compileDeck, copiesOf, type Deck, deckLines, deckProblems, type FindCard } from '../../catalog/index.ts'
import { byEdition, type EditionId } from '../../rulebook/index.ts'
import type { CardLook } from '../card/index.ts'
import { faceOf, wingsOf } from './deckFaces.ts'
import type { PlayableDeck } from './decks.ts'

/** What is waived where a deck is played without some of its cards: its size, and its sideboard's (100.2, 100.5). */
const WAIVED: readonly string[] = ['deck.tooSmall', 'deck.sideboard']

/** The picture of a deck none of whose cards can be drawn. */
const noFace = (name: string): CardLook => ({
  name,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  typeLine: '',
  cost: null,
  rulesText: '',
})

interface Written {
  readonly own: boolean
  readonly text: string
  /** Lines that could not be read. */
  readonly unread: readonly string[]
}

/** A deck with its cards, as far as they are known. */
export function playable(deck: Deck, find: FindCard, { own, text, unread }: Written): PlayableDeck {
  const main = compileDeck(deck.cards, find)
  const side = compileDeck(deck.sideboard, find)
  const leader = deck.commander ?? []
  const commander = compileDeck(leader, find).cards
  const [list, sideList] = [deckLines(deck.cards, find), deckLines(deck.sideboard, find)]
  const led = deckLines(leader, find)
  const format = leader.length > 0 ? 'commander' : 'constructed'
  const strange = [...list, ...sideList, ...led].filter(({ state }) => state !== 'understood')
  const by = (edition: EditionId) =>
    deckProblems(edition, format, { deck: copiesOf(list), sideboard: copiesOf(sideList), commander: copiesOf(led) })
  const without = (edition: EditionId) =>
    deckProblems(edition, format, { deck: main.cards, sideboard: side.cards, commander }).filter(
      ({ key }) => main.cards.length === 0 || !WAIVED.includes(key),
    )
  const face = faceOf(commander) ?? faceOf(main.cards) ?? noFace(deck.name)
  return {
    ...deck,
    own,
    list: [...led, ...list],
    sideList,
    text,
    cards: main.cards,
    commander,
    sideboard: side.cards,
    face,
    wings: wingsOf(main.cards, face.name),
    missing: [...new Set(strange.map(({ name }) => name))],
    unread,
    problems: byEdition(by),
    problemsWithout: byEdition(without),
  }
}
