import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Open Rain',
    '{X}{R}',
    'Sorcery',
    '~ deals X damage divided as you choose among any number of target creatures.',
  ),
  card('Set Rain', '{X}{R}', 'Sorcery', '~ deals X damage divided as you choose among one or more target creatures.'),
  card(
    'Rain Rod',
    '{0}',
    'Artifact',
    '{X}: ~ deals X damage divided as you choose among one or more target creatures.',
  ),
]

inEditions('2004', '2011')('dividing X among targets, %s', (edition) => {
  const board = (hand: string, mountains: number) =>
    table(edition, [{ hand: [hand], battlefield: ['Bear', 'Rain Rod', ...times(mountains, 'Mountain')] }, {}], CARDS)

  test('[2004:409.1c] "any number" may be none: X may be 0', () => {
    const game = board('Open Rain', 1)
    game.cast('Open Rain', { x: 0 }).resolve()
    expect([game.zone('Open Rain'), game.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:409.1e] a target that must be chosen must get at least 1: X can not be 0', () => {
    const game = board('Set Rain', 2)
    game.reply({ do: 'cast', object: game.id('Set Rain'), via: 'normal' })
    expect(game.asks('number')).toMatchObject({ what: 'x', min: 1, max: 1 })
    game
      .reply(1)
      .announce({ targets: ['Bear'] })
      .resolve()
    expect(game.events.some((event) => event.kind === 'damage' && event.n === 1)).toBe(true)
  })

  test('[2004:409.1e] where only X = 0 could be paid it can not be cast at all', () => {
    const game = board('Set Rain', 1)
    expect(game.why({ do: 'cast', object: game.id('Set Rain'), via: 'normal' })?.key).toBe('cast.cantPay')
    expect(game.why({ do: 'activate', ...game.nth(game.id('Rain Rod'), 0) })).toBeNull()
    expect(board('Set Rain', 0).why({ do: 'activate', ...game.nth(game.id('Rain Rod'), 0) })?.key).toBe('cast.cantPay')
  })
})
