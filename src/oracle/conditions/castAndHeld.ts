/** Conditions on what a spell was cast for, and on who controls the greatest of all creatures. */
import type { Condition, Filter } from '../../language/index.ts'
import { mapped, one, part, type Syntax, sameValue, shaped, wordings } from '../core/index.ts'
import { subtypeWord } from '../lexicon/index.ts'
import { filter, player, statistic, superlative } from '../nouns/index.ts'

const YOURS = { is: 'controlled', by: { kind: 'you' } } as const
const ALL_CREATURES: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }

/** What an additional cost that was offered had its player do. */
export const offerTaken = wordings(
  part({ kind: 'offerTaken', done: 'collectEvidence' })`evidence was collected`,
  part({ kind: 'offerTaken', done: 'paid' })`~'s additional cost was paid`,
  part({ kind: 'offerTaken', done: 'behold' })`a ${{ quality: one(filter('one')) }} was beheld`,
) as Syntax<Condition>

/** "You revealed a Dragon card or controlled a Dragon as you cast this spell". */
export const revealedOrHeld: Syntax<Condition> = shaped(
  part()`you revealed a ${{ subtype: subtypeWord }} card or controlled a ${{ subtype: subtypeWord }} as you cast [~ / this spell]`,
  ({ subtype }) => ({
    kind: 'or',
    of: [
      { kind: 'offerTaken', done: 'paid' },
      {
        kind: 'asCast',
        of: { kind: 'exists', filter: { noun: 'permanent', is: [{ is: 'subtype', subtype }, YOURS] } },
      },
    ],
  }),
)

/** "You control the creature with the greatest power or tied for the greatest power". */
export const holdsGreatest: Syntax<Condition> = mapped(
  part()`${{ by: player }} control|controls the creature with the ${{ most: superlative }} ${{ what: statistic }} or tied
    for the ${{ again: superlative }} ${{ too: statistic }}`,
  {
    to: ({ by, most, what, again, too }): Extract<Condition, { kind: 'exists' }> | undefined =>
      again === most && too === what
        ? {
            kind: 'exists',
            filter: {
              noun: 'permanent',
              // In the order of these words, which is no other's.
              is: [
                { is: 'controlled', by },
                { is: 'extreme', most, what, among: ALL_CREATURES },
                { is: 'type', type: 'creature' },
              ],
            },
          }
        : undefined,
    is: (value): value is Extract<Condition, { kind: 'exists' }> => (value as Condition | null)?.kind === 'exists',
    from: ({ filter: { noun, is } }) => {
      const [controlled, extreme, type, more] = is
      return noun === 'permanent' &&
        type?.is === 'type' &&
        extreme?.is === 'extreme' &&
        sameValue(extreme.among, ALL_CREATURES) &&
        controlled?.is === 'controlled' &&
        more === undefined
        ? { by: controlled.by, most: extreme.most, what: extreme.what, again: extreme.most, too: extreme.what }
        : undefined
    },
  },
)
