/**
 * Finds the cards in a file of the public card databases as it is read: a file may be hundreds of megabytes, and no
 * more than one card of it is held at a time. What a card's own text holds is not looked at here.
 *
 * The forms: a list; an object whose `data` is a list, or cards by name (each a list of faces), or a set with its
 * `cards`, or sets by code; and a single record.
 */

/** Why a file is no card file, or not a whole one. */
export type SplitTrouble = 'empty' | 'html' | 'notJson' | 'truncated'

export interface Splitter {
  /** Takes the next piece of the file's text. */
  write(text: string): void
  /** Call it at the end of the file: what is wrong with the file as a whole. */
  end(): SplitTrouble | null
}

export interface Found {
  /** The JSON text of one card (or one face) of the file. */
  readonly card: (json: string) => void
  /** There is something in a list of cards that is none: too long, nested too deep, or not even an object. */
  readonly stray: () => void
}

/** Several times the longest record of a database. */
const LONGEST = 500_000
/** A record of a database nests five deep. */
const DEEPEST = 50

/** The lists of cards in a set's or a deck's file. */
const CARD_LISTS: ReadonlySet<string> = new Set(['cards', 'mainBoard', 'sideBoard', 'commander'])

interface Frame {
  readonly list: boolean
  /** The key under which it lies in the frame around it; `''` in a list. */
  readonly key: string
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [...'"\\:,'].map((sign) => sign.charCodeAt(0))
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...'[]{}'].map((sign) => sign.charCodeAt(0))

const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9 || code === 0xfeff

class Reading implements Splitter {
  readonly #found: Found
  readonly #frames: Frame[] = []
  #begun = false
  #over = false
  #trouble: SplitTrouble | null = null
  #inText = false
  #escaped = false
  /** A text that may be a key, and the key that waits for its value. */
  #text = ''
  #key = ''
  #awaited = false
  /** The whole text, as long as the file may be a single record. */
  #single: string | null = ''
  /** `data` holds lists by name only: they are the faces of cards. */
  #byName = true
  /** A value that is neither text, list nor object has begun. */
  #bare = false
  /** How deep the card lies that is being collected; `null`: none is. */
  #cardAt: number | null = null
  #card = ''
  #tooBig = false

  constructor(found: Found) {
    this.#found = found
  }

  write(text: string): void {
    let from = 0
    if (this.#single !== null) this.#single = this.#single.length + text.length > LONGEST ? null : this.#single + text
    for (let at = 0; at < text.length && this.#trouble === null; at++) {
      const code = text.charCodeAt(at)
      if (this.#inText) this.#inside(code, text, at)
      else if (this.#cardAt === null) {
        this.#between(code)
        if (this.#cardAt !== null) from = at
      } else if (this.#within(code)) this.#finish(text.slice(from, at + 1))
    }
    if (this.#cardAt !== null) this.#collect(text.slice(from))
  }

  end(): SplitTrouble | null {
    if (this.#trouble !== null) return this.#trouble
    if (!this.#begun) return 'empty'
    if (!this.#over) return 'truncated'
    if (this.#single !== null) this.#found.card(this.#single.trim())
    return null
  }

  #collect(piece: string): void {
    if (this.#card.length + piece.length > LONGEST) this.#tooBig = true
    this.#card = this.#tooBig ? '' : this.#card + piece
  }

  #inside(code: number, text: string, at: number): void {
    if (this.#escaped) this.#escaped = false
    else if (code === BACKSLASH) this.#escaped = true
    else if (code === QUOTE) this.#inText = false
    if (this.#cardAt === null && this.#inText && this.#text.length < 500) this.#text += text[at]
  }

  /** Inside a card; true at its end. */
  #within(code: number): boolean {
    if (code === QUOTE) this.#inText = true
    else if (code === OPEN || code === OPEN_LIST) {
      this.#frames.push({ list: code === OPEN_LIST, key: '' })
      if (this.#frames.length > DEEPEST) this.#tooBig = true
    } else if (code === CLOSE || code === CLOSE_LIST) {
      this.#close(code)
      return this.#frames.length === this.#cardAt
    }
    return false
  }

  /** Outside of any card. */
  #between(code: number): void {
    if (isBlank(code)) return
    if (!this.#begun) this.#begin(code)
    else if (this.#over) this.#trouble = 'notJson'
    else if (code === QUOTE) this.#startText()
    else if (code === COLON) this.#name()
    else if (code === COMMA) this.#bare = false
    else if (code === OPEN || code === OPEN_LIST) this.#open(code)
    else if (code === CLOSE || code === CLOSE_LIST) this.#close(code)
    else this.#bareValue()
  }

  #begin(code: number): void {
    this.#begun = true
    if (code === 60) this.#trouble = 'html'
    else if (code !== OPEN && code !== OPEN_LIST) this.#trouble = 'notJson'
    else this.#open(code)
    if (code === OPEN_LIST) this.#single = null
  }

  /** What was read is a key: its value follows. */
  #name(): void {
    this.#key = this.#text
    this.#awaited = true
    if (this.#frames.length === 1 && this.#key === 'data') this.#single = null
  }

  #startText(): void {
    this.#inText = true
    this.#text = ''
    this.#notListed()
    if (this.#inCards()) this.#found.stray()
  }

  #bareValue(): void {
    this.#notListed()
    if (!this.#bare && this.#inCards()) this.#found.stray()
    this.#bare = true
  }

  /** A value that isn't a list has begun. */
  #notListed(): void {
    if (this.#awaited && this.#frames.length === 2 && this.#frames[1]?.key === 'data') this.#byName = false
    this.#awaited = false
  }

  /** Whether the innermost list is one of cards. */
  #inCards(): boolean {
    const [root, data, group, cards] = this.#frames
    const depth = this.#frames.length
    const last = this.#frames.at(-1)
    if (root === undefined || last?.list !== true) return false
    if (depth === 1) return true
    if (data?.key !== 'data') return false
    if (depth === 2) return true
    if (depth === 3) return this.#byName || CARD_LISTS.has(group?.key ?? '')
    return depth === 4 && cards !== undefined && CARD_LISTS.has(cards.key)
  }

  #open(code: number): void {
    const list = code === OPEN_LIST
    if (this.#inCards()) {
      if (list) this.#found.stray()
      else this.#cardAt = this.#frames.length
    } else if (!list) this.#notListed()
    this.#awaited = false
    this.#frames.push({ list, key: this.#frames.at(-1)?.list === false ? this.#key : '' })
    this.#bare = false
    if (this.#frames.length > DEEPEST) this.#trouble = 'notJson'
  }

  #close(code: number): void {
    const frame = this.#frames.pop()
    if (frame === undefined || frame.list !== (code === CLOSE_LIST)) this.#trouble = 'notJson'
    if (this.#frames.length === 0) this.#over = true
    this.#bare = false
  }

  #finish(piece: string): void {
    this.#collect(piece)
    if (this.#tooBig) this.#found.stray()
    else this.#found.card(this.#card)
    this.#cardAt = null
    this.#card = ''
    this.#tooBig = false
  }
}

/** Reads a file's text piece by piece and hands out its cards. */
export const splitCards = (found: Found): Splitter => new Reading(found)
