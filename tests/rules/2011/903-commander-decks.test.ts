/** Which decks may be played with a commander (2011:contents/9). */
import { expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { colorIdentity, type Printed } from '../../../src/language/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'

const LEADER = creature('Rhea', '{1}{G}', '7/7', '', 'Legendary Creature — Human')
const FOREST = card('Forest', '', 'Basic Land — Forest')

inEditions('2011', 'today')('decks with a commander, %s', (edition) => {
  /** The problems of a deck of these cards, filled up with Forests to 99, or so many, beside its commander. */
  function problems(cards: readonly Printed[], commander: readonly Printed[] = [LEADER], size = 99) {
    const deck = [...cards, ...Array<Printed>(size - cards.length).fill(FOREST)]
    return deckProblems(edition, 'commander', { deck, commander }).map(({ key, params }) => ({ key, ...params }))
  }

  test('[2011:contents/9 today:903.7] exactly 100 cards, the commander among them', () => {
    expect(problems([])).toEqual([])
    expect(problems([], [LEADER], 98)).toEqual([{ key: 'deck.tooSmall', n: 99, least: 100 }])
    expect(problems([], [LEADER], 100)).toEqual([{ key: 'deck.tooLarge', n: 101, most: 100 }])
  })

  test('[2011:contents/9] one of each card but basic lands, the commander counted', () => {
    const elk = creature('Elk', '{G}', '1/1')
    expect(problems([elk])).toEqual([])
    expect(problems([elk, elk])).toEqual([{ key: 'deck.tooMany', card: 'Elk', n: 2, most: 1 }])
    expect(problems([LEADER])).toEqual([{ key: 'deck.tooMany', card: 'Rhea', n: 2, most: 1 }])
  })

  test('[2011:contents/9] one commander, a legendary creature', () => {
    expect(problems([], [], 100)).toEqual([{ key: 'deck.commanders', n: 0 }])
    const other = creature('Thal', '{G}', '1/1', '', 'Legendary Creature — Human')
    expect(problems([], [LEADER, other], 98)).toEqual([{ key: 'deck.commanders', n: 2 }])
    for (const wrong of [creature('Elk', '{G}', '1/1'), card('Bough', '{G}', 'Legendary Artifact')])
      expect(problems([], [wrong])).toEqual([{ key: 'deck.notCommander', card: wrong.name }])
  })

  test('[2011:contents/9 today:903.4] a card with a colour that its commander lacks doesn’t belong in the deck', () => {
    const outside = (one: Printed, leader = LEADER): boolean =>
      problems([one], [leader]).some(({ key }) => key === 'deck.identity')
    expect(outside(card('Spark', '{R}', 'Instant', 'Draw a card.'))).toBe(true)
    expect(outside(card('Moss', '{G}', 'Instant', 'Draw a card.'))).toBe(false)
    expect(outside(card('Cog', '{2}', 'Artifact'))).toBe(false)
    // By a symbol in its text, by half of one, by a basic land type.
    expect(outside(card('Lamp', '{2}', 'Artifact', '{R}, {T}: Draw a card.'))).toBe(true)
    expect(outside(card('Twine', '{G/W}', 'Instant', 'Draw a card.'))).toBe(true)
    expect(outside(card('Grove', '', 'Land — Forest Island'))).toBe(true)
    expect(outside(card('Wood', '', 'Land — Forest'))).toBe(false)
    expect(outside(card('Crag', '', 'Land', '({T}: Add {R}.)'))).toBe(false)
    // A commander lends the colours of its text.
    const both = creature('Thal', '{G}', '1/1', '{U}: ~ gets +1/+1 until end of turn.', 'Legendary Creature — Human')
    expect(outside(card('Brook', '{U}', 'Instant', 'Draw a card.'), both)).toBe(false)
  })

  test('[2011:contents/9 today:903.4] colours of an indicator, of the other face, and those that its text defines count', () => {
    const night = faced(
      'transform',
      ['Ada', '{G}', 'Creature — Human', '', '1/1'],
      ['Wolf', '', 'Creature — Wolf', '', '3/3'],
      ['R'],
    )
    expect(colorIdentity(night)).toEqual(['R', 'G'])
    expect(colorIdentity(card('Shade', '{2}', 'Artifact Creature — Spirit', '~ is black.', '1/1'))).toEqual(['B'])
    expect(colorIdentity(card('Cog', '{2}', 'Artifact'))).toEqual([])
  })

  test('[2011:contents/9 today:903.11] a sideboard keeps to the deck’s rules: its colours, one of each name, no more than fifteen; today there is none', () => {
    const deck = Array<Printed>(99).fill(FOREST)
    const aside = (sideboard: readonly Printed[]) =>
      deckProblems(edition, 'commander', { deck, commander: [LEADER], sideboard }).map(({ key, params }) => ({
        key,
        ...params,
      }))
    const elk = creature('Elk', '{G}', '1/1')
    if (edition === 'today') {
      expect([aside([]), aside([elk])]).toEqual([[], [{ key: 'deck.sideboard', n: 1, most: 0 }]])
      return
    }
    expect(aside([elk])).toEqual([])
    expect(aside([elk, elk])).toEqual([{ key: 'deck.tooMany', card: 'Elk', n: 2, most: 1 }])
    expect(aside([LEADER])).toEqual([{ key: 'deck.tooMany', card: 'Rhea', n: 2, most: 1 }])
    expect(aside([card('Spark', '{R}', 'Instant', 'Draw a card.')])).toEqual([{ key: 'deck.identity', card: 'Spark' }])
    expect(aside([card('Crag', '', 'Basic Land — Mountain')])).toEqual([{ key: 'deck.identity', card: 'Crag' }])
    expect(aside(Array<Printed>(15).fill(FOREST))).toEqual([])
    expect(aside(Array<Printed>(16).fill(FOREST))).toEqual([{ key: 'deck.sideboard', n: 16, most: 15 }])
  })

  test('[today:903.3] a legendary Vehicle leads a deck only today, and one that isn’t legendary doesn’t', () => {
    const barge = card('Barge', '{3}', 'Legendary Artifact — Vehicle', '', '5/5')
    const found = edition === 'today' ? [] : [{ key: 'deck.notCommander', card: 'Barge' }]
    const cog = card('Forest', '', 'Basic Land — Forest')
    expect(problems([cog], [barge]).filter(({ key }) => key !== 'deck.identity')).toEqual(found)
    const cart = card('Cart', '{3}', 'Artifact — Vehicle', '', '5/5')
    expect(problems([], [cart]).filter(({ key }) => key === 'deck.notCommander')).toHaveLength(1)
  })
})

test('[today:702.124] two commanders with partner, or that name each other', () => {
  const legend = (name: string, text: string) => creature(name, '{G}', '1/1', text, 'Legendary Creature — Human')
  const led = (edition: '2011' | 'today', commander: readonly Printed[]) =>
    deckProblems(edition, 'commander', { deck: Array<Printed>(98).fill(FOREST), commander }).map(({ key }) => key)
  const [ann, bob] = [legend('Ann', 'Partner'), legend('Bob', 'Partner')]
  expect([led('today', [ann, bob]), led('2011', [ann, bob])]).toEqual([[], ['deck.commanders']])
  expect(led('today', [ann, legend('Cal', '')])).toEqual(['deck.commanders'])
  const [dan, eva] = [legend('Dan', 'Partner with Eva'), legend('Eva', 'Partner with Dan')]
  expect([led('today', [dan, eva]), led('today', [dan, ann])]).toEqual([[], ['deck.commanders']])
})
