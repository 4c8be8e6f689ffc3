/** Handing creatures to teammates (2011:contents/804). */
import { expect, test } from 'vitest'
import {
  abilitiesOf,
  FREE_FOR_ALL,
  type GameFormat,
  get,
  legalReplies,
  type Reply,
  valueChanges,
  whyNotFormat,
} from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const teams = [
  [0, 1],
  [2, 3],
]
const CARDS = [card('Quieting', '{0}', 'Enchantment', 'Creatures lose all abilities.'), card('Toy', '{0}', 'Artifact')]

function seated(fields: Partial<GameFormat> = { deploy: true }): Table {
  const side = { battlefield: ['Bear', 'Toy'] }
  const sides = [{ ...side, hand: ['Quieting', 'Bleed'] }, side, side, side] as const
  return table('2011', sides, CARDS, {}, { format: { ...FREE_FOR_ALL, teams, ...fields } })
}

/** The action that hands the first player's Bear to a teammate. */
function deploying(game: Table, seat = 0): Reply {
  const bear =
    game.state.battlefield.find((id) => get(game.state, id).owner === seat && game.zone('Bear') !== null) ?? 0
  const [ability] = abilitiesOf(game.state, bear)
  return { do: 'activate', object: bear, ability: ability?.at.key ?? 'none' }
}
const isOffered = (game: Table): boolean =>
  legalReplies(game.position).some((reply) => JSON.stringify(reply) === JSON.stringify(deploying(game)))
const bearOf = (game: Table) => get(game.state, (deploying(game) as { readonly object: number }).object)

test('[2011:contents/804] a creature is tapped and a teammate gains control of it, for whom it is summoning sick', () => {
  const game = seated()
  expect(isOffered(game)).toBe(true)
  game.reply(deploying(game))
  expect(legalReplies(game.position)).toEqual([[{ player: 1 }]])
  game.reply([{ player: 1 }])
  expect(bearOf(game).tapped).toBe(true)
  game.pass(4)
  expect([bearOf(game).controller, bearOf(game).owner]).toEqual([1, 0])
  expect(bearOf(game).controlledSince).toBeGreaterThan(game.state.players[1]?.turnBegan ?? 0)
  game.to('main1', game.state.turn.number + 1)
  expect([game.state.turn.active, bearOf(game).controller, bearOf(game).tapped]).toEqual([1, 1, false])
  game.isAtAQuestion()
})

test('[2011:contents/804] only any time its controller could cast a sorcery', () => {
  const game = seated().to('upkeep', 7)
  expect(game.state.turn.active).toBe(0)
  expect(isOffered(game)).toBe(false)
  game.to('main1')
  expect(isOffered(game)).toBe(true)
  game.isAtAQuestion()
})

test('[2011:contents/804] not once the last teammate has left, nor without the option', () => {
  const alone = seated()
    .cast('Bleed', { targets: ['player 1'] })
    .pass(4)
  expect(alone.state.players[1]?.lost).toBe('life')
  expect(isOffered(alone)).toBe(false)
  const without = seated({})
  expect(abilitiesOf(without.state, without.id('Bear'))).toEqual([])
  without.isAtAQuestion()
})

test('[2011:contents/804] only creatures, and an effect that takes abilities away takes this one', () => {
  const game = seated()
  expect(abilitiesOf(game.state, game.id('Toy'))).toEqual([])
  expect(valueChanges(game.state, game.id('Bear')).map(({ source }) => source)).toEqual([null])
  game.cast('Quieting').pass(4)
  expect(abilitiesOf(game.state, game.id('Bear'))).toEqual([])
  game.isAtAQuestion()
})

test('[2011:contents/808] a text that targets a teammate targets nobody else', () => {
  const gift = card('Gift', '{0}', 'Instant', 'Target teammate gains 3 life.')
  const sides = [{ hand: ['Gift'] }, {}, {}, {}] as const
  const game = table('2011', sides, [gift], {}, { format: { ...FREE_FOR_ALL, teams } })
  game.reply({ do: 'cast', object: game.id('Gift', 'hand'), via: 'normal' })
  expect(legalReplies(game.position)).toEqual([[{ player: 1 }]])
  game.isAtAQuestion()
})

test('[2011:contents/804] without teams there is nobody to hand them to', () => {
  expect(whyNotFormat({ ...FREE_FOR_ALL, deploy: true }, 4, { edition: '2011' })?.key).toBe('format.deploy')
  expect(whyNotFormat({ ...FREE_FOR_ALL, teams, deploy: true }, 4, { edition: '2011' })).toBe(null)
})
