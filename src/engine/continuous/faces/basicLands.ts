/** What subtypes give: basic lands their mana ability (212.6d / 2011:305.6), Sieges their trigger (today:310.11). */
import { type Ability, BASIC_LAND_MANA, type BasicLandType, type CardType } from '../../../language/index.ts'

function intrinsic(land: BasicLandType): Ability {
  const mana = { kind: 'fixed', mana: [BASIC_LAND_MANA[land]] } as const
  return {
    kind: 'activated',
    at: { key: `type:${land}`, card: null, line: 0, keyword: null },
    cost: [{ kind: 'tap' }],
    limits: [],
    zone: 'battlefield',
    body: { choose: null, modes: [[{ kind: 'addMana', who: { kind: 'you' }, mana }]] },
  }
}

/** The abilities that basic land types give (212.6d / 2011:305.6), by type. */
const INTRINSIC: Readonly<Partial<Record<string, Ability>>> = Object.fromEntries(
  Object.keys(BASIC_LAND_MANA).map((land) => [land, intrinsic(land as BasicLandType)]),
)
const INTRINSICS: ReadonlySet<string> = new Set(Object.values(INTRINSIC).map((ability) => ability?.at.key ?? ''))

/** Whether a basic land type gives the ability. */
export function isIntrinsic(ability: Ability): boolean {
  return INTRINSICS.has(ability.at.key)
}

/** When the last defense counter is removed, it is exiled, and may be cast as its back face. */
const OF_SIEGES: readonly Ability[] = [
  {
    kind: 'triggered',
    at: { key: 'type:Siege', card: null, line: 0, keyword: null },
    trigger: { on: 'lastCounterRemoved', what: { kind: 'self' }, counter: 'defense' },
    condition: null,
    zone: 'battlefield',
    body: {
      choose: null,
      modes: [
        [
          { kind: 'move', what: { kind: 'self' }, to: { zone: 'exile', under: null, tapped: false, position: null } },
          { kind: 'castFree', who: { kind: 'you' }, what: { kind: 'that' }, transformed: true },
        ],
      ],
    },
  },
]

/** The abilities an object with this type line has from its subtypes. */
export function intrinsicsOf(types: readonly CardType[], subtypes: readonly string[]): readonly Ability[] {
  if (types.includes('battle') && subtypes.includes('Siege')) return OF_SIEGES
  if (!types.includes('land')) return []
  return subtypes.flatMap((subtype) => INTRINSIC[subtype] ?? [])
}
