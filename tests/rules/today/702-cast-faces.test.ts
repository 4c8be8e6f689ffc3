/** Costs for which a spell is something else as it is cast (601.2a): bestow, overload, cleave, awaken. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Nymph',
    '{5}',
    'Enchantment Creature — Nymph',
    'Bestow {0}\nEnchanted creature gets +1/+1 and has flying.',
    '1/1',
  ),
  card('Blast', '{5}', 'Instant', 'Destroy target creature you don’t control.\nOverload {0}'),
  card('Recall', '{0}', 'Instant', "Return target creature [you control] to its owner's hand.\nCleave {1}"),
  card('Bloom', '{5}', 'Sorcery', 'You gain 2 life.\nAwaken 3—{0}'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Ruin', '{0}', 'Instant', 'Destroy target land.'),
  creature('Warded', '{0}', '2/2', 'Hexproof'),
  creature('Counter', '{0}', '1/1', 'Whenever you cast a creature spell, you gain 1 life.'),
  creature('Greeter', '{0}', '1/1', 'Whenever a creature enters the battlefield under your control, you gain 1 life.'),
]

describe('bestow', () => {
  const mine = { hand: ['Nymph', 'Slay'], battlefield: ['Bear', 'Counter', 'Greeter'] }
  const bestowed = () => table('today', [mine, {}], CARDS).cast('Nymph', { via: 'bestow', targets: ['Bear'] })

  test('[today:702.103 today:601.2a] for its bestow cost it is an Aura, and no creature, as a spell and as a permanent', () => {
    const game = bestowed()
    const spell = characteristics(game.state, game.id('Nymph', 'stack'))
    expect([spell.types, spell.subtypes]).toEqual([['enchantment'], ['Aura']])
    game.resolveAll()
    const it = characteristics(game.state, game.id('Nymph'))
    expect([it.types, game.size('Bear'), game.life(0)]).toEqual([['enchantment'], '3/3', 20])
    game.isAtAQuestion()
  })
  test('[today:702.103] when its host is gone it is a creature again, and hasn’t entered', () => {
    const game = bestowed().resolveAll()
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect([game.zone('Nymph'), game.size('Nymph'), get(game.state, game.id('Nymph')).attachedTo]).toEqual([
      'battlefield',
      '1/1',
      null,
    ])
    expect(game.life(0)).toBe(20)
    game
      .to('upkeep', game.state.turn.number + 2)
      .attack('Nymph')
      .to('main2')
    expect(game.life(1)).toBe(19)
  })
  test('[today:702.103 today:608.3] if the target is illegal as it resolves, it enters as a creature', () => {
    const game = bestowed()
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect([game.zone('Nymph'), game.size('Nymph'), game.life(0)]).toEqual(['battlefield', '1/1', 21])
  })
  test('[today:702.103] for its mana cost it is a creature', () => {
    const rich = { ...mine, pool: '{C}{C}{C}{C}{C}' }
    const game = table('today', [rich, {}], CARDS).cast('Nymph').resolveAll()
    expect([game.size('Nymph'), game.size('Bear'), game.life(0)]).toEqual(['1/1', '2/2', 22])
  })
})

describe('overload', () => {
  const sides = [
    { hand: ['Blast'], battlefield: ['Bear'], pool: '{C}{C}{C}{C}{C}' },
    { battlefield: ['Ox', 'Warded'] },
  ] as const
  test('[today:702.96 today:612] each is affected, what can’t be a target included', () => {
    const game = table('today', sides, CARDS).cast('Blast', { via: 'overload' })
    expect(get(game.state, game.id('Blast', 'stack')).choices?.targets.flat(2)).toEqual([])
    game.resolve()
    expect([game.zone('Ox'), game.zone('Warded'), game.zone('Bear')]).toEqual(['graveyard', 'graveyard', 'battlefield'])
  })
  test('[today:702.96] for its mana cost it has a target', () => {
    const game = table('today', sides, CARDS)
      .cast('Blast', { targets: ['Ox'] })
      .resolve()
    expect([game.zone('Ox'), game.zone('Warded')]).toEqual(['graveyard', 'battlefield'])
  })
})

describe('cleave', () => {
  const sides = [{ hand: ['Recall'], battlefield: ['Bear', 'Forest'] }, { battlefield: ['Ox'] }] as const
  const legal = (via: 'normal' | 'cleave') => {
    const game = table('today', sides, CARDS)
    game.reply({ do: 'cast', ...game.way(game.id('Recall', 'hand'), via) })
    return { game, legal: game.asks('targets').legal.map((ref) => ('object' in ref ? ref.object : ref)) }
  }
  test('[today:702.148 today:612] without the words in brackets it may target more', () => {
    const plain = legal('normal')
    expect(plain.legal).toEqual([plain.game.id('Bear')])
    const cleft = legal('cleave')
    expect(cleft.legal).toEqual([cleft.game.id('Bear'), cleft.game.id('Ox')])
    cleft.game.announce({ targets: ['Ox'] }).resolve()
    expect(cleft.game.zone('Ox')).toBe('hand')
  })
})

describe('awaken', () => {
  const sides = [{ hand: ['Bloom', 'Ruin'], battlefield: ['Forest'], pool: '{C}{C}{C}{C}{C}' }, {}] as const
  test('[today:702.113] a land that is a target is a creature with haste and counters', () => {
    const game = table('today', sides, CARDS)
      .cast('Bloom', { via: 'awaken', targets: ['Forest'] })
      .resolve()
    expect([game.life(0), game.size('Forest')]).toEqual([22, '3/3'])
    game.attack('Forest').to('main2')
    expect(game.life(1)).toBe(17)
  })
  test('[today:702.113] for its mana cost it has no target', () => {
    const game = table('today', sides, CARDS).cast('Bloom').resolve()
    expect([game.life(0), characteristics(game.state, game.id('Forest')).types]).toEqual([22, ['land']])
  })
})
