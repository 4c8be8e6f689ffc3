import { create } from 'zustand'
import type { Step } from '../language/index.ts'
import { named } from './names.ts'
import {
  DEFAULT_SETTINGS,
  readSettings,
  type Settings,
  type SettingsRead,
  toggleStop,
  type Whose,
  writeSettings,
} from './settings.ts'
import { storedAs, storeText } from './stored.ts'

const KEY = named('cantrip.settings')

const load = (): SettingsRead => storedAs(KEY, readSettings)

export interface SettingsState {
  readonly settings: Settings
  readonly trouble: 'newer' | 'broken' | null
  readonly change: (fields: Partial<Settings>) => void
  readonly toggleStop: (whose: Whose, step: Step) => void
  readonly reset: () => void
}

export const useSettings = create<SettingsState>()((set, get) => {
  const keep = (settings: Settings) => {
    storeText(KEY, writeSettings(settings))
    set({ settings })
  }
  return {
    ...load(),
    change: (fields) => keep({ ...get().settings, ...fields }),
    toggleStop: (whose, step) => keep({ ...get().settings, stops: toggleStop(get().settings.stops, whose, step) }),
    reset: () => keep(DEFAULT_SETTINGS),
  }
})

// Another page of this browser may change them: the last change counts on all pages.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) useSettings.setState(load())
})
