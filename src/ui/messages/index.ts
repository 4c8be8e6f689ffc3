/**
 * Every sentence shown comes from a typed table: a key, and what it needs to know. One language is there; another is a
 * table of the same type beside it.
 */
import { en } from './en/index.ts'
import { refusalSentences } from './en/refusals.ts'

export type Messages = typeof en
export type MessageKey = keyof Messages

type ParamsOf<K extends MessageKey> = Messages[K] extends (params: infer P) => string ? [params: P] : []

/** The sentence of a key. */
export function say<K extends MessageKey>(key: K, ...params: ParamsOf<K>): string {
  const message: unknown = en[key]
  return typeof message === 'function' ? String(message(...params)) : String(message)
}

/** What a refusal's sentence may name. */
export interface RefusalWords {
  readonly name: (object: number) => string
  readonly player: (seat: number) => string
}

interface RefusalLike {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A refusal's sentence; an unknown key still says something true. */
export function sayRefusal({ key, params }: RefusalLike, words: RefusalWords): string {
  const sentence = refusalSentences[key]
  if (sentence === undefined) return say('refused.unknown')
  const { object, attacker, source, seat } = params
  const name = (id: string | number | undefined) => (typeof id === 'number' ? words.name(id) : say('refused.it'))
  return sentence({
    ...params,
    it: name(object),
    attackerName: name(attacker),
    sourceName: name(source),
    who: typeof seat === 'number' ? words.player(seat) : say('refused.player'),
  })
}

export const knowsRefusal = (key: string): boolean => key in refusalSentences
