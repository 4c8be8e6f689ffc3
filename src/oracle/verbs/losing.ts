/** What something loses: keywords, all its abilities, a type. */
import type { Change, Keyword, KeywordName } from '../../language/index.ts'
import { mapped, phrase, type Syntax, series, table, wordings, words } from '../core/index.ts'
import { keyword } from '../keywords/index.ts'
import { cardType, keywordName, supertype } from '../lexicon/index.ts'
import { type Changes, isChanges } from './joined.ts'

/** A list of one change, from its text. */
export function alone<T>(
  said: Syntax<T>,
  to: (said: T) => Change | undefined,
  from: (change: Change) => T | undefined,
): Syntax<Changes> {
  return mapped(said, {
    to: (value) => {
      const change = to(value)
      return change && [change]
    },
    is: isChanges,
    from: ([change, more]) => (change && !more ? from(change) : undefined),
  })
}

type Exact = Extract<Keyword, { name: 'protection' | 'landwalk' }>
const isAnyLandwalk = ({ name, ...rest }: Keyword): boolean => {
  const { land } = rest as Partial<Extract<Keyword, { name: 'landwalk' }>>
  return name === 'landwalk' && land?.length === 1 && land[0]?.is === 'type'
}
/** "Protection from black", "forestwalk": one ability among those with that keyword, all of which the name would mean. */
const exactKeyword: Syntax<Exact> = mapped(keyword, {
  to: (one) => ((one.name === 'protection' || one.name === 'landwalk') && !isAnyLandwalk(one) ? one : undefined),
  is: (value): value is Exact => ['protection', 'landwalk'].includes((value as Keyword | null)?.name ?? ''),
  from: (one) => one,
})

export const isLoss = (change: Change): change is Extract<Change, { kind: 'loseKeyword' }> =>
  change.kind === 'loseKeyword' && change.only === undefined

export const loses: Syntax<Changes> = wordings(
  mapped(phrase`lose|loses ${series(keywordName, 'and')}`, {
    to: (keywords) => keywords.map((keyword): Change => ({ kind: 'loseKeyword', keyword })),
    is: (value): value is Changes => isChanges(value) && value.length > 0 && value.every(isLoss),
    from: (changes): readonly KeywordName[] => changes.filter(isLoss).map(({ keyword }) => keyword),
  }),
  mapped(phrase`lose|loses all ${keywordName} abilities`, {
    to: (keyword): Changes => [{ kind: 'loseKeyword', keyword }],
    is: (value): value is Changes => isChanges(value) && value.length === 1 && value.every(isLoss),
    from: (changes) => changes.find(isLoss)?.keyword,
  }),
  // 2004:502.11a says it of banding alone. A quotation ends with a full stop, in tokens.
  phrase`lose|loses ${words('banding and all “bands with other.” abilities', [{ kind: 'loseKeyword', keyword: 'banding' } as const])}`,
  alone(
    phrase`lose|loses ${exactKeyword}`,
    (only): Change => ({ kind: 'loseKeyword', keyword: only.name, only }),
    (change) => (change.kind === 'loseKeyword' ? (change.only as Exact | undefined) : undefined),
  ),
  phrase`lose|loses ${words('all creature types', [{ kind: 'loseCreatureTypes' } as const])}`,
  phrase`lose|loses ${words('all abilities', [{ kind: 'loseAllAbilities' } as const])}`,
  phrase`lose|loses ${words('this ability', [{ kind: 'loseThis' } as const])}`,
)

/** "Is no longer snow"; while that was an ability, "loses snow-covered" (2004:502.14c). */
export const losesSupertype: Syntax<Changes> = alone(
  wordings(phrase`are|is no longer ${supertype}`, phrase`lose|loses ${table('snow', { snow: 'snow' })}`),
  (one): Change => ({ kind: 'loseSupertype', supertype: one }),
  (change) => (change.kind === 'loseSupertype' ? change.supertype : undefined),
)
/** "Isn't an artifact": whatever else it is. */
export const losesType: Syntax<Changes> = alone(
  phrase`aren't|isn't a ${cardType}`,
  (type): Change => ({ kind: 'loseType', type }),
  (change) => (change.kind === 'loseType' ? change.type : undefined),
)
