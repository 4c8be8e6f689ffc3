/** A player's settings: stops, automatic passing, speed, keys. Kept in the browser, with a schema version. */
import { STEPS, type Step } from '../language/index.ts'

export type KeyAction =
  | 'primary'
  | 'passTurn'
  | 'passAll'
  | 'fullControl'
  | 'cancel'
  | 'undo'
  | 'redo'
  | 'attackAll'
  | 'yes'
  | 'no'
  | 'log'
  | 'arrows'
  | 'help'
  | 'inspect'
  | 'tapAll'
  | 'mainGame'
  | 'sound'
  | 'pause'
  | 'commander'

export type Whose = 'own' | 'other'

/** The steps in which priority stops for a player although nothing waits. */
export type Stops = Readonly<Record<Whose, readonly Step[]>>

/** `auto`: the browser’s. */
export const LANGUAGES = ['auto', 'en', 'fr'] as const

export interface Settings {
  readonly language: (typeof LANGUAGES)[number]
  readonly stops: Stops
  readonly autoPass: boolean
  /** Moves on at once after your own spell or ability, unless held. */
  readonly resolveOwn: boolean
  /** 0 is instant, 1 the usual pace, 2 half as fast, 0.5 twice. */
  readonly pace: number
  /** So many milliseconds more each play of a machine is to be seen. */
  readonly linger: number
  /** `auto`: unless the system asks for less. */
  readonly sound: 'auto' | 'on' | 'off'
  readonly hoverZoom: boolean
  readonly zoomDelay: number
  readonly openHands: boolean
  readonly arrows: boolean
  /** One's hand by mana value, lands last, instead of as it was drawn. */
  readonly sortHand: boolean
  /** Asks before each payment, instead of paying where there is nothing to choose. */
  readonly confirmPayments: boolean
  readonly singleKeys: boolean
  /** Pictures of imported cards, loaded from the public card API's links. */
  readonly cardImages: boolean
  readonly keys: Readonly<Record<KeyAction, readonly string[]>>
}

/** As `event.key` gives them, with `Ctrl+` and `Shift+` in front; single letters in lower case. */
export const DEFAULT_KEYS: Settings['keys'] = {
  primary: [' '],
  passTurn: ['Enter'],
  passAll: ['Shift+Enter'],
  fullControl: ['f'],
  cancel: ['Escape'],
  undo: ['z', 'Ctrl+z'],
  redo: ['Shift+z', 'Ctrl+Shift+z', 'Ctrl+y'],
  attackAll: ['a'],
  yes: ['y'],
  no: ['n'],
  log: ['l'],
  arrows: ['t'],
  help: ['?'],
  inspect: ['i'],
  tapAll: ['p'],
  mainGame: ['m'],
  sound: ['s'],
  pause: ['w', 'Pause'],
  commander: ['k'],
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  stops: {
    own: ['main1', 'declareBlockers', 'main2'],
    other: ['beginCombat', 'declareAttackers', 'declareBlockers', 'end'],
  },
  autoPass: true,
  resolveOwn: true,
  pace: 1,
  linger: 0,
  sound: 'auto',
  hoverZoom: true,
  zoomDelay: 350,
  openHands: false,
  arrows: true,
  sortHand: false,
  confirmPayments: false,
  singleKeys: true,
  cardImages: false,
  keys: DEFAULT_KEYS,
}

/** What can be chosen for `linger`. */
export const LINGERS = [0, 1000, 2000, 4000] as const

const SOUND = ['auto', 'on', 'off'] as const

const SETTINGS_SCHEMA = 1

interface Stored {
  readonly schema: number
  readonly settings: Partial<Settings>
}

export interface SettingsRead {
  readonly settings: Settings
  /** Why it couldn't be read; it is kept aside and reported. */
  readonly trouble: 'newer' | 'broken' | null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sameShape = (value: unknown, model: unknown): boolean =>
  Array.isArray(model) ? Array.isArray(value) : typeof value === typeof model && value !== null

/** Stops as they were stored, whatever that is; anything malformed takes its default. */
export function stopsFrom(value: unknown): Stops {
  const steps = (list: unknown, usual: readonly Step[]) =>
    Array.isArray(list) ? STEPS.filter((step) => list.includes(step)) : usual
  if (!isRecord(value)) return DEFAULT_SETTINGS.stops
  return {
    own: steps(value.own, DEFAULT_SETTINGS.stops.own),
    other: steps(value.other, DEFAULT_SETTINGS.stops.other),
  }
}

function keysFrom(value: unknown): Settings['keys'] {
  if (!isRecord(value)) return DEFAULT_KEYS
  const entries = Object.entries(DEFAULT_KEYS).map(([action, usual]) => {
    const own = value[action]
    return [action, Array.isArray(own) ? own.filter((key) => typeof key === 'string') : usual]
  })
  return Object.fromEntries(entries) as Settings['keys']
}

/** Reads what was stored, whatever that is; anything missing or malformed takes its default. */
export function readSettings(text: string | null): SettingsRead {
  if (text === null) return { settings: DEFAULT_SETTINGS, trouble: null }
  try {
    const stored = JSON.parse(text) as Stored
    if (!isRecord(stored) || !isRecord(stored.settings)) return { settings: DEFAULT_SETTINGS, trouble: 'broken' }
    if (stored.schema > SETTINGS_SCHEMA) return { settings: DEFAULT_SETTINGS, trouble: 'newer' }
    const given: Readonly<Record<string, unknown>> = stored.settings
    const known = Object.entries(DEFAULT_SETTINGS).filter(([name, usual]) => sameShape(given[name], usual))
    const plain = Object.fromEntries(known.map(([name]) => [name, given[name]]))
    const settings = { ...DEFAULT_SETTINGS, ...plain, stops: stopsFrom(given.stops), keys: keysFrom(given.keys) }
    const sound = SOUND.find((one) => one === settings.sound) ?? DEFAULT_SETTINGS.sound
    const language = LANGUAGES.find((one) => one === settings.language) ?? DEFAULT_SETTINGS.language
    const linger = LINGERS.find((one) => one === settings.linger) ?? DEFAULT_SETTINGS.linger
    const pace = Math.min(2, Math.max(0, settings.pace))
    return { settings: { ...settings, sound, language, linger, pace }, trouble: null }
  } catch {
    return { settings: DEFAULT_SETTINGS, trouble: 'broken' }
  }
}

export function writeSettings(settings: Settings): string {
  return JSON.stringify({ schema: SETTINGS_SCHEMA, settings } satisfies Stored)
}

export function toggleStop(stops: Stops, whose: Whose, step: Step): Stops {
  const list = stops[whose]
  const next = list.includes(step)
    ? list.filter((one) => one !== step)
    : STEPS.filter((one) => one === step || list.includes(one))
  return { ...stops, [whose]: next }
}
