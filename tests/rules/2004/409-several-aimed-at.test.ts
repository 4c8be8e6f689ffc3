import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Twice',
    '{2}{B}{B}',
    'Instant',
    '~ costs {2} less to cast if it targets a tapped creature.\nDestroy two target creatures.',
  ),
  creature('Ward', '{1}', '2/2', 'Spells that target ~ cost {2} more to cast.'),
  card('Two Bolts', '{B}{B}', 'Instant', 'Destroy two target creatures.'),
]

inEditions('2004', '2011')('409.1f costs by several targets of one instance, %s', (edition) => {
  test('[2004:409.1c 2004:409.1f] what makes it payable only with another of the same instance is offered', () => {
    const side = { battlefield: [{ name: 'Bear', tapped: true }, 'Ox'] }
    const game = table(edition, [{ hand: ['Twice'], battlefield: times(2, 'Swamp') }, side], CARDS)
    game.cast('Twice', { targets: ['Bear', 'Ox'] }).resolveAll()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'graveyard'])
    expect(game.events.filter(({ kind }) => kind === 'reversed')).toEqual([])
    const dear = table(
      edition,
      [{ hand: ['Twice'], battlefield: times(2, 'Swamp') }, { battlefield: ['Bear', 'Ox'] }],
      CARDS,
    )
    expect(dear.why({ do: 'cast', object: dear.id('Twice'), via: 'normal' })?.key).toBe('cast.cantPay')
  })

  test('[2004:409.1f] nor is it castable by what fewer targets than it must have would cost', () => {
    const with2 = (swamps: number, ...theirs: string[]) => {
      const game = table(
        edition,
        [{ hand: ['Two Bolts'], battlefield: times(swamps, 'Swamp') }, { battlefield: theirs }],
        CARDS,
      )
      return game.why({ do: 'cast', object: game.id('Two Bolts'), via: 'normal' })?.key ?? null
    }
    expect([with2(2, 'Ward', 'Ox'), with2(4, 'Ward', 'Ox'), with2(2, 'Ward', 'Ox', 'Pup')]).toEqual([
      'cast.cantPay',
      null,
      null,
    ])
  })
})
