/**
 * Control that changes hands between players, attaching to what it fits, phasing both ways at once (418, 502.15,
 * 212.4).
 */
import { expect, test } from 'vitest'
import { getAnywhere, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Reversal',
    '{0}',
    'Instant',
    'You and target opponent each gain control of all creatures the other controls until end of turn. Untap those creatures. Those creatures gain haste until end of turn.',
  ),
  card(
    'Graft',
    '{0}',
    'Instant',
    "Gain control of target Aura that's attached to a permanent. Attach it to another permanent it can enchant.",
  ),
  card(
    'Eddy',
    '{0}',
    'Instant',
    'Simultaneously, all phased-out creatures phase in and all creatures with phasing phase out.',
  ),
  creature('Ghost', '{0}', '2/2', 'Phasing'),
  card(
    'Gloves',
    '{0}',
    'Artifact',
    '{0}, Sacrifice ~: Exchange control of target artifact, creature, or land you control and target permanent an opponent controls that shares one of those types with it. If those permanents are exchanged this way, destroy all Auras attached to them.',
  ),
  card(
    'Muddle',
    '{0}',
    'Enchantment',
    'Whenever an artifact, creature, or enchantment enters the battlefield, its controller chooses target permanent another player controls that shares a card type with it. Exchange control of those permanents.',
  ),
  creature('Gull', '{0}', '1/3'),
]

inEditions('2004', '2011')('trades, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []) =>
    table(
      edition,
      [
        { hand, battlefield: mine },
        { battlefield: theirs, hand: ['Gull'] },
      ],
      CARDS,
    )
  const controllerOf = (game: Table, name: string) => getAnywhere(game.state, game.id(name, 'battlefield')).controller

  test('[2004:418.3c] each has what the other had, until the turn ends', () => {
    const game = play(['Reversal'], ['Elk', 'Relic'], ['Gull'])
    game.cast('Reversal', { targets: ['player 1'] }).resolve()
    expect(['Elk', 'Gull', 'Relic'].map((name) => controllerOf(game, name))).toEqual([1, 0, 0])
    expect(['Elk', '1:Gull', 'Relic'].map((name) => hasKeyword(game.state, game.id(name), 'haste'))).toEqual([
      true,
      true,
      false,
    ])
    game.to('upkeep', game.state.turn.number + 1)
    expect(['Elk', 'Gull'].map((name) => controllerOf(game, name))).toEqual([0, 1])
    game.isAtAQuestion()
  })

  test('[2004:212.4d] only what it can enchant, and not where it is', () => {
    const game = play(['Mantle', 'Graft'], ['Elk', 'Relic'], ['Gull', 'Ghost'])
    game.cast('Mantle', { targets: ['Elk'] }).resolve()
    game.cast('Graft', { targets: ['Mantle'] }).resolve()
    const { from } = game.asks('choose')
    expect([...from].toSorted()).toEqual([game.id('Gull', 'battlefield'), game.id('Ghost')].toSorted())
    game.reply([game.id('Ghost')])
    expect([game.size('Ghost'), game.size('Elk'), controllerOf(game, 'Mantle')]).toEqual(['3/3', '3/4', 0])
  })

  test('[2004:212.4d] where there is nothing else that it can enchant, it stays', () => {
    const game = play(['Mantle', 'Graft'], ['Elk', 'Relic'])
    game.cast('Mantle', { targets: ['Elk'] }).resolve()
    game.cast('Graft', { targets: ['Mantle'] }).resolve()
    expect(game.size('Elk')).toBe('4/5')
    game.isAtAQuestion()
  })

  test('[2004:502.15] in and out at once: what phases in stays, though it has phasing', () => {
    const game = play(['Fade', 'Eddy'], ['Ghost', 'Ghost', 'Elk'])
    game.reply({ do: 'cast', ...game.way(game.id('Fade'), 'normal') })
    const [first, second] = game.state.battlefield
    game.reply([{ object: first as number }])
    game.resolveAll()
    game.cast('Eddy').resolve()
    expect([first, second, game.id('Elk')].map((id) => getAnywhere(game.state, id as number).zone)).toEqual([
      'battlefield',
      'phasedOut',
      'battlefield',
    ])
  })

  test('[2004:205.2] of one of those types, and then the Auras on both are destroyed', () => {
    const game = play(['Mantle', 'Mantle'], ['Gloves', 'Elk', 'Ghost'], ['Gull', 'Relic'])
    game.cast('1:Mantle', { targets: ['Elk'] }).resolve()
    game.cast('Mantle', { targets: ['Ghost'] }).resolve()
    game.reply({ do: 'activate', ...game.nth(game.id('Gloves'), 0) })
    game.reply([game.ref('Elk')])
    if (game.question.kind === 'targets') {
      expect(game.asks('targets').legal).toEqual([{ object: game.id('Gull', 'battlefield') }])
      game.reply([{ object: game.id('Gull', 'battlefield') }])
    }
    game.resolveAll()
    expect([controllerOf(game, 'Elk'), controllerOf(game, 'Gull'), game.size('Ghost'), game.size('Elk')]).toEqual([
      1,
      0,
      '3/3',
      '3/4',
    ])
  })

  test('[2004:409.2] its controller chooses, of what another player has', () => {
    const game = play(['Elk'], ['Muddle'], ['Gull', 'Relic'])
    game.cast('Elk').resolveAll()
    expect([controllerOf(game, 'Elk'), controllerOf(game, 'Gull')]).toEqual([1, 0])
    game.to('main1', game.state.turn.number + 1)
    game.reply({ do: 'cast', ...game.way(game.id('Gull', 'hand'), 'normal') })
    game.resolve()
    const question = game.question
    if (question.kind === 'targets') expect(question.seat).toBe(1)
    game.resolveAll()
    game.isAtAQuestion()
  })
})
