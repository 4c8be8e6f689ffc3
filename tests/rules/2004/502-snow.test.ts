/** Snow-covered lands: an ability in 2004 (502.14), a supertype in 2011 (205.4f). */
import { expect, test } from 'vitest'
import { characteristics, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Freeze', '{0}', 'Instant', 'Target nonsnow basic land becomes snow.'),
  card('Rime', '{0}', 'Instant', 'Target land gains snow-covered until end of turn.'),
  card('Thaw', '{0}', 'Instant', 'Target snow-covered land is no longer snow-covered.'),
  card('Old Thaw', '{0}', 'Instant', 'Target land loses snow-covered until end of turn.'),
  card('Melt', '{0}', 'Instant', 'Destroy target snow-covered land.'),
  card('Spring', '{0}', 'Enchantment', 'All lands are no longer snow.'),
  card('Undoing', '{0}', 'Instant', 'Destroy target enchantment.'),
  card('Fell Forests', '{0}', 'Sorcery', 'Destroy all lands named Forest.'),
  card('Thaw All', '{0}', 'Sorcery', 'Destroy all snow lands.'),
  card('Blank', '{0}', 'Instant', 'Target land loses all abilities until end of turn.'),
  card('Highwater', '{0}', 'Instant', 'Target land becomes an Island until end of turn.'),
  creature('Snowman', '{0}', '*/3', "~'s power is equal to the number of snow lands you control."),
]

inEditions('2004', '2011')('snow, %s', (edition) => {
  const put = (battlefield: readonly string[], ...hand: readonly string[]) =>
    table(
      edition,
      [{ battlefield: ['Snowman', ...battlefield], hand: [...hand] }, { battlefield: ['Frosted Grove'] }],
      CARDS,
    )
  const cast = (game: Table, name: string, target: ObjectId): Table => {
    game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' }).reply([{ object: target }])
    return game.announce({}).resolve()
  }
  const snow = (game: Table): number => characteristics(game.state, game.id('Snowman')).power ?? -1

  test('[2004:502.14c] a land becomes snow, and none the less keeps its name; for good', () => {
    const game = put(['Forest'], 'Freeze', 'Melt')
    const forest = game.id('Forest', 'battlefield')
    game.cast('Freeze', { targets: ['Forest'] }).resolve()
    expect([snow(game), characteristics(game.state, forest).name]).toEqual([1, 'Forest'])
    expect(characteristics(game.state, forest).subtypes).toEqual(['Forest'])
    game.to('main1', game.state.turn.number + 2)
    expect(snow(game)).toBe(1)
    cast(game, 'Melt', forest)
    expect(game.has('battlefield', 'Forest')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:502.14c] what is no longer snow-covered is ignored by what looks for it, and keeps its name', () => {
    const game = put(['Frosted Grove', 'Frosted Grove'], 'Thaw', 'Melt')
    const [grove] = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Frosted Grove')
    expect(snow(game)).toBe(2)
    cast(game, 'Thaw', grove as ObjectId)
    expect([snow(game), characteristics(game.state, grove as ObjectId).name]).toEqual([1, 'Frosted Grove'])
    game.reply({ do: 'cast', object: game.id('Melt', 'hand'), via: 'normal' })
    expect(game.asks('targets').legal).not.toContainEqual({ object: grove })
  })

  test('[2004:502.14c] a static ability takes it from all, and gives it back with its end', () => {
    const game = put(['Frosted Grove'], 'Spring', 'Undoing')
    game.cast('Spring').resolve()
    expect([snow(game), characteristics(game.state, game.id('Frosted Grove')).supertypes]).toEqual([0, ['basic']])
    cast(game, 'Undoing', game.id('Spring'))
    expect(snow(game)).toBe(1)
  })

  test('[2004:502.14c] made snow or not, it is found by its own name, and as snow only while it is', () => {
    // Each land alone, so that nothing but the change can tell them apart.
    const felled = (land: string, change: string | null, sweep: string): boolean => {
      const side = { battlefield: [land], hand: [sweep, ...(change === null ? [] : [change])] }
      const game = table(edition, [side, {}], CARDS)
      if (change !== null) game.cast(change, { targets: [land] }).resolve()
      const { name, types, subtypes } = characteristics(game.state, game.id(land, 'battlefield'))
      expect([name, types, subtypes]).toEqual([land, ['land'], ['Forest']])
      return !game.cast(sweep).resolve().has('battlefield', land)
    }
    const asSnow = (land: string, change: string | null) =>
      ['Thaw All', 'Fell Forests'].map((sweep) => felled(land, change, sweep))
    expect([null, 'Freeze', 'Rime'].map((change) => asSnow('Forest', change))).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ])
    expect([null, 'Thaw', 'Old Thaw'].map((change) => asSnow('Frosted Grove', change))).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
  })

  test('[2004:502.14d] twice snow-covered it is one snow-covered land, and losing it loses it all', () => {
    const game = put(['Frosted Grove', 'Frosted Grove'], 'Rime', 'Rime', 'Old Thaw')
    const [grove] = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Frosted Grove')
    cast(game, 'Rime', grove as ObjectId)
    cast(game, 'Rime', grove as ObjectId)
    expect(snow(game)).toBe(2)
    cast(game, 'Old Thaw', grove as ObjectId)
    expect(snow(game)).toBe(1)
    game.to('upkeep', game.state.turn.number + 1)
    expect(snow(game)).toBe(2)
    game.isAtAQuestion()
  })

  test('[2004:502.14c] whether it goes with its abilities is the edition’s (2011:205.4f)', () => {
    const game = put(['Frosted Grove', 'Frosted Grove'], 'Blank', 'Highwater')
    const [one, other] = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Frosted Grove')
    cast(game, 'Blank', one as ObjectId)
    expect(snow(game)).toBe(edition === '2004' ? 1 : 2)
    cast(game, 'Highwater', other as ObjectId)
    // A new basic land type takes nothing of it (212.6e).
    expect(snow(game)).toBe(edition === '2004' ? 1 : 2)
    expect(characteristics(game.state, other as ObjectId).name).toBe('Frosted Grove')
  })

  test('[2004:502.14c] made snow-covered after it lost its abilities, it is', () => {
    const game = put(['Forest', 'Frosted Grove'], 'Blank', 'Rime')
    const forest = game.id('Forest', 'battlefield')
    cast(game, 'Blank', forest)
    cast(game, 'Rime', forest)
    expect(snow(game)).toBe(2)
  })
})
