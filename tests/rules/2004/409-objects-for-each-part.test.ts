import { expect, test } from 'vitest'
import { get, legalReplies } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature('Toll Warden', '{1}', '1/1', '{T}, Tap three untapped creatures you control: You gain 1 life.\nHaste'),
  creature('Priest', '{1}', '1/1', 'Sacrifice a creature, {T}: You gain 1 life.\nHaste'),
  card('Forge', '{1}', 'Artifact', 'Sacrifice two creatures, Sacrifice a red creature: You gain 1 life.'),
  creature('Imp', '{R}', '1/1'),
  card('Twin Spring', '', 'Land', '{T}: Add {C}.\n{1}, {T}: Add {U}{U}.'),
  card('Pact', '{1}', 'Artifact', '{1}, Tap an untapped creature you control: You gain 1 life.'),
  creature('Druid', '{1}', '1/1', '{T}: Add {G}.\nHaste'),
  card('Toll Well', '{1}', 'Artifact', '{1}: Add {U}.'),
  creature('Elder', '{1}', '1/1', 'Tap an untapped creature you control: Add {G}.'),
  card('Altar', '{1}', 'Artifact', 'Sacrifice a creature: Add {B}.'),
  card('Second Altar', '{1}', 'Artifact', 'Sacrifice a creature: Add {R}.'),
  card('Pair', '{2}', 'Instant', 'You gain 1 life.'),
  card('Toss', '{0}', 'Artifact', 'Discard a card, Discard a land card: You gain 1 life.'),
]

const reversals = (game: Table) => game.events.filter(({ kind }) => kind === 'reversed').length
const nameOf = (game: Table, id: number): string => game.state.printed[get(game.state, id).face]?.name ?? ''
const isListed = (game: Table, name: string, n = 0): boolean => {
  const { object, ability } = game.nth(game.id(name, 'battlefield'), n)
  return legalReplies(game.position).some(
    (reply) =>
      typeof reply === 'object' &&
      'do' in reply &&
      reply.do === 'activate' &&
      reply.object === object &&
      reply.ability === ability,
  )
}

inEditions('2004', '2011')('409.1g each part of a cost has objects of its own, %s', (edition) => {
  test('[2004:409.1g] what is tapped with {T} is none of the others that are tapped', () => {
    const few = table(edition, [{ battlefield: ['Toll Warden', ...times(2, 'Bear')] }, {}], CARDS)
    expect(isListed(few, 'Toll Warden')).toBe(false)
    const enough = table(edition, [{ battlefield: ['Toll Warden', ...times(4, 'Bear')] }, {}], CARDS)
    expect(isListed(enough, 'Toll Warden')).toBe(true)
    enough.activate('Toll Warden')
    const { from } = enough.asks('choose')
    expect(from.map((id) => nameOf(enough, id))).toEqual(times(4, 'Bear'))
    enough.plain().resolveAll()
    expect([enough.life(0), reversals(enough)]).toEqual([21, 0])
  })

  test('[2004:409.1g] what is tapped may be sacrificed for the same cost, whichever the text says first', () => {
    const game = table(edition, [{ battlefield: ['Priest'] }, {}], CARDS)
    expect(isListed(game, 'Priest')).toBe(true)
    game.activate('Priest').resolveAll()
    expect([game.life(0), game.zone('Priest'), reversals(game)]).toEqual([21, 'graveyard', 0])
  })

  test('[2004:409.1g] of several that are chosen none is taken that another part needs', () => {
    const none = table(edition, [{ battlefield: ['Forge', 'Imp', 'Bear'] }, {}], CARDS)
    expect(isListed(none, 'Forge')).toBe(false)
    const game = table(edition, [{ battlefield: ['Forge', ...times(2, 'Imp'), ...times(2, 'Bear')] }, {}], CARDS)
    game.activate('Forge')
    game.reply([game.id('1:Imp', 'battlefield')])
    // The other one is needed.
    expect(game.asks('choose').from.map((id) => nameOf(game, id))).toEqual(['Bear', 'Bear'])
    game.plain().resolveAll()
    expect([game.life(0), reversals(game), game.has('battlefield', 'Bear')]).toEqual([21, 0, true])
    // With enough of them all are chosen at once.
    const many = table(edition, [{ battlefield: ['Forge', ...times(3, 'Imp'), 'Bear'] }, {}], CARDS).activate('Forge')
    expect(many.asks('choose')).toMatchObject({ min: 2, max: 2 })
    many.plain().resolveAll()
    expect([many.life(0), reversals(many)]).toEqual([21, 0])
  })

  test('[2004:409.1g] nor is a card discarded that another part needs', () => {
    const none = table(edition, [{ hand: ['Forest'], battlefield: ['Toss'] }, {}], CARDS)
    expect(isListed(none, 'Toss')).toBe(false)
    const game = table(edition, [{ hand: ['Forest', 'Bear', 'Imp'], battlefield: ['Toss'] }, {}], CARDS)
    game.activate('Toss')
    expect(game.asks('choose').from.map((id) => nameOf(game, id))).toEqual(['Bear', 'Imp'])
    game.plain().resolveAll()
    expect([game.life(0), reversals(game), game.handSize(0)]).toEqual([21, 0, 1])
  })

  test('[2004:409.1g 2004:411.1] mana for a mana ability is not made by tapping what its own {T} is to tap', () => {
    const alone = table(edition, [{ battlefield: ['Twin Spring'] }, {}], CARDS)
    expect(isListed(alone, 'Twin Spring', 1)).toBe(false)
    const game = table(edition, [{ battlefield: ['Twin Spring', 'Forest'] }, {}], CARDS)
    expect(isListed(game, 'Twin Spring', 1)).toBe(true)
    game.activate('Twin Spring', 1, { pay: false })
    const spring = game.nth(game.id('Twin Spring'), 0)
    expect(game.refusal({ pay: 'activate', ...spring }).rule).toBe(cite('cost.paid', edition))
    const plan = { taps: [{ ...spring, mana: ['C'] }], spend: null }
    expect(game.refusal({ pay: 'plan', plan }).rule).toBe(cite('cost.paid', edition))
    game.reply({ pay: 'activate', ...game.nth(game.id('Forest', 'battlefield'), 0) })
    game.plain()
    expect([game.question.kind, game.pool(0), reversals(game)]).toEqual(['priority', 'UU', 0])
  })

  test('[2004:409.1g] nor what another part of the cost is to tap, however far inside the payment', () => {
    const alone = table(edition, [{ battlefield: ['Pact', 'Druid'] }, {}], CARDS)
    expect(isListed(alone, 'Pact')).toBe(false)
    const game = table(edition, [{ battlefield: ['Pact', 'Druid', 'Toll Well', 'Forest'] }, {}], CARDS)
    game.activate('Pact', 0, { pay: false })
    const druid = game.nth(game.id('Druid'), 0)
    expect(game.refusal({ pay: 'activate', ...druid }).rule).toBe(cite('cost.paid', edition))
    game.reply({ pay: 'activate', ...game.nth(game.id('Toll Well'), 0) })
    expect(game.refusal({ pay: 'activate', ...druid }).rule).toBe(cite('cost.paid', edition))
    game.plain().plain().resolveAll()
    expect([game.life(0), reversals(game)]).toEqual([21, 0])
    // With a creature to spare it is the player's choice.
    const spare = table(edition, [{ battlefield: ['Pact', 'Druid', 'Bear'] }, {}], CARDS)
    spare.activate('Pact', 0, { pay: false }).reply({ pay: 'activate', ...spare.nth(spare.id('Druid'), 0) })
    spare.plain().resolveAll()
    expect([spare.life(0), reversals(spare)]).toEqual([21, 0])
  })

  test('[2004:409.1g] a mana ability taps, of what it can choose, only what the rest of the cost can spare', () => {
    const one = table(edition, [{ battlefield: ['Pact', 'Elder'] }, {}], CARDS)
    expect(isListed(one, 'Pact')).toBe(false)
    const game = table(edition, [{ battlefield: ['Pact', 'Elder', 'Bear', 'Ox'] }, {}], CARDS)
    game.activate('Pact', 0, { pay: false }).reply({ pay: 'activate', ...game.nth(game.id('Elder'), 0) })
    game.plain()
    while (game.question.kind !== 'priority') game.plain()
    game.resolveAll()
    expect([game.life(0), reversals(game)]).toEqual([21, 0])
  })

  test('[2004:409.1g] two mana abilities that take the same objects make no more mana than there are of those', () => {
    const side = (...more: string[]) => ({ hand: ['Pair'], battlefield: ['Elder', 'Altar', ...more] })
    const listed = (...more: string[]): boolean => {
      const game = table(edition, [side(...more), {}], CARDS)
      return game.why({ do: 'cast', object: game.id('Pair'), via: 'normal' }) === null
    }
    // Elder taps itself, and is sacrificed then.
    expect([listed(), listed('Bear'), listed('Second Altar')]).toEqual([true, true, true])
    const altars = (...more: string[]): boolean => {
      const game = table(edition, [{ hand: ['Pair'], battlefield: ['Altar', 'Second Altar', ...more] }, {}], CARDS)
      return game.why({ do: 'cast', object: game.id('Pair'), via: 'normal' }) === null
    }
    expect([altars('Bear'), altars('Bear', 'Bear')]).toEqual([false, true])
  })
})
