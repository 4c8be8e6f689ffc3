/** Questions answered by one of a few options. */
import { facesInHand, isTogether, SUBTYPES } from '../../language/index.ts'
import { characteristics } from '../continuous/index.ts'
import {
  few,
  isMisnamed,
  isNameable,
  type Kind,
  type NamedKind,
  type QuestionOf,
  type ReplyTo,
} from '../questions/index.ts'
import { objectsOf } from '../seen/index.ts'
import {
  type BareRefusal,
  editionOf,
  get,
  hasCreatureType,
  type ObjectId,
  refuse,
  type State,
  sameData,
} from '../state/index.ts'
import { isWhole, isWholeList, malformed, type ReplyRules } from './rules.ts'

/** A question whose legal replies can simply be listed. */
function listed<K extends Kind>(
  list: (question: QuestionOf<K>, state: State) => readonly ReplyTo<K>[],
  key: BareRefusal,
): ReplyRules<K> {
  return {
    check: (state, question, reply) =>
      list(question, state).includes(reply as ReplyTo<K>) ? null : refuse(state, key),
    legal: (state, question) => ({ replies: list(question, state), isAll: true }),
    sample: (state, question, roll) => {
      const all = list(question, state)
      return all[roll(all.length)] as ReplyTo<K>
    },
  }
}

export const starter = listed<'starter'>((question) => question.among, 'reply.noSuchPlayer')
export const player = listed<'player'>((question) => question.among, 'reply.noSuchPlayer')
export const mulligan = listed<'mulligan'>(() => ['keep', 'mulligan'], 'reply.keepOrMulligan')
export const confirm = listed<'confirm'>(
  (question) => (question.default ? [true, false] : [false, true]),
  'reply.yesOrNo',
)
/** Lists of numbers aren't identical: one of the ways asked about has the same ones. */
export const options: ReplyRules<'options'> = {
  check: (state, question, reply) => {
    if (!isWholeList(reply)) return malformed(state, question)
    return question.ways.some(({ times }) => sameData(times, reply)) ? null : refuse(state, 'reply.noSuchOption')
  },
  legal: (_, question) => ({ replies: question.ways.map(({ times }) => times), isAll: true }),
  sample: (_, question, roll) => question.ways[roll(question.ways.length)]?.times ?? [],
}
export const color = listed<'color'>((question) => question.colors, 'reply.noSuchColor')
export const repeat = listed<'repeat'>(() => [true], 'reply.onlyGoOn')
export const coin = listed<'coin'>(() => ['heads', 'tails'], 'reply.headsOrTails')
export const mana = listed<'mana'>((question) => question.among, 'reply.noSuchMana')
export const pile = listed<'pile'>((question) => question.piles.map((_, index) => index), 'reply.noSuchOption')
export const word = listed<'word'>((question) => question.words, 'reply.noSuchWord')
export const replacement = listed<'replacement'>(
  (question) => question.options.map((_, index) => index),
  'reply.noSuchOption',
)

/** 212.1e / 2011:205.3e: exactly one existing creature type; the game's own cards may have others of their own. */
export const creatureType: ReplyRules<'creatureType'> = {
  check: (state, question, reply) => {
    if (typeof reply !== 'string') return malformed(state, question)
    const exists = question.known.includes(reply) || SUBTYPES.creature.includes(reply)
    return exists && question.except?.includes(reply) !== true && hasCreatureType(state, reply)
      ? null
      : refuse(state, 'reply.noCreatureType')
  },
  legal: (_, question) => ({ replies: question.known.length > 0 ? question.known : ['Human'], isAll: false }),
  sample: (_, question, roll) => question.known[roll(Math.max(1, question.known.length))] ?? 'Human',
}

/** A name, where none is known. */
const ANY_NAME = 'Human'

/** What a name that doesn't fit is refused with. */
const MISNAMED: { readonly [K in NamedKind]: BareRefusal } = {
  any: 'reply.noCardName',
  nonland: 'reply.namesLand',
  creature: 'reply.namesNoCreature',
  artifact: 'reply.namesNoArtifact',
  nonartifactNonland: 'reply.namesArtifactOrLand',
  noncreatureNonland: 'reply.namesCreatureOrLand',
  notBasicLand: 'reply.namesLand',
}

/** Whether it is the name of only one half of a split card in this game (505.7). */
function isHalfName(state: State, name: string): boolean {
  if (state.printed.some((card) => card?.name === name)) return false
  return state.printed.some(
    (card) => card !== null && isTogether(card) && facesInHand(card).some((half) => half.name === name),
  )
}

/** Whether only a token of this game has the name, and no card (today:201.4). */
function isTokenName(state: State, name: string): boolean {
  const isToken = (id: ObjectId): boolean => get(state, id).kind === 'token' && characteristics(state, id).name === name
  const isCard = objectsOf(state).some(({ kind, face }) => kind === 'card' && state.printed[face]?.name === name)
  return !isCard && state.battlefield.some(isToken)
}

/** Longer than any card's name. */
const LONGEST_NAME = 150

/** A card may be named that is not in this game: which cards there are is nothing the engine knows. */
export const cardName: ReplyRules<'cardName'> = {
  check: (state, question, reply) => {
    if (typeof reply !== 'string') return malformed(state, question)
    if (isMisnamed(state, question.of, reply)) return refuse(state, MISNAMED[question.of])
    if (isHalfName(state, reply) && !editionOf(state).cards.halvesAreNamed) return refuse(state, 'reply.namesHalf')
    if (isTokenName(state, reply)) return refuse(state, 'reply.noCardName')
    const isName = reply.trim() === reply && reply.length > 0 && reply.length <= LONGEST_NAME
    return isName ? null : refuse(state, 'reply.noCardName')
  },
  legal: (_, question) => ({ replies: question.known.length > 0 ? question.known : [ANY_NAME], isAll: false }),
  sample: (_, question, roll) => question.known[roll(Math.max(1, question.known.length))] ?? ANY_NAME,
}

const SHOWN = 30

/**
 * Chance repeats a loop a few times only: one that makes hundreds of objects, each of which gives it another chance to
 * begin the loop anew, would never end.
 */
const FEW_ROUNDS = 4
const isOfLoop = (what: QuestionOf<'number'>['what']): boolean =>
  what === 'repeat' || what === 'shorten' || what === 'raise'

function* nameable(question: QuestionOf<'number'>): Iterable<number> {
  for (let n = question.max; n >= question.min; n--) if (isNameable(question, n)) yield n
}

export const number: ReplyRules<'number'> = {
  check: (state, question, reply) => {
    if (!isWhole(reply)) return malformed(state, question)
    const { min, max } = question
    if (reply < min || reply > max) return refuse(state, 'reply.outOfRange', { min, max })
    return isNameable(question, reply) ? null : refuse(state, 'reply.noSuchNumber')
  },
  legal: (_, question) => few(nameable(question), SHOWN),
  sample: (_, question, roll) => {
    const { min, max, what, except = [] } = question
    const span = max - min + 1 - except.length
    let n = min + roll(isOfLoop(what) ? Math.min(span, FEW_ROUNDS) : span)
    for (const gap of except) if (gap <= n) n++
    return n
  },
}
