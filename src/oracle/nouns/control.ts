/** Whose something is, after its noun: "you control", "you own that your opponents control". */
import { type Condition, type Players, type Predicate, playersKinds } from '../../language/index.ts'
import { apart, either, part, rule, type Syntax, sameValue, shaped, table, wordings } from '../core/index.ts'

type Controlled = Extract<Predicate, { is: 'controlled' }>
/** "You control". */
export const YOURS: Controlled = { is: 'controlled', by: { kind: 'you' } }
export const isYours = (one: Predicate): one is Controlled => one.is === 'controlled' && one.by.kind === 'you'

/** "You both own and control", "you own or control". */
const both = (holder: Syntax<Players>) =>
  shaped(
    part()`${{ by: holder }} ${{
      how: table('both or either', { 'both own and control': 'allOf', 'own or control': 'anyOf' } as const),
    }}`,
    ({ by, how }) => ({
      is: how,
      of: [
        { is: 'owned', by },
        { is: 'controlled', by },
      ],
    }),
  )

/** "You own that your opponents control": who owns it doesn't control it. */
const lent = (holder: Syntax<Players>) =>
  shaped(
    part()`${{ owner: holder }} own|owns that ${{ by: apart(holder) }} control|controls`,
    ({ owner, by }) => ({
      is: 'allOf',
      of: [
        { is: 'owned', by: owner },
        { is: 'controlled', by },
      ],
    }),
    { when: ({ owner, by }) => !sameValue(owner, by) },
  )

const SEVERAL = playersKinds(({ each, several }) => each !== undefined || several === true)
/** "You control but don't own": of several players it would be another who owns it. */
const borrowed = (holder: Syntax<Players>) =>
  shaped(
    part()`${{ by: holder }} control|controls but don't|doesn't own`,
    ({ by }) => ({
      is: 'allOf',
      of: [
        { is: 'controlled', by },
        { is: 'not', of: { is: 'owned', by } },
      ],
    }),
    { when: ({ by }) => !SEVERAL.has(by.kind) },
  )

/** Whose the object is. */
export function makeControl(holder: Syntax<Players>, who: Syntax<Condition>): Syntax<Predicate> {
  return either(
    wordings(
      part({ is: 'controlled' })`${{ by: holder }} [/ already] control|controls`,
      part({ is: 'controlled' })`controlled by ${{ by: holder }}`,
      // "Whose controller controls an Island": of a controller who does.
      part({ is: 'controlled' })`whose controller ${{ by: rule('playersWho', { among: 'players' })`${{ if: who }}` }}`,
    ),
    part({ is: 'owned' })`${{ by: holder }} own|owns`,
    wordings(both(holder), lent(holder)),
    borrowed(holder),
    shaped(
      either(
        part({ is: 'controlled' })`${{ by: holder }} don't|doesn't control`,
        wordings(
          part({ is: 'owned' })`${{ by: holder }} don't|doesn't own`,
          part({ is: 'owned', by: { kind: 'you' } })`owned by another player`,
        ),
      ),
      (of) => ({ is: 'not', of }),
    ),
  )
}
