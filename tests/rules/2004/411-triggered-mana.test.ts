import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const TAPPED = 'Whenever a land is tapped for mana'
const CARDS = [
  card('Thicket', '{1}', 'Enchantment', `${TAPPED}, add {G}.`),
  card('Maybe', '{1}', 'Enchantment', `${TAPPED}, you may add {G}.`),
  card('Kinship', '{1}', 'Enchantment', `${TAPPED}, add {G} if you control a creature.`),
  card('Leechery', '{1}', 'Enchantment', `${TAPPED}, you may pay 1 life. If you do, add {G}.`),
  card('Dear', '{1}', 'Enchantment', `${TAPPED}, you may pay 30 life. If you do, add {G}.`),
  card('Either', '{1}', 'Enchantment', 'Whenever a land is tapped for mana or an artifact becomes tapped, add {G}.'),
  card('Bloom', '{0}', 'Instant', `${TAPPED} this turn, add {G}.`),
  card('Modal', '{1}', 'Enchantment', `${TAPPED}, choose one —\n• Add {G}.\n• Add {R}.`),
  card('Aimed', '{1}', 'Enchantment', `${TAPPED}, target player adds {G}.`),
  card(
    'Toll',
    '{1}',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  ),
  card('Ditch', '{1}', 'Enchantment', "Creatures can't block unless their controller pays {2}."),
  creature('Elf', '{0}', '1/1', '{T}: Add {G}.'),
]

const WAYS = ['Thicket', 'Maybe', 'Kinship', 'Leechery', 'Either'] as const

inEditions('2004', '2011')('411.3 triggered mana abilities in every payment, %s', (edition) => {
  const put = (battlefield: readonly string[], hand: readonly string[] = ['Deep Green']): Table =>
    table(edition, [{ battlefield, hand }, {}], CARDS)
  /** Pays as proposed, and says yes to whatever the trigger offers. */
  const pay = (game: Table): Table => {
    expect(game.asks('pay').proposal?.taps).toHaveLength(1)
    game.plain()
    while (game.question.kind === 'confirm') game.reply(true)
    return game
  }

  test.each(WAYS)('[2004:411.3 2004:406.1] for a spell: %s', (way) => {
    const game = pay(put(['Forest', 'Bear', way]).cast('Deep Green', { pay: false }))
    expect([game.zone('Deep Green'), game.pool(0), game.state.stack.length]).toEqual(['stack', '', 1])
    game.isAtAQuestion()
  })

  test.each(WAYS)('[2004:411.3 2004:408.2e] for attacks: %s', (way) => {
    const sides = [{ battlefield: ['Forest', 'Bear', way] }, { battlefield: ['Toll'] }] as const
    const game = table(edition, sides, CARDS).attack('Bear')
    if (game.question.kind === 'confirm') game.reply(true)
    pay(game)
    expect([game.state.combat?.attackers.length, game.pool(0)]).toEqual([1, ''])
    game.isAtAQuestion()
  })

  test.each(WAYS)('[2004:411.3 2004:408.2e] for blocks: %s', (way) => {
    const sides = [{ battlefield: ['Ox'] }, { battlefield: ['Ditch', 'Forest', 'Bear', way] }] as const
    const game = table(edition, sides, CARDS).attack('Ox').block({ Bear: 'Ox' })
    if (game.question.kind === 'confirm') game.reply(true)
    pay(game)
    expect([game.state.combat?.blocks.length, game.pool(1)]).toEqual([1, ''])
    game.isAtAQuestion()
  })

  test.each(WAYS)('[2004:411.3 2004:411.2] during a resolution: %s', (way) => {
    const sides = [{ battlefield: ['Forest', 'Bear', way], hand: ['Spark'], pool: '{R}' }, { hand: ['Tax'] }] as const
    const game = table(edition, sides, CARDS)
      .cast('Spark', { targets: ['player 1'] })
      .pass()
    game.cast('Tax', { targets: ['Spark'] }).resolve()
    pay(game.reply(true))
    expect([game.zone('Spark'), game.pool(0), game.state.stack.length]).toEqual(['stack', '', 1])
  })

  test('[2004:411.3 2004:404.4] from a delayed trigger, which a proposal counts too', () => {
    const game = put(['Forest'], ['Deep Green', 'Bloom']).cast('Bloom').resolve()
    pay(game.cast('Deep Green', { pay: false }))
    expect([game.zone('Deep Green'), game.pool(0), game.state.stack.length]).toEqual(['stack', '', 1])
    const later = put(['Forest'], ['Deep Green', 'Bloom']).cast('Bloom').resolve().to('main1', 5)
    expect(later.why({ do: 'cast', object: later.id('Deep Green'), via: 'normal' })?.key).toBe('cast.cantPay')
  })

  test('[2004:411.3] what would not come is not counted: no creature, too little life, a creature’s own mana', () => {
    const why = (...battlefield: readonly string[]) => {
      const game = put(battlefield)
      return game.why({ do: 'cast', object: game.id('Deep Green'), via: 'normal' })?.key ?? null
    }
    expect([why('Forest', 'Kinship'), why('Elf', 'Thicket')]).toEqual(['cast.cantPay', 'cast.cantPay'])
    expect([why('Forest', 'Dear'), why('Forest', 'Leechery')]).toEqual(['cast.cantPay', null])
  })

  test('[2004:411.3] a modal one is asked for its mode at once', () => {
    const game = put(['Forest', 'Modal'])
    game.reply({ do: 'activate', ...game.nth(game.id('Forest', 'battlefield'), 0) })
    expect([game.asks('modes').legal, game.state.stack.length]).toEqual([[0, 1], 0])
    expect([game.reply([1]).pool(0), game.question.kind]).toEqual(['GR', 'priority'])
  })

  test('[2004:406.1 2011:605.1b] with a target it is one in 2004 only', () => {
    const game = put(['Forest', 'Aimed']).activate('Forest')
    expect(game.question.kind).toBe('targets')
    game.reply([{ player: 1 }])
    expect([game.pool(1), game.state.stack.length]).toEqual(edition === '2004' ? ['G', 0] : ['', 1])
    game.isAtAQuestion()
  })
})
