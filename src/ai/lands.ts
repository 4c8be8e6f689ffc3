/** Which land to play: the one whose colours are needed most. */

import {
  abilitiesOf,
  characteristics,
  find,
  manaSources,
  type ObjectId,
  type Seat,
  type State,
} from '../engine/index.ts'
import { type Ability, BASIC_LAND_MANA, COLORS, type Color, type ManaOutput, type Printed } from '../language/index.ts'

function colorsOf(mana: ManaOutput): readonly string[] {
  if ('among' in mana) return mana.among
  if (mana.kind === 'fixed') return mana.mana
  return mana.kind === 'repeat' ? [mana.mana] : []
}

/** The types of mana that these abilities give by themselves. */
function givenBy(abilities: readonly Ability[]): ReadonlySet<string> {
  const given = new Set<string>()
  for (const ability of abilities) {
    if (ability.kind !== 'activated') continue
    for (const effect of ability.body.modes[0] ?? []) {
      if (effect.kind === 'addMana') for (const type of colorsOf(effect.mana)) given.add(type)
    }
  }
  return given
}

/** The colours of mana that a land card gives; basic land types give theirs (212.6d). */
export function landColors({ subtypes, abilities }: Printed): readonly Color[] {
  const given = givenBy(abilities)
  const basic = Object.entries(BASIC_LAND_MANA).flatMap(([type, color]) => (subtypes.includes(type) ? [color] : []))
  return COLORS.filter((color) => given.has(color) || basic.includes(color))
}

/** How much the land's colours are needed: wanted by the hand and not yet provided by the battlefield. */
export function landWorth(state: State, seat: Seat, land: ObjectId): number {
  const symbols = (state.hands[seat] ?? [])
    .filter((id) => find(state, id) !== null)
    .flatMap((id) => characteristics(state, id).cost ?? [])
  const have = manaSources(state, seat)
  let worth = 0
  for (const type of givenBy(abilitiesOf(state, land))) {
    const wanted = symbols.filter((symbol) => symbol.split('/').includes(type)).length
    const sources = have.filter((source) => source.gives.some((output) => output.some((mana) => mana === type))).length
    worth += wanted / (1 + sources * 2) + 0.1
  }
  return worth
}
