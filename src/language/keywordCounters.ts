/** What the counters that are named as a keyword give (today:122.1b). */
import type { Ability, Effect } from './abilities.ts'
import { plainKeyword } from './keywords/keyword.ts'
import { isNameAlone, KEYWORD_NAMES, type SimpleKeyword, wordOfKeyword } from './keywords/names.ts'
import type { Restriction } from './restrictions.ts'
import type { Trigger } from './triggers.ts'

type At = Ability['at']
const IT = { kind: 'self' } as const
const YOUR_CREATURES = {
  noun: 'permanent',
  is: [
    { is: 'type', type: 'creature' },
    { is: 'controlled', by: { kind: 'you' } },
  ],
} as const

const restricting = (at: At, restriction: Restriction): Ability => ({
  at,
  kind: 'static',
  zone: 'battlefield',
  condition: null,
  rule: { kind: 'affect', what: IT, changes: [{ kind: 'restrict', restriction }] },
})
const triggered = (at: At, trigger: Trigger, effect: Effect): Ability => ({
  at,
  kind: 'triggered',
  zone: 'battlefield',
  condition: null,
  trigger,
  body: { choose: null, modes: [[effect]] },
})

/** What those keywords are short for that are short for a text; the grammar reads the same (`oracle/keywords/texts`). */
const TEXTS: Partial<Record<SimpleKeyword, readonly ((at: At) => Ability)[]>> = {
  decayed: [
    (at) => restricting(at, { kind: 'cantBlock', what: null }),
    (at) =>
      triggered(
        at,
        { on: 'attacks', what: IT, alone: false },
        {
          kind: 'delayed',
          trigger: { on: 'step', step: 'endCombat', whose: null },
          remember: null,
          once: true,
          effects: [{ kind: 'sacrifice', who: { kind: 'you' }, what: IT }],
        },
      ),
  ],
  exalted: [
    (at) =>
      triggered(
        at,
        { on: 'attacks', what: { kind: 'all', filter: YOUR_CREATURES }, alone: true },
        {
          kind: 'modify',
          what: { kind: 'event' },
          changes: [{ kind: 'pt', power: 1, toughness: 1 }],
          duration: { kind: 'endOfTurn' },
        },
      ),
  ],
  menace: [(at) => restricting(at, { kind: 'blockedBy', least: 2, most: null })],
}

function given(name: SimpleKeyword): Ability {
  const at = { key: `counter:${name}`, card: null, line: 0, keyword: name }
  const abilities = (TEXTS[name] ?? []).map((text, n) => text({ ...at, key: `${at.key}.${n}` }))
  return { kind: 'keyword', keyword: plainKeyword(name), abilities, at }
}

const GIVEN: ReadonlyMap<string, Ability> = new Map(
  KEYWORD_NAMES.filter(isNameAlone).map((name) => [wordOfKeyword(name), given(name)]),
)

/** The ability that a counter of that name gives where it is a keyword counter; `null`: it is named as no keyword. */
export const abilityOfCounter = (counter: string): Ability | null => GIVEN.get(counter) ?? null
