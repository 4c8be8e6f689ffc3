import { expect, test } from 'vitest'
import { characteristics, manaValueOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const STAY = creature('Hireling', '{0}', '1/1', 'When ~ enters, sacrifice it unless you pay {2}.')
const DRAIN = card('Drain', '{1}', 'Artifact', 'Pay 2 life: Draw a card.')
const PAIR = card('Loom', '{1}', 'Artifact', 'Tap two untapped creatures you control: Draw a card.')
const GROVE = card('Grove', '{1}', 'Artifact', '{T}: Add {G}{G}. Spend this mana only to cast creature spells.')
const WILD = card('Wild Word', '{1}{G}', 'Sorcery', 'You gain 1 life.')
const MIRROR = card(
  'Mirror',
  '{1}',
  'Artifact',
  '{T}: Add one mana of any type that a land an opponent controls could produce.',
)
const ALTAR = card('Altar', '{1}', 'Artifact', 'Sacrifice a creature: Draw a card.')

const why = (game: ReturnType<typeof table>, name: string, ability = 0) =>
  game.why({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), ability) })?.key ?? null

inEditions('2004', '2011')('glossary: costs, %s', (edition) => {
  test('[2004:glossary/unless] the player may pay; where that is impossible it is not offered', () => {
    const poor = table(edition, [{ hand: ['Hireling'] }, {}], [STAY])
      .cast('Hireling')
      .resolve()
      .resolve()
    expect([poor.zone('Hireling'), poor.question.kind]).toEqual(['graveyard', 'priority'])
    const rich = () =>
      table(edition, [{ hand: ['Hireling'], battlefield: times(2, 'Forest') }, {}], [STAY])
        .cast('Hireling')
        .resolve()
        .resolve()
    const paid = rich()
    expect(paid.asks('confirm').reason).toBe('unlessPaid')
    expect(paid.reply(true).plain().zone('Hireling')).toBe('battlefield')
    expect(rich().reply(false).zone('Hireling')).toBe('graveyard')
  })

  test('[2004:glossary/static-ability] it lasts as long as its permanent has it; a resolved effect depends on none', () => {
    const lord = creature(
      'Lord',
      '{W}',
      '1/1',
      'Other creatures you control get +1/+1.\n{0}: Target creature gets +2/+2 until end of turn.',
    )
    const unmake = zoo('Unbuild')
    const slay = zoo('Slay')
    const game = table(
      edition,
      [{ battlefield: ['Lord', 'Bear'], hand: ['Unbuild', 'Slay'] }, {}],
      [lord, unmake, slay],
    )
    game.activate('Lord', 1, { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('5/5')
    game.cast('Unbuild', { targets: ['Lord'] }).resolve()
    expect(game.size('Bear')).toBe('4/4')
    game.cast('Slay', { targets: ['Lord'] }).resolve()
    expect(game.size('Bear')).toBe('4/4')
  })

  test('[2004:glossary/cost] a cost needs all its resources', () => {
    const at = (life: number) => table(edition, [{ battlefield: ['Drain'], life }, {}], [DRAIN])
    expect(why(at(1), 'Drain')).toBe('cost.life')
    const two = at(2)
    expect(why(two, 'Drain')).toBeNull()
    two.activate('Drain')
    expect(two.winner()).toBe(1)
    const loom = (tapped: boolean) =>
      table(edition, [{ battlefield: ['Loom', 'Bear', { name: 'Ox', tapped }] }, {}], [PAIR])
    expect(why(loom(true), 'Loom')).toBe('cost.nothingToTap')
    expect(why(loom(false), 'Loom')).toBeNull()
    // So it is where the cost does not say "untapped".
    const lax = card('Lax Loom', '{1}', 'Artifact', 'Tap two creatures you control: Draw a card.')
    const tapped = [{ name: 'Bear' }, { name: 'Ox', tapped: true }]
    const game = table(edition, [{ battlefield: ['Lax Loom', ...tapped] }, {}], [lax])
    expect(why(game, 'Lax Loom')).toBe('cost.nothingToTap')
  })

  test('[2004:glossary/alternative-cost] additional costs come on top of it, and the mana cost stays what it is', () => {
    const text = "You may exile a blue card from your hand rather than pay this spell's mana cost.\nDraw a card."
    const will = card('Old Will', '{4}{U}', 'Instant', text)
    const fish = creature('Fish', '{U}', '1/1')
    const toll = card('Toll', '{1}', 'Artifact', 'Spells cost {1} more to cast.')
    const sides = { hand: ['Old Will', 'Fish'], battlefield: ['Toll'], pool: '{C}' }
    const game = table(edition, [sides, {}], [will, fish, toll])
    game.cast('Old Will', { via: 'alternative', pay: false })
    expect(game.asks('pay').cost).toEqual(['1'])
    game.plain()
    expect([game.zone('Fish'), game.pool(0), manaValueOf(game.state, game.id('Old Will'))]).toEqual(['exile', '', 5])
  })

  test('[2004:glossary/total-cost] increases and reductions apply to an alternative cost', () => {
    const word = card(
      'Word',
      '{6}{U}',
      'Instant',
      "You may pay {3} rather than pay this spell's mana cost.\nDraw a card.",
    )
    const less = card('Ease', '{1}', 'Artifact', 'Spells cost {2} less to cast.')
    const more = card('Toll', '{1}', 'Artifact', 'Spells cost {1} more to cast.')
    const game = table(
      edition,
      [{ hand: ['Word'], battlefield: ['Ease', 'Toll'], pool: '{C}{C}' }, {}],
      [word, less, more],
    )
    game.cast('Word', { via: 'alternative', pay: false })
    expect(game.asks('pay').cost).toEqual(['2'])
    game.plain()
    expect([game.zone('Word'), game.pool(0)]).toEqual(['stack', ''])
  })

  test('[2004:glossary/total-cost] additional costs are in the sum that increases and reductions change', () => {
    const word = card('Word', '{1}', 'Instant', 'Kicker {3}\nDraw a card.')
    const less = card('Ease', '{1}', 'Artifact', 'Spells cost {2} less to cast.')
    const asked = (kick: boolean) => {
      const game = table(edition, [{ hand: ['Word'], battlefield: ['Ease'], pool: '{C}{C}' }, {}], [word, less])
      game.cast('Word', { kick, pay: false })
      return game.question.kind === 'pay' ? game.question.cost : []
    }
    expect([asked(true), asked(false)]).toEqual([['2'], []])
  })

  test('[2004:glossary/pay] no more than there is; nothing can always be paid', () => {
    const free = card('Free Page', '{1}', 'Artifact', 'Pay 0 life: Draw a card.\nPay 1 life: Draw a card.')
    const stay = card('Stay', '{1}', 'Enchantment', "You can't lose the game.")
    const game = table(edition, [{ battlefield: ['Free Page', 'Stay'], life: -1 }, {}], [free, stay])
    expect([why(game, 'Free Page', 0), why(game, 'Free Page', 1)]).toEqual([null, 'cost.life'])
    game.activate('Free Page')
    expect(game.life(0)).toBe(-1)
    const all = card('All In', '{1}', 'Artifact', 'Pay 3 life: Draw a card.')
    const last = table(edition, [{ battlefield: ['All In'], life: 3 }, {}], [all]).activate('All In')
    expect([last.life(0), last.winner()]).toEqual([0, 1])
  })

  test('[2004:glossary/pay-instructions] what can’t be carried out can’t be paid, and changes nothing', () => {
    const tapper = card('Drum', '{1}', 'Artifact', 'Tap an untapped creature you control: You gain 1 life.')
    const eater = card('Eater', '{1}', 'Enchantment', 'Sacrifice an artifact: You gain 1 life.')
    const game = table(edition, [{ battlefield: ['Drum', { name: 'Bear', tapped: true }] }, {}], [tapper])
    const { position } = game
    expect(game.refusal({ do: 'activate', ...game.nth(game.id('Drum'), 0) }).key).toBe('cost.nothingToTap')
    expect(game.position).toBe(position)
    expect(why(table(edition, [{ battlefield: ['Eater'] }, {}], [eater]), 'Eater')).toBe('cost.nothingToSacrifice')
  })

  test('[2004:glossary/pay-once] one payment is for one ability; an effect pays for none', () => {
    const game = table(edition, [{ battlefield: ['Altar', 'Altar', 'Bear'] }, {}], [ALTAR])
    game.activate('1:Altar')
    expect([game.zone('Bear'), game.state.stack.length]).toEqual(['graveyard', 1])
    expect(why(game, '2:Altar')).toBe('cost.nothingToSacrifice')
    const give = card('Give', '{0}', 'Sorcery', 'Sacrifice a creature.')
    const effect = table(edition, [{ battlefield: ['Altar', 'Bear'], hand: ['Give'] }, {}], [ALTAR, give])
      .cast('Give')
      .resolveAll()
    expect([effect.zone('Bear'), effect.handSize(0), effect.state.stack.length]).toEqual(['graveyard', 0, 0])
  })
})

inEditions('2004', '2011')('glossary: mana, %s', (edition) => {
  test('[2004:glossary/mana-restriction] restricted mana pays only for what it may', () => {
    const sides = { battlefield: ['Grove'], hand: ['Bear', 'Wild Word'] }
    const game = table(edition, [sides, {}], [GROVE, WILD])
    game.activate('Grove')
    expect(game.pool(0)).toBe('GG')
    const cast = (name: string) => game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })?.key ?? null
    expect([cast('Wild Word'), cast('Bear')]).toEqual(['cast.cantPay', null])
    game.cast('Bear')
    expect([game.zone('Bear'), game.pool(0)]).toEqual(['stack', ''])
    // Of two kinds of the same colour the restricted one goes first.
    const both = table(edition, [{ ...sides, pool: '{G}' }, {}], [GROVE, WILD])
      .activate('Grove')
      .cast('Bear')
    expect(both.state.players[0]?.pool.map((unit) => unit.use)).toEqual([null])
  })

  test('[2004:glossary/mana-could-produce] of any ability, tapped or not, with what changes it', () => {
    const theirs = { battlefield: [{ name: 'Forest', tapped: true }] }
    const game = table(edition, [{ battlefield: ['Mirror'] }, theirs], [MIRROR]).activate('Mirror')
    expect(game.pool(0)).toBe('G')
    const grey = card('Grey', '{1}', 'Enchantment', 'Lands produce {C} instead of any other type of mana.')
    const dull = table(edition, [{ battlefield: ['Mirror', 'Grey'] }, theirs], [MIRROR, grey]).activate('Mirror')
    expect(dull.pool(0)).toBe('C')
    const none = table(edition, [{ battlefield: ['Mirror', 'Forest'] }, {}], [MIRROR]).activate('Mirror')
    expect(none.pool(0)).toBe('')
  })
})

inEditions('2004', '2011')('glossary: X, %s', (edition) => {
  test('[2004:glossary/x-cost] X is what was announced on the stack, nothing elsewhere, and all of them are one', () => {
    const game = table(edition, [{ hand: ['Burnoff'], battlefield: times(5, 'Mountain') }, {}])
    expect(manaValueOf(game.state, game.id('Burnoff'))).toBe(1)
    game.cast('Burnoff', { x: 4, targets: ['player 1'] })
    expect(manaValueOf(game.state, game.id('Burnoff'))).toBe(5)
    game.resolve()
    expect([game.life(1), manaValueOf(game.state, game.id('Burnoff'))]).toEqual([16, 1])
    const twice = card('Twin Burnoff', '{X}{X}', 'Instant', '~ deals X damage to target player.')
    const two = table(edition, [{ hand: ['Twin Burnoff'], battlefield: times(5, 'Mountain') }, {}], [twice])
    two.reply({ do: 'cast', object: two.id('Twin Burnoff'), via: 'normal' })
    expect(two.asks('number').max).toBe(2)
    two.reply(2).announce({ targets: ['player 1'], pay: false })
    expect(two.asks('pay').cost).toEqual(['2', '2'])
    const text =
      'If you control a Mountain, you may cast this spell without paying its mana cost.\n~ deals X damage to target player.'
    const free = card('Free Burnoff', '{X}{R}', 'Instant', text)
    const none = table(edition, [{ hand: ['Free Burnoff'], battlefield: times(5, 'Mountain') }, {}], [free])
    none.cast('Free Burnoff', { via: 'alternative', targets: ['player 1'] })
    expect([none.question.kind, manaValueOf(none.state, none.id('Free Burnoff'))]).toEqual(['priority', 1])
    none.resolve()
    expect(none.life(1)).toBe(20)
  })

  test('[2004:glossary/x-triggered] in a triggered ability X is counted as it resolves', () => {
    const text = 'At the beginning of your upkeep, you gain X life, where X is the number of creatures you control.'
    const choir = card('Choir', '{1}', 'Enchantment', text)
    const pup = creature('Pup', '{0}', '1/1', 'Flash')
    const sides = { battlefield: ['Choir', 'Bear', 'Ox'], hand: ['Pup'] }
    const game = table(edition, [sides, {}], [choir, pup], { step: 'end' }).to('upkeep', 5)
    expect(game.state.stack).toHaveLength(1)
    game.cast('Pup').resolve().resolve()
    expect(game.life(0)).toBe(23)
  })

  test('[2004:glossary/x-undefined] a defined X is not asked for, an undefined one once', () => {
    const text = 'Target creature gets +X/+X until end of turn, where X is the number of Swamps you control.'
    const bog = card('Bog Gift', '{0}', 'Instant', text)
    const game = table(edition, [{ hand: ['Bog Gift'], battlefield: ['Bear', ...times(2, 'Swamp')] }, {}], [bog])
    game.reply({ do: 'cast', object: game.id('Bog Gift'), via: 'normal' })
    expect(game.question.kind).toBe('targets')
    game.reply([game.ref('Bear')]).resolve()
    expect(game.size('Bear')).toBe('4/4')
    const toll = card(
      'Blood Price',
      '{0}',
      'Instant',
      'As an additional cost to cast this spell, pay X life.\n~ deals X damage to target player.',
    )
    const open = table(edition, [{ hand: ['Blood Price'] }, {}], [toll])
    open.reply({ do: 'cast', object: open.id('Blood Price'), via: 'normal' })
    expect(open.asks('number').max).toBe(20)
    open.reply(6).reply([{ player: 1 }])
    expect([open.question.kind, open.life(0)]).toEqual(['priority', 14])
    open.resolve()
    expect(open.life(1)).toBe(14)
    expect(characteristics(open.state, open.id('Blood Price')).cost).toEqual(['0'])
  })
})
