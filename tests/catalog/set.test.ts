import { describe, expect, it } from 'vitest'
import { compileAll } from '../../src/catalog/compiling/index.ts'
import { DECK_LEVELS } from '../../src/catalog/index.ts'
import artifact from '../../src/catalog/set/artifact.json' with { type: 'json' }
import black from '../../src/catalog/set/black.json' with { type: 'json' }
import blue from '../../src/catalog/set/blue.json' with { type: 'json' }
import casting from '../../src/catalog/set/casting.json' with { type: 'json' }
import commanderDecks from '../../src/catalog/set/commander-decks.json' with { type: 'json' }
import commanders from '../../src/catalog/set/commanders.json' with { type: 'json' }
import decks from '../../src/catalog/set/decks.json' with { type: 'json' }
import faces from '../../src/catalog/set/faces.json' with { type: 'json' }
import green from '../../src/catalog/set/green.json' with { type: 'json' }
import keywords from '../../src/catalog/set/keywords.json' with { type: 'json' }
import land from '../../src/catalog/set/land.json' with { type: 'json' }
import multicolor from '../../src/catalog/set/multicolor.json' with { type: 'json' }
import planeswalker from '../../src/catalog/set/planeswalker.json' with { type: 'json' }
import red from '../../src/catalog/set/red.json' with { type: 'json' }
import white from '../../src/catalog/set/white.json' with { type: 'json' }
import wholeGame from '../../src/catalog/set/whole-game.json' with { type: 'json' }
import { sayDeckPlan } from '../../src/ui/messages/index.ts'

interface Printed {
  readonly name: string
  readonly mana_cost: string
  readonly type_line: string
  readonly oracle_text: string
  readonly colors: readonly string[]
  readonly power?: string
  readonly toughness?: string
  readonly loyalty?: string
}

const ofWholeGame: readonly Printed[] = wholeGame

const byFile: Readonly<Record<string, readonly Printed[]>> = {
  white,
  blue,
  black,
  red,
  green,
  artifact,
  land,
  multicolor,
  planeswalker,
  keywords,
  casting,
  wholeGame,
  commanders,
}
const cards = Object.values(byFile).flat()
const byName = new Map(cards.map((card) => [card.name, card]))
const twoFaced = new Map(faces.map((card) => [card.name, card]))
const wubrg = ['W', 'U', 'B', 'R', 'G']

const cost = /^(\{(?:\d+|[WUBRGXC])\})*$/
const line =
  /^(?:(?:Basic|Legendary|Snow) )?(?:Artifact Creature|Artifact|Creature|Enchantment|Instant|Land|Planeswalker|Sorcery)(?: — [A-Z][a-z]+(?: [A-Z][a-z]+)*)?$/
const isBasic = (card: Pick<Printed, 'type_line'> | undefined) => card?.type_line.startsWith('Basic Land') ?? false
const colorsOf = (text: string) => wubrg.filter((color) => text.includes(`{${color}}`))

describe('the built-in set', () => {
  it('has at least 165 cards, each name once', () => {
    expect(cards.length).toBeGreaterThanOrEqual(165)
    expect(byName.size).toBe(cards.length)
  })

  it.each(cards.map((card) => [card.name, card] as const))('%s is a well-formed record', (_, card) => {
    expect(card.mana_cost).toMatch(cost)
    expect(card.type_line).toMatch(line)
    expect(card.colors).toEqual(colorsOf(card.mana_cost))
    expect(card.mana_cost === '').toBe(card.type_line.includes('Land'))
    const isCreature = card.type_line.includes('Creature')
    for (const value of [card.power, card.toughness]) {
      if (isCreature) expect(value).toMatch(/^(?:\d+|\*)$/)
      else expect(value).toBeUndefined()
    }
    if (card.type_line.includes('Planeswalker')) expect(card.loyalty).toMatch(/^\d+$/)
    else expect(card.loyalty).toBeUndefined()
    expect(card.oracle_text).not.toMatch(/~|’|^\s|\s$|\n\n| {2}/)
    for (const paragraph of card.oracle_text.split('\n').filter((text) => /[.:]/.test(text))) {
      expect(paragraph).toMatch(/[.)]"?$/)
    }
  })

  it('keeps each colour in its own file and has all five', () => {
    const file = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }
    for (const [color, name] of Object.entries(file)) {
      expect(byFile[name]?.length).toBeGreaterThanOrEqual(28)
      expect(byFile[name]?.every((card) => card.colors.join() === color)).toBe(true)
    }
    expect(multicolor.every((card) => card.colors.length === 2)).toBe(true)
    expect([...artifact, ...land].every((card) => card.colors.length === 0)).toBe(true)
  })

  it('has planeswalkers, which no built-in deck needs: they are not in every edition', () => {
    expect(planeswalker.length).toBeGreaterThanOrEqual(3)
    const names = new Set(planeswalker.map((card) => card.name))
    for (const deck of decks) expect(deck.cards.some((entry) => names.has(entry.name))).toBe(false)
  })

  it.each([
    ...(['flanking', 'rampage', 'provoke', 'cumulative upkeep', 'amplify', 'modular', 'sunburst'] as const),
    ...(['first strike', 'flying', 'haste', 'trample', 'fear', 'shadow', 'horsemanship', 'double strike'] as const),
    ...(['protection from', 'banding', 'bands with other', 'snow', 'phasing', 'buyback', 'cycling', 'echo'] as const),
    ...(['fading', 'kicker', 'flashback', 'threshold', 'madness', 'morph', 'storm', 'affinity', 'entwine'] as const),
    ...(['equip', 'imprint', 'scry', '[a-z]+walk', '(?:plains|island|swamp|mountain|forest|land)cycling'] as const),
  ])('has at least five cards with %s (chapter 5 of 2004)', (word) => {
    const written = new RegExp(`\\b${word}\\b`, 'i')
    expect(cards.filter((card) => written.test(card.oracle_text)).length).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['copies of permanents', /copy of|copies of/, 5],
    ['copies of spells', /[Cc]opy target instant/, 4],
    ["another player's turn under control", /You control target player's next turn/, 2],
    ['turns in addition', /extra turn/, 2],
    ['emblems', /emblem/, 5],
  ] as const)('has cards with %s', (_, words, n) => {
    expect(cards.filter((card) => words.test(card.oracle_text)).length).toBeGreaterThanOrEqual(n)
  })

  it.each([
    ['has a game inside the game played', /subgame/, 2],
    ['ends the turn', /End the turn/, 2],
    ['restarts the game', /Restart the game/, 1],
  ] as const)('has cards that speak of the game as a whole: one that %s', (_, words, n) => {
    expect(wholeGame.filter((card) => words.test(card.oracle_text)).length).toBeGreaterThanOrEqual(n)
  })

  it.each(['split', 'flip', 'leveler', 'transform'])('has at least five %s cards, every face understood', (layout) => {
    const records = faces.filter((card) => card.layout === layout)
    expect(records.length).toBeGreaterThanOrEqual(5)
    expect(compileAll(records).flatMap(({ compiled }) => (compiled.ok ? [] : compiled.problems))).toEqual([])
    for (const record of records) {
      const halves = record.card_faces ?? [record]
      expect(record.name).toBe(halves.map(({ name }) => name).join(' // '))
      for (const { name } of halves) expect(byName.has(name), name).toBe(false)
      expect(record.mana_cost.split(' // ').every((one) => cost.test(one))).toBe(true)
    }
    const names = faces.flatMap((card) => card.card_faces?.map(({ name }) => name) ?? [card.name])
    expect(new Set(names).size).toBe(names.length)
  })

  it('has every card type of 2004 and the five basic lands', () => {
    for (const type of ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery', 'Aura', 'Equipment']) {
      expect(
        cards.some((card) => card.type_line.includes(type)),
        type,
      ).toBe(true)
    }
    expect(cards.filter(isBasic).map((card) => card.name)).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])
  })
})

describe('the built-in decks', () => {
  it('are fifteen, five of one colour and every pair of colours once', () => {
    expect(decks).toHaveLength(15)
    expect(new Set(decks.map((deck) => deck.id)).size).toBe(15)
    expect(new Set(decks.map((deck) => deck.name)).size).toBe(15)
    const colors = (count: number) => decks.filter((deck) => deck.colors.length === count)
    expect(
      colors(1)
        .map((deck) => deck.colors.join())
        .sort(),
    ).toEqual([...wubrg].sort())
    expect(new Set(colors(2).map((deck) => [...deck.colors].sort().join())).size).toBe(10)
  })

  it.each(decks.map((deck) => [deck.name, deck] as const))('%s is legal and playable', (_, deck) => {
    const sum = (lists: typeof deck.cards) => lists.reduce((total, entry) => total + entry.count, 0)
    expect(sum(deck.cards)).toBe(60)
    expect(new Set(deck.cards.map((entry) => entry.name)).size).toBe(deck.cards.length)
    for (const entry of deck.cards) {
      const card = byName.get(entry.name) ?? twoFaced.get(entry.name)
      expect(card, entry.name).toBeDefined()
      expect(entry.count).toBeGreaterThan(0)
      if (!isBasic(card)) expect(entry.count, entry.name).toBeLessThanOrEqual(4)
      for (const color of colorsOf(card?.mana_cost ?? '')) expect(deck.colors, entry.name).toContain(color)
    }
    const lands = sum(deck.cards.filter((entry) => byName.get(entry.name)?.type_line.includes('Land')))
    expect(lands).toBeGreaterThanOrEqual(23)
    expect(lands).toBeLessThanOrEqual(25)
    expect(DECK_LEVELS).toContain(deck.level)
    expect(sayDeckPlan(deck.id)).toMatch(/^[^.]+\.$/)
  })

  it('play every card of the set, in the deck or beside it, except what not every edition has or what ends the game', () => {
    const lists = [
      ...decks.flatMap((deck) => [...deck.cards, ...deck.sideboard]),
      ...commanderDecks.flatMap((deck) => [...deck.cards, ...deck.commander]),
    ]
    const played = new Set(lists.map((entry) => entry.name))
    // Planeswalkers and every card with parts except split cards came after 2004; a subgame, a restart or a turn cut
    // off is nothing for those who choose a deck that comes with the game. All these are for decks of one's own.
    const older = faces.filter((card) => card.layout === 'split').map((card) => card.name)
    const names = cards
      .filter((card) => card.loyalty === undefined && !ofWholeGame.includes(card))
      .map(({ name }) => name)
    expect([...names, ...older].filter((name) => !played.has(name))).toEqual([])
  })
})
