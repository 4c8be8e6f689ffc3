import { expect, test } from 'vitest'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const IMP = creature('Imp', '{B}', '1/1', '{0}: ~ gets +1/+0 until end of turn. Activate no more than twice each turn.')
const MIST = card(
  'Mist',
  '{B}',
  'Enchantment',
  '{0}: You gain 1 life. Activate no more times each turn than the number of Swamps you control.',
)
const WELL = card('Well', '{1}', 'Artifact', '{0}: You gain 1 life. Activate only before blockers are declared.')
const STAND = card(
  'Stand Fast',
  '{0}',
  'Instant',
  "Cast this spell only during the declare attackers step and only if you've been attacked this step.\nYou gain 4 life.",
)
const BEAR = creature('Bear', '{1}{G}', '2/2')
const HERALD = card(
  'Altar',
  '{1}',
  'Artifact',
  '{T}, Sacrifice a green creature, a white creature, and ~: Draw a card.',
)
const CLERIC = creature('Cleric', '{W}', '1/1')
const MIXED = creature('Mixed', '{G}{W}', '1/1')

inEditions('2004', '2011')('403 limits and costs of use, %s', (edition) => {
  test('[2004:403.3] no more than twice each turn, and again in the next', () => {
    const game = table(edition, [{ battlefield: ['Imp'] }, {}], [IMP])
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Imp'), 0) })
    game.activate('Imp').resolve().activate('Imp').resolve()
    expect(game.size('Imp')).toBe('3/1')
    expect(why()).toMatchObject({ key: 'activate.usedUp', rule: cite('activate.restricted', edition) })
    game.to('upkeep', game.state.turn.number + 2)
    expect(why()).toBeNull()
  })

  test('[2004:403.3] as often as there are Swamps when it would be activated', () => {
    const game = table(edition, [{ battlefield: ['Mist', 'Swamp', 'Forest'] }, {}], [MIST])
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Mist'), 0) })
    game.activate('Mist').resolve()
    expect(why()?.key).toBe('activate.usedUp')
    const none = table(edition, [{ battlefield: ['Mist', 'Forest'] }, {}], [MIST])
    expect(none.why({ do: 'activate', ...none.nth(none.id('Mist'), 0) })?.key).toBe('activate.usedUp')
  })

  test('[2004:403.5] before blockers are declared: up to the declare attackers step, in any turn', () => {
    const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Well', 'Bear'] }], [WELL, BEAR])
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Well'), 0) })?.key ?? null
    game.until('attackers').attack('1:Bear').pass()
    expect([game.state.turn.step, why()]).toEqual(['declareAttackers', null])
    game.until('blockers').block({})
    game.pass()
    expect([game.state.turn.step, why()]).toEqual(['declareBlockers', 'activate.condition'])
  })

  test('[2004:401.5] only who has been attacked this step may cast it, even when the attackers are gone', () => {
    const cards = [STAND, BEAR]
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Stand Fast'] }, { hand: ['Stand Fast'] }], cards)
    const [mine, theirs] = [game.state.hands[0]?.[0] ?? -1, game.state.hands[1]?.[0] ?? -1]
    const why = (object: number) => game.why({ do: 'cast', object, via: 'normal' })?.key ?? null
    expect(why(mine)).toBe('cast.notNow')
    game.until('attackers').attack('Bear')
    expect([game.state.turn.step, why(mine)]).toEqual(['declareAttackers', 'cast.notNow'])
    game.pass()
    expect(why(theirs)).toBeNull()
    game.reply({ do: 'cast', object: theirs, via: 'normal' }).resolve()
    expect(game.life(1)).toBe(24)
  })

  test('[2004:403.1] one verb with several objects asks for each of them', () => {
    const game = table(edition, [{ battlefield: ['Altar', 'Bear', 'Cleric'] }, {}], [HERALD, BEAR, CLERIC])
    game.activate('Altar').resolve()
    expect([game.handSize(0), game.state.battlefield.length, game.state.graveyards[0]?.length]).toEqual([1, 0, 3])
    const both = table(edition, [{ battlefield: ['Altar', 'Mixed'] }, {}], [HERALD, MIXED])
    expect(both.why({ do: 'activate', ...both.nth(both.id('Altar'), 0) })?.key).toBe('cast.cantPay')
  })

  test('[2004:409.1h] what only another part can be paid with is not offered', () => {
    const game = table(edition, [{ battlefield: ['Altar', 'Mixed', 'Bear'] }, {}], [HERALD, MIXED, BEAR])
    game.activate('Altar').resolve()
    expect([game.handSize(0), game.state.battlefield.length]).toEqual([1, 0])
  })
})
