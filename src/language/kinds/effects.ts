/**
 * The kinds of effects (413-417), a row each: everything about a kind that more than one place has to know. What one
 * floor adds (its words, its executor, its worth to a machine player) stays in a table of that floor. A set of kinds is
 * a filter over these rows.
 */
import type { Effect, EffectKind, JointEffect } from '../abilities.ts'
import type { ChoiceName } from '../choices.ts'
import { DEEDS, type Deed } from '../deeds.ts'
import { kindsOf } from './rows.ts'

/**
 * What words after an effect may speak of (413.2b): objects ("it", "that card", "those creatures"), an amount ("that
 * much"), whether it was done ("if you do"), what was done to what ("destroyed this way"), a named choice ("the chosen
 * color"). `rest`: what wasn't chosen. `could`: whether it was possible, of what had to be done or was offered.
 */
export type ResultName = 'that' | 'amount' | 'did' | 'could' | 'rest' | Deed | ChoiceName

/**
 * What effects inside an effect are to it. `ruled`: it says whether, when or how often they happen. `theirs`: that too,
 * and the player of `who` does them. `joint`: they are one event. `after`: they follow each time that it works, later.
 */
export type Held = 'ruled' | 'theirs' | 'joint' | 'after'

type OfKind<K extends EffectKind> = Extract<Effect, { readonly kind: K }>
/** The fields of a kind that hold effects. */
type Holding<E> = E extends unknown
  ? { [F in keyof E]-?: NonNullable<E[F]> extends readonly Effect[] ? F : never }[keyof E]
  : never
type FieldOf<E> = E extends unknown ? keyof E & string : never

/** The columns that are the same for every kind. */
interface EffectFacts {
  /** Its executor can leave nothing else, and no text may speak of anything else. */
  readonly leaves: readonly ResultName[]
  /** On what it depends whether the effects inside happen: somebody's choice, chance, or how things stand. */
  readonly depends?: 'offer' | 'chance' | 'fact'
  /** What may do it, or undergo it, as one event: several players, several objects. */
  readonly jointly?: readonly ('players' | 'objects')[]
  /**
   * The field that says what it is done to, where that stays where it is, so that its own words go on naming it.
   * Absent: it moves, makes or finds something, is done to several things that differ, or holds other effects.
   */
  readonly stays?: 'what' | 'to'
  /** Words may say that a player does it, though it has no field for who that is: "each player exiles a creature". */
  readonly deed?: true
  /** Who does it chooses what. */
  readonly chooses?: true
  /** It may be done as something enters the battlefield, before it is there (410.10, 419). */
  readonly entering?: true
  /** Its `to` may be players as well as objects. */
  readonly recipient?: true
  /**
   * What its objects must be for it to be possible (413.2c): wherever its words find them, on the battlefield, there
   * under the control of the player who does it, or also tapped or untapped.
   */
  readonly needs?: 'objects' | 'permanents' | 'own' | 'tapped' | 'untapped'
  /** It changes who controls something. */
  readonly controls?: true
  /** It is done `n` times or to `n` things: of none of them there is nothing to do. */
  readonly counts?: true
  /** It moves cards to or from a library, whatever its fields say. */
  readonly library?: true
  /** It does its player harm: no payment that brings it about is proposed unasked. */
  readonly hurts?: true
}

type EffectRow<K extends EffectKind> = EffectFacts & {
  /**
   * Objects that are different from each other unless the text says "itself": a field, and the field it differs from.
   */
  readonly distinct?: { readonly [F in FieldOf<OfKind<K>>]?: FieldOf<OfKind<K>> }
} & ([Holding<OfKind<K>>] extends [never]
    ? { readonly holds?: never }
    : { readonly holds: { readonly [F in Holding<OfKind<K>>]: Held } }) &
  (K extends JointEffect['kind']
    ? { readonly jointly: readonly ['objects'] | readonly ['players', 'objects'] }
    : unknown)

const objects = ['that', 'did'] as const
const counted = ['that', 'amount', 'did'] as const
const amount = ['amount', 'did'] as const
const done = ['did'] as const
const nothing = [] as const
/** Whatever the effects inside leave. */
const inner = [
  'that',
  'amount',
  'did',
  'could',
  'rest',
  'color',
  'colors',
  'type',
  'types',
  'cardName',
  'number',
  ...DEEDS,
] as const
/** Where what is moved can come to. */
const moved = ['exiled', 'anted', 'died', 'returned', 'putIntoGraveyard', 'putIntoHand', 'putOntoBattlefield'] as const

const EFFECT_KINDS = {
  damage: {
    stays: 'to',
    recipient: true,
    leaves: [...counted, 'dealtDamage'],
    jointly: ['objects'],
    distinct: { to: 'source' },
    hurts: true,
    counts: true,
  },
  gainLife: { counts: true, leaves: [...amount, 'gainedLife'], jointly: ['players'], entering: true },
  loseLife: { counts: true, leaves: [...amount, 'lostLife'], jointly: ['players'], entering: true, hurts: true },
  loseMana: { leaves: nothing },
  setLife: { leaves: done, jointly: ['players'] },
  draw: { library: true, counts: true, leaves: [...counted, 'drawn'], jointly: ['players'] },
  discard: {
    counts: true,
    leaves: [...counted, 'could', 'discarded'],
    jointly: ['players'],
    entering: true,
    hurts: true,
  },
  mill: { library: true, counts: true, leaves: [...counted, 'milled', 'putIntoGraveyard'], jointly: ['players'] },
  move: {
    needs: 'objects',
    leaves: [...counted, 'could', ...moved],
    jointly: ['objects'],
    distinct: { to: 'what' },
    deed: true,
  },
  destroy: {
    needs: 'permanents',
    leaves: [...counted, 'destroyed', 'died', 'putIntoGraveyard'],
    jointly: ['objects'],
    deed: true,
    entering: true,
    hurts: true,
  },
  sacrifice: {
    needs: 'own',
    leaves: [...counted, 'could', 'sacrificed', 'died', 'putIntoGraveyard'],
    jointly: ['players', 'objects'],
    chooses: true,
    entering: true,
    hurts: true,
  },
  tap: { stays: 'what', needs: 'untapped', leaves: [...objects, 'tapped'], jointly: ['objects'], deed: true },
  untap: { stays: 'what', needs: 'tapped', leaves: [...objects, 'untapped'], jointly: ['objects'], deed: true },
  tapOrUntap: { stays: 'what', needs: 'permanents', leaves: [...objects, 'tapped', 'untapped'] },
  chooseTarget: { leaves: ['that'] },
  chooseObjects: { leaves: [...counted, 'rest'], chooses: true },
  counterSpell: { needs: 'objects', leaves: [...objects, 'countered'] },
  modify: { stays: 'what', leaves: objects },
  createToken: { counts: true, leaves: [...counted, 'created'], jointly: ['players', 'objects'] },
  getEmblem: { leaves: done },
  createCopy: { leaves: [...counted, 'created'], jointly: ['players'] },
  putCounters: { counts: true, stays: 'what', needs: 'objects', leaves: counted, deed: true, entering: true },
  playerCounters: { counts: true, leaves: amount },
  designate: { leaves: done },
  becomeDaylight: { leaves: done, entering: true },
  removeCounters: { counts: true, stays: 'what', leaves: [...counted, 'could', 'removedCounter'] },
  moveCounters: { leaves: done },
  doubleCounters: { stays: 'what', needs: 'objects', leaves: objects },
  copyCounters: { stays: 'what', needs: 'objects', leaves: objects },
  removeDamage: { stays: 'what', leaves: objects },
  pair: { leaves: done, distinct: { with: 'what' } },
  mark: { stays: 'what', needs: 'permanents', leaves: objects },
  addMana: { leaves: nothing },
  regenerate: { stays: 'what', needs: 'permanents', leaves: objects, holds: { then: 'after' } },
  phaseOut: { stays: 'what', needs: 'permanents', leaves: objects, jointly: ['objects'] },
  phaseIn: { stays: 'what', leaves: objects, jointly: ['objects'] },
  turnFace: { stays: 'what', leaves: objects, entering: true },
  turnOver: { stays: 'what', needs: 'permanents', leaves: objects },
  removeFromCombat: { stays: 'what', leaves: objects },
  reselectAttack: { stays: 'what', leaves: objects },
  becomeBlocked: { stays: 'what', leaves: objects },
  becomeUnblocked: { leaves: ['did'] },
  fight: { leaves: ['did', 'dealtDamage'], distinct: { whom: 'what' } },
  block: { stays: 'what', leaves: objects, distinct: { whom: 'what' } },
  changeText: { stays: 'what', leaves: objects },
  preventDamage: { recipient: true, leaves: nothing, holds: { then: 'after' } },
  redirectDamage: { leaves: nothing },
  unpreventable: { leaves: nothing },
  producesInstead: { leaves: nothing },
  sortCards: { leaves: [...counted, ...moved, 'milled', 'revealed', 'lookedAt', 'discarded'] },
  proliferate: { leaves: done },
  merge: { leaves: done },
  meld: { leaves: objects },
  incubate: { counts: true, leaves: done },
  act: { library: true, stays: 'what', leaves: objects },
  abandon: { leaves: done, deed: true },
  planeswalk: { leaves: done },
  payAnyMana: { leaves: [...amount, 'paidMana'] },
  repeatProcess: { leaves: ['did', 'repeated'] },
  flipCoins: { leaves: ['wonFlip', 'lostFlip', 'flippedHeads', 'flippedTails'] },
  vote: { leaves: ['votes'] },
  befriend: { leaves: ['friend', 'foe'] },
  venture: { leaves: done },
  tempt: { leaves: done },
  speedUp: { leaves: done },
  rollDie: { leaves: [...amount, 'number', 'otherNumber'] },
  flipEach: { leaves: ['flippedHeads', 'flippedTails'] },
  shuffle: { leaves: nothing, jointly: ['players'] },
  reveal: { leaves: [...counted, 'revealed'], deed: true },
  lookAt: { leaves: ['that'] },
  piles: { leaves: objects },
  attach: { leaves: done, distinct: { to: 'what' }, deed: true },
  unattach: { leaves: done },
  exchangeControl: { controls: true, leaves: objects, distinct: { other: 'one' } },
  tradeControl: { controls: true, leaves: objects },
  exchangeLife: { leaves: done },
  exchangeLifeAndSize: { leaves: done },
  exchangeCards: { leaves: done },
  exchangeZones: { leaves: done },
  flipCoin: { leaves: inner, holds: { win: 'ruled', lose: 'ruled' }, depends: 'chance' },
  clash: { leaves: inner, holds: { win: 'ruled', lose: 'ruled' }, depends: 'chance' },
  changeTarget: { leaves: done },
  castFree: { leaves: objects },
  allowPlay: { leaves: nothing },
  castOffered: { leaves: done },
  castAside: { leaves: objects },
  copySpell: { leaves: objects },
  delayed: { leaves: nothing, holds: { effects: 'ruled' } },
  replaceEvent: { leaves: nothing, holds: { instead: 'ruled' } },
  endable: { leaves: inner, holds: { effects: 'ruled' } },
  may: { leaves: inner, holds: { effects: 'theirs', otherwise: 'ruled' }, depends: 'offer' },
  mayPay: { leaves: inner, holds: { then: 'theirs', otherwise: 'ruled' }, depends: 'offer' },
  if: { leaves: inner, holds: { then: 'ruled', otherwise: 'ruled' }, depends: 'fact' },
  eachPlayer: { leaves: inner, holds: { effects: 'theirs' } },
  forEach: { leaves: inner, holds: { effects: 'ruled' } },
  repeatTimes: { leaves: inner, holds: { effects: 'ruled' } },
  eitherOf: { leaves: inner, holds: { effects: 'ruled' } },
  together: {
    leaves: [...objects, ...moved, 'created', 'dealtDamage', 'destroyed', 'died', 'sacrificed', 'tapped', 'untapped'],
    holds: { effects: 'joint' },
  },
  makeChoice: { leaves: ['color', 'colors', 'type', 'types', 'cardName', 'number', 'player'] },
  extraTurn: { leaves: nothing },
  controlTurn: { leaves: nothing },
  skipStep: { leaves: nothing },
  extraPhases: { leaves: done },
  extraStep: { leaves: done },
  extraLands: { leaves: nothing },
  winGame: { leaves: done },
  loseGame: { leaves: done },
  playSubgame: { leaves: ['wonSubgame'] },
  endTurn: { leaves: nothing },
  restartGame: { leaves: ['that'] },
  playerRule: { leaves: nothing },
  nextSpell: { leaves: nothing },
} as const satisfies { readonly [K in EffectKind]: EffectRow<K> }

/** A row of whichever kind. */
interface AnyRow extends EffectFacts {
  readonly holds?: Readonly<Record<string, Held>>
  readonly distinct?: Readonly<Record<string, string>>
}
const ROWS: Readonly<Record<EffectKind, AnyRow>> = EFFECT_KINDS

/** The kinds of effects for which that is so. */
export const effectKinds = (is: (row: AnyRow) => boolean): ReadonlySet<EffectKind> => kindsOf(ROWS, is)

/** The field of what an effect of that kind is done to, if that keeps its name; `undefined`: none. */
export const staysAt = (kind: EffectKind): 'what' | 'to' | undefined => ROWS[kind].stays

/** The fields of effects that hold effects. */
export const EFFECT_HOLDERS: readonly string[] = Object.values(ROWS).flatMap(({ holds = {} }) => Object.keys(holds))

/** The field whose object is another one than that of `field`, in an effect of that kind; `undefined`: none. */
export const distinctFrom = (kind: string, field: string): string | undefined =>
  kind in ROWS ? ROWS[kind as EffectKind].distinct?.[field] : undefined

/** Whether an effect leaves what the effects inside leave, as far as those happen. */
export const PASSES_ON = effectKinds(({ leaves }) => leaves === inner)

/** What an effect of that kind leaves behind. */
export type Leaves<K extends EffectKind> = (typeof EFFECT_KINDS)[K]['leaves'][number]

/** What words after an effect of that kind may speak of. */
export const resultsOf = (kind: EffectKind): readonly ResultName[] => ROWS[kind].leaves

/** Whether the words after an effect of that kind may refer to it. */
export function hasResult(kind: EffectKind, name: ResultName): boolean {
  return resultsOf(kind).includes(name)
}
