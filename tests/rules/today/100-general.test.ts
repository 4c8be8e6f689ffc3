/** Words and rules about the whole game that changed since 2011 (today:1). */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { whyUnknownInEdition } from '../../../src/engine/opening/index.ts'
import { manaValue } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Anthem', '{0}', 'Enchantment', 'Creatures your team controls get +1/+0.'),
  creature('Runt', '{0}', '1/1'),
  card(
    'Mirror',
    '{0}',
    'Enchantment',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ),
  card('Brood', '{0}', 'Sorcery', 'Create a 1/1 green Elf creature token.'),
  card('Gift', '{0}', 'Sorcery', 'Target opponent creates a 1/1 green Elf creature token.'),
  card('Echo', '{0}', 'Instant', 'Copy target spell.'),
  card('Grove', '', 'Land', '{T}: Add {C}.'),
  card('Shard', '{C}', 'Artifact'),
  card('Pale Ember', '{C/R}', 'Artifact'),
  creature('Two Ways', '{G/U/P}', '1/1'),
  card('Pour', '{0}', 'Artifact', '{T}: Add {R}{R}.'),
  card('Pour Old', '{0}', 'Artifact', '{T}: Add {R}{R} to your mana pool.'),
]

test('[today:102.4] your team is you and your teammates; without teams, you', () => {
  const game = table('today', [{ battlefield: ['Anthem', 'Runt'] }, { battlefield: ['Bear'] }], CARDS)
  expect([game.size('Runt'), game.size('Bear')]).toEqual(['2/1', '2/2'])
  game.isAtAQuestion()
})

describe('[today:111.1] twice as many tokens are created', () => {
  const elves = (...spells: string[]) => {
    const game = table('today', [{ hand: spells, battlefield: ['Mirror'] }, {}], CARDS)
    for (const spell of spells) game.cast(spell, { targets: spell === 'Gift' ? ['player 1'] : [] }).resolveAll()
    return [0, 1].map(
      (seat) =>
        game.state.battlefield.filter(
          (id) => get(game.state, id).kind === 'token' && get(game.state, id).controller === seat,
        ).length,
    )
  }
  test('for the player who has the effect, once for each event', () => {
    expect(elves('Brood')).toEqual([2, 0])
    expect(elves('Brood', 'Brood')).toEqual([4, 0])
  })
  test('not for an opponent', () => expect(elves('Gift')).toEqual([0, 1]))
  test('two such effects make four', () => {
    const game = table('today', [{ hand: ['Brood'], battlefield: ['Mirror', 'Mirror'] }, {}], CARDS)
    game.cast('Brood').resolve()
    while (game.question.kind !== 'priority') game.plain()
    expect(game.state.battlefield.filter((id) => get(game.state, id).kind === 'token').length).toBe(4)
  })
  test('what a copy of a creature spell becomes isn’t created', () => {
    const game = table('today', [{ hand: ['Runt', 'Echo'], battlefield: ['Mirror'] }, {}], CARDS)
    game
      .cast('Runt')
      .cast('Echo', { targets: ['Runt'] })
      .resolveAll()
    expect(game.state.battlefield.filter((id) => get(game.state, id).kind === 'token').length).toBe(1)
  })
})

describe('[today:107.4] symbols', () => {
  test('colourless mana has a symbol in costs', () => {
    const can = (name: string, pool: string, life = 1) => {
      const game = table('today', [{ hand: [name], pool, life }, {}], CARDS)
      return game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' }) === null
    }
    expect([can('Shard', '{G}'), can('Shard', '{C}')]).toEqual([false, true])
    expect([can('Pale Ember', '{C}'), can('Pale Ember', '{R}'), can('Pale Ember', '{G}')]).toEqual([true, true, false])
    expect([can('Two Ways', '{G}'), can('Two Ways', '{U}'), can('Two Ways', '{R}'), can('Two Ways', '', 2)]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
  test('each is every colour it shows, and counts one', () => {
    const game = table('today', [{ hand: ['Pale Ember', 'Two Ways', 'Shard'] }, {}], CARDS)
    const of = (name: string) => characteristics(game.state, game.id(name, 'hand'))
    expect([of('Pale Ember').colors, of('Two Ways').colors, of('Shard').colors]).toEqual([['R'], ['U', 'G'], []])
    expect(['Pale Ember', 'Two Ways', 'Shard'].map((name) => manaValue(of(name).cost))).toEqual([1, 1, 1])
  })
  test('{G/U/P} paid with 2 life', () => {
    const game = table('today', [{ hand: ['Two Ways'], life: 5 }, {}], CARDS)
      .cast('Two Ways')
      .resolveAll()
    expect([game.zone('Two Ways'), game.life(0)]).toEqual(['battlefield', 3])
    game.isAtAQuestion()
  })
  test.each(['Shard', 'Pale Ember', 'Two Ways'])('the books before have no such symbol: %s', (name) => {
    const found = CARDS.find((one) => one.name === name)
    if (found === undefined) throw new Error(name)
    expect([whyUnknownInEdition('2011', found)?.key, whyUnknownInEdition('today', found)]).toEqual([
      'edition.manaSymbol',
      null,
    ])
  })
})

test('[today:106.3] “add” alone is enough', () => {
  for (const name of ['Pour', 'Pour Old'])
    expect(
      table('today', [{ battlefield: [name] }, {}], CARDS)
        .activate(name)
        .pool(0),
    ).toBe('RR')
})
