/** Targets of what happens later: whose they are, and when they are chosen. */
import { expect, test } from 'vitest'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  instant('Slow Verdict', '~ deals 3 damage to target player at the beginning of the next end step.'),
  instant('Late Reckoning', 'Destroy target creature at the beginning of the next end step.'),
  instant('Due Date', 'At the beginning of the next end step, destroy target creature.'),
  instant('Field Verdict', 'Destroy target creature at end of combat.'),
  instant('Field Date', 'At end of combat, destroy target creature.'),
  instant('Twin Verdict', 'Exile up to two target creatures at the beginning of the next end step.'),
  instant('Wild Tally', 'Whenever a creature dies this turn, ~ deals 1 damage to target player.'),
  instant('Ash Tally', 'When a creature dies this turn, destroy target artifact.'),
  instant('Slow Gift', 'Target player gains 2 life. That player draws a card at the beginning of the next end step.'),
  card('Slow Blaze', '{X}', 'Instant', '~ deals X damage to target player at the beginning of the next end step.'),
  instant(
    'Slow Bargain',
    'Target creature gets +0/+2 until end of turn. At the beginning of the next end step, you may sacrifice that creature. If you do, you gain life equal to its toughness.',
  ),
  instant('Veilskin', 'Target creature gains shroud until end of turn.'),
  instant('Blink Away', "Exile target creature. Return it to the battlefield under its owner's control."),
  creature('Bellman', '{1}', '1/1', '{0}: Destroy target attacking creature at end of combat.'),
  card('Aegis of Salt', '{0}', 'Enchantment', 'Flash\nYou have shroud.'),
  card('Kettle', '{1}', 'Artifact'),
]

inEditions('2004', '2011')('targets of what happens later, %s', (edition) => {
  test('[2004:415.1 2004:417.2 2004:404.4] a player who will be dealt damage later is a target of the spell', () => {
    const game = table(edition, [{ hand: ['Slow Verdict'] }, { hand: ['Aegis of Salt'] }], CARDS)
    game.reply({ do: 'cast', object: game.id('Slow Verdict'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ player: 0 }, { player: 1 }])
    game.reply([{ player: 1 }]).resolve()
    expect([game.life(1), game.state.delayed.length]).toEqual([20, 1])
    game.to('end')
    // Nothing is chosen any more; it is about that player, but targets nobody (404.4c).
    expect([game.question.kind, game.state.stack.length, game.life(1)]).toEqual(['priority', 1, 20])
    game.pass().cast('Aegis of Salt').resolve().resolve()
    expect([game.life(0), game.life(1)]).toEqual([20, 17])
    game.isAtAQuestion()
  })

  test('[2004:409.1c 2004:413.2a] who may not be targeted as it is cast or resolves will not be dealt it', () => {
    const sides = [{ hand: ['Slow Verdict'] }, { battlefield: ['Aegis of Salt'] }] as const
    const barred = table(edition, sides, CARDS)
    barred.reply({ do: 'cast', object: barred.id('Slow Verdict'), via: 'normal' })
    expect(barred.asks('targets').legal).toEqual([{ player: 0 }])
    const game = table(edition, [{ hand: ['Slow Verdict'] }, { hand: ['Aegis of Salt'] }], CARDS)
    game.cast('Slow Verdict', { targets: ['player 1'] })
    game.pass().cast('Aegis of Salt').resolve().resolve()
    expect(game.events.some((event) => event.kind === 'countered' && event.byRules)).toBe(true)
    expect([game.state.delayed.length, game.to('end').resolveAll().life(1)]).toEqual([0, 20])
    game.isAtAQuestion()
  })

  test.each(['Late Reckoning', 'Due Date'])(
    '[2004:409.1c 2004:415.1 2004:417.2] %s: wherever the time stands',
    (name) => {
      const none = table(edition, [{ hand: [name] }, {}], CARDS)
      expect(none.why({ do: 'cast', object: none.id(name), via: 'normal' })?.rule).toBe(
        cite('announce.targets', edition),
      )
      const sides = [{ hand: [name, 'Veilskin'] }, { battlefield: ['Bear', 'Ox'] }] as const
      const game = table(edition, sides, CARDS).cast(name, { targets: ['Ox'] })
      game.resolve()
      // 404.4c: once that is set, what could not be a target any more is destroyed all the same.
      game
        .cast('Veilskin', { targets: ['Ox'] })
        .resolve()
        .to('end')
      expect([game.question.kind, game.state.stack.length, game.zone('Ox')]).toEqual(['priority', 1, 'battlefield'])
      game.resolve()
      expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
      game.isAtAQuestion()
    },
  )

  test.each(['Field Verdict', 'Field Date'])(
    '[2004:415.1 2004:417.2 2004:311.1] %s: a spell names its target as it is cast, and destroys it once, at end of combat',
    (name) => {
      const sides = [{ hand: [name], battlefield: ['Pup'] }, { battlefield: ['Bear', 'Ox'] }] as const
      const game = table(edition, sides, CARDS)
        .cast(name, { targets: ['Ox'] })
        .resolve()
      expect([game.zone('Ox'), game.state.delayed.length]).toEqual(['battlefield', 1])
      game.attack('Pup').to('endCombat')
      expect([game.question.kind, game.state.stack.length, game.zone('Ox')]).toEqual(['priority', 1, 'battlefield'])
      game.resolve()
      expect([game.zone('Ox'), game.zone('Bear'), game.state.delayed.length]).toEqual(['graveyard', 'battlefield', 0])
      game.isAtAQuestion()
    },
  )

  test.each(['Late Reckoning', 'Due Date'])('[2004:413.2a] %s is countered where its target is illegal', (name) => {
    const sides = [{ hand: [name] }, { battlefield: ['Ox'], hand: ['Veilskin'] }] as const
    const game = table(edition, sides, CARDS).cast(name, { targets: ['Ox'] })
    game
      .pass()
      .cast('Veilskin', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect([game.state.stack.length, game.state.delayed.length]).toEqual([0, 0])
    expect(game.to('end').resolveAll().zone('Ox')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:404.4d] what left and came back before then is spared', () => {
    const sides = [{ hand: ['Late Reckoning', 'Blink Away'] }, { battlefield: ['Ox'] }] as const
    const game = table(edition, sides, CARDS)
      .cast('Late Reckoning', { targets: ['Ox'] })
      .resolve()
    game
      .cast('Blink Away', { targets: ['Ox'] })
      .resolve()
      .to('end')
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolve().zone('Ox')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:415.4 2004:404.4] several targets are dealt with by one delayed trigger, none by none', () => {
    const sides = [{ hand: ['Twin Verdict', 'Twin Verdict'] }, { battlefield: ['Bear', 'Ox', 'Bellman'] }] as const
    const game = table(edition, sides, CARDS)
    game
      .reply({ do: 'cast', object: game.id('Twin Verdict', 'hand'), via: 'normal' })
      .reply([])
      .resolve()
    expect([game.state.stack.length, game.state.delayed.length]).toEqual([0, 0])
    game.reply({ do: 'cast', object: game.id('Twin Verdict', 'hand'), via: 'normal' })
    game
      .reply([game.ref('Bear'), game.ref('Ox')])
      .resolve()
      .to('end')
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect([game.zone('Bear'), game.zone('Ox'), game.zone('Bellman')]).toEqual(['exile', 'exile', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:415.2 2004:417.2] an activated ability chooses its target as it is activated', () => {
    const game = table(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Bellman'] }], CARDS)
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Bellman'), 0) })?.rule
    game.pass()
    expect(why()).toBe(cite('announce.targets', edition))
    game.attack('Ox').pass()
    expect(why()).toBeUndefined()
    game
      .activate('Bellman', 0, { targets: ['Ox'] })
      .resolve()
      .to('endCombat')
    expect([game.question.kind, game.state.stack.length]).toEqual(['priority', 1])
    expect(game.resolve().zone('Ox')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:415.2 2004:410.4] what comes after an event is an ability with a target of its own', () => {
    const sides = [
      { hand: ['Wild Tally', 'Slay', 'Slay'] },
      { battlefield: ['Bear', 'Ox'], hand: ['Aegis of Salt'] },
    ] as const
    const game = table(edition, sides, CARDS).cast('Wild Tally')
    expect(game.question.kind).toBe('priority')
    game
      .resolve()
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
    expect(game.asks('targets').legal).toEqual([{ player: 0 }, { player: 1 }])
    game.reply([{ player: 1 }]).resolve()
    expect(game.life(1)).toBe(19)
    // Each time anew.
    game
      .pass()
      .cast('Aegis of Salt')
      .resolve()
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
    expect(game.asks('targets').legal).toEqual([{ player: 0 }])
    game.reply([{ player: 0 }]).resolve()
    expect([game.life(0), game.life(1)]).toEqual([19, 19])
    game.isAtAQuestion()
  })

  test('[2004:410.4] with nothing to target then it is removed, and it was no target of the spell', () => {
    for (const [battlefield, left] of [
      [['Bear'], undefined],
      [['Bear', 'Kettle'], 'graveyard'],
    ] as const) {
      const game = table(edition, [{ hand: ['Ash Tally', 'Slay'] }, { battlefield }], CARDS)
        .cast('Ash Tally')
        .resolve()
      game.cast('Slay', { targets: ['Bear'] }).resolve()
      if (game.question.kind === 'targets') game.plain()
      expect(game.state.stack).toHaveLength(left === undefined ? 0 : 1)
      game.resolveAll()
      if (left !== undefined) expect(game.zone('Kettle')).toBe(left)
      game.isAtAQuestion()
    }
  })

  test('[2004:404.4c] a delayed trigger remembers a player as it does an object', () => {
    const game = table(edition, [{ hand: ['Slow Gift'] }, {}], CARDS).cast('Slow Gift', { targets: ['player 1'] })
    game.resolve().to('end')
    expect([game.life(1), game.handSize(0), game.handSize(1)]).toEqual([22, 0, 0])
    expect([game.resolve().handSize(1), game.handSize(0)]).toEqual([1, 0])
    game.isAtAQuestion()
  })

  test('[2004:404.4 2004:glossary/x-cost] X is then what was announced for the spell', () => {
    const game = table(edition, [{ hand: ['Slow Blaze'], pool: '{R}{R}' }, {}], CARDS)
    game
      .cast('Slow Blaze', { x: 2, targets: ['player 1'] })
      .resolve()
      .to('end')
    expect(game.life(1)).toBe(20)
    expect(game.resolve().life(1)).toBe(18)
    game.isAtAQuestion()
  })

  test('[2004:404.4 2004:413.2f] "if you do" of what is done later is asked then', () => {
    for (const [yes, life] of [
      [true, 25],
      [false, 20],
    ] as const) {
      const game = table(edition, [{ hand: ['Slow Bargain'], battlefield: ['Ox'] }, {}], CARDS)
      game.cast('Slow Bargain', { targets: ['Ox'] }).resolve()
      expect([game.life(0), game.state.stack.length, game.state.delayed.length]).toEqual([20, 0, 1])
      game.to('end').resolve().reply(yes)
      expect([game.life(0), game.zone('Ox')]).toEqual([life, yes ? 'graveyard' : 'battlefield'])
      game.isAtAQuestion()
    }
  })
})
