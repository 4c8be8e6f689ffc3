/** "During target player's next turn, creatures that player controls attack you if able" (418.3, 500): by play. */
import { describe, expect, test } from 'vitest'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Ram', '{0}', '1/5'),
  creature('Elk', '{0}', '2/5'),
  card(
    'Dare',
    '{0}',
    'Sorcery',
    "During target player's next turn, creatures that player controls attack you if able.",
  ),
  walker('Aud', '{0}', 4, "+2: During target opponent's next turn, creatures that player controls attack ~ if able."),
]
/** Whether they may declare no attackers. */
function mayStayHome(game: Table): boolean {
  game.until('attackers')
  try {
    game.refusal([])
    return false
  } catch {
    return true
  }
}

inEditions('2004', '2011')('attacks in their next turn, %s', (edition) => {
  const dared = (theirs: object, target = 'player 1'): Table =>
    table(edition, [{ hand: ['Dare'], battlefield: ['Ram'] }, theirs], CARDS)
      .cast('Dare', { targets: [target] })
      .resolve()
  test('[2004:418.3a] in that turn alone, also what has come in the meantime', () => {
    const game = dared({ battlefield: ['Elk'] })
    const turn = game.state.turn.number
    game.to('upkeep', turn + 1)
    expect(mayStayHome(game)).toBe(false)
    game.attack('Elk').to('upkeep', turn + 3)
    expect(mayStayHome(game)).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:500.1] one that is tapped doesn’t', () => {
    const game = dared({ battlefield: ['Elk', { name: 'Ram', tapped: true }] })
    game.to('main1', game.state.turn.number + 1)
    expect(mayStayHome(game)).toBe(false)
  })

  test('one’s own creatures in one’s own next turn have nobody to attack: oneself is no defender', () => {
    const game = dared({}, 'player 0')
    game.to('main1', game.state.turn.number + 2)
    expect(mayStayHome(game)).toBe(true)
  })
})

describe('a planeswalker that is to be attacked', () => {
  const played = (theirs: object): Table => {
    const game = table('2011', [{ battlefield: ['Aud'] }, theirs], CARDS)
    game.activate('Aud', 0, { targets: ['player 1'] }).resolve()
    return game.to('main1', game.state.turn.number + 1)
  }
  test('[2011:contents/606] no player in its stead', () => {
    const game = played({ battlefield: ['Elk'] })
    game.until('attackers')
    const [elk, aud] = [game.id('Elk'), game.id('Aud')]
    expect(game.refusal([])).toBeDefined()
    expect(game.refusal([{ id: elk, defender: { player: 0 } }])).toBeDefined()
    game.reply([{ id: elk, defender: { object: aud } }])
    game.isAtAQuestion()
  })

  test('where it is gone nobody has to attack', () => {
    const bolt = card('Bolt', '{0}', 'Instant', 'Destroy target planeswalker.')
    const game = table('2011', [{ battlefield: ['Aud'] }, { battlefield: ['Elk'], hand: ['Bolt'] }], [...CARDS, bolt])
    game.activate('Aud', 0, { targets: ['player 1'] }).resolve()
    game
      .to('main1', game.state.turn.number + 1)
      .cast('Bolt', { targets: ['Aud'] })
      .resolve()
    expect(mayStayHome(game)).toBe(true)
  })
})
