import { describe, expect, test } from 'vitest'
import { get, type Ref, stateOf } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const ID = '[2011:contents/3]'
const CARDS = [
  walker('Lampward', '{0}', 5, '+1: You gain 1 life.'),
  walker('Stillmind', '{0}', 3, '0: Draw a card.', 'Jace'),
  creature('Boar', '{0}', '4/4', 'Trample', 'Creature — Boar'),
  creature('Wall', '{0}', '0/4', 'Defender', 'Creature — Wall'),
  creature('Cinderling', '{0}', '1/1', '{T}: ~ deals 2 damage to target player.', 'Creature — Elemental'),
  card('Triple Ache', '{0}', 'Sorcery', '~ deals 3 damage to each player.'),
  card('Settle', '{0}', 'Instant', 'Target planeswalker becomes an enchantment until end of turn.'),
  card('Borrowing', '{0}', 'Instant', 'Gain control of target planeswalker until end of turn.'),
  card('Twofold Ward', '{0}', 'Instant', 'Prevent the next 2 damage that would be dealt to you this turn.'),
  card('Selfburn', '{0}', 'Sorcery', '~ deals 2 damage to you.'),
]

describe('306 planeswalkers are attacked', () => {
  const start = (mine: readonly string[], theirs: readonly string[], hand: readonly string[] = []) =>
    table(
      '2011',
      [
        { battlefield: mine, hand },
        { battlefield: theirs, hand },
      ],
      CARDS,
    ).until('attackers')
  const at = (object: number): Ref => ({ object })

  test('[2011:contents/3 2004:308.1 2004:310.2b 2004:311.2 2004:glossary/defending-player] each attacker has its own choice, and damage goes there', () => {
    const game = start(['Bear', 'Ox'], ['Lampward', 'Stillmind'])
    const [one, two] = [game.id('Lampward'), game.id('Stillmind')]
    expect(game.asks('attackers').defenders).toEqual([{ player: 1 }, at(one), at(two)])
    game.reply([
      { id: game.id('Bear'), defender: at(one) },
      { id: game.id('Ox'), defender: { player: 1 } },
    ])
    game.to('endCombat')
    expect([get(game.state, one).counters.loyalty, game.life(1)]).toEqual([3, 17])
    expect(get(game.state, two).counters.loyalty).toBe(3)
    // 2004:311.2, as for creatures: attacked no longer once the step is over.
    expect(game.to('main2').state.combat).toBeNull()
  })

  test(`${ID} one's own planeswalker can't be attacked`, () => {
    const game = start(['Bear', 'Lampward'], [])
    expect(game.asks('attackers').defenders).toEqual([{ player: 1 }])
    expect(game.refusal([{ id: game.id('Bear'), defender: at(game.id('Lampward')) }])).toMatchObject({
      key: 'attack.wrongDefender',
    })
  })

  test(`${ID} its controller blocks; trample goes on to the planeswalker, never to the player`, () => {
    const game = start(['Boar'], ['Lampward', 'Bear'])
    game.reply([{ id: game.id('Boar'), defender: at(game.id('Lampward')) }])
    game.block({ Bear: 'Boar' }).until('assignDamage')
    expect(game.asks('assignDamage').sources[0]?.to.map((one) => one.ref)).toEqual([
      at(game.id('Bear')),
      at(game.id('Lampward')),
    ])
    game.plain().to('endCombat')
    expect([get(game.state, game.id('Lampward')).counters.loyalty, game.life(1)]).toEqual([3, 20])
  })

  test(`${ID} when it leaves, the attacker goes on attacking, can be blocked, and deals no damage unblocked`, () => {
    const attack = () => {
      const game = start(['Bear'], ['Lampward', 'Wall'], ['Sendback'])
      game.reply([{ id: game.id('Bear'), defender: at(game.id('Lampward')) }])
      game.cast('Sendback', { targets: ['Lampward'] }).resolve()
      expect(game.state.combat?.attackers).toMatchObject([{ id: game.id('Bear'), defender: null, against: 1 }])
      return game.until('blockers')
    }
    const blocked = attack().block({ Wall: 'Bear' }).to('endCombat')
    expect(get(blocked.state, blocked.id('Wall')).damage).toBe(2)
    const free = attack().reply([]).to('endCombat')
    expect([free.life(1), free.life(0)]).toEqual([20, 20])
    free.isAtAQuestion()
  })

  test('[2004:306.2] an attacked planeswalker that is none any more is removed from combat, its attacker is not', () => {
    const game = start(['Bear'], ['Lampward'], ['Settle'])
    const id = game.id('Lampward')
    game.reply([{ id: game.id('Bear'), defender: at(id) }]).cast('1:Settle', { targets: ['Lampward'] })
    game.resolve()
    expect(game.state.combat?.attackers).toMatchObject([{ id: game.id('Bear'), defender: null, against: 1 }])
    game.to('endCombat')
    expect([get(game.state, id).counters.loyalty, get(game.state, id).damage, game.life(1)]).toEqual([5, 0, 20])
    expect(game.to('main2').state.combat).toBeNull()
  })

  test(`${ID} it is attacked no more under a new controller`, () => {
    const game = start(['Bear'], ['Lampward'], ['Borrowing'])
    const id = game.id('Lampward')
    game.reply([{ id: game.id('Bear'), defender: at(id) }]).cast('Borrowing', { targets: ['Lampward'] })
    game.resolve().to('endCombat')
    expect([get(game.state, id).counters.loyalty, game.life(1), game.life(0)]).toEqual([5, 20, 20])
  })

  test(`${ID} combat damage to a player is never dealt to a planeswalker instead`, () => {
    const game = start(['Bear'], ['Lampward'])
    game.reply([{ id: game.id('Bear'), defender: { player: 1 } }]).to('endCombat')
    expect([game.life(1), get(game.state, game.id('Lampward')).counters.loyalty]).toEqual([18, 5])
  })
})

describe('306 noncombat damage may be dealt to a planeswalker instead', () => {
  test("[2011:contents/3 2011:keyword/planeswalker] the source's controller chooses which, or the player", () => {
    for (const [pick, life, left] of [
      ['Lampward', 20, [3, 3]],
      ['Stillmind', 20, [5, 1]],
      [null, 18, [5, 3]],
    ] as const) {
      const game = table('2011', [{ battlefield: ['Cinderling'] }, { battlefield: ['Lampward', 'Stillmind'] }], CARDS)
      game.activate('Cinderling', 0, { targets: ['player 1'] }).resolve()
      const both = [game.id('Lampward'), game.id('Stillmind')]
      expect(game.asks('choose')).toMatchObject({ seat: 0, reason: 'redirect', from: both, min: 0, max: 1 })
      game.reply(pick === null ? [] : [game.id(pick)])
      expect([game.life(1), both.map((id) => get(game.state, id).counters.loyalty)]).toEqual([life, left])
      game.isAtAQuestion()
    }
  })

  test(`${ID} only an opponent's source, and only planeswalkers of the player who would be dealt the damage`, () => {
    const own = table(
      '2011',
      [{ battlefield: ['Lampward'], hand: ['Selfburn'] }, { battlefield: ['Stillmind'] }],
      CARDS,
    )
    own.cast('Selfburn').resolve()
    expect([own.question.kind, own.life(0)]).toEqual(['priority', 18])
    const none = table('2011', [{ battlefield: ['Cinderling', 'Lampward'] }, {}], CARDS)
    none.activate('Cinderling', 0, { targets: ['player 1'] }).resolve()
    expect([none.question.kind, none.life(1)]).toEqual(['priority', 18])
  })

  test(`${ID} of damage to each player, only the opponent's share`, () => {
    const game = table(
      '2011',
      [{ battlefield: ['Lampward'], hand: ['Triple Ache'] }, { battlefield: ['Stillmind'] }],
      CARDS,
    )
    game.cast('Triple Ache').resolve()
    expect(game.asks('choose').from).toEqual([game.id('Stillmind')])
    game.reply([game.id('Stillmind')])
    expect([game.life(0), game.life(1), game.zone('Stillmind'), game.zone('Lampward')]).toEqual([
      17,
      20,
      'graveyard',
      'battlefield',
    ])
  })

  test(`${ID} a redirection among others: the player who would be dealt the damage orders them`, () => {
    const play = (first: 'redirect' | 'prevent') => {
      const game = table(
        '2011',
        [{ battlefield: ['Cinderling'] }, { battlefield: ['Lampward'], hand: ['Twofold Ward'] }],
        CARDS,
      )
      game.pass().cast('Twofold Ward').resolve()
      game.activate('Cinderling', 0, { targets: ['player 1'] }).resolve()
      const { seat, options } = game.asks('replacement')
      expect(seat).toBe(1)
      return game.reply(options.findIndex((one) => one.key === first))
    }
    expect(play('prevent').question.kind).toBe('priority')
    const game = play('redirect')
    expect(game.asks('choose').seat).toBe(0)
    game.reply([game.id('Lampward')])
    expect([game.life(1), get(stateOf(game.position), game.id('Lampward')).counters.loyalty]).toEqual([20, 3])
  })

  test(`${ID} one that becomes a creature and is still a planeswalker attacks, and is dealt damage as both`, () => {
    const text = "0: Until end of turn, ~ becomes a 2/6 Soldier creature that's still a planeswalker."
    const marshal = walker('Marshal', '{0}', 5, text)
    const sides = [{ battlefield: ['Marshal'] }, { battlefield: ['Ox'] }] as const
    const game = table('2011', [sides[0], sides[1]], [marshal])
    game.activate('Marshal').resolve()
    game.attack('Marshal').block({ Ox: 'Marshal' }).to('end')
    expect([game.size('Marshal'), get(game.state, game.id('Marshal')).counters.loyalty]).toEqual(['2/6', 2])
    game.to('upkeep', 4)
    expect(game.zone('Marshal')).toBe('battlefield')
  })
})
