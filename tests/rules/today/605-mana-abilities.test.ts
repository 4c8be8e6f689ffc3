import { expect, test } from 'vitest'
import { steadyClock } from '../../../scripts/lib/playGame.ts'
import { decide } from '../../../src/ai/index.ts'
import { checkReply, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Mole', '{G}', '1/1', '{T}, Mill a card: Add {G}.'),
  card('Gourd', '{1}', 'Artifact', '{1}, {T}, Sacrifice ~: Add {G}. Draw a card.'),
  card('Petal', '{0}', 'Artifact', '{T}, Sacrifice ~: Add one mana of any color.'),
  card('Later Dew', '{0}', 'Artifact', '{T}: Add {G}. At the beginning of the next end step, draw a card.'),
  creature('Spinner', '{G}', '1/1', '{1}: Add {G}.'),
]

inEditions(
  '2004',
  '2011',
  'today',
)('605 mana abilities, %s', (edition) => {
  const isToday = edition === 'today'

  test.each([
    ['Mole', ''],
    ['Gourd', '{R}'],
  ])('[today:605.1a 2011:605.1a] %s moves a card of a library: today its ability uses the stack', (name, pool) => {
    const game = table(edition, [{ battlefield: [name], pool, library: ['Bear', 'Bear'] }, {}], CARDS)
    game.activate(name)
    expect([game.state.stack.length, game.pool(0)]).toEqual(isToday ? [1, ''] : [0, 'G'])
    if (!isToday) return
    // It can be answered, and is no use in a payment.
    expect(game.asks('priority').seat).toBe(0)
    expect(game.resolve().pool(0)).toBe('G')
    game.isAtAQuestion()
  })

  test.each(['Petal', 'Later Dew'])('[today:605.1a 2011:605.1a] %s leaves libraries alone: at once', (name) => {
    const game = table(edition, [{ battlefield: [name] }, {}], CARDS).activate(name)
    if (game.question.kind === 'mana') game.plain()
    expect([game.state.stack.length, game.pool(0).length]).toEqual([0, 1])
  })

  test('[today:605.1a] what is no mana ability can’t be activated while paying', () => {
    const game = table(
      edition,
      [{ battlefield: ['Mole'], hand: ['Elf'] }, {}],
      [...CARDS, creature('Elf', '{G}', '1/1')],
    )
    const why = game.why({ do: 'cast', object: game.id('Elf', 'hand'), via: 'normal' })
    expect(why?.key).toBe(isToday ? 'cast.cantPay' : undefined)
  })

  test('[today:605.3c 2011:605.3b] a mana ability pays for itself only in older books', () => {
    const game = table(edition, [{ battlefield: ['Spinner'], pool: '{R}{R}' }, {}], CARDS)
    game.activate('Spinner', 0, { pay: false })
    const again = { pay: 'activate', ...game.nth(game.id('Spinner'), 0) } as const
    game.asks('pay')
    if (isToday) expect(game.refusal(again)).toMatchObject({ key: 'mana.unresolved', rule: 'today:605.3c' })
    else game.reply(again).plain()
    game.plain()
    expect([game.question.kind, game.pool(0)]).toEqual(['priority', isToday ? 'RG' : 'GG'])
    // Once it has resolved it can be activated again.
    game.activate('Spinner')
    expect(game.question.kind).toBe('priority')
    game.isAtAQuestion()
  })

  test('[today:605.3c] the machine player pays with what may be activated', () => {
    const cards = [
      card('Outer Wheel', '{0}', 'Artifact', '{3}: Add {G}{G}{G}{G}.'),
      card('Inner Wheel', '{0}', 'Artifact', '{2}: Add {G}{G}{G}.'),
      card('Hub', '{0}', 'Artifact', '{1}: Add {G}{G}.'),
    ]
    const game = table(edition, [{ battlefield: ['Outer Wheel', 'Inner Wheel', 'Hub'], pool: '{R}' }, {}], cards)
    game.activate('Outer Wheel', 0, { pay: false })
    game.reply({ pay: 'activate', ...game.nth(game.id('Inner Wheel'), 0) })
    expect(game.asks('pay')).toMatchObject({ source: game.id('Inner Wheel'), proposal: null })
    const budget = { ms: 500, now: steadyClock() }
    const { reply, reason } = decide(seenBy(game.position, 0), 'easy', budget, () => 0)
    // Chosen, not what is left when a choice was refused.
    expect([checkReply(game.position, reply), reason.key]).toEqual([null, 'reason.pay'])
  })
})
