/** What the counters that are named as a keyword give (today:122.1b). */
import type { Ability } from './abilities.ts'
import { plainKeyword } from './keywords/keyword.ts'
import { isNameAlone, KEYWORD_NAMES, type SimpleKeyword, wordOfKeyword } from './keywords/names.ts'

const IT = { kind: 'self' } as const

/** What those keywords are short for that are short for a text; the grammar reads the same (`oracle/keywords/texts`). */
const TEXTS: Partial<Record<SimpleKeyword, (at: Ability['at']) => readonly Ability[]>> = {
  decayed: (at) => [
    {
      at: { ...at, key: `${at.key}.0` },
      kind: 'static',
      zone: 'battlefield',
      condition: null,
      rule: {
        kind: 'affect',
        what: IT,
        changes: [{ kind: 'restrict', restriction: { kind: 'cantBlock', what: null } }],
      },
    },
    {
      at: { ...at, key: `${at.key}.1` },
      kind: 'triggered',
      zone: 'battlefield',
      condition: null,
      trigger: { on: 'attacks', what: IT, alone: false },
      body: {
        choose: null,
        modes: [
          [
            {
              kind: 'delayed',
              trigger: { on: 'step', step: 'endCombat', whose: null },
              remember: null,
              once: true,
              effects: [{ kind: 'sacrifice', who: { kind: 'you' }, what: IT }],
            },
          ],
        ],
      },
    },
  ],
  exalted: (at) => [
    {
      at: { ...at, key: `${at.key}.0` },
      kind: 'triggered',
      zone: 'battlefield',
      condition: null,
      trigger: {
        on: 'attacks',
        what: {
          kind: 'all',
          filter: {
            noun: 'permanent',
            is: [
              { is: 'type', type: 'creature' },
              { is: 'controlled', by: { kind: 'you' } },
            ],
          },
        },
        alone: true,
      },
      body: {
        choose: null,
        modes: [
          [
            {
              kind: 'modify',
              what: { kind: 'event' },
              changes: [{ kind: 'pt', power: 1, toughness: 1 }],
              duration: { kind: 'endOfTurn' },
            },
          ],
        ],
      },
    },
  ],
  menace: (at) => [
    {
      at: { ...at, key: `${at.key}.0` },
      kind: 'static',
      zone: 'battlefield',
      condition: null,
      rule: {
        kind: 'affect',
        what: IT,
        changes: [{ kind: 'restrict', restriction: { kind: 'blockedBy', least: 2, most: null } }],
      },
    },
  ],
}

function given(name: SimpleKeyword): Ability {
  const at = { key: `counter:${name}`, card: null, line: 0, keyword: name }
  return { kind: 'keyword', keyword: plainKeyword(name), abilities: TEXTS[name]?.(at) ?? [], at }
}

const GIVEN: ReadonlyMap<string, Ability> = new Map(
  KEYWORD_NAMES.filter(isNameAlone).map((name) => [wordOfKeyword(name), given(name)]),
)

/** The ability that a counter of that name gives where it is a keyword counter; `null`: it is named as no keyword. */
export const abilityOfCounter = (counter: string): Ability | null => GIVEN.get(counter) ?? null
