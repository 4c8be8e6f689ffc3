/** What the keys do for the prompt on the screen, which registers them while it is shown. */
import { takeFocus } from './focus.ts'

export interface PromptKeys {
  readonly primary?: (() => void) | undefined
  readonly cancel?: (() => void) | undefined
  readonly yes?: (() => void) | undefined
  readonly no?: (() => void) | undefined
  readonly all?: (() => void) | undefined
  readonly auto?: (() => void) | undefined
  /** Arrows up and down, for the one number that is asked. */
  readonly step?: ((by: 1 | -1) => void) | undefined
}

let now: PromptKeys = {}
let changedAt = 0
let shownKey = ''

export const promptKeys = (): PromptKeys => now

/** Called by the prompt that is shown; a new key starts the dead time. */
export function showPrompt(key: string, keys: PromptKeys): () => void {
  if (key !== shownKey) {
    shownKey = key
    changedAt = performance.now()
    takeFocus()
  }
  now = keys
  return () => {
    if (now === keys) now = {}
  }
}

const DEAD_TIME = 200
let restsUntil = 0

/** No key is accepted for so many milliseconds. */
export function rest(ms: number): void {
  restsUntil = performance.now() + ms
}

/**
 * Just after a prompt changed, no key is accepted, so that a second press can't answer a question that hasn't been read
 * yet.
 */
export function isDeadTime(): boolean {
  const now = performance.now()
  return now - changedAt < DEAD_TIME || now < restsUntil
}
