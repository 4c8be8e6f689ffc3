/** More texts that planes and schemes are written in (2011:contents/9), played as other cards. */
import { describe, expect, test } from 'vitest'
import { FREE_FOR_ALL, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const rule = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  rule(
    'Crypt Door',
    "White and/or red creature cards in your graveyard have unearth. The unearth cost is equal to the card's mana cost.",
  ),
  creature('Ash Hound', '{1}{R}', '3/1'),
  creature('Moss Hound', '{G}', '3/3'),
  sorcery(
    'Late Breath',
    'Target creature card in your graveyard gains unearth until end of turn. The unearth cost is equal to its mana cost.',
  ),
  rule(
    'Deep Hush',
    'At the beginning of your upkeep, if no opponent cast a spell since your last turn ended, you gain 7 life.',
  ),
  card('Sip', '{0}', 'Instant', 'You gain 1 life.'),
  sorcery('Early Grave', 'Destroy target creature that entered the battlefield since your last turn ended.'),
  rule(
    'Risen Host',
    'At the beginning of your end step, put target creature card from a graveyard onto the battlefield under your control.\nWhen a creature put onto the battlefield with ~ dies, sacrifice ~.',
  ),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  sorcery(
    'Siege',
    'For each opponent, create a 2/2 black Zombie creature token that attacks that player each combat if able.',
  ),
  rule(
    'Thicket',
    "Whenever a creature attacks and isn't blocked, if you're the defending player, create a 0/1 green Plant creature token that's blocking that creature.",
  ),
  rule('Alarm', 'Whenever a creature blocks, you gain 5 life.'),
  sorcery(
    'Open Archive',
    'Each other player searches their library for a card, reveals it, and puts it into their hand. Then you search your library for two cards and put them into your hand. Each player shuffles.',
  ),
  sorcery(
    'Despair',
    'Each opponent reveals their hand. Choose a nonland card from each of those hands. Those players discard those cards.',
  ),
  sorcery(
    'Levy',
    '~ deals 3 damage to the opponent with the highest life total among your opponents. If two or more players are tied for highest life total, you choose one.',
  ),
  sorcery(
    'Thin Alms',
    'The player with the lowest life total draws a card. If two or more players are tied for lowest life total, you choose one of them, and that player draws a card.',
  ),
]
type Sides = Parameters<typeof table>[1]
const at = (sides: Sides, turn: Parameters<typeof table>[3] = {}): Table =>
  table('2011', sides, CARDS, turn, { format: FREE_FOR_ALL })
const lives = (game: Table) => game.state.players.map(({ life }) => life)
const names = (game: Table, ids: readonly number[]) =>
  ids.map((id) => game.state.printed[get(game.state, id).face]?.name)
const turnsOn = (game: Table, n: number) => game.to('main1', game.state.turn.number + n)

describe('a keyword for the mana cost', () => {
  const unearth = (game: Table, name: string) => ({
    do: 'activate' as const,
    ...game.nth(game.id(name, 'graveyard'), 0),
  })

  test('[2011:702.82] each card has unearth for its own mana cost, if it is one of those', () => {
    const graveyard = ['Ash Hound', 'Moss Hound']
    const game = at([{ battlefield: ['Crypt Door', 'Mountain', 'Mountain'], graveyard }, {}])
    expect(game.nth(game.id('Moss Hound'), 0).ability).toBe('no such ability')
    game.activate('Ash Hound', 0, { pay: false }, 'graveyard')
    expect(game.asks('pay').cost.join('')).toBe('1R')
    game.plain().resolveAll()
    expect(game.zone('Ash Hound')).toBe('battlefield')
    game.attack('Ash Hound').to('upkeep', game.state.turn.number + 1)
    expect([game.life(1), game.zone('Ash Hound')]).toEqual([17, 'exile'])
  })

  test('[2011:702.82] not without the mana, not in another graveyard, not when its giver is gone', () => {
    const poor = at([{ battlefield: ['Crypt Door', 'Mountain'], graveyard: ['Ash Hound'] }, {}])
    expect(poor.why(unearth(poor, 'Ash Hound'))).not.toBeNull()
    const theirs = at([{ battlefield: ['Crypt Door', 'Mountain', 'Mountain'] }, { graveyard: ['Ash Hound'] }])
    expect(theirs.nth(theirs.id('Ash Hound'), 0).ability).toBe('no such ability')
  })

  test('[2011:702.82] a card gains it until end of turn', () => {
    const board = { hand: ['Late Breath'], battlefield: ['Forest', 'Forest'], graveyard: ['Moss Hound'] }
    const game = at([board, {}])
      .cast('Late Breath', { targets: ['Moss Hound'] })
      .resolve()
    expect(game.why(unearth(game, 'Moss Hound'))).toBeNull()
    expect(turnsOn(game, 2).nth(game.id('Moss Hound'), 0).ability).toBe('no such ability')
  })
})

describe('since your last turn ended', () => {
  test('[2011:contents/9] what opponents cast in any turn after it counts, one’s own spells don’t', () => {
    const quiet = at([{ battlefield: ['Deep Hush'], hand: ['Sip'] }, {}, {}])
      .cast('Sip')
      .resolveAll()
    expect(turnsOn(quiet, 3).resolveAll().life(0)).toBe(28)
    const loud = at([{ battlefield: ['Deep Hush'] }, { hand: ['Sip'] }, {}])
    turnsOn(loud, 1).cast('Sip').resolveAll()
    expect(turnsOn(loud, 2).resolveAll().life(0)).toBe(20)
    // In the turn after that one nothing is cast.
    expect(turnsOn(loud, 3).resolveAll().life(0)).toBe(27)
  })

  test('[2011:contents/9] what an opponent cast in that last turn itself doesn’t count', () => {
    const game = at([{ battlefield: ['Deep Hush'] }, { hand: ['Sip'] }]).pass()
    game.cast('Sip').resolveAll()
    expect(turnsOn(game, 2).resolveAll().life(0)).toBe(27)
  })

  test('[2011:contents/9] what entered in between or this turn is such a creature, what was there is not', () => {
    const sides: Sides = [
      { hand: ['Early Grave'], battlefield: ['Ox'] },
      { hand: ['Moss Hound'], battlefield: ['Forest'] },
    ]
    const game = at(sides)
    turnsOn(game, 1).cast('Moss Hound').resolveAll()
    turnsOn(game, 1).reply({ do: 'cast', object: game.id('Early Grave', 'hand'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Moss Hound') }])
    const none = at(sides, { active: 1 })
    none.cast('Moss Hound').resolveAll()
    turnsOn(none, 3)
    const cast = { do: 'cast', object: none.id('Early Grave', 'hand'), via: 'normal' } as const
    expect(none.why(cast)?.key).toBe('cast.noTarget')
  })
})

describe('put onto the battlefield with', () => {
  const risen = () => {
    const game = at([
      { battlefield: ['Risen Host'], graveyard: ['Ash Hound'], hand: ['Slay', 'Slay'] },
      { battlefield: ['Ox'] },
    ])
    game.to('end')
    while (game.state.stack.length > 0 || game.question.kind !== 'priority') game.plain()
    return game
  }

  test('[2011:contents/607] what it put there is such a creature, and no other is', () => {
    const game = risen().resolveAll()
    expect(game.zone('Ash Hound')).toBe('battlefield')
    game.cast('Slay', { targets: ['Ox'] }).resolveAll()
    expect(game.has('battlefield', 'Risen Host')).toBe(true)
    game.cast('Slay', { targets: ['Ash Hound'] }).resolveAll()
    expect(game.has('battlefield', 'Risen Host')).toBe(false)
  })
})

describe('tokens that fight', () => {
  test('[2011:contents/9] a token for each opponent, which attacks that player', () => {
    const game = at([{ hand: ['Siege'] }, {}, {}])
      .cast('Siege')
      .resolveAll()
    turnsOn(game, 3).until('attackers')
    const [first = 0, second = 0] = game.state.battlefield
    expect(game.refusal([]).rule).toBeDefined()
    expect(
      game.refusal([
        { id: first, defender: { player: 2 } },
        { id: second, defender: { player: 1 } },
      ]).rule,
    ).toBeDefined()
    game.reply([
      { id: first, defender: { player: 1 } },
      { id: second, defender: { player: 2 } },
    ])
    expect(lives(game.to('main2'))).toEqual([20, 18, 18])
  })

  test('[2011:contents/9] a token made blocking blocks what attacks its player, and has not blocked', () => {
    const sides: Sides = [{ battlefield: ['Ox', 'Bear'] }, { battlefield: ['Thicket', 'Alarm'] }, {}]
    const game = at(sides).until('attackers')
    game.reply([
      { id: game.id('Ox'), defender: { player: 1 } },
      { id: game.id('Bear'), defender: { player: 2 } },
    ])
    game.to('main2')
    // The Ox is blocked; nobody is made to block the Bear. "Whenever a creature blocks" doesn't trigger.
    expect(lives(game)).toEqual([20, 20, 18])
    expect(game.has('battlefield', 'Plant')).toBe(false)
  })
})

describe('several libraries and hands', () => {
  test('[2011:contents/9] all search, then all shuffle, each once', () => {
    const library = ['Ox', 'Bear', 'Forest']
    const game = at([{ hand: ['Open Archive'], library }, { library }, { library }])
      .cast('Open Archive')
      .resolveAll()
    expect([0, 1, 2].map((seat) => game.handSize(seat))).toEqual([2, 1, 1])
    const told = game.events.flatMap((one) => (one.kind === 'shuffled' ? [one.seat] : []))
    expect(told).toEqual([0, 1, 2])
    const found = game.events.findLastIndex((one) => one.kind === 'moved' && one.to === 'hand')
    expect(game.events.findIndex((one) => one.kind === 'shuffled')).toBeGreaterThan(found)
  })

  test('[2011:contents/9] a card from each hand is chosen before any is discarded', () => {
    const sides: Sides = [
      { hand: ['Despair'] },
      { hand: ['Sip', 'Forest'] },
      { hand: ['Forest'] },
      { hand: ['Ox', 'Bear'] },
    ]
    const game = at(sides).cast('Despair').pass(4)
    expect(game.asks('choose').seat).toBe(0)
    // The only card that it can be is chosen without a question.
    expect(names(game, game.asks('choose').from).sort()).toEqual(['Bear', 'Ox'])
    expect([1, 2, 3].map((seat) => game.handSize(seat))).toEqual([2, 1, 2])
    game.reply([game.id('Bear', 'hand')]).resolveAll()
    expect([1, 2, 3].map((seat) => game.handSize(seat))).toEqual([1, 1, 1])
    expect([game.zone('Sip'), game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'graveyard', 'hand'])
  })
})

describe('the most and the least life', () => {
  test('[2011:contents/9] the opponent with the most life, whoever has more than that', () => {
    const game = at([{ hand: ['Levy'], life: 30 }, { life: 9 }, { life: 12 }])
      .cast('Levy')
      .resolveAll()
    expect(lives(game)).toEqual([30, 9, 9])
  })

  test('[2011:contents/9] of those who are tied one is chosen', () => {
    const game = at([{ hand: ['Levy'] }, { life: 12 }, { life: 12 }, { life: 11 }])
      .cast('Levy')
      .pass(4)
    expect(game.asks('player')).toMatchObject({ seat: 0, among: [1, 2] })
    game.reply(2).resolveAll()
    expect(lives(game)).toEqual([20, 12, 9, 11])
  })

  test('[2011:contents/9] the player with the least life, oneself too', () => {
    const game = at([{ hand: ['Thin Alms'], life: 3, library: ['Ox'] }, { library: ['Ox'] }])
      .cast('Thin Alms')
      .resolveAll()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 0])
    const tied = at([{ hand: ['Thin Alms'], library: ['Ox'] }, { library: ['Ox'] }])
      .cast('Thin Alms')
      .resolve()
    expect(tied.asks('player').among).toEqual([0, 1])
    tied.reply(1).resolveAll()
    expect([tied.handSize(0), tied.handSize(1)]).toEqual([0, 1])
  })
})
