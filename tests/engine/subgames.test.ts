/** Positions in a subgame: what they hold, and that they behave like any other (docs/architecture.md, "One idea"). */
import { describe, expect, test } from 'vitest'
import {
  answer,
  forget,
  imagine,
  isWholePosition,
  legalReplies,
  outerOf,
  type Position,
  type Reply,
  seenBy,
  stateOf,
} from '../../src/engine/index.ts'
import { card } from '../support/cards.ts'
import { imagined } from '../support/imagined.ts'
import { begun, depthOf, dream, myMain, PLAY, SUBGAME_CARDS } from '../support/subgames.ts'
import { type Table, table, times } from '../support/table.ts'

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const next = (position: Position, reply: Reply): Position => {
  const answered = answer(position, reply)
  if ('refused' in answered) throw new Error(answered.refused.key)
  return answered.position
}
const FORESTS = { hand: ['Dream'], library: times(40, 'Forest') }
const ISLANDS = { library: times(40, 'Island') }

/** Two games inside one another, and the main game around both. */
const nested = (): Table => dream(myMain(begun('2004', [{ hand: ['Dream'], library: times(40, 'Dream') }, ISLANDS])))

/** The sizes of what 200 positions keep besides their checkpoint, from here on. */
function keptFrom(game: Table): readonly number[] {
  return Array.from({ length: 200 }, () => {
    game.question.kind === 'priority' ? game.pass() : game.plain()
    return JSON.stringify(game.position.replies).length
  })
}

describe('a position in a subgame', () => {
  test('keeps, and so runs again, no more replies than one outside', () => {
    const outside = keptFrom(table('2004', [FORESTS, ISLANDS], SUBGAME_CARDS))
    const game = begun('2004', [FORESTS, ISLANDS])
    const before = outerOf(game.position.checkpoint)
    const inside = keptFrom(game)
    expect(Math.max(...inside)).toBe(Math.max(...outside))
    expect(outerOf(game.position.checkpoint)).toBe(before)
    expect(before?.replies).toEqual([])
  })

  test('is the same from JSON, and answers the same run again, in a subgame of a subgame and out of it', () => {
    const game = nested()
    expect(depthOf(game.position)).toBe(2)
    for (let n = 0; n < 60; n++) {
      const { position } = game
      const reply: Reply =
        n % 25 === 24
          ? { concede: n % 2 }
          : position.question?.kind === 'priority'
            ? { do: 'pass' }
            : (legalReplies(position)[0] as Reply)
      const saved = copyOf(position)
      expect(isWholePosition(saved)).toBe(true)
      expect(stateOf(saved)).toEqual(stateOf(position))
      const given = next(position, reply)
      expect(next(saved, reply)).toEqual(given)
      forget(position)
      expect(next(position, reply)).toEqual(given)
      game.reply(reply)
    }
    expect(depthOf(game.position)).toBe(0)
  })

  test('that waits for an answer after the subgame is the same, too', () => {
    const game = begun('2004', [{ ...FORESTS, battlefield: ['Scribe'] }, ISLANDS])
    game.reply({ concede: 1 })
    expect(game.asks('order').what).toBe('triggers')
    expect(game.position.replies.map(({ kind }) => kind)).toEqual(['subgame'])
    const saved = copyOf(game.position)
    expect(isWholePosition(saved)).toBe(true)
    const [reply] = legalReplies(game.position)
    expect(next(saved, reply as Reply)).toEqual(next(game.position, reply as Reply))
    // What it has come to holds chance, and perhaps hidden cards: no seat is told.
    expect(seenBy(game.position, 0).replies).toBeNull()
  })

  test('leaves the ones before it valid: back in the main game, and into another subgame', () => {
    const game = table('2004', [FORESTS, ISLANDS], SUBGAME_CARDS).cast('Dream').pass()
    const before = game.position
    const once = next(before, { do: 'pass' })
    expect([depthOf(before), depthOf(once)]).toEqual([0, 1])
    const lost = next(once, { concede: 0 })
    const won = next(once, { concede: 1 })
    expect([lost, won].map((position) => stateOf(position).players.map(({ life }) => life))).toEqual([
      [10, 20],
      [20, 10],
    ])
    expect(next(before, { do: 'pass' })).toEqual(once)
  })

  test('is not sound where a game around it has been tampered with', () => {
    const { position } = nested()
    const bent = (change: (outer: { checkpoint: Record<string, unknown>; question: unknown }) => void): unknown => {
      const copy = copyOf(position) as unknown as {
        checkpoint: { outer: { checkpoint: Record<string, unknown>; question: unknown } }
      }
      change(copy.checkpoint.outer)
      return copy
    }
    expect(isWholePosition(bent(() => undefined))).toBe(true)
    expect(isWholePosition(bent((outer) => delete outer.checkpoint.libraries))).toBe(false)
    expect(isWholePosition(bent((outer) => Object.assign(outer, { question: null })))).toBe(false)
    expect(isWholePosition(bent((outer) => Object.assign(outer.checkpoint, { outer: 7 })))).toBe(false)
  })

  test('shows each seat what it sees of the games around it, and hides the rest', () => {
    const game = begun('2011', [
      { ...FORESTS, hand: ['Dream', 'Ox'] },
      { ...ISLANDS, hand: ['Bear'] },
    ])
    const [mine, theirs] = [0, 1].map((seat) => seenBy(game.position, seat))
    expect([mine?.outer?.now.hands[0]?.length, mine?.outer?.now.hands[1], theirs?.outer?.now.hands[0]]).toEqual([
      1,
      [0],
      [0],
    ])
    expect(mine?.outer?.waitingFor).toEqual({ seat: 0, kind: 'subgame' })
    expect([mine?.outer?.question, mine?.now.outer, mine?.rest.outer, mine?.outer?.outer]).toEqual([
      null,
      null,
      null,
      null,
    ])
    // Where in the main game the decks are, nobody knows any card of them.
    expect(JSON.stringify(mine?.outer).includes('"decks"')).toBe(false)
    expect(mine?.outer?.now.printed.some((printed) => printed?.name === 'Island')).toBe(false)
  })

  test('is for who imagines it a game by itself, which its end ends', () => {
    const { position } = begun('2004', [FORESTS, ISLANDS])
    const own = imagined(seenBy(position, position.question?.seat ?? 0), { cards: [[], []] }, () => 0)
    expect(outerOf(own.checkpoint)).toBeNull()
    expect(next(own, { concede: 1 }).checkpoint.outcome?.winner).toBe(0)
  })

  test('[2004:506.6] what it has come to is told to nobody: no seat can imagine the middle of what follows', () => {
    const loss = card('Loss', '{0}', 'Sorcery', `${PLAY} Each player who doesn't win the subgame discards a card.`)
    const sides = [
      { hand: ['Loss'], library: FORESTS.library },
      { ...ISLANDS, hand: ['Ox', 'Bear'] },
    ] as const
    const game = table('2004', sides, [...SUBGAME_CARDS, loss])
      .cast('Loss')
      .pass(2)
    while (game.question.kind === 'mulligan') game.reply('keep')
    game.reply({ concede: 1 })
    expect([depthOf(game.position), game.asks('choose').reason]).toEqual([0, 'discard'])
    const seen = seenBy(game.position, 1)
    expect([seen.replies, imagine(seen, { cards: [[], []] }, () => 0)]).toEqual([null, null])
    game.plain()
    const after = seenBy(game.position, game.question.seat)
    expect(
      next(
        imagined(after, { cards: [[], []] }, () => 0),
        { do: 'pass' },
      ).question?.kind,
    ).toBe('priority')
  })
})

/** Three players, the first of whom casts the card. */
function ofThree(mine: { hand: string[]; library: string[] }, theirs: object = ISLANDS, more = SUBGAME_CARDS): Table {
  const sides = [mine, theirs, { library: times(40, 'Swamp') }] as const
  return table('2011', sides, more)
    .cast(mine.hand[0] ?? '')
    .pass(3)
}

/** Every opening hand is kept. */
function kept(game: Table): Table {
  while (game.question.kind === 'mulligan') game.reply('keep')
  return game
}

/** The owners of all cards that are in a game, not outside it. */
const ownersIn = (game: Table): readonly number[] =>
  [
    ...new Set(game.state.objects.flat().flatMap((one) => (one === null || one.zone === 'outside' ? [] : one.owner))),
  ].sort()

describe('conceding', () => {
  test('[2004:506.1] [2004:102.7] a player concedes the subgame, or every game at once', () => {
    const game = nested()
    const inner = next(game.position, { concede: 1 })
    expect([depthOf(inner), inner.question === null]).toEqual([1, false])
    const all = next(game.position, { concede: 1, whole: true })
    expect([depthOf(all), all.question, all.checkpoint.outcome?.winner]).toEqual([0, null, 0])
    expect(game.refusal({ concede: 7, whole: true }).key).toBe('reply.noSuchPlayer')
  })

  test('[2004:506.1] [2011:contents/800] with three players the others play on, in the subgame and in the main game', () => {
    const sides = [FORESTS, ISLANDS, { library: times(40, 'Swamp') }] as const
    const game = table('2011', sides, SUBGAME_CARDS).cast('Dream').pass(3)
    while (game.question.kind === 'mulligan') game.reply('keep')
    game.reply({ concede: 2, whole: true })
    expect(depthOf(game.position)).toBe(1)
    expect(game.state.players[2]?.lost).toBe('conceded')
    game.reply({ concede: 1 })
    expect([depthOf(game.position), game.state.players[2]?.left, game.life(1), game.winner()]).toEqual([
      0,
      true,
      10,
      undefined,
    ])
    game.isAtAQuestion()
    game.to('main1', 4)
    expect(game.state.turn.active).toBe(1)
  })

  test('[2004:506.6] with three players, who leaves the subgame only has their cards back in the main game', () => {
    const sides = [FORESTS, ISLANDS, { library: times(40, 'Swamp') }] as const
    const game = table('2011', sides, SUBGAME_CARDS).cast('Dream').pass(3)
    while (game.question.kind === 'mulligan') game.reply('keep')
    game.reply({ concede: 2 })
    expect(depthOf(game.position)).toBe(1)
    game.reply({ concede: 0 })
    expect([depthOf(game.position), game.life(0), game.life(1), game.life(2)]).toEqual([0, 10, 20, 10])
    expect(game.state.libraries.map(({ length }) => length)).toEqual([40, 40, 40])
    expect(game.state.players.map(({ lost }) => lost)).toEqual([null, null, null])
  })

  test('[2004:506.1] [2011:contents/800] who has left the subgame and then concedes everything leaves it as it is', () => {
    const game = kept(ofThree(FORESTS))
    game.reply({ concede: 2 })
    game.to('main1', 4)
    const { turn, libraries } = game.state
    game.reply({ concede: 2, whole: true })
    expect([depthOf(game.position), game.state.turn, game.state.libraries]).toEqual([1, turn, libraries])
    expect(ownersIn(game).includes(2)).toBe(false)
    expect(isWholePosition(copyOf(game.position))).toBe(true)
    game.isAtAQuestion()
    game.reply({ concede: 1 })
    expect([depthOf(game.position), game.state.players[2]?.left, game.life(0), game.life(1)]).toEqual([0, true, 20, 10])
    expect([ownersIn(game), game.state.libraries.map(({ length }) => length)]).toEqual([
      [0, 1],
      [40, 40, 0],
    ])
    game.isAtAQuestion()
  })

  test('[2004:506.1] [2011:contents/800] the same two games deep: the innermost goes on, and both around it after it', () => {
    const dreams = { hand: ['Dream'], library: times(40, 'Dream') }
    const game = kept(ofThree(dreams))
    myMain(game).cast('Dream').pass(3)
    kept(game).reply({ concede: 2 })
    expect(depthOf(game.position)).toBe(2)
    const { turn, libraries } = game.state
    game.reply({ concede: 2, whole: true })
    expect([depthOf(game.position), game.state.turn, game.state.libraries]).toEqual([2, turn, libraries])
    game.reply({ concede: 1 })
    expect([depthOf(game.position), game.state.players[2]?.left, ownersIn(game)]).toEqual([1, true, [0, 1]])
    game.isAtAQuestion()
    game.reply({ concede: 1 })
    expect([depthOf(game.position), game.state.players[2]?.left, ownersIn(game)]).toEqual([0, true, [0, 1]])
    game.isAtAQuestion()
  })

  test('[2004:506.3] [2011:contents/800] who concedes before the subgame begins has no deck in it', () => {
    const doubt = card('Doubt', '{0}', 'Sorcery', `Each player discards a card. ${PLAY}`)
    const mine = { ...FORESTS, hand: ['Doubt', 'Ox', 'Bear'] }
    const game = ofThree(mine, { ...ISLANDS, hand: ['Ox', 'Bear'] }, [...SUBGAME_CARDS, doubt])
    expect(game.asks('choose').reason).toBe('discard')
    game.reply({ concede: 2 }).plain().plain()
    expect([depthOf(game.position), game.asks('mulligan').kind]).toEqual([1, 'mulligan'])
    expect(ownersIn(game)).toEqual([0, 1])
    kept(game).reply({ concede: 1 })
    expect([depthOf(game.position), ownersIn(game)]).toEqual([0, [0, 1]])
    game.isAtAQuestion()
  })

  test('[2004:506.1] [2011:contents/800] in the middle of a resolution in the subgame everyone else plays on', () => {
    const doubt = card('Doubt', '{0}', 'Sorcery', 'Each player discards a card.')
    const mine = { hand: ['Dream'], library: times(40, 'Doubt') }
    const game = myMain(kept(ofThree(mine, ISLANDS, [...SUBGAME_CARDS, doubt])))
    game.cast('Doubt').pass(3)
    expect(game.asks('choose').seat).toBe(0)
    game.reply({ concede: 1, whole: true })
    expect([depthOf(game.position), game.asks('choose').seat]).toEqual([1, 0])
    while (game.question.kind === 'choose') game.plain()
    expect([depthOf(game.position), ownersIn(game)]).toEqual([1, [0, 2]])
    game.isAtAQuestion()
    game.reply({ concede: 2 })
    expect([depthOf(game.position), ownersIn(game), game.life(2)]).toEqual([0, [0, 2], 10])
    game.isAtAQuestion()
  })
})
