/**
 * A player leaves a game of several (102.7). What becomes of their things is 2011:contents/800; the older book is for
 * two.
 */
import { expect, test } from 'vitest'
import { answer, forget, get, legalReplies, outcomeOf, type Position, stateOf } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  instant('Zap', '~ deals 3 damage to target creature or player.'),
  instant('Doom', 'Each opponent loses 30 life.'),
  instant('Flood', '~ deals 3 damage to each player.'),
  instant('Leech', 'Each opponent loses 1 life.'),
  instant('Verdict', 'Target player loses the game.'),
  instant('Reclaim', 'Put target creature card from a graveyard onto the battlefield under your control.'),
  instant('Snare', 'Target creature gets +0/+3 until your next turn.'),
  instant('Later', 'At the beginning of the next end step, you gain 5 life.'),
  instant('Spite', 'Target opponent sacrifices a creature.'),
  card('Wake', '{0}', 'Enchantment', 'Whenever a creature leaves the battlefield, you gain 1 life.'),
  creature(
    'Vulture',
    '{0}',
    '1/1',
    'Flying\nWhenever another creature is put into a graveyard from the battlefield, you gain 1 life.',
  ),
  card('Pyre', '{0}', 'Artifact', 'Sacrifice a creature: You gain 1 life.'),
  card('Old Hex', '{0}', 'Enchantment — Aura', 'Enchant player'),
  instant('Blink', 'Exile target creature. Return it to the battlefield at the beginning of the next end step.'),
  instant('Ambush', "Create a 1/1 white Soldier creature token that's tapped and attacking."),
  card('Ear', '{0}', 'Enchantment', 'Whenever a player casts a spell, you gain 1 life.'),
  card(
    'Old Recall',
    '{0}',
    'Enchantment',
    "Whenever a creature leaves the battlefield, return it to its owner's hand.",
  ),
  creature('Singer', '{0}', '1/1', '{T}: You gain 1 life.'),
  card('Edict', '{0}', 'Sorcery', 'Each player sacrifices a creature.'),
]

const three = (edition: EditionId, sides: Parameters<typeof table>[1]) => table(edition, sides, CARDS)

/** What a saved position and one run again give is what the waiting process gives. */
function sameAgain(position: Position, reply: Parameters<typeof answer>[1]): void {
  const given = answer(position, reply)
  const saved = JSON.parse(JSON.stringify(position)) as Position
  expect(answer(saved, reply)).toEqual(given)
  forget(position)
  expect(answer(position, reply)).toEqual(given)
}

const playing = (game: Table) => game.state.players.filter((player) => player.lost === null).map(({ seat }) => seat)

inEditions(
  '2004',
  '2011',
  'today',
)('102 leaving a game of three, %s', (edition) => {
  test('[2004:102.7 2011:contents/800 2011:contents/806] who gives up leaves, the others play on, and the last one wins', () => {
    const game = three(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Ox'] }, {}])
    sameAgain(game.position, { concede: 0 })
    game.reply({ concede: 0 })
    expect([playing(game), outcomeOf(game.position)]).toEqual([[1, 2], null])
    expect(game.has('battlefield', 'Bear')).toBe(false)
    expect(game.has('battlefield', 'Ox')).toBe(true)
    expect(game.state.libraries[0]).toEqual([])
    expect(game.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['playerLost', 'leftGame']))
    expect(game.refusal({ concede: 0 }).key).toBe('reply.noSuchPlayer')
    game.isAtAQuestion()
    game.reply({ concede: 2 })
    expect(outcomeOf(game.position)).toMatchObject({ winner: 1, reason: 'conceded' })
  })

  test('[2004:102.7] any player may at any question; who is asked is asked the same again', () => {
    const game = three(edition, [{}, {}, {}])
    game.reply({ concede: 1 })
    expect(game.question).toEqual({ kind: 'priority', seat: 0 })
    game.pass()
    expect(game.question.seat).toBe(2)
  })

  test('[2004:102.7 2004:408.1d] all who are left have the chance to do something, whoever had passed before', () => {
    const game = three(edition, [{ hand: ['Zap'] }, {}, {}])
    game.cast('Zap', { targets: ['player 1'] }).pass()
    expect(game.question.seat).toBe(1)
    game.reply({ concede: 0 })
    expect([game.question.seat, game.state.stack.length]).toEqual([1, 0])
    const other = three(edition, [{}, { hand: ['Zap'] }, {}])
    other
      .pass()
      .cast('Zap', { targets: ['player 0'] })
      .pass()
    // The third player has priority; the second's spell is on the stack; the first leaves.
    expect(other.question.seat).toBe(2)
    other.reply({ concede: 0 })
    other.pass()
    expect([other.question.seat, other.state.stack.length]).toEqual([1, 1])
  })

  test('[2004:212.4f 2004:102.7] an Aura on a player who has left goes to the graveyard', () => {
    const game = three(edition, [{ hand: ['Old Hex'] }, {}, {}])
    game.cast('Old Hex', { targets: ['player 1'] }).pass(3)
    expect(game.zone('Old Hex')).toBe('battlefield')
    game.reply({ concede: 1 })
    expect(game.zone('Old Hex')).toBe('graveyard')
  })

  test('[2004:504.6] face-down permanents are shown as their owner leaves', () => {
    const game = three(edition, [{ battlefield: [{ name: 'Singer', faceDown: true }] }, {}, {}])
    game.reply({ concede: 0 })
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'revealed', objects: [expect.objectContaining({ name: 'Singer' })] }),
    )
  })

  test('[2004:102.7] nor does what triggers as it leaves', () => {
    const game = three(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Old Recall'] }, {}])
    game.reply({ concede: 0 })
    expect(game.state.stack).toHaveLength(1)
    game.resolveAll()
    expect([game.zone('Bear'), game.handSize(0)]).toEqual(['outside', 0])
  })

  test('[2004:102.7] "return it" does not find what has left the game with its owner', () => {
    const game = three(edition, [{ hand: ['Blink'] }, { battlefield: ['Bear'] }, {}])
    game.cast('Blink', { targets: ['Bear'] }).pass(3)
    expect(game.zone('Bear')).toBe('exile')
    game.reply({ concede: 1 })
    game.to('end').resolveAll()
    expect(game.zone('Bear')).toBe('outside')
    game.isAtAQuestion()
  })

  test('[2004:102.7 2004:300.1 2011:contents/800 today:800.4] the turn of a player who left goes on to its end without them', () => {
    const game = three(edition, [{ battlefield: ['Bear'] }, {}, {}])
    const turn = game.state.turn.number
    game.reply({ concede: 0 })
    expect(game.question).toEqual({ kind: 'priority', seat: 1 })
    expect([game.state.turn.number, game.state.turn.active]).toEqual([turn, 0])
    game.to('end')
    expect([game.state.turn.number, game.question.seat]).toEqual([turn, 1])
    // 408.1: both of those who are left have priority before the step ends.
    expect(game.pass().question).toEqual({ kind: 'priority', seat: 2 })
    game.to('upkeep', turn + 1)
    expect(game.state.turn.active).toBe(1)
    game.to('upkeep', turn + 2)
    expect(game.state.turn.active).toBe(2)
    // Nobody sits between the last and the first any more.
    game.to('upkeep', turn + 3)
    expect(game.state.turn.active).toBe(1)
  })

  test('[2004:102.7 2004:422.1] what the player was just doing has never been done', () => {
    const game = three(edition, [{ hand: ['Zap'] }, { battlefield: ['Bear', 'Ear'] }, {}])
    game.reply({ do: 'cast', object: game.id('Zap'), via: 'normal' })
    expect(game.question).toMatchObject({ kind: 'targets', seat: 0 })
    sameAgain(game.position, { concede: 0 })
    game.reply({ concede: 0 })
    expect(game.question).toEqual({ kind: 'priority', seat: 1 })
    expect(game.state.stack).toEqual([])
  })

  test('[2004:102.7 2004:410.3] what the player has done has been done, while others put what triggered on the stack', () => {
    const sides = [{ hand: ['Zap'] }, { battlefield: ['Bear'] }, { battlefield: ['Vulture', 'Vulture'] }] as const
    const game = three(edition, sides)
      .cast('Zap', { targets: ['Bear'] })
      .pass(3)
    // The Bear has died of it: the third player orders two triggers, the first gives up.
    expect(game.asks('order').seat).toBe(2)
    game.reply({ concede: 0 })
    expect(game.asks('order').seat).toBe(2)
    game.plain()
    expect([game.state.stack.length, game.zone('Bear'), game.question.seat]).toEqual([2, 'graveyard', 1])
    const acting = three(edition, [{ battlefield: ['Pyre', 'Singer'] }, {}, sides[2]])
    acting.activate('Pyre')
    expect(acting.asks('order').seat).toBe(2)
    sameAgain(acting.position, { concede: 0 })
    acting.reply({ concede: 0 }).plain()
    expect([acting.state.stack.length, acting.question.seat]).toEqual([2, 1])
    expect(acting.resolveAll().life(2)).toBe(22)
  })

  test("[2004:102.7 2004:413.2a] another player's announcement goes on; what was theirs is then no legal target", () => {
    const game = three(edition, [{ hand: ['Zap'] }, { battlefield: ['Bear'] }, {}])
    game.reply({ do: 'cast', object: game.id('Zap'), via: 'normal' })
    game.reply({ concede: 1 })
    expect(game.question).toMatchObject({ kind: 'targets', seat: 0 })
    game.announce({ targets: ['Bear'] })
    expect(game.has('battlefield', 'Bear')).toBe(false)
    expect(game.state.stack).toHaveLength(1)
    game.pass(2)
    expect(game.events.some(({ kind }) => kind === (edition === 'today' ? 'unresolved' : 'countered'))).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:102.7 2004:413.2d] in the middle of a resolution the rest of it is done without them', () => {
    const own = (name: string) => ({ battlefield: ['Bear', name] })
    const game = three(edition, [{ ...own('Ox'), hand: ['Edict'] }, own('Ox'), own('Singer')])
    game.cast('Edict').pass(3)
    expect(game.question).toMatchObject({ kind: 'choose', seat: 0 })
    game.reply([game.id('Bear')])
    expect(game.question).toMatchObject({ kind: 'choose', seat: 1 })
    sameAgain(game.position, { concede: 1 })
    game.reply({ concede: 1 })
    expect(game.question).toMatchObject({ kind: 'choose', seat: 2 })
    game.reply([game.id('Singer')])
    expect(game.question).toEqual({ kind: 'priority', seat: 0 })
    expect(game.state.battlefield.map((id) => get(game.state, id).owner).sort()).toEqual([0, 2])
  })

  test('[2004:102.7 2011:contents/800] their spells and abilities on the stack are gone, and what was to happen for them never does', () => {
    const game = three(edition, [{ hand: ['Zap', 'Later'], battlefield: ['Singer'] }, {}, {}])
    game.cast('Later').pass(3)
    game.cast('Zap', { targets: ['player 1'] }).activate('Singer')
    expect(game.state.stack).toHaveLength(2)
    game.reply({ concede: 0 })
    expect([game.state.stack, game.state.delayed]).toEqual([[], []])
    game.to('end')
    expect([game.life(0), game.life(1)]).toEqual([20, 20])
  })

  test('[2004:102.7 2011:contents/800 today:800.4] effects that give them control end, and what they control of others besides is exiled', () => {
    const game = three(edition, [
      { hand: ['Theft', 'Reclaim'] },
      { battlefield: ['Bear'], graveyard: ['Ox'] },
      { battlefield: ['Singer'] },
    ])
    game.cast('Theft', { targets: ['Bear'] }).pass(3)
    game.cast('Reclaim', { targets: ['Ox'] }).pass(3)
    expect([get(game.state, game.id('Bear')).controller, get(game.state, game.id('Ox')).controller]).toEqual([0, 0])
    game.reply({ concede: 0 })
    expect([game.zone('Bear'), get(game.state, game.id('Bear')).controller]).toEqual(['battlefield', 1])
    expect(game.zone('Ox')).toBe('exile')
    game.isAtAQuestion()
  })

  test('[2004:102.7 2011:contents/800 today:800.4] what is theirs goes also where another controls it, and with its Auras what those did', () => {
    const game = three(edition, [
      { hand: ['Theft'], battlefield: ['Ox'] },
      { battlefield: ['Bear', { name: 'Grip', attachedTo: 'Singer' }] },
      { battlefield: [{ name: 'Singer' }] },
    ])
    game.cast('Theft', { targets: ['Bear'] }).pass(3)
    expect(get(game.state, game.id('Singer')).controller).toBe(1)
    game.reply({ concede: 1 })
    expect(game.has('battlefield', 'Bear')).toBe(false)
    expect(get(game.state, game.id('Singer')).controller).toBe(2)
    expect(game.has('battlefield', 'Grip')).toBe(false)
  })

  test('[2004:410.10d] what sees permanents leave the battlefield sees these', () => {
    const game = three(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Wake'] }, {}])
    game.reply({ concede: 0 })
    expect(game.asks('order').seat).toBe(1)
    game.plain()
    expect(game.state.stack).toHaveLength(2)
    game.resolveAll()
    expect(game.life(1)).toBe(22)
  })

  test('[2004:420.5a 2004:102.3] who loses by state-based actions leaves just so', () => {
    const game = three(edition, [{ hand: ['Bleed'] }, { battlefield: ['Bear'] }, {}])
    game.cast('Bleed', { targets: ['player 1'] }).pass(3)
    expect([playing(game), outcomeOf(game.position), game.has('battlefield', 'Bear')]).toEqual([[0, 2], null, false])
    expect(game.question).toEqual({ kind: 'priority', seat: 0 })
    const all = three(edition, [{ hand: ['Doom'] }, {}, {}])
    all.cast('Doom').pass(3)
    expect(outcomeOf(all.position)).toMatchObject({ winner: 0, reason: 'life' })
  })

  test('[2004:102.3] and who loses by an effect', () => {
    const game = three(edition, [{ hand: ['Verdict'] }, {}, { battlefield: ['Bear'] }])
    game.cast('Verdict', { targets: ['player 2'] }).pass(3)
    expect([playing(game), outcomeOf(game.position), game.has('battlefield', 'Bear')]).toEqual([[0, 1], null, false])
  })

  test('[2004:103.4] "each opponent" are all others who are there, and "target opponent" one of them', () => {
    const game = three(edition, [{ hand: ['Leech', 'Spite'] }, { battlefield: ['Bear'] }, { battlefield: ['Ox'] }])
    game.cast('Leech').pass(3)
    expect([0, 1, 2].map((seat) => game.life(seat))).toEqual([20, 19, 19])
    game.reply({ do: 'cast', object: game.id('Spite'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ player: 1 }, { player: 2 }])
    game.reply({ concede: 2 })
    // The choice was already put; the answer to it is judged on resolution.
    game.reply([{ player: 2 }])
    game.announce({}).pass(2)
    expect(game.has('battlefield', 'Bear')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:102.7 2011:contents/800 today:800.4] an effect until their next turn ends when that turn would have begun', () => {
    const game = three(edition, [{}, { hand: ['Snare'] }, { battlefield: ['Ox'] }])
    game
      .pass()
      .cast('Snare', { targets: ['Ox'] })
      .pass(3)
    const restricted = () => game.state.lasting.length
    expect(restricted()).toBe(1)
    game.reply({ concede: 1 })
    game.to('end')
    expect(restricted()).toBe(1)
    game.to('upkeep', game.state.turn.number + 1)
    expect([game.state.turn.active, restricted()]).toEqual([2, 0])
  })

  test('[2004:102.4 2011:contents/806] all others at the same time: a draw only where nobody is left', () => {
    const game = three(edition, [{ hand: ['Flood'], life: 3 }, { life: 1 }, { life: 1 }])
    game.cast('Flood').pass(3)
    expect(outcomeOf(game.position)).toMatchObject({ winner: null, reason: 'draw' })
  })
})

inEditions(
  '2004',
  '2011',
  'today',
)('combat among three, %s', (edition) => {
  const declared = () => {
    const game = three(edition, [
      { battlefield: ['Bear', 'Ox'] },
      { battlefield: ['Singer'] },
      { battlefield: ['Singer'] },
    ])
    game.until('attackers')
    expect(game.asks('attackers').defenders).toEqual([{ player: 1 }, { player: 2 }])
    return game.reply([
      { id: game.id('Bear'), defender: { player: 1 } },
      { id: game.id('Ox'), defender: { player: 2 } },
    ])
  }

  test('[2011:contents/802 2004:308.1 2004:309.2 today:802] each attacker has its own defending player, and each of those blocks what attacks them', () => {
    const game = declared().until('blockers')
    const first = game.asks('blockers')
    expect([first.seat, first.able.map((one) => one.attackers)]).toEqual([1, [[game.id('Bear')]]])
    game.reply([])
    const second = game.asks('blockers')
    expect([second.seat, second.able.map((one) => one.attackers)]).toEqual([2, [[game.id('Ox')]]])
    game.reply([]).to('main2')
    expect([game.life(1), game.life(2)]).toEqual([18, 17])
  })

  test('[2011:contents/802] a token that enters attacking attacks whom its controller chooses', () => {
    const game = three(edition, [{ battlefield: ['Bear'], hand: ['Ambush'] }, {}, {}]).attack('Bear')
    game.cast('Ambush').pass(3)
    expect(game.asks('targets').legal).toEqual([{ player: 1 }, { player: 2 }])
    game.reply([{ player: 2 }]).to('main2')
    expect([game.life(1), game.life(2)]).toEqual([18, 19])
  })

  test('[2004:102.7 2004:310.4] what attacks a player who leaves goes on attacking, and deals damage to nobody', () => {
    const game = declared()
    game.reply({ concede: 1 })
    expect(game.state.combat?.attackers.map((one) => one.defender)).toEqual([null, { player: 2 }])
    game.until('blockers')
    expect(game.question.seat).toBe(2)
    game.reply([]).to('main2')
    expect([game.life(1), game.life(2)]).toEqual([20, 17])
    game.isAtAQuestion()
  })

  test('[2004:102.7 2011:contents/800] the attackers of a player who leaves are gone, and combat ends', () => {
    const game = declared()
    game.reply({ concede: 0 })
    expect(game.state.combat?.attackers).toEqual([])
    game.to('main2')
    expect([game.life(1), game.life(2)]).toEqual([20, 20])
  })

  test('[2004:102.7] nobody blocks for a player who gives up while they are to declare', () => {
    const game = declared().until('blockers')
    expect(game.question.seat).toBe(1)
    game.reply({ concede: 1 })
    expect(game.question).toMatchObject({ kind: 'blockers', seat: 2 })
    game.reply([]).to('main2')
    expect(game.life(2)).toBe(17)
  })
})

test('[2004:102.7] with two players the game is over at once, in the middle of anything', () => {
  const game = table('2004', [{ hand: ['Zap'] }, {}], CARDS)
  game.reply({ do: 'cast', object: game.id('Zap'), via: 'normal' })
  game.reply({ concede: 0 })
  expect([game.position.question, legalReplies(game.position)]).toEqual([null, []])
  expect(outcomeOf(game.position)).toMatchObject({ winner: 1, reason: 'conceded' })
  expect(stateOf(game.position).stack).toHaveLength(1)
})
