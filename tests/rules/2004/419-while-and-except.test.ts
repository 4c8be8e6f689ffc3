/** Rules that hold while something is so, and except in someone's turn (419.6, 409.1f). */
import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Maniac',
    '{0}',
    '2/2',
    'If you would draw a card while your library has no cards in it, you win the game instead.',
  ),
  card('Peek', '{0}', 'Instant', 'Draw a card.'),
  card('Grid', '{0}', 'Artifact', "Each spell costs {3} more to cast except during its controller's turn."),
  card('Omen', '{0}', 'Enchantment', 'Lands you control are every basic land type in addition to their other types.'),
  creature('Eater', '{0}', '1/1', "~ gets +1/+1 for each land card in your opponents' graveyards."),
  creature('Jockey', '{0}', '3/3', "You can't play lands if you've cast ~ this turn."),
]

inEditions('2004', '2011')('419 while and except, %s', (edition) => {
  test('[2004:419.6] only while the library is empty', () => {
    const draw = (...library: string[]) =>
      table(edition, [{ battlefield: ['Maniac'], hand: ['Peek'], library }, {}], CARDS)
        .cast('Peek')
        .pass(2)
    expect(draw().winner()).toBe(0)
    expect(draw('Forest').winner()).toBeUndefined()
  })

  test('[2004:409.1f] more, but for whose turn it is', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Grid'], hand: ['Peek'] },
        { battlefield: times(2, 'Forest'), hand: ['Peek'] },
      ],
      CARDS,
    )
    game.cast('Peek').resolve().pass()
    expect(game.why({ do: 'cast', ...game.way(game.id('Peek', 'hand'), 'normal') })?.key).toBe('cast.cantPay')
  })

  test('[2004:418.2] every basic land type; cards in the graveyards of opponents', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Omen', 'Forest', 'Eater'], graveyard: ['Forest'] },
        { graveyard: ['Forest', 'Island', 'Peek'] },
      ],
      CARDS,
    )
    const { subtypes } = characteristics(game.state, game.id('Forest', 'battlefield'))
    expect([...subtypes].sort()).toEqual(['Forest', 'Island', 'Mountain', 'Plains', 'Swamp'])
    expect(game.size('Eater')).toBe('3/3')
  })

  test('[2004:103.1] after that very spell no land', () => {
    const game = table(edition, [{ battlefield: ['Jockey'], hand: ['Jockey', 'Forest', 'Peek'] }, {}], CARDS)
    game.cast('Peek').resolve()
    expect(game.why({ do: 'playLand', object: game.id('Forest', 'hand') })).toBeNull()
    game.cast('Jockey').resolve()
    expect(game.why({ do: 'playLand', object: game.id('Forest', 'hand') })?.key).toBe('play.cantPlayLands')
  })
})
