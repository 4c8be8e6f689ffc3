/** Dungeons, the initiative, rad counters, the Ring, speed: what a player has without a card of theirs for it. */
import { describe, expect, test } from 'vitest'
import { get, hasKeyword, isDesignated } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { namesIn } from '../../support/game.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Warren',
    '',
    'Dungeon',
    'Gate — You gain 1 life. (Leads to: Left Hall, Right Hall)\nLeft Hall — You gain 2 life. (Leads to: Vault)\nRight Hall — Draw a card. (Leads to: Vault)\nVault — You gain 10 life.',
  ),
  card('Pit', '', 'Dungeon', 'Hole — Scry 1. (Leads to: Bottom)\nBottom — You gain 3 life.'),
  card(
    'Undercity',
    '',
    'Dungeon — Undercity',
    'Stair — You gain 4 life. (Leads to: Cellar)\nCellar — You gain 5 life. (Leads to: Throne)\nThrone — Draw a card.',
  ),
  card('Descent', '{0}', 'Instant', 'Venture into the dungeon.'),
  card('Claim', '{0}', 'Instant', 'You take the initiative.'),
  card('Lure', '{0}', 'Instant', 'The Ring tempts you.'),
  card('Glow', '{0}', 'Instant', 'Target player gets three rad counters.'),
  card('Seize', '{0}', 'Instant', 'Gain control of target creature.'),
  card('Jab', '{0}', 'Instant', 'Target opponent loses 1 life.'),
  creature('Tallier', '{0}', '1/1', 'Whenever a player completes a dungeon, that player gains 7 life.'),
  creature('Delver', '{0}', '1/1', 'Whenever you complete a dungeon, draw a card.'),
  creature('Veteran', '{0}', '1/1', "As long as you've completed a dungeon, ~ gets +2/+2."),
  creature('Racer', '{0}', '2/2', 'Start your engines!\nMax speed — ~ has flying.'),
  creature('Twin Racer', '{0}', '2/2', 'Start your engines!'),
  creature('Hobbit', '{0}', '1/1'),
  creature('Troll', '{0}', '4/4'),
  creature('Wisp', '{0}', '0/9'),
  creature('Mule', '{0}', '1/2'),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const venture = (game: Table) => game.cast('Descent').pass(2)
const inCommand = (game: Table) =>
  game.state.command.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '').filter((name) => name !== '')

describe('309 dungeons, 701.49 venture', () => {
  test('[today:701.49,309.4] from outside the game into the command zone; the room of the marker triggers', () => {
    const game = venture(play({ hand: ['Descent'], outside: ['Warren'] }))
    expect([inCommand(game), namesIn(game, 'outside', 0), game.life(0)]).toEqual([['Warren'], [], 20])
    game.resolve()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[today:701.49] a player with two dungeons outside chooses one', () => {
    const game = venture(play({ hand: ['Descent'], outside: ['Warren', 'Pit'] }))
    expect(game.asks('choose')).toMatchObject({ seat: 0, min: 1, max: 1, zone: 'outside' })
    game.reply([game.id('Pit')])
    expect([inCommand(game), namesIn(game, 'outside', 0)]).toEqual([['Pit'], ['Warren']])
  })

  test('[today:701.49] the Undercity isn’t among those that one ventures into without its name', () => {
    const game = venture(play({ hand: ['Descent'], outside: ['Undercity'] }))
    expect(inCommand(game)).toEqual([])
  })

  test('[today:309] several arrows are a choice, one isn’t; after the last room the dungeon is completed', () => {
    const game = play({
      hand: ['Descent', 'Descent', 'Descent', 'Descent'],
      outside: ['Warren'],
      battlefield: ['Delver', 'Veteran'],
      library: ['Bear', 'Ox', 'Bear'],
    })
    venture(game).resolve()
    venture(game)
    expect(game.asks('word')).toMatchObject({ seat: 0, words: ['Left Hall', 'Right Hall'] })
    game.reply('Right Hall').resolve()
    expect([game.life(0), game.handSize(0)]).toEqual([21, 3])
    venture(game)
    expect([inCommand(game), game.size('Veteran')]).toEqual([['Warren'], '1/1'])
    game.resolve()
    expect([game.life(0), inCommand(game), namesIn(game, 'outside', 0)]).toEqual([31, [], ['Warren']])
    expect(game.size('Veteran')).toBe('3/3')
    game.resolveAll()
    expect(game.handSize(0)).toBe(3)
    venture(game).resolve()
    expect([inCommand(game), game.life(0)]).toEqual([['Warren'], 32])
    game.isAtAQuestion()
  })

  test('[today:309] venturing in the last room completes it and begins anew', () => {
    const game = play({ hand: ['Descent', 'Descent', 'Descent'], outside: ['Pit'], library: ['Bear', 'Ox'] })
    game.cast('Descent').cast('Descent').cast('Descent').pass(2)
    expect(inCommand(game)).toEqual(['Pit'])
    game.resolveAll()
    expect(game.events.filter((one) => one.kind === 'dungeonCompleted')).toHaveLength(1)
  })

  test('[today:701.49] whoever completes it is the player of the event', () => {
    const game = play({ hand: ['Descent', 'Descent'], outside: ['Pit'], library: ['Ox'] }, { battlefield: ['Tallier'] })
    game.cast('Descent').resolveAll().cast('Descent').resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([30, 20])
  })
})

describe('726 the initiative', () => {
  test('[today:726] taking it ventures into the Undercity, and so does one’s upkeep', () => {
    const game = play({ hand: ['Claim'], outside: ['Undercity', 'Warren'] })
      .cast('Claim')
      .resolve()
    expect(isDesignated(game.state, 0, 'initiative')).toBe(true)
    game.resolveAll()
    expect([inCommand(game).includes('Undercity'), game.life(0)]).toEqual([true, 24])
    game.to('upkeep', game.state.turn.number + 2).resolveAll()
    expect(game.life(0)).toBe(29)
  })

  test('[today:726] combat damage to whoever has it takes it', () => {
    const game = play({ battlefield: ['Bear'] }, { hand: ['Claim'] })
    game.pass(1).cast('Claim').resolveAll()
    expect(isDesignated(game.state, 1, 'initiative')).toBe(true)
    game.attack('Bear').to('endCombat')
    expect([0, 1].map((seat) => isDesignated(game.state, seat, 'initiative'))).toEqual([true, false])
  })

  test('[today:726] whoever has it and takes it again ventures again', () => {
    const game = play({ hand: ['Claim', 'Claim'], outside: ['Undercity'] })
    game.cast('Claim').resolveAll().cast('Claim').resolveAll()
    expect(game.life(0)).toBe(29)
  })
})

describe('122.1i rad counters', () => {
  test('[today:122.1i] as many cards milled; for each nonland one life and one counter less', () => {
    const game = play({ hand: ['Glow'] }, { library: ['Bear', 'Forest', 'Ox', 'Bear', 'Bear'] })
    game.cast('Glow', { targets: ['player 1'] }).resolve()
    expect(game.state.players[1]?.counters.rad).toBe(3)
    game.to('main1', game.state.turn.number + 1).resolveAll()
    expect([game.life(1), game.state.players[1]?.counters.rad, namesIn(game, 'graveyards', 1).length]).toEqual([
      18, 1, 3,
    ])
    game.isAtAQuestion()
  })
})

describe('701.54 the Ring', () => {
  const bearers = (game: Table) =>
    game.state.battlefield
      .filter((id) => get(game.state, id).marks?.ringBearer !== undefined)
      .map((id) => game.state.printed[get(game.state, id).face]?.name)

  test('[today:701.54] without a creature it tempts, too; with two one of them is chosen', () => {
    const bare = play({ hand: ['Lure'] })
      .cast('Lure')
      .resolve()
    expect(isDesignated(bare.state, 0, 'ring')).toBe(true)
    const game = play({ hand: ['Lure', 'Lure'], battlefield: ['Hobbit', 'Mule'] }, { battlefield: ['Troll'] })
    game.cast('Lure').pass(2)
    expect(game.asks('choose').from).toHaveLength(2)
    game.reply([game.id('Hobbit')])
    expect(bearers(game)).toEqual(['Hobbit'])
    game
      .cast('Lure')
      .pass(2)
      .reply([game.id('Mule')])
    expect(bearers(game)).toEqual(['Mule'])
    game.isAtAQuestion()
  })

  test('[today:701.54] once: legendary, and no creature with greater power can block it', () => {
    const game = play({ hand: ['Lure'], battlefield: ['Hobbit'] }, { battlefield: ['Troll', { name: 'Mule' }] })
    game.cast('Lure').resolve().attack('Hobbit').until('blockers')
    expect(game.refusal([{ id: game.id('Troll'), attackers: [game.id('Hobbit')] }])).toBeTruthy()
    game.block({ Mule: 'Hobbit' })
  })

  test('[today:701.54] twice: a card is drawn and one discarded as it attacks', () => {
    const game = play({ hand: ['Lure', 'Lure'], battlefield: ['Hobbit'], library: ['Bear', 'Ox'] })
    game.cast('Lure').resolve().cast('Lure').resolve().attack('Hobbit').pass(2)
    expect(namesIn(game, 'graveyards', 0)).toContain('Bear')
  })

  test('[today:701.54] three times: a creature that blocks it is sacrificed at end of combat', () => {
    const game = play(
      { hand: ['Lure', 'Lure', 'Lure'], battlefield: ['Hobbit'], library: ['Bear', 'Ox'] },
      { battlefield: ['Wisp'] },
    )
    for (let n = 0; n < 3; n++) game.cast('Lure').resolve()
    game.attack('Hobbit').until('blockers').block({ Wisp: 'Hobbit' }).to('main2')
    expect(game.has('graveyard', 'Wisp')).toBe(true)
  })

  test('[today:701.54] four times: an opponent whom it hurts loses three life more', () => {
    const game = play({ hand: ['Lure', 'Lure', 'Lure', 'Lure'], battlefield: ['Hobbit'], library: ['Bear', 'Ox'] })
    for (let n = 0; n < 4; n++) game.cast('Lure').resolve()
    game.attack('Hobbit').to('endCombat')
    expect(game.life(1)).toBe(16)
  })

  test('[today:701.54] it is the bearer only as long as that player controls it', () => {
    const game = play({ hand: ['Lure'], battlefield: ['Hobbit'] }, { hand: ['Seize'] })
    game
      .cast('Lure')
      .resolve()
      .pass(1)
      .cast('Seize', { targets: ['Hobbit'] })
      .resolve()
    expect(bearers(game)).toEqual([])
  })
})

describe('702.179 start your engines!, 702.178 max speed', () => {
  const speed = (game: Table) => game.events.flatMap((one) => (one.kind === 'raised' ? [one.level] : [])).at(-1) ?? 0

  test('[today:702.179] speed 1; once in a turn of one’s own it rises as an opponent loses life', () => {
    const game = play({ hand: ['Jab', 'Jab'], battlefield: ['Racer', 'Twin Racer'] })
    game.cast('Jab', { targets: ['player 1'] }).resolveAll()
    expect(speed(game)).toBe(2)
    game.cast('Jab', { targets: ['player 1'] }).resolveAll()
    expect(speed(game)).toBe(2)
    game.isAtAQuestion()
  })

  test('[today:702.179] with speed 4 the ability is there', () => {
    const game = play({ hand: ['Jab', 'Jab', 'Jab', 'Jab'], battlefield: ['Racer'] })
    for (let n = 0; n < 3; n++) {
      expect(game.has('battlefield', 'Racer')).toBe(true)
      game.cast('Jab', { targets: ['player 1'] }).resolveAll()
      expect(hasKeyword(game.state, game.id('Racer'), 'flying')).toBe(n === 2)
      game.to('main1', game.state.turn.number + 2)
    }
    expect(speed(game)).toBe(4)
  })
})
