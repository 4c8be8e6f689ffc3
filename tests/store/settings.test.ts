import { describe, expect, test } from 'vitest'
import { DEFAULT_KEYS, DEFAULT_SETTINGS, readSettings, toggleStop, writeSettings } from '../../src/store/settings.ts'

describe('settings', () => {
  test('come back as they were written', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      pace: 0,
      openHands: true,
      stops: toggleStop(DEFAULT_SETTINGS.stops, 'own', 'upkeep'),
    }
    expect(readSettings(writeSettings(settings))).toEqual({ settings, trouble: null })
  })

  test('nothing stored is the usual', () => {
    expect(readSettings(null)).toEqual({ settings: DEFAULT_SETTINGS, trouble: null })
  })

  test('a newer version is told apart from a broken one', () => {
    expect(readSettings(JSON.stringify({ schema: 99, settings: {} })).trouble).toBe('newer')
    expect(readSettings('{').trouble).toBe('broken')
    expect(readSettings('[]').trouble).toBe('broken')
  })

  test('odd values take their usual value, others are kept', () => {
    const text = JSON.stringify({
      schema: 1,
      settings: { pace: 'fast', autoPass: false, stops: { own: ['draw', 'lunch'] }, keys: { undo: ['u'] } },
    })
    const { settings } = readSettings(text)
    expect(settings.pace).toBe(DEFAULT_SETTINGS.pace)
    expect(settings.autoPass).toBe(false)
    expect(settings.stops.own).toEqual(['draw'])
    expect(settings.stops.other).toEqual(DEFAULT_SETTINGS.stops.other)
    expect(settings.keys).toEqual({ ...DEFAULT_KEYS, undo: ['u'] })
  })

  test('a stop is set and taken away, in the order of the turn', () => {
    const set = toggleStop(DEFAULT_SETTINGS.stops, 'own', 'upkeep')
    expect(set.own).toEqual(['upkeep', 'main1', 'declareBlockers', 'main2'])
    expect(toggleStop(set, 'own', 'upkeep').own).toEqual(DEFAULT_SETTINGS.stops.own)
  })
})
