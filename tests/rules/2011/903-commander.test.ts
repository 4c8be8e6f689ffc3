/** Commander (2011:contents/9): the command zone, the tax, combat damage, colour identity, how a game begins. */
import { expect, test } from 'vitest'
import { steadyClock } from '../../../scripts/lib/playGame.ts'
import { decide } from '../../../src/ai/index.ts'
import { boardFrom } from '../../../src/engine/boards/write.ts'
import {
  COMMANDER,
  type Commander,
  FREE_FOR_ALL,
  get,
  legalReplies,
  type Setup,
  seenBy,
  stateOf,
  whyNotSetup,
} from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import type { Printed } from '../../../src/language/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { BASICS, card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { gameOf } from '../../support/game.ts'
import { Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature('Rhea', '{1}{G}', '7/7', '', 'Legendary Creature — Human'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Banish', '{0}', 'Instant', 'Exile target creature.'),
  card('Calling Back', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card('Stop', '{0}', 'Instant', 'Counter target spell.'),
  card('Take', '{0}', 'Sorcery', 'Gain control of target creature.'),
  card('Burn', '{0}', 'Instant', '~ deals 3 damage to target creature or player.'),
  card('Mire', '{0}', 'Sorcery', 'Discard a card.'),
]

type Sides = Parameters<typeof table>[1]
type Side = Sides[number]

/** Seat 0 has Rhea for a commander; everybody else has a Bear. */
function commanded(edition: EditionId, side: Side, other: Side = {}, seats = 2): Table {
  const rest = Array.from({ length: seats - 2 }, (): Side => ({ battlefield: ['Bear'] }))
  const sides: Sides = [{ commander: ['Rhea'], ...side }, { battlefield: ['Bear'], ...other }, ...rest]
  return table(edition, sides, CARDS, {}, { format: COMMANDER })
}

const rhea = (game: Table, seat = 0): Commander => {
  const found = game.state.players[seat]?.commanders?.[0]
  if (found === undefined) throw new Error('no commander')
  return found
}

/** Casts Rhea from the command zone, and lets her resolve. */
function command(game: Table): Table {
  game.reply({ do: 'cast', object: game.id('Rhea', 'command'), via: 'normal' })
  return game.announce({}).resolve()
}

const LANDS = times(10, 'Forest')

inEditions('2011', 'today')('the command zone, %s', (edition) => {
  const isToday = edition === 'today'

  test('[2011:contents/9] a commander begins face up in the command zone and is cast from there for its mana cost', () => {
    const game = commanded(edition, { battlefield: ['Forest', 'Forest'] })
    expect(game.zone('Rhea')).toBe('command')
    command(game)
    expect(game.zone('Rhea')).toBe('battlefield')
    expect(rhea(game).casts).toBe(1)
    game.isAtAQuestion()
  })

  test('[2011:contents/9] only its owner casts it, and only when they could cast it from their hand', () => {
    const game = commanded(edition, { battlefield: LANDS }, { battlefield: LANDS })
    const cast = { do: 'cast', object: game.id('Rhea', 'command'), via: 'normal' } as const
    expect(game.why(cast)).toBe(null)
    game.pass()
    expect(game.why(cast)).not.toBe(null)
    expect(legalReplies(game.position)).not.toContainEqual(cast)
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(game.question.seat).toBe(0)
    expect(game.why(cast)?.key).toBe('timing.notYourTurn')
    game.isAtAQuestion()
  })

  test('[2011:contents/9] another card in the command zone can’t be cast', () => {
    const game = commanded(edition, { battlefield: LANDS, command: ['Bear'] })
    expect(game.why({ do: 'cast', object: game.id('Bear', 'command'), via: 'normal' })?.key).toBe('cast.wrongZone')
    game.isAtAQuestion()
  })

  test('[2011:contents/9 today:903.8] it costs {2} more for each time it was cast from there, also where it was countered', () => {
    const game = commanded(edition, { battlefield: LANDS, hand: ['Stop', 'Slay'] })
    game.reply({ do: 'cast', object: game.id('Rhea', 'command'), via: 'normal' }).announce({})
    game
      .cast('Stop', { targets: ['Rhea'] })
      .resolve()
      .reply(true)
    expect([game.zone('Rhea'), rhea(game).casts]).toEqual(['command', 1])
    command(game)
    expect(game.state.battlefield.filter((id) => game.state.objects.flat()[id]?.tapped)).toHaveLength(2 + 4)
    game
      .cast('Slay', { targets: ['Rhea'] })
      .resolve()
      .reply(true)
    expect(rhea(game).casts).toBe(2)
    // Four lands are left, and she costs six.
    const cast = { do: 'cast', object: game.id('Rhea', 'command'), via: 'normal' } as const
    expect(game.why(cast)?.key).toBe('cast.cantPay')
    game.isAtAQuestion()
  })

  test('[2011:contents/9] cast from the hand she costs no more, and that isn’t counted', () => {
    const game = commanded(edition, { battlefield: LANDS, hand: ['Calling Back'] })
    command(game)
    game.cast('Calling Back', { targets: ['Rhea'] }).resolve()
    // today:903.9: that is now replaced, too.
    if (isToday) game.reply(false)
    expect(game.zone('Rhea')).toBe('hand')
    game.cast('Rhea').resolve()
    expect(game.state.battlefield.filter((id) => game.state.objects.flat()[id]?.tapped)).toHaveLength(2 + 2)
    expect(rhea(game).casts).toBe(1)
    game.isAtAQuestion()
  })

  test.each([
    ['a graveyard', 'Slay', 'graveyard'],
    ['exile', 'Banish', 'exile'],
  ] as const)(
    '[2011:contents/9 today:903.9] instead of %s, today from there, its owner may put it into the command zone',
    (_, spell, zone) => {
      for (const instead of [true, false]) {
        const game = commanded(edition, { battlefield: ['Rhea'], hand: [spell] })
          .cast(spell, { targets: ['Rhea'] })
          .resolve()
        expect(game.asks('confirm')).toMatchObject({ seat: 0, reason: isToday ? 'command' : 'replacement' })
        game.reply(instead)
        expect(game.zone('Rhea')).toBe(instead ? 'command' : zone)
        game.isAtAQuestion()
      }
    },
  )

  test('[today:903.9 2011:contents/9] put into a graveyard she dies; instead of a hand she may go back only today', () => {
    const mourner = creature('Mourner', '{0}', '1/1', 'Whenever another creature dies, you gain 1 life.')
    const sides: Sides = [
      { commander: ['Rhea'], battlefield: ['Rhea', 'Mourner', ...LANDS], hand: ['Slay', 'Calling Back'] },
      {},
    ]
    const game = table(edition, sides, [mourner, ...CARDS], {}, { format: COMMANDER })
    game
      .cast('Slay', { targets: ['Rhea'] })
      .resolve()
      .reply(true)
    expect([game.zone('Rhea'), game.resolveAll().life(0)]).toEqual(['command', isToday ? 41 : 40])
    command(game)
    game.cast('Calling Back', { targets: ['Rhea'] }).resolve()
    expect(game.question.kind).toBe(isToday ? 'confirm' : 'priority')
    if (isToday) game.reply(true)
    expect(game.zone('Rhea')).toBe(isToday ? 'command' : 'hand')
    game.isAtAQuestion()
  })

  test('[today:903.9] who leaves her in the graveyard isn’t asked again', () => {
    const game = commanded(edition, { battlefield: ['Rhea', 'Bear'], hand: ['Slay', 'Slay'] })
      .cast('1:Slay', { targets: ['Rhea'] })
      .resolve()
      .reply(false)
    game.cast('Slay', { targets: ['1:Bear'] }).resolve()
    expect([game.question.kind, game.zone('Rhea')]).toEqual(['priority', 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2011:contents/9] from a hand, too; and nobody is asked of a card that is no commander', () => {
    const game = commanded(edition, { hand: ['Rhea', 'Mire'] })
      .cast('Mire')
      .resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(true)
    expect(game.zone('Rhea')).toBe('command')
    const other = commanded(edition, { battlefield: ['Queen'], hand: ['Slay'] })
      .cast('Slay', { targets: ['Queen'] })
      .resolve()
    expect([other.zone('Queen'), other.question.kind]).toEqual(['graveyard', 'priority'])
    other.isAtAQuestion()
  })

  test('[2011:contents/9] of a commander that another player controls its owner is asked', () => {
    const game = commanded(edition, {}, { battlefield: [{ name: 'Rhea', owner: 0 }], hand: ['Slay'] })
    game
      .pass()
      .cast('Slay', { targets: ['Rhea'] })
      .resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(true)
    expect(game.state.command).toEqual([game.id('Rhea')])
    game.isAtAQuestion()
  })

  test('[2011:contents/9] a copy of a commander is none', () => {
    const copy = card(
      'Twin',
      '{0}',
      'Creature — Shapeshifter',
      'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
      '0/0',
    )
    const sides: Sides = [{ commander: ['Rhea'], battlefield: ['Forest', 'Rhea'], hand: ['Twin', 'Slay'] }, {}]
    const game = table(
      edition,
      sides,
      [creature('Rhea', '{1}{G}', '7/7'), copy, ...CARDS.slice(1)],
      {},
      { format: COMMANDER },
    )
    game
      .cast('Twin')
      .resolve()
      .reply([game.id('Rhea', 'battlefield')])
    const twin = game.state.battlefield.at(-1) ?? 0
    game
      .reply({ do: 'cast', object: game.id('Slay', 'hand'), via: 'normal' })
      .reply([{ object: twin }])
      .resolveAll()
    expect(game.has('graveyard', 'Twin')).toBe(true)
    expect(game.state.command).toEqual([])
    game.isAtAQuestion()
  })
})

inEditions('2011', 'today')('combat damage, %s', (edition) => {
  const dealt = (damage: readonly number[], more: Side = {}): Table =>
    commanded(
      edition,
      { commander: [{ name: 'Rhea', damage }], battlefield: ['Rhea'], ...more },
      { battlefield: [] },
      3,
    )

  test('[2011:contents/9 today:903.10] 21 combat damage from one commander loses the game', () => {
    const game = dealt([0, 14, 0]).attack('Rhea')
    game.to('main2')
    expect(game.state.players[1]?.lost).toBe('commander')
    expect(game.state.players[2]?.lost).toBe(null)
    expect(rhea(game).damage).toEqual([0, 21, 0])
    game.isAtAQuestion()
  })

  test('[2011:contents/9] 20 don’t', () => {
    const game = dealt([0, 13, 19]).attack('Rhea')
    game.to('main2')
    expect(rhea(game).damage).toEqual([0, 20, 19])
    expect([game.life(1), game.state.players[1]?.lost]).toEqual([33, null])
    game.isAtAQuestion()
  })

  test('[2011:contents/9] other damage of hers doesn’t count', () => {
    const pinger = creature(
      'Rhea',
      '{1}{G}',
      '7/7',
      '{0}: ~ deals 1 damage to target player.',
      'Legendary Creature — Human',
    )
    const sides: Sides = [{ commander: [{ name: 'Rhea', damage: [0, 20] }], battlefield: ['Rhea'] }, {}]
    const game = table(edition, sides, [pinger], {}, { format: COMMANDER })
    game.activate('Rhea', 0, { targets: ['player 1'] }).resolve()
    expect([game.life(1), rhea(game).damage[1]]).toEqual([39, 20])
    game.isAtAQuestion()
  })

  test('[2011:contents/9 today:903.10] it counts for the card, whoever controls it and wherever it was in between', () => {
    const given = commanded(
      edition,
      { commander: [{ name: 'Rhea', damage: [14, 0, 0] }] },
      { battlefield: [{ name: 'Rhea', owner: 0 }] },
      3,
    )
    given.to('upkeep', given.state.turn.number + 1).until('attackers')
    given.reply([{ id: given.id('Rhea', 'battlefield'), defender: { player: 0 } }]).to('main2')
    expect([given.state.players[0]?.lost, rhea(given).damage]).toEqual(['commander', [21, 0, 0]])
    const game = dealt([0, 14, 0], { battlefield: ['Rhea', ...LANDS], hand: ['Calling Back'] })
    game.cast('Calling Back', { targets: ['Rhea'] }).pass(3)
    if (edition === 'today') game.reply(false)
    game.cast('Rhea').pass(3)
    expect(rhea(game).damage).toEqual([0, 14, 0])
    game
      .to('upkeep', game.state.turn.number + 3)
      .attack('Rhea')
      .to('main2')
    expect(game.state.players[1]?.lost).toBe('commander')
    game.isAtAQuestion()
  })

  test('[2011:contents/9] what two of them have dealt counts apart', () => {
    const two = { name: 'Queen', damage: [0, 20] }
    const game = table(
      edition,
      [{ commander: [{ name: 'Rhea', damage: [0, 13] }, two], battlefield: ['Rhea', 'Queen'] }, {}],
      CARDS,
      {},
      { format: COMMANDER },
    )
    game.attack('Rhea').to('main2')
    expect(game.state.players[0]?.commanders?.map(({ damage }) => damage)).toEqual([
      [0, 20],
      [0, 20],
    ])
    expect(game.state.outcome).toBe(null)
    game.isAtAQuestion()
  })
})

inEditions('2011', 'today')('colour identity, %s', (edition) => {
  test('[2011:contents/9 today:903.add-mana] mana of another colour than the commander’s is colourless, today no longer', () => {
    const game = commanded(edition, { battlefield: ['Mountain', 'Forest'] })
    game.activate('Mountain').activate('Forest')
    expect(game.pool(0)).toBe(edition === 'today' ? 'RG' : 'CG')
    game.isAtAQuestion()
  })

  test('[2011:contents/9] without a commander it stays as it is', () => {
    const game = commanded(edition, {}, { battlefield: ['Mountain'] })
    game.pass().activate('Mountain')
    expect(game.pool(1)).toBe('R')
    game.isAtAQuestion()
  })

  test('[2011:contents/9 today:903.add-mana] such mana pays no cost of its colour, and today does', () => {
    const cards = [...CARDS, card('Spark', '{R}', 'Instant', '~ deals 3 damage to target creature or player.')]
    const sides: Sides = [{ commander: ['Rhea'], battlefield: ['Mountain'], hand: ['Spark'] }, {}]
    const game = table(edition, sides, cards, {}, { format: COMMANDER })
    expect(game.why({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })?.key).toBe(
      edition === 'today' ? undefined : 'cast.cantPay',
    )
    game.isAtAQuestion()
  })
})

inEditions('2011', 'today')('how a game begins, %s', (edition) => {
  const [leader] = CARDS as [Printed]
  const forest = card('Forest', '', 'Basic Land — Forest')
  const setup = (fields: Partial<Setup> = {}): Setup => ({
    edition,
    seed: 1,
    starter: 0,
    format: COMMANDER,
    players: ['Ada', 'Bea'].map((name) => ({ name, deck: Array<Printed>(20).fill(forest), commander: [leader] })),
    ...fields,
  })

  test('[2011:contents/9 today:903.7] 40 life, seven cards, the commanders in the command zone and known to all', () => {
    const { position } = gameOf(setup())
    const { players, command: zone, hands } = stateOf(position)
    expect(players.map(({ life }) => life)).toEqual([40, 40])
    expect(hands.map((hand) => hand.length)).toEqual([7, 7])
    expect(zone).toHaveLength(2)
    const { now } = seenBy(position, 1)
    expect(now.printed[now.players[0]?.commanders?.[0]?.face ?? -1]?.name).toBe('Rhea')
  })

  test('[2011:contents/9] the first mulligan costs no card, the second one does', () => {
    const game = gameOf(setup())
    game.reply('mulligan').reply('keep')
    expect(game.handSize(0)).toBe(7)
    game.reply('mulligan')
    // today:103.5: of seven, one goes to the bottom of the library as the hand is kept.
    expect(game.handSize(0)).toBe(edition === 'today' ? 7 : 6)
    game.isAtAQuestion()
  })

  test.each([
    ['nobody to lead it', [], 'deck.commanders', '903.5'],
    ['two cards to lead it', ['Rhea', 'Rhea'], 'deck.commanders', '903.5'],
    ['a card to lead it that is no legendary creature', ['Slay'], 'deck.notCommander', '903'],
  ])('[2011:contents/9] no game begins with a deck that has %s', (_, names, key, number) => {
    const commander = names.flatMap((name) => CARDS.find((one) => one.name === name) ?? [])
    const { players, ...rest } = setup()
    const [first, second] = players
    if (first === undefined || second === undefined) throw new Error('no players')
    const unfit: Setup = { ...rest, players: [first, { ...second, commander }] }
    expect(whyNotSetup(unfit)).toMatchObject({ key, rule: `${edition}:${number}` })
    expect(() => gameOf(unfit)).toThrow(key)
    expect(whyNotSetup({ ...unfit, format: FREE_FOR_ALL })).toBe(null)
  })

  test('[2011:contents/9] as a game restarts, commanders begin in the command zone and nothing is counted of them', () => {
    const anew = card('Anew', '{0}', 'Sorcery', 'Restart the game.')
    const sides: Sides = [
      { commander: [{ name: 'Rhea', casts: 3, damage: [0, 9] }], battlefield: ['Rhea'], hand: ['Anew'] },
      { battlefield: ['Queen'], commander: ['Queen'] },
    ]
    const game = table(edition, sides, [anew, ...CARDS], {}, { format: COMMANDER })
      .cast('Anew')
      .resolve()
    expect(game.state.command.map((id) => get(game.state, id).owner)).toEqual([0, 1])
    expect(rhea(game)).toMatchObject({ casts: 0, damage: [0, 0] })
    game.isAtAQuestion()
  })

  test('[2011:contents/9] a board written of such a game gives the same commanders', () => {
    const sides: Sides = [
      { commander: [{ name: 'Rhea', casts: 2, damage: [0, 9, 4] }], battlefield: ['Rhea'] },
      { commander: ['Queen'] },
      {},
    ]
    const game = table(edition, sides, CARDS, {}, { format: COMMANDER })
    const written = boardFrom(seenBy(game.position, 1), 'Forest')
    if ('losses' in written) throw new Error(JSON.stringify(written.losses))
    const { players, format } = written.board
    expect(format).toEqual(COMMANDER)
    expect(players.map(({ commander }) => commander)).toEqual([
      ['Queen'],
      undefined,
      [{ name: 'Rhea', casts: 2, damage: [9, 4, 0] }],
    ])
    const again = positionFrom(
      written.board,
      (name) => written.cards.get(name) ?? BASICS.find((one) => one.name === name) ?? null,
    )
    if ('problems' in again) throw new Error(JSON.stringify(again.problems))
    const { state } = new Table(again.position)
    expect(state.players[2]?.commanders?.[0]).toMatchObject({ casts: 2, damage: [9, 4, 0] })
    expect(state.battlefield.map((id) => get(state, id).card)).toContain(state.players[2]?.commanders?.[0]?.card)
    expect(state.command).toHaveLength(1)
  })
})

inEditions('2011', 'today')('the machine player, %s', (edition) => {
  const decided = (game: Table): unknown =>
    decide(seenBy(game.position, game.question.seat), 'normal', { ms: 500, now: steadyClock() }, () => 0).reply

  test('[2011:contents/9] casts its commander, and has it go back to the command zone', () => {
    const game = commanded(edition, { battlefield: LANDS }, { hand: ['Slay'] })
    expect(decided(game)).toEqual({ do: 'cast', object: game.id('Rhea', 'command'), via: 'normal' })
    command(game)
    game
      .pass()
      .cast('Slay', { targets: ['Rhea'] })
      .resolve()
    expect(game.question.kind).toBe('confirm')
    expect(decided(game)).toBe(true)
  })
})
