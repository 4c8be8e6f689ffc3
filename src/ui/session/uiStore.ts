/** What is open, pointed at and half answered: page state that isn't saved. */
import { create } from 'zustand'
import type { ObjectId, Refusal, Reply, Seat } from '../../engine/index.ts'
import type { Left } from '../../store/index.ts'
import type { Draft, PileZone, Watch } from '../view/index.ts'

export interface MenuEntry {
  readonly text: string
  readonly reply: Reply
  /** Why it isn't possible now: shown, and pressing it explains. */
  readonly refusal?: Refusal | null
}

export interface CardMenu {
  readonly id: ObjectId
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

/** The table (with the screens before and between games), or a page that stands in its place. */
export type Page = 'table' | 'decks' | 'write' | 'cards' | 'puzzles' | 'learn'

export type DialogName = 'friend' | 'settings' | 'help' | 'menu' | 'log' | 'concede' | 'stops' | 'stack' | 'reason'

export interface ZoneRef {
  readonly zone: PileZone
  readonly seat: Seat
}

export interface Zoom {
  readonly id: ObjectId
  /** Opened deliberately: stays, as a dialog, until it is closed. */
  readonly pinned: boolean
}

/** Something that would replace an unfinished game, until the person accepts or declines. */
export interface Offer {
  readonly by: 'link' | 'puzzle' | 'start' | 'file'
  /** The game that would be lost. */
  readonly left: Left
  readonly go: () => void
}

interface UiState {
  /** The position the draft belongs to. */
  readonly draftKey: string
  readonly draft: Draft
  readonly menu: CardMenu | null
  readonly dialog: DialogName | null
  readonly zone: ZoneRef | null
  readonly zoom: Zoom | null
  /** The choice is set aside to look at the table. */
  readonly peeking: boolean
  readonly overHidden: boolean
  /** How many games outwards the table looks: 0 shows the game that is played (506). */
  readonly outwards: number
  /** The opponent whose board is looked at, where several play; `null`: all of them alike. */
  readonly focus: Seat | null
  /** A past turn is shown again. */
  readonly watch: Watch | null
  /** What is wrong with the link the page was opened with. */
  readonly linkTrouble: readonly string[]
  readonly offer: Offer | null
  /** What the address asked for when the page was loaded is about to be on the table. */
  readonly opening: boolean
  /** Takes a new version of the site, which is ready; `null`: there is none. */
  readonly update: (() => void) | null
  /** The rule the rulebook is open at, as cited; `''`: at its contents; `null`: closed. */
  readonly rule: string | null
  readonly page: Page
  /** What the address asks the page to open; `''`: nothing. */
  readonly pageLink: string
  /** The code of a friend's invitation that the address held; `''`: none. */
  readonly invited: string
  readonly setDraft: (key: string, draft: Draft) => void
  readonly open: (
    fields: Partial<
      Pick<
        UiState,
        | 'menu'
        | 'dialog'
        | 'zone'
        | 'zoom'
        | 'peeking'
        | 'overHidden'
        | 'outwards'
        | 'focus'
        | 'watch'
        | 'linkTrouble'
        | 'offer'
        | 'opening'
        | 'update'
        | 'rule'
        | 'page'
        | 'pageLink'
        | 'invited'
      >
    >,
  ) => void
}

export const useUi = create<UiState>()((set) => ({
  draftKey: '',
  draft: { kind: 'none' },
  menu: null,
  dialog: null,
  zone: null,
  zoom: null,
  peeking: false,
  overHidden: false,
  outwards: 0,
  focus: null,
  watch: null,
  linkTrouble: [],
  offer: null,
  opening: false,
  update: null,
  rule: null,
  page: 'table',
  pageLink: '',
  invited: '',
  setDraft: (draftKey, draft) => set({ draftKey, draft }),
  open: (fields) => set(fields),
}))
