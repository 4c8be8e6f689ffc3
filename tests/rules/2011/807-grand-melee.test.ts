/** A grand melee (2011:contents/807): several turns at once, each with a marker and a stack. */
import { describe, expect, test } from 'vitest'
import {
  type Action,
  answer,
  type GameFormat,
  get,
  grandMelee,
  legalActions,
  legalReplies,
  type ObjectId,
  outcomeOf,
  powerOf,
  type Seat,
  type Setup,
  seenBy,
  TWO_HEADED_GIANT,
  whyNotFormat,
} from '../../../src/engine/index.ts'
import { whoDecides } from '../../../src/engine/state/index.ts'
import { isWholePosition } from '../../../src/engine/wholePosition.ts'
import type { Printed } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { copies, gameOf } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'

/** A game of so many players in which each draws nothing but these cards, at the first question of priority. */
function melee(seats: number, deckOf: (seat: Seat) => readonly Printed[], fields: Partial<GameFormat> = {}): Table {
  const setup: Setup = {
    edition: '2011',
    seed: 2,
    starter: 0,
    format: { ...grandMelee(seats), ...fields },
    players: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, deck: deckOf(seat) })),
  }
  const game = gameOf(setup)
  while (game.question.kind === 'mulligan') game.reply('keep')
  return game
}

const forests = () => copies(30, 'Forest')
const all = (name: string, text: string, type = 'Instant'): readonly Printed[] =>
  Array<Printed>(30).fill(card(name, '{0}', type, text))

/** The markers in the order of their numbers: who has them. */
function holders(game: Table): readonly Seat[] {
  const { melee: one } = game.state
  if (one === undefined) throw new Error('no markers')
  return [one, ...one.parked].sort((a, b) => a.marker - b.marker).map(({ holder }) => holder)
}

/** By marker: whose turn, and which step. */
function turns(game: Table): readonly string[] {
  const { melee: one, turn } = game.state
  if (one === undefined) throw new Error('no markers')
  const running = [{ marker: one.marker, turn }, ...one.parked.map(({ marker, own }) => ({ marker, turn: own.turn }))]
  return running.sort((a, b) => a.marker - b.marker).map((each) => `${each.turn.active} ${each.turn.step}`)
}

/** What lies on the stack of that player's turn. */
function stackOf(game: Table, active: Seat): readonly ObjectId[] {
  const { melee: one, turn, stack } = game.state
  if (turn.active === active) return stack
  return one?.parked.find(({ own }) => own.turn.active === active)?.own.stack ?? []
}

/** Passes, and gives the plainest answers, until this holds. */
function until(game: Table, holds: () => boolean, most = 600): Table {
  for (let n = 0; !holds(); n++) {
    if (n > most) throw new Error(`not reached: ${turns(game).join(', ')}`)
    if (game.question.kind === 'priority') game.pass()
    else game.plain()
  }
  return game
}

/** Until this player is asked for the turn of that one. */
const asked = (game: Table, seat: Seat, active: Seat): Table =>
  until(
    game,
    () => game.question.kind === 'priority' && game.question.seat === seat && game.state.turn.active === active,
  )

const cardOf = (game: Table, seat: Seat): ObjectId => game.state.hands[seat]?.[0] ?? 0
const cast = (game: Table, seat: Seat): Action => ({ do: 'cast', object: cardOf(game, seat), via: 'normal' })
const leave = (game: Table, ...seats: readonly Seat[]) => {
  for (const seat of seats) game.reply({ concede: seat })
}

describe('who can play one', () => {
  test.each([
    ['twelve players', grandMelee(12), 12, null],
    ['ten players', grandMelee(10), 10, null],
    ['nine players', grandMelee(9), 9, 'format.melee'],
    ['a player who reaches farther', { ...grandMelee(10), ranges: [2, ...grandMelee(9).ranges] }, 10, 'format.melee'],
    ['everybody in reach', { ...grandMelee(10), ranges: [] }, 10, 'format.melee'],
    ['attacks on anyone', { ...grandMelee(10), attack: 'several' }, 10, 'format.melee'],
    ['attacks to the right', { ...grandMelee(10), attack: 'right' }, 10, 'format.melee'],
    ['teams', { ...TWO_HEADED_GIANT, turnMarkers: true }, 4, 'format.melee'],
  ] as const)('[2011:contents/807] %s', (_, format, seats, key) => {
    expect(whyNotFormat(format, seats, { edition: '2011' })?.key ?? null).toBe(key)
  })
})

describe('the markers', () => {
  test.each([
    [10, [0, 4]],
    [12, [0, 4, 8]],
    [15, [0, 4, 8]],
    [16, [0, 4, 8, 12]],
  ])('[2011:contents/807] %s players begin with one for every four, four seats apart', (seats, begin) => {
    const game = melee(seats, forests)
    expect(holders(game)).toEqual(begin)
    expect(turns(game).map((turn) => Number.parseInt(turn, 10))).toEqual(begin)
    expect(game.events.filter(({ kind }) => kind === 'turnBegan')).toHaveLength(begin.length)
  })

  test('[2011:contents/807] three turns run at the same time: none is over before the others have begun their next step', () => {
    const game = melee(12, forests)
    until(game, () => game.state.turn.step === 'draw')
    expect(turns(game).map((turn) => turn.split(' ')[1])).toEqual(['draw', 'upkeep', 'upkeep'])
    until(game, () => turns(game).every((turn) => turn.endsWith('main1')))
    expect(turns(game)).toEqual(['0 main1', '4 main1', '8 main1'])
    expect([0, 1, 4, 5, 8, 9].map((seat) => game.handSize(seat))).toEqual([8, 7, 8, 7, 8, 7])
  })

  test('[2011:contents/807] with a multiple of four players all markers move at once', () => {
    const game = melee(12, forests)
    const seen: string[] = []
    until(game, () => {
      seen.push(holders(game).join())
      return holders(game)[0] === 3
    })
    expect([...new Set(seen)]).toEqual(['0,4,8', '1,5,9', '2,6,10', '3,7,11'])
  })

  test('[2011:contents/807] a marker isn’t passed to a player close to the next one until that moves on', () => {
    const game = melee(10, forests)
    // The first player does nothing; the one with the other marker is slow.
    until(game, () => game.state.turn.active === 0 && game.state.turn.step === 'main1')
    const seen = new Set<string>()
    until(game, () => {
      seen.add(holders(game).join())
      return holders(game)[0] === 4
    })
    for (const both of seen) {
      const [first = 0, second = 0] = both.split(',').map(Number)
      expect([(second - first + 10) % 10 >= 4, (first - second + 10) % 10 >= 4]).toEqual([true, true])
    }
    expect(holders(game)[1]).toBeGreaterThanOrEqual(8)
  })

  test('[2011:contents/807] who has an extra turn keeps the marker', () => {
    const game = melee(10, (seat) =>
      seat === 0 ? all('Again', 'Take an extra turn after this one.', 'Sorcery') : forests(),
    )
    asked(game, 0, 0)
    until(game, () => game.question.kind === 'priority' && game.state.turn.step === 'main1' && game.question.seat === 0)
    game.reply(cast(game, 0))
    const { number } = game.state.turn
    until(game, () => game.state.turn.active === 0 && game.state.turn.number > number)
    expect(holders(game)[0]).toBe(0)
    until(game, () => holders(game)[0] !== 0)
    expect(holders(game)[0]).toBe(1)
  })

  test('[2011:contents/807] who has no marker takes an extra turn before their next', () => {
    const gift = all('Gift', 'Target opponent takes an extra turn after this one.', 'Sorcery')
    const game = melee(10, (seat) => (seat === 0 ? gift : forests()))
    until(game, () => game.question.kind === 'priority' && game.state.turn.step === 'main1' && game.question.seat === 0)
    game.reply(cast(game, 0)).reply([{ player: 1 }])
    const began = () => game.events.flatMap((one) => (one.kind === 'turnBegan' && one.seat < 3 ? one.seat : []))
    until(game, () => began().at(-1) === 2)
    expect(began()).toEqual([0, 1, 1, 2])
  })

  test('[2011:contents/807] a player whose turn is skipped passes the marker on', () => {
    const halt = all('Halt', 'Target opponent skips their next turn.', 'Sorcery')
    const game = melee(10, (seat) => (seat === 0 ? halt : forests()))
    until(game, () => game.question.kind === 'priority' && game.state.turn.step === 'main1' && game.question.seat === 0)
    game.reply(cast(game, 0)).reply([{ player: 1 }])
    const began = () => game.events.flatMap((one) => (one.kind === 'turnBegan' && one.seat < 3 ? one.seat : []))
    until(game, () => began().at(-1) === 2)
    expect(began()).toEqual([0, 2])
  })
})

describe('players who leave', () => {
  test('[2011:contents/807] one player fewer than four for each marker: the one on their right goes, after its turn', () => {
    const game = melee(12, forests)
    leave(game, 6)
    expect(holders(game)).toEqual([0, 4, 8])
    until(game, () => game.state.turn.number >= 5)
    const began = game.events.flatMap((one) => (one.kind === 'turnBegan' ? one.seat : []))
    expect(began.slice(0, 5).sort((a, b) => a - b)).toEqual([0, 1, 4, 8, 9])
    expect(holders(game)).toHaveLength(2)
  })

  test('[2011:contents/807] of two markers on the right of those who leave, the one handed out first goes', () => {
    const cards = all('Doom', 'Each opponent loses 20 life.', 'Sorcery')
    const game = melee(13, (seat) => (seat === 8 ? cards : forests()))
    until(game, () => game.question.seat === 8 && game.state.turn.active === 8 && game.state.turn.step === 'main1')
    game.reply(cast(game, 8))
    // Those on either side of it leave at once: on their right are the second marker and the third.
    until(game, () => game.state.players.filter(({ lost }) => lost !== null).length === 2)
    const { melee: one } = game.state
    const last = [one, ...(one?.parked ?? [])].flatMap((each) => (each?.last ? each.marker : []))
    expect(last).toEqual([2])
  })

  test('[2011:contents/807] enough players are left: no marker goes', () => {
    const game = melee(15, forests)
    leave(game, 6, 10, 14)
    until(game, () => game.state.turn.number > 6)
    expect(holders(game)).toHaveLength(3)
  })

  test('[2011:contents/807] the turn of a player who has left goes on, and those beside them have priority', () => {
    const game = melee(12, forests)
    until(game, () => game.state.turn.active === 4 && game.state.turn.step === 'main1')
    leave(game, 4)
    expect(turns(game)[1]).toBe('4 main1')
    const seen = new Set<Seat>()
    until(game, () => {
      if (game.question.kind === 'priority' && game.state.turn.active === 4) seen.add(game.question.seat)
      return !turns(game).some((turn) => turn.startsWith('4 '))
    })
    expect([...seen].sort()).toEqual([3, 5])
  })

  test('[2011:contents/807] until one is left, who has won', () => {
    const game = melee(10, forests)
    leave(game, 1, 2, 3, 4, 5, 6)
    expect(holders(game).length).toBeLessThanOrEqual(2)
    until(game, () => holders(game).length === 1)
    game.isAtAQuestion()
    leave(game, 7, 8, 9)
    expect(outcomeOf(game.position)?.winner).toBe(0)
  })
})

describe('the stacks', () => {
  const dart = () => all('Dart', '~ deals 1 damage to any target.')

  test('[2011:contents/807] only players in reach receive priority for a turn', () => {
    const game = melee(12, forests)
    const seen = new Map<Seat, Set<Seat>>()
    until(game, () => {
      if (game.question.kind === 'priority') {
        const { active } = game.state.turn
        seen.set(active, new Set([...(seen.get(active) ?? []), game.question.seat]))
      }
      return turns(game).some((turn) => turn.endsWith('main2'))
    })
    expect([...seen].map(([active, seats]) => [active, [...seats].sort((a, b) => a - b)])).toEqual([
      [0, [0, 1, 11]],
      [4, [3, 4, 5]],
      [8, [7, 8, 9]],
    ])
  })

  test('[2011:contents/807] what a neighbour casts lets the player beyond answer on that stack', () => {
    const game = melee(12, dart)
    asked(game, 1, 0)
    game.reply(cast(game, 1)).reply([{ player: 0 }])
    const seats = new Set<Seat>()
    until(game, () => {
      if (game.question.kind === 'priority' && game.state.turn.active === 0) seats.add(game.question.seat)
      return game.life(0) === 19
    })
    expect([...seats].sort((a, b) => a - b)).toEqual([0, 1, 2, 11])
  })

  test('[2011:contents/807] a player in reach of two turns is asked for both, and sees both stacks', () => {
    const game = melee(12, dart)
    asked(game, 1, 0)
    game.reply(cast(game, 1)).reply([{ player: 0 }])
    asked(game, 3, 4)
    game.reply(cast(game, 3)).reply([{ player: 4 }])
    const stacks = new Map<Seat, number>()
    for (const active of [0, 4]) {
      asked(game, 2, active)
      const { now } = seenBy(game.position, 2)
      stacks.set(active, now.stack.length)
      const others = now.melee?.parked.flatMap(({ own }) => own.stack) ?? []
      expect(others.map((id) => now.printed[get(now, id).face]?.name)).toEqual(
        active === 0 ? ['Dart'] : ['Dart', 'Dart'],
      )
      if (active === 0) {
        // What lies on the other stack isn't in reach of a spell on this one.
        game.reply(cast(game, 2)).reply([{ player: 1 }])
        expect([stackOf(game, 0).length, stackOf(game, 4).length]).toEqual([2, 1])
      }
    }
    expect([...stacks]).toEqual([
      [0, 1],
      [4, 1],
    ])
    until(game, () => game.life(0) === 19 && game.life(4) === 19 && game.life(1) === 19)
    game.isAtAQuestion()
  })

  test('[2011:contents/807] a spell on another stack is no target', () => {
    const game = melee(12, (seat) => (seat === 2 ? all('Stop', 'Counter target spell.') : dart()))
    asked(game, 1, 0)
    game.reply(cast(game, 1)).reply([{ player: 0 }])
    const [first] = stackOf(game, 0)
    asked(game, 3, 4)
    game.reply(cast(game, 3)).reply([{ player: 4 }])
    asked(game, 2, 0)
    game.reply(cast(game, 2))
    expect(legalReplies(game.position)).toEqual([[{ object: first }]])
    const [other = 0] = stackOf(game, 4)
    expect('refused' in answer(game.position, [{ object: other }])).toBe(true)
  })

  test('[2011:contents/807] sorceries wait for an empty stack of one’s own turn, whatever lies on others', () => {
    const game = melee(12, (seat) => (seat === 4 ? all('Plan', 'You gain 1 life.', 'Sorcery') : dart()))
    until(game, () => game.question.seat === 1 && game.state.turn.active === 0 && game.state.turn.step === 'draw')
    game.reply(cast(game, 1)).reply([{ player: 0 }])
    asked(game, 4, 4)
    expect([stackOf(game, 0).length, game.state.turn.step, game.why(cast(game, 4))]).toEqual([1, 'main1', null])
    asked(game, 3, 4)
    game.reply(cast(game, 3)).reply([{ player: 4 }])
    asked(game, 4, 4)
    expect(game.why(cast(game, 4))?.key).toBe('timing.stackNotEmpty')
  })

  test('[2011:contents/807] nobody casts a sorcery in another player’s turn while their own runs', () => {
    const game = melee(12, (seat) => (seat === 4 ? all('Plan', 'You gain 1 life.', 'Sorcery') : dart()))
    leave(game, 1, 2)
    // Only one seat lies between the two now, and that player reaches both turns.
    asked(game, 3, 0)
    game.reply(cast(game, 3)).reply([{ player: 0 }])
    asked(game, 4, 0)
    expect(game.why(cast(game, 4))?.key).toBe('timing.notYourTurn')
  })
})

describe('what belongs to a turn', () => {
  const ox = creature('Ox', '{0}', '2/4', '')
  const rage = card('Rage', '{0}', 'Sorcery', 'Target creature gets +3/+0 until end of turn. ~ deals 1 damage to it.')
  const font = card('Font', '{0}', 'Instant', 'Add {G}{G}.')

  /** In the first main phase of seat 0, who has these cards. */
  function ready(deck: readonly Printed[]): Table {
    const game = melee(10, (seat) => (seat === 0 ? deck : forests()))
    asked(game, 0, 0)
    return until(
      game,
      () => game.question.seat === 0 && game.state.turn.active === 0 && game.state.turn.step === 'main1',
    )
  }
  const inHand = (game: Table, name: string): ObjectId => {
    const id = game.state.hands[0]?.find((one) => game.state.printed[get(game.state, one).face]?.name === name)
    if (id === undefined) throw new Error(`no ${name}`)
    return id
  }
  const play = (game: Table, name: string) => game.reply({ do: 'cast', object: inHand(game, name), via: 'normal' })
  const cleanups = (game: Table): readonly Seat[] =>
    game.events.flatMap((one) => (one.kind === 'stepBegan' && one.step === 'cleanup' ? one.seat : []))

  test('[2011:contents/807] damage and "until end of turn" stay until that turn is over, not another one', () => {
    const game = ready([ox, rage].flatMap((one) => Array<Printed>(15).fill(one)))
    play(game, 'Ox')
    until(game, () => game.has('battlefield', 'Ox'))
    const it = game.id('Ox', 'battlefield')
    until(game, () => game.question.seat === 0 && game.state.turn.active === 0)
    play(game, 'Rage').reply([{ object: it }])
    const stands = () => [powerOf(game.state, it), get(game.state, it).damage]
    until(game, () => stands().join() === '5,1')
    expect(cleanups(game)).toEqual([])
    until(game, () => cleanups(game).length > 0 && game.question.kind === 'priority')
    expect([cleanups(game), stands()]).toEqual([[4], [5, 1]])
    until(game, () => cleanups(game).includes(0))
    until(game, () => game.state.turn.number > 2)
    expect(stands()).toEqual([2, 0])
  })

  test('[2011:contents/807] mana lasts to the end of the step of the turn in which it was made', () => {
    const game = ready(Array<Printed>(30).fill(font))
    play(game, 'Font')
    const pool = () => {
      const { melee: one, turn, players } = game.state
      const own = turn.active === 0 ? players : one?.parked.find((each) => each.own.turn.active === 0)?.players
      return own?.[0]?.pool.length ?? 0
    }
    until(game, () => pool() === 2)
    const began = game.events.length
    asked(game, 0, 0)
    play(game, 'Font')
    until(game, () => pool() === 4)
    expect([
      turns(game)[0],
      game.events.slice(began).some((one) => one.kind === 'stepBegan' && one.seat === 4),
    ]).toEqual(['0 main1', true])
    until(game, () => game.state.turn.active === 4)
    expect(game.state.players[0]?.pool).toEqual([])
    until(game, () => turns(game)[0] !== '0 main1')
    expect(pool()).toBe(0)
  })

  test('[2011:contents/807] a land for each turn, and none for another’s', () => {
    const game = melee(12, forests)
    const land = (seat: Seat): Action => ({ do: 'playLand', object: cardOf(game, seat) })
    for (const seat of [0, 4]) {
      until(
        game,
        () => game.question.seat === seat && game.state.turn.active === seat && game.state.turn.step === 'main1',
      )
      expect(game.why(land(seat))).toBe(null)
      game.reply(land(seat))
    }
    asked(game, 0, 0)
    expect([game.state.turn.step, game.why(land(0))?.key]).toEqual(['main1', 'play.landAlready'])
  })

  test('[2011:contents/807] who controls a turn decides while it runs, also when another goes on', () => {
    const crown = all('Crown', "You control target player's next turn.", 'Sorcery')
    const game = melee(12, (seat) => (seat === 0 ? crown : forests()))
    until(game, () => game.question.seat === 0 && game.state.turn.active === 0 && game.state.turn.step === 'main1')
    game.reply(cast(game, 0)).reply([{ player: 1 }])
    asked(game, 1, 1)
    expect(game.question).toMatchObject({ seat: 1, decider: 0 })
    until(game, () => game.state.turn.active === 5)
    expect([0, 1, 2, 5].map((seat) => whoDecides(game.state, seat))).toEqual([0, 0, 2, 5])
    until(game, () => holders(game)[0] === 2)
    expect(whoDecides(game.state, 1)).toBe(1)
  })

  test('[2011:contents/807] "your turn" is true for everybody whose turn runs', () => {
    const idol = creature('Idol', '{0}', '1/1', "As long as it's your turn, ~ gets +2/+0.")
    const game = melee(12, (seat) => (seat === 0 ? Array<Printed>(30).fill(idol) : forests()))
    until(game, () => game.question.seat === 0 && game.state.turn.active === 0 && game.state.turn.step === 'main1')
    game.reply(cast(game, 0))
    until(game, () => game.has('battlefield', 'Idol'))
    const power = () => powerOf(game.state, game.id('Idol', 'battlefield'))
    until(game, () => game.state.turn.active === 8)
    expect(power()).toBe(3)
    until(game, () => holders(game)[0] === 1)
    until(game, () => game.state.turn.active === 9)
    expect(power()).toBe(1)
  })

  test('[2011:contents/807] an ability once each turn can be used once in each of two turns', () => {
    const well = card(
      'Dry Cistern',
      '{0}',
      'Artifact',
      'Flash\n{0}: You gain 1 life. Activate this ability only once each turn.',
    )
    const game = melee(12, (seat) => (seat === 3 ? Array<Printed>(30).fill(well) : forests()))
    // Then a player on either side of this one has a turn.
    leave(game, 1, 2)
    asked(game, 3, 0)
    game.reply(cast(game, 3))
    until(game, () => game.has('battlefield', 'Dry Cistern'))
    const used: boolean[] = []
    for (const active of [0, 4, 0, 4]) {
      asked(game, 3, active)
      const action = legalActions(game.state, 3).find((one) => one.do === 'activate')
      used.push(action !== undefined)
      if (action !== undefined) game.reply(action)
    }
    expect(used).toEqual([true, true, false, false])
  })

  test('[2011:contents/807] one combat at a time: a turn waits to begin its own', () => {
    const imps = Array<Printed>(30).fill(creature('Imp', '{0}', '1/1', 'Haste'))
    const game = melee(12, (seat) => (seat % 4 === 0 ? imps : forests()))
    const began = new Set<Seat>()
    const step = () => {
      const { question, state } = game
      const { active } = state.turn
      if (question.kind === 'attackers') {
        const mine = state.battlefield.filter((id) => get(state, id).controller === active)
        return game.reply(mine.map((id) => ({ id, defender: { player: active + 1 } })))
      }
      const isFirst = question.kind === 'priority' && state.turn.step === 'main1' && !began.has(active)
      if (!isFirst || question.seat !== active) return question.kind === 'priority' ? game.pass() : game.plain()
      began.add(active)
      return game.reply(cast(game, active))
    }
    const inCombat = () => turns(game).filter((turn) => /[cC]ombat|declare|Damage/.test(turn)).length
    let most = 0
    while (game.state.turn.number <= 3) {
      step()
      // Those who wait to begin theirs stand at its first step.
      const waiting = game.state.melee?.parked.filter(
        ({ own: { turn, stage } }) => turn.step === 'beginCombat' && stage.at === 'beginStep',
      )
      most = Math.max(most, inCombat() - (waiting?.length ?? 0))
    }
    expect([most, [1, 5, 9].map((seat) => game.life(seat))]).toEqual([1, [19, 19, 19]])
    game.isAtAQuestion()
  })

  test('[2011:contents/801] steps out of reach trigger nothing: "each upkeep" is that of a neighbour', () => {
    const bell = all('Bell', 'At the beginning of each upkeep, you gain 1 life.', 'Enchantment')
    const game = melee(12, (seat) => (seat === 0 ? bell : forests()))
    until(game, () => game.question.seat === 0 && game.state.turn.active === 0 && game.state.turn.step === 'main1')
    game.reply(cast(game, 0))
    until(game, () => game.has('battlefield', 'Bell'))
    const upkeeps = () =>
      game.events.flatMap((one) => (one.kind === 'stepBegan' && one.step === 'upkeep' ? one.seat : []))
    const before = upkeeps().length
    until(game, () => holders(game).join() === '2,6,10' && turns(game).every((turn) => turn.endsWith('main1')))
    expect(
      upkeeps()
        .slice(before)
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 5, 6, 9, 10])
    expect(game.life(0)).toBe(21)
  })
})

describe('positions', () => {
  test('[2011:contents/807] are plain data: read back they go on the same', () => {
    const game = melee(12, () => all('Dart', '~ deals 1 damage to any target.'))
    asked(game, 1, 0)
    game.reply(cast(game, 1)).reply([{ player: 0 }])
    asked(game, 3, 4)
    const read = JSON.parse(JSON.stringify(game.position))
    expect(isWholePosition(read)).toBe(true)
    const [one, two] = [game.position, read].map((position) => answer(position, { do: 'pass' }))
    expect(JSON.stringify(two)).toBe(JSON.stringify(one))
  })
})
