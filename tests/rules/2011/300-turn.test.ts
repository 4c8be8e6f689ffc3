import { describe, expect, test } from 'vitest'
import { getAnywhere } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const KETTLE = card('Kettle', '{1}', 'Artifact', '{T}: Add {R}{R}.')
const stepsOf = (game: Table): readonly string[] =>
  game.events.flatMap((event) => (event.kind === 'stepBegan' ? [event.step] : []))

describe('turns in 2011', () => {
  test('[2004:300.1] the phases and steps are the same', () => {
    const game = table('2011', [{}, {}]).to('upkeep', 4)
    const from = game.events.length
    game.to('upkeep', 5)
    expect(stepsOf({ ...game, events: game.events.slice(from) } as Table)).toEqual([
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'main2',
      'end',
      'cleanup',
      'untap',
      'upkeep',
    ])
  })

  test('[2004:300.3 2011:106.4] pools empty as each step ends, and nothing burns', () => {
    const game = table('2011', [{ battlefield: ['Kettle'] }, {}], [KETTLE], { step: 'upkeep' })
    game.activate('Kettle').pass(2)
    expect([game.state.turn.step, game.pool(0), game.life(0)]).toEqual(['draw', '', 20])
  })

  test('[2004:301.1] mana does not last from upkeep to the draw step', () => {
    const game = table('2011', [{ battlefield: ['Kettle'], hand: ['Spark'] }, {}], [KETTLE], { step: 'upkeep' })
    game.activate('Kettle').to('draw')
    const cast = { do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' } as const
    expect(game.why(cast)?.key).toBe('cast.cantPay')
  })

  test('[2011:106.4] from the declaration of attackers to that of blockers neither', () => {
    const game = table('2011', [{ battlefield: ['Kettle', 'Bear'] }, { battlefield: ['Ox'] }], [KETTLE])
    game.attack('Bear').activate('Kettle')
    expect(game.pool(0)).toBe('RR')
    game.until('blockers')
    expect([game.pool(0), game.life(0)]).toEqual(['', 20])
  })

  test('[2004:312.1] mana made in the end step is gone in cleanup', () => {
    const game = table('2011', [{ battlefield: ['Kettle'], hand: times(8, 'Ox') }, {}], [KETTLE]).to('end')
    game.activate('Kettle').pass(2)
    expect([game.state.turn.step, game.asks('choose').reason, game.pool(0)]).toEqual([
      'cleanup',
      'discardToHandSize',
      '',
    ])
  })

  test('[2004:305.1 2004:glossary/postcombat-main-phase] only the first main phase is precombat', () => {
    const dusk = zoo('Dusk')
    const morn = zoo('Morn')
    const more = card('More', '{0}', 'Sorcery', 'After this main phase, there is an additional main phase.')
    const game = table('2011', [{ battlefield: ['Dusk', 'Morn'], hand: ['More'] }, {}], [dusk, morn, more], {
      step: 'draw',
    })
    game.to('main1').resolve().cast('More').resolve().pass(2)
    expect(game.state.turn.step).toBe('main2')
    game.to('end')
    expect(game.life(0)).toBe(27)
  })

  test('[2004:305.3] a card with flash is cast at other times too, a planeswalker only in the own main phase', () => {
    const sprite = creature('Sprite', '{0}', '1/1', 'Flash')
    const ilsa = walker('Dawn Ilsa', '{0}', 3, '', 'Ilsa')
    const hands = { hand: ['Sprite', 'Bear', 'Dawn Ilsa'], pool: '{G}{G}' }
    const game = table('2011', [hands, {}], [sprite, ilsa], { step: 'upkeep' })
    const why = (name: string) => game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })?.key ?? null
    const early = 'timing.notMainPhase'
    expect([why('Sprite'), why('Bear'), why('Dawn Ilsa')]).toEqual([null, early, early])
    game.to('main1')
    expect([why('Sprite'), why('Dawn Ilsa')]).toEqual([null, null])
    expect(game.cast('Sprite').state.stack).toHaveLength(1)
    expect(why('Dawn Ilsa')).toBe('timing.stackNotEmpty')
  })

  test('[2004:314.2] damage goes from what is phased out, too', () => {
    const fade = card('Fading Mark', '{0}', 'Instant', 'Target creature phases out.')
    const game = table('2011', [{ battlefield: [{ name: 'Ox', damage: 2 }], hand: ['Fading Mark'] }, {}], [fade])
    game.cast('Fading Mark', { targets: ['Ox'] }).resolve()
    const damage = () => getAnywhere(game.state, game.id('Ox')).damage
    expect([damage(), game.to('end') && damage(), game.to('upkeep', 4) && damage()]).toEqual([2, 2, 0])
    expect(game.state.phasedOut).toEqual([game.id('Ox')])
    game.isAtAQuestion()
  })

  test('[2004:313.1 2004:313.2 2004:314.3] end step and cleanup as before', () => {
    const mayfly = zoo('Mayfly')
    const madcap = zoo('Madcap')
    const sides = { hand: ['Mayfly', ...times(8, 'Ox')], battlefield: ['Madcap'] }
    const game = table('2011', [sides, {}], [mayfly, madcap]).to('end')
    game
      .cast('Mayfly')
      .resolve()
      .until('choose')
      .reply([game.id('1:Ox', 'hand')])
    expect([game.state.turn.step, game.state.stack.length]).toEqual(['cleanup', 1])
    game.resolve().pass(2)
    expect([game.state.turn.number, game.life(0), game.zone('Mayfly')]).toEqual([4, 21, 'battlefield'])
    game.to('end', 4).resolve()
    expect(game.zone('Mayfly')).toBe('graveyard')
  })
})
