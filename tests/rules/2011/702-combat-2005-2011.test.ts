import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Rampart', '{0}', '0/4', 'Defender', 'Creature — Wall'),
  creature('Old Wall', '{0}', '1/4', '', 'Creature — Wall'),
  creature('Shade', '{U}{B}', '2/2', 'Intimidate'),
  card('Engine', '{0}', 'Artifact Creature — Golem', '', '1/1'),
  card('Bleach', '{0}', 'Instant', 'Target creature becomes colorless until end of turn.'),
  creature('Archer', '{G}', '1/4', 'Reach'),
  creature('Bird', '{W}', '2/2', 'Flying'),
  creature('Flock', '{W}', '2/2', "Flying\n~ can't be blocked except by two or more creatures."),
  creature('Guardian', '{W}', '2/2', 'Vigilance\nWhenever ~ becomes tapped, you gain 5 life.'),
  creature('Samurai', '{W}', '2/2', 'Bushido 2'),
  creature('Twice', '{W}', '2/2', 'Bushido 1\nBushido 2'),
  creature('Paragon', '{W}', '2/2', 'Exalted'),
  creature('Crier', '{R}', '1/1', 'Battle cry'),
  creature('Eater', '{7}', '7/7', 'Annihilator 2'),
  creature('Pup', '{0}', '1/1', 'Bloodthirst 2'),
  card('Zap', '{0}', 'Instant', '~ deals 1 damage to target player.'),
  card('Drain', '{0}', 'Instant', 'Target player loses 1 life.'),
  creature('Student', '{0}', '1/1', 'Level up {0}'),
  creature('Wisp', '{2}', '1/1', 'Soulshift 2\nFlying', 'Creature — Spirit'),
  creature('Ancient', '{6}', '4/4', 'Soulshift 5', 'Creature — Spirit'),
  card('Cleaver', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+2.\nLiving weapon\nEquip {0}'),
]
const blocked = (game: Table, blocks: Record<string, string>) =>
  game.refusal(Object.entries(blocks).map(([id, by]) => ({ id: game.id(id, 'battlefield'), attackers: [game.id(by)] })))

inEditions('2011', 'today')('[today:702/unchanged] keywords of combat, %s', (edition) => {
  test('[2011:702.3] it can’t attack; without its abilities, and as a mere Wall, it can', () => {
    const game = table(edition, [{ battlefield: ['Rampart', 'Old Wall'], hand: ['Mute'] }, {}], CARDS)
    game.until('attackers')
    const defender = game.asks('attackers').defenders[0]
    expect(game.refusal([{ id: game.id('Rampart'), defender }])).toBeTruthy()
    expect(game.attack('Old Wall').life(1)).toBe(20)
    const mute = table(edition, [{ battlefield: ['Rampart'], hand: ['Mute'] }, {}], CARDS)
    mute.cast('Mute', { targets: ['Rampart'] }).resolve()
    mute.attack('Rampart').isAtAQuestion()
  })

  test('[2011:702.12] blocked only by what shares a colour with it, or by an artifact creature', () => {
    const theirs = { battlefield: ['Blue', 'Green', 'Engine'] }
    const game = table(edition, [{ battlefield: ['Shade'], hand: ['Bleach'] }, theirs], CARDS).attack('Shade')
    game.until('blockers')
    expect(blocked(game, { Green: 'Shade' })).toBeTruthy()
    game.block({ Blue: 'Shade', Engine: 'Shade' }).isAtAQuestion()
    const grey = table(edition, [{ battlefield: ['Shade'], hand: ['Bleach'] }, theirs], CARDS)
    grey.cast('Bleach', { targets: ['Shade'] }).resolve()
    grey.attack('Shade').until('blockers')
    expect(blocked(grey, { Blue: 'Shade' })).toBeTruthy()
    grey.block({ Engine: 'Shade' }).isAtAQuestion()
  })

  test('[2011:702.16] it blocks what flies, and is bound by other restrictions; it doesn’t fly itself', () => {
    const game = table(edition, [{ battlefield: ['Bird', 'Flock'] }, { battlefield: ['Archer', 'Bear'] }], CARDS)
    game.attack('Bird', 'Flock').until('blockers')
    expect(blocked(game, { Bear: 'Bird' })).toBeTruthy()
    expect(blocked(game, { Archer: 'Flock' })).toBeTruthy()
    game.block({ Archer: 'Bird' }).to('main2')
    expect([game.zone('Bird'), game.life(1)]).toEqual(['battlefield', 18])
    const back = table(edition, [{ battlefield: ['Archer'] }, { battlefield: ['Bear'] }], CARDS).attack('Archer')
    back.block({ Bear: 'Archer' }).isAtAQuestion()
  })

  test('[2011:702.19] attacking doesn’t tap it, so nothing sees it tapped; tapped it can’t attack', () => {
    const game = table(edition, [{ battlefield: ['Guardian'] }, {}], CARDS).attack('Guardian')
    expect([get(game.state, game.id('Guardian')).tapped, game.state.stack.length]).toEqual([false, 0])
    expect(game.to('main2').life(0)).toBe(20)
    const tapped = table(edition, [{ battlefield: [{ name: 'Guardian', tapped: true }, 'Bear'] }, {}], CARDS)
    const defender = tapped.until('attackers').asks('attackers').defenders[0]
    expect(tapped.refusal([{ id: tapped.id('Guardian'), defender }])).toBeTruthy()
  })

  test('[2011:702.43] once however many block it, before damage; each instance triggers', () => {
    const game = table(edition, [{ battlefield: ['Samurai'] }, { battlefield: ['Bear', 'Ox'] }], CARDS)
    game.attack('Samurai').block({ Bear: 'Samurai', Ox: 'Samurai' }).until('priority')
    expect([game.state.stack.length, game.size('Samurai')]).toEqual([1, '2/2'])
    expect(game.resolve().size('Samurai')).toBe('4/4')
    const twice = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Twice'] }], CARDS).attack('Bear')
    expect(twice.block({ Twice: 'Bear' }).until('priority').resolveAll().size('Twice')).toBe('5/5')
  })

  test('[2011:702.81] each instance of its controller’s, for a creature that attacks alone', () => {
    const ours = { battlefield: ['Paragon', 'Paragon', 'Bear'] }
    const alone = table(edition, [ours, {}], CARDS).attack('Bear').until('priority')
    expect(alone.state.stack).toHaveLength(2)
    expect(alone.resolveAll().size('Bear')).toBe('4/4')
    const both = table(edition, [ours, {}], CARDS).attack('Bear', '1:Paragon')
    expect(both.state.stack).toHaveLength(0)
  })

  test('[2011:702.89] the others that attack as it resolves get +1/+0', () => {
    const game = table(edition, [{ battlefield: ['Crier', 'Bear', 'Ox'] }, {}], CARDS)
      .attack('Crier', 'Bear')
      .resolve()
    expect([game.size('Crier'), game.size('Bear'), game.size('Ox')]).toEqual(['1/1', '3/2', '3/3'])
    expect(game.to('main2').life(1)).toBe(16)
  })

  test('[2011:702.84] the defending player sacrifices permanents of their choice before blocks', () => {
    const game = table(edition, [{ battlefield: ['Eater'] }, { battlefield: ['Bear', 'Ox', 'Forest'] }], CARDS)
    game.attack('Eater').resolve()
    const chosen = [game.id('Bear'), game.id('Forest', 'battlefield')]
    expect(game.question.seat).toBe(1)
    game.reply(chosen)
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])
    game.block({ Ox: 'Eater' }).isAtAQuestion()
  })

  test('[2011:702.52] counters if an opponent was dealt damage this turn; lost life doesn’t count', () => {
    const grown = (name: string | null, target = 'player 1') => {
      const game = table(edition, [{ hand: ['Pup', 'Zap', 'Drain'] }, {}], CARDS)
      if (name !== null) game.cast(name, { targets: [target] }).resolve()
      return game.cast('Pup').resolveAll().size('Pup')
    }
    expect([grown(null), grown('Zap'), grown('Drain'), grown('Zap', 'player 0')]).toEqual(['1/1', '3/3', '1/1', '1/1'])
  })

  test('[2011:702.85] a level counter each time, as a sorcery', () => {
    const game = table(edition, [{ battlefield: ['Student'] }, {}], CARDS)
    game.activate('Student').resolve().activate('Student').resolve()
    expect(get(game.state, game.id('Student')).counters).toEqual({ level: 2 })
    const late = table(edition, [{ battlefield: ['Student'] }, {}], CARDS, { step: 'upkeep' })
    expect(late.why({ do: 'activate', ...late.nth(late.id('Student'), 0) })?.key).toBe('timing.notMainPhase')
  })

  test('[2011:702.44] a Spirit that died at the same time, or itself, may be returned, if small enough', () => {
    const returned = (...spirits: string[]) => {
      const game = table(edition, [{ battlefield: spirits, hand: ['Wrath'] }, {}], CARDS)
        .cast('Wrath')
        .resolve()
      for (let guard = 0; guard < 8 && game.question.kind !== 'priority'; guard++) {
        if (game.question.kind === 'targets') expect(game.question.legal).toEqual([game.ref('Wisp')])
        game.plain()
      }
      return { stack: game.state.stack.length, wisp: game.resolveAll().has('hand', 'Wisp') }
    }
    expect(returned('Wisp', 'Ancient')).toEqual({ stack: 2, wisp: true })
    expect(returned('Wisp')).toEqual({ stack: 1, wisp: true })
    expect(returned('Ancient')).toEqual({ stack: 0, wisp: false })
  })

  test('[2011:702.90] a 0/0 Germ that holds it; moved away the Germ dies', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Cleaver'] }, {}], CARDS)
      .cast('Cleaver')
      .resolveAll()
    const germ = edition === 'today' ? 'Phyrexian Germ' : 'Germ'
    expect(game.size(germ)).toBe('2/2')
    game.activate('Cleaver', 3, { targets: ['Bear'] }).resolveAll()
    expect([game.has('battlefield', germ), game.size('Bear')]).toEqual([false, '4/4'])
  })
})
