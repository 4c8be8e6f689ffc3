import { describe, expect, test } from 'vitest'
import { characteristics, powerOf } from '../../../src/engine/continuous/index.ts'
import { type Question, type Replied, type Reply, repliedTo } from '../../../src/engine/questions/index.ts'
import { hiddenCards, ownUnseen, seenBy, seenEvents } from '../../../src/engine/seen/index.ts'
import { Draft, find, get, type LogEntry, type State } from '../../../src/engine/state/index.ts'
import { imagined } from '../../support/imagined.ts'
import { beast, buildState, face, keyword } from '../../support/state.ts'

const bear = beast('Bear', 2, 2)
const ox = beast('Ox', 3, 3)
const elf = beast('Elf', 1, 1)
const secret = beast('Secret', 5, 5, { abilities: [keyword({ name: 'morph', cost: [] })] })
const priority: Question = { kind: 'priority', seat: 0 }
const mine = { face: elf, owner: 0 }
const theirs = { face: ox, owner: 1 }

/**
 * 1 bear, 2 their face-down creature, 3 in a graveyard; 4 mine and 5, 6 theirs in hand; 7, 8 mine and 9 theirs in
 * libraries.
 */
function board(fields: Partial<State> = {}): State {
  return buildState({
    battlefield: [bear, { face: secret, owner: 1, faceDown: true }],
    graveyard: [{ face: bear, owner: 1 }],
    hand: [mine, theirs, theirs],
    library: [mine, mine, theirs],
    players: [{ deck: [0, 2, 2, 2] }, { deck: [1, 3] }],
    fields,
  })
}
const see = (
  state: State,
  seat: number,
  question: Question | null = priority,
  replies: readonly Replied[] = [],
  now = state,
) => seenBy({ checkpoint: state, replies, question }, now, seat)

describe('what a seat sees', () => {
  test('[2004:217.2b] hidden cards are absent: other hands, libraries, what nobody has shown', () => {
    const { now } = see(board(), 0)
    expect(now.hands).toEqual([[4], [0, 0]])
    expect(now.libraries).toEqual([[0, 0], [0]])
    expect([5, 6, 7, 8, 9].map((id) => find(now, id))).toEqual([null, null, null, null, null])
    expect(now.random).toBe(null)
    expect(now.printed.map((one) => one?.name ?? null)).toEqual(['Bear', null, 'Elf', null])
    expect(now.players.map((player) => player.deck)).toEqual([[0, 2, 2, 2], []])
    expect(JSON.stringify(now)).not.toMatch(/Secret|Ox/)
  })

  test('[2004:504.3] a face-down permanent is shown to its controller only', () => {
    expect(find(see(board(), 0).now, 2)).toMatchObject({ face: -1, card: null, faceDown: true })
    expect(find(see(board(), 1).now, 2)).toMatchObject({ face: 1 })
    expect(powerOf(see(board(), 0).now, 2)).toBe(2)
  })

  test('[2004:504.6] at the end of the game it is revealed', () => {
    const over = board({ outcome: { winner: 0, reason: 'life', rule: '2004:102.1' } })
    expect(find(see(over, 0, null).now, 2)?.face).toBe(1)
  })

  test('a card that a seat knows stays known in its hidden zone', () => {
    const state = buildState({
      hand: [{ face: ox, owner: 1, knownTo: [0] }],
      library: [{ ...mine, knownTo: [0] }, mine],
    })
    const { now } = see(state, 0)
    expect(now.hands[1]).toEqual([1])
    expect(now.libraries[0]).toEqual([2, 0])
  })

  test('the question is put to who decides; others know only who and what kind', () => {
    expect(see(board(), 0)).toMatchObject({ question: priority, waitingFor: null })
    expect(see(board(), 1)).toMatchObject({ question: null, waitingFor: { seat: 0, kind: 'priority' } })
  })

  test('a search shows the cards of a library to who searches, not their order', () => {
    const question: Question = {
      kind: 'choose',
      seat: 0,
      source: null,
      reason: 'search',
      from: [8, 7],
      min: 0,
      max: 1,
      zone: 'library',
      looking: [8, 7],
    }
    const seen = see(board(), 0, question)
    expect(find(seen.now, 7)?.face).toBe(2)
    expect(seen.now.libraries[0]).toEqual([0, 0])
    expect(seen.question).toMatchObject({ from: [7, 8], looking: [7, 8] })
    expect(find(see(board(), 1, question).now, 7)).toBe(null)
  })

  test('cards that are looked at in order lie where they lie', () => {
    const seen = see(board(), 0, { kind: 'arrange', seat: 0, source: 1, cards: [7] })
    expect(seen.now.libraries[0]).toEqual([7, 0])
  })

  test('a table that hidden cards have no part in is shared', () => {
    const state = board()
    const values = characteristics(state, 1)
    expect(characteristics(see(state, 0).now, 1)).toBe(values)
  })
})

describe('replies since the rest', () => {
  const cast = (object: number): Replied =>
    repliedTo(board(), { kind: 'priority', seat: 1 }, { do: 'cast', object, via: 'normal' })
  const choosing = { kind: 'choose', source: null, reason: 'effect', from: [5, 6, 9], looking: [] } as const
  const chose = (ids: readonly number[], seat = 1): Replied =>
    repliedTo(board(), { ...choosing, seat, min: 0, max: 3, zone: 'library' }, ids)
  const given = (question: Question, reply: Reply): Replied => repliedTo(board(), question, reply)

  /** The state after that card has become another object in its owner's graveyard. */
  const moved = (state: State, id: number): State => {
    const g = new Draft(state)
    const object = get(state, id)
    const became = g.add({ ...object, zone: 'graveyard' })
    g.drop(id)
    const lists = object.zone === 'hand' ? state.hands : state.libraries
    g.writeZone(
      object.zone,
      object.owner,
      (lists[object.owner] ?? []).filter((one) => one !== id),
    )
    g.writeZone('graveyard', object.owner, [...(state.graveyards[object.owner] ?? []), became])
    return g.snapshot()
  }

  test('a card that was cast from a hand is known at rest too', () => {
    const rest = board()
    const seen = see(rest, 0, priority, [cast(5)], moved(rest, 5))
    expect(seen.replies).toHaveLength(1)
    expect(seen.rest.hands[1]).toEqual([5, 0])
    expect(seen.rest.printed[3]?.name).toBe('Ox')
  })

  test('a choice of hidden cards is not told: the search starts from now', () => {
    const rest = board()
    const seen = see(rest, 0, priority, [chose([9])], rest)
    expect(seen.replies).toBeNull()
    expect(seen.rest).toBe(seen.now)
    expect(see(rest, 1, priority, [chose([9])], rest).replies).toEqual([chose([9])])
  })

  test('a card that was chosen and then put into a graveyard is known', () => {
    const rest = board()
    expect(see(rest, 0, priority, [chose([9])], moved(rest, 9)).replies).toEqual([chose([9])])
  })

  test('nothing is guessed from numbers: small ones can be cards, and others may be no cards at all', () => {
    const rest = board()
    expect(see(rest, 0, priority, [chose([5])], rest).replies).toBeNull()
    const modes = given({ kind: 'modes', seat: 1, source: 1, legal: [5, 9], min: 1, max: 2 }, [5, 9])
    const shares = given({ kind: 'divide', seat: 1, source: 1, total: 14, among: [], least: 1 }, [5, 9])
    const triggers = given({ kind: 'order', seat: 1, what: 'triggers', items: [5, 9], of: null }, [9, 5])
    for (const one of [modes, shares, triggers]) {
      expect(one.names).toEqual([])
      expect(see(rest, 0, priority, [one], rest).replies).toEqual([one])
    }
  })

  test('cards of several players and zones named in one reply are hidden all the same', () => {
    const rest = board()
    expect(see(rest, 0, priority, [chose([5, 9])], rest).replies).toBeNull()
    const twice = [chose([9]), chose([9])]
    expect(see(rest, 0, priority, twice, rest).replies).toBeNull()
  })

  test('what another player has chosen among my hidden cards stays hidden from me', () => {
    const rest = board()
    expect(see(rest, 0, priority, [chose([7], 1)], rest).replies).toBeNull()
    const own = see(rest, 0, priority, [chose([7], 0)], rest)
    expect(own.replies).toHaveLength(1)
    expect(find(own.rest, 7)?.face).toBe(2)
  })
})

describe('events', () => {
  const moved = (fields: Partial<Extract<LogEntry, { kind: 'moved' }>>): LogEntry => ({
    rule: '2004:217',
    kind: 'moved',
    object: { id: 9, name: 'Ox' },
    became: 12,
    seat: 1,
    from: 'library',
    to: 'hand',
    cause: 'draw',
    hiddenFrom: [],
    ...fields,
  })

  test('[2004:217.3c] the card another player draws has no name and no number', () => {
    const events = [moved({ hiddenFrom: [0] }), moved({ cause: 'effect', hiddenFrom: [0] }), moved({ cause: 'effect' })]
    expect(seenEvents(events, 0).map((event) => event.kind === 'moved' && [event.object.name, event.became])).toEqual([
      [null, null],
      [null, null],
      ['Ox', 12],
    ])
    expect(seenEvents(events, 1)).toEqual(events)
  })
})

describe('imagining', () => {
  const random = (n: number): number => n - 1
  const guess = {
    cards: [
      [elf, elf],
      [secret, ox, bear, bear],
    ],
  }

  test('every hidden place is filled and nothing known changes', () => {
    const seen = see(board(), 0)
    expect(hiddenCards(seen)).toEqual([2, 3])
    const { checkpoint, question } = imagined(seen, guess, random)
    expect(question).toEqual(priority)
    expect(checkpoint.random).toHaveLength(4)
    const ids = [...checkpoint.hands.flat(), ...checkpoint.libraries.flat()]
    expect(new Set(ids).size).toBe(6)
    for (const id of ids) expect(checkpoint.printed[find(checkpoint, id)?.face ?? -1]).toBeTruthy()
    expect(checkpoint.hands[0]).toEqual([4])
    expect(checkpoint.libraries[0]?.map((id) => characteristics(checkpoint, id).name)).toEqual(['Elf', 'Elf'])
    expect(find(checkpoint, 1)).toEqual(find(seen.rest, 1))
  })

  test('a face-down creature of others gets a face with morph', () => {
    const { checkpoint } = imagined(see(board(), 0), guess, random)
    expect(checkpoint.printed[find(checkpoint, 2)?.face ?? -1]?.name).toBe('Secret')
    expect(powerOf(checkpoint, 2)).toBe(2)
  })

  test('cards shown in a search lie somewhere in the library', () => {
    const question: Question = {
      kind: 'choose',
      seat: 0,
      source: null,
      reason: 'search',
      from: [7],
      min: 0,
      max: 1,
      zone: 'library',
      looking: [7, 8],
    }
    const { checkpoint } = imagined(see(board(), 0, question), guess, random)
    expect([...(checkpoint.libraries[0] ?? [])].sort()).toEqual([7, 8])
  })

  test('a seat can tell which of its own cards are still hidden', () => {
    expect(ownUnseen(see(board(), 0)).map((card) => card.name)).toEqual(['Elf', 'Elf'])
  })
})

test('[2004:217.7b] a face-down card in exile is there without a face', () => {
  const state = buildState({ exile: [{ face: face('Hidden'), owner: 0, faceDown: true }] })
  expect(find(see(state, 0).now, 1)).toMatchObject({ face: -1, zone: 'exile' })
})
