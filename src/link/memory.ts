/** Who this page is in its games with friends: kept in the browser, so that a reload leads back to the same seat. */
import * as v from 'valibot'
import { named, readStored, writeStored } from '../store/index.ts'
import { TermsForm } from './messages.ts'

const KEY = named('cantrip.friends')
/** As many as there are games kept beside the table. */
const MOST = 24

const MemoryForm = v.object({
  game: v.string(),
  role: v.picklist(['host', 'guest']),
  /** The keys of the friends' seats, by seat; a friend knows only the own one. */
  keys: v.array(v.string()),
  /** The code under which the inviter is found, where there is a server for that. */
  code: v.nullable(v.string()),
  terms: TermsForm,
  /** How long each seat had thought when that was last noted, in milliseconds. */
  used: v.optional(v.array(v.number()), []),
})

export type Memory = v.InferOutput<typeof MemoryForm>

const all = (): readonly Memory[] => {
  const read = v.safeParse(v.array(MemoryForm), readStored(KEY))
  return read.success ? read.output : []
}

/** Who this page is in that game; `null`: it isn't known. */
export const recallGame = (game: string): Memory | null => all().find((one) => one.game === game) ?? null

/** Keeps it; the oldest goes where there are too many. */
export function rememberGame(memory: Memory): void {
  writeStored(KEY, [memory, ...all().filter(({ game }) => game !== memory.game)].slice(0, MOST))
}
