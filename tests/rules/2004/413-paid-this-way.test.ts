import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Oath',
    '{0}',
    'Instant',
    'As an additional cost to cast this spell, sacrifice any number of creatures.\nTarget creature gets +2/+2 until end of turn for each creature sacrificed this way.',
  ),
  creature(
    'Digger',
    '{1}',
    '1/1',
    '{0}, Exile any number of cards from your graveyard: Target creature gets -X/-X until end of turn, where X is the number of cards exiled this way.',
  ),
  creature('Sheep', '{1}', '1/1'),
  creature('Ox', '{2}', '3/3'),
  creature('Gnarl', '{1}', '2/2', "Creatures with power less than ~'s power can't block it."),
  card('Home', '{0}', 'Sorcery', 'Each player gains control of all creatures they own.'),
  card('Theft', '{0}', 'Sorcery', 'Gain control of target creature.'),
  card(
    'Spring',
    '{0}',
    'Sorcery',
    "Reveal the top card of your library. If it's a creature card, put it onto the battlefield. That creature gains haste until end of turn. Sacrifice it at the beginning of the next end step.",
  ),
  creature(
    'Skitter',
    '{1}',
    '1/1',
    "Whenever another creature enters the battlefield, exile ~. Return ~ to the battlefield under its owner's control at the beginning of the next end step.",
  ),
  card(
    'Devotion',
    '{0}',
    'Enchantment',
    "Whenever a permanent is returned to a player's hand, that player discards a card.",
  ),
  card(
    'Brood',
    '{0}',
    'Sorcery',
    'Kicker {0}\nCreate two 1/1 white Bird creature tokens. If this spell was kicked, create four of those tokens instead.',
  ),
  card(
    'Twin',
    '{0}',
    'Sorcery',
    "Kicker {0}\nCreate a token that's a copy of target creature. If this spell was kicked, create three of those tokens instead.",
  ),
  card(
    'Zoo',
    '{0}',
    'Sorcery',
    'Create a 1/1 green Snake creature token and a 2/2 green Wolf creature token with trample.',
  ),
  card(
    'Shade',
    '{0}',
    'Sorcery',
    "Destroy target creature. Create a black Spirit creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.",
  ),
  card(
    'Hail',
    '{0}',
    'Instant',
    '~ deals X damage divided as you choose among any number of target creatures, where X is the number of creatures on the battlefield as you cast this spell.',
  ),
  card(
    'Sceptre',
    '{0}',
    'Artifact',
    '{T}: You gain 1 life. You gain 3 life instead if you control artifacts named Crown of Ash and Throne of Ash.',
  ),
  card('Crown of Ash', '{0}', 'Artifact'),
  card('Throne of Ash', '{0}', 'Artifact'),
]

inEditions('2004', '2011')('what has been done, %s', (edition) => {
  test('[2004:413.2b] sacrificed this way: by the cost', () => {
    const game = table(edition, [{ hand: ['Oath'], battlefield: ['Sheep', 'Sheep', 'Ox'] }, {}], CARDS)
    game.cast('Oath', { targets: ['Ox'] })
    while (game.question.kind === 'choose')
      game.reply([game.id('1:Sheep', 'battlefield'), game.id('2:Sheep', 'battlefield')])
    game.announce({ targets: ['Ox'] }).resolveAll()
    expect(game.size('Ox')).toBe('7/7')
    game.isAtAQuestion()
  })

  test('[2004:413.2b] exiled this way: the cards of the cost, no others', () => {
    const game = table(edition, [{ battlefield: ['Digger', 'Ox'], graveyard: ['Sheep', 'Sheep', 'Sheep'] }, {}], CARDS)
    game.activate('Digger', 0, { targets: ['Ox'] })
    while (game.question.kind === 'choose')
      game.reply([game.id('1:Sheep', 'graveyard'), game.id('2:Sheep', 'graveyard')])
    game.announce({ targets: ['Ox'] }).resolveAll()
    expect(game.size('Ox')).toBe('1/1')
    game.isAtAQuestion()
  })

  test("[2004:309.2b] creatures with power less than its power can't block it, but may block others", () => {
    const game = table(edition, [{ battlefield: ['Gnarl', 'Ox'] }, { battlefield: ['Sheep', 'Ox'] }], CARDS)
    game.attack('Gnarl', 'Ox').until('blockers')
    const [sheep] = [game.id('Sheep', 'battlefield')]
    const gnarl = game.id('Gnarl', 'battlefield')
    const ox = game.state.combat?.attackers.find((one) => one.id !== gnarl)?.id as number
    expect(game.refusal([{ id: sheep, attackers: [gnarl] }])).toBeTruthy()
    game.reply([{ id: sheep, attackers: [ox] }])
    game.isAtAQuestion()
  })

  test('[2004:418.5g] each player gains control of what they own', () => {
    const game = table(edition, [{ hand: ['Theft', 'Home'], battlefield: ['Ox'] }, { battlefield: ['Sheep'] }], CARDS)
    game.cast('Theft', { targets: ['Sheep'] }).resolve()
    expect(game.state.objects.flat()[game.id('Sheep', 'battlefield')]?.owner).toBe(1)
    const holder = (name: string) => game.state.objects.flat()[game.id(name, 'battlefield')]?.controller
    expect(holder('Sheep')).toBe(0)
    game.cast('Home').resolve()
    expect([holder('Sheep'), holder('Ox')]).toEqual([1, 0])
    game.isAtAQuestion()
  })

  test('[2004:413.2f] a card of which it is known what it is: that creature', () => {
    const game = table(edition, [{ hand: ['Spring', 'Spring'], library: ['Ox', 'Crown of Ash', 'Sheep'] }, {}], CARDS)
    game.cast('Spring').resolve()
    expect(game.has('battlefield', 'Ox')).toBe(true)
    game.cast('Spring').resolve()
    expect(game.has('battlefield', 'Crown of Ash')).toBe(false)
    game.to('end').resolveAll()
    expect(game.has('graveyard', 'Ox')).toBe(true)
    expect(game.has('library', 'Crown of Ash')).toBe(true)
    game.isAtAQuestion()
  })

  test("[2004:413.2b] under its owner's control: of what returns, not of what entered", () => {
    const game = table(edition, [{ hand: ['Sheep'], battlefield: ['Skitter'], pool: '{C}' }, {}], CARDS)
    game.cast('Sheep').resolveAll()
    expect(game.has('exile', 'Skitter')).toBe(true)
    game.to('end').resolveAll()
    expect(game.has('battlefield', 'Skitter')).toBe(true)
    game.isAtAQuestion()
  })

  test("[2004:410.10c] returned to a player's hand: that player discards", () => {
    const game = table(
      edition,
      [{ hand: ['Bounce', 'Sheep'], battlefield: ['Devotion'] }, { battlefield: ['Ox'] }],
      CARDS,
    )
    game.cast('Bounce', { targets: ['Ox'] }).resolveAll()
    expect(game.has('graveyard', 'Ox')).toBe(true)
    expect(game.has('hand', 'Sheep', 0)).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:216.1] so many of those tokens instead, of copies too', () => {
    const count = (game: ReturnType<typeof table>): number => game.state.battlefield.length
    const brood = (kick: boolean): number =>
      count(
        table(edition, [{ hand: ['Brood'] }, {}], CARDS)
          .cast('Brood', { kick })
          .resolveAll(),
      )
    expect([brood(false), brood(true)]).toEqual([2, 4])
    const twin = (kick: boolean): number =>
      count(
        table(edition, [{ hand: ['Twin'], battlefield: ['Ox'] }, {}], CARDS)
          .cast('Twin', { kick, targets: ['Ox'] })
          .resolveAll(),
      )
    expect([twin(false), twin(true)]).toEqual([2, 4])
  })

  test('[2004:216.1] tokens of several kinds, and one as big as something was', () => {
    const game = table(edition, [{ hand: ['Zoo', 'Shade'], battlefield: ['Ox'] }, {}], CARDS)
    game.cast('Zoo').resolveAll()
    expect([game.size('Snake'), game.size('Wolf')]).toEqual(['1/1', '2/2'])
    game.cast('Shade', { targets: ['Ox'] }).resolveAll()
    expect(game.has('battlefield', 'Ox')).toBe(false)
    expect(game.size('Spirit')).toBe('3/3')
    game.isAtAQuestion()
  })

  test('[2004:409.1d] as it is cast: what dies afterwards changes nothing', () => {
    const game = table(
      edition,
      [{ hand: ['Hail', 'Slay'], battlefield: ['Sheep'] }, { battlefield: ['Ox', 'Gnarl'] }],
      CARDS,
    )
    game.reply({ do: 'cast', ...game.way(game.id('Hail', 'hand'), 'normal') })
    for (let guard = 0; guard < 9 && game.question.kind !== 'priority'; guard++)
      game.question.kind === 'targets' ? game.reply([game.ref('Ox')]) : game.plain()
    game.cast('Slay', { targets: ['Sheep'] }).resolve()
    game.resolve()
    expect(game.has('battlefield', 'Ox')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:202.2] artifacts with both names', () => {
    const gains = (battlefield: string[]): number =>
      table(edition, [{ battlefield: ['Sceptre', ...battlefield] }, {}], CARDS)
        .activate('Sceptre')
        .resolveAll()
        .life(0)
    expect(gains(['Crown of Ash'])).toBe(21)
    expect(gains(['Crown of Ash', 'Throne of Ash'])).toBe(23)
  })
})
