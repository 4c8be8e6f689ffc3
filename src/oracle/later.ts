/** What the walk between saying and meaning keeps of what happens later (404.4). */
import { type Effect, type Recipient, walk } from '../language/index.ts'

/** These need not be remembered: they are the same at any time. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set(['self', 'granter', 'host', 'remembered'])

/** What happens later. */
export interface Delay {
  remember: Recipient | null
  /** Its targets are those of this text, and remembered. */
  putsOff: boolean
  /** Printing: the target that it remembers has been named. */
  named: boolean
}

/** What is divided among targets is divided as they are chosen (409.1d), which is not remembered. */
export function divides(effects: readonly Effect[]): boolean {
  let found = false
  walk(effects, (node) => {
    found ||= node.divided === true
    return undefined
  })
  return found
}
