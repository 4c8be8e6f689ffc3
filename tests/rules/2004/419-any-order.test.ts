/** Shields and damage dealt otherwise, in combinations of words that no other card has (419.6c, 419.7, 419.8a). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Swelling',
    '{0}',
    'Instant',
    'The next time a source of your choice would deal combat damage to you this turn, it deals double that damage to you instead.',
  ),
  card(
    'Cover',
    '{0}',
    'Instant',
    'The next time a creature would deal damage to you this turn, that damage is dealt to target creature instead.',
  ),
  card('Guard', '{0}', 'Instant', 'The next time a creature would deal damage to you this turn, prevent that damage.'),
  card(
    'Surge',
    '{0}',
    'Instant',
    'The next time a creature would deal damage to you this turn, it deals double that damage to you instead.',
  ),
  card('Bright Veil', '{0}', 'Instant', 'The next time damage would be dealt to you this turn, prevent that damage.'),
  card('Calm', '{0}', 'Instant', 'Prevent all damage that would be dealt to you by creatures this turn.'),
  card(
    'Doom',
    '{0}',
    'Instant',
    'Tap target creature. The next time that creature would die this turn, exile it instead.',
  ),
  card('Axe', '{0}', 'Instant', 'Destroy target creature.'),
  creature('Elk', '{0}', '2/5'),
  creature('Ram', '{0}', '3/5'),
  creature('Post', '{0}', '0/4', 'Defender', 'Creature — Wall'),
]

inEditions('2004', '2011')('419 in any order, %s', (edition) => {
  const attacked = (by: readonly string[], hand: string): Table =>
    table(edition, [{ battlefield: by }, { battlefield: ['Post'], hand: [hand] }], CARDS)
      .attack(...by)
      .pass()

  test('[2004:419.8a] one source that is chosen deals twice as much', () => {
    const game = attacked(['Elk', 'Ram'], 'Swelling').cast('Swelling').resolve()
    game.reply([game.id('Ram', 'battlefield')]).resolveAll()
    expect(game.to('main2').life(1)).toBe(20 - 2 - 6)
    game.isAtAQuestion()
  })

  test('[2004:419.6c] what a creature would deal goes to another', () => {
    const game = attacked(['Ram'], 'Cover')
      .cast('Cover', { targets: ['Post'] })
      .resolve()
      .resolveAll()
    game.to('main2')
    expect([get(game.state, game.id('Post', 'battlefield')).damage, game.life(1)]).toEqual([3, 20])
    game.isAtAQuestion()
  })

  test('[2004:419.6c] of two creatures that deal damage at once, that of one: as the player chooses', () => {
    const covered = (by: readonly string[], spell = 'Cover') => {
      const game = attacked(by, spell)
      return spell === 'Cover' ? game.cast(spell, { targets: ['Post'] }).resolve() : game.cast(spell).resolve()
    }
    for (const [pick, kept, taken] of [
      [0, 3, 2],
      [1, 2, 3],
    ] as const) {
      const game = covered(['Elk', 'Ram']).until('replacement')
      const { options, seat } = game.asks('replacement')
      expect([seat, options.map(({ source }) => source)]).toEqual([1, [game.id('Elk'), game.id('Ram')]])
      game.reply(pick).to('main2')
      expect([get(game.state, game.id('Post')).damage, game.life(1)]).toEqual([taken, 20 - kept])
      game.isAtAQuestion()
    }
    // Two shields, one for each.
    const sides = [{ battlefield: ['Elk', 'Ram'] }, { battlefield: ['Post'], hand: ['Cover', 'Cover'] }] as const
    const both = table(edition, sides, CARDS).attack('Elk', 'Ram').pass()
    both
      .cast('1:Cover', { targets: ['Post'] })
      .cast('Cover', { targets: ['Post'] })
      .resolveAll()
    both.to('main2')
    expect([both.has('graveyard', 'Post'), both.life(1)]).toEqual([true, 20])
    const prevented = covered(['Elk', 'Ram'], 'Guard').until('replacement').reply(1).to('main2')
    expect(prevented.life(1)).toBe(20 - 2)
    const doubled = covered(['Elk', 'Ram'], 'Surge').until('replacement').reply(1).to('main2')
    expect(doubled.life(1)).toBe(20 - 2 - 6)
  })

  test('[2004:419.7] the next time damage would be dealt, of however many sources', () => {
    const game = attacked(['Elk', 'Ram'], 'Bright Veil').cast('Bright Veil').resolve().to('main2')
    expect(game.life(1)).toBe(20)
  })

  test('[2004:419.7] by what comes before when', () => {
    const game = attacked(['Elk', 'Ram'], 'Calm').cast('Calm').resolve().resolveAll()
    expect(game.to('main2').life(1)).toBe(20)
  })

  test('[2004:419.6] the creature spoken of is exiled as it would die', () => {
    const game = table(edition, [{ hand: ['Doom', 'Axe', 'Axe'] }, { battlefield: ['Elk', 'Ram'] }], CARDS)
    game.cast('Doom', { targets: ['Ram'] }).resolve()
    game.cast('Axe', { targets: ['Ram'] }).resolve()
    game.cast('Axe', { targets: ['Elk'] }).resolve()
    expect([game.zone('Ram'), game.zone('Elk')]).toEqual(['exile', 'graveyard'])
  })
})
