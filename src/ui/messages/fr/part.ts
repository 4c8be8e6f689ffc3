import type { Messages } from '../language.ts'

/** What a table must hold: the English messages whose keys begin in one of these ways. */
export type Part<Beginning extends string> = {
  readonly [K in Extract<keyof Messages, `${Beginning}.${string}`>]: Messages[K]
}
