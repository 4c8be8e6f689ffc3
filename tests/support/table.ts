/**
 * A game under test: a board is set up, played through the real engine by names, and inspected. Every helper fails
 * loudly with the engine's refusal, so a test never continues after a step that didn't happen.
 */
import { expect } from 'vitest'
import { stateFrom } from '../../src/engine/boards/index.ts'
import { begin } from '../../src/engine/game.ts'
import {
  type Action,
  type Answered,
  abilitiesOf,
  answer,
  type Board,
  characteristics,
  editionOf,
  findAnywhere,
  get,
  getAnywhere,
  type Kind,
  type LogEntry,
  legalReplies,
  type ObjectId,
  outcomeOf,
  type Position,
  powerOf,
  type Question,
  type QuestionOf,
  type Ref,
  type Refusal,
  type Reply,
  type State,
  stateOf,
  toughnessOf,
  waysToCast,
  whyNot,
} from '../../src/engine/index.ts'
import type { AbilityKey, Printed, ZoneName } from '../../src/language/index.ts'
import type { GameEdition } from '../../src/rulebook/index.ts'
import { BASICS } from './cards.ts'
import { inZoo } from './zoo/index.ts'

/** Boards written in tests may be constants. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T
export type Side = DeepReadonly<Board['players'][number]>
/** Ways to cast: for the mana cost, for an alternative cost in the text, or by a keyword. */
export type Way =
  | 'normal'
  | 'alternative'
  | 'flashback'
  | 'madness'
  | 'faceDown'
  | 'evoke'
  | 'retrace'
  | 'prowl'
  | 'dash'
  | 'blitz'
  | 'escape'
  | 'jumpStart'
  | 'surge'
  | 'spectacle'
  | 'fuse'
  | 'aftermath'
  | 'disturb'
  | 'awaken'
  | 'bestow'
  | 'mutate'
  | 'cleave'
  | 'foretell'
  | 'impending'
  | 'overload'
  | 'plot'
  | 'emerge'
  | 'offering'
  | 'webSlinging'
  | 'freerunning'
  | 'harmonize'
  | 'mayhem'
  | 'warp'
  | 'sneak'
/** Where the card is, if not in the hand. */
const WHENCE: Readonly<Partial<Record<Way, ZoneName>>> = {
  flashback: 'graveyard',
  madness: 'exile',
  retrace: 'graveyard',
  escape: 'graveyard',
  jumpStart: 'graveyard',
  foretell: 'exile',
  harmonize: 'graveyard',
  mayhem: 'graveyard',
  plot: 'exile',
}
/** A card by name, or `n:Name` for the n-th (from 1) of several with that name. A player is `player 0`. */
type CardName = string

export class Table {
  position: Position
  readonly events: LogEntry[] = []

  constructor(position: Position) {
    this.position = position
  }

  /** The current state. */
  get state(): State {
    return stateOf(this.position)
  }

  /** The current question; fails if the game is over. */
  get question(): Question {
    const question = this.position.question
    if (question === null) throw new Error('the game is over')
    return question
  }

  /** The question, which must be of this kind. */
  asks<K extends Kind>(kind: K): QuestionOf<K> {
    expect(this.question.kind).toBe(kind)
    return this.question as QuestionOf<K>
  }

  /** Gives any reply; fails with the refusal if it is refused. */
  reply(reply: Reply): this {
    const answered: Answered = answer(this.position, reply)
    if ('refused' in answered)
      throw new Error(
        `refused: ${JSON.stringify(answered.refused)} to ${JSON.stringify(reply)} at ${JSON.stringify(this.position.question)}`,
      )
    this.position = answered.position
    this.events.push(...answered.events)
    // A long loop runs a number of rounds at a time: there is nothing to decide in between.
    return answered.position.question?.kind === 'repeat' ? this.reply(true) : this
  }

  /** The refusal of a reply; fails if it is accepted. */
  refusal(reply: unknown): Refusal {
    const answered = answer(this.position, reply)
    if (!('refused' in answered)) throw new Error(`accepted: ${JSON.stringify(reply)}`)
    return answered.refused
  }

  /** The object with a name in a zone (by default anywhere), newest first. */
  id(pick: CardName, zone: ZoneName | null = null): ObjectId {
    const [, n, name] = /^(?:(\d+):)?(.*)$/.exec(pick) ?? []
    const found = this.all().filter((id) => {
      const object = getAnywhere(this.state, id)
      return (zone === null || object.zone === zone) && this.isNamed(id, name ?? '')
    })
    const id = n === undefined ? found[0] : found[Number(n) - 1]
    if (id === undefined) throw new Error(`no ${pick}${zone === null ? '' : ` in the ${zone}`}`)
    return id
  }

  private nameOf(id: ObjectId): string {
    const object = getAnywhere(this.state, id)
    return object.faceDown ? (this.state.printed[object.face]?.name ?? '') : characteristics(this.state, id).name
  }

  /** Whether it has the name; today's tokens, with or without the word Token in theirs (today:111.4). */
  private isNamed(id: ObjectId, name: string): boolean {
    return [name, `${name} Token`].includes(this.nameOf(id))
  }

  private all(): ObjectId[] {
    const { battlefield, stack, hands, graveyards, exile, command, libraries, phasedOut, ante, outside } = this.state
    const own = [hands, graveyards, libraries, outside].flat(2)
    return [...battlefield, ...stack, ...own, ...exile, ...command, ...phasedOut, ...ante]
  }

  ref(pick: CardName): Ref {
    const player = /^player (\d)$/.exec(pick)
    return player === null ? { object: this.id(pick) } : { player: Number(player[1]) }
  }

  /** Why the seat with priority may not do this, or `null`. */
  why(action: Action): Refusal | null {
    return whyNot(this.state, this.question.seat, action)
  }

  pass(times = 1): this {
    for (let n = 0; n < times; n++) this.reply({ do: 'pass' })
    return this
  }

  /** Passes, giving the plainest answer to any question, until the stack is empty and someone has priority. */
  resolveAll(): this {
    for (let guard = 0; guard < 50; guard++) {
      if (this.position.question === null || (this.state.stack.length === 0 && this.question.kind === 'priority'))
        return this
      this.question.kind === 'priority' ? this.pass() : this.plain()
    }
    throw new Error('the stack does not empty')
  }

  /** Both players pass once: the top of the stack resolves. */
  resolve(): this {
    return this.pass(2)
  }

  /** Gives the first legal reply to the current question. */
  plain(): this {
    const [reply] = legalReplies(this.position)
    if (reply === undefined) throw new Error('no reply is legal')
    return this.reply(reply)
  }

  /** Plays a land from the hand of the player with priority; `side`: as which of its other faces. */
  land(name: string, side = 0): this {
    const object = this.id(name, 'hand')
    return this.reply(side === 0 ? { do: 'playLand', object } : { do: 'playLand', object, side })
  }

  /** Casts a card, choosing these targets (one per slot), with kicker, X and modes as given, and pays as proposed. */
  cast(
    name: CardName,
    options: {
      targets?: readonly CardName[]
      via?: Way
      /** The half of a split card to cast, by its name. */
      half?: string
      /** The zone that it is cast from, if not the one of `via`. */
      from?: ZoneName
      kick?: boolean
      x?: number
      modes?: readonly number[]
      pay?: boolean
    } = {},
  ): this {
    const via = options.via ?? 'normal'
    this.reply({ do: 'cast', ...this.way(this.id(name, options.from ?? WHENCE[via] ?? 'hand'), via, options.half) })
    return this.announce(options)
  }

  /** A card and a way to cast it, as actions name it. */
  way(object: ObjectId, as: Way, half?: string): { readonly object: ObjectId; readonly via: string } {
    const ways = waysToCast(this.state, get(this.state, object).owner, object)
    const faces = this.state.printed[get(this.state, object).face]?.parts?.faces ?? []
    const cast = half === undefined ? 0 : faces.findIndex(({ name }) => name === half) + 1
    const found = ways.find(({ by, keyword, faceDown, side }) => {
      if (side !== cast) return false
      if (as === 'alternative') return by !== 'normal' && keyword === null
      return as === 'faceDown' ? faceDown : as === by || as === keyword
    })
    return { object, via: found?.key ?? 'no such way' }
  }

  /**
   * The n-th ability (from 0) of an object, as actions and payments name it; for a keyword, the first that it stands
   * for.
   */
  nth(object: ObjectId, n: number): { readonly object: ObjectId; readonly ability: AbilityKey } {
    const ability = abilitiesOf(this.state, object)[n]
    const worked = ability?.kind === 'keyword' ? ability.abilities[0] : ability
    return { object, ability: worked?.at.key ?? 'no such ability' }
  }

  /** Activates the n-th ability (by default the first) of a permanent or of a card in `zone`. */
  activate(
    name: CardName,
    ability = 0,
    options: { targets?: readonly CardName[]; x?: number; pay?: boolean; modes?: readonly number[] } = {},
    zone: ZoneName = 'battlefield',
  ): this {
    this.reply({ do: 'activate', ...this.nth(this.id(name, zone), ability) })
    return this.announce(options)
  }

  /** Answers the questions asked during an announcement. */
  announce(options: {
    targets?: readonly CardName[]
    kick?: boolean
    x?: number
    modes?: readonly number[]
    pay?: boolean
  }): this {
    const targets = [...(options.targets ?? [])]
    for (let guard = 0; guard < 30 && this.position.question !== null; guard++) {
      const question = this.question
      if (question.kind === 'options') this.reply((options.kick ? question.ways.at(-1) : question.ways[0])?.times ?? [])
      else if (question.kind === 'number') this.reply(options.x ?? 0)
      else if (question.kind === 'modes') this.reply(options.modes ?? [])
      else if (question.kind === 'targets' && targets.length > 0)
        this.reply(targets.splice(0, question.max).map((pick) => this.ref(pick)))
      else if (question.kind === 'pay' && options.pay !== false) this.plain()
      else return this
    }
    return this
  }

  /** Passes (and answers plainly) until this step of the current or a later turn; stops at its first priority. */
  to(step: State['turn']['step'], turn = this.state.turn.number): this {
    for (let guard = 0; guard < 400; guard++) {
      const now = this.state.turn
      if (now.step === step && now.number >= turn && this.question.kind === 'priority') return this
      if (this.question.kind === 'priority') this.pass()
      else if (this.question.kind === 'attackers' || this.question.kind === 'blockers') this.declareNothing()
      else this.plain()
    }
    throw new Error(`never came to ${step}`)
  }

  /** Passes priority until a question of this kind is asked. */
  until(kind: Kind): this {
    for (let guard = 0; guard < 400; guard++) {
      if (this.question.kind === kind) return this
      this.question.kind === 'priority' ? this.pass() : this.plain()
    }
    throw new Error(`never asked for ${kind}`)
  }

  private declareNothing(): void {
    const answered = answer(this.position, [])
    if ('refused' in answered) this.plain()
    else this.reply([])
  }

  /** Declares attackers, advancing to the declaration first. */
  attack(...names: readonly CardName[]): this {
    if (this.question.kind !== 'attackers') this.until('attackers')
    const defender = this.asks('attackers').defenders[0] as Ref
    return this.reply(names.map((name) => ({ id: this.id(name, 'battlefield'), defender })))
  }

  /** Declares blockers: `block({ Ox: 'Bear' })`, advancing to the declaration first. */
  block(blocks: Readonly<Record<CardName, CardName | readonly CardName[]>>): this {
    if (this.question.kind !== 'blockers') this.until('blockers')
    return this.reply(
      Object.entries(blocks).map(([blocker, attackers]) => ({
        id: this.id(blocker, 'battlefield'),
        attackers: [attackers].flat().map((name) => this.id(name, 'battlefield')),
      })),
    )
  }

  life(seat: number): number {
    return this.state.players[seat]?.life ?? Number.NaN
  }

  /** The zone of a card, by name. */
  zone(pick: CardName): ZoneName {
    return getAnywhere(this.state, this.id(pick)).zone
  }

  /** Whether a card with this name is in the zone (of the seat, if given). */
  has(zone: ZoneName, name: string, seat: number | null = null): boolean {
    return this.all().some((id) => {
      const object = findAnywhere(this.state, id)
      return object?.zone === zone && this.isNamed(id, name) && (seat === null || object.owner === seat)
    })
  }

  /** Current power and toughness: `3/3`. */
  size(pick: CardName): string {
    const id = this.id(pick, 'battlefield')
    return `${powerOf(this.state, id)}/${toughnessOf(this.state, id)}`
  }

  handSize(seat: number): number {
    return this.state.hands[seat]?.length ?? 0
  }

  /** A seat's floating mana, in order: `RR`. */
  pool(seat: number): string {
    return (this.state.players[seat]?.pool ?? []).map((unit) => unit.type).join('')
  }

  winner(): number | null | undefined {
    const outcome = outcomeOf(this.position)
    return outcome === null ? undefined : outcome.winner
  }

  /** The game continues: some player is asked something that can be answered. */
  isAtAQuestion(): void {
    expect(this.position.question).not.toBeNull()
    expect(legalReplies(this.position).length).toBeGreaterThan(0)
  }
}

/**
 * Sets up a board: each side's zones by card names, `cards` in addition to the basics and the zoo. Seat 0 is active in
 * its main phase. The edition may be a custom record, or have house rules.
 */
export function table(
  edition: GameEdition,
  sides: readonly [Side, Side, ...Side[]],
  cards: readonly Printed[] = [],
  turn: Board['turn'] = {},
  more: Pick<Board, 'orderGraveyards' | 'seed' | 'format'> = {},
): Table {
  const all = [...cards, ...BASICS]
  const filled = sides.map((side) => ({ library: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'], ...side }))
  const made = stateFrom(
    { edition: editionOf({ edition }).id, turn, players: filled, ...more },
    (name) => all.find((printed) => printed.name === name) ?? inZoo(name),
  )
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  const begun = begin({ ...made.state, edition })
  const game = new Table(begun.position)
  game.events.push(...begun.events)
  return game
}

/** Several cards with the same name. */
export function times(n: number, name: string): string[] {
  return Array.from({ length: n }, () => name)
}
