/** Whose something is, after its noun: "you control", "you own that your opponents control". */
import type { Condition, Players, Predicate } from '../../language/index.ts'
import { apart, either, mapped, part, type Syntax, sameValue, table, wordings } from '../core/index.ts'
import { isControl } from './predicates.ts'

const YOU: Players = { kind: 'you' }

type Joint = Extract<Predicate, { is: 'allOf' | 'anyOf' }>
/** "You both own and control", "you own or control". */
function both(holder: Syntax<Players>): Syntax<Joint> {
  const kind = table('both or either', { 'both own and control': 'allOf', 'own or control': 'anyOf' } as const)
  return mapped(part()`${{ by: holder }} ${{ kind }}`, {
    to: ({ by, kind: is }): Joint => ({
      is,
      of: [
        { is: 'owned', by },
        { is: 'controlled', by },
      ],
    }),
    is: (value): value is Joint =>
      isControl(value as Predicate) && 'of' in (value as Joint) && (value as Predicate).is !== 'not',
    from: ({ is, of: [first, second] }) =>
      first?.is === 'owned' && second?.is === 'controlled' && sameValue(first.by, second.by)
        ? { by: first.by, kind: is }
        : undefined,
  })
}

/** "You own that your opponents control": who owns it doesn't control it. */
function lent(holder: Syntax<Players>): Syntax<Joint> {
  return mapped(part()`${{ owner: holder }} own|owns that ${{ by: apart(holder) }} control|controls`, {
    to: ({ owner, by }): Joint | undefined =>
      sameValue(owner, by)
        ? undefined
        : {
            is: 'allOf',
            of: [
              { is: 'owned', by: owner },
              { is: 'controlled', by },
            ],
          },
    is: (value): value is Joint => (value as Predicate | null)?.is === 'allOf',
    from: ({ of: [first, second, more] }) =>
      first?.is === 'owned' && second?.is === 'controlled' && more === undefined && !sameValue(first.by, second.by)
        ? { owner: first.by, by: second.by }
        : undefined,
  })
}

type Controlled = Extract<Predicate, { is: 'controlled' }>
/** "Whose controller controls an Island": of a controller who does. */
const ofSuch = (who: Syntax<Condition>): Syntax<Controlled> =>
  mapped(part()`whose controller ${{ if: who }}`, {
    to: (said): Controlled => ({ is: 'controlled', by: { kind: 'playersWho', among: 'players', ...said } }),
    is: (value): value is Controlled => (value as Predicate | null)?.is === 'controlled',
    from: ({ by }) => (by.kind === 'playersWho' && by.among === 'players' ? { if: by.if } : undefined),
  })

/** Whose the object is. */
export function makeControl(holder: Syntax<Players>, who: Syntax<Condition>): Syntax<Predicate> {
  return either(
    wordings(
      part({ is: 'controlled' })`${{ by: holder }} control|controls`,
      part({ is: 'controlled' })`controlled by ${{ by: holder }}`,
      ofSuch(who),
    ),
    part({ is: 'owned' })`${{ by: holder }} own|owns`,
    wordings(both(holder), lent(holder)) as Syntax<Predicate>,
    table('whose', {
      "you control but don't own": {
        is: 'allOf',
        of: [
          { is: 'controlled', by: YOU },
          { is: 'not', of: { is: 'owned', by: YOU } },
        ],
      },
      "you don't control": { is: 'not', of: { is: 'controlled', by: YOU } },
      "you don't own": { is: 'not', of: { is: 'owned', by: YOU } },
    }) as Syntax<Predicate>,
  ) as Syntax<Predicate>
}
