/**
 * Every refusal there is, with what its sentence needs to know. A key without its sentence is a type error in the
 * client.
 */
import type { CardType, Parts } from '../../language/index.ts'
import type { Bare } from '../../rulebook/index.ts'
import type { ObjectId, Seat } from './ids.ts'

type About = { readonly object: ObjectId }
/** Where no single object is at fault none is named. */
type MaybeAbout = { readonly object?: ObjectId }
/** By an effect of that object. */
type From = { readonly source: ObjectId }
type Attacked = { readonly attacker: ObjectId }
/** Of a creature that was to block an attacker. */
type Blocking = About & Attacked
type OfCard = { readonly card: string }

export interface Refusals {
  'house.unknown': Bare
  'format.numbers': Bare
  'format.teams': Bare
  'format.emperors': Bare
  'format.ranges': Bare
  'format.archenemy': Bare
  'format.variants': Bare
  'format.deploy': Bare
  'format.shared': Bare
  'format.seating': Bare
  'format.sharedLife': Bare
  'format.neighbours': Bare
  'format.emperorOptions': Bare
  'format.melee': Bare
  'timing.gameOver': Bare
  'timing.noPriority': Bare
  'timing.notYourPriority': Bare
  'timing.notYourTurn': Bare
  'timing.notMainPhase': Bare
  'timing.stackNotEmpty': Bare
  'timing.splitSecond': About
  'mana.cannot': About
  'mana.unresolved': About
  'announce.noMode': Bare
  'announce.noTarget': Bare
  'announce.tooManyToDivide': { readonly total: number }
  'faceUp.notFaceDown': About
  'faceUp.noMorph': About
  'faceUp.gone': About
  'special.noEffect': About
  'special.ignored': About
  'special.notYours': About
  'loop.lastWord': MaybeAbout
  'activate.noAbility': About
  'activate.notYours': About
  'activate.forbidden': About
  'activate.notYourTurn': About
  'activate.usedUp': About
  'activate.loyaltyOnce': About
  'activate.condition': About
  'cost.tapped': About
  'cost.untapped': About
  'cost.sick': About
  'cost.noGain': Bare
  'cost.life': Bare
  'cost.energy': Bare
  'cost.tooWeak': { readonly least: number }
  'cost.noEvidence': { readonly least: number }
  'cost.nothingToBehold': Bare
  'cost.nothingToTap': Bare
  'cost.nothingToDiscard': Bare
  'cost.nothingToSacrifice': Bare
  'cost.nothingToExile': Bare
  'cost.nothingToReturn': Bare
  'cost.nothingToPut': Bare
  'cost.nothingToReveal': Bare
  'cost.notAttached': Bare
  'cost.notInHand': Bare
  'cost.nothingForCounters': Bare
  'cost.noCounters': Bare
  'cost.counters': { readonly counter: string }
  'cost.loyalty': About & { readonly n: number }
  'play.notInHand': About
  'play.notALand': About
  'play.cantPlayLands': About
  'play.landAlready': About
  'cast.wrongZone': About
  'cast.land': About
  'cast.notNow': About
  'cast.forbidden': About
  'cast.noTarget': About
  /** `cost`: the mana that is not there; empty where something else is wanting. */
  'cast.cantPay': About & { readonly cost: string }
  'cast.noCost': About
  'pay.wrongMana': Bare
  'pay.notEnough': Bare
  'pay.cancelled': Bare
  'target.playerShroud': Bare
  'target.shroud': About
  'target.hexproof': About
  'target.protection': About
  'target.cantBeTargeted': About
  'target.noPlayer': Bare
  'target.notTeammate': Bare
  'target.notOpponent': Bare
  'target.range': Bare
  'target.onlyPlayer': Bare
  'target.itself': Bare
  'target.wrong': About
  'attack.notHere': About
  'attack.notYours': About
  'attack.notCreature': About
  'attack.battle': About
  'block.battle': About
  'attack.tapped': About
  'attack.sick': About
  'attack.defender': About
  'attack.wall': About
  'attack.cant': About & From
  'attack.cantUnless': About & From
  'attack.wrongDefender': About
  'attack.twice': About
  'attack.alone': About
  'attack.company': About
  'attack.onlyAlone': About
  'attack.band': About
  'attack.bandDefender': About
  'attack.tooMany': { readonly most: number }
  'attack.must': MaybeAbout
  'attack.cantPay': Bare
  'block.notHere': About
  'block.notYours': About
  'block.notCreature': About
  'block.tapped': About
  'block.cant': About & From
  'block.unblockable': Blocking & From
  'block.cantBeBlockedBy': Blocking & From
  'block.onlyBlockedBy': Blocking & From
  'block.notAttacking': Blocking
  'block.notDefending': Blocking
  'block.flying': Blocking
  'block.horsemanship': Blocking
  'block.shadow': Blocking
  'block.shadowBlocker': Blocking
  'block.fear': Blocking
  'block.intimidate': Blocking
  'block.landwalk': Blocking
  'block.protection': Blocking
  'block.alone': About
  'block.company': About
  'block.twice': About
  'block.tooMany': About & { readonly most: number }
  'block.tooManyBlockers': { readonly most: number }
  'block.tooFewTogether': Attacked & { readonly least: number }
  'block.tooManyTogether': Attacked & { readonly most: number }
  'block.must': MaybeAbout
  'block.mustBeBlocked': Attacked
  'block.cantPay': Bare
  'damage.shape': Bare
  'damage.sum': About & { readonly n: number }
  'damage.trample': About
  'damage.order': About
  'choose.notOffered': Bare
  'choose.tooFew': { readonly min: number }
  'choose.tooWeak': { readonly least: number }
  'choose.tooLittle': { readonly least: number }
  'choose.tooMany': { readonly max: number }
  'choose.twice': Bare
  'choose.notTogether': Bare
  'divide.atLeast': { readonly least: number }
  'divide.total': { readonly total: number; readonly sum: number }
  'mana.wrongType': About
  'pay.mustPay': Bare
  'deck.tooSmall': { readonly n: number; readonly least: number }
  'deck.tooLarge': { readonly n: number; readonly most: number }
  'deck.commanders': { readonly n: number }
  'deck.notCommander': OfCard
  'format.noCommanders': Bare
  'deck.identity': OfCard
  'deck.otherType': OfCard & { readonly type: CardType }
  'deck.tooMany': OfCard & { readonly n: number; readonly most: number }
  'deck.sideboard': { readonly n: number; readonly most: number }
  'edition.cardType': OfCard & { readonly type: string }
  'edition.parts': OfCard & { readonly kind: Parts['kind'] }
  'edition.spellType': OfCard & { readonly subtype: string }
  'edition.manaSymbol': OfCard & { readonly symbol: string }
  'edition.counter': OfCard & { readonly counter: string }
  'deck.dungeon': OfCard
  'edition.variant': OfCard & { readonly type: string }
  'match.over': Bare
  'match.gameGoesOn': Bare
  'match.noGame': Bare
  'match.beforeFirst': Bare
  'match.uneven': Bare
  'match.notInDeck': OfCard
  'match.notInSideboard': OfCard
  'reply.malformed': { readonly kind: string }
  'reply.noSuchPlayer': Bare
  'reply.noSuchWord': Bare
  'reply.noSuchColor': Bare
  'reply.noSuchMana': Bare
  'reply.noSuchOption': Bare
  'reply.keepOrMulligan': Bare
  'reply.headsOrTails': Bare
  'reply.onlyGoOn': Bare
  'reply.yesOrNo': Bare
  'reply.noCardName': Bare
  'reply.namesHalf': Bare
  'reply.namesLand': Bare
  'reply.namesNoArtifact': Bare
  'reply.namesArtifactOrLand': Bare
  'reply.namesCreatureOrLand': Bare
  'reply.namesNoCreature': Bare
  'reply.noCreatureType': Bare
  'reply.noSuchNumber': Bare
  'reply.outOfRange': { readonly min: number; readonly max: number }
  'target.illegal': MaybeAbout & { readonly player?: Seat }
}
