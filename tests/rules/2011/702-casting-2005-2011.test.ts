import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature('Visitor', '{4}', '3/3', 'When ~ enters the battlefield, draw a card.\nEvoke {1}'),
  card('Echoes', '{1}', 'Sorcery', 'You gain 2 life.\nRetrace'),
  card('Lure Away', '{0}', 'Instant', 'Gain control of target creature.'),
  card('Reply', '{0}', 'Instant', 'You gain 5 life.'),
  creature('Hidden', '{4}', '2/2', 'Morph {0}\nWhen ~ is turned face up, counter target spell.'),
  creature('Fettling', '{1}', '1/1', '{0}: You gain 3 life.\n{T}: Add {C}.'),
  card('Trinket', '{1}', 'Artifact', 'Cycling {0}'),
  card('Shots', '{1}', 'Instant', 'Replicate {1}\n~ deals 1 damage to target player.'),
  card('Plot', '{R}', 'Instant', 'Conspire\n~ deals 2 damage to target player.'),
  card('Grey Plot', '{0}', 'Instant', 'Conspire\n~ deals 2 damage to target player.'),
  creature('Red Imp', '{R}', '1/1'),
  card(
    'Horde',
    '{1}',
    'Sorcery',
    'Multikicker {1}\nCreate a 1/1 red Goblin creature token for each time ~ was kicked.',
  ),
  creature(
    'Grower',
    '{1}',
    '1/1',
    'Multikicker {1}\n~ enters the battlefield with a +1/+1 counter on it for each time it was kicked.',
  ),
  card('Kick', '{1}', 'Sorcery', 'Multikicker {1}\nYou gain 1 life. If ~ was kicked, you gain 10 life.'),
]

inEditions('2011', 'today')('[today:702/unchanged] keywords of casting, %s', (edition) => {
  test('[2011:702.72] evoked it is sacrificed as it enters; both triggers are on the stack', () => {
    const game = table(edition, [{ hand: ['Visitor'], pool: '{C}' }, {}], CARDS)
    game.cast('Visitor', { via: 'evoke' }).resolve().plain()
    expect(game.state.stack).toHaveLength(2)
    game.resolveAll()
    expect([game.zone('Visitor'), game.handSize(0)]).toEqual(['graveyard', 1])
    game.isAtAQuestion()
  })

  test('[2011:702.72] cast for its mana cost it stays; blinked in between it stays too', () => {
    const paid = table(edition, [{ hand: ['Visitor'], pool: '{C}{C}{C}{C}' }, {}], CARDS)
      .cast('Visitor')
      .resolveAll()
    expect([paid.zone('Visitor'), paid.handSize(0)]).toEqual(['battlefield', 1])
    const blinked = table(edition, [{ hand: ['Visitor', 'Blink'], pool: '{C}' }, {}], CARDS)
    blinked.cast('Visitor', { via: 'evoke' }).resolve().plain()
    blinked.cast('Blink', { targets: ['Visitor'] }).resolveAll()
    expect([blinked.zone('Visitor'), blinked.handSize(0)]).toEqual(['battlefield', 2])
  })

  test('[2011:702.72] taken in between, it is sacrificed by its new controller', () => {
    const game = table(edition, [{ hand: ['Visitor'], pool: '{C}' }, { hand: ['Lure Away'] }], CARDS)
    game.cast('Visitor', { via: 'evoke' }).resolve().plain().pass()
    game.cast('Lure Away', { targets: ['Visitor'] }).resolveAll()
    expect([game.zone('Visitor'), game.handSize(0)]).toEqual(['graveyard', 1])
    game.isAtAQuestion()
  })

  test('[2011:702.79] from the graveyard for its mana cost and a land card, again and again', () => {
    const sides = { graveyard: ['Echoes'], hand: ['Forest', 'Forest'], pool: '{C}{C}' }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Echoes', { via: 'retrace', pay: false })
    expect(game.asks('pay').cost).toEqual(['1'])
    game.plain().resolveAll()
    expect([game.life(0), game.zone('Echoes'), game.handSize(0)]).toEqual([22, 'graveyard', 1])
    game.cast('Echoes', { via: 'retrace' }).resolveAll()
    expect([game.life(0), game.zone('Echoes'), game.handSize(0)]).toEqual([24, 'graveyard', 0])
  })

  test('[2011:702.79] without a land card, or at another time, it can’t be cast', () => {
    const retrace = (game: Table) => game.why({ do: 'cast', ...game.way(game.id('Echoes'), 'retrace') })
    const none = table(edition, [{ graveyard: ['Echoes'], hand: ['Bear'], pool: '{C}' }, {}], CARDS)
    expect(retrace(none)).not.toBeNull()
    const upkeep = table(edition, [{ graveyard: ['Echoes'], hand: ['Forest'], pool: '{C}' }, {}], CARDS, {
      step: 'upkeep',
    })
    expect(retrace(upkeep)?.key).toBe('timing.notMainPhase')
  })

  test('[2011:702.59] while it is on the stack nothing is cast or activated, except mana abilities', () => {
    const sides = { battlefield: ['Fettling'], hand: ['Stillword', 'Reply', 'Trinket'] }
    const game = table(edition, [sides, { hand: ['Deny'] }], CARDS).cast('Stillword')
    const cast = (name: string) => game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.key
    const activate = (name: string, n: number) => game.why({ do: 'activate', ...game.nth(game.id(name), n) })?.key
    expect([cast('Reply'), activate('Fettling', 0), activate('Trinket', 0)]).toEqual(times(3, 'timing.splitSecond'))
    game.pass()
    expect(cast('Deny')).toBe('timing.splitSecond')
    game.pass()
    expect([game.life(0), activate('Fettling', 0)]).toEqual([21, undefined])
  })

  test('[2011:702.59] a face-down creature may be turned up, and its trigger can counter it', () => {
    const theirs = { battlefield: [{ name: 'Hidden', faceDown: true }] }
    const game = table(edition, [{ hand: ['Stillword'] }, theirs], CARDS)
      .cast('Stillword')
      .pass()
    game.reply({ do: 'turnFaceUp', object: game.id('Hidden') })
    if (game.question.kind === 'targets') game.reply([game.ref('Stillword')])
    game.resolveAll()
    expect([game.life(0), game.zone('Stillword')]).toEqual([20, 'graveyard'])
  })

  test('[2011:702.54] paid three times there are three copies; unpaid none', () => {
    const game = table(edition, [{ hand: ['Shots'], pool: '{C}{C}{C}{C}' }, {}], CARDS)
    game.cast('Shots', { kick: true, targets: ['player 1'] }).pass(2)
    for (let guard = 0; guard < 3 && game.question.kind === 'confirm'; guard++) game.reply(false)
    expect(game.state.stack).toHaveLength(4)
    expect(game.resolveAll().life(1)).toBe(16)
    const once = table(edition, [{ hand: ['Shots'], pool: '{C}{C}' }, {}], CARDS)
    expect(
      once
        .cast('Shots', { targets: ['player 1'] })
        .resolveAll()
        .life(1),
    ).toBe(19)
  })

  test('[2011:702.76] two creatures that share a colour are tapped for a copy', () => {
    const sides = { hand: ['Plot'], battlefield: ['Red Imp', 'Red Imp', 'Bear'], pool: '{R}' }
    const game = table(edition, [sides, {}], CARDS).cast('Plot', { kick: true, targets: ['player 1'] })
    expect(
      game.state.battlefield.filter((id) => game.state.objects.flat().find((one) => one?.id === id)?.tapped),
    ).toHaveLength(2)
    expect(game.resolveAll().life(1)).toBe(16)
  })

  test('[2011:702.76] with one such creature, or a colourless spell, it isn’t offered', () => {
    const one = table(edition, [{ hand: ['Plot'], battlefield: ['Red Imp', 'Bear'], pool: '{R}' }, {}], CARDS)
    expect(
      one
        .cast('Plot', { kick: true, targets: ['player 1'] })
        .resolveAll()
        .life(1),
    ).toBe(18)
    const grey = table(edition, [{ hand: ['Grey Plot'], battlefield: ['Red Imp', 'Red Imp'] }, {}], CARDS)
    expect(
      grey
        .cast('Grey Plot', { kick: true, targets: ['player 1'] })
        .resolveAll()
        .life(1),
    ).toBe(18)
  })

  test('[2011:702.31/multi] paid any number of times; what it does counts how often', () => {
    const game = table(edition, [{ hand: ['Horde', 'Grower'], pool: '{C}{C}{C}{C}' }, {}], CARDS)
    game.cast('Horde', { kick: true }).resolveAll()
    expect(game.state.battlefield).toHaveLength(3)
    const grown = table(edition, [{ hand: ['Grower'], pool: '{C}{C}{C}' }, {}], CARDS)
    expect(grown.cast('Grower', { kick: true }).resolveAll().size('Grower')).toBe('3/3')
    const plain = table(edition, [{ hand: ['Grower'], pool: '{C}{C}{C}' }, {}], CARDS)
    expect(plain.cast('Grower', { kick: false }).resolveAll().size('Grower')).toBe('1/1')
  })

  test('[2011:702.31/multi] a multikicker cost is a kicker cost', () => {
    const life = (kick: boolean) =>
      table(edition, [{ hand: ['Kick'], pool: '{C}{C}{C}' }, {}], CARDS)
        .cast('Kick', { kick })
        .resolveAll()
        .life(0)
    expect([life(true), life(false)]).toEqual([31, 21])
  })
})
