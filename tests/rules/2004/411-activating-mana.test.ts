import { expect, test } from 'vitest'
import { get, legalReplies } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const DARK = card('Dark Word', '{B}{B}', 'Instant', 'You gain 1 life.')
const GLOW = card(
  'Glow',
  '{1}',
  'Enchantment',
  'Whenever a player taps a land for mana, that player adds one additional mana of any type that land produced.',
)
const TWIN_LAND = card('Twin Land', '', 'Land', '{T}: Add {R}{G}.')

inEditions('2004', '2011')('411 activating mana abilities, %s', (edition) => {
  test('[2004:411.1] its cost is paid and it resolves in one action, without the stack', () => {
    const game = table(edition, [{ battlefield: ['Filter'], pool: '{G}' }, {}])
    game.activate('Filter')
    expect([game.pool(0), game.state.stack.length, game.asks('priority').seat]).toEqual(['BB', 0, 0])
    const poor = table(edition, [{ battlefield: ['Filter'] }, {}])
    expect(poor.why({ do: 'activate', ...poor.nth(poor.id('Filter'), 0) })?.key).toBe('cast.cantPay')
    const land = table(edition, [{ battlefield: ['Filter', 'Forest'] }, {}])
    land.activate('Filter')
    expect([land.pool(0), get(land.state, land.id('Forest', 'battlefield')).tapped]).toEqual(['BB', true])
  })

  test('[2004:411.1 2004:411.2] one that costs mana may be activated to pay for a spell, inside its payment', () => {
    const game = table(edition, [{ battlefield: ['Filter', 'Forest'], hand: ['Dark Word'] }, {}], [DARK])
    game.cast('Dark Word', { pay: false })
    expect(game.asks('pay').proposal).toBeNull()
    game.reply({ pay: 'activate', ...game.nth(game.id('Filter'), 0) })
    expect(game.asks('pay')).toMatchObject({ source: game.id('Filter'), cost: ['1'] })
    game.plain()
    expect([game.asks('pay').cost, game.pool(0)]).toEqual([['B', 'B'], 'BB'])
    game.plain().resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:411.2] mana abilities, and no other, whenever a payment is asked, even in a resolution', () => {
    const pinger = card('Pinger', '{1}', 'Artifact', '{0}: You gain 5 life.')
    const sides = [
      { hand: ['Tax'], battlefield: ['Island'] },
      { hand: ['Spark'], pool: '{R}', battlefield: [...times(2, 'Forest'), 'Pinger'] },
    ]
    const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], [pinger]).pass()
    game.cast('Spark', { targets: ['player 0'] }).pass()
    game.cast('Tax', { targets: ['Spark'] }).resolve()
    expect(game.asks('confirm')).toMatchObject({ seat: 1, reason: 'unlessPaid' })
    game.reply(true)
    expect(game.asks('pay')).toMatchObject({ seat: 1, cost: ['2'] })
    expect(game.refusal({ pay: 'activate', ...game.nth(game.id('Pinger'), 0) }).key).toBe('mana.cannot')
    game.reply({ pay: 'activate', ...game.nth(game.id('1:Forest', 'battlefield'), 0) })
    expect(game.pool(1)).toBe('G')
    // Not one that is tapped by now, nor another player's.
    const again = { pay: 'activate', ...game.nth(game.id('1:Forest', 'battlefield'), 0) } as const
    expect(game.refusal(again).key).toBe('cost.tapped')
    expect(game.refusal({ pay: 'activate', ...game.nth(game.id('Island'), 0) }).key).toBe('activate.notYours')
    game.plain()
    expect([game.zone('Spark'), game.pool(1)]).toEqual(['stack', ''])
  })

  test('[2004:411.3] a triggered mana ability adds its mana at once, in time to pay', () => {
    const sides = { battlefield: ['Glow', 'Forest'], hand: ['Deep Green'] }
    const game = table(edition, [sides, {}], [GLOW])
    game.activate('Forest')
    expect([game.pool(0), game.state.stack.length]).toEqual(['GG', 0])
    game.cast('Deep Green').resolve()
    expect(game.life(0)).toBe(21)
    const paying = table(edition, [sides, {}], [GLOW])
    expect(legalReplies(paying.position)).toContainEqual({ do: 'cast', object: paying.id('Deep Green'), via: 'normal' })
    paying.cast('Deep Green', { pay: false })
    paying.reply({ pay: 'activate', ...paying.nth(paying.id('Forest', 'battlefield'), 0) })
    expect(paying.pool(0)).toBe('GG')
    paying.plain()
    expect([paying.zone('Deep Green'), paying.pool(0)]).toEqual(['stack', ''])
  })

  test('[2004:411.3 2004:406.1] the same with "you may" inside it: a proposal counts it, and the player is asked', () => {
    const spring = card('Spring', '{1}', 'Enchantment', 'Whenever a land is tapped for mana, you may add {G}.')
    const sides = { battlefield: ['Spring', 'Forest'], hand: ['Deep Green'] }
    const game = table(edition, [sides, {}], [spring])
    game.activate('Forest')
    expect([game.asks('confirm').reason, game.state.stack.length]).toEqual(['may', 0])
    expect(game.reply(true).pool(0)).toBe('GG')
    const paying = table(edition, [sides, {}], [spring]).cast('Deep Green', { pay: false })
    expect(paying.asks('pay').proposal?.taps.length).toBe(1)
    paying.plain().reply(true)
    expect([paying.zone('Deep Green'), paying.pool(0)]).toEqual(['stack', ''])
    paying.isAtAQuestion()
    // Who declines has not enough: the whole announcement is taken back (422.1).
    const stingy = table(edition, [sides, {}], [spring]).cast('Deep Green', { pay: false }).plain()
    stingy.reply(false)
    expect(stingy.zone('Deep Green')).toBe('hand')
    stingy.isAtAQuestion()
  })

  test('[2004:411.3 2004:406.1] the same with "if" inside it, as things stand', () => {
    const text = 'Whenever a land is tapped for mana, add {G} if you control a creature.'
    const kin = card('Kin', '{1}', 'Enchantment', text)
    const put = (creatures: readonly string[]) =>
      table(edition, [{ battlefield: ['Kin', 'Forest', ...creatures], hand: ['Deep Green'] }, {}], [kin])
    const with_ = put(['Bear']).activate('Forest')
    expect([with_.pool(0), with_.state.stack.length]).toEqual(['GG', 0])
    const without = put([]).activate('Forest')
    expect([without.pool(0), without.state.stack.length]).toEqual(['G', 0])
    const cast = (game: ReturnType<typeof put>) =>
      game.why({ do: 'cast', object: game.id('Deep Green'), via: 'normal' })?.key ?? null
    expect([cast(put(['Bear'])), cast(put([]))]).toEqual([null, 'cast.cantPay'])
    const paid = put(['Bear']).cast('Deep Green').resolve()
    expect(paid.life(0)).toBe(21)
    paid.isAtAQuestion()
  })

  test('[2004:411.3a] where the land produced several types, its player chooses among those', () => {
    const game = table(edition, [{ battlefield: ['Glow', 'Twin Land'] }, {}], [GLOW, TWIN_LAND])
    game.activate('Twin Land')
    expect(game.asks('mana')).toMatchObject({ seat: 0, among: ['R', 'G'] })
    expect(game.refusal('U').key).toBe('reply.noSuchMana')
    game.reply('G')
    expect([game.pool(0), game.state.stack.length]).toEqual(['RGG', 0])
  })
})
