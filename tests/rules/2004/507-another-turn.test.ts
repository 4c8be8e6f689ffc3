/** Controlling another player's turn (507). */
import { describe, expect, test } from 'vitest'
import { answer, deciderOf, find, legalReplies, type Question, seenBy, seenEvents } from '../../../src/engine/index.ts'
import { cite, type EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const REINS = card('Silver Reins', '{0}', 'Sorcery', "You control target player's next turn.")
const YOKE = card('Silver Yoke', '{0}', 'Sorcery', "You control target player during that player's next turn.")
const LAPSE = card('Lapse', '{0}', 'Sorcery', 'Target player skips their next turn.')
const TOLL = card(
  'Steep Toll',
  '{R}',
  'Instant',
  'As an additional cost to cast this spell, discard a card.\nYou gain 2 life.',
)
const SEEK = card('Farlook', '{0}', 'Sorcery', 'Search your library for a card, put it into your hand, then shuffle.')
const COUNT = creature('Tallier', '{1}{G}', '1/1', 'Creatures you control get +0/+1 for each creature you control.')
const LURK = creature('Lowgait', '{3}', '3/3', 'Morph {2}')

/** Whose decision it is, and who makes it. */
const asked = (question: Question): readonly [number, number] => [question.seat, deciderOf(question)]

/** At the beginning of the other player's upkeep, in a turn that seat 0 controls. */
function controlled(
  edition: EditionId,
  [mine, theirs]: readonly [Parameters<typeof table>[1][0], Parameters<typeof table>[1][1]],
  words = REINS,
): Table {
  const game = table(
    edition,
    [{ ...mine, hand: [words.name, ...(mine.hand ?? [])] }, theirs],
    [words, TOLL, SEEK, COUNT, LURK, LAPSE],
  )
  game.cast(words.name, { targets: ['player 1'] }).resolve()
  return game.to('upkeep', game.state.turn.number + 1)
}

inEditions(
  '2004',
  '2011',
  'today',
)('507 controlling another player’s turn (%s)', (edition) => {
  test.each([REINS, YOKE])('[2004:507.1] it lasts for the next turn of that player, whole: $name', (words) => {
    const game = controlled(edition, [{}, { hand: times(9, 'Bear') }], words)
    const turn = game.state.turn.number
    expect([asked(game.question), game.state.turn.active]).toEqual([[1, 0], 1])
    // Also in the cleanup step: the other player discards what the controller of the turn chooses.
    game.until('choose')
    expect([game.state.turn.step, game.asks('choose').reason, asked(game.question)]).toEqual([
      'cleanup',
      'discardToHandSize',
      [1, 0],
    ])
    game.plain().to('upkeep', turn + 1)
    expect(asked(game.question)).toEqual([0, 0])
    game.to('upkeep', turn + 2)
    expect(asked(game.question)).toEqual([1, 1])
    game.isAtAQuestion()
  })

  test('[2004:507.1] the turn in which it is created isn’t controlled', () => {
    const game = table(edition, [{ hand: ['Silver Reins'] }, {}], [REINS])
    game.cast('Silver Reins', { targets: ['player 1'] }).resolve()
    game.pass()
    expect(asked(game.question)).toEqual([1, 1])
    game.isAtAQuestion()
  })

  test('[2004:507.1a] the last effect on a player counts, also one of the player themself', () => {
    const game = table(
      edition,
      [{ hand: ['Silver Reins'] }, { hand: ['Quick Reins'] }],
      [REINS, card('Quick Reins', '{0}', 'Instant', "You control target player's next turn.")],
    )
    game
      .cast('Silver Reins', { targets: ['player 1'] })
      .resolve()
      .pass()
    game.cast('Quick Reins', { targets: ['player 1'] }).resolveAll()
    const turn = game.state.turn.number
    game.to('upkeep', turn + 1)
    expect(asked(game.question)).toEqual([1, 1])
    // The earlier one doesn't wait for another turn.
    game.to('upkeep', turn + 3)
    expect(asked(game.question)).toEqual([1, 1])
    game.isAtAQuestion()
  })

  test('[2004:507.1b] a skipped turn isn’t the one: it waits for a turn that is taken', () => {
    const game = table(edition, [{ hand: ['Silver Reins', 'Lapse'] }, {}], [REINS, LAPSE])
    game.cast('Silver Reins', { targets: ['player 1'] }).resolve()
    game.cast('Lapse', { targets: ['player 1'] }).resolve()
    const turn = game.state.turn.number
    game.to('upkeep', turn + 1)
    expect([game.state.turn.active, asked(game.question)]).toEqual([0, [0, 0]])
    game.to('upkeep', turn + 2)
    expect([game.state.turn.active, asked(game.question)]).toEqual([1, [1, 0]])
    game.isAtAQuestion()
  })

  test('[2004:507.1c] only the turn: objects keep their controllers', () => {
    const game = controlled(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Bear', 'Tallier'] }])
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/4', '3/3'])
    game.attack('Bear')
    expect(asked(game.until('blockers').question)).toEqual([0, 0])
    game.block({}).to('end')
    expect([game.life(0), game.life(1), game.state.turn.active]).toEqual([18, 20, 1])
    game.isAtAQuestion()
  })

  test('[2004:507.2] what the player sees, the controller of the turn sees too, and only for that turn', () => {
    const down = { name: 'Lowgait', faceDown: true }
    const game = controlled(edition, [{ hand: ['Bear'] }, { hand: ['Ox', 'Ox'], battlefield: [down] }])
    const namesFor = (seat: number, of: number): readonly (string | undefined)[] => {
      const { now } = seenBy(game.position, seat)
      return (now.hands[of] ?? []).map((id) => now.printed[find(now, id)?.face ?? -1]?.name)
    }
    const faceFor = (seat: number): string | undefined => {
      const { now } = seenBy(game.position, seat)
      return now.printed[find(now, game.id('Lowgait'))?.face ?? -1]?.name
    }
    const lurker = game.id('Lowgait')
    expect([namesFor(0, 1), namesFor(1, 1), namesFor(1, 0)]).toEqual([['Ox', 'Ox'], ['Ox', 'Ox'], [undefined]])
    expect([faceFor(0), faceFor(1)]).toEqual(['Lowgait', 'Lowgait'])
    // What is drawn meanwhile is told to both.
    const from = game.events.length
    game.to('main1')
    const drawn = seenEvents(game.events.slice(from), 0).find((one) => one.kind === 'moved' && one.cause === 'draw')
    expect(drawn?.kind === 'moved' && drawn.object.name).toBe('Forest')
    game.to('upkeep', game.state.turn.number + 1)
    expect(namesFor(0, 1)).toEqual([undefined, undefined, undefined])
    const { now } = seenBy(game.position, 0)
    expect(find(now, lurker)?.face).toBe(-1)
    game.isAtAQuestion()
  })

  test('[2004:507.3 today:723] every decision of the player is put to the controller of the turn, who is shown what it shows', () => {
    const game = controlled(edition, [
      {},
      { hand: ['Farlook', 'Spark'], battlefield: ['Mountain', 'Bear'], library: ['Ox', 'Bear'] },
    ])
    game.to('main1')
    expect(asked(game.asks('priority'))).toEqual([1, 0])
    game.reply({ do: 'cast', object: game.id('Farlook', 'hand'), via: 'normal' }).resolve()
    const search = game.asks('choose')
    expect(asked(search)).toEqual([1, 0])
    const { question, now } = seenBy(game.position, 0)
    expect(question?.kind).toBe('choose')
    expect(search.from.map((id) => now.printed[find(now, id)?.face ?? -1]?.name)).toContain('Bear')
    // The player sees the cards as well, but is not asked.
    const theirs = seenBy(game.position, 1)
    expect([theirs.question, theirs.waitingFor?.seat]).toEqual([null, 0])
    expect(find(theirs.now, search.from[0] ?? 0)).not.toBeNull()
    game.plain()
    game.reply({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })
    expect(asked(game.asks('targets'))).toEqual([1, 0])
    game.reply([{ player: 1 }])
    expect(asked(game.asks('pay'))).toEqual([1, 0])
    game.plain().resolve().until('attackers')
    expect(asked(game.question)).toEqual([1, 0])
    expect([game.life(0), game.life(1)]).toEqual([20, 17])
    game.isAtAQuestion()
  })

  test('[2004:507.3a] costs of the player are paid with what is theirs', () => {
    const game = controlled(edition, [
      { hand: ['Ox'], battlefield: ['Mountain'] },
      { hand: ['Steep Toll', 'Bear'], battlefield: ['Mountain'] },
    ])
    game.to('main1')
    game.reply({ do: 'cast', object: game.id('Steep Toll', 'hand'), via: 'normal' })
    const theirs = game.id('Mountain', 'battlefield')
    const { proposal } = game.asks('pay')
    expect(proposal?.taps.map(({ object }) => find(game.state, object)?.controller)).toEqual([1])
    expect(theirs).toBeGreaterThan(0)
    const mine = game.state.battlefield.find((id) => find(game.state, id)?.controller === 0) ?? 0
    expect(game.refusal({ pay: 'activate', ...game.nth(mine, 0) })).toMatchObject({
      rule: cite('activate.who', edition),
    })
    game.plain()
    // Of their hand a card must be discarded; which, the controller of the turn decides.
    const discard = game.asks('choose')
    expect([asked(discard), discard.from.map((id) => find(game.state, id)?.owner)]).toEqual([
      [1, 0],
      [1, 1],
    ])
    game.plain().resolveAll()
    expect([game.life(0), game.life(1), game.handSize(0)]).toEqual([20, 22, 1])
    game.isAtAQuestion()
  })

  test('[2004:507.3b] the player may concede meanwhile; that is theirs alone', () => {
    const game = controlled(edition, [{}, {}])
    const answered = answer(game.position, { concede: 1 })
    expect('position' in answered && answered.position.checkpoint.outcome?.winner).toBe(0)
    // Nothing that the controller of the turn can reply at a question concedes for the player.
    expect(legalReplies(game.position).some((reply) => typeof reply === 'object' && 'concede' in reply)).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:507.3c] choices against the rules are refused as ever', () => {
    const game = controlled(edition, [{}, { hand: ['Spark'], battlefield: ['Bear', 'Mountain'] }])
    expect(game.why({ do: 'cast', object: game.id('Forest', 'library'), via: 'normal' })).not.toBeNull()
    game.to('main1')
    game.reply({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })
    expect(game.refusal([{ object: game.id('Mountain') }])).toMatchObject({ key: 'target.illegal' })
    game.isAtAQuestion()
  })

  test('[2004:507.3d] the controller of the turn goes on deciding for themself, each apart', () => {
    const game = controlled(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Bear'] }])
    const askedNow = (): unknown => [game.question.kind, ...asked(game.question)]
    expect(askedNow()).toEqual(['priority', 1, 0])
    game.pass()
    expect(askedNow()).toEqual(['priority', 0, 0])
    game.until('attackers')
    expect(askedNow()).toEqual(['attackers', 1, 0])
    game.attack('Bear').until('blockers')
    expect(askedNow()).toEqual(['blockers', 0, 0])
    game.isAtAQuestion()
  })

  test('[2004:507.3] in a game of three the turn is the player’s own again when its controller has left', () => {
    const game = table(edition, [{ hand: ['Silver Reins'] }, {}, {}], [REINS])
    game.cast('Silver Reins', { targets: ['player 1'] }).pass(3)
    game.to('upkeep', game.state.turn.number + 1)
    expect(asked(game.question)).toEqual([1, 0])
    game.reply({ concede: 0 })
    expect(asked(game.question)).toEqual([1, 1])
    game.isAtAQuestion()
  })
})

describe('507 mana', () => {
  const FOUNT = card('Ember Fount', '{0}', 'Artifact', '{T}: Add {R}{R}.')

  const lifeAfter = (edition: '2004' | '2011', reins: boolean): number => {
    const game = table(edition, [{ hand: ['Silver Reins'] }, { battlefield: ['Ember Fount'] }], [REINS, FOUNT])
    if (reins) game.cast('Silver Reins', { targets: ['player 1'] }).resolve()
    game.to('upkeep', game.state.turn.number + 1).activate('Ember Fount')
    expect(game.pool(1)).toBe('RR')
    game.to('main1')
    expect(game.pool(1)).toBe('')
    game.isAtAQuestion()
    return game.life(1)
  }

  test('[2004:507.4] no mana burn in a turn that another player controls; the mana is lost all the same', () => {
    expect([lifeAfter('2004', true), lifeAfter('2004', false)]).toEqual([20, 18])
  })

  test('[2004:507.4] in 2011 mana never burns', () => {
    expect([lifeAfter('2011', true), lifeAfter('2011', false)]).toEqual([20, 20])
  })

  test('[2004:507.4] one’s own mana burns in a turn of another player that one controls', () => {
    const game = table('2004', [{ hand: ['Silver Reins'], battlefield: ['Ember Fount'] }, {}], [REINS, FOUNT])
    game.cast('Silver Reins', { targets: ['player 1'] }).resolve()
    game
      .to('upkeep', game.state.turn.number + 1)
      .pass()
      .activate('Ember Fount')
    game.to('main1')
    expect([game.life(0), game.life(1)]).toEqual([18, 20])
    game.isAtAQuestion()
  })
})
