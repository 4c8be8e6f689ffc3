import { expect, test } from 'vitest'
import { abilitiesOf, hasKeyword } from '../../../src/engine/continuous/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const PING = '{0}: ~ deals 1 damage to target player.'
const CARDS = [
  creature('Stinger', '{0}', '1/1', PING),
  creature('Grower', '{0}', '1/1', '{0}: ~ gets +1/+1 until end of turn.\nWhenever ~ attacks, you gain 1 life.'),
  card('Spitter', '{0}', 'Artifact', PING),
  creature('Mire', '{0}', '2/2', '~ has all activated abilities of all creature cards in all graveyards.'),
  creature(
    'Hoarder',
    '{0}',
    '2/2',
    '{0}: Exile target artifact card from a graveyard.\n~ has all activated abilities of all cards exiled with it.',
  ),
  creature('Student', '{0}', '2/2', '{0}: ~ gains all activated abilities of target creature until end of turn.'),
  creature(
    'Mourner',
    '{0}',
    '2/2',
    'As long as a creature card with flying is in a graveyard, ~ has flying. The same is true for landwalk, protection, and trample.',
  ),
  creature(
    'Echo',
    '{0}',
    '2/2',
    'As long as a creature an opponent controls has flying, ~ has flying. The same is true for trample and haste.',
  ),
  creature('Wader', '{0}', '1/1', 'Swampwalk, protection from red'),
  creature('Gull', '{0}', '1/1', 'Flying'),
  creature('Boar', '{0}', '3/3', 'Trample, protection from red'),
  card('Lift', '{0}', 'Enchantment', 'All creatures have flying.'),
  card(
    'Accord',
    '{0}',
    'Sorcery',
    'Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for trample and protection.',
  ),
  card('Forget', '{0}', 'Instant', 'Exile target card from a graveyard.'),
]

const activated = (game: Table, name: string): number =>
  abilitiesOf(game.state, game.id(name, 'battlefield')).filter(({ kind }) => kind === 'activated').length
const has = (game: Table, name: string, keyword: Parameters<typeof hasKeyword>[2]): boolean =>
  hasKeyword(game.state, game.id(name, 'battlefield'), keyword)

inEditions('2004', '2011')('402 abilities that others have, %s', (edition) => {
  type Side = Parameters<typeof table>[1][0]
  const put = (mine: Side, theirs: Side = {}) => table(edition, [mine, theirs], CARDS)

  test('[2004:418.5a] the activated ones of cards in graveyards, as its own, for as long as they lie there', () => {
    const game = put(
      { battlefield: ['Mire'], graveyard: ['Stinger', 'Spitter'], hand: ['Forget'] },
      { graveyard: ['Grower'] },
    )
    expect(activated(game, 'Mire')).toBe(2)
    game
      .reply({ do: 'activate', ...game.nth(game.id('Mire'), 1) })
      .announce({ targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(19)
    game
      .reply({ do: 'activate', ...game.nth(game.id('Mire'), 2) })
      .announce({})
      .resolve()
    expect(game.size('Mire')).toBe('3/3')
    game.cast('Forget', { targets: ['Stinger'] }).resolve()
    expect(activated(game, 'Mire')).toBe(1)
    game.attack('Mire').resolveAll()
    expect(game.life(0)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:418.5a] two that read the same are two', () => {
    expect(activated(put({ battlefield: ['Mire'], graveyard: ['Stinger', 'Stinger'] }), 'Mire')).toBe(2)
  })

  test('[2004:217.7c] of what it has exiled itself, and nothing else', () => {
    const game = put({ battlefield: ['Hoarder', 'Hoarder'], graveyard: ['Spitter'] })
    game.activate('1:Hoarder', 0, { targets: ['Spitter'] }).resolve()
    const counts = ['1:Hoarder', '2:Hoarder'].map((one) => activated(game, one))
    expect(counts).toEqual([2, 1])
    game.isAtAQuestion()
  })

  test('[2004:418.3c] until end of turn: what the creature has as that resolves', () => {
    const game = put({ battlefield: ['Student'], hand: ['Slay'] }, { battlefield: ['Stinger'] })
    game.activate('Student', 0, { targets: ['Stinger'] }).resolve()
    game.cast('Slay', { targets: ['Stinger'] }).resolve()
    expect(activated(game, 'Student')).toBe(2)
    game
      .reply({ do: 'activate', ...game.nth(game.id('Student'), 1) })
      .announce({ targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(19)
    game.to('upkeep', game.state.turn.number + 1)
    expect(activated(game, 'Student')).toBe(1)
    game.isAtAQuestion()
  })

  test('keywords that one of those has, with their qualities', () => {
    const game = put({ battlefield: ['Mourner'], graveyard: ['Wader', 'Lift'] }, { battlefield: ['Gull'] })
    expect([has(game, 'Mourner', 'flying'), has(game, 'Mourner', 'trample')]).toEqual([false, false])
    const own = abilitiesOf(game.state, game.id('Mourner')).flatMap((one) =>
      one.kind === 'keyword' ? one.keyword : [],
    )
    const wader = put({ battlefield: ['Wader'] })
    const its = abilitiesOf(wader.state, wader.id('Wader')).flatMap((one) =>
      one.kind === 'keyword' ? one.keyword : [],
    )
    expect(own).toEqual(its)
    const both = put({ battlefield: ['Mourner'], graveyard: ['Wader', 'Boar', 'Gull'] })
    expect(has(both, 'Mourner', 'flying')).toBe(true)
    // The same protection twice is once.
    expect(abilitiesOf(both.state, both.id('Mourner')).filter((one) => one.kind === 'keyword')).toHaveLength(4)
    game.isAtAQuestion()
  })

  test('[2004:418.5c] it depends on what gives them', () => {
    for (const mine of [
      ['Echo', 'Lift'],
      ['Lift', 'Echo'],
    ]) {
      const game = put({ battlefield: ['Echo'], hand: ['Lift'] }, { battlefield: ['Boar'] })
      expect([has(game, 'Echo', 'flying'), has(game, 'Echo', 'trample')]).toEqual([false, true])
      const later = put({ battlefield: mine }, { battlefield: ['Boar'] })
      const flying = abilitiesOf(later.state, later.id('Echo')).filter(
        (one) => one.kind === 'keyword' && one.keyword.name === 'flying',
      )
      expect(flying).toHaveLength(2)
    }
  })

  test('[2004:418.3c] given as it resolves, and kept', () => {
    const game = put({ battlefield: ['Gull', 'Boar'], hand: ['Accord', 'Slay'] })
    game.cast('Accord').resolve()
    expect([has(game, 'Boar', 'flying'), has(game, 'Gull', 'trample'), has(game, 'Gull', 'haste')]).toEqual([
      true,
      true,
      false,
    ])
    game.cast('Slay', { targets: ['Gull'] }).resolve()
    expect(has(game, 'Boar', 'flying')).toBe(true)
    game.to('upkeep', game.state.turn.number + 1)
    expect([has(game, 'Boar', 'flying'), has(game, 'Boar', 'trample')]).toEqual([false, true])
    game.isAtAQuestion()
  })
})
