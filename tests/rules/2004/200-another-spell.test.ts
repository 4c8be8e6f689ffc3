/** "If you've cast another spell this turn": than the one whose text it is, whatever that has named. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Second Bolt',
    '{0}',
    'Instant',
    "~ deals 1 damage to target creature or player. If you've cast another spell this turn, ~ deals 4 damage to that creature or player instead.",
  ),
  card('Second Undo', '{0}', 'Instant', "Counter target spell. If you've cast another spell this turn, draw a card."),
  creature(
    'Second Guest',
    '{0}',
    '2/2',
    "When ~ enters the battlefield, if you've cast another spell this turn, draw a card.",
  ),
  card(
    'Second Look',
    '{0}',
    'Artifact',
    "Whenever you cast a spell, if you've cast another spell this turn, you gain 1 life.",
  ),
  card('Nothing', '{0}', 'Sorcery', 'You gain 1 life.'),
  card('Tap Twice', '{0}', 'Instant', 'Tap target creature. If you control another creature, draw a card.'),
]

inEditions('2004', '2011')('another spell, %s', (edition) => {
  const mine = (hand: readonly string[], battlefield: readonly string[] = []): Table =>
    table(edition, [{ hand, battlefield }, { hand: ['Nothing', 'Spark'] }], CARDS)

  test('[2004:200.9b] the spell itself is not another one, although it has a target', () => {
    const game = mine(['Second Bolt'])
      .cast('Second Bolt', { targets: ['player 1'] })
      .resolveAll()
    expect(game.life(1)).toBe(19)
    game.isAtAQuestion()
  })

  test('[2004:200.9b] one cast before it is', () => {
    const game = mine(['Second Bolt', 'Nothing']).cast('Nothing').resolveAll()
    game.cast('Second Bolt', { targets: ['player 1'] }).resolveAll()
    expect(game.life(1)).toBe(16)
  })

  test('[2004:200.9b] the target, too, is another one than the spell', () => {
    const undone = mine(['Second Undo', 'Nothing']).cast('Nothing')
    undone.cast('Second Undo', { targets: ['Nothing'] }).resolveAll()
    expect([undone.life(0), undone.handSize(0)]).toEqual([20, 1])
  })

  test('[2004:200.9b] a permanent is not another spell than it was', () => {
    expect(mine(['Second Guest']).cast('Second Guest').resolveAll().handSize(0)).toBe(0)
    const game = mine(['Second Guest', 'Nothing']).cast('Nothing').resolveAll()
    expect(game.cast('Second Guest').resolveAll().handSize(0)).toBe(1)
  })

  test('[2004:200.9b] another one than the spell of the event', () => {
    const game = mine(['Nothing', 'Second Undo'], ['Second Look']).cast('Nothing')
    expect(game.resolveAll().life(0)).toBe(21)
  })

  test('[2004:200.9] another creature is another one than the target', () => {
    const tapped = (battlefield: readonly string[], target: string): number =>
      mine(['Tap Twice'], battlefield)
        .cast('Tap Twice', { targets: [target] })
        .resolveAll()
        .handSize(0)
    expect([tapped(['Bear'], 'Bear'), tapped(['Bear', 'Ox'], 'Bear')]).toEqual([0, 1])
  })
})
