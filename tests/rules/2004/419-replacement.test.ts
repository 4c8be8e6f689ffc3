import { expect, test } from 'vitest'
import { find, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions, testInEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  global('Thrift', 'If you would draw a card, you gain 1 life instead.'),
  global('Scholar', 'Whenever you draw a card, you gain 10 life.'),
  global('Oblivion', 'If you would draw a card, exile the top card of your library instead.'),
  global('Recall', 'If you would draw a card, return a card from your graveyard to your hand instead.'),
  global('Wisdom', 'If you would gain life, draw that many cards instead.'),
  global('Slow Gate', 'Creatures your opponents control enter the battlefield tapped.'),
  global('Alarm', 'Whenever a creature becomes tapped, you gain 10 life.'),
  global('Void', 'If a creature would die, instead exile it and its controller discards a card.'),
  global('Wake', 'Whenever a creature dies, you gain 10 life.'),
  global('Rest', 'If a card would be put into a graveyard from anywhere, exile it instead.'),
  global(
    'Fury',
    'If a creature you control would deal damage to a creature or player, it deals double that damage to that creature or player instead.',
  ),
  global(
    'Edge',
    'If a creature would deal damage to a player, it deals that much damage plus 2 to that player instead.',
  ),
  global(
    'Surge',
    'If a source you control would deal damage to a creature or player, it deals double that damage to that creature or player instead.',
  ),
  global('Lesson', 'At the beginning of your upkeep, you may draw a card. If you do, you gain 2 life.'),
  card('No Draw', '{0}', 'Instant', 'Target player skips their next draw step.'),
  card('No Fight', '{0}', 'Instant', 'Target player skips their next combat phase.'),
  card('No Upkeep', '{0}', 'Sorcery', 'Target player skips their next upkeep step.'),
  card('Later', '{0}', 'Sorcery', 'You gain 5 life at the beginning of your next upkeep.'),
  creature(
    'Chameleon',
    '{0}',
    '2/2',
    'As ~ enters the battlefield, choose a color.\n~ has protection from the chosen color.',
    'Creature — Lizard',
  ),
  creature('Troll', '{0}', '2/2', '{0}: Regenerate ~.', 'Creature — Troll'),
  creature('Stinger', '{0}', '0/3', 'Whenever ~ deals damage to a player, you gain 10 life.', 'Creature — Insect'),
  creature('Biter', '{0}', '2/2', 'Whenever ~ deals damage to a creature, you gain 10 life.', 'Creature — Wolf'),
  creature('Imp', '{0}', '1/1', 'Haste', 'Creature — Imp'),
  creature(
    'Sleeper',
    '{0}',
    '2/2',
    "If ~ would die, shuffle it into its owner's library instead.",
    'Creature — Spirit',
  ),
  card(
    'Scale',
    '{0}',
    'Sorcery',
    '~ deals 2 damage to target creature. If you control a land, ~ deals 4 damage to that creature instead.',
  ),
  creature('Giant', '{0}', '4/9', '', 'Creature — Giant'),
]

inEditions(
  '2004',
  '2011',
  'today',
)('replacement effects, %s', (edition) => {
  test('[2004:419.1] what is replaced never happens: no stack, no trigger', () => {
    const game = table(edition, [{ hand: ['Study'], battlefield: ['Thrift', 'Scholar'] }, {}], CARDS)
    game.cast('Study').resolve()
    expect([game.state.stack.length, game.life(0), game.handSize(0)]).toEqual([0, 21, 0])
  })

  test('[2004:419.1a] "instead" and "skip" are replacements: neither uses the stack, what was replaced leaves no trace', () => {
    const sides = { hand: ['Study', 'No Draw'], battlefield: ['Oblivion', 'Scholar'], library: ['Ox', 'Bear', 'Bear'] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Study').resolve()
    expect([game.zone('Ox'), game.life(0), game.state.stack.length]).toEqual(['exile', 20, 0])
    game
      .cast('No Draw', { targets: ['player 0'] })
      .resolve()
      .to('main1', 5)
    expect([game.state.exile.length, game.handSize(0)]).toEqual([1, 0])
  })

  test('[2004:419.1b] a choice made as it enters is made before anyone can act', () => {
    const game = table(
      edition,
      [
        { hand: ['Chameleon'], battlefield: ['Mountain'] },
        { hand: ['Spark'], battlefield: ['Mountain'] },
      ],
      CARDS,
    )
    game.cast('Chameleon').resolve()
    expect(game.asks('color').seat).toBe(0)
    game.reply('R').pass()
    expect(game.asks('priority').seat).toBe(1)
    game.reply({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })
    expect(game.asks('targets').legal).not.toContainEqual({ object: game.id('Chameleon') })
  })

  test('[2004:419.1c] what enters tapped was never untapped', () => {
    const game = table(edition, [{ hand: ['Imp'] }, { battlefield: ['Slow Gate', 'Alarm'] }], CARDS)
    game.cast('Imp').resolve()
    expect([get(game.state, game.id('Imp')).tapped, game.state.stack.length, game.life(1)]).toEqual([true, 0, 20])
    const own = table(edition, [{ hand: ['Imp'], battlefield: ['Slow Gate'] }, {}], CARDS)
    own.cast('Imp').resolve()
    expect(get(own.state, own.id('Imp')).tapped).toBe(false)
  })

  test('[2004:419.3 2004:419.4] a shield can be put up any time before, and helps nothing after', () => {
    const sides = { battlefield: ['Troll'], hand: ['Slay', 'Slay'] }
    const game = table(edition, [sides, {}], CARDS)
    game
      .activate('Troll')
      .resolve()
      .cast('Slay', { targets: ['Troll'] })
      .resolve()
    expect([game.zone('Troll'), get(game.state, game.id('Troll')).tapped]).toEqual(['battlefield', true])
    game.cast('Slay', { targets: ['Troll'] })
    game.activate('Troll').resolve().resolve()
    expect(game.zone('Troll')).toBe('battlefield')
    const late = table(edition, [sides, {}], CARDS)
    late.cast('1:Slay', { targets: ['Troll'] }).resolve()
    expect(late.zone('Troll')).toBe('graveyard')
    // It is used up once it has helped.
    const spent = table(edition, [sides, {}], CARDS).activate('Troll').resolve()
    for (const zone of ['battlefield', 'graveyard'])
      expect(
        spent
          .cast('1:Slay', { targets: ['Troll'] })
          .resolve()
          .zone('Troll'),
      ).toBe(zone)
  })

  test('[2004:419.5] a modified event happens instead; what of it can not be done is left out', () => {
    const game = table(
      edition,
      [
        { hand: ['Slay', 'Balm'], battlefield: ['Void', 'Wake'] },
        { battlefield: ['Bear'], hand: [] },
      ],
      CARDS,
    )
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect([game.zone('Bear'), game.state.stack.length, game.life(0), game.handSize(0)]).toEqual(['exile', 0, 20, 1])
    const full = table(
      edition,
      [
        { hand: ['Slay'], battlefield: ['Void'] },
        { battlefield: ['Bear'], hand: ['Ox'] },
      ],
      CARDS,
    )
    full.cast('Slay', { targets: ['Bear'] }).resolve()
    expect([full.zone('Bear'), full.zone('Ox')]).toEqual(['exile', 'graveyard'])
  })

  test('[2004:419.5a] no damage is no event to increase or to see', () => {
    const game = table(edition, [{ battlefield: ['Stinger', 'Edge'] }, {}], CARDS)
    game.attack('Stinger').to('endCombat')
    expect([game.life(0), game.life(1)]).toEqual([20, 20])
    const bear = table(edition, [{ battlefield: ['Bear', 'Edge'] }, {}], CARDS)
    bear.attack('Bear').to('endCombat')
    expect(bear.life(1)).toBe(16)
  })

  test('[2004:419.5b today:118.12] "if you do" looks at the choice, also where something else happened', () => {
    for (const [yes, exiled, life] of [
      [true, 1, 22],
      [false, 0, 20],
    ] as const) {
      const game = table(edition, [{ battlefield: ['Oblivion', 'Lesson'] }, {}], CARDS, { active: 1 })
      game.until('confirm')
      game.reply(yes)
      expect([game.state.exile.length, game.life(0)]).toEqual([exiled, life])
    }
  })

  test('[2004:419.6a] an effect gets one opportunity for an event', () => {
    const game = table(edition, [{ battlefield: ['Imp', 'Fury', 'Fury'] }, {}], CARDS)
    game.attack('Imp').until('replacement').plain().to('endCombat')
    expect(game.life(1)).toBe(16)
  })

  test('[2004:419.6a] one opportunity, also while the rules around it become fewer', () => {
    const tithe = card(
      'Tithe Stone',
      '{0}',
      'Artifact',
      'If you would draw a card, sacrifice an artifact, then draw a card instead.',
    )
    const crown = card('Broad Crown', '{0}', 'Artifact', 'You have no maximum hand size.')
    const rush = instant('Rush', 'Draw a card.')
    const crowns = ['Broad Crown', 'Broad Crown', 'Broad Crown']
    const mine = { battlefield: [...crowns, 'Tithe Stone'], hand: ['Rush'], library: times(5, 'Forest') }
    const game = table(edition, [mine, {}], [...CARDS, tithe, crown, rush])
      .cast('Rush')
      .resolve()
    game.reply([game.id('1:Broad Crown')])
    expect([game.state.battlefield.length, game.handSize(0)]).toEqual([3, 1])
    game.isAtAQuestion()
  })

  test('[2004:419.6b] regeneration: tapped, healed, out of combat, once', () => {
    const game = table(edition, [{ battlefield: ['Biter'] }, { battlefield: ['Troll'], hand: [] }], CARDS)
    game.attack('Biter').block({ Troll: 'Biter' })
    game.pass().activate('Troll').resolve()
    game.to('endCombat').resolveAll()
    const troll = get(game.state, game.id('Troll'))
    expect([troll.zone, troll.tapped, troll.damage]).toEqual(['battlefield', true, 0])
    expect(game.state.combat?.blocks ?? []).toEqual([])
    expect([game.life(0), game.state.shields.length]).toEqual([30, 0])
  })

  test('[2004:419.6b] so it is where an ability of a permanent regenerates, every time, unless it may not be', () => {
    const hydra = creature('Old Hydra', '{0}', '2/2', 'If ~ would be destroyed, regenerate it.', 'Creature — Hydra')
    const bury = card('Bury Deep', '{0}', 'Instant', "Destroy target creature. It can't be regenerated.")
    const sides = { battlefield: ['Old Hydra', 'Bear'], hand: ['Slay', 'Slay', 'Slay', 'Bury Deep'] }
    const game = table(edition, [sides, {}], [...CARDS, hydra, bury])
    for (const name of ['1:Slay', '2:Slay']) game.cast(name, { targets: ['Old Hydra'] }).resolve()
    expect([game.zone('Old Hydra'), get(game.state, game.id('Old Hydra')).tapped]).toEqual(['battlefield', true])
    expect(game.events.filter((event) => event.kind === 'regenerated')).toHaveLength(2)
    // It became tapped once only.
    expect(game.events.filter((event) => event.kind === 'tapped')).toHaveLength(1)
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect(game.zone('Bear')).toBe('graveyard')
    expect(
      game
        .cast('Bury Deep', { targets: ['Old Hydra'] })
        .resolve()
        .zone('Old Hydra'),
    ).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:419.1] destruction can be replaced by something else, also where damage destroys', () => {
    const chapel = card('Quiet Chapel', '{1}', 'Enchantment', 'If a creature would be destroyed, exile it instead.')
    const mourn = card('Mourn', '{1}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.')
    const sides = { battlefield: ['Quiet Chapel', 'Mourn', 'Bear', 'Ox'], hand: ['Slay', 'Spark'], pool: '{R}' }
    const game = table(edition, [sides, {}], [...CARDS, chapel, mourn])
    game.cast('Slay', { targets: ['Ox'] }).resolve()
    game.cast('Spark', { targets: ['Bear'] }).resolve()
    expect([game.zone('Ox'), game.zone('Bear'), game.life(0)]).toEqual(['exile', 'exile', 20])
    expect([game.state.stack.length, game.question.kind]).toEqual([0, 'priority'])
  })

  test('[2004:419.6d] what replaces a part of its own effect comes before all others', () => {
    for (const [lands, dealt] of [
      [['Forest'], 8],
      [[], 4],
    ] as const) {
      const game = table(
        edition,
        [{ hand: ['Scale'], battlefield: ['Surge', ...lands] }, { battlefield: ['Giant'] }],
        CARDS,
      )
      game.cast('Scale', { targets: ['Giant'] }).resolve()
      expect([game.question.kind, get(game.state, game.id('Giant')).damage]).toEqual(['priority', dealt])
    }
  })

  test('[2004:419.6e] a phase that has begun can not be skipped; the next one is', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['No Fight'] }, {}], CARDS)
    game
      .attack('Bear')
      .cast('No Fight', { targets: ['player 0'] })
      .resolve()
      .to('endCombat')
    expect(game.life(1)).toBe(18)
    game.to('main1', 5).to('main2', 5)
    expect(
      game.events.filter((event) => event.kind === 'stepBegan' && event.step === 'beginCombat' && event.seat === 0)
        .length,
    ).toBe(1)
    expect(game.to('main1', 7).attack('Bear').to('endCombat').life(1)).toBe(16)
  })

  test('[2004:419.6f] two effects skip two; what waits for the next one waits for one that comes', () => {
    const game = table(edition, [{ hand: ['No Draw', 'No Draw'], library: times(6, 'Bear') }, {}], CARDS, {
      step: 'main1',
    })
    game
      .cast('1:No Draw', { targets: ['player 0'] })
      .resolve()
      .cast('No Draw', { targets: ['player 0'] })
      .resolve()
    expect(game.to('main1', 5).handSize(0)).toBe(0)
    expect(game.to('main1', 7).handSize(0)).toBe(0)
    expect(game.to('main1', 9).handSize(0)).toBe(1)
    const wait = table(edition, [{ hand: ['No Upkeep', 'Later'] }, {}], CARDS)
    wait
      .cast('Later')
      .resolve()
      .cast('No Upkeep', { targets: ['player 0'] })
      .resolve()
    expect(wait.to('main1', 5).life(0)).toBe(20)
    expect(wait.to('main1', 7).life(0)).toBe(25)
  })

  test('[2004:419.9a] of two for one event the controller of the affected object chooses', () => {
    const stolen = { name: 'Sleeper', owner: 0 }
    for (const [pick, zone] of [
      ['Rest', 'exile'],
      ['Sleeper', 'library'],
    ] as const) {
      const game = table(edition, [{ hand: ['Slay'], battlefield: ['Rest'] }, { battlefield: [stolen] }], CARDS)
      const source = game.id(pick, 'battlefield')
      game.cast('Slay', { targets: ['Sleeper'] }).resolve()
      const question = game.asks('replacement')
      expect([question.seat, question.options.length]).toEqual([1, 2])
      game.reply(question.options.findIndex((option) => option.source === source))
      expect([game.zone('Sleeper'), game.question.kind]).toEqual([zone, 'priority'])
    }
  })

  test.each([[['Wisdom', 'Recall']], [['Recall', 'Wisdom']]])(
    '[2004:419.9b] one makes another applicable: %s',
    (cards) => {
      const sides = { hand: ['Balm'], battlefield: [...cards], graveyard: ['Bear'] }
      const game = table(edition, [sides, {}], CARDS)
      const id = game.id('Bear')
      game.cast('Balm').resolve()
      if (game.question.kind === 'choose') game.reply([id])
      expect([game.zone('Bear'), game.life(0), find(game.state, id)]).toEqual(['hand', 20, null])
    },
  )
})

testInEditions('2011', 'today')(
  '[2004:419.9a today:616.1] what it enters as a copy of comes before all else that is said of its entering, %s',
  (edition) => {
    const text =
      '~ enters the battlefield tapped.\nYou may have ~ enter the battlefield as a copy of any creature on the battlefield.'
    const mime = creature('Mime', '{0}', '1/1', text)
    const gob = creature(
      'Gob',
      '{0}',
      '1/1',
      '~ enters the battlefield with a +1/+1 counter on it.',
      'Creature — Goblin',
    )
    const entered = (copies: boolean) => {
      const game = table(edition, [{ battlefield: ['Gob'], hand: ['Mime'] }, {}], [mime, gob])
        .cast('Mime')
        .resolve()
      game.reply(copies ? [game.id('Gob')] : [])
      expect(game.question.kind).toBe('priority')
      const { tapped, counters } = get(game.state, game.state.battlefield.at(-1) ?? -1)
      return { tapped, counters }
    }
    // As a copy it has the copied text, and not its own any more.
    expect(entered(true)).toEqual({ tapped: false, counters: { '+1/+1': 1 } })
    expect(entered(false)).toEqual({ tapped: true, counters: {} })
  },
)
