import { expect, test } from 'vitest'
import type { Ref } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Guard', '{0}', 'Instant', 'Counter target spell or ability that targets a creature.'),
  card('Oil', '{0}', 'Instant', 'Counter target activated ability from an artifact source.'),
  card('Aegis', '{0}', 'Instant', 'Counter target spell that targets you or a creature you control.'),
  card('Wand', '{0}', 'Artifact', '{0}: ~ deals 1 damage to any target.'),
  creature('Mage', '{0}', '1/1', '{0}: ~ deals 1 damage to target creature.'),
  creature(
    'Titan',
    '{0}',
    '6/6',
    'Whenever ~ becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}.',
  ),
  creature(
    'Turncoat',
    '{0}',
    '2/2',
    "Whenever ~ becomes the target of a spell or ability, that spell or ability's controller gains control of ~.",
  ),
]

inEditions('2004', '2011')('spells and abilities as one noun, %s', (edition) => {
  /** What the card in hand could target. */
  const legal = (game: Table, name: string): readonly Ref[] => {
    const action = { do: 'cast', ...game.way(game.id(name), 'normal') } as const
    if (game.why(action) !== null) return []
    game.reply(action)
    return game.asks('targets').legal
  }
  const board = (hand: readonly string[]): Table =>
    table(
      edition,
      [{ battlefield: ['Wand', 'Mage', 'Mountain'], hand: ['Spark', ...hand] }, { battlefield: ['Bear', 'Titan'] }],
      CARDS,
    )

  test('[2004:415.2] "spell or ability that targets a creature": either, by what it targets', () => {
    const game = board(['Guard'])
      .cast('Spark', { targets: ['Bear'] })
      .activate('Wand', 0, { targets: ['player 1'] })
    const [spark, wand] = game.state.stack
    game.activate('Mage', 0, { targets: ['Bear'] })
    const mage = game.state.stack.at(-1)
    expect([spark, wand, mage].every((one) => one !== undefined)).toBe(true)
    expect(legal(game, 'Guard')).toEqual([{ object: spark }, { object: mage }])
    game.reply([{ object: mage } as Ref]).resolve()
    expect(game.state.stack).toEqual([spark, wand])
    game.resolveAll()
    expect([game.zone('Bear'), game.life(1)]).toEqual(['graveyard', 19])
  })

  test('[2004:402.1] "from an artifact source": what has the ability is an artifact', () => {
    const game = board(['Oil']).activate('Mage', 0, { targets: ['Bear'] })
    expect(legal(game, 'Oil')).toEqual([])
    game.activate('Wand', 0, { targets: ['Bear'] })
    const wand = game.state.stack.at(-1)
    expect(legal(game, 'Oil')).toEqual([{ object: wand }])
  })

  test('[2004:415.2] "that targets you or a creature you control"', () => {
    const sides = [
      { battlefield: ['Mountain', 'Mountain'], hand: ['Spark', 'Spark'] },
      { battlefield: ['Bear'], hand: ['Aegis'] },
    ] as const
    const aims = (target: string): number => {
      const game = table(edition, [sides[0], sides[1]], CARDS)
        .cast('Spark', { targets: [target] })
        .pass()
      return legal(game, 'Aegis').length
    }
    expect(['player 1', 'Bear', 'player 0'].map(aims)).toEqual([1, 1, 0])
  })

  test('[2004:410.1] "that spell or ability" is the one that targets it, whatever it is', () => {
    const game = board([]).activate('Mage', 0, { targets: ['Titan'] })
    game.resolve()
    while (game.question.kind !== 'priority') game.reply(game.question.kind === 'pay' ? { pay: 'cancel' } : false)
    expect([game.state.stack.length, game.zone('Titan')]).toEqual([0, 'battlefield'])
    const turned = table(edition, [{ battlefield: ['Wand'] }, { battlefield: ['Turncoat'] }], CARDS)
    turned.activate('Wand', 0, { targets: ['Turncoat'] }).resolve()
    expect(turned.state.objects.flat()[turned.id('Turncoat')]?.controller).toBe(0)
    turned.isAtAQuestion()
  })
})
