/** Keywords (502 of 2004, 702 of 2011): one file each, in a table over all names. */
import {
  type Cost,
  KEYWORD_NAMES,
  type Keyword,
  type KeywordName,
  type StandsFor,
  type Variants,
} from '../../language/index.ts'
import { either, named, type Syntax } from '../core/index.ts'
import { absorb } from './absorb.ts'
import { affinity } from './affinity.ts'
import { amplify } from './amplify.ts'
import { annihilator } from './annihilator.ts'
import { auraSwap } from './auraSwap.ts'
import { banding } from './banding.ts'
import { bandsWithOther } from './bandsWithOther.ts'
import { battleCry } from './battleCry.ts'
import { bloodthirst } from './bloodthirst.ts'
import { bushido } from './bushido.ts'
import { buyback } from './buyback.ts'
import { cascade } from './cascade.ts'
import { champion } from './champion.ts'
import { changeling } from './changeling.ts'
import { conspire } from './conspire.ts'
import { convoke } from './convoke.ts'
import { cumulativeUpkeep } from './cumulativeUpkeep.ts'
import { cycling } from './cycling.ts'
import { deathtouch } from './deathtouch.ts'
import { defender } from './defender.ts'
import { delve } from './delve.ts'
import { devour } from './devour.ts'
import { doubleStrike } from './doubleStrike.ts'
import { dredge } from './dredge.ts'
import { echo } from './echo.ts'
import { enchant } from './enchant.ts'
import { entwine } from './entwine.ts'
import { epic } from './epic.ts'
import { equip } from './equip.ts'
import { evoke } from './evoke.ts'
import { exalted } from './exalted.ts'
import { fading } from './fading.ts'
import { fear } from './fear.ts'
import { firstStrike } from './firstStrike.ts'
import { flanking } from './flanking.ts'
import { flash } from './flash.ts'
import { flashback } from './flashback.ts'
import { flying } from './flying.ts'
import { fortify } from './fortify.ts'
import { frenzy } from './frenzy.ts'
import { graft } from './graft.ts'
import type { KeywordGrammar } from './grammar.ts'
import { gravestorm } from './gravestorm.ts'
import { haste } from './haste.ts'
import { haunt } from './haunt.ts'
import { hexproof } from './hexproof.ts'
import { hideaway } from './hideaway.ts'
import { horsemanship } from './horsemanship.ts'
import { indestructible } from './indestructible.ts'
import { infect } from './infect.ts'
import { intimidate } from './intimidate.ts'
import { kicker } from './kicker.ts'
import { landwalk } from './landwalk.ts'
import { levelUp } from './levelUp.ts'
import { lifelink } from './lifelink.ts'
import { livingWeapon } from './livingWeapon.ts'
import { madness } from './madness.ts'
import { menace } from './menace.ts'
import { modular } from './modular.ts'
import { morph } from './morph.ts'
import { ninjutsu } from './ninjutsu.ts'
import { offering } from './offering.ts'
import { persist } from './persist.ts'
import { phasing } from './phasing.ts'
import { poisonous } from './poisonous.ts'
import { protection } from './protection.ts'
import { provoke } from './provoke.ts'
import { prowl } from './prowl.ts'
import { rampage } from './rampage.ts'
import { reach } from './reach.ts'
import { rebound } from './rebound.ts'
import { recover } from './recover.ts'
import { reinforce } from './reinforce.ts'
import { replicate } from './replicate.ts'
import { retrace } from './retrace.ts'
import { ripple } from './ripple.ts'
import { shadow } from './shadow.ts'
import { shroud } from './shroud.ts'
import { soulshift } from './soulshift.ts'
import { splice } from './splice.ts'
import { splitSecond } from './splitSecond.ts'
import { storm } from './storm.ts'
import { sunburst } from './sunburst.ts'
import { suspend } from './suspend.ts'
import { totemArmor } from './totemArmor.ts'
import { trample } from './trample.ts'
import { transfigure } from './transfigure.ts'
import { transmute } from './transmute.ts'
import { unearth } from './unearth.ts'
import { vanishing } from './vanishing.ts'
import { vigilance } from './vigilance.ts'
import { wither } from './wither.ts'

const GRAMMARS: { readonly [N in KeywordName]: KeywordGrammar<N> } = {
  absorb,
  affinity,
  amplify,
  annihilator,
  auraSwap,
  banding,
  bandsWithOther,
  battleCry,
  bloodthirst,
  bushido,
  buyback,
  cascade,
  champion,
  changeling,
  conspire,
  convoke,
  cumulativeUpkeep,
  cycling,
  deathtouch,
  defender,
  delve,
  devour,
  doubleStrike,
  dredge,
  echo,
  enchant,
  entwine,
  epic,
  equip,
  evoke,
  exalted,
  fading,
  fear,
  firstStrike,
  flanking,
  flash,
  flashback,
  flying,
  fortify,
  frenzy,
  graft,
  gravestorm,
  haste,
  haunt,
  hexproof,
  hideaway,
  horsemanship,
  indestructible,
  infect,
  intimidate,
  kicker,
  landwalk,
  levelUp,
  lifelink,
  livingWeapon,
  madness,
  menace,
  modular,
  morph,
  ninjutsu,
  offering,
  persist,
  phasing,
  poisonous,
  protection,
  provoke,
  prowl,
  rampage,
  reach,
  rebound,
  recover,
  reinforce,
  replicate,
  retrace,
  ripple,
  shadow,
  shroud,
  soulshift,
  splice,
  splitSecond,
  storm,
  sunburst,
  suspend,
  totemArmor,
  trample,
  transfigure,
  transmute,
  unearth,
  vanishing,
  vigilance,
  wither,
}

/** One keyword, as in a keyword line or after "has". */
export { landwalkKind } from './landwalk.ts'
export const keyword: Syntax<Keyword> = named(
  'a keyword',
  either(...KEYWORD_NAMES.map((name) => GRAMMARS[name].says as Syntax<Keyword>)),
)

/** What the grammar knows about a keyword, to be called with that same keyword. */
function grammarOf(said: Keyword): KeywordGrammar<KeywordName> {
  return GRAMMARS[said.name] as unknown as KeywordGrammar<KeywordName>
}

/**
 * What a keyword abbreviates, each text as `read`; nothing where it is a rule of its own. Where the books differ, outside
 * of a game it is what the first of them has.
 */
export function expanded<A>(said: Keyword, read: (text: string) => readonly A[]): StandsFor<A> {
  const means = grammarOf(said).means?.(said) ?? []
  if (!('by' in means)) return { abilities: means.flatMap(read) }
  const values = Object.entries<readonly string[]>(means.at).map(
    ([value, texts]) => [value, texts.flatMap(read)] as const,
  )
  const variants = { by: means.by, at: Object.fromEntries(values) } as unknown as Variants<A>
  return { abilities: values[0]?.[1] ?? [], variants }
}

/** Costs that casting a card with the keyword may involve besides its mana cost. */
export function askedBy(said: Keyword): Cost {
  return grammarOf(said).asks?.(said) ?? []
}
