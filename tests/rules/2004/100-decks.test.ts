import { expect, test } from 'vitest'
import { compileAll } from '../../../src/catalog/compiling/index.ts'
import { byName, compileDeck, deckProblems, type Format, loadSet, readCardFile } from '../../../src/catalog/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { copies, fours, gameOf, wisps } from '../../support/game.ts'

inEditions('2004', '2011')('100 decks, %s', (edition) => {
  const problems = (format: Format, deck: readonly Printed[], sideboard: readonly Printed[] = []) =>
    deckProblems(edition, format, { deck, sideboard }).map(({ key, rule, params }) => ({ key, rule, ...params }))

  test('[2004:100.2] a constructed deck has at least sixty cards', () => {
    expect(problems('constructed', fours(60))).toEqual([])
    expect(problems('constructed', fours(59))).toEqual([
      { key: 'deck.tooSmall', rule: cite('deck.constructed', edition), n: 59, least: 60 },
    ])
  })

  test('[2004:100.2] no more than four of a card, but any number of basic lands', () => {
    expect(problems('constructed', [...copies(36, 'Forest'), ...fours(24)])).toEqual([])
    expect(problems('constructed', [...fours(60), ...copies(4, 'Bear')])).toEqual([])
    expect(problems('constructed', [...fours(60), ...copies(5, 'Bear')])).toEqual([
      { key: 'deck.tooMany', rule: cite('deck.constructed', edition), card: 'Bear', n: 5, most: 4 },
    ])
    // Basic is the supertype: a land with a basic land type is none.
    const wood = card('Dryad Hollow', '', 'Land — Forest')
    expect(problems('constructed', [...fours(60), ...Array(5).fill(wood)])).toMatchObject([{ card: 'Dryad Hollow' }])
    const snow = card('White Pine Stand', '', 'Basic Snow Land — Forest')
    expect(problems('constructed', [...fours(60), ...Array(5).fill(snow)])).toEqual([])
  })

  test('[2004:100.2 2004:202.3] copies are counted by the name in English, whatever else is printed', () => {
    const print = (fields: object) => ({
      name: 'Reed Keeper',
      mana_cost: '{1}{G}',
      type_line: 'Creature — Elf',
      oracle_text: '',
      power: '1',
      toughness: '1',
      ...fields,
    })
    const french = print({ printed_name: 'Gardien des roseaux', printed_type_line: 'Créature : elfe', lang: 'fr' })
    const file = readCardFile(JSON.stringify([print({}), french]))
    const [english, other] = compileAll(file.records).map(({ compiled }) => compiled.printed)
    const deck = [...fours(60), ...Array(3).fill(english), ...Array(2).fill(other)]
    expect(problems('constructed', deck)).toMatchObject([{ key: 'deck.tooMany', card: 'Reed Keeper', n: 5 }])
    const namesake = creature('Reed Keeper', '{2}{U}', '3/1', 'Flying', 'Creature — Bird')
    const mixed = [...fours(60), ...Array(3).fill(english), ...Array(2).fill(namesake)]
    expect(problems('constructed', mixed)).toMatchObject([{ key: 'deck.tooMany', card: 'Reed Keeper', n: 5 }])
    const alike = creature('Reed Warden', '{1}{G}', '1/1', '', 'Creature — Elf')
    expect(problems('constructed', [...fours(60), ...Array(3).fill(english), ...Array(2).fill(alike)])).toEqual([])
  })

  test('[2004:100.2] what the sideboard holds counts too; it has at most fifteen cards', () => {
    expect(problems('constructed', fours(60), wisps(30).slice(-15))).toEqual([])
    expect(problems('constructed', fours(60), wisps(30).slice(-5))).toEqual([])
    expect(problems('constructed', fours(60), wisps(30).slice(-16))).toMatchObject([
      { key: 'deck.sideboard', n: 16, most: 15 },
    ])
    const full = [...fours(60), ...copies(3, 'Bear')]
    expect(problems('constructed', full, [...copies(1, 'Bear'), ...copies(14, 'Forest')])).toEqual([])
    expect(problems('constructed', full, [...copies(2, 'Bear'), ...copies(13, 'Forest')])).toMatchObject([
      { key: 'deck.tooMany', card: 'Bear', n: 5 },
    ])
  })

  test('[2004:100.3] a limited deck has at least forty cards, of each as many as there are', () => {
    const deck = [...copies(34, 'Forest'), ...copies(6, 'Bear')]
    expect(problems('limited', deck, copies(23, 'Ox'))).toEqual([])
    expect(problems('limited', deck.slice(1))).toEqual([
      { key: 'deck.tooSmall', rule: cite('deck.limited', edition), n: 39, least: 40 },
    ])
    expect(problems('constructed', deck).map(({ key }) => key)).toEqual(['deck.tooSmall', 'deck.tooMany'])
  })

  test('[2004:100.4] there is no largest deck', () => {
    const deck = fours(300)
    expect(problems('constructed', deck)).toEqual([])
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck }))
    const { state } = gameOf({ edition, seed: 1, starter: 0, players })
    expect(state.libraries.map((library) => library.length)).toEqual([293, 293])
  })

  test('[2004:100.2] the decks that come with the game are legal', async () => {
    const { cards, decks } = await loadSet()
    expect(decks).toHaveLength(15)
    for (const { name, cards: list, sideboard } of decks) {
      const [deck, aside] = [list, sideboard].map((entries) => compileDeck(entries, byName(cards)).cards)
      expect(problems('constructed', deck ?? [], aside), name).toEqual([])
    }
  })
})
