import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ManaSymbol } from '../../../src/ui/glyphs/index.ts'
import { rulesOf } from '../../../src/ui/locale/rules.ts'
import {
  english,
  type Language,
  say,
  sayDeckPlan,
  sayRefusal,
  sayTold,
  setLanguage,
} from '../../../src/ui/messages/index.ts'
import { writer } from '../../../src/ui/messages/pages/en/writer.ts'
import { sayWriter } from '../../../src/ui/messages/pages/writer.ts'
import { typeLine } from '../../../src/ui/view/typeLine.ts'

/** The same table with every sentence in brackets: a language for which no caller was written. */
function bracketed<Table extends object>(table: Table): Table {
  const entries = Object.entries(table).map(([key, message]: [string, unknown]) => [
    key,
    typeof message === 'function' ? (params: unknown) => `[${String(message(params))}]` : `[${String(message)}]`,
  ])
  return Object.fromEntries(entries) as Table
}

const brackets: Language = {
  locale: 'en-x-brackets',
  messages: bracketed(english.messages),
  refusals: bracketed(english.refusals),
  pages: { writer: bracketed(writer) },
}

describe('another language', () => {
  beforeEach(() => setLanguage(brackets))
  afterEach(() => setLanguage(english))

  test('is spoken by every way to a sentence', () => {
    expect(say('menu.undo')).toBe('[Undo]')
    expect(say('stack.aside', { n: 2 })).toBe('[2 objects, top first]')
    expect(sayTold({ key: 'reason.cast', params: { name: 'Spark' } })).toBe('[Spark is the best use of the mana.]')
    expect(sayTold({ key: 'board.noSuchLabel', params: { label: 'a' } })).toBe('[nothing is labelled "a"]')
    expect(sayWriter('write.name')).toBe('[Name]')
    expect(sayDeckPlan('tall-timber')).toBe('[Ramp: reach six mana first, then attack with giants.]')
    const words = { name: (id: number) => `Card ${id}` }
    expect(sayRefusal({ key: 'play.notALand', params: { object: 3 } }, words)).toBe('[Card 3 is not a land.]')
    expect(sayRefusal({ key: 'no.such', params: {} }, words)).toBe('[The rules do not allow that now.]')
  })

  test('is in what is drawn and in what is put together, without a caller knowing', () => {
    expect(renderToStaticMarkup(createElement(ManaSymbol, { symbol: 'W/U' }))).toContain('[[white] or [blue]]')
    expect(typeLine({ supertypes: ['legendary'], types: ['creature'], subtypes: ['Elf'] })).toBe(
      '[[[Legendary] [Creature]] — Elf]',
    )
  })

  test('is gone when English is spoken again', () => {
    setLanguage(english)
    expect(say('menu.undo')).toBe('Undo')
  })
})

describe('the rules of a language', () => {
  test('numbers take the forms it has', () => {
    const polish = rulesOf('pl')
    const forms = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }
    expect([1, 2, 5, 22].map((n) => polish.form(n, forms))).toEqual(['karta', 'karty', 'kart', 'karty'])
    expect(rulesOf('fr').form(0, { one: 'carte', other: 'cartes' })).toBe('carte')
    expect(rulesOf('en').form(0, { one: 'card', other: 'cards' })).toBe('cards')
  })

  test('lists and decimals are written its way', () => {
    expect(rulesOf('fr').list(['a', 'b', 'c'])).toBe('a, b et c')
    expect(rulesOf('en-GB').list(['a', 'b', 'c'])).toBe('a, b and c')
    expect(rulesOf('en-GB').either(['a', 'b'])).toBe('a or b')
    expect(rulesOf('en-GB').series(['a', 'b'])).toBe('a, b')
    expect(rulesOf('fr').decimal(1.25, 1)).toBe('1,3')
  })
})
