import { describe, expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ANVIL = card('Anvil', '{1}', 'Artifact', '{0}: You gain 1 life. Activate only during your main phase.')
const DAWN = card(
  'Dawn Anvil',
  '{1}',
  'Artifact',
  '{0}: You gain 1 life. Activate only during your precombat main phase.',
)

inEditions('2004', '2011')('305 main phases, %s', (edition) => {
  test('[2004:305.1] two main phases, each of them the main phase; only the first is the precombat one', () => {
    const sides = { battlefield: ['Anvil', 'Dawn Anvil'], hand: ['Onrush', 'Forest'] }
    const game = table(edition, [sides, {}], [ANVIL, DAWN], { step: 'upkeep' })
    const may = (name: string): boolean => game.why({ do: 'activate', ...game.nth(game.id(name), 0) }) === null
    // What is for the main phase is for both: sorceries and lands.
    const mayPlay = (): readonly boolean[] => [
      game.why({ do: 'cast', object: game.id('Onrush'), via: 'normal' }) === null,
      game.why({ do: 'playLand', object: game.id('Forest', 'hand') }) === null,
    ]
    expect([may('Anvil'), may('Dawn Anvil'), ...mayPlay()]).toEqual([false, false, false, false])
    game.to('main1')
    expect([may('Anvil'), may('Dawn Anvil'), ...mayPlay()]).toEqual([true, true, true, true])
    game.to('endCombat')
    expect([may('Anvil'), may('Dawn Anvil'), ...mayPlay()]).toEqual([false, false, false, false])
    game.to('main2')
    expect([may('Anvil'), may('Dawn Anvil'), ...mayPlay()]).toEqual([true, false, true, true])
    game.activate('Anvil').resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:glossary/postcombat-main-phase] an added main phase is a postcombat one', () => {
    const game = table(edition, [{ battlefield: ['Dusk', 'Morn'], hand: ['Onrush'] }, {}], [], {
      step: 'upkeep',
    })
    game.to('main1').resolve()
    expect(game.life(0)).toBe(25)
    game.cast('Onrush').resolve().to('end')
    expect(game.life(0)).toBe(27)
  })

  test('[2004:305.2] the main phase has no steps and ends when both pass on an empty stack', () => {
    const game = table(edition, [{ hand: times(2, 'Bear'), battlefield: times(4, 'Forest') }, {}])
    game.cast('1:Bear').resolve()
    expect([game.state.turn.step, game.asks('priority').seat]).toEqual(['main1', 0])
    game.cast('Bear').resolve()
    game.pass()
    expect([game.state.turn.step, game.asks('priority').seat]).toEqual(['main1', 1])
    game.pass()
    expect(game.state.turn.step).toBe('beginCombat')
  })

  test('[2004:305.3] its beginning triggers, then the active player has priority; only it casts what is no instant', () => {
    const cards = [card('Song', '{0}', 'Sorcery', 'You gain 1 life.'), zoo('Cog'), card('Rite', '{0}', 'Enchantment')]
    const names = ['Song', 'Cog', 'Rite']
    const sides = { hand: [...names, 'Ghost'], battlefield: ['Morn'] }
    const ghost = card('Ghost', '{0}', 'Creature — Spirit', '', '1/1')
    const game = table(edition, [sides, { hand: [...names, 'Ghost'] }], [...cards, ghost], { step: 'upkeep' })
    const mine = (seat: number) =>
      (game.state.hands[seat] ?? []).map((object) => game.why({ do: 'cast', object, via: 'normal' })?.key ?? null)
    expect(mine(0)).toEqual(times(4, 'timing.notMainPhase'))
    game.pass(2).pass(2)
    expect([game.state.turn.step, game.state.stack.length, game.asks('priority').seat]).toEqual(['main1', 1, 0])
    expect(mine(0)).not.toContain(null)
    game.resolve()
    expect(mine(0).filter((why) => why === null)).toHaveLength(4)
    game.pass()
    expect(mine(1)).toEqual(times(4, 'timing.notYourTurn'))
  })
})

describe('305.4 playing a land', () => {
  test('[2004:305.4] one land a turn, in either main phase, without the stack', () => {
    const game = table('2004', [{ hand: times(2, 'Forest') }, { hand: ['Forest'] }])
    game.land('1:Forest')
    expect([game.state.stack.length, game.asks('priority').seat, game.has('battlefield', 'Forest', 0)]).toEqual([
      0,
      0,
      true,
    ])
    const again = { do: 'playLand', object: game.id('Forest', 'hand') } as const
    expect(game.why(again)?.key).toBe('play.landAlready')
    game.to('main2')
    expect(game.why(again)?.key).toBe('play.landAlready')
  })

  test('[2004:305.4] not played before combat, it may be played after; not in other steps, nor by the other player', () => {
    const game = table('2004', [{ hand: ['Forest'] }, { hand: ['Forest'] }], [], { step: 'upkeep' })
    const land = { do: 'playLand', object: game.id('Forest', 'hand') } as const
    expect(game.why(land)?.key).toBe('timing.notMainPhase')
    game.to('main1').pass()
    expect(game.asks('priority').seat).toBe(1)
    expect(game.why({ do: 'playLand', object: game.state.hands[1]?.[0] ?? 0 })?.key).toBe('timing.notYourTurn')
    game.to('main2').land('Forest')
    expect(game.has('battlefield', 'Forest', 0)).toBe(true)
  })

  test('[2004:305.4] not while something is on the stack', () => {
    const game = table('2004', [{ hand: ['Forest', 'Spark'], battlefield: ['Mountain'] }, {}])
    game.cast('Spark', { targets: ['player 1'] })
    expect(game.why({ do: 'playLand', object: game.id('Forest', 'hand') })?.key).toBe('timing.stackNotEmpty')
    game.resolve().land('Forest')
    expect(game.has('battlefield', 'Forest', 0)).toBe(true)
  })
})
