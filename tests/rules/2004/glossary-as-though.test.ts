import { expect, test } from 'vitest'
import { whyCantBlock } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Archer', '{G}', '2/4', '~ can block as though it had flying.'),
  creature('Climber', '{G}', '2/4', '~ can block as though it had flying.\n~ can block as though it had horsemanship.'),
  creature('Hawk', '{U}', '1/1', 'Flying'),
  creature('Dragoon', '{U}', '1/1', 'Flying, horsemanship'),
  creature('Kite', '{U}', '1/1', "~ can't be blocked except by creatures with flying."),
  creature('Rampart', '{G}', '3/3', "Defender\n~ can attack as though it didn't have defender."),
  creature('Bastion', '{G}', '3/3', 'Defender'),
  creature(
    'Siege Tower',
    '{G}',
    '3/3',
    "Defender\n{0}: ~ can attack this turn as though it didn't have defender.",
    'Creature — Wall',
  ),
  card(
    'Ropes',
    '{0}',
    'Enchantment — Aura',
    "Enchant Wall\nEnchanted Wall can attack as though it didn't have defender.",
  ),
  creature('Palisade', '{G}', '3/3', 'Defender', 'Creature — Wall'),
  card('Slapdown', '{G}', 'Instant', 'Destroy target creature with flying.'),
  card('Oracle', '{1}', 'Enchantment', 'You may play the top card of your library as though it were in your hand.'),
  card('Toss', '{R}', 'Instant', 'Discard a card.'),
]

inEditions('2004', '2011')('"as though", %s', (edition) => {
  const blocks = (attacker: string, blocker: string): boolean => {
    const game = table(edition, [{ battlefield: [attacker] }, { battlefield: [blocker] }], CARDS)
    game.attack(attacker)
    return whyCantBlock(game.state, game.id(blocker), game.id(attacker)) === null
  }

  test('[2004:glossary/as-though] for that action it is as if it were so', () => {
    expect([blocks('Hawk', 'Archer'), blocks('Hawk', 'Bear')]).toEqual([true, false])
  })

  test('[2004:glossary/as-though] another evasion ability has still to be met', () => {
    expect([blocks('Dragoon', 'Archer'), blocks('Dragoon', 'Climber')]).toEqual([false, true])
  })

  test('[2004:glossary/as-though] also where only those with it can block', () => {
    expect([blocks('Kite', 'Archer'), blocks('Kite', 'Bear')]).toEqual([true, false])
  })

  test('[2004:glossary/as-though] for everything else it is not', () => {
    const game = table(edition, [{ battlefield: ['Archer', 'Forest'], hand: ['Slapdown'] }, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Slapdown'), via: 'normal' })?.key).toBe('cast.noTarget')
  })

  test('[2004:glossary/as-though-combined] two of them may both apply', () => {
    expect(blocks('Dragoon', 'Climber')).toBe(true)
  })

  test('[2004:glossary/as-though-combined] it is bound by the other rules for that action', () => {
    const able = (permanent: Parameters<typeof table>[1][0]['battlefield']) => {
      const game = table(edition, [{ battlefield: [...(permanent ?? []), 'Bear'] }, {}], CARDS).until('attackers')
      return game.asks('attackers').able.length - 1
    }
    expect(able(['Rampart'])).toBe(1)
    expect(able(['Bastion'])).toBe(0)
    expect(able([{ name: 'Rampart', tapped: true }])).toBe(0)
    expect(able([{ name: 'Rampart', sick: true }])).toBe(0)
  })

  test('[2004:glossary/as-though 2004:308.2a] a Wall without defender attacks, though the book says it of Walls', () => {
    const ropes = { name: 'Ropes', attachedTo: 'Palisade' }
    const game = table(edition, [{ battlefield: ['Siege Tower', 'Palisade', 'Bear'] }, {}], CARDS)
    game.activate('Siege Tower', 1).resolveAll().until('attackers')
    expect(game.asks('attackers').able).toEqual([game.id('Siege Tower'), game.id('Bear')])
    expect(game.attack('Siege Tower').to('main2').life(1)).toBe(17)
    const roped = table(edition, [{ battlefield: ['Palisade', ropes] }, {}], CARDS).attack('Palisade')
    expect(roped.to('main2').life(1)).toBe(17)
    roped.isAtAQuestion()
    const still = table(edition, [{ battlefield: ['Siege Tower', 'Palisade', 'Bear'] }, {}], CARDS).until('attackers')
    expect(still.asks('attackers').able).toEqual([still.id('Bear')])
  })

  test('[2004:glossary/as-though-in-hand] the top card is played by the usual rules', () => {
    const game = table(edition, [{ battlefield: ['Oracle'], library: ['Forest', 'Island', 'Bear'] }, {}], CARDS)
    game.reply({ do: 'playLand', object: game.id('Forest', 'library') })
    expect(game.zone('Forest')).toBe('battlefield')
    expect(game.why({ do: 'playLand', object: game.id('Island') })).not.toBeNull()
    const spell = table(edition, [{ battlefield: ['Oracle', 'Mountain'], library: ['Spark'] }, {}], CARDS)
    spell.reply({ do: 'cast', object: spell.id('Spark', 'library'), via: 'normal' }).announce({ targets: ['player 1'] })
    expect([spell.zone('Spark'), spell.resolve().life(1)]).toEqual(['stack', 17])
  })

  test('[2004:glossary/as-though-in-hand] it is not really in the hand', () => {
    const game = table(
      edition,
      [{ battlefield: ['Oracle', 'Mountain'], hand: ['Toss'], library: ['Bear', 'Ox'] }, {}],
      CARDS,
    )
    game.cast('Toss').resolve()
    expect([game.handSize(0), game.has('library', 'Bear', 0), game.state.graveyards[0]?.length]).toEqual([0, true, 1])
  })
})
