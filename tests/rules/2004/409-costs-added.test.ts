/** Costs that effects add, and prices in place of mana costs (409.1b, 409.1f). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Crackdown',
    '{0}',
    'Enchantment',
    'Activated abilities of nontoken Rebels cost an additional "Sacrifice a land" to activate.',
  ),
  creature('Agitator', '{0}', '1/1', '{0}: You gain 1 life.', 'Creature — Rebel'),
  creature('Monk', '{0}', '1/1', '{0}: You gain 1 life.', 'Creature — Monk'),
  card(
    'Blight',
    '{0}',
    'Enchantment',
    'Spells cost an additional "Sacrifice a Swamp" to cast for each black mana symbol in their mana costs.\nActivated abilities cost an additional "Sacrifice a Swamp" to activate for each black mana symbol in their activation costs.',
  ),
  card('Rite', '{B}{B}', 'Sorcery', 'You gain 5 life.'),
  card('Hymn', '{W}', 'Sorcery', 'You gain 3 life.'),
  creature('Wretch', '{0}', '1/1', '{B}: You gain 2 life.'),
  card(
    'Archive',
    '{0}',
    'Enchantment',
    'Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell.',
  ),
  card('Roar', '{4}{R}', 'Sorcery', 'You gain 6 life.'),
  card('Squall', '{R}{G}', 'Sorcery', 'You gain 1 life.'),
  creature(
    'Acolyte',
    '{0}',
    '1/1',
    'Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.',
  ),
  creature('Novice', '{1}{W}', '2/2', '', 'Creature — Cleric'),
  creature('Elder', '{3}', '2/2', '', 'Creature — Cleric'),
]
const swamps = (n: number): readonly string[] => Array.from({ length: n }, () => 'Swamp')
const canActivate = (game: Table, name: string): boolean =>
  game.why({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), 0) }) === null
const canCast = (game: Table, name: string, via: 'normal' | 'alternative' = 'normal'): boolean =>
  game.why({ do: 'cast', ...game.way(game.id(name, 'hand'), via) }) === null
const swampsOf = (game: Table): number =>
  game.state.battlefield.filter((id) => game.state.printed[get(game.state, id).face]?.name === 'Swamp').length

inEditions('2004', '2011')('costs that effects add, %s', (edition) => {
  test('[2004:409.1f] of some abilities, whoever controls them', () => {
    const game = table(edition, [{ battlefield: ['Crackdown', 'Agitator', 'Monk', 'Forest'] }, {}], CARDS)
    game.activate('Monk', 0).resolve()
    expect([game.life(0), game.has('battlefield', 'Forest')]).toEqual([21, true])
    game.activate('Agitator', 0)
    expect(game.has('graveyard', 'Forest')).toBe(true)
    expect(game.resolve().life(0)).toBe(22)
    expect([canActivate(game, 'Agitator'), canActivate(game, 'Monk')]).toEqual([false, true])
    game.isAtAQuestion()
  })

  test('[2004:409.1f] once for each black mana symbol in a mana cost', () => {
    const board = (n: number) =>
      table(edition, [{ hand: ['Rite', 'Hymn'], battlefield: ['Blight', ...swamps(n)], pool: '{B}{B}{W}' }, {}], CARDS)
    expect([canCast(board(1), 'Rite'), canCast(board(0), 'Hymn'), canCast(board(2), 'Rite')]).toEqual([
      false,
      true,
      true,
    ])
    const game = board(3).cast('Rite')
    game.resolveAll()
    expect([game.life(0), swampsOf(game)]).toEqual([25, 1])
    game.isAtAQuestion()
  })

  test('[2004:403.1] or in an activation cost', () => {
    const board = (n: number) =>
      table(edition, [{ battlefield: ['Blight', 'Wretch', ...swamps(n)], pool: '{B}' }, {}], CARDS)
    expect(canActivate(board(0), 'Wretch')).toBe(false)
    const game = board(1).activate('Wretch', 0).resolveAll()
    expect([game.life(0), swampsOf(game)]).toEqual([22, 0])
  })

  test('[2004:409.1b] another price for any spell: a card that shares a color with it, for everybody', () => {
    const board = (hand: readonly string[]) => table(edition, [{ hand }, { battlefield: ['Archive'] }], CARDS)
    expect(canCast(board(['Roar', 'Squall']), 'Roar', 'alternative')).toBe(true)
    expect(canCast(board(['Roar', 'Hymn']), 'Roar', 'alternative')).toBe(false)
    expect(canCast(board(['Roar']), 'Roar', 'alternative')).toBe(false)
    const game = board(['Roar', 'Squall', 'Hymn']).cast('Roar', { via: 'alternative' }).resolveAll()
    expect([game.life(0), game.zone('Squall'), game.zone('Hymn')]).toEqual([26, 'graveyard', 'hand'])
    game.isAtAQuestion()
  })

  test('[2004:409.1f] colored mana less is less of that color only', () => {
    const board = (pool: string) =>
      table(edition, [{ hand: ['Novice', 'Elder'], battlefield: ['Acolyte'], pool }, {}], CARDS)
    expect([canCast(board('{C}'), 'Novice'), canCast(board(''), 'Novice')]).toEqual([true, false])
    expect([canCast(board('{C}{C}'), 'Elder'), canCast(board('{C}{C}{C}'), 'Elder')]).toEqual([false, true])
  })
})
