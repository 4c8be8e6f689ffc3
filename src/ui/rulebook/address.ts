/**
 * The rulebook has an address, `#rule=2004:409.1c`: every rule's number is a plain link, and Back leaves again. What
 * was on the screen stays beneath it.
 */
import { useUi } from '../session/uiStore.ts'

/** The address of the contents. */
export const RULES_HREF = '#rules'

/** The rule an address asks for, `''` for the contents; `null`: not a rulebook address. */
function ruleAsked(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1))
  return params.get('rule') ?? (params.has('rules') ? '' : null)
}

/** How many steps back the table is; 0: the page was opened at this address. */
let depth = 0

const markedDepth = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'rules' in state && typeof state.rules === 'number'
    ? state.rules
    : null

/** Opens or closes the rulebook to match the address: at the start, and whenever it changes. */
export function followRule(atStart = false): void {
  const rule = ruleAsked(location.hash)
  if (rule === null) depth = 0
  else {
    depth = markedDepth(history.state) ?? (atStart ? 0 : depth + 1)
    history.replaceState({ rules: depth }, '')
  }
  if (useUi.getState().rule !== rule) useUi.getState().open({ rule })
}

/** Back to where the rulebook was opened, however many rules were read since. */
export function closeRules(): void {
  if (depth > 0) return history.go(-depth)
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  followRule()
}

/** Opens the rulebook at a rule. */
export function openRule(href: string): void {
  location.hash = href
}
