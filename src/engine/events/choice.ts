/**
 * Choosing something that is no object: a colour, a creature type, a card name, a number. The one place that asks for
 * it.
 */
import {
  BASIC_LAND_MANA,
  type CardType,
  CHOICES,
  type ChoiceLimits,
  type Choosable,
  COLORS,
  type Color,
  everyFace,
  LATER_LAND_TYPES,
  type NamedChoices,
  PERMANENT_TYPES,
  type Players,
  type Printed,
  type Quantity,
  SUBTYPES,
} from '../../language/index.ts'
import { amount, contextOf, playersOf } from '../continuous/index.ts'
import { type Asked, ask, NAMED, type NamedKind, type Process } from '../questions/index.ts'
import {
  type Chosen,
  type Draft,
  editionOf,
  find,
  hasCreatureType,
  inTurnOrder,
  type ObjectId,
  opponentsOf,
  playerAt,
  type Seat,
  type State,
} from '../state/index.ts'
import { performEffects } from './effectPerformer.ts'

/** What the text lets be chosen; `such`: of players only these. */
type LimitsOf<Q> = ChoiceLimits<Q> & { readonly such?: Players }
type Limits = LimitsOf<number>
type Asking = (g: Draft, seat: Seat, source: ObjectId, limits: Limits) => Process<NamedChoices>

/** No text sets a limit to a chosen number; a question has one. */
const HIGHEST = 999_999

const WALL = 'Wall'
const isOfPermanents = (type: CardType): boolean => PERMANENT_TYPES.includes(type)

const landTypes = (state: State): readonly string[] =>
  editionOf(state).cards.laterLandTypes
    ? SUBTYPES.land
    : SUBTYPES.land.filter((type) => !LATER_LAND_TYPES.includes(type))

const ASKING: { readonly [K in Choosable]: Asking } = {
  color: function* (_, seat, source, { among }) {
    const colors = among === undefined ? COLORS : COLORS.filter((one) => among.includes(one))
    return { color: yield* ask('color', { seat, source, colors }) }
  },
  colors: function* (_, seat, source) {
    const colors: Color[] = []
    do {
      const left = COLORS.filter((color) => !colors.includes(color))
      colors.push(yield* ask('color', { seat, source, colors: left }))
    } while (
      colors.length < COLORS.length &&
      (yield* ask('confirm', { seat, source, reason: 'anotherColor', cost: null, default: false }))
    )
    return { colors: COLORS.filter((color) => colors.includes(color)) }
  },
  creatureType: function* (g, seat, source) {
    return { type: yield* ask('creatureType', { seat, source, known: creatureTypes(g.state) }) }
  },
  creatureTypeButWall: function* (g, seat, source) {
    const known = creatureTypes(g.state).filter((type) => type !== WALL)
    return { type: yield* ask('creatureType', { seat, source, known, except: [WALL] }) }
  },
  basicLandType: (_, seat, source) => oneType(seat, source, Object.keys(BASIC_LAND_MANA)),
  landType: (g, seat, source) => oneType(seat, source, landTypes(g.state)),
  cardType: (g, seat, source, { among }) => oneType(seat, source, among ?? cardTypes(g.state)),
  permanentType: (g, seat, source) => oneType(seat, source, cardTypes(g.state).filter(isOfPermanents)),
  cardName: (g, seat, source) => named(g, seat, source, 'any'),
  nonlandCardName: (g, seat, source) => named(g, seat, source, 'nonland'),
  creatureCardName: (g, seat, source) => named(g, seat, source, 'creature'),
  artifactCardName: (g, seat, source) => named(g, seat, source, 'artifact'),
  nonartifactNonlandCardName: (g, seat, source) => named(g, seat, source, 'nonartifactNonland'),
  noncreatureNonlandCardName: (g, seat, source) => named(g, seat, source, 'noncreatureNonland'),
  cardNameButBasicLand: (g, seat, source) => named(g, seat, source, 'notBasicLand'),
  player: function* (g, seat, source, { such }) {
    const among = such === undefined ? inTurnOrder(g.state) : playersOf(g.state, such, contextOf(source, seat))
    return yield* onePlayer(seat, source, among)
  },
  opponent: function* (g, seat, source) {
    return yield* onePlayer(seat, source, opponentsOf(g.state, seat))
  },
  playerAtRandom: (g, seat, source) => onePlayer(seat, source, byChance(g, inTurnOrder(g.state))),
  opponentAtRandom: (g, seat, source) => onePlayer(seat, source, byChance(g, opponentsOf(g.state, seat))),
  number: function* (_, seat, source, { most = HIGHEST, least = 0 }) {
    return { number: yield* ask('number', { seat, source, what: 'choice', min: least, max: most }) }
  },
  option: function* (_, seat, source, { among = [] }) {
    return { number: 1 + among.indexOf(yield* ask('word', { seat, source, which: 'option', words: among })) }
  },
  lifeToPay: function* (g, seat, source, { most = HIGHEST }) {
    const max = Math.min(playerAt(g.state, seat).life, most)
    const n = max <= 0 ? 0 : yield* ask('number', { seat, source, what: 'life', min: 0, max })
    yield* performEffects(g, [{ kind: 'loseLife', who: { kind: 'you' }, n }], contextOf(source, seat))
    return { number: n }
  },
}

function* named(g: Draft, seat: Seat, source: ObjectId, of: NamedKind): Process<NamedChoices> {
  return { cardName: yield* ask('cardName', { seat, source, known: knownNames(g.state, seat, NAMED[of]), of }) }
}

function* oneType(seat: Seat, source: ObjectId, words: readonly string[]): Process<NamedChoices> {
  return { type: yield* ask('word', { seat, source, which: 'type', words }) }
}

/** One of these players, if there are any; the only one isn't asked for. */
function* onePlayer(seat: Seat, source: ObjectId, among: readonly Seat[]): Process<NamedChoices> {
  const [only] = among
  if (only === undefined) return {}
  return { player: among.length === 1 ? only : yield* ask('player', { seat, source, among }) }
}

/** The same, of which everyone is told where there was a choice; `null`: there is no such player. */
export function* choosePlayer(g: Draft, seat: Seat, source: ObjectId, among: readonly Seat[]): Process<Seat | null> {
  const { player = null } = yield* onePlayer(seat, source, among)
  if (player !== null && among.length > 1) tellChosen(g, seat, { kind: 'player', player })
  return player
}

/** One of several words, of which everyone is told. */
export function* chooseWord(g: Draft, asked: Asked['word']['ask']): Process<string> {
  const word = yield* ask('word', asked)
  tellChosen(g, asked.seat, { kind: asked.which === 'ability' ? 'ability' : 'word', word })
  return word
}

/** What everyone is told of a choice; `null`: there was nothing to choose. */
function toldOf(what: Choosable, chosen: NamedChoices, among: readonly string[] = []): Chosen | null {
  const { color, colors = color && [color], player } = chosen
  if (colors !== undefined) return { kind: 'colors', colors }
  if (player !== undefined) return { kind: 'player', player }
  const value = what === 'option' ? among[(chosen.number ?? 0) - 1] : chosen[CHOICES[what]]
  return value === undefined ? null : { kind: 'word', word: String(value) }
}

/** Tells everyone what a player has chosen. */
export function tellChosen(g: Draft, seat: Seat, what: Chosen): void {
  g.emit({ kind: 'chose', seat, what, rule: 'resolve.choices' })
}

/** One of these, with the game's own chance. */
const byChance = (g: Draft, among: readonly Seat[]): readonly Seat[] =>
  among.length > 1 ? among.slice(g.random(among.length)).slice(0, 1) : among

/** Has the player choose, of what the text lets be chosen, and tells everyone. */
export function* choice(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  { choice: what, among, most, least, such }: LimitsOf<Quantity> & { readonly choice: Choosable },
): Process<NamedChoices> {
  const chosen = yield* ASKING[what](g, seat, source, {
    ...(among && { among }),
    ...(most !== undefined && { most: Math.max(0, amount(g.state, most, contextOf(source, seat))) }),
    ...(least !== undefined && { least }),
    ...(such && { such }),
  })
  const told = toldOf(what, chosen, among)
  // There may be no such player.
  if (told !== null) tellChosen(g, seat, told)
  return chosen
}

/** The creature types that this game's creatures have, as suggestions. */
function creatureTypes(state: State): readonly string[] {
  const known = new Set<string>()
  for (const printed of state.printed.flatMap((card) => (card === null ? [] : everyFace(card)))) {
    if (printed.types.includes('creature')) for (const subtype of printed.subtypes) known.add(subtype)
  }
  return [...known].filter((subtype) => hasCreatureType(state, subtype)).sort()
}

/** The card types of both books, then others that cards of this game have: no other choice could make a difference. */
const ALWAYS: readonly CardType[] = ['artifact', 'creature', 'enchantment', 'instant', 'land', 'sorcery']
function cardTypes(state: State): readonly CardType[] {
  const here = state.printed.flatMap((card) => (card === null ? [] : everyFace(card))).flatMap(({ types }) => types)
  return [...new Set([...ALWAYS, ...here])]
}

/**
 * The names a player has before them, as suggestions: what lies open, and what they brought; nothing that is hidden.
 */
function knownNames(state: State, seat: Seat, fits: (card: Printed) => boolean): readonly string[] {
  const open = [state.battlefield, state.stack, ...state.graveyards, state.exile].flat()
  const faces = open.flatMap((id) => {
    const object = find(state, id)
    return object === null || object.faceDown || object.kind !== 'card' ? [] : object.face
  })
  const all = [...faces, ...(state.players[seat]?.deck ?? [])]
  const printed = all.flatMap((face) => state.printed[face] ?? [])
  return [...new Set(printed.filter(fits).map(({ name }) => name))].sort()
}
