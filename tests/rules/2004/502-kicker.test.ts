import { expect, test } from 'vitest'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const IDOL = zoo('Idol')
const BOTH = card(
  'Both Sides',
  '{0}',
  'Sorcery',
  `Kicker {1} and/or {R}
You gain 1 life. If ~ was kicked with its {1} kicker, destroy target artifact. If ~ was kicked with its {R} kicker, ~ deals 2 damage to target creature.`,
)
const CARDS = [IDOL, BOTH]

/** Casts it, with these of the kickers that are offered. */
function cast(game: Table, name: string, ...kicks: readonly boolean[]): Table {
  return game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' }).reply(kicks.map(Number))
}

inEditions('2004', '2011')('kicker in %s', (edition) => {
  const foe = { battlefield: ['Idol', 'Bear'] }
  const board = () => table(edition, [{ hand: ['Both Sides'], pool: '{C}{R}' }, foe], CARDS)
  const left = (game: Table) => [game.zone('Idol'), game.zone('Bear')].map((zone) => zone === 'battlefield')

  test('[2004:502.21a] “and/or”: neither, either or both are paid, in addition to the cost', () => {
    const none = cast(board(), 'Both Sides', false, false).resolve()
    expect([none.pool(0), ...left(none)]).toEqual(['CR', true, true])
    const first = cast(board(), 'Both Sides', true, false).announce({ targets: ['Idol'], pay: false })
    expect(first.asks('pay').cost).toEqual(['1'])
    first.plain().resolve()
    expect(left(first)).toEqual([false, true])
    const all = cast(board(), 'Both Sides', true, true).announce({ targets: ['Idol', 'Bear'], pay: false })
    expect(all.asks('pay').cost).toEqual(['1', 'R'])
    all.plain().resolve()
    expect([all.life(0), all.pool(0), ...left(all)]).toEqual([21, '', false, false])
  })

  test('[2004:502.21a] two kickers written one after the other are the same', () => {
    const split = card(
      'Split Sides',
      '{0}',
      'Sorcery',
      'Kicker {1}, kicker {R}\nIf ~ was kicked with its {R} kicker, you gain 3 life.',
    )
    const game = table(edition, [{ hand: ['Split Sides'], pool: '{R}' }, {}], [split])
    cast(game, 'Split Sides', false, true).announce({}).resolve()
    expect(game.life(0)).toBe(23)
  })

  test('[2004:409.1b] kickers that can’t be paid beside one another aren’t offered together', () => {
    const game = table(edition, [{ hand: ['Both Sides'], pool: '{R}' }, foe], CARDS)
    game.reply({ do: 'cast', object: game.id('Both Sides'), via: 'normal' })
    expect(game.asks('options').ways.map(({ times }) => times)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ])
    expect(game.refusal([1, 1])).toMatchObject({ key: 'reply.noSuchOption', rule: cite('announce.choices', edition) })
    game
      .reply([0, 1])
      .announce({ targets: ['Bear'] })
      .resolve()
    expect(left(game)).toEqual([true, false])
    game.isAtAQuestion()
  })

  test('[2004:502.21c] only the targets of the kicker that is paid are chosen; without one it isn’t offered', () => {
    const second = cast(board(), 'Both Sides', false, true)
    expect(second.asks('targets').legal).toEqual([second.ref('Bear')])
    second.announce({ targets: ['Bear'] }).resolve()
    expect(left(second)).toEqual([true, false])
    const empty = table(edition, [{ hand: ['Both Sides'], pool: '{C}{R}' }, { battlefield: ['Bear'] }], CARDS)
    empty.reply({ do: 'cast', object: empty.id('Both Sides'), via: 'normal' })
    expect(empty.asks('options').options).toMatchObject([{ keyword: 'kicker', cost: ['R'] }])
  })

  test('[2004:502.21d] it is the kicker printed with that cost, whatever is spent on it', () => {
    const cheap = card('Ease', '{0}', 'Artifact', 'Sorcery spells you cast cost {1} less to cast.')
    const sides = { hand: ['Both Sides'], battlefield: ['Ease'] }
    const game = table(edition, [sides, foe], [...CARDS, cheap])
    cast(game, 'Both Sides', true)
      .announce({ targets: ['Idol'] })
      .resolve()
    expect(left(game)).toEqual([false, true])
  })

  test('[2004:502.21b] a permanent knows with which kicker it was cast; its copy doesn’t', () => {
    const ram = creature(
      'Twin Ram',
      '{0}',
      '1/1',
      'Kicker {1} and/or {R}\nWhen ~ enters the battlefield, if it was kicked with its {R} kicker, draw a card.\nWhen ~ enters the battlefield, if it was kicked, you gain 1 life.',
    )
    const clone = creature(
      'Copycat',
      '{0}',
      '0/0',
      'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
    )
    const cards = [...CARDS, ram, clone]
    const one = table(edition, [{ hand: ['Twin Ram', 'Copycat'], pool: '{C}' }, {}], cards)
    cast(one, 'Twin Ram', true).announce({}).resolveAll()
    expect([one.life(0), one.handSize(0)]).toEqual([21, 1])
    one.cast('Copycat').resolveAll()
    expect([one.life(0), one.size('1:Twin Ram')]).toEqual([21, '1/1'])
    const other = table(edition, [{ hand: ['Twin Ram'], pool: '{R}' }, {}], cards)
    cast(other, 'Twin Ram', false, true).announce({}).resolveAll()
    expect([other.life(0), other.handSize(0)]).toEqual([21, 1])
  })

  test('[2004:502.21b] a copy of the spell was kicked as the spell was', () => {
    const twin = card('Twin', '{0}', 'Instant', 'Copy target sorcery spell. You may choose new targets for the copy.')
    const pair = { battlefield: ['Idol', 'Bear', 'Bear'] }
    const game = table(edition, [{ hand: ['Both Sides', 'Twin'], pool: '{R}' }, pair], [...CARDS, twin])
    cast(game, 'Both Sides', false, true)
      .announce({ targets: ['1:Bear'] })
      .cast('Twin', { targets: ['Both Sides'] })
      .resolve()
    game.reply(true)
    expect(game.asks('targets').legal).toHaveLength(2)
    game.reply([game.ref('2:Bear')]).resolveAll()
    expect([game.has('battlefield', 'Bear'), game.has('battlefield', 'Idol')]).toEqual([false, true])
  })

  test('[2004:502.21b] a text may only ask for a kicker that the card has', () => {
    expect(() =>
      card('Odd', '{0}', 'Sorcery', 'Kicker {1}\nIf ~ was kicked with its {G} kicker, draw a card.'),
    ).toThrow()
  })

  test('[2004:502.21b] X of a kicker is known to what happens as the permanent enters', () => {
    const sower = creature(
      'Sower',
      '{1}',
      '1/1',
      'Kicker {X}\nWhen ~ enters the battlefield, if it was kicked, put X +1/+1 counters on it.',
    )
    const entered = (kicks: boolean): Table => {
      const game = table(edition, [{ hand: ['Sower'], pool: '{C}{C}{C}{C}' }, {}], [sower])
      return cast(game, 'Sower', kicks).announce({ x: 3 }).resolveAll()
    }
    expect([entered(true).size('Sower'), entered(false).size('Sower')]).toEqual(['4/4', '1/1'])
    entered(true).isAtAQuestion()
  })
})
