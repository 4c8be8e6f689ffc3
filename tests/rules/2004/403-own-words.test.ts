/**
 * What activated abilities say of themselves: what X is, how often they were activated, limits before modes (403,
 * 409.1b).
 */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Mould',
    '{1}',
    'Artifact',
    "When ~ enters the battlefield, you may exile a creature card from your hand.\n{X}, {T}: Create a token that's a copy of the exiled card. X is the mana value of that card.",
  ),
  creature(
    'Cleric',
    '{B}',
    '1/1',
    '{1}: Add {B}. If this ability has been activated four or more times this turn, sacrifice ~ at the beginning of the next end step.',
  ),
  creature(
    'Shifter',
    '{G}',
    '1/1',
    '{0}: Choose one. Activate only once each turn.\n• You gain 2 life.\n• Target player draws a card.',
  ),
  creature(
    'Shade',
    '{B}',
    '1/1',
    'At the beginning of your upkeep, if ~ is the only creature card in your graveyard, you may return ~ to the battlefield.',
  ),
  card(
    'Stove',
    '{1}',
    'Artifact',
    "{T}: Exile the bottom card of target player's graveyard.\n{0}: Target player puts the bottom card of their library into their graveyard. If it's a creature card, you gain 3 life.",
  ),
]

inEditions('2004', '2011')('own words, %s', (edition) => {
  test('[2004:409.1b] “X is the mana value of that card”: no other X can be announced', () => {
    const game = table(edition, [{ battlefield: times(6, 'Forest'), hand: ['Mould', 'Bear'] }, {}], CARDS)
    game.cast('Mould').resolve().resolve().reply(true)
    expect(game.zone('Bear')).toBe('exile')
    game.reply({ do: 'activate', ...game.nth(game.id('Mould'), 1) })
    const asked = game.asks('number')
    expect([asked.min, asked.max]).toEqual([2, 2])
    game.announce({ x: 2 }).resolve()
    expect(game.has('battlefield', 'Bear')).toBe(true)
    game.isAtAQuestion()
    const poor = table(edition, [{ battlefield: ['Forest', 'Plains'], hand: ['Mould', 'Bear'] }, {}], CARDS)
    poor.cast('Mould').resolve().resolve().reply(true)
    expect(poor.why({ do: 'activate', ...poor.nth(poor.id('Mould'), 1) })).not.toBeNull()
  })

  test('[2004:403.3] “if this ability has been activated four or more times this turn”, also of a mana ability', () => {
    const played = (n: number) => {
      const game = table(edition, [{ battlefield: ['Cleric', ...times(4, 'Swamp')] }, {}], CARDS)
      for (let done = 0; done < n; done++) game.activate('Cleric')
      game.to('end').resolveAll()
      return game
    }
    expect(played(3).zone('Cleric')).toBe('battlefield')
    const four = played(4)
    expect(four.zone('Cleric')).toBe('graveyard')
    four.isAtAQuestion()
  })

  test('[2004:403.3] a limit that stands before the modes', () => {
    const game = table(edition, [{ battlefield: ['Shifter'] }, {}], CARDS)
    game.activate('Shifter', 0, { modes: [1], targets: ['player 1'] }).resolve()
    expect([game.life(0), game.handSize(1)]).toEqual([20, 1])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Shifter'), 0) })?.key).toBe('activate.usedUp')
    game.isAtAQuestion()
  })

  test('[2004:404.3] the only creature card in the graveyard: it works there, and only while there is no other', () => {
    const upkeep = (graveyard: readonly string[]) =>
      table(edition, [{ graveyard }, {}], CARDS, { active: 1 }).to('upkeep', 2)
    const alone = upkeep(['Shade', 'Forest'])
    alone.until('confirm').reply(true)
    expect(alone.zone('Shade')).toBe('battlefield')
    alone.isAtAQuestion()
    const game = upkeep(['Shade', 'Bear']).to('draw')
    expect(game.events.some(({ kind }) => kind === 'triggered')).toBe(false)
  })

  test('[2004:217.4] the bottom card of a graveyard or of a library; what is put there isn’t the top one', () => {
    const game = table(
      edition,
      [{ battlefield: ['Stove'] }, { graveyard: ['Ox', 'Forest'], library: ['Forest', 'Plains', 'Bear'] }],
      CARDS,
    )
    const bottom = game.state.graveyards[1]?.[0]
    game.activate('Stove', 0, { targets: ['player 1'] }).resolve()
    expect(game.state.graveyards[1]).not.toContain(bottom)
    game.activate('Stove', 1, { targets: ['player 1'] }).resolve()
    expect([game.has('graveyard', 'Bear', 1), game.life(0), game.state.libraries[1]?.length]).toEqual([true, 23, 2])
    game.isAtAQuestion()
  })
})
