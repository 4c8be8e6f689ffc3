/** Who "attacked you" (today:508.6): with creatures declared as attacking that player, not a planeswalker. */
import { expect, test } from 'vitest'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  walker('Lampward', '{0}', 4, '+1: You gain 1 life.'),
  creature('Wolf', '{0}', '2/2'),
  creature('Hound', '{0}', '2/2'),
  card('Grudge', '{0}', 'Instant', 'Destroy each creature that attacked you this turn.'),
  card('Blame', '{0}', 'Instant', 'Target player who attacked you this turn loses 3 life.'),
  card('Account', '{0}', 'Instant', 'If an opponent attacked you this turn, you gain 5 life.'),
  card('Peace', '{0}', 'Instant', 'If no opponent attacked you this turn, you gain 7 life.'),
  card('Snuff', '{0}', 'Instant', 'Destroy target creature.'),
]
const HAND = ['Grudge', 'Blame', 'Account', 'Peace', 'Snuff']

inEditions('today')('508.6 attacked you, %s', (edition) => {
  /** The first player's creatures attack the other player, or that player's planeswalker. */
  const attacked = (how: { wolf: 'player' | 'walker'; hound?: 'player' | 'walker' }): Table => {
    const game = table(
      edition,
      [{ battlefield: ['Wolf', 'Hound'] }, { battlefield: ['Lampward'], hand: HAND }],
      CARDS,
    ).until('attackers')
    const at = (what: 'player' | 'walker') => (what === 'player' ? { player: 1 } : { object: game.id('Lampward') })
    const hound = how.hound === undefined ? [] : [{ id: game.id('Hound'), defender: at(how.hound) }]
    game.reply([{ id: game.id('Wolf'), defender: at(how.wolf) }, ...hound])
    return game.pass()
  }

  test('[today:508.6] each creature that attacked you: only those declared against the player', () => {
    const game = attacked({ wolf: 'walker', hound: 'player' }).cast('Grudge').resolve()
    expect([game.zone('Wolf'), game.zone('Hound')]).toEqual(['battlefield', 'graveyard'])
    game.isAtAQuestion()
  })
  test('[today:508.6] an opponent attacked you, even if the creature is gone', () => {
    const game = attacked({ wolf: 'player' }).cast('Snuff', { targets: ['Wolf'] })
    game.resolve().pass()
    game.cast('Account').resolve()
    expect(game.life(1)).toBe(25)
    game.pass().cast('Peace').resolve()
    expect(game.life(1)).toBe(25)
    game.isAtAQuestion()
  })
  test('[today:508.6] a planeswalker of yours attacked: you weren’t', () => {
    const game = attacked({ wolf: 'walker', hound: 'walker' }).cast('Account').resolve()
    expect(game.life(1)).toBe(20)
    game.pass().cast('Peace').resolve()
    expect(game.life(1)).toBe(27)
    expect(game.pass().why({ do: 'cast', object: game.id('Blame', 'hand'), via: 'normal' })).not.toBeNull()
  })
  test('[today:508.6] a player who attacked you can be targeted, in that turn only', () => {
    const game = attacked({ wolf: 'player', hound: 'walker' }).cast('Blame', { targets: ['player 0'] })
    expect(game.resolve().life(0)).toBe(17)
    const next = attacked({ wolf: 'player' })
    next.to('main1', next.state.turn.number + 1)
    next.cast('Account').resolve().cast('Grudge').resolve()
    expect([next.life(1), next.zone('Wolf')]).toEqual([18, 'battlefield'])
    expect(next.why({ do: 'cast', object: next.id('Blame', 'hand'), via: 'normal' })?.key).toBe('cast.noTarget')
  })
})
