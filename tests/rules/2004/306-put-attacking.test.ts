/** Cards that are put onto the battlefield attacking (306.2, 2011:508.4). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Caller',
    '{0}',
    '2/2',
    'Whenever ~ attacks, you may put a creature card from your hand onto the battlefield tapped and attacking.',
  ),
  creature(
    'Herald',
    '{0}',
    '2/2',
    'Whenever ~ attacks an opponent, you may put a creature card from your hand onto the battlefield tapped and attacking that opponent.',
  ),
  creature(
    'Seer',
    '{0}',
    '2/2',
    'Whenever ~ attacks, look at the top three cards of your library. You may put a creature card from among them onto the battlefield tapped and attacking. Put the rest on the bottom of your library in any order.',
  ),
  creature(
    'Digger',
    '{0}',
    '2/2',
    'Whenever ~ attacks, reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield tapped and attacking and the rest on the bottom of your library in any order.',
  ),
  creature(
    'Finder',
    '{0}',
    '2/2',
    'Whenever ~ attacks, search your library for a creature card, put it onto the battlefield tapped and attacking, then shuffle.',
  ),
  creature('Elk', '{0}', '3/4', 'Whenever ~ attacks, you gain 10 life.'),
  card(
    'Raise',
    '{0}',
    'Instant',
    'Return target creature card from your graveyard to the battlefield tapped and attacking.',
  ),
]

inEditions('2004', '2011')('put onto the battlefield attacking, %s', (edition) => {
  test('[2004:306.2] it attacks without having been declared, and deals its combat damage', () => {
    const game = table(edition, [{ battlefield: ['Caller'], hand: ['Elk'] }, {}], CARDS)
    game.attack('Caller').resolve()
    game.reply(true)
    if (game.question.kind === 'choose') game.reply([game.id('Elk')])
    expect(game.state.combat?.attackers.map(({ defender }) => defender)).toEqual([{ player: 1 }, { player: 1 }])
    game.to('endCombat')
    // No "attacks" ability of it has triggered.
    expect([game.life(0), game.life(1)]).toEqual([20, 15])
    game.isAtAQuestion()
  })

  test('[2004:306.2] "attacking that opponent": the one of the event', () => {
    const game = table(edition, [{ battlefield: ['Herald'], hand: ['Elk'] }, {}], CARDS)
    game.attack('Herald').resolve()
    game.reply(true)
    if (game.question.kind === 'choose') game.reply([game.id('Elk')])
    expect(game.state.combat?.attackers.length).toBe(2)
    game.to('endCombat')
    expect(game.life(1)).toBe(15)
  })

  test('[2004:306.2] cards of a library, too, however they are found there', () => {
    for (const name of ['Seer', 'Digger', 'Finder']) {
      const library = ['Forest', 'Elk', 'Forest']
      const game = table(edition, [{ battlefield: [name], library }, {}], CARDS)
      game.attack(name).resolve()
      while (game.question.kind !== 'priority')
        game.question.kind === 'choose' ? game.reply([game.id('Elk')]) : game.plain()
      expect(game.state.combat?.attackers.length).toBe(2)
      game.to('endCombat')
      expect([game.life(0), game.life(1)]).toEqual([20, 15])
      game.isAtAQuestion()
    }
  })

  test('[2004:306.2] outside combat, or in another player’s, it attacks nothing', () => {
    const sides = { hand: ['Raise'], graveyard: ['Elk'] }
    const idle = table(edition, [sides, {}], CARDS)
      .cast('Raise', { targets: ['Elk'] })
      .resolve()
    expect([idle.has('battlefield', 'Elk'), idle.state.combat]).toEqual([true, null])
    const theirs = table(edition, [{ battlefield: ['Herald'] }, sides], CARDS)
    theirs.attack('Herald')
    while (theirs.question.kind === 'priority' && theirs.question.seat === 0) theirs.pass()
    theirs.cast('Raise', { targets: ['Elk'] }).resolve()
    expect(theirs.has('battlefield', 'Elk')).toBe(true)
    expect(theirs.state.combat?.attackers.length).toBe(1)
    theirs.isAtAQuestion()
  })
})
