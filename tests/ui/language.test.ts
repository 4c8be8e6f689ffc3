import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../src/engine/index.ts'
import { DEFAULT_SETTINGS, readSettings } from '../../src/store/settings.ts'
import { useTable } from '../../src/store/tableStore.ts'
import { append, startTimeline } from '../../src/store/timeline.ts'
import { french } from '../../src/ui/messages/fr/index.ts'
import {
  english,
  inEachLanguage,
  language,
  onLanguage,
  READER,
  say,
  sayPlayer,
  setLanguage,
} from '../../src/ui/messages/index.ts'
import { sayWriter } from '../../src/ui/messages/pages/writer.ts'
import { DEFAULT_CHOICE, namesOf } from '../../src/ui/session/choice.ts'
import { languageOf, loadWords, speak } from '../../src/ui/session/speak.ts'
import { lookOf } from '../../src/ui/view/cardLook.ts'
import { logOf } from '../../src/ui/view/log.ts'
import { seatName } from '../../src/ui/view/scene.ts'
import { table } from '../support/table.ts'

const notices = () => useTable.getState().notices

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { languages: ['de-DE', 'fr-CA', 'en-US'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  setLanguage(english)
  useTable.setState({ notices: [] })
})

describe('the language that is spoken', () => {
  test('is the first of the browser’s that there is, or the one that is set', () => {
    expect(languageOf('auto', ['de-DE', 'fr-CA', 'en-US'])).toBe('fr')
    expect(languageOf('auto', ['en-US', 'fr'])).toBe('en')
    expect(languageOf('auto', ['frr', 'de'])).toBe('en')
    expect(languageOf('en', ['fr'])).toBe('en')
  })

  test('a setting that is none of them is the browser’s', () => {
    const stored = (fields: object) => readSettings(JSON.stringify({ schema: 1, settings: fields })).settings.language
    expect([stored({ language: 'fr' }), stored({ language: 'xx' }), stored({})]).toEqual(['fr', 'auto', 'auto'])
    expect(DEFAULT_SETTINGS.language).toBe('auto')
  })

  test('comes with the tables of the pages that are open, and the page is told', async () => {
    const heard = vi.fn()
    const stop = onLanguage(heard)
    expect(sayWriter('write.name')).toBe('Name')
    await speak('auto')
    expect([say('menu.undo'), sayWriter('write.name'), document.documentElement.lang]).toEqual(['Annuler', 'Nom', 'fr'])
    expect(heard).toHaveBeenCalledTimes(1)
    await speak('en')
    expect([say('menu.undo'), sayWriter('write.name'), document.documentElement.lang]).toEqual(['Undo', 'Name', 'en'])
    stop()
    expect(notices()).toEqual([])
  })

  test('of two that are asked for, the later one is spoken', async () => {
    await Promise.all([speak('fr'), speak('en')])
    expect(language().locale).toBe('en-GB')
  })

  test('a page whose table can’t be had is in English, and a notice says so', async () => {
    const { loadPage: _, ...rest } = french
    setLanguage({ ...rest, loadPage: () => Promise.reject(new Error('offline')) })
    await loadWords()
    expect(sayWriter('write.name')).toBe('Name')
    expect(say('menu.undo')).toBe('Annuler')
    expect(notices()).toEqual(['languageFailed'])
  })
})

describe('what is kept', () => {
  test('a game keeps a mark for the reader, and old games the English word; both are said in the language', () => {
    expect(namesOf({ ...DEFAULT_CHOICE, mode: 'machine' })[0]).toBe(READER)
    const { state } = table('2011', [{ name: READER }, { name: 'Corvin' }])
    const old = table('2011', [{ name: 'You' }, { name: 'Corvin' }]).state
    const both = () => [seatName(state, 0), seatName(old, 0), seatName(state, 1), sayPlayer('Ada')]
    expect(both()).toEqual(['You', 'You', 'Corvin', 'Ada'])
    setLanguage(french)
    expect(both()).toEqual(['Vous', 'Vous', 'Corvin', 'Ada'])
  })

  test('looks and log lines that were made in one language are made again in another', () => {
    const game = table('2011', [{ name: READER, battlefield: ['Bear'], hand: ['Forest'] }, { name: 'Corvin' }])
    const answered = answer(game.position, { do: 'playLand', object: game.id('Forest', 'hand') })
    if ('refused' in answered) throw new Error(answered.refused.key)
    const how = { reply: { do: 'pass' }, by: 0, auto: false, reason: null } as const
    const timeline = append(startTimeline(game.position), { ...answered, ...how })
    const type = () => lookOf(game.state, game.id('Bear')).typeLine
    const told = () => logOf(timeline, game.state, 0).map(({ entry }) => entry.text)
    expect(type()).toMatch(/^Creature/)
    expect(told()).toContain('You play **Forest**.')
    setLanguage(french)
    expect(type()).toMatch(/^Créature/)
    expect(told()).toContain('Vous jouez **Forest**.')
    setLanguage(english)
    expect(type()).toMatch(/^Creature/)
  })

  test('the function of each language is made once', () => {
    const make = vi.fn(() => (word: string) => `${word} ${say('menu.undo')}`)
    const told = inEachLanguage(make)
    expect([told('a'), told('b')]).toEqual(['a Undo', 'b Undo'])
    setLanguage(french)
    expect(told('a')).toBe('a Annuler')
    expect(make).toHaveBeenCalledTimes(2)
  })
})
