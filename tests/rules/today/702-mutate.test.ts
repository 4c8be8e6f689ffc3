/** Mutate (702.140). */
import { describe, expect, test } from 'vitest'
import { characteristics, get, hasKeyword } from '../../../src/engine/index.ts'
import { CARDS, mutated } from '../../support/merging.ts'
import { table } from '../../support/table.ts'

describe('mutate', () => {
  test('[today:702.140 today:730] on top: its values, the abilities of all; it hasn’t entered, and may attack', () => {
    const game = mutated(true, { battlefield: ['Greeter'] })
    const id = game.id('Maw')
    expect([game.size('Maw'), characteristics(game.state, id).name]).toEqual(['4/4', 'Maw'])
    game.resolveAll()
    expect([game.life(0), game.has('battlefield', 'Bear')]).toEqual([23, false])
    game
      .cast('Wing', { via: 'mutate', targets: ['Maw'] })
      .resolve()
      .reply(true)
      .resolveAll()
    // Its trigger is had by the permanent still.
    expect([game.id('Wing'), game.size('Wing'), game.life(0)]).toEqual([id, '1/3', 26])
    game.attack('Wing').to('main2')
    expect(game.life(1)).toBe(19)
    game.isAtAQuestion()
  })
  test('[today:702.140 today:730] at the bottom: the values of what was there; counters and status stay', () => {
    const game = mutated(false, { battlefield: ['Watcher'] }).resolveAll()
    expect([game.size('Bear'), game.life(0)]).toEqual(['3/3', 23])
    game.attack('Bear').to('main2')
    expect([get(game.state, game.id('Bear')).tapped, game.life(1)]).toEqual([true, 17])
    game.isAtAQuestion()
  })
  test('[today:702.140 today:730] under an attacker: it goes on attacking, and tramples', () => {
    const mine = { hand: ['Quick'], battlefield: ['Bear'] }
    const game = table('today', [mine, { battlefield: ['Runt'] }], CARDS).attack('Bear')
    game
      .cast('Quick', { via: 'mutate', targets: ['Bear'] })
      .resolve()
      .reply(false)
    game.until('blockers').block({ Runt: 'Bear' }).to('main2')
    expect([game.life(1), game.zone('Runt')]).toEqual([19, 'graveyard'])
  })
  test('[today:702.140] the target is a non-Human creature of its owner’s', () => {
    const mine = { hand: ['Maw'], battlefield: ['Bear', 'Watcher', 'Forest'] }
    const game = table('today', [mine, { battlefield: ['Ox'] }], CARDS)
    game.reply({ do: 'cast', ...game.way(game.id('Maw', 'hand'), 'mutate') })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Bear') }])
    const alone = table('today', [{ hand: ['Maw'], battlefield: ['Watcher'] }, {}], CARDS)
    expect(alone.why({ do: 'cast', ...alone.way(alone.id('Maw', 'hand'), 'mutate') })).not.toBeNull()
  })
  test('[today:702.140 today:608.3] without a legal target it resolves as a creature, and enters', () => {
    const mine = { hand: ['Maw', 'Slay'], battlefield: ['Bear', 'Greeter'] }
    const game = table('today', [mine, {}], CARDS).cast('Maw', { via: 'mutate', targets: ['Bear'] })
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect([game.zone('Maw'), game.size('Maw'), game.life(0)]).toEqual(['battlefield', '4/4', 21])
    game.isAtAQuestion()
  })
  test('[today:702.140] for its mana cost it is a creature, and nothing mutates', () => {
    const mine = { hand: ['Maw'], battlefield: ['Bear', 'Greeter'], pool: '{C}{C}{C}{C}{C}' }
    const game = table('today', [mine, {}], CARDS).cast('Maw').resolveAll()
    expect([game.size('Maw'), game.size('Bear'), game.life(0)]).toEqual(['4/4', '2/2', 21])
  })
  test('[today:702.140] it counts how often it has mutated, whatever lies on top', () => {
    const mine = { hand: ['Maw', 'Wing'], battlefield: ['Counter'] }
    const game = table('today', [mine, {}], CARDS).cast('Wing', { via: 'mutate', targets: ['Counter'] })
    game.resolve().reply(true).resolveAll()
    expect(game.life(0)).toBe(21)
    game
      .cast('Maw', { via: 'mutate', targets: ['Wing'] })
      .resolve()
      .reply(false)
    game.resolveAll()
    expect(game.life(0)).toBe(21 + 2 + 3)
  })
  test('[today:702.140] two of one card: each of its abilities is there twice', () => {
    const mine = { hand: ['Maw', 'Maw'], battlefield: ['Bear'] }
    const game = table('today', [mine, {}], CARDS).cast('Maw', { via: 'mutate', targets: ['Bear'] })
    game.resolve().reply(true).resolveAll()
    game
      .cast('Maw', { via: 'mutate', targets: ['1:Maw'] })
      .resolve()
      .reply(true)
    game.resolveAll()
    expect(game.life(0)).toBe(20 + 3 + 6)
  })
  test('[today:702.140] what applies to the spell applies to the permanent, on top or below', () => {
    for (const over of [true, false]) {
      const game = table('today', [{ hand: ['Swiftly', 'Wing', 'Breed'] }, {}], CARDS)
        .cast('Breed')
        .resolveAll()
      game.cast('Swiftly').resolve()
      game
        .cast('Wing', { via: 'mutate', targets: ['Bear Token'] })
        .resolve()
        .reply(over)
        .resolveAll()
      const [id = 0] = game.state.battlefield
      expect(hasKeyword(game.state, id, 'haste')).toBe(true)
      game.attack(over ? 'Wing' : 'Bear Token').isAtAQuestion()
    }
  })
  test('[today:702.140] it goes on as the object that it was: an ability used this turn stays used', () => {
    const game = table('today', [{ hand: ['Maw'], battlefield: ['Tapper'] }, {}], CARDS)
    const use = () => game.reply({ do: 'activate', ...game.nth(game.id('Tapper'), 0) })
    use().resolveAll()
    game
      .cast('Maw', { via: 'mutate', targets: ['Tapper'] })
      .resolve()
      .reply(false)
      .resolveAll()
    expect([game.life(0), game.why({ do: 'activate', ...game.nth(game.id('Tapper'), 0) })?.key]).toEqual([
      24,
      'activate.usedUp',
    ])
  })
  test('[today:702.140] two of one card: each of its abilities is used by itself', () => {
    const mine = { hand: ['Paw', 'Paw'], battlefield: ['Bear'], pool: '{C}{C}{C}' }
    const game = table('today', [mine, {}], CARDS).cast('Paw', { via: 'mutate', targets: ['Bear'] })
    game.resolve().reply(true).resolveAll()
    game
      .cast('Paw', { via: 'mutate', targets: ['1:Paw'] })
      .resolve()
      .reply(true)
    game.activate('Paw', 1).activate('Paw', 3).resolveAll()
    expect(game.life(0)).toBe(22)
    expect([1, 3].map((n) => game.why({ do: 'activate', ...game.nth(game.id('Paw'), n) })?.key)).toEqual([
      'activate.usedUp',
      'activate.usedUp',
    ])
  })
})
