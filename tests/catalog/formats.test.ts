import { beforeAll, describe, expect, test } from 'vitest'
import {
  canSettle,
  deckLines,
  indexedFacts,
  type ListedFormat,
  loadFormats,
  NAMED_FORMATS,
  readCards,
  settleStanding,
  standingIn,
  standingProblems,
} from '../../src/catalog/index.ts'
import { compile } from '../../src/oracle/index.ts'
import { EDITIONS, HOUSE_FIELDS, houseValueIn, withHouseRules } from '../../src/rulebook/index.ts'

let formats: readonly ListedFormat[] = []
const format = (id: string): ListedFormat => {
  const found = formats.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no format ${id}`)
  return found
}

beforeAll(async () => {
  formats = await loadFormats()
})

describe('the formats that come with the game', () => {
  test('each has lists, a span of sets, and an id and a name with a date of its own', () => {
    expect(formats.map(({ id }) => id)).toEqual(NAMED_FORMATS.map(({ id }) => id))
    expect(new Set(formats.map(({ id }) => id)).size).toBe(27)
    const titles = formats.map(({ name, kind, date }) => (kind === 'dated' ? `${name} ${date?.slice(0, 7)}` : name))
    expect(new Set(titles).size).toBe(27)
    for (const { id, span, kind, date } of formats) {
      expect([id, span[0] >= '1993-08', span[0] <= span[1]]).toEqual([id, true, true])
      // What was played at a date has no set of a later month.
      if (kind === 'dated') expect([id, span[1] <= (date ?? '')]).toEqual([id, true])
    }
  })

  test('no card is listed twice, or both banned and restricted', () => {
    for (const { id, banned, restricted } of formats) {
      const all = [...banned, ...restricted]
      expect([id, new Set(all).size]).toEqual([id, all.length])
    }
  })

  test('those with a date are played by their book as it is, the others by house rules that say what is different', () => {
    for (const { id, kind, edition, house = {} } of formats) {
      const rules = withHouseRules(edition, house)
      if (kind === 'dated' || Object.keys(house).length === 0) expect([id, rules]).toEqual([id, edition])
      else expect(rules).toMatchObject({ book: edition, house })
      for (const field of HOUSE_FIELDS)
        if (house[field] !== undefined)
          expect([id, house[field] === houseValueIn(EDITIONS[edition], field)]).toEqual([id, false])
    }
    const burning = formats.filter(({ house }) => house?.manaBurn === true).map(({ id }) => id)
    expect(burning).toContain('middle-school')
    expect(burning).not.toContain('premodern')
    expect(format('classic-magic').house).toMatchObject({ combatDamageUsesStack: true, exileIsOutside: true })
  })
})

describe('how a card stands', () => {
  const listed = (): ListedFormat => ({
    ...format('standard-2004-06-20'),
    banned: ['Sun Tyrant'],
    restricted: ['Moon Pact', 'Ash // Ember'],
  })
  const of = (name: string, card: Parameters<ReturnType<typeof standingIn>>[1] = null) =>
    standingIn(listed())(name, card)

  test('by its printings: in a set of the format, in none, or unknown', () => {
    expect(of('Wisp', { printings: ['XYZ', 'MRD'] })).toBe('legal')
    expect(of('Wisp', { printings: ['LEA', 'CHK'] })).toBe('noSet')
    expect(of('Wisp', { printings: [] })).toBe('noSet')
    expect(of('Wisp', {})).toBe('unknown')
    expect(of('Wisp')).toBe('unknown')
  })

  test('of one printing only a set of the format says anything: there may be others', () => {
    expect(of('Wisp', { set: 'mrd' })).toBe('legal')
    expect(of('Wisp', { set: 'chk' })).toBe('unknown')
  })

  test('by its name, in any spelling and by each half, whatever is known of its sets', () => {
    expect(of('sun tyrant')).toBe('banned')
    expect(of('Sun Tyrant', { printings: ['MRD'] })).toBe('banned')
    expect(of('Moon Pact', { printings: ['MRD'] })).toBe('restricted')
    expect(of('Ash')).toBe('unknown')
    expect(of('Ash/Ember')).toBe('restricted')
    expect(of('Sun Tyrant // Night Tyrant')).toBe('banned')
  })

  test('basic lands are in every format', () => {
    expect(of('Forest')).toBe('legal')
    expect(of('Forest Fane')).toBe('unknown')
  })

  test('of a community’s format today’s standing counts where the sets aren’t known', () => {
    const standing = standingIn(format('premodern'))
    expect(standing('Wisp', { set: 'neo', legalities: { premodern: 'legal' } })).toBe('legal')
    expect(standing('Wisp', { set: 'neo', legalities: { premodern: 'banned' } })).toBe('banned')
    expect(standing('Wisp', { set: 'neo', legalities: { premodern: 'not_legal' } })).toBe('noSet')
    expect(standing('Wisp', { printings: ['NEO'], legalities: { premodern: 'legal' } })).toBe('noSet')
    expect(standing('Wisp', { set: 'neo', legalities: { predh: 'legal' } })).toBe('unknown')
  })

  test('a deck: each name once with its reason; sideboard and deck count together', () => {
    const mrd = { printings: ['MRD'] }
    const lines = [
      { count: 4, name: 'Wisp', record: mrd },
      { count: 1, name: 'Moon Pact', record: mrd },
      { count: 2, name: 'Sun Tyrant', record: mrd },
      { count: 3, name: 'Old Thing', record: { printings: ['LEA'] } },
      { count: 1, name: 'Stranger', record: null },
      { count: 20, name: 'Forest', record: null },
    ]
    const keys = (more: typeof lines = []) =>
      standingProblems(listed(), [...lines, ...more], false).map(({ key, params }) => [key, params])
    expect(keys()).toEqual([
      ['standing.banned', { card: 'Sun Tyrant' }],
      ['standing.noSet', { card: 'Old Thing' }],
      ['standing.unknown', { card: 'Stranger' }],
    ])
    expect(keys([{ count: 1, name: 'moon pact', record: mrd }])).toContainEqual([
      'standing.restricted',
      { card: 'Moon Pact', n: 2 },
    ])
  })

  test('a format with commanders takes only decks with one, the others only decks without', () => {
    const led = (id: string, is: boolean) => standingProblems(format(id), [], is).map(({ key }) => key)
    expect([led('predh', false), led('predh', true)]).toEqual([['standing.led'], []])
    expect([led('premodern', false), led('premodern', true)]).toEqual([[], ['standing.led']])
  })
})

describe('settling a deck', () => {
  const draft = {
    name: 'Tin',
    main: [
      { count: 3, name: 'Moon Pact' },
      { count: 4, name: 'Wisp' },
    ],
    side: [
      { count: 2, name: 'moon pact' },
      { count: 1, name: 'Wisp' },
    ],
    open: [],
  }

  test('a banned card, or one of no set, leaves both boards', () => {
    for (const key of ['standing.banned', 'standing.noSet'] as const)
      expect(settleStanding(draft, { key, params: { card: 'Wisp' } })).toMatchObject({
        main: [{ count: 3, name: 'Moon Pact' }],
        side: [{ count: 2, name: 'moon pact' }],
      })
  })

  test('of a restricted card one stays, in the main deck if it is there', () => {
    const problem = { key: 'standing.restricted', params: { card: 'Moon Pact', n: 5 } } as const
    expect(settleStanding(draft, problem)).toMatchObject({
      main: [{ count: 1 }, { count: 4 }],
      side: [{ name: 'Wisp' }],
    })
    const aside = settleStanding({ ...draft, main: [] }, problem)
    expect(aside.side).toEqual([
      { count: 1, name: 'moon pact' },
      { count: 1, name: 'Wisp' },
    ])
  })

  test('what only a person can decide changes nothing', () => {
    const problem = { key: 'standing.unknown', params: { card: 'Wisp' } } as const
    expect([canSettle(problem), settleStanding(draft, problem)]).toEqual([false, draft])
  })
})

describe('what card files tell of printings', () => {
  const read = (value: unknown) => {
    const reader = readCards()
    const { cards } = { cards: [...reader.write(JSON.stringify(value)), ...reader.end().cards] }
    return cards.map(({ record }) => record)
  }

  test('MTGJSON has every set, in files by name and by set, and of cards with two faces', () => {
    const wisp = {
      name: 'Wisp',
      type: 'Creature — Spirit',
      manaCost: '{W}',
      printings: ['ABC', 'DEF'],
      power: '1',
      toughness: '1',
    }
    const faces = ['a', 'b'].map((side) => ({
      ...wisp,
      name: 'Dawn // Dusk',
      faceName: side === 'a' ? 'Dawn' : 'Dusk',
      type: 'Instant',
      layout: 'split',
      side,
      text: 'Draw a card.',
      printings: ['DEF'],
    }))
    expect(read({ data: { Wisp: [wisp], 'Dawn // Dusk': faces } }).map(({ printings }) => printings)).toEqual([
      ['ABC', 'DEF'],
      ['DEF'],
    ])
  })

  test('the other database tells one set, and standings of today: those of other formats aren’t kept', () => {
    const legalities = { premodern: 'legal', predh: 'not_legal', standard: 'not_legal' }
    const [record] = read([{ name: 'Wisp', type_line: 'Instant', oracle_text: 'Draw a card.', set: 'abc', legalities }])
    expect(record).toMatchObject({ set: 'abc', legalities: { premodern: 'legal', predh: 'not_legal' } })
    expect(record?.legalities).not.toHaveProperty('standard')
    expect(record).not.toHaveProperty('printings')
  })

  test('what a search looks at, and the line of a deck, have them; a card without any has none', () => {
    const record = { name: 'Wisp', mana_cost: '{W}', type_line: 'Instant', oracle_text: 'Draw a card.' }
    const card = { record: { ...record, printings: ['MRD'] }, compiled: compile(record) }
    expect(indexedFacts(card).printings).toEqual(['MRD'])
    expect(indexedFacts({ ...card, record })).not.toHaveProperty('printings')
    expect(deckLines([{ count: 1, name: 'Wisp' }], () => card)[0]?.record?.printings).toEqual(['MRD'])
    expect(deckLines([{ count: 1, name: 'Wisp' }], () => undefined)[0]?.record).toBeNull()
  })
})
