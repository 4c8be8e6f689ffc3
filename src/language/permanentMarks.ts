/**
 * What each mark of a permanent does. It stays until the permanent leaves the battlefield, unless its row or an effect
 * ends it.
 */
import type { Change } from './abilities.ts'
import type { PermanentMark } from './permanentMarkNames.ts'

interface MarkRow {
  /** When it ends by itself; absent: as the permanent leaves. */
  readonly until?: 'endOfTurn'
  /** What the permanent is given while it is marked. */
  readonly brings?: readonly Change[]
  /** It can be given again: the effect counts, and its number is the new one. */
  readonly again?: true
}

export const MARKS: Readonly<Record<PermanentMark, MarkRow>> = {
  harnessed: {},
  leftUnlocked: {},
  level: { again: true },
  monstrous: {},
  /** With the permanent whose id is its number; what breaks it is `events/pairs.ts`. */
  paired: {},
  prepared: {},
  renowned: {},
  rightUnlocked: {},
  /** Of the player whose seat is its number. */
  ringBearer: { again: true },
  saddled: { until: 'endOfTurn', again: true },
  solved: {},
  suspected: {
    brings: [
      {
        kind: 'gain',
        ability: {
          at: { key: 'mark:suspected', card: null, line: 0, keyword: 'menace' },
          kind: 'keyword',
          keyword: { name: 'menace' },
          abilities: [
            {
              at: { key: 'mark:suspected.0', card: null, line: 0, keyword: 'menace' },
              kind: 'static',
              zone: 'battlefield',
              condition: null,
              rule: {
                kind: 'affect',
                what: { kind: 'self' },
                changes: [{ kind: 'restrict', restriction: { kind: 'blockedBy', least: 2, most: null } }],
              },
            },
          ],
        },
      },
      { kind: 'restrict', restriction: { kind: 'cantBlock', what: null } },
    ],
  },
}
