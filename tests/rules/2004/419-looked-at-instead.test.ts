import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Far Eye',
    '{0}',
    'Enchantment',
    'If you would draw a card, look at the top three cards of your library instead. Put one of those cards into your hand and the rest on the bottom of your library in any order.',
  ),
  card(
    'Choice Crop',
    '{0}',
    'Enchantment',
    "Whenever a creature enters the battlefield under your control, you may look at the top X cards of your library, where X is that creature's power. If you do, put one of those cards on top of your library and the rest on the bottom of your library in any order.",
  ),
  card(
    'Prying Knife',
    '{0}',
    'Enchantment',
    'Whenever an opponent shuffles their library, you may look at the top two cards of that library. You may exile one of those cards. Then put the rest on top of that library in any order.',
  ),
  card('Insight', '{0}', 'Sorcery', 'Draw a card.'),
  card('Riffle', '{0}', 'Sorcery', 'Target opponent shuffles their library.'),
  card('Ponder Own', '{0}', 'Sorcery', 'Target player shuffles their library.'),
  creature('Trio', '{0}', '3/3'),
]
const LIBRARY = ['Bear', 'Forest', 'Island', 'Swamp']

inEditions('2004', '2011')('419 looked at instead of drawn, %s', (edition) => {
  test('[2004:419.6] three are looked at in place of the draw, one of them is kept', () => {
    const game = table(edition, [{ hand: ['Insight'], battlefield: ['Far Eye'], library: LIBRARY }, {}], CARDS)
    game.cast('Insight').resolve()
    const asked = game.asks('choose')
    expect([asked.seat, asked.from.length, asked.min, asked.max]).toEqual([0, 3, 1, 1])
    game.reply([game.id('Island')]).resolveAll()
    const names = (game.state.libraries[0] ?? []).map((id) =>
      ['Bear', 'Forest', 'Swamp'].find((one) => game.id(one) === id),
    )
    expect([game.has('hand', 'Island', 0), game.handSize(0), names[0]]).toEqual([true, 1, 'Swamp'])
    game.isAtAQuestion()
  })

  test.each([true, false])('[2004:413.2c] "you may look ... if you do": all of it or nothing (%s)', (looks) => {
    const game = table(edition, [{ hand: ['Trio'], battlefield: ['Choice Crop'], library: LIBRARY }, {}], CARDS)
    game.cast('Trio').resolve().resolve()
    game.asks('confirm')
    game.reply(looks)
    if (looks) {
      expect(game.asks('choose').from).toHaveLength(3)
      game.reply([game.id('Island')]).resolveAll()
    }
    expect(game.question.kind).toBe('priority')
    const [top] = game.state.libraries[0] ?? []
    expect(top).toBe(game.id(looks ? 'Island' : 'Bear'))
    expect(game.handSize(0)).toBe(0)
  })

  test('[2004:217.2b] "that library" is that of the player who shuffled it; the rest goes back on top of it', () => {
    const game = table(edition, [{ hand: ['Riffle'], battlefield: ['Prying Knife'] }, { library: LIBRARY }], CARDS)
    game
      .cast('Riffle', { targets: ['player 1'] })
      .resolve()
      .resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(true)
    const asked = game.asks('choose')
    const top = (game.state.libraries[1] ?? []).slice(0, 2)
    expect([asked.seat, asked.min, asked.max, [...asked.from].sort()]).toEqual([0, 0, 1, [...top].sort()])
    game.reply(top.slice(0, 1)).resolveAll()
    expect([game.state.libraries[1]?.length, game.state.libraries[1]?.[0], game.state.exile.length]).toEqual([
      3,
      top[1],
      1,
    ])
    game.isAtAQuestion()
  })
})
