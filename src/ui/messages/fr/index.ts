import { LOCALE } from '../../locale/fr.ts'
import type { Language, Messages, PageTables } from '../language.ts'
import { agreed } from './agreed.ts'
import { cards } from './cards.ts'
import { confirm } from './confirm.ts'
import { contests } from './contests.ts'
import { decks } from './decks.ts'
import { keywords } from './keywords.ts'
import { log } from './log.ts'
import { marks } from './marks.ts'
import { match } from './match.ts'
import { newGame } from './newGame.ts'
import { pages } from './pages.ts'
import { prompts } from './prompts.ts'
import { refusalSentences, refusals } from './refusals.ts'
import { rulebook } from './rulebook.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'
import { several } from './several.ts'
import { table } from './table.ts'
import { told } from './told.ts'
import { turn } from './turn.ts'

const messages: Messages = {
  ...agreed,
  ...cards,
  ...confirm,
  ...contests,
  ...decks,
  ...keywords,
  ...log,
  ...marks,
  ...match,
  ...newGame,
  ...pages,
  ...prompts,
  ...refusals,
  ...rulebook,
  ...screens,
  ...settings,
  ...several,
  ...table,
  ...told,
  ...turn,
}

/** The tables of the pages, each loaded with its page. */
const LATE: { readonly [N in keyof PageTables]: () => Promise<Pick<PageTables, N>> } = {
  builder: () => import('../pages/fr/builder.ts'),
  cardData: () => import('../pages/fr/cardData.ts'),
  lessons: () => import('../pages/fr/lessons.ts'),
  formats: () => import('../pages/fr/formats.ts'),
  mending: () => import('../pages/fr/mending.ts'),
  pasting: () => import('../pages/fr/pasting.ts'),
  friend: () => import('../pages/fr/friend.ts'),
  puzzles: () => import('../pages/fr/puzzles.ts'),
  reading: () => import('../pages/fr/reading.ts'),
  rulebook: () => import('../pages/fr/rulebook.ts'),
  story: () => import('../pages/fr/story.ts'),
  writer: () => import('../pages/fr/writer.ts'),
}

export const french = {
  locale: LOCALE,
  messages,
  refusals: refusalSentences,
  pages: {},
  loadPage: (page: keyof PageTables) => LATE[page](),
} satisfies Language
