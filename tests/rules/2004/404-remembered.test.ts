/** What an ability remembers of another, of its event, or of what was there (404, 410, 413.2f, 2011:contents/607). */
import { expect, test } from 'vitest'
import { get, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Dread',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, target player loses 4 life.\nWhen ~ leaves the battlefield, that player gains 4 life.',
  ),
  creature(
    'Weakling',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, target player loses 4 life.\nWhen ~ leaves the battlefield, that player gains 4 life.',
  ),
  card('Gloom', '{0}', 'Enchantment', 'All creatures get -1/-1.'),
  creature(
    'Viper',
    '{0}',
    '3/3',
    '{0}: Choose a color. Whenever ~ becomes blocked by a creature of that color this turn, destroy that creature.',
  ),
  creature(
    'Phoenix',
    '{0}',
    '2/2',
    'When ~ dies, exile it if it had a death counter on it. Otherwise, return it to the battlefield under your control and put a death counter on it.',
  ),
  card(
    'Rebirth',
    '{0}',
    'Instant',
    "Choose target creature. When that creature dies this turn, return a creature card from its owner's graveyard to the battlefield under the control of that creature's owner.",
  ),
  card(
    'Lull',
    '{0}',
    'Artifact',
    '{0}: Choose one —\n• Destroy target Aura attached to a land.\n• The next time target land would be destroyed this turn, remove all damage marked on it instead.',
  ),
  card('Moss', '{0}', 'Enchantment — Aura', 'Enchant land'),
  card('Quake', '{0}', 'Instant', 'Destroy target land.'),
  card(
    'Bury',
    '{0}',
    'Instant',
    "Destroy target creature. It can't be regenerated. You gain control of all Equipment that were attached to it.",
  ),
  card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +1/+0.\nEquip {0}'),
  creature('Collector', '{0}', '2/2', 'When ~ enters the battlefield, attach all Equipment on the battlefield to it.'),
  creature(
    'Druid',
    '{0}',
    '1/1',
    'Whenever an opponent casts an instant spell other than the first instant spell that player casts each turn, ~ deals 4 damage to that player.',
  ),
  creature('Peeker', '{0}', '1/1', '{0}: Look at target face-down creature.'),
  creature('Lurker', '{2}', '4/4', 'Morph {5}'),
  creature(
    'Chief',
    '{0}',
    '2/2',
    'Creature spells you cast that share a creature type with ~ cost {1} less to cast.',
    'Creature — Elk',
  ),
  creature(
    'Assembler',
    '{0}',
    '1/1',
    '~ enters the battlefield with two +1/+1 counters on it.\nAt the beginning of your upkeep, you may remove any number of +1/+1 counters from ~. If you do, create that many 1/1 colorless Drone artifact creature tokens. They each have flying and "This creature can\'t be enchanted."\nAt the beginning of your upkeep, you may exile any number of tokens created with ~. If you do, put that many +1/+1 counters on ~.',
  ),
  card(
    'Spring',
    '{0}',
    'Artifact',
    "At the beginning of each player's upkeep, that player puts a flood counter on target non-Island land they control of their choice. That land is an Island for as long as it has a flood counter on it.\nAt the beginning of each end step, if all lands on the battlefield are Islands, remove all flood counters from them.",
  ),
  creature('Elk', '{1}', '3/4', '', 'Creature — Elk'),
  creature('Red Elk', '{R}', '3/4', '', 'Creature — Elk'),
  creature('Gull', '{1}', '1/3', '', 'Creature — Bird'),
]

inEditions('2004', '2011')('remembered, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = [], more = {}) =>
    table(
      edition,
      [
        { hand, battlefield: mine, ...more },
        { battlefield: theirs, hand: ['Slay', 'Slay'] },
      ],
      CARDS,
    )

  test('[2011:contents/607] "that player" is whom it targeted as it entered, of each such object its own', () => {
    const game = play(['Dread', 'Dread', 'Slay', 'Slay'])
    game
      .cast('Dread')
      .resolve()
      .reply([{ player: 1 }])
      .resolve()
    game
      .cast('Dread')
      .resolve()
      .reply([{ player: 0 }])
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([16, 16])
    const first = game.state.battlefield[0] as number
    game.reply({ do: 'cast', ...game.way(game.id('1:Slay', 'hand'), 'normal') })
    game.reply([{ object: first }])
    game.resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([16, 20])
    game.cast('Slay', { targets: ['Dread'] }).resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([20, 20])
  })

  test('[2011:contents/607] it is known as soon as it is targeted, and of what is already gone', () => {
    const game = play(['Weakling'], ['Gloom'])
    game.cast('Weakling').resolve()
    game.until('targets').reply([{ player: 1 }])
    game.resolveAll()
    expect(game.life(1)).toBe(20)
    game.isAtAQuestion()
  })

  test.each([
    ['R', 'Red Elk', 'graveyard'],
    ['G', 'Red Elk', 'battlefield'],
  ])('[2004:404.4b] "that creature" is the one that blocks: %s', (color, blocker, zone) => {
    const game = play([], ['Viper'], [blocker])
    game.activate('Viper').resolve().reply(color)
    game.attack('Viper').block({ [blocker]: 'Viper' })
    if (zone === 'graveyard') game.resolve()
    expect(game.zone(blocker)).toBe(zone)
    game.isAtAQuestion()
  })

  test('[2004:413.2f] whether it had a counter, and the counter on what it has become', () => {
    const game = play(['Slay', 'Slay'], ['Phoenix'])
    game.cast('1:Slay', { targets: ['Phoenix'] }).resolveAll()
    expect(get(game.state, game.id('Phoenix', 'battlefield')).counters).toEqual({ death: 1 })
    game.cast('Slay', { targets: ['Phoenix'] }).resolveAll()
    expect(game.zone('Phoenix')).toBe('exile')
  })

  test("[2004:404.4] that creature's owner gets the other one", () => {
    const game = table(
      edition,
      [{ hand: ['Rebirth', 'Slay'] }, { battlefield: ['Elk'], graveyard: ['Gull', 'Lull'] }],
      CARDS,
    )
    game.cast('Rebirth', { targets: ['Elk'] }).resolve()
    game
      .cast('Slay', { targets: ['Elk'] })
      .resolve()
      .resolve()
    game.reply([game.id('Gull')])
    expect([game.zone('Gull'), get(game.state, game.id('Gull')).controller, game.zone('Elk')]).toEqual([
      'battlefield',
      1,
      'graveyard',
    ])
  })

  test('[2004:419.6] the next time the target would be destroyed, and an Aura on any land', () => {
    const game = play(['Moss', 'Mantle', 'Quake', 'Quake'], ['Lull', 'Forest', 'Elk'])
    game.cast('Moss', { targets: ['Forest'] }).resolve()
    game.cast('Mantle', { targets: ['Elk'] }).resolve()
    game.activate('Lull', 0, { modes: [1], targets: ['Forest'] }).resolve()
    game.cast('1:Quake', { targets: ['Forest'] }).resolve()
    expect(game.has('battlefield', 'Forest')).toBe(true)
    game.activate('Lull', 0, { modes: [0], targets: ['Moss'] }).resolve()
    expect([game.zone('Moss'), game.zone('Mantle')]).toEqual(['graveyard', 'battlefield'])
    game.cast('Quake', { targets: ['Forest'] }).resolve()
    expect(game.has('graveyard', 'Forest')).toBe(true)
  })

  test('[2004:413.2f] what was attached to what has been destroyed', () => {
    const game = play(['Bury'], [], ['Elk', 'Blade', 'Blade'])
    game.to('main1', game.state.turn.number + 1)
    game.activate('1:Blade', 1, { targets: ['Elk'] }).resolve()
    game
      .pass()
      .cast('Bury', { targets: ['Elk'] })
      .resolve()
    const owners = game.state.battlefield.map((id) => get(game.state, id).controller).toSorted()
    expect(owners).toEqual([0, 1])
  })

  test('[2004:413.2b] "it" is what enters, to which all of them are attached', () => {
    const game = play(['Collector'], ['Blade'], ['Blade'])
    game.cast('Collector').resolveAll()
    const on = game.state.battlefield.map((id) => get(game.state, id).attachedTo).filter((to) => to !== null)
    expect(on).toEqual([{ object: game.id('Collector') }, { object: game.id('Collector') }])
    expect(game.size('Collector')).toBe('4/2')
  })

  test('[2004:404.1] every one but the first that a player casts in the turn', () => {
    const game = table(
      edition,
      [
        { hand: ['Slay', 'Slay', 'Quake', 'Elk'], battlefield: ['Elk', 'Elk', 'Forest', 'Forest'] },
        { battlefield: ['Druid'] },
      ],
      CARDS,
    )
    game.cast('1:Slay', { targets: ['1:Elk'] }).resolveAll()
    expect(game.life(0)).toBe(20)
    game.cast('Slay', { targets: ['1:Elk'] }).resolveAll()
    expect(game.life(0)).toBe(16)
    game.cast('Quake', { targets: ['Forest'] }).resolveAll()
    expect(game.life(0)).toBe(12)
  })

  test('[2004:504.1] what a player has looked at is known to that player alone', () => {
    const game = table(
      edition,
      [{ battlefield: ['Peeker'] }, { battlefield: [{ name: 'Lurker', faceDown: true }, 'Elk'] }],
      CARDS,
    )
    const id = game.id('Lurker')
    expect(get(game.state, id).knownTo).not.toContain(0)
    game.reply({ do: 'activate', ...game.nth(game.id('Peeker'), 0) })
    if (game.question.kind === 'targets') game.reply([{ object: id }])
    game.resolve()
    expect(get(game.state, id).knownTo).toContain(0)
  })

  test('[2004:409.1f] less for what shares a creature type with it', () => {
    const game = play(['Elk', 'Gull'], ['Chief'])
    const why = (name: string) => game.why({ do: 'cast', ...game.way(game.id(name), 'normal') })
    expect([why('Elk'), why('Gull') === null]).toEqual([null, false])
  })

  test('[2004:216.1] as many tokens as counters, and back again', () => {
    const game = play(['Assembler', 'Mantle'])
    game.cast('Assembler').resolve()
    expect(game.size('Assembler')).toBe('3/3')
    game.to('upkeep', game.state.turn.number + 2)
    for (let guard = 0; guard < 12 && game.state.turn.step === 'upkeep'; guard++) {
      const { question } = game
      if (question.kind === 'confirm') game.reply(true)
      else if (question.kind === 'number') game.reply(2)
      else if (question.kind === 'choose') game.reply([])
      else if (question.kind === 'order') game.plain()
      else game.pass()
    }
    expect([game.size('Assembler'), game.state.battlefield.length]).toEqual(['1/1', 3])
    expect([
      hasKeyword(game.state, game.id('1:Drone'), 'flying'),
      hasKeyword(game.state, game.id('2:Drone'), 'flying'),
    ]).toEqual([true, true])
    game
      .to('main1')
      .cast('Mantle', { targets: ['1:Drone'] })
      .resolveAll()
    expect(game.zone('Mantle')).toBe('graveyard')
  })

  test('[2004:418.3a] all lands are Islands, and "them" is all of them', () => {
    const game = table(edition, [{ battlefield: ['Spring', 'Forest'] }, { battlefield: ['Swamp'] }], CARDS)
    game.to('main1', game.state.turn.number + 1)
    const counters = () =>
      ['Swamp', 'Forest'].map(
        (name) => get(game.state, game.state.battlefield[name === 'Forest' ? 1 : 2] as number).counters.flood ?? 0,
      )
    expect(counters()).toEqual([1, 0])
    game.to('end')
    game.resolveAll()
    expect(counters()).toEqual([1, 0])
    game.to('main1', game.state.turn.number + 1)
    expect(counters()).toEqual([1, 1])
    game.to('end').resolveAll()
    expect(counters()).toEqual([0, 0])
  })
})
