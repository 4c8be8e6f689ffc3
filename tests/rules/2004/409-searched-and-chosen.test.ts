import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Pit of Leaves',
    '{2}',
    'Instant',
    "If an opponent searched their library this turn, you may pay {0} rather than pay this spell's mana cost.\nYou gain 3 life.",
  ),
  card('Rummage', '{0}', 'Instant', 'Search your library for a creature card, put it into your hand, then shuffle.'),
  card(
    'Pry',
    '{0}',
    'Instant',
    "Search target player's library for a creature card and exile it. Then that player shuffles.",
  ),
  creature(
    'Herd Leader',
    '{0}',
    '2/2',
    "Whenever ~ attacks, put a +1/+1 counter on target creature of defending player's choice.",
  ),
  creature('Pup', '{0}', '1/1'),
  creature('Rival', '{0}', '1/1'),
  card('Triple Dawn', '{0}', 'Sorcery', "Create a 3/3 Bear creature token that's red, green, and white."),
  card('Twin Dawn', '{0}', 'Sorcery', 'Create two 1/1 Elf creature tokens that are green and blue.'),
]

inEditions('2004', '2011')('libraries that were searched, targets of the defending player, %s', (edition) => {
  const offered = (name: string, by: 0 | 1, target?: string) => {
    const hands = [['Pit of Leaves'], [] as string[]] as const
    const game = table(
      edition,
      [
        { hand: [...hands[0], ...(by === 0 ? [name] : [])], library: ['Pup', 'Pup'] },
        { hand: by === 1 ? [name] : [], library: ['Pup', 'Pup'] },
      ],
      CARDS,
    )
    if (by === 1) game.pass()
    game.cast(name, target === undefined ? {} : { targets: [target] })
    game.resolve()
    while (game.question.kind !== 'priority') game.plain()
    const pit = game.id('Pit of Leaves', 'hand')
    return game.why({ do: 'cast', ...game.way(pit, 'alternative') }) === null
  }

  test('[2004:409.1b] an alternative cost if an opponent searched their own library this turn', () => {
    expect(offered('Rummage', 1)).toBe(true)
    expect(offered('Rummage', 0)).toBe(false)
    expect(offered('Pry', 1, 'player 0')).toBe(false)
    expect(offered('Pry', 1, 'player 1')).toBe(true)
  })

  test('[2004:409.1d] the defending player chooses the target among all creatures', () => {
    const game = table(
      edition,
      [{ battlefield: [{ name: 'Herd Leader', sick: false }, 'Pup'] }, { battlefield: ['Rival'] }],
      CARDS,
    )
    game.until('attackers').attack('Herd Leader')
    expect([game.question.kind, game.question.seat]).toEqual(['targets', 1])
    game.reply([game.ref('Rival')]).resolve()
    expect([game.size('Rival'), game.size('Pup'), game.size('Herd Leader')]).toEqual(['2/2', '1/1', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:216.2] colors said after the rest of a token', () => {
    const made = (name: string, token: string) => {
      const game = table(edition, [{ hand: [name] }, {}], CARDS)
        .cast(name)
        .resolve()
      const { colors, types } = characteristics(game.state, game.id(token))
      return [game.size(token), [...colors].sort().join(''), types.join(' ')]
    }
    expect(made('Triple Dawn', 'Bear')).toEqual(['3/3', 'GRW', 'creature'])
    expect(made('Twin Dawn', '2:Elf')).toEqual(['1/1', 'GU', 'creature'])
  })
})
