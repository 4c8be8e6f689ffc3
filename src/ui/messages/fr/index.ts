import { LOCALE } from '../../locale/fr.ts'
import { english, type Language } from '../language.ts'
import { cards } from './cards.ts'
import { decks } from './decks.ts'
import { match } from './match.ts'
import { pages } from './pages.ts'
import { prompts } from './prompts.ts'
import { screens } from './screens.ts'
import { table } from './table.ts'

export const french: Language = {
  ...english,
  locale: LOCALE,
  messages: { ...english.messages, ...cards, ...decks, ...match, ...pages, ...prompts, ...screens, ...table },
}
