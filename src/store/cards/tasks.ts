/** What the worker is asked to do with cards, and what it answers. */
import type { ReadCard } from '../../catalog/index.ts'
import type { CardRecord } from '../../oracle/index.ts'
import type { Imported, Progress } from './importing.ts'

/** What the worker is told first: where its page lies. */
export interface Site {
  readonly kind: 'site'
  readonly path: string
}

export type Task =
  | { readonly kind: 'file'; readonly file: Blob }
  /** What the API has answered. */
  | { readonly kind: 'cards'; readonly cards: readonly ReadCard[] }
  /** What a person has written. */
  | { readonly kind: 'own'; readonly records: readonly CardRecord[] }
  /** Whatever another version of the grammar has compiled. */
  | { readonly kind: 'stale' }

export type Answer =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Imported }
  | { readonly kind: 'failed'; readonly error: string }
