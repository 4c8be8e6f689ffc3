import { describe, expect, it } from 'vitest'
import { compileAll } from '../../src/catalog/compiling/index.ts'
import {
  ANY_CARD,
  averageCost,
  between,
  byName,
  type CardQuery,
  type Counted,
  castOnFirstTurn,
  chancesOf,
  changeCount,
  colorShares,
  colorsMade,
  countIn,
  curveOf,
  type DeckDraft,
  deckProblems,
  draftOf,
  dropLine,
  EMPTY_DRAFT,
  guessOf,
  indexedFacts,
  isLand,
  lead,
  leadersOf,
  lineNow,
  listsOf,
  loadSet,
  mendLine,
  moveAcross,
  readDeckText,
  searchIn,
  settleKnown,
  settleLine,
  shuffledDeck,
  unled,
  withoutLeadersOf,
  writeArena,
  writePlain,
} from '../../src/catalog/index.ts'
import { colorIdentity } from '../../src/language/index.ts'

const { cards } = await loadSet()
const find = byName(cards)
const printed = (name: string) => {
  const card = find(name)
  if (card === undefined) throw new Error(`no ${name}`)
  return card.compiled.printed
}
const deck = (list: Readonly<Record<string, number>>): readonly Counted[] =>
  Object.entries(list).map(([name, count]) => ({ count, card: printed(name) }))

describe('a deck with a commander', () => {
  const led = draftOf(readDeckText('Commander\n1 Maerwyn, Hedge Queen\n\nDeck\n1 Ember Dart\n98 Plains'), find, 'Mine')
  const [leader = ''] = led.commander ?? []

  it('has it apart from its other cards, whichever list it came from', () => {
    expect(leadersOf(led)).toEqual([leader])
    expect(withoutLeadersOf(led).map(({ name }) => name)).toEqual(['Ember Dart', 'Plains'])
    for (const text of [writePlain(listsOf(led)), writeArena({ name: 'Mine', ...listsOf(led) })])
      expect(draftOf(readDeckText(text), find, 'Mine')).toEqual(led)
  })

  it('is led by another, which joins it; what led it stays as one of its cards', () => {
    const other = lead(led, 'Ember Dart')
    expect(leadersOf(other)).toEqual(['Ember Dart'])
    expect(withoutLeadersOf(other).map(({ name }) => name)).toEqual([leader, 'Plains'])
    expect(countIn(lead(EMPTY_DRAFT, leader).main, leader)).toBe(1)
    expect(leadersOf(unled(led))).toEqual([])
    expect(unled(led).main).toBe(led.main)
  })

  it('is led by nothing once that is taken out, or put aside', () => {
    expect(leadersOf(changeCount(led, 'main', leader, -1))).toEqual([])
    expect(listsOf(moveAcross(led, 'main', leader)).commander).toBeUndefined()
  })
})

describe('the colours that the index tells', () => {
  it('[2011:contents/9] leave in what a deck with such a commander may have, for every card that comes with the game', () => {
    const leader = cards.find(({ compiled: { printed: card } }) => {
      const leads = card.types.includes('creature') && card.supertypes.includes('legendary')
      return leads && colorIdentity(card).join() === 'W'
    })
    if (leader === undefined) throw new Error('nothing white leads')
    const commander = [leader.compiled.printed]
    const fits = ({ compiled }: (typeof cards)[number]) =>
      !deckProblems('2011', 'commander', { deck: [compiled.printed], commander }).some(
        ({ key }) => key === 'deck.identity',
      )
    const found = searchIn(cards.map(indexedFacts))({ ...ANY_CARD, identity: ['W'] })
    expect(found.map(({ name }) => name).sort()).toEqual(
      cards
        .filter(fits)
        .map(({ record }) => record.name)
        .sort(),
    )
  })

  it('keep what doesn’t fit a commander out of what is found, and tell what can lead', () => {
    const search = searchIn(cards.map(indexedFacts))
    const white = search({ ...ANY_CARD, identity: ['W'] })
    expect(white.some(({ name }) => name === 'Ember Dart')).toBe(false)
    expect(white.some(({ name }) => name === 'Plains')).toBe(true)
    expect(white.some(({ colors }) => colors.length === 0)).toBe(true)
    const leaders = search({ ...ANY_CARD, leaders: true })
    expect(leaders.length).toBeGreaterThan(3)
    for (const { name } of leaders)
      expect([printed(name).types.includes('creature'), printed(name).supertypes.includes('legendary')], name).toEqual([
        true,
        true,
      ])
  })
})

describe('a deck in the making', () => {
  const draft = (text: string): DeckDraft => draftOf(readDeckText(text), find, 'Mine')

  it('has the known cards by their own names, once each, and the other lines open in their order', () => {
    const { main, side, open } = draft(
      '2 ember dart\n1 Furnce Parade\nForest\n1 EMBER DART\nSideboard\n3 Nobody\n1 Forest',
    )
    expect(main).toEqual([{ count: 3, name: 'Ember Dart' }])
    expect(side).toEqual([{ count: 1, name: 'Forest' }])
    expect(open.map(({ line, name, count, board }) => [line, name, count, board])).toEqual([
      [2, 'Furnce Parade', 1, 'main'],
      [3, null, 1, 'main'],
      [6, 'Nobody', 3, 'side'],
    ])
    expect(open[1]?.problem?.key).toBe('deckText.notAnEntry')
  })

  it('counts up and down, never below none and never without end', () => {
    const one = changeCount(EMPTY_DRAFT, 'main', 'Forest', 3)
    expect(changeCount(one, 'main', 'forest', 1).main).toEqual([{ count: 4, name: 'Forest' }])
    expect(changeCount(one, 'main', 'Forest', -3).main).toEqual([])
    expect(changeCount(one, 'main', 'Forest', -9).main).toEqual([])
    expect(changeCount(one, 'main', 'Forest', 9_999).main).toEqual([{ count: 250, name: 'Forest' }])
    expect(changeCount(one, 'main', 'Island', -1)).toBe(one)
  })

  it('moves one card across, and none that is not there', () => {
    const two = changeCount(EMPTY_DRAFT, 'main', 'Forest', 2)
    const moved = moveAcross(two, 'main', 'Forest')
    expect([countIn(moved.main, 'Forest'), countIn(moved.side, 'Forest')]).toEqual([1, 1])
    expect(moveAcross(two, 'side', 'Forest')).toBe(two)
  })

  it('settles an open line where it was written, or leaves it out', () => {
    const before = draft('4 Forest\n2 Ember Drat\nSideboard\n3 Froest')
    const [first, second] = before.open
    if (first === undefined || second === undefined) throw new Error('two lines are open')
    const after = settleLine(settleLine(before, first, 'Ember Dart'), second, 'Forest')
    expect(after).toMatchObject({
      main: [
        { count: 4, name: 'Forest' },
        { count: 2, name: 'Ember Dart' },
      ],
      side: [{ count: 3, name: 'Forest' }],
      open: [],
    })
    expect(dropLine(before, first).open).toEqual([second])
  })

  it('keeps unknown names in its list, and takes them in once their cards are known', () => {
    const before = draft('4 Forest\n2 Pocket Imp\nnothing\nSideboard\n1 Pocket Imp')
    expect(writePlain(listsOf(before))).toBe('4 Forest\n2 Pocket Imp\n\nSideboard\n1 Pocket Imp')
    const imp = {
      name: 'Pocket Imp',
      mana_cost: '{B}',
      type_line: 'Creature — Imp',
      oracle_text: 'Flying',
      power: '1',
      toughness: '1',
    }
    const after = settleKnown(before, byName([...cards, ...compileAll([imp])]))
    expect([countIn(after.main, 'Pocket Imp'), countIn(after.side, 'Pocket Imp')]).toEqual([2, 1])
    expect(after.open.map(({ text }) => text)).toEqual(['nothing'])
  })
})

describe('a list with a line mended', () => {
  const mended = (text: string, line: number, meant: { count: number; name: string } | null): string => {
    const read = readDeckText(text)
    const at = draftOf(read, find, '').open.find((one) => one.line === line)
    if (at === undefined) throw new Error('no such line')
    return mendLine(text, read, at, meant)
  }

  it('changes that line and no other, in its place', () => {
    const text = '// mine\n4  Furnce  Parade\n2 Ember Drat (ABC) 12 # good\nFroest\nSB: 1 Nobody'
    expect(mended(text, 3, { count: 2, name: 'Ember Dart' })).toBe(text.replace('Drat', 'Dart'))
    expect(mended(text, 4, { count: 1, name: 'Forest' })).toBe(text.replace('Froest', '1 Forest'))
    expect(mended(text, 5, null)).toBe(text.replace('\nSB: 1 Nobody', ''))
    expect(mended('SB: Froest', 1, { count: 3, name: 'Forest' })).toBe('SB: 3 Forest')
    expect(mended('1 $& Drat', 1, { count: 1, name: '$& Dart' })).toBe('1 $& Dart')
  })

  it('writes the list anew where its lines are no lines of the text', () => {
    const json =
      '{"mainBoard":[{"name":"Forest","count":4},{"name":"Ember Drat","count":2}],"sideBoard":[{"name":"Nobody","count":1}]}'
    expect(mended(json, 2, { count: 2, name: 'Ember Dart' })).toBe('4 Forest\n2 Ember Dart\n\nSideboard\n1 Nobody')
    expect(mended(json, 3, null)).toBe('4 Forest\n2 Ember Drat')
  })

  it('finds a line again that others above were dropped from, and none that is mended', () => {
    const line = (text: string, at: number) => {
      const found = draftOf(readDeckText(text), find, '').open.find((one) => one.line === at)
      if (found === undefined) throw new Error('no such line')
      return found
    }
    const text = '2 Nobody\nFroest\n2 Nobody\n4 Forest'
    expect(lineNow(readDeckText('Froest\n2 Nobody\n4 Forest'), line(text, 3))?.line).toBe(2)
    expect(lineNow(readDeckText(text), line(text, 3))?.line).toBe(3)
    expect(lineNow(readDeckText(text), line(text, 2))).toMatchObject({ line: 2, name: null })
    expect(lineNow(readDeckText('2 Nobody\n1 Forest'), line(text, 2))).toBeNull()
  })

  it('guesses what an unreadable line may mean', () => {
    expect(guessOf('Forest')).toEqual({ count: 1, name: 'Forest' })
    expect(guessOf('4Forest')).toEqual({ count: 4, name: 'Forest' })
    expect(guessOf('- 3x Ember Dart')).toEqual({ count: 3, name: 'Ember Dart' })
    expect(guessOf('0 Forest')).toEqual({ count: 1, name: 'Forest' })
    expect(guessOf('999 Forest')).toEqual({ count: 1, name: 'Forest' })
    expect(guessOf('— 12 —')).toBeNull()
  })
})

describe('what a deck is made of', () => {
  it('its curve counts spells by cost, creatures apart', () => {
    const curve = curveOf(deck({ 'Ember Dart': 4, 'Dewleaf Adept': 3, 'Vermilion Sovereign': 2, Forest: 9 }))
    expect(curve.map(({ cost }) => cost)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(curve[1]).toEqual({ cost: 1, creatures: 3, others: 4 })
    expect(curve.reduce((sum, { creatures, others }) => sum + creatures + others, 0)).toBe(9)
    expect(averageCost(deck({ 'Ember Dart': 4, Forest: 9 }))).toBe(1)
    expect(averageCost(deck({ Forest: 9 }))).toBeNull()
  })

  it('its colours are those of its costs against those of its lands', () => {
    const [red, green] = colorShares(deck({ 'Ember Dart': 1, 'Dewleaf Adept': 3, Mountain: 4, Forest: 4 }))
    expect(red).toEqual({ color: 'R', symbols: 0.25, sources: 0.5 })
    expect(green).toEqual({ color: 'G', symbols: 0.75, sources: 0.5 })
    expect(colorsMade(printed('Mountain'))).toEqual(['R'])
    expect(colorsMade(printed('Emberfern Pass'))).toEqual(['R', 'G'])
    expect(colorsMade(printed('Dewleaf Adept'))).toEqual([])
  })
})

/** Every way to choose `n` of the items. */
function* choices<T>(items: readonly T[], n: number): Generator<readonly T[]> {
  if (n === 0) yield []
  else
    for (const [index, item] of items.entries())
      for (const rest of choices(items.slice(index + 1), n - 1)) yield [item, ...rest]
}

describe('chances', () => {
  it('are hypergeometric', () => {
    // 60 cards, 24 lands, seven drawn: C(24,k) C(36,7-k) / C(60,7), added up.
    expect(between(60, 24, 7, 2, 4)).toBeCloseTo(0.7746, 4)
    expect(between(60, 24, 9, 3)).toBeCloseTo(0.7887, 4)
    expect(between(40, 0, 7, 1)).toBe(0)
    expect(between(5, 5, 7, 1)).toBe(1)
    expect(between(60, 4, 60, 4)).toBeCloseTo(1, 12)
    let all = 0
    for (let k = 0; k <= 7; k++) all += between(60, 17, 7, k, k)
    expect(all).toBeCloseTo(1, 12)
  })

  it('agree with counting every hand', () => {
    const made = deck({
      'Ember Dart': 2,
      'Dewleaf Adept': 1,
      'Vermilion Sovereign': 2,
      Mountain: 2,
      Forest: 1,
      'Emberfern Pass': 1,
      Island: 2,
    })
    const all = made.flatMap(({ card, count }) => Array.from({ length: count }, () => card))
    const lands = (hand: readonly (typeof all)[number][]) => new Set(hand.flatMap(colorsMade))
    const share = (fits: (hand: readonly (typeof all)[number][]) => boolean, n: number) => {
      const hands = [...choices(all, n)]
      return hands.filter(fits).length / hands.length
    }
    const first = share(
      (hand) =>
        (hand.some(({ name }) => name === 'Ember Dart') && lands(hand).has('R')) ||
        (hand.some(({ name }) => name === 'Dewleaf Adept') && lands(hand).has('G')),
      7,
    )
    expect(castOnFirstTurn(made)).toBeCloseTo(first, 10)
    const chances = chancesOf(made, ['R', 'G'])
    expect(chances.twoColors?.chance).toBeCloseTo(
      share((hand) => lands(hand).has('R') && lands(hand).has('G'), 8),
      10,
    )
    expect(chances.threeLands).toBeCloseTo(
      share((hand) => hand.filter(isLand).length >= 3, 9),
      10,
    )
    expect(chances.goodHand).toBeCloseTo(
      share((hand) => hand.filter(isLand).length >= 2 && hand.filter(isLand).length <= 4, 7),
      10,
    )
  })

  it('of an empty deck and of one without spells are none', () => {
    expect(chancesOf([], [])).toMatchObject({ threeLands: 0, twoColors: null, firstTurn: 0, goodHand: 0 })
    expect(castOnFirstTurn(deck({ Forest: 40 }))).toBe(0)
    expect(castOnFirstTurn(deck({ Forest: 20, 'Dewleaf Adept': 20 }))).toBeCloseTo(1 - 2 * between(40, 20, 7, 0, 0), 10)
  })
})

describe('a sample hand', () => {
  it('is the same for the same seed, another for another, and holds the deck’s cards', () => {
    const list = [
      { count: 3, name: 'Forest' },
      { count: 2, name: 'Ember Dart' },
    ]
    expect(shuffledDeck(list, 7)).toEqual(shuffledDeck(list, 7))
    expect([...shuffledDeck(list, 7)].sort()).toEqual(['Ember Dart', 'Ember Dart', 'Forest', 'Forest', 'Forest'])
    expect(new Set(Array.from({ length: 20 }, (_, seed) => shuffledDeck(list, seed).join())).size).toBeGreaterThan(3)
  })
})

describe('the search', () => {
  const index = cards.map(indexedFacts)
  const search = searchIn(index)
  const names = (query: Partial<CardQuery>) => search({ ...ANY_CARD, ...query }).map(({ name }) => name)

  it('without any wish gives every card, by cost', () => {
    const all = search(ANY_CARD)
    expect(all).toHaveLength(index.length)
    expect(all.every(({ manaValue }, at) => manaValue >= (all[at - 1]?.manaValue ?? 0))).toBe(true)
  })

  it('finds words in names, types and texts, the names first', () => {
    expect(names({ words: 'EMBER dart' })).toEqual(['Ember Dart'])
    const elves = search({ ...ANY_CARD, words: 'elf' })
    expect(elves.length).toBeGreaterThan(0)
    for (const { name, typeLine, text } of elves) expect(`${name} ${typeLine} ${text}`.toLowerCase()).toContain('elf')
    const ember = names({ words: 'ember' })
    const later = ember.findIndex((name) => !name.toLowerCase().includes('ember'))
    expect(
      ember.slice(later < 0 ? ember.length : later).filter((name) => name.toLowerCase().includes('ember')),
    ).toEqual([])
    expect(names({ words: 'zzz' })).toEqual([])
  })

  it('finds words in the text alone', () => {
    const flying = search({ ...ANY_CARD, text: 'flying' })
    expect(flying.length).toBeGreaterThan(0)
    for (const { text } of flying) expect(text.toLowerCase()).toContain('flying')
  })

  it('asks for colours: one of them, or no others', () => {
    const either = search({ ...ANY_CARD, colors: ['R', 'G'] })
    expect(either.every(({ colors }) => colors.includes('R') || colors.includes('G'))).toBe(true)
    const only = search({ ...ANY_CARD, colors: ['R', 'G'], onlyThese: true })
    expect(only.length).toBeLessThan(either.length)
    expect(only.every(({ colors }) => colors.every((color) => color === 'R' || color === 'G'))).toBe(true)
    expect(search({ ...ANY_CARD, colors: ['C'] }).every(({ colors }) => colors.length === 0)).toBe(true)
  })

  it('asks for types and costs', () => {
    expect(
      search({ ...ANY_CARD, types: ['spell'] }).every(
        ({ types }) => types.includes('instant') || types.includes('sorcery'),
      ),
    ).toBe(true)
    expect(search({ ...ANY_CARD, costs: [2, 3] }).every(({ manaValue }) => manaValue === 2 || manaValue === 3)).toBe(
      true,
    )
    expect(search({ ...ANY_CARD, costs: [6] }).every(({ manaValue }) => manaValue >= 6)).toBe(true)
  })

  it('asks for what the game plays', () => {
    const [card] = index
    if (card === undefined) throw new Error('no card')
    const both = searchIn([card, { ...card, name: 'Blur', understood: false }])
    expect(both({ ...ANY_CARD, plays: ['notUnderstood'] }).map(({ name }) => name)).toEqual(['Blur'])
    expect(both({ ...ANY_CARD, plays: ['understood'] })).toEqual([card])
    expect(both({ ...ANY_CARD, plays: ['understood', 'notUnderstood'] })).toHaveLength(2)
  })

  it('does not care for accents, capitals, nor for what would be a pattern', () => {
    const [card] = index
    if (card === undefined) throw new Error('no card')
    const one = searchIn([{ ...card, name: 'Ærie of Öde (.*)' }])
    for (const words of ['aerie', 'ODE', '(.*)', 'ærie of öde'])
      expect(one({ ...ANY_CARD, words }), words).toHaveLength(1)
  })
})
