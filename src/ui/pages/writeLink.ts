import { toLink } from '../session/linkText.ts'
import { pageHref } from './address.ts'

/** The page on which a card of this name is written. */
export const writeHref = (name: string): string => pageHref('write', toLink(JSON.stringify({ name })))
