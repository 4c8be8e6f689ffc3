import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const JOLT = card('Zapping', '{2}{R}', 'Instant', '~ deals 1 damage to target player.')
const SPRING = card('Spring', '', 'Land', '{T}: Add {C}. Draw a card.')

inEditions(
  '2004',
  '2011',
  'today',
)('422 handling illegal actions, %s', (edition) => {
  const sides = { hand: ['Zapping'], battlefield: [...times(3, 'Mountain'), 'Prayer'] }
  const begun = () => {
    const game = table(edition, [sides, {}], [JOLT]).cast('Zapping', { targets: ['player 1'], pay: false })
    for (const n of [1, 2]) game.reply({ pay: 'activate', ...game.nth(game.id(`${n}:Mountain`, 'battlefield'), 0) })
    return game.reply({ pay: 'cancel' })
  }
  const tapped = (game: ReturnType<typeof table>) =>
    [1, 2, 3].map((n) => get(game.state, game.id(`${n}:Mountain`)).tapped)

  test('[2004:422.1 today:733] the action is reversed; the player says which mana abilities are', () => {
    const all = begun()
    expect(all.asks('choose')).toMatchObject({ seat: 0, reason: 'reverseMana', min: 0, max: 2 })
    all.plain()
    expect([all.zone('Zapping'), all.pool(0), tapped(all), all.life(0)]).toEqual([
      'hand',
      '',
      [false, false, false],
      20,
    ])
    expect(all.events.at(-1)?.kind).toBe('reversed')
    const none = begun().reply([])
    expect([none.zone('Zapping'), none.pool(0), tapped(none)]).toEqual(['hand', 'RR', [true, true, false]])
    const one = begun()
    one.reply([one.id('2:Mountain')])
    expect([one.pool(0), tapped(one), one.state.stack.length]).toEqual(['R', [true, false, false], 0])
  })

  test('[2004:422.1 today:605.1a] a mana ability that drew a card is never reversed; today it is none', () => {
    const game = table(
      edition,
      [{ hand: ['Zapping'], battlefield: ['Spring', ...times(3, 'Mountain')] }, {}],
      [JOLT, SPRING],
    )
    game.cast('Zapping', { targets: ['player 1'], pay: false })
    const drawing = { pay: 'activate', ...game.nth(game.id('Spring'), 0) } as const
    if (edition === 'today') return expect(game.refusal(drawing).key).toBe('mana.cannot')
    game.reply(drawing)
    const drawn = game.state.libraries[0]
    game.reply({ pay: 'cancel' })
    expect([game.question.kind, game.zone('Zapping'), game.pool(0), game.handSize(0)]).toEqual([
      'priority',
      'hand',
      'C',
      2,
    ])
    expect([get(game.state, game.id('Spring')).tapped, game.state.libraries[0]]).toEqual([true, drawn])
  })

  test('[2004:422.2] priority stays with the player, who may do it again otherwise or pass', () => {
    const game = begun().plain()
    expect(game.asks('priority').seat).toBe(0)
    game.cast('Zapping', { targets: ['player 0'] }).resolveAll()
    expect(game.life(0)).toBe(20)
    // Reversed is not passed: the other player has still to pass for the step to end.
    const passing = begun().plain().pass()
    expect([passing.asks('priority').seat, passing.state.turn.step]).toEqual([1, 'main1'])
    passing.pass()
    expect(passing.state.turn.step).toBe('beginCombat')
  })
})
