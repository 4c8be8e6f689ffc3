/** How objects lie face down where they are played (today:708.2a): what each way lists is all that they have. */
import type { Ability } from './abilities.ts'
import type { DownBy } from './downBy.ts'

interface DownRow {
  /** It has ward {2}. */
  readonly warded: boolean
  /** It is turned up for its mana cost, if it is a creature card (today:701.40b). */
  readonly asCreature: boolean
}

const ROWS: Readonly<Record<DownBy, DownRow>> = {
  manifest: { warded: false, asCreature: true },
  cloak: { warded: true, asCreature: true },
  disguise: { warded: true, asCreature: false },
}

const OTHER = { kind: 'eventOther' } as const
const key = 'faceDown#0'
const at = { card: null, line: 0, keyword: 'ward' } as const
const COST = [{ kind: 'mana', mana: ['2'] }] as const

/** Ward {2}, as the face-down object has it. */
const WARD: Ability = {
  at: { ...at, key },
  kind: 'keyword',
  keyword: { name: 'ward', cost: COST },
  abilities: [
    {
      at: { ...at, key: `${key}.0` },
      kind: 'triggered',
      zone: 'battlefield',
      condition: null,
      trigger: { on: 'becomesTarget', what: { kind: 'self' }, by: null, whose: { kind: 'anOpponent' } },
      body: {
        choose: null,
        modes: [
          [
            {
              kind: 'mayPay',
              who: { kind: 'controllerOf', thing: OTHER },
              cost: COST,
              then: [],
              otherwise: [{ kind: 'counterSpell', what: OTHER }],
            },
          ],
        ],
      },
    },
  ],
}

const NONE: readonly Ability[] = []
const WARDED: readonly Ability[] = [WARD]

/** The abilities of what lies face down that way. */
export const abilitiesDown = (by: DownBy | undefined): readonly Ability[] =>
  by !== undefined && ROWS[by].warded ? WARDED : NONE

/** Whether a creature card that lies that way is turned face up for its mana cost. */
export const turnsUpAsCreature = (by: DownBy | undefined): boolean => by !== undefined && ROWS[by].asCreature

const isDownBy = (value: unknown): value is DownBy => typeof value === 'string' && value in ROWS

/** The abilities that a node of a card's text gives what it puts face down. */
export function abilitiesPutDown(node: Readonly<Record<string, unknown>>): readonly Ability[] {
  if (node.name === 'disguise') return abilitiesDown('disguise')
  return isDownBy(node.downBy) ? abilitiesDown(node.downBy) : NONE
}
