/** A game's initial state, from its decks and a seed. */
import { type Modifiers, type Printed, UNPRINTED } from '../language/index.ts'
import { areHouseRules, type GameEdition, houseRulesOf } from '../rulebook/index.ts'
import { asInEdition } from './opening/index.ts'
import {
  blankObject,
  type Commander,
  commanderRefusals,
  editionOf,
  emptyState,
  FREE_FOR_ALL,
  freshPlayer,
  type GameFormat,
  type GameObject,
  lifeAtFirst,
  newCommander,
  type ObjectId,
  type Player,
  pagesOf,
  type RandomState,
  type Refusal,
  randomBelow,
  refuse,
  type Seat,
  type Stage,
  type State,
  seedRandom,
  shuffledWith,
  whyNotFormat,
} from './state/index.ts'

export interface Setup {
  /** By name, with house rules, or a custom record. */
  readonly edition: GameEdition
  /** Any whole number; the same setup and replies give the same game. */
  readonly seed: number
  readonly players: readonly {
    readonly name: string
    readonly deck: readonly Printed[]
    /** Cards outside the game that this player owns (217.1e): only effects bring them in. */
    readonly sideboard?: readonly Printed[]
    /** The cards of the deck that begin in the command zone, besides those of `deck` (2011:contents/9). */
    readonly commander?: readonly Printed[]
    /**
     * The vanguard card that begins in the command zone (2011:contents/9), or only what one adds to the usual hand and
     * to the starting life (2011:contents/210, 211).
     */
    readonly vanguard?: Printed | Modifiers
    /** The scheme deck of an archenemy (2011:contents/9). */
    readonly schemes?: readonly Printed[]
    /** The planar deck; one for all is made of everybody's (2011:contents/9). */
    readonly planes?: readonly Printed[]
  }[]
  /**
   * Who goes first: a seat, a random seat, or whomever a player chooses: one picked at random or, in a match, a
   * particular one (101.2).
   */
  readonly starter: Seat | 'random' | 'ask' | { readonly asked: Seat }
  /** Each player stakes a card of the deck (217.9); without it, cards only for ante are left out of the decks. */
  readonly ante?: boolean
  /** Whether owners choose the order of cards put into their graveyard together (217.4c). */
  readonly orderGraveyards?: boolean
  /** How the game begins and is won; without it, each player for themself. See `whyNotSetup`. */
  readonly format?: GameFormat
  /** The id of the list of cards that the players agreed on; nothing in the game depends on it. */
  readonly cardList?: string
}

/** 217.9c: cards that say so are removed from the deck when not playing for ante. */
function isAllowed(card: Printed, setup: Setup): boolean {
  return setup.ante === true || !card.abilities.some((one) => one.kind === 'static' && one.rule.kind === 'anteOnly')
}

interface Faces {
  readonly printed: Printed[]
  readonly decks: number[][]
  readonly sideboards: number[][]
  readonly commanders: number[][]
  readonly vanguards: number[][]
  /** The scheme deck or planar deck. */
  readonly besides: number[][]
}

type Vanguard = Setup['players'][number]['vanguard']

/** The vanguard card, if the player has one. */
const vanguardCard = (vanguard: Vanguard): readonly Printed[] =>
  vanguard !== undefined && 'types' in vanguard ? [vanguard] : []

const UNMODIFIED: Modifiers = { hand: 0, life: 0 }
const modifiersOf = (vanguard: Vanguard = UNMODIFIED): Modifiers =>
  'types' in vanguard ? (vanguard.modifiers ?? UNMODIFIED) : vanguard

/**
 * Each face is kept once, however many copies a deck has; equal cards share a face, even if they were read from JSON.
 */
function collectFaces(setup: Setup): Faces {
  const printed: Printed[] = []
  const index = new Map<Printed, number>()
  const equal = new Map<string, number>()
  const faceOf = (card: Printed): number => {
    const settled = asInEdition(editionOf(setup), card)
    const text = JSON.stringify(settled)
    const face = equal.get(text) ?? printed.push(settled) - 1
    equal.set(text, face)
    index.set(card, face)
    return face
  }
  const facesOf = (cards: readonly Printed[]): number[] =>
    cards.filter((card) => isAllowed(card, setup)).map((card) => index.get(card) ?? faceOf(card))
  const decks = setup.players.map((player) => facesOf(player.deck))
  const sideboards = setup.players.map((player) => facesOf(player.sideboard ?? []))
  const commanders = setup.players.map((player) => facesOf(player.commander ?? []))
  const vanguards = setup.players.map(({ vanguard }) => facesOf(vanguardCard(vanguard)))
  const besides = setup.players.map(({ schemes = [], planes = [] }) => facesOf([...schemes, ...planes]))
  return { printed, decks, sideboards, commanders, vanguards, besides }
}

function newPlayer(
  { name, vanguard }: Setup['players'][number],
  seat: Seat,
  deck: readonly number[],
  commanders: readonly Commander[],
  format: GameFormat,
): Player {
  return freshPlayer({
    seat,
    name,
    deck: [...deck, ...commanders.map(({ face }) => face)],
    ...(commanders.length === 0 ? {} : { commanders }),
    handSize: Math.max(0, format.hand + modifiersOf(vanguard).hand),
    startingLife: lifeAtFirst(format, seat) + modifiersOf(vanguard).life,
  })
}

/** The seat that goes first, or chooses who does; `picked` is the random pick. */
function starterOf({ starter, format }: Setup, picked: Seat): Seat {
  // 2011:contents/9: the archenemy takes the first turn.
  if (format?.archenemy) return format.archenemy.seat
  if (typeof starter === 'object') return starter.asked
  return typeof starter === 'number' ? starter : picked
}

/** Each player's deck of schemes or planes in a random order, or one of everybody's planes. */
function variantDecks(all: readonly (readonly number[])[], { planes }: GameFormat, random: RandomState) {
  const owned = all.map((faces, owner) => faces.map((face) => ({ face, owner })))
  let now = random
  const decks = (planes === 'shared' ? [owned.flat()] : owned).map((deck) => {
    if (deck.length === 0) return deck
    const shuffled = shuffledWith(now, deck)
    now = shuffled.random
    return shuffled.items
  })
  return { cards: decks.flat(), random: now }
}

/** Why the players' decks of schemes and planes don't fit the format, or `null` (2011:contents/9). */
function whyNotBesides(setup: Setup, { planes }: GameFormat): Refusal | null {
  const { players } = setup
  const hasPlanes = players.some((player) => (player.planes ?? []).length > 0)
  const hasSchemes = players.some(({ schemes = [] }) => schemes.length > 0)
  return (hasPlanes && planes === 'none') || (hasPlanes && hasSchemes) ? refuse(setup, 'format.variants') : null
}

/** Why no game can begin from that setup, or `null`: its house rules, its format, an unfit commander, decks without a place. */
export function whyNotSetup(setup: Setup): Refusal | null {
  const { format = FREE_FOR_ALL, players } = setup
  if (!areHouseRules(houseRulesOf(setup.edition))) return refuse(setup, 'house.unknown')
  const why = whyNotFormat(format, players.length, setup) ?? whyNotBesides(setup, format)
  if (why !== null || !format.commander) return why
  if (!editionOf(setup).game.commanders) return refuse(setup, 'format.noCommanders')
  return players.flatMap(({ commander = [] }) => commanderRefusals(setup, commander.length, commander))[0] ?? null
}

/**
 * The state before anything has happened: libraries shuffled, nothing drawn yet (101.1). Throws for a setup that no
 * game can begin from (`whyNotSetup`).
 */
export function firstState(setup: Setup): State {
  const why = whyNotSetup(setup)
  if (why !== null) throw new Error(`no game begins like that: ${why.key} (${why.rule})`)
  const { printed, decks, sideboards, commanders, vanguards, besides } = collectFaces(setup)
  let random = seedRandom(setup.seed)
  const objects: GameObject[] = []
  const add = (face: number, owner: Seat, zone: GameObject['zone'], faceDown = false): ObjectId => {
    const id = objects.length + 1
    objects.push(blankObject({ id, card: id, face, owner, zone, faceDown }))
    return id
  }
  const libraries = decks.map((deck, seat) => {
    const result = shuffledWith(
      random,
      deck.map((face) => add(face, seat, 'library')),
    )
    random = result.random
    return result.items
  })
  const outside = sideboards.map((faces, owner) => faces.map((face) => add(face, owner, 'outside')))
  const begun = commanders.map((faces, owner) =>
    faces.map((face) =>
      newCommander(add(face, owner, 'command'), face, printed[face] ?? UNPRINTED, setup.players.length),
    ),
  )
  const format = setup.format ?? FREE_FOR_ALL
  const avatars = vanguards.flatMap((faces, owner) => faces.map((face) => add(face, owner, 'command')))
  const players = setup.players.map((player, seat) =>
    newPlayer(player, seat, decks[seat] ?? [], begun[seat] ?? [], format),
  )
  const picked = randomBelow(random, players.length)
  // Numbered in their order, so that no number tells a card.
  const shuffled = variantDecks(besides, format, picked.state)
  random = shuffled.random
  const down = shuffled.cards.map(({ face, owner }) => add(face, owner, 'command', true))
  const starter = starterOf(setup, picked.value)
  const asks = setup.starter === 'ask' || typeof setup.starter === 'object'
  const stage: Stage = asks
    ? { at: 'chooseStarter', seat: starter }
    : { at: 'openingHands', deciding: starter, kept: [] }
  const state = emptyState(setup.edition, players, printed, random, stage)
  return {
    ...state,
    objects: pagesOf(objects),
    nextId: objects.length + 1,
    libraries,
    outside,
    command: [...begun.flatMap((list) => list.map(({ card }) => card)), ...avatars, ...down],
    options: {
      ante: setup.ante ?? false,
      orderGraveyards: setup.orderGraveyards ?? true,
      ...(setup.format === undefined ? {} : { format: setup.format }),
    },
    turn: { ...state.turn, active: starter, starter, natural: starter, decider: starter },
  }
}
