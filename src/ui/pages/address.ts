/**
 * The pages beside the table have addresses: `#/decks`, `#/write`, `#/cards`, `#/puzzles`, `#/learn`, each with what it is to open
 * behind it (`#/write/…`). A page stands in the table's place and leaves the game alone: `#/` leads back to it.
 */
import { type Page, useUi } from '../session/uiStore.ts'

export type SidePage = Exclude<Page, 'table'>

/** What each page is given. */
export interface PageProps {
  /** What the address asks the page to open; `''`: nothing. */
  readonly link: string
}

/** The pages in the order of the navigation. */
export const SIDE_PAGES: readonly SidePage[] = ['decks', 'puzzles', 'learn', 'cards', 'write']

/** The address of a page; `link` is what it is to open, as that page writes it. */
export const pageHref = (page: Page, link = ''): string =>
  page === 'table' ? '#/' : `#/${page}${link === '' ? '' : `/${link}`}`

/** What the page of puzzles opens to make one. */
export const MAKE = 'make'

/** What the page of puzzles opens to make one of the table as it stands. */
export const FROM_TABLE = 'table'

interface Asked {
  readonly page: Page
  readonly link: string
}

const TABLE: Asked = { page: 'table', link: '' }

/** The page that an address asks for; `null`: it says nothing about pages (the rulebook lies over any of them). */
export function pageAsked(hash: string): Asked | null {
  if (/^#rules?(=|$)/.test(hash)) return null
  const [, name = '', link = ''] = /^#\/([a-z]*)(?:\/(.*))?$/s.exec(hash) ?? []
  const page = SIDE_PAGES.find((one) => one === name)
  return page === undefined ? TABLE : { page, link }
}

/** Shows the page that the address asks for: at the start, and whenever it changes. */
export function followPage(): void {
  const asked = pageAsked(location.hash)
  if (asked === null) return
  if (location.hash === pageHref('table')) history.replaceState(null, '', `${location.pathname}${location.search}`)
  const { page, pageLink, open } = useUi.getState()
  if (page !== asked.page || pageLink !== asked.link) open({ page: asked.page, pageLink: asked.link })
}
