/** A player's settings: stops, automatic passing, speed, keys. Kept in the browser, with a schema version. */
import { STEPS, type Step } from '../language/index.ts'
import { isRecord } from './stored.ts'

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
  /** How loud sounds are, in hundredths. */
  readonly volume: number
  readonly cardSize: (typeof CARD_SIZES)[number]
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly hoverZoom: boolean
  readonly zoomDelay: number
  readonly openHands: boolean
  /** With open hands the table turns to who decides, instead of staying as it is. */
  readonly turnTable: boolean
  readonly arrows: boolean
  /** How one's hand is sorted, until its owner moves a card. */
  readonly handSort: (typeof HAND_SORTS)[number]
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
  volume: 100,
  cardSize: 'normal',
  textSize: 'normal',
  hoverZoom: true,
  zoomDelay: 350,
  openHands: false,
  turnTable: false,
  arrows: true,
  handSort: 'drawn',
  confirmPayments: false,
  singleKeys: true,
  cardImages: false,
  keys: DEFAULT_KEYS,
}

/** As it was drawn; by mana value, lands last; by type. */
export const HAND_SORTS = ['drawn', 'cost', 'type'] as const

/** Cards of the table and of the hand. */
export const CARD_SIZES = ['small', 'normal', 'large'] as const

/** The words of panels, dialogs and pages. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

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

/** A hand was once sorted or not. */
const sortedBefore = (given: Readonly<Record<string, unknown>>): Partial<Settings> =>
  given.sortHand === true ? { handSort: 'cost' } : {}

/** One of these values, or the usual one. */
const oneOf = <T>(values: readonly T[], value: T, usual: T): T => values.find((one) => one === value) ?? usual

/** The settings that have only some values, with one of them. */
function withinLimits(read: Settings): Partial<Settings> {
  const usual = DEFAULT_SETTINGS
  return {
    sound: oneOf(SOUND, read.sound, usual.sound),
    language: oneOf(LANGUAGES, read.language, usual.language),
    linger: oneOf<number>(LINGERS, read.linger, usual.linger),
    handSort: oneOf(HAND_SORTS, read.handSort, usual.handSort),
    cardSize: oneOf(CARD_SIZES, read.cardSize, usual.cardSize),
    textSize: oneOf(TEXT_SIZES, read.textSize, usual.textSize),
    pace: Math.min(2, Math.max(0, read.pace)),
    volume: Math.min(100, Math.max(0, read.volume)),
  }
}

/** Reads what was stored, whatever that is; anything missing or malformed takes its default. */
export function readSettings(text: string | null): SettingsRead {
  if (text === null) return { settings: DEFAULT_SETTINGS, trouble: null }
  try {
    const stored = JSON.parse(text) as Stored
    if (!isRecord(stored) || !isRecord(stored.settings)) return { settings: DEFAULT_SETTINGS, trouble: 'broken' }
    if (stored.schema > SETTINGS_SCHEMA) return { settings: DEFAULT_SETTINGS, trouble: 'newer' }
    const given: Readonly<Record<string, unknown>> = { ...sortedBefore(stored.settings), ...stored.settings }
    const known = Object.entries(DEFAULT_SETTINGS).filter(([name, usual]) => sameShape(given[name], usual))
    const plain = Object.fromEntries(known.map(([name]) => [name, given[name]]))
    const settings = { ...DEFAULT_SETTINGS, ...plain, stops: stopsFrom(given.stops), keys: keysFrom(given.keys) }
    return { settings: { ...settings, ...withinLimits(settings) }, trouble: null }
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
