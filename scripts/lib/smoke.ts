/** Puts one card into a generated game, has it cast and used by chance, and says whether its text ever mattered. */
import {
  type Action,
  answer,
  type Board,
  characteristics,
  type LogEntry,
  legalReplies,
  type Position,
  type Reply,
  type Roll,
  sampleReply,
  stateOf,
} from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import type { Printed } from '../../src/language/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { chance } from './playGame.ts'

export interface Smoked {
  /** `idle`: nothing that happened differs from what happens with a card of the same kind without text. */
  readonly ended: 'used' | 'idle' | 'crashed' | 'slow'
  readonly error: string | null
  readonly replies: number
}

/** So many replies each generated game goes on. */
const REPLIES = 140
/** So long one reply may take, in milliseconds. */
const LONGEST = 5_000
const GAMES = 3
/** What has changed nothing by then is played so many times at most. */
const MOST_GAMES = 15
/** In so many of ten cases the card is used where it can be; else in so many nothing is done, so that turns go by. */
const EAGER = 8
const PATIENT = 6

const NAMES = { plain: 'Smoke Ox', flyer: 'Smoke Gull', relic: 'Smoke Urn', lore: 'Smoke Rite', trick: 'Smoke Spark' }

/** A game around the card: something of each type on both sides, cards in every zone, and mana for all of it. */
export function boardFor(card: Printed, edition: EditionId, stock: readonly string[]): Board {
  const { name } = card
  const permanent = !card.types.some((type) => type === 'instant' || type === 'sorcery')
  const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
  const library = [...stock, ...lands, ...stock, ...lands]
  const permanents = stock.filter((one) => one !== NAMES.trick)
  const common = [...permanents, ...lands, ...lands, ...lands]
  const host = `${NAMES.plain}`
  const isAura = card.subtypes.includes('Aura')
  // Of two of a legend, one or both would go at once (420.5e, 2011:704.5k).
  const isLegend = permanent && card.supertypes.includes('legendary')
  const placed = permanent && !isAura && !isLegend ? [{ name }] : []
  const held = isLegend ? [name] : [name, name]
  return {
    edition,
    turn: { active: 0, step: 'main1', number: 3 },
    players: [
      { hand: [...held, ...stock], library, graveyard: [name, ...stock], battlefield: [...common, host, ...placed] },
      { hand: [...stock], library, graveyard: [...stock], battlefield: [...common, host] },
    ],
  }
}

const isAbout = (position: Position, name: string, reply: Reply): boolean => {
  if (typeof reply !== 'object' || !('do' in reply)) return false
  const { printed } = stateOf(position)
  const action = reply as Action
  if (!('object' in action)) return false
  const state = stateOf(position)
  const object = state.objects.flat().find((one) => one?.id === action.object)
  return object !== undefined && object !== null && printed[object.face]?.name === name
}

/** In every second game an instant is kept for combat: most of those that speak of fighters do nothing before it. */
const isKept = (position: Position, { types }: Printed, seed: number): boolean =>
  types.includes('instant') && seed % 2 === 0 && !stateOf(position).combat?.attackers.length

/** A reply by chance; where the card can be cast or used, most often that. */
function eagerReply(position: Position, card: Printed, seed: number, roll: Roll): Reply | null {
  const { name } = card
  if (position.question?.kind !== 'priority') return sampleReply(position, roll)
  if (isKept(position, card, seed)) {
    const sample = sampleReply(position, roll)
    return sample !== null && isAbout(position, name, sample) ? { do: 'pass' } : sample
  }
  if (roll(10) < EAGER) {
    const about = legalReplies(position).filter((reply) => isAbout(position, name, reply))
    const reply = about[roll(Math.max(1, about.length))]
    if (reply !== undefined) return reply
    if (roll(10) < PATIENT) return { do: 'pass' }
  }
  return sampleReply(position, roll)
}

/** The sizes of all creatures, and how many abilities those have that aren't the card: it has its own anyway. */
function sizesIn(position: Position, card: string): string {
  const state = stateOf(position)
  const sizes = state.battlefield.map((id) => {
    const { name, power, toughness, abilities } = characteristics(state, id)
    return `${power}/${toughness}${name === card ? '' : `+${abilities.length}`}`
  })
  return sizes.join()
}

/** What happened and what there is, as far as a card's text may change it. */
const traceOf = (position: Position, events: readonly LogEntry[], card: string): string => {
  const said = events.map(({ kind }) => kind).join()
  return `${position.question?.kind}:${legalReplies(position).length}:${said}:${sizesIn(position, card)}`
}

/** The game of a board, reply by reply: what each brought about, and how long it took. */
function* played(card: Printed, lookup: (name: string) => Printed | null, board: Board, seed: number) {
  const roll = chance(seed)
  const begun = positionFrom({ ...board, seed }, lookup)
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems))
  let { position } = begun
  for (let n = 0; position.question !== null && n < REPLIES; n++) {
    const reply = eagerReply(position, card, seed, roll)
    if (reply === null) throw new Error('no legal reply')
    const before = performance.now()
    const answered = answer(position, reply)
    const ms = performance.now() - before
    if ('refused' in answered) throw new Error(`refused: ${JSON.stringify([reply, answered.refused])}`)
    position = answered.position
    const now = position
    yield { trace: () => traceOf(now, answered.events, card.name), ms }
  }
}

/** The same card without its text, on every face of it. */
function withoutText(card: Printed): Printed {
  const { parts, ...face } = { ...card, abilities: [], text: '' }
  return parts === undefined ? face : { ...face, parts: { ...parts, faces: parts.faces.map(withoutText) } }
}

/** Plays some games with the card and, beside each until they part, with the same card without its text. */
export function smoke(card: Printed, others: readonly Printed[], edition: EditionId): Smoked {
  const find = (it: Printed) => (name: string) =>
    name === it.name ? it : (others.find((other) => other.name === name) ?? null)
  const stock = others.filter(({ name }) => name.startsWith('Smoke')).map(({ name }) => name)
  const board = boardFor(card, edition, stock)
  const blank = withoutText(card)
  let replies = 0
  let used = false
  try {
    for (let seed = 1; seed <= (used ? GAMES : MOST_GAMES); seed++) {
      const beside = played(blank, find(blank), board, seed)
      for (const { trace, ms } of played(card, find(card), board, seed)) {
        replies++
        if (ms > LONGEST) return { ended: 'slow', error: `a reply took ${ms} ms`, replies }
        if (!used) used = beside.next().value?.trace() !== trace()
      }
      used ||= beside.next().done !== true
    }
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { ended: 'crashed', error: text.split('\n').slice(0, 5).join(' | '), replies }
  }
  return { ended: used ? 'used' : 'idle', error: null, replies }
}
