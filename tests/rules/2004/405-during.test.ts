/**
 * Rules that hold during a part of the turn, what is cast in a main phase, and changes for as long as a counter is
 * there.
 */
import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Seraph', '{0}', '1/1', "Players can't cast spells during combat."),
  creature(
    'Queller',
    '{0}',
    '1/1',
    "During your turn, your opponents can't cast spells or activate abilities of artifacts or creatures.",
  ),
  card(
    'Duel',
    '{0}',
    'Enchantment',
    "During combat, players can't cast instant spells or activate abilities that aren't mana abilities.",
  ),
  card('Haven', '{0}', 'Enchantment', 'During your turn, prevent all damage that would be dealt to you.'),
  creature('Pinger', '{0}', '1/1', '{0}: You gain 1 life.'),
  creature('Druid', '{0}', '0/1', '{T}: Add {G}.'),
  card(
    'Hymn',
    '{0}',
    'Instant',
    'You gain 2 life. If you cast this spell during your main phase, you gain 4 life instead.',
  ),
  card(
    'Flood',
    '{0}',
    'Sorcery',
    'Put a flood counter on target land. That land is an Island in addition to its other types for as long as it has a flood counter on it.',
  ),
  card(
    'Drown',
    '{0}',
    'Sorcery',
    'Put a flood counter on target land. That land is an Island for as long as it has a flood counter on it.',
  ),
  card(
    'Blaze',
    '{0}',
    'Sorcery',
    'Put a blaze counter on target creature. For as long as that creature has a blaze counter on it, it has flying.',
  ),
  card('Quench', '{0}', 'Sorcery', 'Remove a counter from target permanent.'),
]
const subtypes = (game: Table, name: string) => characteristics(game.state, game.id(name, 'battlefield')).subtypes

inEditions('2004', '2011')('for a while, %s', (edition) => {
  const board = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []) =>
    table(
      edition,
      [
        { hand, battlefield: mine },
        { battlefield: theirs, hand: ['Jab'] },
      ],
      CARDS,
    )
  const whyCast = (game: Table, name: string) =>
    game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })?.key ?? null
  const whyUse = (game: Table, name: string) => game.why({ do: 'activate', ...game.nth(game.id(name), 0) })?.key ?? null

  test('[2004:103.1] during combat nobody casts; before and after it they may', () => {
    const game = board(['Hymn'], ['Seraph', 'Bear'])
    expect(whyCast(game, 'Hymn')).toBe(null)
    expect(whyCast(game.attack('Bear').until('priority'), 'Hymn')).toBe('cast.forbidden')
    expect(whyCast(game.to('main2'), 'Hymn')).toBe(null)
  })

  test('[2004:103.1] during your turn: your opponents, and only those abilities', () => {
    const game = board([], ['Queller'], ['Pinger']).pass()
    expect([whyCast(game, 'Jab'), whyUse(game, 'Pinger')]).toEqual(['cast.forbidden', 'activate.forbidden'])
    game.to('upkeep', game.state.turn.number + 1)
    expect([whyCast(game, 'Jab'), whyUse(game, 'Pinger')]).toEqual([null, null])
  })

  test('[2004:103.1 2004:406.1] abilities that aren’t mana abilities', () => {
    const game = board(['Hymn'], ['Duel', 'Bear', 'Pinger', 'Druid']).attack('Bear').until('priority')
    expect([whyCast(game, 'Hymn'), whyUse(game, 'Pinger'), whyUse(game, 'Druid')]).toEqual([
      'cast.forbidden',
      'activate.forbidden',
      null,
    ])
  })

  test('[2004:419.7] damage is prevented during your turn only', () => {
    const game = board(['Jab'], ['Haven'])
      .cast('Jab', { targets: ['player 0'] })
      .resolve()
    expect(game.life(0)).toBe(20)
    game
      .to('upkeep', game.state.turn.number + 1)
      .cast('Jab', { targets: ['player 0'] })
      .resolve()
    expect(game.life(0)).toBe(17)
  })

  test('[2004:409.1] what was cast in its caster’s main phase, and what wasn’t', () => {
    expect(board(['Hymn']).cast('Hymn').resolve().life(0)).toBe(24)
    expect(board(['Hymn']).to('beginCombat').cast('Hymn').resolve().life(0)).toBe(22)
    const theirs = board(['Hymn'])
    theirs.to('main1', theirs.state.turn.number + 1).pass()
    expect(theirs.cast('Hymn').resolve().life(0)).toBe(22)
  })

  test('[2004:418.3d] for as long as the counter is on it, and no longer', () => {
    const game = board(['Flood', 'Quench'], ['Forest'])
      .cast('Flood', { targets: ['Forest'] })
      .resolve()
    expect(subtypes(game, 'Forest')).toEqual(['Forest', 'Island'])
    game.cast('Quench', { targets: ['Forest'] }).resolve()
    expect(subtypes(game, 'Forest')).toEqual(['Forest'])
    const set = board(['Drown'], ['Forest'])
      .cast('Drown', { targets: ['Forest'] })
      .resolve()
    expect(subtypes(set, 'Forest')).toEqual(['Island'])
    const blaze = board(['Blaze', 'Quench'], ['Bear'])
      .cast('Blaze', { targets: ['Bear'] })
      .resolve()
    const keywords = () => characteristics(blaze.state, blaze.id('Bear')).abilities.length
    expect(keywords()).toBe(1)
    blaze.cast('Quench', { targets: ['Bear'] }).resolve()
    expect(keywords()).toBe(0)
  })
})
