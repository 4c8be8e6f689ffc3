/** What effects say: one sentence of them, built once the syntax of quoted abilities is known. */
import type { Ability, Change, Effect, Keyword } from '../../language/index.ts'
import { apart, either, mapped, phrase, role, type Syntax, wordings } from '../core/index.ts'
import { keyword } from '../keywords/index.ts'
import { saidKeyword } from '../reading/index.ts'
import { sentence } from './compound.ts'
import { mayInstead } from './may.ts'

export { damaging, dealtOtherwise, harder, THAT_MUCH } from './damageReplaced.ts'
export { whenDone } from './mayPay.ts'
export { offer } from './offers.ts'
export { isFollowingProcess } from './repeatTimes.ts'
export {
  dealt,
  destroyed,
  drawReplaced,
  gainsNothing,
  lifeReplaced,
  replacedEvent,
  skipped,
  skippingDraw,
} from './replaced.ts'
export { whereX } from './whereX.ts'

/** What the level above effects supplies to them. */
export interface Nested {
  /** Any ability in a paragraph of its own: it may be granted in quotes. */
  readonly ability: Syntax<Ability>
}

export interface Verbs {
  /** One sentence without its full stop. A few idioms hold full stops. */
  readonly effects: Syntax<readonly Effect[]>
  /** "You may instead ..." */
  readonly offered: Syntax<Effect>
  /** A granted ability: "flying", or quoted. */
  readonly granted: Syntax<Ability>
}

type KeywordAbility = Extract<Ability, { kind: 'keyword' }>
const isKeywordAbility = (value: unknown): value is KeywordAbility =>
  typeof value === 'object' && value !== null && (value as Ability).kind === 'keyword'

const keywordAbility: Syntax<KeywordAbility> = mapped(keyword as Syntax<Keyword>, {
  to: saidKeyword,
  is: isKeywordAbility,
  from: (ability) => ability.keyword,
})

const quoted = apart(keywordAbility)
/** "Flying"; quoted with its full stop where it has a cost: "Cumulative upkeep {1}." */
const grantedKeyword = role('quoted', wordings(keywordAbility, phrase`"${quoted}."`, phrase`"${quoted}"`))

export function verbs({ ability }: Nested): Verbs {
  const granted = either(grantedKeyword, role('quoted', phrase`"${apart(ability)}"`))
  return { effects: sentence(granted), offered: mayInstead(granted), granted }
}

export type Changes = readonly Change[]
