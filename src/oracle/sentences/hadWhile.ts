/** Abilities that ~ has only while something is so, by a word that heads them. */
import type { Ability } from '../../language/index.ts'
import { memoised } from '../../language/index.ts'
import { narrowed, part, type Syntax, shaped, verbatim } from '../core/index.ts'
import { there } from '../lexicon/index.ts'

/** The words don't say where it works; `meaning/zones.ts` finds it. */
const ALWAYS = { kind: 'static', zone: 'battlefield' } as const
const ITSELF = { kind: 'self' } as const

/** "Max speed — ...": the ability is had only then (today:702.178). */
export const maxSpeed = memoised(
  (had: Syntax<Ability>): Syntax<Ability> =>
    shaped(part()`max speed — ${{ ability: had }}`, ({ ability }) => ({
      ...ALWAYS,
      condition: { kind: 'designated', who: { kind: 'you' }, as: 'speed', least: 4 },
      rule: { kind: 'affect', what: ITSELF, changes: [{ kind: 'gain', ability }] },
    })) as unknown as Syntax<Ability>,
)

const CHOSEN = { kind: 'chosenNumber' } as const
const anchorWord = narrowed(verbatim('a word', 1), (said) => /^\p{Lu}/u.test(said))
/** "As ~ enters, choose Khans or Dragons. • Khans — ... • Dragons — ...": the ability of the word (today:614.12b). */
export const anchors = memoised(
  (had: Syntax<Ability>): Syntax<readonly Ability[]> =>
    shaped(
      part()`as ~ enters ${there}, choose ${{ first: anchorWord }} or ${{ second: anchorWord }}. \n• ${{
        first: anchorWord,
      }} — ${{ one: had }} \n• ${{ second: anchorWord }} — ${{ other: had }}`,
      ({ first, second, one, other }) => [
        {
          ...ALWAYS,
          condition: null,
          rule: {
            kind: 'enters',
            what: ITSELF,
            as: { kind: 'makeChoice', choice: 'option', among: [first, second] },
          },
        },
        {
          ...ALWAYS,
          condition: { kind: 'compare', a: CHOSEN, op: '=', b: 1 },
          rule: { kind: 'affect', what: ITSELF, changes: [{ kind: 'gain', ability: one }] },
        },
        {
          ...ALWAYS,
          condition: { kind: 'compare', a: CHOSEN, op: '=', b: 2 },
          rule: { kind: 'affect', what: ITSELF, changes: [{ kind: 'gain', ability: other }] },
        },
      ],
    ) as unknown as Syntax<readonly Ability[]>,
)
