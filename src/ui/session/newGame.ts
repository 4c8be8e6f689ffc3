/** From a choice of what to play to a game at the table. */
import { ARCHENEMY, COMMANDER, type GameFormat, PLANECHASE, type Seat, TWO_HEADED_GIANT } from '../../engine/index.ts'
import type { Printed } from '../../language/index.ts'
import { withHouseRules } from '../../rulebook/index.ts'
import { freshSeed, type SeatConfig, useTable } from '../../store/index.ts'
import {
  chosenDeck,
  deckOf,
  type GameChoice,
  isByNumbers,
  namesOf,
  playedAt,
  remember,
  type Starter,
  type Variant,
  vanguardOf,
  whyNotBegin,
} from './choice.ts'
import { isLed, type PlayableDeck, whyNotPlayable } from './decks.ts'
import { houseOf } from './format.ts'
import type { VariantDecks } from './variantDecks.ts'

function starterSeat(starter: Starter): Seat | 'random' | 'ask' {
  return starter === 'you' ? 0 : starter === 'other' ? 1 : starter
}

/** In a format machines also play decks that are drawn for them, as far as there are cards. */
async function drawnFor(choice: GameChoice): Promise<readonly PlayableDeck[]> {
  if (choice.formatId === null || choice.mode === 'two') return []
  return (await import('./formatDecks.ts')).drawnDecks(choice.formatId, choice.seats - 1)
}

/** Loads what else a choice needs. Gives what begins the game, and remembers the choice for next time. */
export async function gameFor(all: readonly PlayableDeck[], choice: GameChoice): Promise<() => void> {
  const variants = choice.variant === 'none' ? NO_DECKS : await (await import('./variantDecks.ts')).loadVariantDecks()
  const drawn = await drawnFor(choice)
  return () => {
    const deckId = beginGame([...all, ...drawn], choice, freshSeed(), variants)
    if (deckId !== null) remember({ ...choice, deckId })
  }
}

/** What the table plays beyond a game each for themself: what the decks and the seats ask for. */
export function formatFor({ seats, variant }: GameChoice, own: PlayableDeck): GameFormat | null {
  const played = playedAt({ seats, variant })
  if (isLed(own)) return played === 'planechase' ? { ...COMMANDER, planes: PLANECHASE.planes } : COMMANDER
  return FORMATS[played]
}

const FORMATS: Readonly<Record<Variant, GameFormat | null>> = {
  none: null,
  giant: TWO_HEADED_GIANT,
  archenemy: ARCHENEMY,
  planechase: PLANECHASE,
  vanguard: null,
}

const NO_DECKS: VariantDecks = { schemes: [], planes: [], avatars: [] }

/** What a player has besides their deck, as the format asks for it. */
function besidesFor(format: GameFormat | null, { schemes, planes }: VariantDecks, seat: Seat) {
  if (format?.archenemy?.seat === seat) return { schemes: schemes[0] ?? [] }
  return format !== null && format.planes !== 'none' ? { planes: planes[seat % Math.max(1, planes.length)] ?? [] } : {}
}

/** One of each for every place: the one that is wanted, then any, each another as long as there are others. */
function dealt<T>(
  all: readonly T[],
  wanted: readonly (T | undefined)[],
  taken: readonly T[] = [],
): readonly (T | undefined)[] {
  const given: (T | undefined)[] = []
  for (const one of wanted) {
    const left = all.filter((other) => ![...taken, ...wanted, ...given].includes(other))
    const among = left.length > 0 ? left : all
    given.push(one ?? among[Math.floor(Math.random() * among.length)])
  }
  return given
}

/** Each player's avatar; none for a player who has numbers instead. */
function avatarsDealt(avatars: readonly Printed[], choice: GameChoice): readonly (Printed | undefined)[] {
  const wanted = choice.avatars.slice(0, choice.seats).map((name) => avatars.find((avatar) => avatar.name === name))
  return dealt(avatars, wanted).map((avatar, seat) => (isByNumbers(choice, seat) ? undefined : avatar))
}

/** The others' decks, of the same kind as one's own: the one that was chosen for the next player, and any. */
function othersDecks(decks: readonly PlayableDeck[], own: PlayableDeck, choice: GameChoice): readonly PlayableDeck[] {
  const fit = decks.filter((deck) => isLed(deck) === isLed(own))
  const wanted = Array.from({ length: choice.seats - 1 }, (_, at) =>
    at === 0 ? deckOf(fit, choice.otherDeckId) : undefined,
  )
  return dealt(fit, wanted, [own]).map((deck) => deck ?? own)
}

/** Begins a game; returns the first player's deck, `null` if none can be played, or not those that were chosen. */
export function beginGame(
  all: readonly PlayableDeck[],
  choice: GameChoice,
  seed = freshSeed(),
  variants = NO_DECKS,
): string | null {
  if (whyNotBegin(all, choice) !== null) return null
  const decks = all.filter((deck) => whyNotPlayable(deck, choice.edition) === null)
  const own = chosenDeck(decks, choice.deckId)
  if (own === undefined) return null
  const format = formatFor(choice, own)
  const names = namesOf(choice)
  const played = [own, ...othersDecks(decks, own, choice)]
  const avatars = playedAt(choice) === 'vanguard' ? avatarsDealt(variants.avatars, choice) : []
  const players = played.map(({ cards, commander, sideboard }, seat) => ({
    name: names[seat] ?? '',
    deck: cards,
    sideboard,
    ...(format?.commander ? { commander } : {}),
    ...besidesFor(format, variants, seat),
    vanguard: avatars[seat] ?? vanguardOf(isByNumbers(choice, seat) ? choice.vanguard[seat] : null),
  }))
  const seats = played.map(
    ({ id, name }, seat): SeatConfig => ({
      player: seat === 0 || choice.mode === 'two' ? { by: 'human' } : { by: 'ai', level: choice.level },
      deckId: id,
      deckName: name,
    }),
  )
  const { formatId, wins, ante, orderGraveyards } = choice
  const setup = {
    edition: withHouseRules(choice.edition, houseOf(choice)),
    seed,
    players,
    starter: starterSeat(choice.starter),
    orderGraveyards,
    ...(format === null ? {} : { format }),
    ...(formatId === null ? {} : { cardList: formatId }),
  }
  if (wins > 1) useTable.getState().startMatch({ ...setup, wins }, seats)
  else useTable.getState().start({ ...setup, ante }, seats)
  return own.id
}
