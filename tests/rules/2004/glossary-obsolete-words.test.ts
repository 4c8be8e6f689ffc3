import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

inEditions('2004', '2011')('glossary: obsolete words of old cards, %s', (edition) => {
  test('[2004:glossary/casting-cost] casting cost is the mana cost', () => {
    const text = "You may pay 3 life rather than pay ~'s casting cost.\nDraw a card."
    const old = card('Old Page', '{5}', 'Instant', text)
    const game = table(edition, [{ hand: ['Old Page'] }, {}], [old])
    game.cast('Old Page', { via: 'alternative' }).resolve()
    expect([game.life(0), game.handSize(0)]).toEqual([17, 1])
  })

  test('[2004:glossary/total-casting-cost] total casting cost is the converted mana cost', () => {
    const bane = card('Small Bane', '{0}', 'Instant', 'Destroy target creature with total casting cost 3 or less.')
    const wyrm = creature('Wyrm', '{2}{R}{R}', '4/4')
    const game = table(edition, [{ hand: ['Small Bane'], battlefield: ['Wyrm', 'Ox'] }, {}], [bane, wyrm])
    game.reply({ do: 'cast', object: game.id('Small Bane'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Ox') }])
  })

  test('[2004:glossary/interrupt 2004:glossary/mana-source] cards of these types are instants and use the stack', () => {
    const twist = card('Twist', '{0}', 'Interrupt', 'You gain 1 life.')
    const rite = card('Rite', '{0}', 'Mana Source', 'Add {B}{B}{B}.')
    expect([twist.types, rite.types]).toEqual([['instant'], ['instant']])
    const game = table(edition, [{}, { hand: ['Twist', 'Rite', 'Lipseal', 'Lipseal'] }], [twist, rite]).pass()
    game
      .cast('Twist')
      .cast('1:Lipseal', { targets: ['Twist'] })
      .pass(2)
    expect([game.zone('Twist'), game.life(1)]).toEqual(['graveyard', 20])
    game.pass().cast('Rite')
    expect([game.pool(1), game.state.stack.length]).toEqual(['', 1])
  })

  test('[2004:glossary/successfully-cast] it triggers on casting, and stays when the spell is countered', () => {
    const idol = card('Green Idol', '{1}', 'Artifact', 'Whenever a green spell is successfully cast, you gain 1 life.')
    const sides = { hand: ['Bear', 'Lipseal', 'Spark'], battlefield: ['Green Idol'], pool: '{G}{G}{R}' }
    const game = table(edition, [sides, {}], [idol])
    game.cast('Spark', { targets: ['player 1'] })
    expect(game.state.stack).toHaveLength(1)
    game.resolve().cast('Bear')
    expect(game.state.stack).toHaveLength(2)
    game.cast('Lipseal', { targets: ['Bear'] }).resolveAll()
    expect([game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 21])
  })

  test('[2004:glossary/cast] casting is of spells: no land and no ability triggers it', () => {
    const bell = card('Bell', '{1}', 'Artifact', 'Whenever a player casts a spell, you gain 1 life.\n{0}: Draw a card.')
    const game = table(edition, [{ hand: ['Forest', 'Spark'], battlefield: ['Bell'], pool: '{R}' }, {}], [bell])
    game.land('Forest').activate('Bell', 1).resolve()
    expect([game.life(0), game.events.some((event) => event.kind === 'triggered')]).toEqual([20, false])
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:glossary/caster] its caster is its controller', () => {
    const backfire = card('Blowback', '{0}', 'Sorcery', '~ deals 2 damage to its caster.')
    const game = table(edition, [{ hand: ['Blowback'] }, {}], [backfire])
      .cast('Blowback')
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([18, 20])
  })
})
