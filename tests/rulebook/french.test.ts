import { describe, expect, test } from 'vitest'
import { indexOf, loadRulebook, lookUp, makeRulebook, searchRules, textParts } from '../../src/rulebook/books.ts'

const book = makeRulebook(
  [
    [
      { id: '2004:409', section: '409 Casting', gist: 'Section topic: how a spell is cast.' },
      { id: '2004:409.1', section: '409 Casting', gist: 'Several steps.', changes: { '2011': '2011: one more.' } },
      { id: '2004:409.2', section: '409 Casting', gist: 'Not said in French.' },
      { id: '2004:409.3', section: '409 Casting', gist: 'The change is not.', changes: { '2011': '2011: this.' } },
      { id: '2004:glossary/draw', section: 'Glossary: Draw', gist: 'To take the top card.' },
      { id: '2004:glossary/as-though', section: 'Glossary: As though', gist: 'A fiction.' },
      { id: '2004:glossary/skip', section: 'Glossary: Skip', gist: 'To go on.' },
    ],
  ],
  {
    locale: 'fr',
    titles: {
      '2004:4.': 'Sorts et capacités',
      '2004:409': 'Lancer',
      '2004:glossary/draw': 'Piocher',
      '2004:glossary/as-though': 'Étrange',
    },
    gists: {
      '2004:409': 'Comment lancer un sort.',
      '2004:409.1': 'Plusieurs étapes.',
      '2004:409.3': 'Sans son changement.',
      '2004:glossary/draw': 'Prendre la carte du dessus.',
      '2004:glossary/as-though': 'Une fiction (voir 409.1).',
    },
    changes: { '2011': { '2004:409.1': 'Une de plus.' } },
  },
)

const said = (id: string) => {
  const rule = book.rules.get(id)
  return { ...rule, change: rule?.changes['2011'] }
}

describe('a book in another language', () => {
  test('says its rules and changes in it, and knows its headings', () => {
    expect(book.chapters.map(({ title }) => title)).toEqual(['Sorts et capacités', 'Glossary'])
    expect(book.sections.get('2004:409')?.title).toBe('Lancer')
    expect(said('2004:409')).toMatchObject({ gist: 'Comment lancer un sort.', heading: true, lang: undefined })
    expect(said('2004:409.1')).toMatchObject({ gist: 'Plusieurs étapes.', change: 'Une de plus.', lang: undefined })
  })

  test('says a rule whole in English, marked, where a part of it is missing', () => {
    expect(said('2004:409.2')).toMatchObject({ gist: 'Not said in French.', lang: 'en' })
    expect(said('2004:409.3')).toMatchObject({ gist: 'The change is not.', change: 'This.', lang: 'en' })
  })

  test('has its words in its alphabet, under its own names', () => {
    const words = book.sections.get('2004:glossary')?.rules.map(({ number, lang }) => [number, lang])
    expect(words).toEqual([
      ['Étrange', undefined],
      ['Piocher', undefined],
      ['Skip', 'en'],
    ])
  })

  test('is searched by its words, with or without accents, and cites rules', () => {
    const index = indexOf(book, '2004')
    expect(searchRules(index, 'etapes').map(({ rule }) => rule.id)).toEqual(['2004:409.1'])
    expect(searchRules(index, 'fiction')[0]?.rule.id).toBe('2004:glossary/as-though')
    expect(lookUp(book, '409.1')?.rule?.gist).toBe('Plusieurs étapes.')
    expect(textParts(book, 'voir 409.1', '2004').map(({ id }) => id)).toEqual([null, '2004:409.1'])
    expect(textParts(book, 'ailleurs (2004\u00a0: section 409)', '2011').map(({ id }) => id)).toEqual([
      null,
      '2004:409',
      null,
    ])
  })
})

/** Words that only English titles have. */
const ENGLISH = /\b(?:the|step|cards?|abilit(?:y|ies)|of|and)\b/i

/** Titles that are the same in both languages. */
const SHARED = ['Flashback', 'Illustration', 'Permanents', 'Protection', 'Zones']

describe('the shipped books in French', async () => {
  const [french, english] = await Promise.all([loadRulebook('fr-FR'), loadRulebook('en-GB')])

  const isFinal = ({ id }: { readonly id: string }) => id.startsWith('2004:')

  test('have the rules and titles of the book of 2004, none in English, and nearly all of the later ones', () => {
    expect([...french.rules.keys()].sort()).toEqual([...english.rules.keys()].sort())
    const left = [...french.rules.values()].filter(({ lang }) => lang !== undefined)
    expect(left.filter(isFinal).map(({ id }) => id)).toEqual([])
    expect(left.filter(({ book }) => book === '2011').length).toBeLessThan(20)
    const others = [...french.sections.values(), ...french.chapters].filter(({ book }) => book === 'today')
    expect(others.filter(({ title }) => ENGLISH.test(title)).map(({ title }) => title)).toEqual([])
    const kept = [...french.rules.values()].filter(
      ({ id, lang, gist }) => lang === undefined && gist === english.rules.get(id)?.gist,
    )
    expect(kept.map(({ id }) => id)).toEqual([])
    const shared = [...french.sections.values(), ...french.chapters].filter(isFinal).filter(({ id, title }) => {
      const other = english.sections.get(id) ?? english.chapters.find((chapter) => chapter.id === id)
      return title === other?.title
    })
    expect(shared.map(({ title }) => title).sort()).toEqual(SHARED)
  })

  test('name the symbols and the rules that the English ones name', () => {
    const symbols = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
    for (const [id, rule] of french.rules)
      if (rule.lang === undefined) expect(symbols(rule.gist), id).toEqual(symbols(english.rules.get(id)?.gist ?? ''))
  })

  test('are set as French is', () => {
    for (const { id, gist, changes, lang } of french.rules.values())
      if (lang === undefined) {
        expect(gist, id).not.toMatch(/[a-zé]'| [;!?:»]|« /i)
        for (const change of Object.values(changes)) expect(change, id).not.toMatch(/[a-zé]'| [;!?:»]|« /i)
      }
  })

  test('English has no language of its own to name', () =>
    expect([...english.rules.values()].filter(({ lang }) => lang !== undefined)).toEqual([]))
})
