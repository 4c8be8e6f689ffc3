/** Abilities and types that are lost by name (418.5), and when abilities may be used. */
import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Saint', '{0}', '2/2', 'Protection from black and from red'),
  card('Doubt', '{0}', 'Instant', 'Target creature loses protection from black until end of turn.'),
  card('Clearing', '{0}', 'Instant', 'Target creature loses forestwalk until end of turn.'),
  card('Blank', '{0}', 'Instant', 'Target creature loses all creature types until end of turn.'),
  card('Quicken', '{0}', 'Instant', "Until end of turn, target artifact creature becomes blue and isn't an artifact."),
  card('Dark Touch', '{B}', 'Instant', 'Target creature gets +1/+0 until end of turn.'),
  card('Hot Touch', '{R}', 'Instant', 'Target creature gets +1/+0 until end of turn.'),
  creature('Strider', '{0}', '2/2', 'Forestwalk, islandwalk'),
  creature('Golem', '{0}', '3/3', '', 'Artifact Creature — Golem'),
  card('Steed', '{0}', 'Instant', 'Target creature gets +2/+2 and gains flying.'),
  card(
    'Kindle',
    '{0}',
    'Instant',
    'Until end of turn, target creature and each other creature that shares a color with it gain "This creature can\'t block."',
  ),
  creature('Elk', '{G}', '3/4', 'Flying'),
  creature('Boar', '{G}', '2/2'),
  creature(
    'Guard',
    '{0}',
    '1/4',
    '{0}: ~ gets +0/+1 until end of turn. Activate only during the declare blockers step, only if at least one creature is blocking ~, and only once each turn.',
  ),
  card(
    'Hoard',
    '{0}',
    'Artifact',
    '{0}: You gain 1 life. Any player may activate this ability but only during their turn before the end step.',
  ),
]
const walks = (game: Table, name: string) =>
  characteristics(game.state, game.id(name, 'battlefield')).abilities.filter(({ kind }) => kind === 'keyword').length

inEditions('2004', '2011')('one thing lost, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)

  test('[2004:502.7a] protection from one quality, and not from the other', () => {
    const game = play(['Doubt', 'Dark Touch', 'Hot Touch'], ['Saint', 'Boar', 'Swamp', 'Mountain'])
    const legal = (spell: string) => {
      game.reply({ do: 'cast', ...game.way(game.id(spell, 'hand'), 'normal') })
      const found = game.asks('targets').legal.some((ref) => 'object' in ref && ref.object === game.id('Saint'))
      game
        .reply([game.ref('Boar')])
        .plain()
        .resolve()
      return found
    }
    game.cast('Doubt', { targets: ['Boar'] }).resolve()
    expect(legal('Hot Touch')).toBe(false)
    const lost = play(['Doubt', 'Dark Touch'], ['Golem', 'Saint', 'Swamp'])
    lost.cast('Doubt', { targets: ['Saint'] }).resolve()
    lost.cast('Dark Touch', { targets: ['Saint'] }).resolve()
    expect(lost.size('Saint')).toBe('3/2')
    expect(characteristics(lost.state, lost.id('Saint')).abilities).toHaveLength(1)
  })

  test('[2004:502.6] one landwalk of two', () => {
    const game = play(['Clearing'], ['Strider'])
    game.cast('Clearing', { targets: ['Strider'] }).resolve()
    expect(walks(game, 'Strider')).toBe(1)
  })

  test('[2004:205.3e] all creature types, and no other', () => {
    const game = play(['Blank'], ['Golem'])
    game.cast('Blank', { targets: ['Golem'] }).resolve()
    const { types, subtypes } = characteristics(game.state, game.id('Golem'))
    expect([types, subtypes]).toEqual([['artifact', 'creature'], []])
  })

  test('[2004:212.1b] a card type that it no longer has', () => {
    const game = play(['Quicken'], ['Golem'])
    game.cast('Quicken', { targets: ['Golem'] }).resolve()
    const { types, subtypes, colors } = characteristics(game.state, game.id('Golem'))
    expect([types, subtypes, colors]).toEqual([['creature'], ['Golem'], ['U']])
  })

  test('[2004:418.3a] a size and an ability for good', () => {
    const game = play(['Steed'], ['Boar'])
    game
      .cast('Steed', { targets: ['Boar'] })
      .resolve()
      .to('draw', game.state.turn.number + 2)
    expect(game.size('Boar')).toBe('4/4')
  })

  test('[2004:418.3] an ability that each of those gets which share a color', () => {
    const game = play(['Kindle'], ['Elk', 'Boar', 'Imp'])
    game.cast('Kindle', { targets: ['Elk'] }).resolve()
    const given = (name: string) =>
      characteristics(game.state, game.id(name)).abilities.some(({ kind }) => kind === 'static')
    expect(['Elk', 'Boar', 'Imp'].map(given)).toEqual([true, true, false])
  })

  test('[2004:403.3] three limits of one ability', () => {
    const game = play([], ['Guard', 'Elk'], ['Boar'])
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Guard'), 0) })?.key ?? null
    expect(why()).toBe('activate.condition')
    game.attack('Guard', 'Elk').block({ Boar: 'Guard' })
    expect(why()).toBeNull()
    game.activate('Guard').resolve()
    expect([why(), game.size('Guard')]).toEqual(['activate.usedUp', '1/5'])
  })

  test('[2004:403.2] by whoever has the turn, before its end', () => {
    const game = play([], ['Hoard'])
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Hoard'), 0) })?.key ?? null
    expect(why()).toBeNull()
    game.to('end')
    expect(why()).toBe('activate.condition')
    game.to('upkeep', game.state.turn.number + 1)
    expect(why()).toBeNull()
  })
})
