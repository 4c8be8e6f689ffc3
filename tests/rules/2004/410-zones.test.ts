import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Phoenix', '{1}', '1/1', "When ~ dies, return it to its owner's hand."),
  creature('Ghost', '{1}', '1/1', 'When ~ leaves the battlefield, return it to the battlefield.'),
  creature('Kin', '{1}', '1/1', 'Whenever another creature enters the battlefield, you gain 1 life.'),
  creature('Hatchling', '{1}', '0/0', '~ enters the battlefield with two +1/+1 counters on it.'),
  card('Sweep', '{B}', 'Instant', 'Exile target creature card from a graveyard.'),
  card('Sieving', '{B}', 'Instant', "Put target card in exile into its owner's graveyard."),
  card('Fetch', '{G}', 'Instant', 'Return target creature card from your graveyard to your hand.'),
  card('Dawn', '{W}', 'Sorcery', 'Return all creature cards from your graveyard to the battlefield.'),
  card('Dusk', '{B}', 'Sorcery', 'Destroy all artifacts and creatures.'),
  card('Welcome', '{2}', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.'),
  card('Dull', '{2}', 'Enchantment', 'Creatures lose all abilities.'),
  card('Urn', '{2}', 'Artifact', 'Whenever a creature dies, you gain 1 life.'),
  card('Watch', '{2}', 'Enchantment', 'Whenever a land becomes tapped, you gain 1 life.'),
  card('Sendback', '{U}', 'Instant', "Return target creature to its owner's hand."),
]

inEditions('2004', '2011')('zone-change triggers, %s', (edition) => {
  test('[2004:410.10] the object is found in the zone that it went to', () => {
    const game = table(edition, [{ battlefield: ['Phoenix', 'Mountain'], hand: ['Spark'] }, {}], CARDS)
    game.cast('Spark', { targets: ['Phoenix'] }).resolve()
    expect([game.zone('Phoenix'), game.state.stack.length]).toEqual(['graveyard', 1])
    expect(game.resolve().zone('Phoenix')).toBe('hand')
  })

  test('[2004:410.10] it is not found once it has left there, even where it has come back', () => {
    const game = table(
      edition,
      [{ battlefield: ['Phoenix', 'Mountain', 'Swamp', 'Swamp'], hand: ['Spark', 'Sweep', 'Sieving'] }, {}],
      CARDS,
    )
    game.cast('Spark', { targets: ['Phoenix'] }).resolve()
    game.cast('Sweep', { targets: ['Phoenix'] }).resolve()
    game.cast('Sieving', { targets: ['Phoenix'] }).resolve()
    expect([game.zone('Phoenix'), game.state.stack.length]).toEqual(['graveyard', 1])
    expect(game.resolve().zone('Phoenix')).toBe('graveyard')
  })

  test('[2004:410.10] an Aura that goes with its creature finds that one where it went', () => {
    const text =
      'Enchant creature\nWhen enchanted creature dies, return that card to the battlefield under your control.'
    const thread = card('Thread', '{W}', 'Enchantment — Aura', text)
    const at = (answer: readonly string[]) => {
      const mine = { battlefield: [{ name: 'Thread', attachedTo: 'Ox' }, 'Swamp', 'Swamp'], hand: ['Dusk', ...answer] }
      const game = table(edition, [mine, { battlefield: ['Ox'] }], [...CARDS, thread])
        .cast('Dusk')
        .resolve()
      expect([game.zone('Thread'), game.zone('Ox'), game.state.stack.length]).toEqual(['graveyard', 'graveyard', 1])
      for (const name of answer) game.cast(name, { targets: ['Ox'] }).resolve()
      return game.resolve()
    }
    const back = at([])
    expect(get(back.state, back.id('Ox'))).toMatchObject({ zone: 'battlefield', controller: 0, owner: 1 })
    expect(at(['Sweep']).zone('Ox')).toBe('exile')
  })

  test('[2004:410.10a] each of two that enter together sees the other', () => {
    const game = table(edition, [{ graveyard: ['Kin', 'Kin'], battlefield: ['Plains'], hand: ['Dawn'] }, {}], CARDS)
    game.cast('Dawn').resolve().resolveAll()
    expect(game.life(0)).toBe(22)
  })

  test('[2004:410.10a] one that enters alone sees nothing new', () => {
    const game = table(edition, [{ graveyard: ['Kin'], battlefield: ['Plains', 'Bear'], hand: ['Dawn'] }, {}], CARDS)
    game.cast('Dawn').resolve().resolveAll()
    expect(game.life(0)).toBe(20)
  })

  test('[2004:410.10b] continuous effects apply from the moment it enters', () => {
    const game = table(edition, [{ battlefield: ['Hurryup', 'Welcome'], hand: ['Forest'] }, {}], CARDS)
    game.land('Forest')
    expect(game.state.stack).toHaveLength(1)
    const dull = table(edition, [{ battlefield: ['Dull', 'Forest'], hand: ['Scholar'] }, {}], CARDS)
    dull.cast('Scholar').resolve()
    expect([dull.zone('Scholar'), dull.state.stack.length, dull.handSize(0)]).toEqual(['battlefield', 0, 0])
  })

  test('[2004:410.10b] and not before it is there', () => {
    // In the hand the land is no creature card: a spell that looks for creature cards does not find it.
    const pick = card('Pick', '{B}', 'Instant', 'Target player discards a creature card.')
    const game = table(
      edition,
      [{ battlefield: ['Hurryup', 'Swamp'], hand: ['Pick'] }, { hand: ['Forest'] }],
      [...CARDS, pick],
    )
    game
      .cast('Pick', { targets: ['player 1'] })
      .resolve()
      .resolveAll()
    expect(game.handSize(1)).toBe(1)
  })

  test('[2004:410.10c] what left is looked for only in the first zone it went to', () => {
    const game = table(edition, [{ battlefield: ['Ghost', 'Mountain', 'Forest'], hand: ['Spark', 'Fetch'] }, {}], CARDS)
    game.cast('Spark', { targets: ['Ghost'] }).resolve()
    game.cast('Fetch', { targets: ['Ghost'] }).resolve()
    expect(game.zone('Ghost')).toBe('hand')
    expect(game.resolve().zone('Ghost')).toBe('hand')
    const swept = table(edition, [{ battlefield: ['Ghost', 'Mountain', 'Swamp'], hand: ['Spark', 'Sweep'] }, {}], CARDS)
    swept.cast('Spark', { targets: ['Ghost'] }).resolve()
    swept.cast('Sweep', { targets: ['Ghost'] }).resolve()
    expect(swept.resolve().zone('Ghost')).toBe('exile')
    const back = table(edition, [{ battlefield: ['Ghost', 'Mountain'], hand: ['Spark'] }, {}], CARDS)
    back.cast('Spark', { targets: ['Ghost'] }).resolve()
    expect(back.resolve().zone('Ghost')).toBe('battlefield')
  })

  test('[2004:410.10d] what leaves together with others sees them leave', () => {
    const game = table(
      edition,
      [{ battlefield: ['Urn', 'Bear', 'Swamp'], hand: ['Dusk'] }, { battlefield: ['Ox'] }],
      CARDS,
    )
    game.cast('Dusk').resolve()
    expect(game.has('graveyard', 'Urn', 0)).toBe(true)
    game.resolveAll()
    expect(game.life(0)).toBe(22)
  })

  test('[2004:410.10d] Equipment that leaves sees itself come off', () => {
    const rivet = 'Whenever ~ becomes unattached from a permanent, you gain 2 life.\nEquip {0}'
    const harness = card('Harness', '{1}', 'Artifact — Equipment', rivet)
    const sides = { battlefield: ['Bear', { name: 'Harness', attachedTo: 'Bear' }, 'Swamp'], hand: ['Dusk'] }
    const game = table(edition, [sides, {}], [...CARDS, harness])
    game.cast('Dusk').resolve()
    expect([game.zone('Harness'), game.state.stack.length]).toEqual(['graveyard', 1])
    expect(game.resolveAll().life(0)).toBe(22)
    // It was on nothing: nothing came off.
    const loose = table(edition, [{ battlefield: ['Harness', 'Swamp'], hand: ['Dusk'] }, {}], [...CARDS, harness])
    expect(loose.cast('Dusk').resolveAll().life(0)).toBe(20)
  })

  test('[2004:410.10d] what phases out together with others sees them go; what phases in is noticed, too', () => {
    const seer = creature('Mist Seer', '{1}', '1/1', 'Phasing\nWhenever a creature phases out, you gain 1 life.')
    const imp = creature('Mist Imp', '{1}', '1/1', 'Phasing\nWhenever ~ phases in, you gain 10 life.')
    const sides = { battlefield: ['Mist Seer', 'Mist Imp', 'Bear'] }
    const game = table(edition, [sides, {}], [...CARDS, seer, imp]).to('upkeep', 5)
    expect([game.zone('Mist Seer'), game.zone('Mist Imp'), game.state.stack.length]).toEqual([
      'phasedOut',
      'phasedOut',
      2,
    ])
    expect(game.resolveAll().life(0)).toBe(22)
    const back = game.to('upkeep', 7)
    expect([back.zone('Mist Imp'), back.state.stack.length]).toEqual(['battlefield', 1])
    expect(back.resolveAll().life(0)).toBe(32)
  })

  test('[2004:410.10e] "enters with" is part of entering', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Hatchling'] }, {}], CARDS)
    game.cast('Hatchling').resolve()
    expect([game.size('Hatchling'), game.state.stack.length]).toEqual(['2/2', 0])
  })

  test('[2004:410.10e] a land that enters tapped does not become tapped', () => {
    const game = table(edition, [{ battlefield: ['Watch', 'Forest'], hand: ['Bog'] }, {}], CARDS)
    game.land('Bog')
    expect([get(game.state, game.id('Bog')).tapped, game.state.stack.length]).toEqual([true, 0])
    game.activate('Forest')
    expect(game.state.stack).toHaveLength(1)
  })
})

const HOLLOW = card('Hollow', '{2}', 'Enchantment', 'When you have no cards in hand, draw a card.')
const WHEEL = card('Wheel', '{R}', 'Sorcery', 'Discard your hand, then draw two cards.')

inEditions('2004', '2011')('state triggers, %s', (edition) => {
  test('[2004:410.11] once, as long as it is on the stack; then again', () => {
    const game = table(edition, [{ battlefield: ['Hollow', 'Mountain', 'Mountain'], hand: ['Spark'] }, {}], [HOLLOW])
    game.cast('Spark', { targets: ['player 1'] })
    expect(game.state.stack).toHaveLength(2)
    game.pass().isAtAQuestion()
    expect(game.state.stack).toHaveLength(2)
    game.pass()
    expect([game.handSize(0), game.state.stack.length]).toEqual([1, 1])
  })

  test('[2004:410.11] it triggers again once it has left the stack without effect', () => {
    const stop = card('Stop', '{U}', 'Instant', 'Counter target ability.')
    const game = table(
      edition,
      [
        { battlefield: ['Hollow', 'Mountain'], hand: ['Spark'] },
        { battlefield: ['Island'], hand: ['Stop'] },
      ],
      [HOLLOW, stop],
    )
    game.cast('Spark', { targets: ['player 1'] })
    const first = game.state.stack.at(-1)
    game.pass().reply({ do: 'cast', object: game.id('Stop', 'hand'), via: 'normal' })
    game.reply([{ object: first as number }]).plain()
    game.resolve()
    expect(game.state.stack).toHaveLength(2)
    expect(game.state.stack.at(-1)).not.toBe(first)
  })

  test('[2004:410.11] a state that is gone again within the resolution has been there', () => {
    const game = table(edition, [{ battlefield: ['Hollow', 'Mountain'], hand: ['Wheel', 'Bear'] }, {}], [HOLLOW, WHEEL])
    game.cast('Wheel')
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect([game.handSize(0), game.state.stack.length]).toEqual([2, 1])
    expect(game.resolve().handSize(0)).toBe(3)
  })
})

inEditions('2004', '2011')('where a spell was cast from, %s', (edition) => {
  const RITE = card('Old Rite', '{0}', 'Sorcery', 'You gain 10 life.\nFlashback {0}')
  const bell = (when: string) => card('Bell', '{1}', 'Enchantment', `Whenever ${when}, you gain 1 life.`)

  /** What the watcher's controller, seat 0, gains by their own casting of the card from there. */
  const gained = (when: string, zone: 'hand' | 'graveyard', who: 0 | 1 = 0): number => {
    const sides = [0, 1].map((seat) => ({
      battlefield: seat === 0 ? ['Bell'] : [],
      [zone]: seat === who ? ['Old Rite'] : [],
    }))
    const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], [RITE, bell(when)], { active: who })
    game.cast('Old Rite', { via: zone === 'hand' ? 'normal' : 'flashback' })
    game.resolveAll().isAtAQuestion()
    return game.life(0) - 20 - (who === 0 ? 10 : 0)
  }

  test('[2004:410.7] from your graveyard: not from the hand, not another player’s', () => {
    const when = 'you cast a spell from your graveyard'
    expect([gained(when, 'graveyard'), gained(when, 'hand')]).toEqual([1, 0])
    const theirs = 'a player casts a spell from your graveyard'
    expect([gained(theirs, 'graveyard'), gained(theirs, 'graveyard', 1)]).toEqual([1, 0])
  })

  test('[2004:410.7] from a graveyard, from your hand: whoever’s it is, and only that zone', () => {
    const when = 'a player casts a spell from a graveyard'
    expect([gained(when, 'graveyard'), gained(when, 'graveyard', 1), gained(when, 'hand')]).toEqual([1, 1, 0])
    const hand = 'you cast a sorcery spell from your hand'
    expect([gained(hand, 'hand'), gained(hand, 'graveyard')]).toEqual([1, 0])
  })
})
