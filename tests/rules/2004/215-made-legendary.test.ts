/** Effects that make permanents legendary: the legend rule then applies to them, as the edition has it. */
import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Singular', '{0}', 'Enchantment', 'All creatures are legendary.'),
  card('Crown', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1 and is legendary.'),
  card('Renown', '{0}', 'Instant', 'Target creature becomes legendary until end of turn.'),
  card('Goblinise', '{0}', 'Instant', 'Target creature becomes a Goblin.'),
  card('Thaw', '{0}', 'Enchantment', 'All lands are snow.'),
  card('Count', '{0}', 'Sorcery', 'You gain 1 life for each snow land.'),
]

inEditions('2004', '2011')('made legendary, %s', (edition) => {
  const put = (one: Parameters<typeof table>[1][0], two: Parameters<typeof table>[1][1] = {}) =>
    table(edition, [one, two], CARDS)
  const cubs = (game: Table) => game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Cub')

  test('[2004:215.1 2004:420.5e] those that become legends together all go, whoever controls them', () => {
    const game = put({ hand: ['Singular'], battlefield: ['Cub', 'Ox'] }, { battlefield: ['Cub', 'Bear'] })
    game.cast('Singular').resolve()
    expect(cubs(game)).toEqual([])
    expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['battlefield', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:215.1 2004:420.5e] one that enters later is the newer one: in 2004 the older stays, in 2011 both go', () => {
    const game = put({ hand: ['Cub'], battlefield: ['Singular', 'Cub'] })
    const [old] = cubs(game)
    game.cast('Cub').resolve()
    expect(cubs(game)).toEqual(edition === '2004' ? [old] : [])
  })

  test('[2004:420.5e] it has been one since it became one, not since it entered', () => {
    const game = put({ hand: ['Crown', 'Renown'], battlefield: ['Cub', 'Cub'] })
    const [first, second] = cubs(game)
    game.cast('Crown', { targets: ['2:Cub'] }).resolve()
    expect(cubs(game)).toEqual([first, second])
    const crowned = cubs(game).filter((id) => characteristics(game.state, id).supertypes.includes('legendary'))
    game.cast('Renown', { targets: [crowned[0] === first ? '2:Cub' : '1:Cub'] }).resolve()
    expect(cubs(game)).toEqual(edition === '2004' ? crowned : [])
  })

  test('[2004:212.1d] the supertype is there besides all else, and stays when types change', () => {
    const game = put({ hand: ['Crown', 'Goblinise'], battlefield: ['Ox'] })
    game.cast('Crown', { targets: ['Ox'] }).resolve()
    game.cast('Goblinise', { targets: ['Ox'] }).resolve()
    const { supertypes, types, subtypes } = characteristics(game.state, game.id('Ox'))
    expect([supertypes, types, subtypes, game.size('Ox')]).toEqual([['legendary'], ['creature'], ['Goblin'], '4/4'])
  })

  test('[2004:420.5e] it is a legend until the effect ends', () => {
    const game = put({ hand: ['Renown', 'Queen'], battlefield: ['Cub', 'Queen'] })
    game.cast('Renown', { targets: ['Cub'] }).resolve()
    expect(characteristics(game.state, game.id('Cub')).supertypes).toEqual(['legendary'])
    game.to('upkeep', game.state.turn.number + 1)
    expect(characteristics(game.state, game.id('Cub')).supertypes).toEqual([])
  })

  test('[2004:212.1d] lands that are snow are counted as snow lands', () => {
    const game = put({ hand: ['Thaw', 'Count'], battlefield: ['Forest', 'Island'] })
    game.cast('Thaw').resolve().cast('Count').resolve()
    expect(game.life(0)).toBe(22)
    expect(characteristics(game.state, game.id('Forest', 'battlefield')).supertypes).toEqual(['basic', 'snow'])
  })
})
