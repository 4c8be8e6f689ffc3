/** Exert, an option of attacking; goad and detain, effects until the next turn of who did it. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Zealot', '{0}', '2/2', 'You may exert ~ as it attacks. When you do, you gain 3 life.'),
  creature('Fanatic', '{0}', '2/2', 'You may exert ~ as it attacks.'),
  creature('Drummer', '{0}', '1/1', 'Whenever you exert a creature, you gain 1 life.'),
  creature('Idler', '{0}', '1/1', '{0}: Exert ~.'),
  creature('Ritualist', '{0}', '1/1', '{T}: You gain 1 life.\n{T}, Exert ~: You gain 3 life.'),
  card('Seizure', '{0}', 'Instant', 'Gain control of target creature.'),
  card('Taunt', '{0}', 'Sorcery', 'Goad target creature.'),
  card('Writ', '{0}', 'Sorcery', 'Detain target permanent.'),
  creature('Elder', '{0}', '1/1', '{T}: Add {G}.'),
  creature('Jeerer', '{0}', '1/1', 'Whenever a goaded creature attacks, you gain 2 life.'),
  card('Harness Bell', '{0}', 'Artifact — Equipment', 'Equipped creature gets +1/+0 and is goaded.\nEquip {0}'),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const isTapped = (game: Table, name: string) => get(game.state, game.id(name)).tapped
const next = (game: Table, n = 1) => game.to('main1', game.state.turn.number + n)

describe('701.43 exert', () => {
  test('[today:701.43] as a cost: it stays tapped in the next untap step; tapped without it, it doesn’t', () => {
    const game = play({ battlefield: ['Ritualist', 'Drummer'], life: 10 })
    game.activate('Ritualist', 1).resolveAll()
    expect([game.life(0), isTapped(game, 'Ritualist')]).toEqual([14, true])
    next(game, 2)
    expect(isTapped(game, 'Ritualist')).toBe(true)
    next(game, 2)
    expect(isTapped(game, 'Ritualist')).toBe(false)
    const plain = play({ battlefield: ['Ritualist'] })
      .activate('Ritualist')
      .resolve()
    next(plain, 2)
    expect(isTapped(plain, 'Ritualist')).toBe(false)
    game.isAtAQuestion()
  })

  test('[today:508.1g today:701.43] one of two is exerted: its trigger goes on the stack, and it stays tapped once', () => {
    const game = play({ battlefield: ['Zealot', 'Fanatic', 'Drummer'] })
    game.attack('Zealot', 'Fanatic')
    game.asks('confirm')
    game.reply(true).reply(false).plain()
    expect(game.state.stack.length).toBe(2)
    game.resolveAll()
    expect(game.life(0)).toBe(24)
    next(game, 2)
    expect([isTapped(game, 'Zealot'), isTapped(game, 'Fanatic')]).toEqual([true, false])
    next(game, 2)
    expect(isTapped(game, 'Zealot')).toBe(false)
    game.isAtAQuestion()
  })

  test('[today:701.43] given to another player, it untaps in that player’s untap step', () => {
    const game = play({ battlefield: ['Fanatic'] }, { hand: ['Seizure'] })
    game.attack('Fanatic').reply(true)
    game.pass()
    game.cast('Seizure', { targets: ['Fanatic'] }).resolve()
    next(game)
    expect(isTapped(game, 'Fanatic')).toBe(false)
  })

  test('[today:701.43] untapped and repeatedly', () => {
    const game = play({ battlefield: ['Idler', 'Drummer'] })
    game.activate('Idler').resolve().resolve().activate('Idler').resolve().resolve()
    expect(game.life(0)).toBe(22)
  })
})

describe('701.15 goad', () => {
  test('[today:701.15] with two players it must attack, until the next turn of who goaded it', () => {
    const game = play({ hand: ['Taunt'], battlefield: ['Jeerer'] }, { battlefield: ['Bear'] })
    game
      .cast('Taunt', { targets: ['Bear'] })
      .resolve()
      .until('attackers')
      .reply([])
    game.until('attackers')
    expect(game.refusal([]).key).toMatch(/^attack/)
    game.attack('Bear').resolve()
    expect(game.life(0)).toBe(22)
    next(game, 2).until('attackers')
    game.reply([])
    game.isAtAQuestion()
  })

  test('[today:701.15] another player if able, not who goaded it', () => {
    const game = table('today', [{ hand: ['Taunt'] }, { battlefield: ['Bear'] }, {}], CARDS)
    game.cast('Taunt', { targets: ['Bear'] }).resolve()
    game.until('attackers')
    const id = game.id('Bear')
    expect(game.refusal([{ id, defender: { player: 0 } }]).key).toMatch(/^attack/)
    game.reply([{ id, defender: { player: 2 } }])
    game.isAtAQuestion()
  })

  test('[today:701.15] as long as an Equipment says so', () => {
    const game = play({
      battlefield: [
        { name: 'Harness Bell', attachedTo: 'b' },
        { name: 'Bear', label: 'b' },
      ],
    })
    game.until('attackers')
    expect(game.refusal([]).key).toMatch(/^attack/)
  })
})

describe('701.35 detain', () => {
  test('[today:701.35] no attack, no block, no ability of any kind, until your next turn', () => {
    const game = play({ hand: ['Writ'], battlefield: ['Ox'] }, { battlefield: ['Elder', 'Bear'] })
    game.cast('Writ', { targets: ['Elder'] }).resolve()
    const elder = game.id('Elder')
    game.attack('Ox').until('blockers')
    expect(game.asks('blockers').able.map(({ id }) => id)).not.toContain(elder)
    game.reply([])
    next(game)
    expect(game.why({ do: 'activate', ...game.nth(elder, 0) })?.key).toBe('activate.forbidden')
    game.until('attackers')
    expect(game.asks('attackers').able).not.toContain(elder)
    next(game, 2)
    expect(game.why({ do: 'activate', ...game.nth(elder, 0) })).toBeNull()
    game.isAtAQuestion()
  })
})
