/** Battles: cast, attacked, damaged, protected; and Sieges, whose back face is cast when the last counter is gone. */
import { describe, expect, test } from 'vitest'
import { get, protectorOf } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

/** A Siege with that defense, and the creature that it turns into. */
function siege(name: string, defense: number, text: string) {
  const front = { name, mana_cost: '{0}', type_line: 'Battle — Siege', oracle_text: text, defense: `${defense}` }
  const back = {
    name: `${name} Won`,
    mana_cost: '',
    type_line: 'Creature — Bear',
    oracle_text: 'When this creature enters, you gain 7 life.'.replace('this creature', `${name} Won`),
    power: '4',
    toughness: '4',
  }
  const compiled = compile({ ...front, layout: 'transform', card_faces: [front, back] })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.printed
}

const CARDS = [
  siege('Siege of Gates', 5, 'When ~ enters, you gain 2 life.'.replace('~', 'Siege of Gates')),
  siege('Small Siege', 2, ''),
  card('Bolt', '{0}', 'Instant', '~ deals 2 damage to any target.'),
  card('Seizure', '{0}', 'Instant', 'Gain control of target permanent.'),
  card(
    'Awakening',
    '{0}',
    'Instant',
    'Target permanent becomes a 3/3 creature in addition to its other types until end of turn.',
  ),
  card('Growth Rite', '{0}', 'Instant', 'Proliferate.'),
  creature('Herald', '{0}', '1/1', 'Whenever ~ attacks an opponent, you gain 1 life.'),
  card('Prism', '{0}', 'Artifact', ''),
  card('Horn', '{0}', 'Instant', "Create a 1/1 white Soldier creature token that's tapped and attacking."),
  creature('Host of Hosts', '{0}', '3/3', 'Myriad'),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const defense = (game: Table, name = 'Siege of Gates') => get(game.state, game.id(name)).counters.defense ?? 0
/** Attacks the battle with these. */
function besiege(game: Table, name: string, ...attackers: readonly string[]): Table {
  game.until('attackers')
  const defender = { object: game.id(name, 'battlefield') }
  return game.reply(attackers.map((one) => ({ id: game.id(one, 'battlefield'), defender })))
}

describe('310 battles', () => {
  test('[today:310 today:210 today:205.3q] it enters with its defense, and its opponent protects it', () => {
    const game = play({ hand: ['Siege of Gates'] })
    game.cast('Siege of Gates').resolve().resolve()
    expect([defense(game), protectorOf(game.state, game.id('Siege of Gates')), game.life(0)]).toEqual([5, 1, 22])
    game.isAtAQuestion()
  })

  test('[today:310 today:506.2 today:508.1b today:510.1b today:120.3] an unblocked 3/3 leaves two of five', () => {
    const game = play({ battlefield: ['Siege of Gates', 'Ox', 'Herald'] })
    besiege(game, 'Siege of Gates', 'Ox').to('main2')
    expect([defense(game), game.life(0), game.life(1)]).toEqual([2, 20, 20])
    game.isAtAQuestion()
  })

  test('[today:310.11 today:509.1a] the protector’s creatures may block; who controls it may attack it, and only they', () => {
    const game = play({ battlefield: ['Siege of Gates', 'Bear'] }, { battlefield: ['Wall'] })
    besiege(game, 'Siege of Gates', 'Bear').block({ Wall: 'Bear' }).to('main2')
    expect(defense(game)).toBe(5)
    game.to('main1', game.state.turn.number + 1).until('attackers')
    expect(game.asks('attackers').defenders).toEqual([{ player: 0 }])
  })

  test('[today:508.4 today:310.8] what is put there attacking the battle may be blocked by its protector’s creatures', () => {
    const horned = () => {
      const game = play({ battlefield: ['Siege of Gates', 'Ox'], hand: ['Horn'] }, { battlefield: ['Bear'] })
      besiege(game, 'Siege of Gates', 'Ox').cast('Horn').resolve()
      return game.reply([game.ref('Siege of Gates')])
    }
    const blocked = horned().block({ Bear: 'Soldier' }).to('main2')
    expect([blocked.has('battlefield', 'Soldier'), defense(blocked), blocked.life(1)]).toEqual([false, 2, 20])
    const free = horned().block({}).to('main2')
    expect([defense(free), free.life(0), free.life(1)]).toEqual([1, 20, 20])
    free.isAtAQuestion()
  })
  test('[today:702.116 today:310.8] a battle is none of the planeswalkers that a myriad copy may attack', () => {
    const theirs = { battlefield: [{ name: 'Siege of Gates', protector: 1, counters: { defense: 5 } }] } as const
    const game = table('today', [{ battlefield: ['Host of Hosts'] }, {}, theirs], CARDS)
    game.attack('Host of Hosts').pass(3).reply(true)
    expect(game.question.kind).toBe('priority')
    expect(game.state.combat?.attackers.map(({ defender }) => defender)).toEqual([{ player: 1 }, { player: 2 }])
    game.isAtAQuestion()
  })
  test('[today:510.1b today:506.4] with the battle gone the creature deals no damage to anybody', () => {
    const game = play({ battlefield: ['Small Siege', 'Bear'], hand: ['Bolt'] })
    besiege(game, 'Small Siege', 'Bear')
    game.cast('Bolt', { targets: ['Small Siege'] }).resolve()
    game.to('main2')
    expect(game.life(1)).toBe(20)
  })

  test('[today:115.4 today:310] any target: a battle is one, an artifact isn’t', () => {
    const game = play({ battlefield: ['Siege of Gates', 'Prism'], hand: ['Bolt'] })
    game.cast('Bolt', { pay: false })
    const legal = game.asks('targets').legal.map((ref) => ('object' in ref ? ref.object : -1))
    expect([legal.includes(game.id('Siege of Gates')), legal.includes(game.id('Prism'))]).toEqual([true, false])
    game.announce({ targets: ['Siege of Gates'] }).resolve()
    expect(defense(game)).toBe(3)
  })

  test('[today:310.10] a battle made a creature neither attacks nor blocks', () => {
    const game = play({ battlefield: ['Siege of Gates', 'Bear'], hand: ['Awakening'] }, { battlefield: ['Ox'] })
    game
      .cast('Awakening', { targets: ['Siege of Gates'] })
      .resolve()
      .until('attackers')
    expect(game.asks('attackers').able).toEqual([game.id('Bear')])
  })

  test('[today:122.1g] proliferating adds a defense counter', () => {
    const game = play({ battlefield: ['Siege of Gates'], hand: ['Growth Rite'] })
    game.cast('Growth Rite').resolve()
    game.reply([game.id('Siege of Gates')])
    expect(defense(game)).toBe(6)
  })
})

describe('310.11 Sieges', () => {
  test('[today:310.11 today:704.5x] without defense it is exiled, and its back face is cast for nothing', () => {
    const game = play({ battlefield: ['Small Siege'], hand: ['Bolt'] })
    game.cast('Bolt', { targets: ['Small Siege'] }).resolve()
    expect(game.zone('Small Siege')).toBe('battlefield')
    game.resolve()
    game.reply(true).resolve().resolve()
    expect([game.size('Small Siege Won'), game.life(0)]).toEqual(['4/4', 27])
    game.isAtAQuestion()
  })

  test('[today:310.11] not cast, it stays exiled', () => {
    const game = play({ battlefield: ['Small Siege'], hand: ['Bolt'] })
    game
      .cast('Bolt', { targets: ['Small Siege'] })
      .resolve()
      .resolve()
    game.reply(false)
    expect(game.zone('Small Siege')).toBe('exile')
    game.isAtAQuestion()
  })

  test('[today:310.8] control passes to its protector: the opponent of that player protects it then', () => {
    const game = play({ battlefield: ['Siege of Gates'] }, { hand: ['Seizure'] })
    game
      .pass()
      .cast('Seizure', { targets: ['Siege of Gates'] })
      .resolve()
    expect(protectorOf(game.state, game.id('Siege of Gates'))).toBe(0)
    game.isAtAQuestion()
  })
})
