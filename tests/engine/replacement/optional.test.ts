import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  global('Willing Ledger', 'If you would draw a card, you may gain 2 life instead.'),
  global('Second Ledger', 'If you would draw a card, you may instead gain 5 life.'),
  global('Ash Bargain', 'If you would draw a card, you may discard a card instead. '.trim()),
  global('Kind Veil', 'If a creature you control would die, you may exile it instead.'),
  global('Lone Bell', 'Whenever a creature dies, you gain 10 life.'),
  instant('Quick Study', 'Draw a card.'),
  creature('Clay Hound', '{0}', '2/2', '', 'Creature — Hound'),
]

inEditions('2004', '2011')('replacements that may be declined, %s', (edition) => {
  const study = (...battlefield: string[]) =>
    table(edition, [{ hand: ['Quick Study'], battlefield, library: ['Ox', 'Bear', 'Bear'] }, {}], CARDS)
      .cast('Quick Study')
      .resolve()

  test('[2004:419.1] taking "you may ... instead" replaces the draw', () => {
    const game = study('Willing Ledger')
    expect(game.asks('confirm')).toMatchObject({ seat: 0, reason: 'replacement' })
    game.reply(true)
    expect([game.life(0), game.handSize(0)]).toEqual([22, 0])
    game.isAtAQuestion()
  })

  test('[2004:419.1] declining it leaves the draw as it is', () => {
    const game = study('Willing Ledger').reply(false)
    expect([game.life(0), game.zone('Ox'), game.handSize(0)]).toEqual([20, 'hand', 1])
    game.isAtAQuestion()
  })

  test('[2004:419.6a] a declined replacement has had its opportunity; another one still has its own', () => {
    const game = study('Willing Ledger', 'Second Ledger')
    expect(game.asks('replacement').options).toHaveLength(2)
    game.reply(0).reply(false)
    expect(game.asks('confirm')).toMatchObject({ reason: 'replacement', source: game.id('Second Ledger') })
    game.reply(true)
    expect([game.life(0), game.handSize(0)]).toEqual([25, 0])
    const both = study('Willing Ledger', 'Second Ledger').reply(0).reply(false).reply(false)
    expect([both.life(0), both.handSize(0)]).toEqual([20, 1])
  })

  test('[2004:413.2c] what is impossible instead is not offered', () => {
    const game = study('Ash Bargain')
    expect(game.question.kind).toBe('priority')
    expect(game.zone('Ox')).toBe('hand')
  })

  test('[2004:419.1] of creatures that die together one may be saved from dying, the other dies', () => {
    const game = table(
      edition,
      [{ hand: ['Dark Flood'], battlefield: ['Kind Veil', 'Lone Bell', 'Clay Steed', 'Clay Hound'] }, {}],
      CARDS,
    )
    game.cast('Dark Flood').resolve()
    game.reply(true).reply(false).resolveAll()
    expect([game.has('exile', 'Clay Steed'), game.has('graveyard', 'Clay Hound'), game.life(0)]).toEqual([
      true,
      true,
      30,
    ])
  })
})
