/** Counters of either kind, prices for each counter, what is chosen again, limits of use (403, 409, 413). */
import { expect, test } from 'vitest'
import { characteristics, get, hasKeyword } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Furnace',
    '{0}',
    'Artifact',
    "At the beginning of your upkeep, you may put an ash counter on ~.\nAt the beginning of each player's upkeep, that player sacrifices a permanent of their choice for each ash counter on ~.",
  ),
  creature('Armorer', '{0}', '1/1', '{0}: Put a +0/+1 counter or a +1/+0 counter on target creature.'),
  creature('Idol', '{0}', '2/2', '{0}: Put a +1/+1 counter on ~ or ~ gains flying, first strike, or trample.'),
  card(
    'Whirlwind',
    '{0}',
    'Enchantment',
    '{0}, Pay 3 life for each gale counter on ~: Destroy target permanent and put a gale counter on ~.',
  ),
  card(
    'Retort',
    '{0}',
    'Enchantment',
    '{0}, Remove a +1/+1 counter or a charge counter from a permanent you control: ~ deals 2 damage to any target.',
  ),
  card('Charger', '{0}', 'Artifact', '~ enters the battlefield with a charge counter on it.'),
  card('Ruster', '{0}', 'Artifact', '~ enters the battlefield with a rust counter on it.'),
  creature(
    'Raider',
    '{0}',
    '1/1',
    '{0}: ~ gets +2/+0 until end of turn. Activate only once and only if you control a Mountain.',
  ),
  card('Respite', '{0}', 'Instant', "Cast ~ only during an opponent's turn after their upkeep step.\nYou gain 3 life."),
  card(
    'Fervor',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature you control\n{0}, Sacrifice enchanted creature: ~ deals damage equal to the sacrificed creature's power to each creature.",
  ),
  card(
    'Bulwark',
    '{0}',
    'Instant',
    'Creatures you control get +0/+2 until end of turn.\nThreshold — If seven or more cards are in your graveyard, choose a color. Creatures you control also gain protection from the chosen color until end of turn.',
  ),
  card(
    'Regrowth Rite',
    '{0}',
    'Sorcery',
    'For each color, return up to one target card of that color from your graveyard to your hand. Exile ~.',
  ),
  card(
    'Rage',
    '{0}',
    'Instant',
    'If target creature has toughness 5 or greater, it gets +4/-4 until end of turn. Otherwise, it gets +4/-X until end of turn, where X is its toughness minus 1.',
  ),
  card(
    'Bond',
    '{0}',
    'Enchantment',
    "You may play any number of lands on each of your turns.\nWhenever you play a land, if it wasn't the first land you played this turn, ~ deals 1 damage to you.",
  ),
  card(
    'Recast',
    '{0}',
    'Instant',
    "Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.",
  ),
  card(
    'Salvage',
    '{0}',
    'Instant',
    'Destroy target artifact. If that artifact had counters on it, put that many +1/+1 counters or charge counters on an artifact you control.',
  ),
  card('Cell', '{0}', 'Artifact', '~ enters the battlefield with three charge counters on it.'),
  card(
    'Reprisal',
    '{0}',
    'Sorcery',
    'Choose two target creatures an opponent controls. That player chooses and sacrifices one of those creatures. Put a -1/-1 counter on the other.',
  ),
  creature(
    'Grove',
    '{0}',
    '*/*',
    "As ~ enters the battlefield, sacrifice any number of untapped Forests.\n~'s power and toughness are each equal to the number of Forests sacrificed as it entered the battlefield.",
  ),
  creature('Elk', '{G}', '3/4', '', 'Creature — Elk'),
  creature('Turtle', '{U}', '1/6', '', 'Creature — Bird'),
]

inEditions('2004', '2011')('counters and choices, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = [], more = {}) =>
    table(edition, [{ hand, battlefield: mine, ...more }, { battlefield: theirs }], CARDS)

  test('[2004:413.2c] so many of their choice for each counter', () => {
    const game = play([], ['Furnace', 'Forest'], ['Elk', 'Forest', 'Island'])
    game.to('upkeep', game.state.turn.number + 2).resolveAll()
    game.to('upkeep', game.state.turn.number + 1)
    const before = game.state.battlefield.length
    game.pass(2)
    const counters = get(game.state, game.id('Furnace')).counters.ash ?? 0
    expect(counters).toBeGreaterThan(0)
    expect(game.asks('choose').seat).toBe(1)
    game.plain()
    expect(before - game.state.battlefield.length).toBe(counters)
    game.isAtAQuestion()
  })

  test.each([
    [true, { '+0/+1': 1 }],
    [false, { '+1/+0': 1 }],
  ])('[2004:413.2c] one of two kinds of counters, chosen as it happens: %s', (first, counters) => {
    const game = play([], ['Armorer', 'Elk'])
    game
      .activate('Armorer', 0, { targets: ['Elk'] })
      .resolve()
      .reply(first)
    expect(get(game.state, game.id('Elk')).counters).toEqual(counters)
    game.isAtAQuestion()
  })

  test('[2004:413.2c] a counter, or one of three abilities', () => {
    const game = play([], ['Idol'])
    game.activate('Idol').resolve().reply(true)
    expect(game.size('Idol')).toBe('3/3')
    game.activate('Idol').resolve().reply(false).reply('trample')
    const has = (name: 'flying' | 'trample') => hasKeyword(game.state, game.id('Idol'), name)
    expect([has('flying'), has('trample'), game.size('Idol')]).toEqual([false, true, '3/3'])
    game.to('upkeep', game.state.turn.number + 1)
    expect(has('trample')).toBe(true)
  })

  test('[2004:409.1f] so much life for each counter that is there as it is paid', () => {
    const game = play([], ['Whirlwind'], ['Elk', 'Turtle'])
    game.activate('Whirlwind', 0, { targets: ['Elk'] }).resolve()
    expect(game.life(0)).toBe(20)
    game.activate('Whirlwind', 0, { targets: ['Turtle'] })
    expect(game.life(0)).toBe(17)
    game.resolve()
    expect(get(game.state, game.id('Whirlwind')).counters).toEqual({ gale: 2 })
  })

  test('[2004:409.1g] a counter of one of two kinds as a cost, and of no other', () => {
    const game = play(['Charger', 'Ruster'], ['Retort'])
    game.cast('Ruster').resolve()
    const use = () => game.why({ do: 'activate', ...game.nth(game.id('Retort'), 0) })
    expect(use()).not.toBeNull()
    game.cast('Charger').resolve()
    expect(use()).toBeNull()
    game.activate('Retort', 0, { targets: ['player 1'] }).resolve()
    expect([
      game.life(1),
      get(game.state, game.id('Charger')).counters,
      get(game.state, game.id('Ruster')).counters,
    ]).toEqual([18, {}, { rust: 1 }])
  })

  test('[2004:403.3] only once, whatever the turn, and by each such object', () => {
    const game = play([], ['Raider', 'Raider', 'Mountain'])
    const use = (name: string) => game.why({ do: 'activate', ...game.nth(game.id(name), 0) })
    game.activate('1:Raider').resolve()
    expect([use('1:Raider')?.rule, use('2:Raider')]).toEqual([cite('activate.restricted', edition), null])
    game.to('main1', game.state.turn.number + 2)
    expect([use('1:Raider')?.rule, use('2:Raider')]).toEqual([cite('activate.restricted', edition), null])
    const other = play([], ['Raider', 'Forest'])
    expect(other.why({ do: 'activate', ...other.nth(other.id('Raider'), 0) })).not.toBeNull()
  })

  test("[2004:401.5] in an opponent's turn, but not before its draw step", () => {
    const game = play(['Respite'])
    const why = () => game.why({ do: 'cast', ...game.way(game.id('Respite'), 'normal') })
    expect(why()).not.toBeNull()
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect([game.state.turn.step, game.question.seat, why() === null]).toEqual(['upkeep', 0, false])
    game.to('draw').pass()
    expect([game.state.turn.step, game.question.seat, why()]).toEqual(['draw', 0, null])
  })

  test('[2004:413.2f] what the cost sacrificed is the enchanted creature, as it last was', () => {
    const game = play(['Fervor'], ['Elk', 'Turtle'], ['Rat'])
    game.cast('Fervor', { targets: ['Elk'] }).resolve()
    game.activate('Fervor', 1).resolve()
    expect([game.has('graveyard', 'Elk'), game.has('graveyard', 'Rat'), game.has('battlefield', 'Turtle')]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('[2004:413.2b] "also" gains, where the threshold is met', () => {
    const seven = ['Elk', 'Elk', 'Elk', 'Elk', 'Elk', 'Elk', 'Elk']
    const game = play(['Bulwark'], ['Turtle'], [], { graveyard: seven })
    game.cast('Bulwark').resolve().reply('R')
    expect([game.size('Turtle'), hasKeyword(game.state, game.id('Turtle'), 'protection')]).toEqual(['1/8', true])
    const less = play(['Bulwark'], ['Turtle'])
    less.cast('Bulwark').resolve()
    expect([less.size('Turtle'), hasKeyword(less.state, less.id('Turtle'), 'protection')]).toEqual(['1/8', false])
    less.isAtAQuestion()
  })

  test('[2004:409.1c] a target for each color, each of which may be missing', () => {
    const game = play(['Regrowth Rite'], [], [], { graveyard: ['Elk', 'Turtle', 'Rat'] })
    game.reply({ do: 'cast', ...game.way(game.id('Regrowth Rite'), 'normal') })
    for (let guard = 0; guard < 8 && game.question.kind === 'targets'; guard++) {
      const { legal } = game.asks('targets')
      const elk = legal.find((ref) => 'object' in ref && ref.object === game.id('Elk'))
      const turtle = legal.find((ref) => 'object' in ref && ref.object === game.id('Turtle'))
      expect(legal.length).toBe(1)
      game.reply(elk ? [elk] : turtle ? [turtle] : [])
    }
    game.resolveAll()
    expect([game.zone('Elk'), game.zone('Turtle'), game.zone('Rat'), game.zone('Regrowth Rite')]).toEqual([
      'hand',
      'hand',
      'graveyard',
      'exile',
    ])
  })

  test.each([
    ['Turtle', '5/2'],
    ['Elk', '7/1'],
  ])('[2004:413.2b] asked of the target itself: %s', (name, size) => {
    const game = play(['Rage'], [name])
    game.cast('Rage', { targets: [name] }).resolve()
    expect(game.size(name)).toBe(size)
  })

  test('[2004:212.6b] any number of lands, each but the first at a price', () => {
    const game = play(['Forest', 'Island', 'Swamp'], ['Bond'])
    game.land('Forest')
    game.resolveAll()
    expect(game.life(0)).toBe(20)
    game.land('Island').resolveAll()
    game.land('Swamp').resolveAll()
    expect(game.life(0)).toBe(18)
    const without = play(['Forest', 'Island'])
    without.land('Forest')
    expect(without.refusal({ do: 'playLand', object: without.id('Island', 'hand') })).toBeTruthy()
  })

  test.each([
    [true, { '+1/+1': 3 }],
    [false, { charge: 3 }],
  ])('[2004:413.2f] as many as there were on what has been destroyed: %s', (first, counters) => {
    const game = play(['Cell', 'Salvage'], ['Relic'])
    game.cast('Cell').resolve()
    game
      .cast('Salvage', { targets: ['Cell'] })
      .resolve()
      .reply(first)
    expect(get(game.state, game.id('Relic')).counters).toEqual(counters)
    const none = play(['Salvage'], ['Relic', 'Charger'])
    none.cast('Salvage', { targets: ['Relic'] }).resolve()
    expect(get(none.state, none.id('Charger')).counters).toEqual({})
    none.isAtAQuestion()
  })

  test('[2004:413.2d] one is sacrificed by its controller, the counter is put on the other', () => {
    const game = play(['Reprisal'], ['Rat'], ['Elk', 'Turtle', 'Furnace'])
    game.cast('Reprisal', { targets: ['Elk', 'Turtle'] }).resolve()
    expect(game.asks('choose').seat).toBe(1)
    expect([...game.asks('choose').from].toSorted()).toEqual([game.id('Elk'), game.id('Turtle')].toSorted())
    game.reply([game.id('Elk')])
    expect([game.zone('Elk'), game.size('Turtle'), game.size('Rat')]).toEqual(['graveyard', '0/5', '1/1'])
  })

  test('[2004:410.10e] as large as what was sacrificed as it entered', () => {
    const game = play(['Grove'], ['Forest', 'Forest', 'Forest', 'Island'])
    game.cast('Grove').resolve()
    const { from } = game.asks('choose')
    expect(from.length).toBe(3)
    game.reply(from.slice(0, 2))
    expect([game.size('Grove'), game.state.battlefield.length]).toEqual(['2/2', 3])
    const none = play(['Grove'], ['Forest'])
    none.cast('Grove').resolve().reply([])
    expect(none.has('graveyard', 'Grove')).toBe(true)
  })

  test('[2004:418.6] a word that the new one may not be', () => {
    const game = play(['Recast'], ['Elk'])
    game
      .cast('Recast', { targets: ['Elk'] })
      .resolve()
      .reply('Elk')
    expect(game.asks('word').words).not.toContain('Wall')
    expect(game.refusal('Wall')).toBeTruthy()
    game.reply('Goblin')
    expect(characteristics(game.state, game.id('Elk')).subtypes).toEqual(['Goblin'])
  })
})
