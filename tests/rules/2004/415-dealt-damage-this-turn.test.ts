/** Targets by the damage that they were dealt, or dealt, and damage divided evenly: by play. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature('Cow', '{0}', '3/5', '', 'Creature — Ox'),
  creature('Pup', '{0}', '1/1', '', 'Creature — Hound'),
  creature('Imp', '{0}', '2/2', '{0}: Target player dealt damage by ~ this turn loses 1 life.', 'Creature — Imp'),
  creature(
    'Glider',
    '{0}',
    '1/1',
    '{T}: ~ deals 1 damage to any target.\nSacrifice ~: Target player who was dealt combat damage by ~ this turn loses 4 life.',
    'Creature — Thopter',
  ),
  card('Sting', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  card('Needle', '{0}', 'Instant', '~ deals 2 damage to any target that was dealt damage this turn.'),
  card('Arrow', '{0}', 'Instant', 'Destroy target creature that dealt damage this turn.'),
  card('Old Blaze', '{X}', 'Sorcery', '~ deals X damage divided evenly, rounded down, among any number of targets.'),
  card(
    'Rocks',
    '{X}',
    'Sorcery',
    '~ deals X damage divided evenly, rounded down, among all creatures target opponent controls.',
  ),
  card('Away', '{0}', 'Instant', "Return target creature to its owner's hand."),
]

inEditions('2004', '2011')('damage this turn, %s', (edition) => {
  const play = (mine: object, theirs: object = {}): Table => table(edition, [mine, theirs], CARDS)

  describe('a target that was dealt damage', () => {
    test('[2004:409.1c] a creature or a player that was, and no other', () => {
      const game = play({ hand: ['Sting', 'Sting', 'Needle', 'Needle'] }, { battlefield: ['Cow', 'Pup'] })
      expect(game.why({ do: 'cast', object: game.id('Needle'), via: 'normal' })).not.toBeNull()
      game
        .cast('Sting', { targets: ['Cow'] })
        .resolve()
        .cast('Sting', { targets: ['player 1'] })
        .resolve()
      game.reply({ do: 'cast', object: game.id('1:Needle', 'hand'), via: 'normal' })
      expect(game.refusal([game.ref('Pup')])).toBeDefined()
      expect(game.refusal([game.ref('player 0')])).toBeDefined()
      game.announce({ targets: ['player 1'] }).resolve()
      expect(game.life(1)).toBe(17)
      game.cast('Needle', { targets: ['Cow'] }).resolve()
      game.isAtAQuestion()
    })

    test('[2004:409.1c] a player by that very creature', () => {
      const game = play({ battlefield: ['Imp'], hand: ['Sting'] })
      game.cast('Sting', { targets: ['player 1'] }).resolve()
      const imp = game.id('Imp')
      expect(game.why({ do: 'activate', ...game.nth(imp, 0) })).not.toBeNull()
      game.attack('Imp').to('main2')
      game.reply({ do: 'activate', ...game.nth(imp, 0) })
      expect(game.refusal([game.ref('player 0')])).toBeDefined()
      game.announce({ targets: ['player 1'] }).resolve()
      expect(game.life(1)).toBe(16)
    })

    test('[2004:413.2f] combat damage only, by what is gone by then', () => {
      const shot = play({ battlefield: ['Glider'] })
      shot.activate('Glider', 0, { targets: ['player 1'] }).resolve()
      expect(shot.why({ do: 'activate', ...shot.nth(shot.id('Glider'), 1) })).not.toBeNull()
      const game = play({ battlefield: ['Glider'] })
      game
        .attack('Glider')
        .to('main2')
        .activate('Glider', 1, { targets: ['player 1'] })
        .resolve()
      expect([game.life(1), game.zone('Glider')]).toEqual([15, 'graveyard'])
      game.isAtAQuestion()
    })

    test('a creature that dealt damage, to whomever; not one that was dealt some', () => {
      const game = play({ battlefield: ['Cow'], hand: ['Arrow'] }, { battlefield: ['Pup', 'Imp'] })
      game.attack('Cow').block({ Pup: 'Cow' }).to('main2')
      game.reply({ do: 'cast', object: game.id('Arrow'), via: 'normal' })
      expect(game.refusal([game.ref('Imp')])).toBeDefined()
      game.announce({ targets: ['Cow'] }).resolve()
      expect(game.zone('Cow')).toBe('graveyard')
    })
  })

  describe('divided evenly', () => {
    const mana = times(7, 'Mountain')
    test('rounded down, among those chosen', () => {
      const game = play({ hand: ['Old Blaze'], battlefield: mana }, { battlefield: ['Cow', 'Imp'] })
      game.cast('Old Blaze', { x: 7, targets: ['Cow', 'Imp', 'player 1'] }).resolve()
      expect([game.life(1), game.zone('Imp'), game.zone('Cow')]).toEqual([18, 'graveyard', 'battlefield'])
      game.isAtAQuestion()
    })

    test('[2004:413.2a] among those that are still there', () => {
      const game = play({ hand: ['Old Blaze'], battlefield: mana }, { battlefield: ['Cow', 'Imp'], hand: ['Away'] })
      game.cast('Old Blaze', { x: 7, targets: ['Cow', 'Imp', 'player 1'] })
      game
        .pass()
        .cast('Away', { targets: ['Imp'] })
        .resolveAll()
      expect(game.life(1)).toBe(17)
    })

    test('less than there are of them: nobody is dealt any; all of one player’s creatures, and none of another’s', () => {
      const none = play({ hand: ['Rocks'], battlefield: mana }, { battlefield: ['Pup', 'Imp', 'Cow'] })
      none.cast('Rocks', { x: 2, targets: ['player 1'] }).resolve()
      expect(none.zone('Pup')).toBe('battlefield')
      const game = play({ hand: ['Rocks'], battlefield: [...mana, 'Pup'] }, { battlefield: ['Imp', 'Cow'] })
      game.cast('Rocks', { x: 5, targets: ['player 1'] }).resolve()
      expect([game.zone('Imp'), game.zone('Cow'), game.zone('Pup')]).toEqual([
        'graveyard',
        'battlefield',
        'battlefield',
      ])
    })
  })
})
